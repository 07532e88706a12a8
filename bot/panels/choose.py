"""The panel that only the player sees, from place to place: menus over all legal moves, numbers, plans, and a
preview with *Confirm*."""

import asyncio
from collections.abc import Callable
from io import BytesIO
from typing import Any

import discord

from bot.aliases import Interaction
from bot.messages import ids
from bot.messages.hand import hand_of
from bot.messages.items import Part, gallery, layout
from bot.messages.picture import scene_of
from bot.messages.reader import Taste, taste_of
from bot.panels.confirm import confirm_panel
from bot.panels.menu import menu_panel
from bot.panels.numbers import counts_of, numbers_panel
from bot.panels.panel import Looking, Panel
from bot.panels.plan import plan_panel
from bot.panels.playing import play
from bot.tables.table import Table, of_game
from bot.words import speak
from games.engine.errors import NotLegal
from rendering import alt_text, focus_on, previewed, render

PREVIEW, PREVIEW_WIDTH = "preview.png", 1000
PANELS: dict[type[ids.PanelAt], Callable[[Looking, Any, int], Panel]] = {
    ids.MenuAt: menu_panel,
    ids.NumbersAt: numbers_panel,
    ids.MoveAt: confirm_panel,
    ids.PlanAt: plan_panel,
}


async def more(interaction: Interaction, id_: ids.MoreId) -> None:
    """All moves."""
    await show(interaction, id_.game, id_.version, ids.MenuAt())


async def draft(interaction: Interaction, id_: ids.DraftId) -> None:
    """The numbers of a verb."""
    await show(interaction, id_.game, id_.version, ids.NumbersAt(id_.verb, id_.draft))


async def plan(interaction: Interaction, id_: ids.PlanId) -> None:
    """A plan, from its beginning or where it was left."""
    await show(interaction, id_.game, id_.version, ids.PlanAt(id_.way), id_.page)


async def step(interaction: Interaction, id_: ids.StepId) -> None:
    """Back, or another page."""
    await show(interaction, id_.game, id_.version, id_.place, id_.page)


async def picked(interaction: Interaction, id_: ids.PickId, chosen: str) -> None:
    """What an option of a menu leads to."""
    await show(interaction, id_.game, id_.version, ids.read_panel(chosen))


async def number(interaction: Interaction, id_: ids.NumberId, chosen: str) -> None:
    """Another number for one thing."""
    numbers = (*id_.draft[: id_.at], ids.read_number(chosen), *id_.draft[id_.at + 1 :])
    await show(interaction, id_.game, id_.version, ids.NumbersAt(id_.verb, numbers))


async def made(interaction: Interaction, id_: ids.MadeId) -> None:
    """*Confirm*: plays the move with the numbers chosen."""
    table = await of_game(interaction.client.store, id_.game)
    looking = await _looking(interaction, table, await taste_of(interaction))
    with table.told():
        ranged = looking.ranged(id_.verb)
    move = looking.notation(ranged.filled(counts_of(ranged, id_.draft)))
    await play(interaction, move, id_.version, id_.game)


async def show(
    interaction: Interaction, game_id: int, version: int, place: ids.PanelAt, page: int = 0
) -> None:
    """A place of the panel: in the same message, or in a new one for who pressed under a board."""
    table = await _fresh(interaction, game_id, version)
    message = interaction.message
    if message is not None and message.flags.ephemeral:
        await interaction.response.defer()
        view, files = await _panel(interaction, table, place, page)
        await interaction.edit_original_response(view=view, attachments=files)
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)
        view, files = await _panel(interaction, table, place, page)
        await interaction.followup.send(view=view, files=files, ephemeral=True)


async def _fresh(interaction: Interaction, game_id: int, version: int) -> Table:
    """The table, if it still is where the panel was made and waits for this user."""
    table = await of_game(interaction.client.store, game_id)
    table.seat_asked(interaction.user.id)
    if table.row.played != version:
        with table.told():
            raise NotLegal("stale", version=version)
    return table


async def _looking(interaction: Interaction, table: Table, taste: Taste) -> Looking:
    seat = table.seat_asked(interaction.user.id)
    offer = await interaction.client.offers.of(table, seat)
    return Looking(table, seat, offer, speak(taste.locale, table.row.game))


async def _panel(
    interaction: Interaction, table: Table, place: ids.PanelAt, page: int
) -> tuple[discord.ui.LayoutView, list[discord.File]]:
    """A place of the panel as a message, with a picture of what can be drawn of it."""
    bot = interaction.client
    taste = await taste_of(interaction)
    looking = await _looking(interaction, table, taste)
    with table.told():
        panel = await asyncio.to_thread(PANELS[type(place)], looking, place, page)
    parts: list[Part] = [panel.text, *panel.menus, panel.buttons]
    if hand := hand_of(table, looking.seat, looking.speaker):
        parts.append(f"-# {hand}")
    drawn = [action for action in panel.drawn if previewed(table.row.game, action)]
    if not drawn:
        return layout(*parts), []
    scene = scene_of(table, (), *taste, drawn, PREVIEW_WIDTH, focus_on(table.row.game, drawn))
    picture, described = await asyncio.gather(bot.draw(render, scene), bot.draw(alt_text, scene))
    return layout(gallery(PREVIEW, described), *parts), [discord.File(BytesIO(picture), PREVIEW)]
