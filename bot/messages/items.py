"""Parts of messages as Discord's own. A button is made from its id alone, so that it survives a restart; what
happens when it is pressed is told by `bot.panels.pressed`."""

from collections.abc import Sequence
from re import Match
from typing import Any

import discord

from bot.aliases import AnyButton, AnyItem, AnySelect
from bot.messages.ids import TEMPLATE, custom_id, value_of
from bot.messages.limits import BUTTON, HINT, OPTION, cut, in_rows
from bot.messages.parts import Attached, Button, Gallery, Menu, Option, Part


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
    for part in parts:
        for item in _items(part):
            view.add_item(item)
    return view


def buttons_alone(buttons: Sequence[Button]) -> discord.ui.View:
    """Buttons under a plain text."""
    view = discord.ui.View(timeout=None)
    for button in buttons:
        view.add_item(_button(button))
    return view


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
    return Pressed(
        discord.ui.Button(
            label=cut(button.label, BUTTON),
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
            placeholder=cut(menu.hint, HINT) if menu.hint is not None else None,
            disabled=menu.disabled,
        )
    )


def _option(option: Option) -> discord.SelectOption:
    return discord.SelectOption(
        label=cut(option.label, OPTION),
        value=option.value if isinstance(option.value, str) else value_of(option.value),
        description=cut(option.detail, OPTION) or None,
        default=option.chosen,
    )
