"""Moves: checked, applied and kept with all that follows, before anybody hears of them."""

from collections.abc import Sequence

from bot.schedule import position
from bot.store import OpenGame, Store
from bot.store.rows import ActionRow, GameRow, Repeated
from bot.tables import undo
from bot.tables.once import once
from bot.tables.ratings import rate
from bot.tables.results import results_of
from bot.tables.table import Table, load, of_game
from games.engine.errors import BadInput, NotLegal
from games.engine.history import AND_THEN, UNDO
from games.engine.match import AnyMatch, Match
from games.engine.typed import read_typed


async def move(
    store: Store, game_id: int, user_id: int, text: str, interaction_id: int, played: int | None = None
) -> tuple[Table, bool]:
    """Plays a move for a user, several in a row, or takes his last one back. `played` is the position that
    it was meant for. A repeated interaction is not a second move; then it is false."""
    try:
        async with store.game(game_id) as game:
            table = _open(game.row)
            seat = table.seat_of(user_id)
            with table.told():
                if played is not None and played != game.row.played:
                    if await game.games.has_move(interaction_id):
                        return table, False
                    raise NotLegal("stale", version=played)
                if text.strip().casefold() == UNDO:
                    match, kept = await undo.last_taken_back(game, seat), UNDO
                else:
                    match, kept = table.match, play_row(table.match, seat, text)
            return await keep(game, match, ActionRow(seat, kept), interaction_id), True
    except Repeated:
        return await of_game(store, game_id), False


def play_row(match: AnyMatch, seat: int, text: str) -> str:
    """Plays a move, or several in a row, and returns them as they are kept. Nothing is played where one is
    refused, and only the last may draw: else the refusal of the next would tell what is not drawn yet."""
    parts = text.split(AND_THEN)
    if len(parts) > 1:
        _play_parts(Match.resume(match.setting, match.snapshot()), seat, parts)
    return AND_THEN.join(_play_parts(match, seat, parts))


def _play_parts(match: AnyMatch, seat: int, parts: Sequence[str]) -> list[str]:
    moves: list[str] = []
    for part in parts:
        action = read_typed(match.game, match.state, seat, part)
        moves.append(match.game.write(action))
        if match.play(seat, action).drew and len(moves) < len(parts):
            raise NotLegal("row-draws", move=moves[-1])
    return moves


async def play_for(game: OpenGame, table: Table, seat: int, text: str, origin: str) -> Table:
    """Plays a move for a seat that does not come from its player: by the clock, or by an order."""
    return await keep(game, table.match, ActionRow(seat, play_row(table.match, seat, text), origin))


async def keep(
    game: OpenGame, match: AnyMatch, action: ActionRow, interaction_id: int | None = None
) -> Table:
    """Keeps a move with all that follows from it. What may be refused comes first."""
    await game.act(action, interaction_id)
    await position.charge(game, action.seat)
    if action.origin == "player":  # who moves has not left
        await game.withdraw_invitations(action.seat)
        await game.close_votes("replace", action.seat)
        if game.row.players[action.seat].vacant:
            await game.seat(action.seat, vacant=False)
    asked = match.game.actors(match.state)
    await game.keep_position()
    await game.change(played=game.row.played + 1, snapshot=match.snapshot(), asked_at=game.now())
    if not asked:
        await game.change(status="over")
        await game.close_votes()
        await rate(game, results_of(game.row, match.game.result(match.state), game.now()))
    await game.post_board()
    await position.reset_timers(game, asked)
    await position.call(game, asked)
    return Table(game.row, match)


async def end(game: OpenGame) -> None:
    """Ends a running game without a result."""
    if game.row.status != "running":
        raise BadInput("no-game")
    await game.change(status="cancelled")
    await game.reset_timers()
    await game.close_votes()


call_off = once(end)
"""Ends a running game at the word of one who may."""


def _open(row: GameRow) -> Table:
    """A game in which moves are made."""
    if row.snapshot is None:
        raise BadInput("no-game")
    table = load(row)
    with table.told():
        if row.status == "cancelled":
            raise NotLegal("game-over")
        if row.archived:
            raise BadInput("archived")
    return table
