"""The position: everything on the table, and nothing that can be worked out from it."""

from enum import Enum
from itertools import compress

from msgspec import Struct

from games.engine.contract import BaseState, Options, Seat
from games.great_western.board import Board
from games.great_western.components import AVAILABLE_AT_START, PIECES, TRAINS, Boarding, Train


class GreatWesternOptions(Options, frozen=True):
    """Whether the two ferries of the update are there, and in which order trains are boarded."""

    ferries: bool = True
    boarding: Boarding = Boarding.BIDS_FIRST


class Phase(Enum):
    """The parts of a turn."""

    LOADING = "loading"
    BIDDING = "bidding"
    BOARDING = "boarding"
    BUILDING = "building"
    INCOME = "income"
    OVER = "over"

    __hash__ = object.__hash__


class Player(Struct):
    """A player's two stocks. One piece is on London and one on the income track at the start. `track` are the
    numbers of the links that were ever paid for, in that order: no rule asks for them, the picture does."""

    available: int = AVAILABLE_AT_START
    unavailable: int = PIECES - AVAILABLE_AT_START - 2
    track: list[int] = []


class TrainBox(Struct):
    """A train: the pieces in its five cars from the engine back, and who stands on it."""

    cars: list[int]
    dice: list[int] = []
    seat: Seat | None = None
    bid: int = 0


class State(BaseState, kw_only=True):
    """A game of Great Western. `cities` lists who has a piece there, first come first."""

    board: Board
    ferries: bool
    boarding: Boarding = Boarding.BIDS_FIRST
    players: list[Player]
    trains: dict[Train, TrainBox]
    cities: dict[str, list[Seat]]
    first: Seat
    bidder: Seat
    phase: Phase = Phase.LOADING
    turn: int = 1
    order: list[Train] = []
    building: int = 0
    connected: bool = False
    idle: int = 0

    @property
    def builder(self) -> Train:
        """The train whose turn it is to build."""
        return self.order[self.building]

    def cities_of(self, seat: Seat) -> list[str]:
        """Where a player has a piece; as many as his income."""
        return [city for city, seats in self.cities.items() if seat in seats]

    def train_of(self, seat: Seat) -> Train | None:
        """The train that a player stands on."""
        return next((train for train, box in self.trains.items() if box.seat == seat), None)

    def carriage_pieces(self, train: Train) -> int:
        """The pieces in a train's carriages."""
        return sum(compress(self.trains[train].cars, self.board.carriages[train]))

    def wagon_pieces(self, train: Train) -> int:
        """The pieces in a train's wagons."""
        return sum(self.trains[train].cars) - self.carriage_pieces(train)


def trains_for(players: int) -> tuple[Train, ...]:
    """The trains in use, from the top."""
    return TRAINS[:players]
