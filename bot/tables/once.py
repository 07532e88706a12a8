"""Changes that an interaction asks for: carried out once, however often it comes."""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Concatenate, ParamSpec

from bot.store import OpenGame, Store
from bot.store.rows import ChannelTaken, GameRow, Repeated
from games.engine.errors import BadInput

P = ParamSpec("P")


def once(
    change: Callable[Concatenate[OpenGame, P], Awaitable[None]],
) -> Callable[Concatenate[Store, int, int, P], Awaitable[GameRow]]:
    """Opens the game's door for a change: `change(store, game_id, interaction_id, ...)`. An interaction that
    was carried out before finds it done. Returns the game as it then is."""

    @wraps(change)
    async def changed(
        store: Store, game_id: int, interaction_id: int, /, *args: P.args, **kwargs: P.kwargs
    ) -> GameRow:
        try:
            async with store.game(game_id) as game:
                if await game.once(interaction_id, game_id):
                    await change(game, *args, **kwargs)
        except ChannelTaken as error:
            raise BadInput("channel-taken") from error
        return game.row

    return changed


async def check_first(game: OpenGame, interaction_id: int | None) -> None:
    """Raises `Repeated` for an interaction that was carried out before; what comes of none is always new."""
    if interaction_id is not None and not await game.once(interaction_id, game.row.id):
        raise Repeated
