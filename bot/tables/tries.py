"""Lines that somebody tries for himself, in a world that is imagined from what he may know of a game."""

import time
from collections.abc import Sequence
from dataclasses import replace

from bot.store.rows import GameRow, Line
from bot.tables.order_language import Tried, seen_as
from bot.tables.table import Passage, Table, load
from games.engine.chance import Chance
from games.engine.errors import GameError, NotLegal
from games.engine.history import AND_THEN
from games.players.levels import moves_of

MOST = 5
"""Lines that one may have in a game."""
LEVEL, LONGEST = "steady", 2.0
"""How well computers answer, and for how many seconds; what comes after that is answered quickly."""
ANSWERS = 12
"""As many as are given at one press."""

Moves = tuple[tuple[int, str], ...]


def imagined(passage: Passage, seat: int | None, seed: str) -> str:
    """A world as a line begins in it: the board after a passage, with all that a seat, or a spectator, can't
    know dealt anew. For a worker."""
    table = passage.play()
    match = table.match
    match.state = match.game.mind.imagine(table.seen(seat), seat, Chance(seed))
    match.turns, match.played = [], 0
    return match.snapshot().decode()


def bare(row: GameRow) -> GameRow:
    """A game without anything that is hidden in it."""
    return replace(row, seed="", snapshot=None)


def stand(row: GameRow, line: Line) -> Table:
    """A line as a table of its own: numbered by its line, its moves counted from where it began."""
    begun = replace(bare(row), id=line.number, status="running", played=len(line.moves), thinking=False)
    match = load(replace(begun, snapshot=line.world.encode())).match
    for seat, move in line.moves:
        match.play_text(seat, move)
    return Table(replace(begun, snapshot=match.snapshot()), match)


def seat_asked(table: Table) -> int:
    """Whose move it is in a line."""
    if not table.seats_asked:
        with table.told():
            raise NotLegal("game-over")
    return table.seats_asked[0]


def answered(row: GameRow, line: Line) -> Moves:
    """The moves of a line, with what computers answer: one move, and on until its owner is asked. For a
    worker."""
    table, begun = stand(row, line), time.monotonic()
    match, moves = table.match, [*line.moves]
    seat_asked(table)
    for number in range(ANSWERS):
        asked = table.seats_asked
        if not asked or (number and line.seat in (None, asked[0])):
            break
        late = time.monotonic() - begun > LONGEST
        for move in moves_of(
            match,
            asked[0],
            "quick" if late else LEVEL,
            f"{line.number}/{len(moves)}",
            lambda: time.monotonic() - begun > LONGEST,
        ):
            match.play_text(asked[0], move)
            moves.append((asked[0], move))
    return tuple(moves)


def playable(row: GameRow, line: Line, room: int) -> list[str]:
    """The next moves of its owner in a line, as far as they are legal now, can be made in a row, and have
    room in so many letters; one alone may be longer. Judged by what the owner may know. For a worker."""
    assert line.seat is not None
    now = load(row)
    seen = now.seen(line.seat)
    match = now.match
    match.state = match.game.mind.imagine(seen, line.seat, Chance("now"))
    moves: list[str] = []
    for move in _own_next(row, line, seen_as(seen)):
        if moves and len(AND_THEN.join([*moves, move])) > room:
            break
        try:
            drew = match.play_text(line.seat, move).drew
        except GameError:
            if moves:
                break
            with now.told():
                raise
        moves.append(move)
        if drew:
            break
    if not moves:
        with now.told():
            raise NotLegal("try-nothing-of-yours")
    return moves


def _own_next(row: GameRow, line: Line, now: str) -> Sequence[str]:
    """The owner's moves in a row: from where the table looks in the line as it does now, else the first."""
    walked = _walked(row, line)
    start = next((at for at, (_, _, seen) in enumerate(walked) if seen == now), 0)
    following: list[str] = []
    for seat, move in line.moves[start:]:
        if seat == line.seat:
            following.append(move)
        elif following:
            break
    return following


def ordered(row: GameRow, line: Line) -> list[Tried]:
    """The owner's moves in a line, each for where the table looks as it did there. For a worker."""
    return [Tried(move, seen) for seat, move, seen in _walked(row, line) if seat == line.seat]


def _walked(row: GameRow, line: Line) -> list[tuple[int, str, str]]:
    """The moves of a line, each with how the table looked to its owner before it."""
    table, walked = stand(row, replace(line, moves=())), []
    for seat, move in line.moves:
        walked.append((seat, move, seen_as(table.seen(line.seat))))
        table.match.play_text(seat, move)
    return walked
