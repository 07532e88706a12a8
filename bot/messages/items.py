"""Parts of messages as Discord's own. A button is made from its id alone, so that it survives a restart; what
happens when it is pressed is told by `bot.panels.pressed`."""

from collections.abc import Sequence
from re import Match
from typing import Any

import discord

from bot.aliases import AnyButton, AnyItem, AnySelect
from bot.messages.emblems import in_text, on_label
from bot.messages.ids import TEMPLATE, custom_id, value_of
from bot.messages.limits import ABOUT, BUTTON, FIELDS, FORM, HINT, LAYOUT, OPTION, cut, in_rows
from bot.messages.parts import Attached, Button, Field, Form, Gallery, Menu, Option, Part
from bot.messages.signs import without_signs


class Pressed(discord.ui.DynamicItem[AnyButton | AnySelect], template=TEMPLATE):
    """A button or menu of ours, whose custom id says what it does. discord.py passes over one that is not
    in the message it knows, without a word; so `bot.panels.pressed` hears of each press by itself."""

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: Any, __: Match[str], /) -> "Pressed":
        """Called by discord.py to make the button or menu again from what was pressed."""
        return cls(item)


def layout(*parts: Part) -> discord.ui.LayoutView:
    """A message of parts, one below the other."""
    view = discord.ui.LayoutView(timeout=None)
    room = LAYOUT - sum(len(part) for part in parts if isinstance(part, str))
    for part in parts:
        if isinstance(part, str):
            told = in_text(part, len(part) + room)
            room -= max(len(told) - len(part), 0)
            part = told
        for item in _items(part):
            view.add_item(item)
    return view


def buttons_alone(buttons: Sequence[Button]) -> discord.ui.View:
    """Buttons under a plain text."""
    view = discord.ui.View(timeout=None)
    for button in buttons:
        view.add_item(_button(button))
    return view


def modal(form: Form) -> discord.ui.Modal:
    """A form. Nothing is kept of it: when it is sent, its custom id says what it was."""
    made = discord.ui.Modal(title=cut(without_signs(form.title), FORM), custom_id=custom_id(form.id))
    if form.text and len(form.fields) < FIELDS:
        made.add_item(discord.ui.TextDisplay(in_text(form.text, LAYOUT)))
    for field in form.fields:
        made.add_item(_field(field))
    made.stop()
    return made


def _field(field: Field) -> AnyItem:
    item: AnyItem
    options = [_option(option) for option in field.options]
    if field.file:
        item = discord.ui.FileUpload(custom_id=field.name, required=field.required)
    elif field.spread:
        item = discord.ui.RadioGroup(custom_id=field.name, required=field.required)
        for option in options:
            item.add_option(
                label=option.label,
                value=option.value,
                description=option.description,
                default=option.default,
            )
    elif options:
        item = discord.ui.Select(custom_id=field.name, options=options, required=field.required)
    else:
        item = discord.ui.TextInput(custom_id=field.name, required=field.required, max_length=field.longest)
    about = cut(without_signs(field.about), ABOUT) or None
    return discord.ui.Label(text=cut(without_signs(field.label), FORM), description=about, component=item)


def _items(part: Part) -> list[AnyItem]:
    match part:
        case str():
            return [discord.ui.TextDisplay(part)]
        case Gallery(name, described):
            picture = discord.MediaGalleryItem(f"attachment://{name}", description=described)
            return [discord.ui.MediaGallery(picture)]
        case Attached(name):
            return [discord.ui.File(f"attachment://{name}")]
        case Menu():
            return [discord.ui.ActionRow(_menu(part))]
    return [discord.ui.ActionRow(*map(_button, row)) for row in in_rows(part)]


def _button(button: Button) -> Pressed:
    label, emoji = on_label(button.label)
    return Pressed(
        discord.ui.Button(
            label=cut(label, BUTTON),
            emoji=emoji,
            custom_id=custom_id(button.id),
            style=discord.ButtonStyle[button.style],
            disabled=button.disabled,
        )
    )


def _menu(menu: Menu) -> Pressed:
    return Pressed(
        discord.ui.Select(
            custom_id=custom_id(menu.id),
            options=[_option(option) for option in menu.options],
            placeholder=cut(without_signs(menu.hint), HINT) if menu.hint is not None else None,
            disabled=menu.disabled,
        )
    )


def _option(option: Option) -> discord.SelectOption:
    label, emoji = on_label(option.label)
    return discord.SelectOption(
        label=cut(label, OPTION),
        emoji=emoji,
        value=option.value if isinstance(option.value, str) else value_of(option.value),
        description=cut(without_signs(option.detail), OPTION) or None,
        default=option.chosen,
    )
