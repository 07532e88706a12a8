"""The players' clocks: what happens when one is set, and when one runs out."""

from bot.store import OpenGame
from bot.store.rows import Notice, Pace, Timer, TimeUp
from bot.tables import boards, computers, play, seats
from bot.tables.once import once
from bot.tables.table import load
from games.engine.errors import BadInput


async def put_pace(game: OpenGame, pace: Pace) -> None:
    """Sets the clock of a lobby or of a running game; a running one starts anew with it."""
    if game.row.status not in ("lobby", "running"):
        raise BadInput("no-game")
    await game.change(pace=pace, asked_at=game.now())
    for seat in range(len(game.row.players)):
        await game.seat(seat, bank=None)
    if game.row.status == "running":
        await boards.ask_anew(game)


set_pace = once(put_pace)
"""Sets the clock at the word of one who may."""


async def time_up(game: OpenGame, timer: Timer) -> None:
    """A player's time is up: what then happens is the group's choice."""
    assert isinstance(timer.occasion, TimeUp)
    row, seat = game.row, game.row.seat_of(timer.occasion.user_id)
    if row.status != "running" or row.archived or row.played != timer.occasion.version or seat is None:
        return
    match row.pace.at_zero:
        case "default":
            table = load(row)
            rules = table.match.game
            safe = rules.write(rules.advice.safe_move(table.seen(seat), seat))
            await play.play_for(game, table, seat, safe, "clock")
        case "offer":
            await seats.offer(game, seat, "time-up-offer")
        case "computer":
            await computers.stand_in(game, seat)
        case "note":
            await game.tell(Notice("time-up", {"seat": seat}))
