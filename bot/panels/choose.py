"""The panel that only the player sees, from place to place: menus over all legal moves, numbers, plans, and a
preview with *Confirm*."""

from io import BytesIO

import discord

from bot.aliases import Interaction
from bot.foreman import Lane
from bot.messages import ids
from bot.messages.items import layout
from bot.messages.reader import taste_of
from bot.panels.look import PREVIEW, made_up, shown
from bot.panels.playing import play
from bot.tables.table import Table, of_game
from games.engine.errors import NotLegal


async def more(interaction: Interaction, id_: ids.MoreId) -> None:
    """All moves."""
    await show(interaction, id_.game, id_.version, ids.MenuAt())


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
    bot, user_id = interaction.client, interaction.user.id
    table = await of_game(bot.store, id_.game)
    seat = table.seat_asked(user_id)
    move = bot.foreman.do(Lane.MOVE, user_id, made_up, table.row, seat, id_.verb, id_.draft)
    await play(interaction, move, id_.version, id_.game)


async def show(
    interaction: Interaction, game_id: int, version: int, place: ids.PanelAt, page: int = 0, note: str = ""
) -> None:
    """A place of the panel: in the same message, or in a new one for who pressed under a board. A note comes
    first."""
    table = await fresh(interaction, game_id, version)
    message = interaction.message
    if message is not None and message.flags.ephemeral:
        if not interaction.response.is_done():
            await interaction.response.defer()
        view, files = await _panel(interaction, table, place, page, note)
        await interaction.edit_original_response(view=view, attachments=files)
    else:
        if not interaction.response.is_done():
            await interaction.response.defer(ephemeral=True, thinking=True)
        view, files = await _panel(interaction, table, place, page, note)
        await interaction.followup.send(view=view, files=files, ephemeral=True)


async def fresh(interaction: Interaction, game_id: int, version: int) -> Table:
    """The table, if it still is where a panel or form was made and waits for this user."""
    table = await of_game(interaction.client.store, game_id)
    table.seat_asked(interaction.user.id)
    if table.row.played != version:
        with table.told():
            raise NotLegal("stale", version=version)
    return table


async def _panel(
    interaction: Interaction, table: Table, place: ids.PanelAt, page: int, note: str
) -> tuple[discord.ui.LayoutView, list[discord.File]]:
    """A place of the panel as a message."""
    user_id = interaction.user.id
    seat, (locale, look) = table.seat_asked(user_id), await taste_of(interaction)
    panel = await interaction.client.foreman.do(
        Lane.MOVE, user_id, shown, table.row, seat, locale, look, place, page
    )
    files = [discord.File(BytesIO(panel.preview.png), PREVIEW)] if panel.preview else []
    return layout(*[note] * bool(note), *panel.parts), files
