"""Accounts kept from the events alone: nothing appears or vanishes untold."""

from collections import Counter
from typing import Any

import pytest

from games.age_of_steam import events as told
from games.age_of_steam.board import Terrain
from games.age_of_steam.components import COLOURS, Colour, Cube
from games.age_of_steam.network import sections_in
from games.age_of_steam.scoring import sections_of
from games.age_of_steam.state import Phase, State
from games.age_of_steam.tiles import SUPPLY, write_sections
from games.engine.contract import Event
from games.engine.match import AnyMatch, Turn
from tests.age_of_steam.table import scripted

TERRAIN = {Terrain.PLAIN: 2, Terrain.RIVER: 3, Terrain.MOUNTAIN: 4}


class Account:
    """What a player has, as far as it was told."""

    def __init__(self, cash: int) -> None:
        self.cash = cash
        self.income, self.shares, self.engine = 0, 2, 1
        self.out: int | None = None


class Ledger:
    """The accounts of a table, its map and its goods."""

    def __init__(self, match: AnyMatch, cash: int, cheap_engineer: bool = False) -> None:
        state: State = match.state
        self.board = state.board
        self.accounts = [Account(cash) for _ in state.players]
        self.cheap_engineer = cheap_engineer
        self.engineer: int | None = None
        self.exits: dict[str, str] = {}
        self.cubes = {self.board.names[at]: Counter(cubes) for at, cubes in state.cubes.items()}
        self.display: dict[str, Counter[Cube | None]] = {
            self.board.names.get(column, column): Counter(slots) for column, slots in state.display.items()
        }
        self.bag = Counter(state.bag)
        self.drawn: Counter[Cube] = Counter()
        self.new_cities: dict[str, str] = {}
        self.due: Counter[int] = Counter()
        self.lays = 0
        self.turn = 1
        self.kinds: Counter[str] = Counter()

    def book(self, events: list[Event]) -> None:
        for event in events:
            self.kinds[type(event).__name__] += 1
            assert not self.due or isinstance(event, told.IncomeRaised), "owners are paid at once"
            self.enter(event)
        assert not self.due

    def enter(self, event: Any) -> None:
        of = self.accounts[event.seat] if hasattr(event, "seat") else Account(0)
        match event:
            case told.SharesIssued():
                assert event.cash == 5 * event.shares
                of.cash += event.cash
                of.shares += event.shares
            case told.Dropped() | told.FirstInOrder():
                of.cash -= event.cost
            case told.OrderSet():
                self.engineer = None
            case told.PrivilegeChosen():
                if event.privilege.value == "engineer":
                    self.engineer = event.seat
            case told.EngineImproved():
                of.engine += 1
                assert event.engine == of.engine <= 6
            case told.Urbanized():
                at = self.board.hex_of[event.town]
                self.exits.pop(at, None)
                self.new_cities[at] = event.letter
                self.cubes[event.town] = Counter()
                assert self.lays == 0
            case told.TileLaid():
                assert event.cost == self.price(event)
                of.cash -= event.cost
                self.exits[event.at] = event.exits
                self.lays += 1
                assert self.lays <= (4 if event.seat == self.engineer else 3)
            case told.BuildingEnded():
                self.lays = 0
            case told.GoodsDelivered():
                self.move(self.cubes[event.start], self.bag, event.cube)
                for hop in event.hops:
                    owner = COLOURS.index(hop.owner) if hop.owner is not Colour.NOBODY else None
                    if owner is not None and self.accounts[owner].out is None:
                        self.due[owner] += 1
            case told.IncomeRaised():
                assert event.links == self.due.pop(event.seat)
                of.income += event.links
                assert event.income == of.income
            case told.Paid():
                assert (event.income, event.expenses) == (of.income, of.shares + of.engine)
                assert event.missing == max(0, event.expenses - event.income - of.cash)
                of.cash += event.income - event.expenses + event.missing
                of.income -= event.missing
            case told.Bankrupt():
                assert of.income < 0 == of.cash
                of.out = self.turn
            case told.IncomeReduced():
                lost = 2 * min((of.income - 1) // 10, 5)
                assert event.lost == lost > 0
                of.income -= lost
                assert event.income == of.income
            case told.CubesDrawn():
                for cube in event.cubes:
                    self.move(self.bag, self.drawn, cube)
            case told.CubePlaced():
                column = self.display[event.column]
                assert column[None] > 0, "there is an empty space"
                column[None] -= 1
                self.move(self.drawn, column, event.cube)
            case told.CubesReturned():
                for cube in event.cubes:
                    self.move(self.drawn, self.bag, cube)
            case told.GoodsGrown():
                at = self.board.hex_of[event.city]
                column = self.display[self.new_cities.get(at, event.city)]
                for amount in event.amounts:
                    for _ in range(amount.count):
                        self.move(column, self.cubes[event.city], Cube(amount.what))
                        column[None] += 1
            case told.TurnEnded():
                assert event.turn == self.turn
                self.turn += 1

    def price(self, event: told.TileLaid) -> int:
        """What a tile costs by the rules, from what was told of the map."""
        before, exits = self.exits.get(event.at, "").split(), event.exits.split()
        terrain = self.board.terrain[event.at]
        if self.cheap_engineer and event.seat == self.engineer:
            return 2
        if terrain is Terrain.TOWN:
            return 3 if before else 1 + len(exits)
        if not before:
            return TERRAIN[terrain]
        return 3 if len(before) < len(exits) else 2

    @staticmethod
    def move(start: Any, end: Any, cube: Cube) -> None:
        assert start[cube] > 0
        start[cube] -= 1
        end[cube] += 1

    def compare(self, state: State) -> None:
        for account, player in zip(self.accounts, state.players, strict=True):
            assert (account.cash, account.income) == (player.cash, player.income)
            assert (account.shares, account.engine) == (player.shares, player.engine)
            assert account.out == player.out
        assert self.exits == {at: write_sections(sections_in(state, at)) for at in state.tiles}
        assert self.new_cities == state.new_cities
        assert self.turn == state.turn
        for at, cubes in state.cubes.items():
            assert +self.cubes[self.board.names[at]] == Counter(cubes)
        for column, slots in state.display.items():
            assert +self.display[self.board.names.get(column, column)] == Counter(slots)
        assert +self.bag == +Counter(state.bag)
        assert +self.drawn == Counter(state.drawn)
        self.conserved(state)

    def conserved(self, state: State) -> None:
        """All that is in the box is somewhere, once."""
        cubes = Counter(self.bag) + Counter(self.drawn)
        for found in (*self.cubes.values(), *self.display.values()):
            cubes += Counter({cube: count for cube, count in found.items() if cube})
        assert cubes == {Cube.RED: 20, Cube.BLUE: 20, Cube.PURPLE: 20, Cube.YELLOW: 20, Cube.BLACK: 16}
        used = Counter(state.tiles.values())
        assert all(count <= SUPPLY[kind] for kind, count in used.items())
        discs = [at for at in state.board.towns if len(self.exits.get(at, "").split()) in (2, 4)]
        assert len(discs) <= 8
        owners = Counter(line.owner for line in state.lines if line.owner is not None)
        assert all(count <= 20 for count in owners.values())


def test_the_box_holds_136_track_tiles() -> None:
    assert sum(SUPPLY.values()) == 136


@pytest.mark.parametrize(
    ("players", "cash", "cheap"), [(3, 10, False), (4, 60, False), (5, 40, True), (6, 60, False)]
)
def test_cash_income_track_and_goods_are_what_was_told(players: int, cash: int, cheap: bool) -> None:
    match: AnyMatch = scripted(
        players, "accounts", cash=cash, most=0, faidutti_engineer=cheap, faidutti_production=cheap
    )
    ledger = Ledger(match, cash, cheap)

    def after(match: AnyMatch, turn: Turn) -> None:
        for step in turn.steps:
            ledger.book(step.events)
        ledger.compare(match.state)

    match = scripted(
        players, "accounts", after, cash=cash, faidutti_engineer=cheap, faidutti_production=cheap
    )
    for place in match.game.result(match.state) or []:
        account = ledger.accounts[place.seat]
        track = sections_of(match.state, place.seat)
        score = 3 * account.income - 3 * account.shares + track if account.out is None else 0
        assert place.score == score
    assert match.state.phase is Phase.OVER
    if players == 5:
        never = {"OrderRolled"}  # before the first move
        assert {kind.__name__ for kind in told_kinds()} - set(ledger.kinds) <= never | {"Stayed", "LinesLost"}


def told_kinds() -> list[type[Event]]:
    return [kind for kind in Event.__subclasses__() if kind.__module__ == told.__name__]
