"""What happens, for the log, the narration and the picture."""

from games.engine.contract import Event, Seat
from games.engine.ranges import Amount


class FirstDrawn(Event, frozen=True):
    """Who begins, by lot."""

    seat: Seat


class HeapDrawn(Event, frozen=True):
    """How many stones lie in a heap, by lot."""

    heap: str
    stones: int


class StonesTaken(Event, frozen=True):
    seat: Seat
    heap: str
    stones: int


class GatheringLeft(Event, frozen=True):
    """Somebody gathers no more."""

    seat: Seat


class StormBlew(Event, frozen=True):
    """`lost` is what the cairns bear less, `bears` what is left of it."""

    lost: int
    bears: int


class CairnStacked(Event, frozen=True):
    """`amounts` are the stones by heap; `height` is how high they stand."""

    seat: Seat
    amounts: list[Amount]
    height: int


class NothingStacked(Event, frozen=True):
    seat: Seat


class GameEnded(Event, frozen=True):
    winner_seats: list[Seat]
