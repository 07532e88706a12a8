"""*More*: the panel that only the player sees, with menus over all legal moves, a preview, and
*Confirm*."""

import asyncio
from io import BytesIO
from typing import TYPE_CHECKING, Any

import discord

from bot.messages.picture import scene_of
from bot.panels.base import Pressed, button
from bot.panels.buttons import MoveButton
from bot.panels.codes import spelled
from bot.panels.menu import Menu, menu
from bot.panels.numbers import counts_of, find, numbers_panel
from bot.panels.plan import plan_panel
from bot.tables.sessions import Table
from games.engine.contract import Action
from games.engine.errors import NotLegal, told_by
from games.engine.ranges import Ranged
from games.engine.words import Words
from rendering import alt_text, focus_on, previewed, render

if TYPE_CHECKING:
    from bot.app import Roundhouse

PREVIEW_WIDTH = 1000


class MoreButton(Pressed["discord.ui.Button[Any]"], template=r"rh:more:(?P<game>\d+):(?P<version>\d+)"):
    """Opens the panel that only the player sees."""

    def __init__(self, game_id: int, version: int, label: str = "") -> None:
        super().__init__(button(label or "…", f"rh:more:{game_id}:{version}", discord.ButtonStyle.primary))
        self.game_id, self.version = game_id, version

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> "MoreButton":
        return cls(int(match["game"]), int(match["version"]), item.label or "")

    async def pressed(self, interaction: "discord.Interaction[Roundhouse]") -> None:
        await open_panel(interaction, self.game_id, self.version)


class ChooseMenu(Pressed["discord.ui.Select[Any]"], template=r"rh:pick:(?P<game>\d+):(?P<version>\d+)"):
    """A menu of moves, or of choices that lead to them."""

    def __init__(self, game_id: int, version: int, options: list[discord.SelectOption], hint: str) -> None:
        custom_id = f"rh:pick:{game_id}:{version}"
        super().__init__(discord.ui.Select(custom_id=custom_id, options=options, placeholder=hint[:150]))
        self.game_id, self.version = game_id, version

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> "ChooseMenu":
        return cls(int(match["game"]), int(match["version"]), item.options, item.placeholder or "")

    async def pressed(self, interaction: "discord.Interaction[Roundhouse]") -> None:
        await show(interaction, self.game_id, self.version, self.item.values[0])


class StepButton(
    Pressed["discord.ui.Button[Any]"],
    template=r"rh:step:(?P<game>\d+):(?P<version>\d+):(?P<page>\d+):(?P<where>.*)",
):
    """Back to a menu, or to another page of it."""

    def __init__(self, game_id: int, version: int, page: int, where: str, label: str = "") -> None:
        super().__init__(button(label or "…", f"rh:step:{game_id}:{version}:{page}:{where}"))
        self.game_id, self.version, self.page, self.where = game_id, version, page, where

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> "StepButton":
        return cls(
            int(match["game"]), int(match["version"]), int(match["page"]), match["where"], item.label or ""
        )

    async def pressed(self, interaction: "discord.Interaction[Roundhouse]") -> None:
        await show(interaction, self.game_id, self.version, f"/{self.where}", self.page)


async def open_panel(
    interaction: "discord.Interaction[Roundhouse]", game_id: int, version: int, chosen: str = "/"
) -> None:
    """The first menu, as a new message for the one who asked."""
    table = await _fresh(interaction, game_id, version)
    await interaction.response.defer(ephemeral=True, thinking=True)
    view, files = await _panel(interaction, table, chosen, 0)
    await interaction.followup.send(view=view, files=files, ephemeral=True)


async def show(
    interaction: "discord.Interaction[Roundhouse]", game_id: int, version: int, chosen: str, page: int = 0
) -> None:
    """The panel after a choice: `/` and a path is a menu, `#` and a verb a menu of numbers, `=` and a
    move its preview, `@` a plan."""
    table = await _fresh(interaction, game_id, version)
    await interaction.response.defer()
    view, files = await _panel(interaction, table, chosen, page)
    await interaction.edit_original_response(view=view, attachments=files)


async def _fresh(interaction: "discord.Interaction[Roundhouse]", game_id: int, version: int) -> Table:
    """The table, if it still is where the panel was made and waits for this user."""
    table = await interaction.client.sessions.table_of(game_id)
    table.seat_asked(interaction.user.id)
    if table.row.played != version:
        with told_by(table.row.game, table.match.setting.seats):
            raise NotLegal("stale", version=version)
    return table


async def _panel(
    interaction: "discord.Interaction[Roundhouse]", table: Table, chosen: str, page: int
) -> tuple[discord.ui.LayoutView, list[discord.File]]:
    bot = interaction.client
    game = table.match.game
    locale, theme = await bot.taste(interaction)
    speaker = bot.words(locale, table.row.game)
    seat = table.seat_asked(interaction.user.id)
    state = table.seen(seat)
    shown: list[Any] = []
    if chosen.startswith("="):
        action = game.read(state, spelled(game, state, seat, chosen[1:]))
        shown, view = [action], _confirmation(table, action, speaker)
    elif chosen.startswith("@"):
        view, shown = await plan_panel(table, seat, chosen[1:], page, speaker)
    elif chosen.startswith("#"):
        verb, _, draft = chosen[1:].partition(":")
        ranged = find(table, seat, verb)
        action = ranged.filled(counts_of(ranged, draft))
        shown = [action] * (action in ranged)
        view = numbers_panel(table, ranged, draft, speaker)
    else:
        prefix = tuple(part for part in chosen[1:].split("|") if part)
        choices = menu(game, list(game.legal(state, seat)), prefix, page)
        shown = [line.move for line in choices.lines if line.move is not None]
        view = _menu(table, choices, speaker)
    if told := hand_of(table, seat, speaker):
        view.add_item(discord.ui.TextDisplay(f"-# {told}"))
    drawn = [action for action in shown if previewed(table.row.game, action)]
    if not drawn:
        return view, []
    scene = scene_of(table, (), locale, theme, drawn, PREVIEW_WIDTH, focus_on(table.row.game, drawn))
    picture, described = await asyncio.gather(bot.draw(render, scene), bot.draw(alt_text, scene))
    gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery(
        discord.MediaGalleryItem("attachment://preview.png", description=described)
    )
    return _with_picture(view, gallery), [discord.File(BytesIO(picture), "preview.png")]


def hand_of(table: Table, seat: int, speaker: Words) -> str | None:
    """What only this player sees, in words."""
    figures = table.match.game.advice.hand(table.seen(seat), seat)
    return speaker.say("hand", **figures) if figures else None


def _with_picture(
    view: discord.ui.LayoutView, gallery: "discord.ui.MediaGallery[Any]"
) -> discord.ui.LayoutView:
    items = list(view.children)
    view.clear_items()
    for item in (gallery, *items):
        view.add_item(item)
    return view


def _menu(table: Table, choices: Menu, speaker: Words) -> discord.ui.LayoutView:
    row, game, state = table.row, table.match.game, table.seen()
    numbered = sum(previewed(row.game, line.move) for line in choices.lines) > 1
    options = []
    number = 0
    for line in choices.lines:
        if isinstance(line.move, Ranged):
            label = speaker.say(f"verb-{line.move.verb}")
            options.append(discord.SelectOption(label=f"{label}…"[:100], value=line.value))
            continue
        if line.move is None:
            label = speaker.say(f"verb-{line.part}") if not choices.prefix else speaker.thing(line.part)
            options.append(
                discord.SelectOption(
                    label=label[:100],
                    value=line.value,
                    description=speaker.say("menu-behind", count=line.behind),
                )
            )
            continue
        label = speaker.move(line.move)
        if numbered and previewed(row.game, line.move):
            number += 1
            label = f"{number} · {label}"
        detail = speaker.detail(line.move, game.advice.detail(state, line.move))
        options.append(
            discord.SelectOption(label=label[:100], value=line.value, description=detail[:100] or None)
        )
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(
        discord.ui.TextDisplay(speaker.say("menu-title", page=choices.page + 1, pages=choices.pages))
    )
    view.add_item(discord.ui.ActionRow(ChooseMenu(row.id, row.played, options, speaker.say("menu-hint"))))
    where = "|".join(choices.prefix)
    steps = []
    if choices.prefix:
        steps.append(
            StepButton(row.id, row.played, 0, "|".join(choices.prefix[:-1]), speaker.say("button-back"))
        )
    if choices.page:
        steps.append(StepButton(row.id, row.played, choices.page - 1, where, speaker.say("button-previous")))
    if choices.page + 1 < choices.pages:
        steps.append(StepButton(row.id, row.played, choices.page + 1, where, speaker.say("button-next")))
    if steps:
        view.add_item(discord.ui.ActionRow(*steps))
    return view


def _confirmation(table: Table, action: Action, speaker: Words) -> discord.ui.LayoutView:
    row, game = table.row, table.match.game
    detail = speaker.detail(action, game.advice.detail(table.seen(), action))
    view = discord.ui.LayoutView(timeout=None)
    text = speaker.say("menu-confirm", move=speaker.move(action), detail=f"({detail})" if detail else "")
    view.add_item(discord.ui.TextDisplay(text))
    confirm = MoveButton(
        row.id, row.played, game.write(action), speaker.say("button-confirm"), discord.ButtonStyle.success
    )
    view.add_item(
        discord.ui.ActionRow(confirm, StepButton(row.id, row.played, 0, "", speaker.say("button-back")))
    )
    return view
