"""Boards that are to be posted: who is called by one, and whether it is a message of its own."""

from collections.abc import Sequence
from datetime import timedelta

from bot.schedule import position
from bot.store import OpenGame
from bot.store.rows import Call, Player, Timer
from bot.tables.table import load
from games.engine.match import AnyMatch, Match

LONGEST = 40
"""Moves that one message tells of at most."""
AT_THE_TABLE = timedelta(minutes=10)
"""Whoever has moved so lately sees whose turn it is, and is not called by the board."""
GONE = timedelta(minutes=3)
"""Who is at the table and does not move for so long has gone, and is called."""


async def post(game: OpenGame, match: AnyMatch, mover: int | None = None) -> None:
    """The board of a match as it is now, after all that was not told yet. Called is who was not asked just
    before, has not moved and is not at the table. While nobody is newly asked, the last board is brought up
    to date."""
    asked = match.game.actors(match.state)
    players = [game.row.players[seat] for seat in asked]
    people = [player for player in players if not player.level]
    last = await game.last_board()
    known = {*(last.asked if last else ()), *({mover} if mover is not None else ())}
    newly = [player for player in people if player.user_id not in known and not player.vacant]
    called = await (_call(game, newly) if asked else position.call_to_the_end(game, mover))
    goes_on = (
        last is not None
        and game.row.style == "living"
        and bool(asked)
        and not newly
        and last.version < game.row.played < last.since + LONGEST
    )
    aware = [player.user_id for player in people] if people else [mover] if mover else sorted(known)
    first = last.version + 1 if last else game.row.played
    for user_id in set(last.asked if last else ()) - {player.user_id for player in people}:
        await game.put_away_call(user_id)
    await game.post_board(aware, called, last.since if last and goes_on else first)
    if newly and (seat := await _next_seat(game, match)) is not None:
        await position.foretell(game, game.row.players[seat])


async def ask_anew(game: OpenGame, mover: int | None = None) -> None:
    """Nobody has moved, but whom the table waits for may be another: a person instead of a computer. Then all
    that computers have done meanwhile is told."""
    table, thought = load(game.row), game.row.thinking
    await position.reset_timers(game, table.seats_asked)
    if thought and not game.row.thinking:
        last = await game.last_board()
        if last is None or last.version < game.row.played:
            await post(game, table.match, mover)


async def _call(game: OpenGame, newly: Sequence[Player]) -> list[int]:
    """Who is called by the board; those who are at the table are called later, if they do not move."""
    if not newly:
        return []
    moved = await game.games.seats_moved(game.row.id, game.row.played, game.now() - AT_THE_TABLE)
    present = [player for player in newly if game.row.players.index(player) in moved]
    for player in present:
        occasion = Call(player.user_id, game.row.played)
        await game.set_timers(Timer(game.now() + GONE, occasion, game.row.id))
    return await position.call(game, [player for player in newly if player not in present])


async def is_long_ago(game: OpenGame) -> bool:
    """Whether so much has happened since the last board that one message can't tell more."""
    last = await game.last_board()
    return last is None or game.row.played >= last.version + LONGEST


async def _next_seat(game: OpenGame, match: AnyMatch) -> int | None:
    """Who is asked after the one who is asked now, if that one does nothing in particular and nothing is
    drawn; worked out only where somebody wants to know."""
    asked = match.game.actors(match.state)
    wanted = [(await game.preferences.calls(player.user_id)).next for player in game.row.players]
    if len(asked) != 1 or not any(wanted):
        return None
    ahead = Match.resume(match.setting, match.snapshot())
    view = match.game.view(match.state, asked[0])
    turn = ahead.play(asked[0], match.game.advice.safe_move(view, asked[0]))
    coming = ahead.game.actors(ahead.state)
    return coming[0] if len(coming) == 1 and coming != asked and not turn.drew else None
