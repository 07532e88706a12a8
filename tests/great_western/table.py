"""A table to set positions up on and to play at, by names."""

from typing import Any

from games.engine.chance import Chance
from games.engine.contract import Event
from games.great_western import GAME
from games.great_western.components import Boarding, Train
from games.great_western.state import GreatWesternOptions, Phase, State, TrainBox

FOUR = ("Red", "Blue", "Yellow", "Green")
A, B, C, D = Train


class Table:
    """A state with names for its seats; after every move the invariants are checked."""

    def __init__(
        self,
        names: tuple[str, ...] = FOUR,
        ferries: bool = True,
        seed: str = "table",
        boarding: Boarding = Boarding.BIDS_FIRST,
    ) -> None:
        self.names = names
        self.state: State
        self.state, self.opening = GAME.setup(
            len(names), GreatWesternOptions(ferries, boarding), GAME.board(), Chance(seed)
        )

    def seat(self, name: str) -> int:
        return self.names.index(name)

    @property
    def asked(self) -> str | None:
        seats = GAME.actors(self.state)
        return self.names[seats[0]] if seats else None

    def player(self, name: str) -> Any:
        return self.state.players[self.seat(name)]

    def play(self, *moves: str) -> list[Event]:
        """Plays moves in notation by whoever is asked, or `Name: move` by that player."""
        events: list[Event] = []
        for text in moves:
            name, colon, move = text.partition(": ")
            seat = self.seat(name) if colon else GAME.actors(self.state)[0]
            events += GAME.apply(self.state, seat, GAME.read(self.state, move if colon else text))
            assert GAME.check(self.state) == []
        return events

    def legal(self) -> list[str]:
        return [GAME.write(move) for move in GAME.legal(self.state, GAME.actors(self.state)[0])]

    def first(self, name: str) -> None:
        """Lets somebody be the first player of this turn's bidding."""
        self.state.first = self.state.bidder = self.seat(name)

    def cars(self, **cars: str) -> None:
        """Loads trains with black pieces: `A="10200"` is a piece behind the engine, two in the third."""
        for train, pieces in cars.items():
            self.state.trains[Train(train)] = TrainBox([int(count) for count in pieces])

    def stand(self, *names: str) -> None:
        """Puts players onto the trains from the top, with a piece each, and lets them board."""
        for train, name in zip(self.state.trains, names, strict=True):
            box = self.state.trains[train]
            box.seat, box.bid = self.seat(name), 1
            self.player(name).available -= 1
        self.state.phase = Phase.BOARDING

    def pieces(self, city: str, *names: str) -> None:
        """Gives players a piece in a city, from the unavailable ones."""
        for name in names:
            self.state.cities[city].append(self.seat(name))
            self.player(name).unavailable -= 1

    def stock(self, name: str, available: int) -> None:
        """Exactly so many available pieces, from and to the unavailable ones."""
        player = self.player(name)
        player.unavailable -= available - player.available
        player.available = available

    def building(self, name: str, cars: str, train: Train = A) -> None:
        """The building phase, with one player's train loaded so and his turn; the others are empty."""
        seats = [self.seat(name), *(seat for seat in range(len(self.names)) if seat != self.seat(name))]
        trains = [train, *(other for other in self.state.trains if other is not train)]
        for box_train, seat in zip(trains, seats, strict=True):
            self.state.trains[box_train] = TrainBox([0] * 5, [], seat)
        loaded = [int(count) for count in cars]
        self.state.trains[train].cars = loaded
        self.player(name).unavailable -= sum(loaded)
        self.state.order, self.state.building, self.state.phase = trains, 0, Phase.BUILDING
        assert GAME.check(self.state) == []


def of(kind: type[Any], events: list[Event]) -> list[Any]:
    """The events of a kind."""
    return [event for event in events if isinstance(event, kind)]
