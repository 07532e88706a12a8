"""A table to set positions up on and to play at, by names."""

from itertools import pairwise
from typing import Any

from games.engine.chance import Chance
from games.engine.contract import Event
from games.steel_driver import GAME
from games.steel_driver.components import Company, Edition
from games.steel_driver.state import Phase, State, SteelDriverOptions

RED, YELLOW, GREEN, BLUE, GREY, BROWN = list(Company)[:6]
SIX = ("Richard", "Don", "Tony", "Mary", "Simon", "Andy")


class Table:
    """A state with names for its seats; after every move the invariants are checked."""

    def __init__(
        self, names: tuple[str, ...] = SIX, edition: Edition = Edition.PEGASUS, marker: str | None = None
    ) -> None:
        self.names = names
        self.board = GAME.board()
        options = SteelDriverOptions(edition)
        self.state: State
        self.state, self.opening = GAME.setup(len(names), options, self.board, Chance("table"))
        if marker:
            self.state.marker = self.seat(marker)

    def seat(self, name: str) -> int:
        return self.names.index(name)

    @property
    def asked(self) -> str | None:
        seats = GAME.actors(self.state)
        return self.names[seats[0]] if seats else None

    def play(self, *moves: str) -> list[Event]:
        """Plays moves in notation by whoever is asked, or `Name: move` by that player."""
        events: list[Event] = []
        for text in moves:
            name, colon, move = text.partition(": ")
            seat = self.seat(name) if colon else GAME.actors(self.state)[0]
            action = GAME.read(self.state, move if colon else text)
            events += GAME.apply(self.state, seat, action)
            self.sound()
        return events

    def legal(self) -> list[str]:
        return [GAME.write(move) for move in GAME.legal(self.state, GAME.actors(self.state)[0])]

    def sound(self) -> None:
        assert GAME.check(self.state) == []

    def cubes(self, name: str, count: int) -> None:
        """Gives a player exactly so many cubes, from and to the supply."""
        player = self.state.players[self.seat(name)]
        self.state.supply -= count - player.cubes
        player.cubes = count

    def box(self, company: Company, count: int) -> None:
        """Puts exactly so many cubes into a company's box."""
        railway = self.state.railways[company]
        self.state.supply -= count - railway.cubes
        railway.cubes = count

    def sold(self, company: Company, name: str, rounds: int = 1) -> None:
        """Makes a player the controller, with a share for each round in which he bought it."""
        railway, seat = self.state.railways[company], self.seat(name)
        railway.controller = railway.last_controller = seat
        railway.shares[seat] += rounds
        railway.shares_left -= rounds
        self.state.round = max(self.state.round, sum(railway.shares))

    def lay(self, company: Company, *paths: str) -> None:
        """Lays links along paths such as `Boston-Albany-Buffalo`; the first place is the start."""
        railway = self.state.railways[company]
        for path in paths:
            places = path.split("-")
            for start, end in pairwise(places):
                self.state.built[self.board.between[start, end].name] = company
                railway.links_left -= 1
                railway.places += [place for place in (start, end) if place not in railway.places]

    def building(self, active: Company) -> None:
        """The building phase, with this company's turn."""
        self.state.phase, self.state.active = Phase.BUILDING, active
        self.sound()


def of(kind: type[Any], events: list[Event]) -> list[Any]:
    """The events of a kind."""
    return [event for event in events if isinstance(event, kind)]
