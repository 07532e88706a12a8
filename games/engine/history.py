"""A match as it was kept, row by row: moves, several in one row, and turns that were taken back."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from games.engine.contract import Seat
from games.engine.errors import NeedsConsent, NotLegal
from games.engine.match import AnyMatch, AnySetting, Play, TakeBack, Turn, replay
from games.engine.notation import read_number

UNDO = "undo"
"""A row that takes the last turn back; what it undoes stays in the log as undone."""
RESEED = "reseed"
"""A row that is nobody's move: chance goes on by the seed that follows."""
AND_THEN = ";"
"""Between the moves of a row with several."""


class Row(Protocol):
    """What somebody did, as it is kept: the move in notation, and who made it for the seat."""

    @property
    def seat(self) -> Seat:
        """Whose move it is."""

    @property
    def move(self) -> str:
        """In notation: a move, several with `AND_THEN` between, or `UNDO`."""

    @property
    def origin(self) -> str:
        """Who made it: `player`, or what made it in the player's stead."""


@dataclass(frozen=True)
class LogEntry:
    """A line of the log: a turn, whether it was undone, or that it now is (`undoes`). `version` is
    the row it came with; the opening is version 0."""

    version: int
    seat: Seat | None
    turn: Turn
    undone: bool = False
    undoes: bool = False
    origin: str = "player"


def play_again(
    setting: AnySetting, rows: Iterable[Row], since: int = 0, snapshot: bytes | None = None
) -> tuple[AnyMatch, list[LogEntry]]:
    """The match as it is after these rows, and everything that happened on the way; from the set-up, or from
    a snapshot that was made after so many rows."""
    lines, seed = [], ""
    for version, row in enumerate(rows, since + 1):
        seed = new_seed(row.move) or seed
        for line in script_of(row):
            if isinstance(line, Play) and seed:
                line, seed = replace(line, seed=seed), ""
            lines.append((version, row, line))
    played = replay(setting, [line for _, _, line in lines], snapshot)
    match = next(played)
    log = [LogEntry(0, None, match.opening)] if snapshot is None else []
    standing: list[int] = []
    for (version, row, line), _ in zip(lines, played, strict=True):
        if isinstance(line, Play):
            standing.append(len(log))
            log.append(LogEntry(version, row.seat, match.turns[-1], origin=row.origin))
            continue
        for _ in range(line.turns):
            place = standing.pop()
            log[place] = replace(log[place], undone=True)
            log.append(LogEntry(version, row.seat, log[place].turn, undoes=True))
    if seed:
        match.reseed(seed)
    return match, log


def script_of(row: Row) -> Sequence[Play | TakeBack]:
    """A row as a script."""
    if turns := turns_undone(row.move):
        return [TakeBack(turns)]
    if new_seed(row.move):
        return []
    return [Play(row.seat, move) for move in row.move.split(AND_THEN)]


def turns_undone(move: str) -> int:
    """How many turns a row takes back: `undo`, or `undo 3`; none if it is a move."""
    verb, _, count = move.strip().casefold().partition(" ")
    if verb != UNDO:
        return 0
    return read_number(count.strip()) if count else 1


def new_seed(move: str) -> str:
    """The seed of a row that lets chance follow another one; nothing if it is a move."""
    verb, _, seed = move.partition(" ")
    return seed if verb == RESEED else ""


def rows_back(newest_first: Iterable[Row], turns: int, rows: int = 1) -> int | None:
    """How many rows one must go back to have the last turns that stand, the last rows, and whatever was taken
    back since, among them; nothing if these rows are too few."""
    standing = taken_back = 0
    for count, row in enumerate(newest_first, 1):
        if undone := turns_undone(row.move):
            taken_back += undone
            continue
        played = len(script_of(row))
        lost = min(played, taken_back)
        taken_back -= lost
        standing += played - lost
        if standing >= turns and count >= rows and not taken_back:
            return count
    return None


def standing_seats(rows: Iterable[Row]) -> list[Seat]:
    """Whose turns stand after these rows, oldest first."""
    seats: list[Seat] = []
    for row in rows:
        if undone := turns_undone(row.move):
            del seats[-undone:]
        else:
            seats += [row.seat] * len(script_of(row))
    return seats


def standing_entries(log: Iterable[LogEntry]) -> list[LogEntry]:
    """The opening, and every turn that was not taken back."""
    return [entry for entry in log if not entry.undone and not entry.undoes]


def last_standing(log: Iterable[LogEntry]) -> LogEntry | None:
    """The last turn that was not taken back."""
    last = standing_entries(log)[-1:]
    return last[0] if last and last[0].version else None


def why_not_undo(log: Iterable[LogEntry], seat: Seat | None = None) -> NotLegal | None:
    """Why a seat may not take the last turn back at once, or nothing. Without a seat it is asked for the
    one whose turn it was."""
    last = last_standing(log)
    if last is None:
        return NotLegal("nothing-to-undo")
    if seat is not None and last.seat != seat:
        return NeedsConsent("undo-not-yours", seat=last.seat)
    return NeedsConsent("undo-drew") if last.turn.drew else None
