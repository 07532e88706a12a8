"""Great Western in books kept from what is told: pieces by place, trains, bids, order and points."""

import re
from dataclasses import dataclass, field

from games.engine.match import AnyMatch
from games.engine.words import words
from games.great_western import GAME
from games.great_western.state import Phase, State
from tests.games.books import Books, reads

CARS = 5
ENDINGS = {"Every city has a piece": True, "Nobody has connected a city for three turns": False}
"""How the two ends are told; whether every city is connected then."""


@dataclass
class Train:
    """A train as the sentences tell of it. `carriages` says which cars are, as on the board."""

    carriages: list[bool]
    dice: list[int] = field(default_factory=list)
    cars: list[int] = field(default_factory=lambda: [0] * CARS)
    seat: int | None = None
    bid: int = 0

    def keep(self, pieces: int, carriages: bool) -> None:
        """Of the cars of one kind as many pieces stay, those nearest the engine."""
        for car in self._of_a_kind(carriages):
            self.cars[car] = min(self.cars[car], pieces)
            pieces -= self.cars[car]
        assert pieces == 0, "more than the dice have loaded"

    def take(self, pieces: int, carriages: bool) -> None:
        """Pieces leave the cars of one kind, from the engine back."""
        for car in self._of_a_kind(carriages):
            taken = min(self.cars[car], pieces)
            self.cars[car] -= taken
            pieces -= taken
        assert pieces == 0, "more than there are"

    def _of_a_kind(self, carriages: bool) -> list[int]:
        return [car for car, is_carriage in enumerate(self.carriages) if is_carriage == carriages]


class GreatWesternBooks(Books):
    """Everybody's stocks, who is in which city, the trains, whose turn it is, and how the game ended."""

    def __init__(self, match: AnyMatch) -> None:
        super().__init__(match)
        board, count = match.setting.board, len(match.setting.seats)
        self.available, self.unavailable = [10] * count, [14] * count
        self.points = {name: city.points for name, city in board.cities.items()}  # type: ignore[attr-defined]  # ours
        self.cities: dict[str, list[int]] = {name: [] for name in self.points}
        self.cities["London"] = list(range(count))
        self.trains = {
            train.value: Train(cars)
            for train, cars in list(board.carriages.items())[:count]  # type: ignore[attr-defined]  # ours
        }
        self.first = self.bidder = self.turn = self.idle = 0
        self.outbid: tuple[int | None, int] = (None, 0)
        self.order: list[int] = []
        self.done, self.connected = 0, False
        self.winners: list[int] = []
        self.ended_connected: bool | None = None

    # The sentences

    @reads(r"By lot, (?P<name>.+) is the first player\.")
    def _first_drawn(self, name: str) -> None:
        self.first = self.seats.index(name)

    @reads(r"Turn (?P<turn>\d+), dice for train (?P<train>\w): (?P<dice>.+)\.")
    def _loaded(self, turn: str, train: str, dice: str) -> None:
        thrown = [int(face) for face in re.findall(r"\d", dice)]
        cars = [thrown.count(face) for face in range(2, 7)]
        self.trains[train] = Train(self.trains[train].carriages, thrown, cars)
        self.turn, self.bidder, self.order = int(turn), self.first, []

    @reads(r"(?P<name>.+) bids (?P<pieces>\d+) on train (?P<train>\w)\.")
    def _bid(self, name: str, pieces: str, train: str) -> None:
        seat, box = self.seats.index(name), self.trains[train]
        assert seat == self.bidder
        self.outbid = box.seat, box.bid
        self.available[seat] -= int(pieces)
        box.seat, box.bid = seat, int(pieces)
        waiting = [(seat + step) % len(self.seats) for step in range(1, len(self.seats))]
        standing = [train.seat for train in self.trains.values()]
        self.bidder = next((other for other in waiting if other not in standing), seat)

    @reads(r"(?P<name>.+) is outbid on train (?P<train>\w) and takes (?P<pieces>\d+) pieces? back\.")
    def _driven_off(self, name: str, train: str, pieces: str) -> None:
        seat = self.seats.index(name)
        assert self.outbid == (seat, int(pieces))
        self.available[seat] += int(pieces)

    @reads(
        r"(?P<name>.+) spends (?P<bid>\d+) on train (?P<train>\w) "
        r"and loads (?P<carriages>\d+) in carriages and (?P<wagons>\d+) in wagons"
        r"(; (?P<lost>\d+) black pieces? can't be swapped and leaves?)?\."
    )
    def _boarded(
        self, name: str, bid: str, train: str, carriages: str, wagons: str, lost: str | None
    ) -> None:
        seat, box = self.seats.index(name), self.trains[train]
        assert (box.seat, box.bid) == (seat, int(bid))
        black = sum(box.cars)
        box.keep(int(carriages), carriages=True)
        box.keep(int(wagons), carriages=False)
        assert sum(box.cars) == black - int(lost or 0)
        self.unavailable[seat] += int(bid) - sum(box.cars)
        box.bid = 0

    @reads(r"They build in this order: (?P<names>.+)\.")
    def _order_set(self, names: str) -> None:
        self.order, self.done, self.connected = self._named(names), 0, False

    @reads(
        r"(?P<name>.+) connects (?P<city>.+) \((?P<way>.+)\): "
        r"(?P<cost>\d+) for the way and (?P<needed>\d+) for the city, "
        r"paid with (?P<carriages>\d+) from carriages"
        r"(, (?P<wagons>\d+) from wagons)?(, (?P<stock>\d+) from stock)?\."
    )
    def _connected(
        self, name: str, city: str, way: str, cost: str, needed: str,
        carriages: str, wagons: str | None, stock: str | None,
    ) -> None:  # fmt: skip
        seat = self.seats.index(name)
        start, *passed, end = way.split(" → ")
        assert seat in self.cities[start]
        assert end == city
        assert all(self.cities[stop] for stop in passed)
        box = self._train_of(seat)
        box.take(int(carriages), carriages=True)
        box.take(int(wagons or 0), carriages=False)
        self.available[seat] -= int(stock or 0)
        self.unavailable[seat] += int(cost) + int(needed) - 1
        self.cities[city].append(seat)
        self.connected = True

    @reads(r"(?P<name>.+) is done(; (?P<left>\d+) pieces? becomes? available)?\.")
    def _building_ended(self, name: str, left: str | None) -> None:
        seat = self.seats.index(name)
        assert self.order[self.done] == seat
        self.done += 1
        self._unload(seat, int(left or 0))

    @reads(r"(?P<name>.+) receives (?P<pieces>no|\d+) pieces?\.")
    def _income(self, name: str, pieces: str) -> None:
        seat, received = self.seats.index(name), 0 if pieces == "no" else int(pieces)
        self.unavailable[seat] -= received
        self.available[seat] += received

    @reads(
        r"Turn (?P<turn>\d+) is over; (?P<name>.+) is the next first player\."
        r"(?P<idle> Nobody connected a city\.)?"
        r"( Nobody has connected a city for (?P<turns>\d+) turns\.)?"
    )
    def _turn_ended(self, turn: str, name: str, idle: str | None, turns: str | None) -> None:
        assert int(turn) == self.turn
        self.first = self.seats.index(name)
        self.idle = int(turns or bool(idle))

    @reads(r"(?P<pieces>\d+) pieces? on train (?P<train>\w) becomes? available to (?P<name>.+)\.")
    def _cleared(self, pieces: str, train: str, name: str) -> None:
        assert self.trains[train].seat == self.seats.index(name)
        self._unload(self.seats.index(name), int(pieces))

    @reads(r"(?P<ending>.+): the game is over\. (?P<names>.+) (wins|share the victory)\.")
    def _ended(self, ending: str, names: str) -> None:
        self.ended_connected = ENDINGS[ending]
        self.idle = self.idle if self.ended_connected else 3
        self.winners = self._named(names)

    # The comparison

    def compare(self, state: State) -> None:
        assert [player.available for player in state.players] == self.available
        assert [player.unavailable for player in state.players] == self.unavailable
        assert state.cities == self.cities
        for train, box in state.trains.items():
            told = self.trains[train.value]
            assert (box.dice, box.cars, box.seat, box.bid) == (told.dice, told.cars, told.seat, told.bid)
        assert (state.first, state.turn, state.idle) == (self.first, self.turn, self.idle)
        assert [state.trains[train].seat for train in state.order] == self.order
        if state.phase is Phase.BIDDING:
            assert state.bidder == self.bidder
        if state.phase is Phase.BUILDING:
            assert (state.building, state.connected) == (self.done, self.connected)
        assert (state.phase is Phase.OVER) == (self.ended_connected is not None)
        if state.phase is Phase.OVER:
            self._compare_result(state)

    def _compare_result(self, state: State) -> None:
        """The final scores: their sum, and every line of them as it is told."""
        assert all(self.cities.values()) == self.ended_connected
        places = GAME.result(state) or []
        assert [place.seat for place in places if place.rank == 1] == self.winners
        speaker = words("en", GAME.name)
        for place in places:
            seat = place.seat
            own = {city: self.points[city] for city, seats in self.cities.items() if seat in seats}
            assert place.score == sum(own.values())
            assert [speaker.score(entry) for entry in place.entries] == [
                f"{points} for {city}" for city, points in own.items()
            ]
            off_board = self.available[seat] + self.unavailable[seat]
            told = f"tie-break: {off_board} {'piece' if off_board == 1 else 'pieces'} off the board"
            assert [speaker.score(entry) for entry in place.tie_break] == [told]

    def _train_of(self, seat: int) -> Train:
        return next(train for train in self.trains.values() if train.seat == seat)

    def _unload(self, seat: int, pieces: int) -> None:
        box = self._train_of(seat)
        assert sum(box.cars) == pieces
        self.available[seat] += pieces
        box.cars = [0] * CARS

    def _named(self, names: str) -> list[int]:
        return [self.seats.index(name) for name in re.split(r",? and |, ", names)]
