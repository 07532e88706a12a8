"""Buttons, menus and layouts. A button is made from its id alone, so that it survives a restart; what happens
when it is pressed is told by `bot.panels.pressed`."""

from collections.abc import Sequence
from re import Match
from typing import Any

import discord

from bot.aliases import AnyButton, AnyItem, AnySelect
from bot.messages.ids import TEMPLATE, Id, PanelAt, custom_id, value_of
from bot.messages.limits import BUTTON, HINT, OPTION, cut, in_rows

PRIMARY, SECONDARY = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
SUCCESS, DANGER = discord.ButtonStyle.success, discord.ButtonStyle.danger


class Pressed(discord.ui.DynamicItem[AnyButton | AnySelect], template=TEMPLATE):
    """A button or menu of ours, whose custom id says what it does. discord.py passes over one that is not
    in the message it knows, without a word; so `bot.panels.pressed` hears of each press by itself."""

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: Any, __: Match[str], /) -> "Pressed":
        """Called by discord.py to make the button or menu again from what was pressed."""
        return cls(item)


Part = str | AnyItem | Sequence[Pressed]


def button(id_: Id, label: str, style: discord.ButtonStyle = SECONDARY, disabled: bool = False) -> Pressed:
    """A button; a label that is too long is cut."""
    return Pressed(
        discord.ui.Button(label=cut(label, BUTTON), custom_id=custom_id(id_), style=style, disabled=disabled)
    )


def menu(
    id_: Id, options: list[discord.SelectOption], hint: str | None = None, disabled: bool = False
) -> Pressed:
    """A menu from which one option is chosen."""
    return Pressed(
        discord.ui.Select(
            custom_id=custom_id(id_),
            options=options,
            placeholder=cut(hint, HINT) if hint is not None else None,
            disabled=disabled,
        )
    )


def option(value: PanelAt | str, label: str, detail: str = "", chosen: bool = False) -> discord.SelectOption:
    """An option of a menu, which leads to a place of the panel or has a value of its own."""
    return discord.SelectOption(
        label=cut(label, OPTION),
        value=value if isinstance(value, str) else value_of(value),
        description=cut(detail, OPTION) or None,
        default=chosen,
    )


def layout(*parts: Part) -> discord.ui.LayoutView:
    """A message of texts, pictures, menus and rows of buttons, one below the other."""
    view = discord.ui.LayoutView(timeout=None)
    for part in parts:
        if isinstance(part, str):
            view.add_item(discord.ui.TextDisplay(part))
        elif isinstance(part, Pressed):
            view.add_item(discord.ui.ActionRow(part))
        elif isinstance(part, discord.ui.Item):
            view.add_item(part)
        else:
            for row in in_rows(part):
                view.add_item(discord.ui.ActionRow(*row))
    return view


def gallery(name: str, described: str) -> AnyItem:
    """A picture that is attached under a name, and what it shows in words."""
    return discord.ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=described))


def buttons_alone(buttons: Sequence[Pressed]) -> discord.ui.View:
    """Buttons under a plain text."""
    view = discord.ui.View(timeout=None)
    for item in buttons:
        view.add_item(item)
    return view
