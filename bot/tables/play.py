"""Moves: checked, applied and kept with all that follows, before anybody hears of them."""

from collections.abc import Sequence

import msgspec

from bot.schedule import position
from bot.store import OpenGame, Store
from bot.store.rows import ActionRow, GameRow, Notice, Repeated
from bot.tables import boards, spectators, undo
from bot.tables.once import once
from bot.tables.order_language import Order, decide
from bot.tables.ratings import rate
from bot.tables.results import results_of
from bot.tables.table import Table, load, of_game
from games.engine.errors import BadInput, GameError, NotLegal
from games.engine.history import AND_THEN, UNDO, turns_undone
from games.engine.match import AnyMatch, Match
from games.engine.typed import read_typed

COMPUTED = ("computer", "stand-in")
"""Origins of a computer's moves."""


async def move(
    store: Store, game_id: int, user_id: int, text: str, interaction_id: int, played: int | None = None
) -> tuple[Table, bool]:
    """Plays a move for a user, several in a row, or takes his last one back. `played` is the position that
    it was meant for. A repeated interaction is not a second move; then it is false."""
    try:
        async with store.game(game_id) as game:
            table = open_table(game.row)
            seat = table.seat_of(user_id)
            with table.told():
                if played is not None and played != game.row.played:
                    raise NotLegal("stale", version=played)
                if text.strip().casefold() == UNDO:
                    match, kept = await undo.last_taken_back(game, seat), UNDO
                else:
                    match, kept = table.match, play_row(table.match, seat, text)
            return await keep(game, match, ActionRow(seat, kept), interaction_id), True
    except Repeated:
        return await of_game(store, game_id), False
    except GameError:
        if await store.games.has_move(interaction_id):  # it is in its own way
            return await of_game(store, game_id), False
        raise


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


async def obey(game: OpenGame, table: Table, seat: int, order: Order, origin: str = "order") -> bool:
    """Plays what a standing order says now, if it says something; one that no longer fits is dropped."""
    if (move := await _ordered(game, table, seat, order)) is None:
        return False
    await play_for(game, table, seat, move, origin)
    return True


async def keep(
    game: OpenGame, match: AnyMatch, action: ActionRow, interaction_id: int | None = None
) -> Table:
    """Keeps a move with all that follows from it, also by orders that are carried out promptly. What may be
    refused comes first. What computers do is told when somebody else is asked."""
    table = await _kept(game, match, action, interaction_id)
    if not turns_undone(action.move):
        table = await _followed(game, table)
    await position.reset_timers(game, table.seats_asked)
    mover = game.row.players[action.seat].user_id if action.origin == "player" else None
    if action.origin not in COMPUTED or not game.row.thinking or await boards.is_long_ago(game):
        await boards.post(game, table.match, mover)
    if not turns_undone(action.move):
        await spectators.told(game, table.match)
    return table


async def _kept(
    game: OpenGame, match: AnyMatch, action: ActionRow, interaction_id: int | None = None
) -> Table:
    """Keeps one move; nobody is told yet."""
    await game.act(action, interaction_id)
    await position.charge(game, action.seat)
    if action.origin == "player":  # who moves has not left
        await game.withdraw_invitations(action.seat)
        await game.close_votes("replace", action.seat)
        player = game.row.players[action.seat]
        if player.vacant or player.level:
            await game.seat(action.seat, vacant=False, level=None)
    await game.keep_position()
    await game.change(played=game.row.played + 1, snapshot=match.snapshot(), asked_at=game.now())
    if not match.game.actors(match.state):
        await game.change(status="over")
        await game.close_votes()
        await rate(game, results_of(game.row, match.game.result(match.state), game.now()))
    return Table(game.row, match)


async def _followed(game: OpenGame, table: Table) -> Table:
    """Plays on as long as whoever is asked has ordered to follow promptly. This tells no more than the bids
    do: that they come by order is told with each."""
    while len(table.seats_asked) == 1:
        [seat] = table.seats_asked
        steps = await game.orders.of_seat(game.row.id, seat)
        order = msgspec.json.decode(steps, type=Order) if steps else None
        if order is None or not order.prompt or await position.orders_wait(game, seat):
            break
        if (move := await _ordered(game, table, seat, order)) is None:
            break
        table = await _kept(game, table.match, ActionRow(seat, play_row(table.match, seat, move), "order"))
    return table


async def _ordered(game: OpenGame, table: Table, seat: int, order: Order) -> str | None:
    """What an order says now; the rest of it is kept."""
    decision = decide(table.match.game, table.seen(seat), seat, order)
    await game.set_order(seat, msgspec.json.encode(decision.order) if decision.order else None)
    if decision.dropped:
        destination = await position.called_at(game, game.row, game.row.players[seat].user_id)
        if destination.kind == "direct":
            await game.tell(Notice("order-dropped"), destination)
    return decision.move


async def end(game: OpenGame) -> None:
    """Ends a running game without a result."""
    if game.row.status != "running":
        raise BadInput("no-game")
    await game.change(status="cancelled", thinking=False)
    await game.reset_timers()
    await game.close_votes()


call_off = once(end)
"""Ends a running game at the word of one who may."""


def open_table(row: GameRow) -> Table:
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
