"""The position: everything on the table, and nothing that can be worked out from it."""

from collections.abc import Iterator
from enum import Enum

import msgspec
from msgspec import Struct

from games.automobile.board import Board
from games.automobile.components import (
    CARS,
    CHARACTERS,
    DISTRIBUTORS,
    FACTORIES,
    LOAN,
    LOANS,
    REDUCED_SETS,
    ROUNDS,
    START_CASH,
    CarClass,
    Character,
)
from games.engine.contract import BaseState, Options, Seat


class AutomobileOptions(Options, frozen=True):
    """There are none."""


class Phase(Enum):
    """The parts of a turn, with Durant's and Ford's own questions."""

    DRAWING = "drawing"
    CHOOSING = "choosing"
    DURANT = "durant"
    ACTIONS = "actions"
    FORD = "ford"
    HOWARD = "howard"
    DISTRIBUTION = "distribution"
    EXECUTIVE = "executive"
    DEMAND = "demand"
    LOSSES = "losses"
    OVER = "over"

    __hash__ = object.__hash__


class Player(Struct):
    """What lies before a player. `bands` are the distributors on the distribution board; `tiles` are
    seen by their owner alone."""

    research: int
    cash: int = START_CASH
    loans: int = 0
    debt: int = 0
    losses: int = 0
    bands: dict[CarClass, int] = {}
    tiles: list[int] = []


class Space(Struct):
    """A space of the ring. A closed one belongs to nobody, for good."""

    seat: Seat | None = None
    factories: int = 0
    parts: bool = False
    closed: bool = False
    cars: int = 0
    bonus: bool = False
    reduced: int = 0

    @property
    def markers(self) -> int:
        """How many markers there are, of both kinds."""
        return self.bonus + self.reduced


class State(BaseState, kw_only=True):
    """A game of Automobile. `order` is that of choosing; `slots` are the sales of the distribution
    under way; `revealed` is the demand of the last turn that ended."""

    board: Board
    players: list[Player]
    spaces: dict[str, Space]
    order: list[Seat]
    bag: list[int]
    asked: Seat
    phase: Phase = Phase.DRAWING
    turn: int = 1
    round: int = 1
    characters: dict[Character, Seat] = {}
    ford_ready: bool = False
    slots: dict[CarClass, list[Seat]] = {}
    closer: Seat | None = None
    bonuses: int = 0
    reduced_sets: list[int] = msgspec.field(default_factory=lambda: list(REDUCED_SETS))
    passed: list[Seat] = []
    revealed: dict[CarClass, list[int]] = {}

    @property
    def playing_order(self) -> list[Seat]:
        """The seats by their characters, from left to right."""
        return [self.characters[character] for character in CHARACTERS if character in self.characters]

    @property
    def expects_ford(self) -> bool:
        """Whether Ford was chosen and his additional tile can still come this turn."""
        owner = self.characters.get(Character.FORD)
        if self.phase in (Phase.CHOOSING, Phase.DURANT):
            return owner is not None
        too_late = self.round == ROUNDS and self.asked != owner
        return self.ford_ready and self.phase in (Phase.ACTIONS, Phase.FORD) and not too_late

    def spaces_of(self, seat: Seat) -> Iterator[tuple[str, Space]]:
        """A player's spaces, the oldest first."""
        return ((model, space) for model, space in self.spaces.items() if space.seat == seat)

    def is_vacant(self, model: str) -> bool:
        """Whether a space is neither built nor closed."""
        return self.spaces[model].seat is None and not self.spaces[model].closed

    @property
    def mark(self) -> int:
        """The place of the most advanced space ever built, -1 before the first."""
        place = len(self.spaces)
        for space in reversed(self.spaces.values()):
            place -= 1
            if space.seat is not None or space.closed:
                return place
        return -1

    def money(self, seat: Seat) -> int:
        """Cash with the loans that are left."""
        player = self.players[seat]
        return player.cash + LOAN * (LOANS - player.loans)

    def cars_left(self, seat: Seat) -> int:
        """Car pieces that are not on the board."""
        return CARS - sum([space.cars for space in self.spaces.values() if space.seat == seat])

    def factories_left(self, seat: Seat) -> int:
        """Factory tiles that are not on the board."""
        return FACTORIES - sum([space.factories for space in self.spaces.values() if space.seat == seat])

    def has_parts(self, seat: Seat) -> bool:
        """Whether the parts factory is still in hand."""
        return not any(space.parts for space in self.spaces.values() if space.seat == seat)

    def distributors_left(self, seat: Seat) -> int:
        """Distributors in hand."""
        return DISTRIBUTORS - sum(self.players[seat].bands.values()) - self.sold_by(seat)

    def sold_by(self, seat: Seat) -> int:
        """A player's distributors that stand in slots."""
        return sum(seats.count(seat) for seats in self.slots.values())
