"""Standing orders at a table: given, dropped, and played when their owner is asked."""

import msgspec

from bot.schedule import position
from bot.store import OpenGame, Store
from bot.store.rows import Notice, OrderDue, Timer
from bot.tables import play
from bot.tables.order_language import Order, decide, read_order
from bot.tables.table import load, of_game
from games.engine.errors import BadInput


async def give(store: Store, game_id: int, user_id: int, text: str) -> Order:
    """Keeps an order, instead of the one that there was."""
    async with store.game(game_id) as game:
        if game.row.snapshot is None:
            raise BadInput("no-game")
        table = load(game.row)
        seat = table.seat_of(user_id)
        with table.told():
            order = read_order(table.match.game, table.seen(seat), seat, text)
        await game.set_order(seat, msgspec.json.encode(order))
        await position.reset_timers(game, table.seats_asked)
        return order


async def drop(store: Store, game_id: int, user_id: int) -> None:
    """What was ordered is not done."""
    async with store.game(game_id) as game:
        await game.set_order(load(game.row).seat_of(user_id), None)
        await game.drop_timer(Timer(game.now(), OrderDue(user_id, game.row.played), game_id).name)


async def shown(store: Store, game_id: int, user_id: int) -> Order | None:
    """Somebody's own order."""
    table = await of_game(store, game_id)
    steps = await store.orders.of_seat(game_id, table.seat_of(user_id))
    return msgspec.json.decode(steps, type=Order) if steps else None


async def play_order(game: OpenGame, timer: Timer) -> None:
    """Plays what a standing order says now; one that no longer fits is dropped."""
    assert isinstance(timer.occasion, OrderDue)
    row, seat = game.row, game.row.seat_of(timer.occasion.user_id)
    if row.status != "running" or row.archived or row.played != timer.occasion.version or seat is None:
        return
    steps = await game.orders.of_seat(row.id, seat)
    if steps is None:
        return
    table = load(row)
    decision = decide(table.match.game, table.seen(seat), seat, msgspec.json.decode(steps, type=Order))
    await game.set_order(seat, msgspec.json.encode(decision.order) if decision.order else None)
    if decision.dropped:
        destination = await position.called_at(game, row, timer.occasion.user_id)
        if destination.kind == "direct":
            await game.tell(Notice("order-dropped"), destination)
    if decision.move is not None:
        await play.play_for(game, table, seat, decision.move, "order")
