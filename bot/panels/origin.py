"""Tables for games that go on from a board of another one."""

from functools import partial

from bot.aliases import Interaction
from bot.foreman import Lane
from bot.panels.lobby import open_here
from bot.store.rows import GameRow, Repeated
from bot.tables.lobby import CLONE, go_on_from
from bot.tables.origin import origin_in
from bot.tables.table import of_game, whole
from bot.tables.votes import check_clone
from games.engine.errors import BadInput


async def go_on_here(interaction: Interaction, row: GameRow, version: int, number: int | None = None) -> None:
    """Opens a table for a game that goes on from a board; under one number, only once."""
    bot = interaction.client
    await interaction.response.defer(ephemeral=True, thinking=True)
    passage = await whole(bot.store, row, version)
    origin = await bot.foreman.do(Lane.DEMAND, interaction.user.id, origin_in, passage)
    try:
        await open_here(interaction, row.game, partial(go_on_from, bot.store, origin, number), "clone-fits")
    except Repeated as error:
        raise BadInput("clone-once") from error


async def agreed(interaction: Interaction, game_id: int, vote_id: int) -> None:
    """The same for a board of a running game, after a vote."""
    store = interaction.client.store
    vote = await check_clone(store, game_id, vote_id)
    row = (await of_game(store, game_id)).row
    await go_on_here(interaction, row, vote.version, CLONE + vote.id)
