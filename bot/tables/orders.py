"""Standing orders at a table: given, dropped, and played when their owner is asked."""

import msgspec
from msgspec.structs import replace

from bot.store import OpenGame, Store
from bot.store.rows import OrderDue, Repeated, Timer
from bot.tables import boards, play
from bot.tables.order_language import MOST_STEPS, Order, Tried, bound, decide, read_order
from bot.tables.table import load, of_game
from games.engine.errors import BadInput, NotLegal


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
        await boards.ask_anew(game, user_id)
        return order


async def keep_tried(store: Store, game_id: int, user_id: int, steps: list[Tried]) -> Order:
    """Keeps moves that somebody has tried, each for where the table then looks as it did, instead of what was
    ordered before."""
    async with store.game(game_id) as game:
        table = play.open_table(game.row)
        seat = table.seat_of(user_id)
        view, advice = table.seen(seat), table.match.game.advice
        with table.told():
            order = Order([*steps[:MOST_STEPS]], advice.moment(view).turn)
            if not steps or decide(table.match.game, view, seat, order).dropped:
                raise BadInput("try-does-not-fit")
        await game.set_order(seat, msgspec.json.encode(order))
        await boards.ask_anew(game, user_id)
        return order


async def follow(
    store: Store, game_id: int, user_id: int, text: str, interaction_id: int, played: int
) -> Order:
    """Keeps an order that is carried out promptly, instead of the one that there was. For who is asked it
    begins with a move of the player's own; then come others, as far as orders of this kind go. `played` is
    the position that it was meant for."""
    async with store.game(game_id) as game:
        if not await game.once(interaction_id, game_id):
            raise Repeated
        table = play.open_table(game.row)
        seat = table.seat_of(user_id)
        with table.told():
            if game.row.played != played:
                raise NotLegal("stale", version=played)
            order = replace(read_order(table.match.game, table.seen(seat), seat, text), prompt=True)
        await game.set_order(seat, msgspec.json.encode(order))
        if seat in table.seats_asked:
            if not await play.obey(game, table, seat, order, "player"):
                await boards.ask_anew(game, user_id)
            await _bind(game, seat)
        return order


async def _bind(game: OpenGame, seat: int) -> None:
    """What is left of an order is for the auction that it has opened, and goes with it."""
    steps = await game.orders.of_seat(game.row.id, seat)
    if steps is not None:
        table = load(game.row)
        order = bound(table.match.game, table.seen(seat), msgspec.json.decode(steps, type=Order))
        await game.set_order(seat, msgspec.json.encode(order) if order else None)


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
    await play.obey(game, load(row), seat, msgspec.json.decode(steps, type=Order))
