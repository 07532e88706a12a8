"""The position: everything on the table, and nothing that can be worked out from it."""

from enum import Enum

from msgspec import Struct

from games.cairn.board import Board
from games.engine.contract import BaseState, Options, Seat


class CairnOptions(Options, frozen=True):
    """Whether a storm blows between gathering and stacking."""

    storm: bool = True


class Phase(Enum):
    """The parts of the game."""

    GATHERING = "gathering"
    STORM = "storm"
    STACKING = "stacking"
    OVER = "over"

    __hash__ = object.__hash__


class Player(Struct):
    """The stones in a player's bag and on the cairn, by heap; `done` with the phase or not."""

    bag: dict[str, int] = {}
    cairn: dict[str, int] = {}
    done: bool = False


class State(BaseState, kw_only=True):
    """A game of Cairn. `drawn` are the stones that lay in each heap at first, `heaps` those that still do."""

    board: Board
    storm: bool
    players: list[Player]
    drawn: dict[str, int]
    heaps: dict[str, int]
    bears: int
    first: Seat
    asked: Seat
    phase: Phase = Phase.GATHERING
    turn: int = 1

    def next_asked(self) -> Seat | None:
        """The next player clockwise who is not done, perhaps the same again."""
        count = len(self.players)
        waiting = ((self.asked + step) % count for step in range(1, count + 1))
        return next((seat for seat in waiting if not self.players[seat].done), None)

    def weight(self, stones: dict[str, int]) -> int:
        """What stones weigh."""
        return sum(self.board.heaps[heap].weight * count for heap, count in stones.items())

    def height(self, stones: dict[str, int]) -> int:
        """How high stones stand on each other."""
        return sum(self.board.heaps[heap].height * count for heap, count in stones.items())
