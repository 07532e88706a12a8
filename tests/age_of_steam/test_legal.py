"""Legality has one source: what is legal is exactly what is accepted, in every position."""

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

from games.age_of_steam import GAME
from games.age_of_steam.actions import (
    Bid,
    Choose,
    Draw,
    Issue,
    Lay,
    Move,
    Pass,
    PlaceCube,
    Stay,
    Upgrade,
    Urbanize,
)
from games.age_of_steam.components import PRIVILEGES, Cube
from games.age_of_steam.laying import distance_left, why_not_lay
from games.age_of_steam.network import network
from games.age_of_steam.phases.building import most_lays
from games.age_of_steam.state import Phase, State
from games.age_of_steam.tiles import TILE_OF, TOWN_TILES_OF, Section
from games.engine.contract import clone, freeze
from games.engine.errors import GameError
from games.engine.fuzz import fuzz
from games.engine.match import AnyMatch, Turn, set_up
from tests.age_of_steam.table import SIX, Table, scripted
from tests.marks import rarely

SHAPES: list[tuple[Section, ...]] = [tuple(sorted(sections)) for sections in (*TILE_OF, *TOWN_TILES_OF)]
ASKED = set(Phase) - {Phase.MONEY, Phase.GROWTH, Phase.OVER}


def compare_lays(state: State, seat: int) -> int:
    """Every tile in every rotation in every hex: accepted exactly if listed."""
    listed = [move for move in GAME.legal(state, seat) if isinstance(move, Lay)]
    assert len(listed) == len(set(listed)), "nothing is listed twice"
    found = set()
    if state.lays < most_lays(state):
        towns = [shape for shape in SHAPES if shape[0][1] == 6]
        others = [shape for shape in SHAPES if shape[0][1] != 6]
        for at in state.board.terrain:
            for shape in towns if state.is_town(at) else others:
                if why_not_lay(state, seat, lay := Lay(at, shape)) is None:
                    found.add(lay)
    assert found == set(listed)
    return len(found)


@pytest.mark.parametrize("players", rarely([3, 4, 5, 6], [4]))
def test_every_tile_in_every_hex_is_accepted_exactly_if_it_is_listed(players: int) -> None:
    dice = random.Random(players)
    counts: list[int] = []

    def after(match: AnyMatch, _: Turn) -> None:
        if match.state.phase is Phase.BUILDING and dice.random() < 0.12:
            counts.append(compare_lays(match.state, match.state.asked))

    scripted(players, "lays", after, cash=60)
    assert len(counts) > 7
    assert max(counts) > 80


def test_every_tile_where_lines_cross_themselves_and_each_other() -> None:
    table = Table()
    table.line("Peter", "C7 S-NE", "D6 SW-NE", "E6 SW-S", "E7 N-NW", "D6 SE-NW")
    table.line(None, "K10 SW-NE")
    table.line("Peter", "K11 NW-N", "K10 S-N")
    table.line("Dave", "L9 NE-S")
    table.line("Peter", "M10 N-NW", "L9 SE-NW")
    table.line("John", "J9 S-N")
    table.line("Peter", "H4 o-N")
    table.line("Dave", "H4 o-S")
    table.line("Dave", "H2 o-S")
    for name in ("Peter", "Dave", "John", "Vince"):
        table.building(name)
        table.sound()
        assert compare_lays(table.state, table.seat(name)) > 50


def test_with_few_tiles_discs_and_dollars_left() -> None:
    table = Table()
    table.stubs("Peter", 7, "sharp")
    table.stubs("Peter", 12, "gentle")
    for town in ("F7", "G9", "I9", "L7", "M6", "E4", "H4"):
        table.line("Dave", f"{town} o-N")
        table.line("Dave", f"{town} o-S")
    for name, cash in (("Peter", 50), ("Peter", 2), ("Peter", 3), ("Dave", 50), ("Vince", 1)):
        table.building(name, cash=cash)
        compare_lays(table.state, table.seat(name))


def conceivable(state: State) -> list[Move]:
    """Every action that could be written down, but lays and deliveries, which have tests of their own."""
    names = [*state.board.names.values(), "Atlantis"]
    return [
        *(Issue(count) for count in range(-1, 17)),
        *(Bid(amount) for amount in range(-1, 80)),
        *map(Choose, PRIVILEGES),
        *(Urbanize(town, letter) for town, letter in product(names, "ABCDEFGHZ")),
        *(
            PlaceCube(cube, column, space)
            for cube, column, space in product(Cube, [*names, *"ABCDEFGHZ"], range(5))
        ),
        Stay(),
        Upgrade(),
        Draw(),
        Pass(),
    ]


@pytest.mark.parametrize("players", rarely([3, 6], [3]))
def test_what_is_legal_is_exactly_what_is_accepted(players: int) -> None:
    dice = random.Random(players)
    seen: Counter[Phase] = Counter()

    def after(match: AnyMatch, _: Turn) -> None:
        state: State = match.state
        if state.phase is Phase.OVER or dice.random() > 3 / (1 + seen[state.phase]):
            return
        seen[state.phase] += 1
        before = freeze(state)
        for seat in {GAME.actors(state)[0], dice.randrange(players)}:
            listed = {move for move in GAME.legal(state, seat) if not isinstance(move, Lay)}
            for action in conceivable(state):
                try:
                    GAME.apply(clone(state) if action in listed else state, seat, action)
                    accepted = True
                except GameError:
                    accepted = False
                assert accepted == (action in listed), (seat, action)
        assert freeze(state) == before

    scripted(players, "legal", after, cash=40)
    assert set(seen) == ASKED


@pytest.mark.slow
def test_everything_that_is_listed_is_accepted_and_leads_to_a_sound_position() -> None:
    dice = random.Random(0)
    tried: Counter[str] = Counter()

    def after(match: AnyMatch, _: Turn) -> None:
        state: State = match.state
        often = state.phase in (Phase.PRODUCTION, Phase.PLACING)
        for seat in GAME.actors(state) if often or dice.random() < 0.1 else []:
            moves = list(GAME.legal(state, seat))
            likely = list(GAME.advice.likely(state, seat))
            assert likely
            assert [move for move in likely if move not in moves] == []
            for move in dice.sample(moves, min(len(moves), 15)):
                assert isinstance(move, Move)
                told = GAME.advice.detail(state, move).figures
                copy = clone(state)
                cash = copy.players[seat].cash
                assert GAME.apply(copy, seat, move)
                assert GAME.check(copy) == []
                assert GAME.read(state, GAME.write(move)) == move
                if isinstance(move, Lay):
                    assert told["cost"] == cash - copy.players[seat].cash
                    assert (distance_left(state, seat, move) == 0) == (_links(copy) > _links(state))
                tried[type(move).__name__] += 1

    for players in (3, 4, 5, 6):
        scripted(players, "accepted", after, cash=50)
    kinds = {"Issue", "Bid", "Choose", "Urbanize", "Lay", "Deliver", "Upgrade", "Draw", "PlaceCube", "Pass"}
    assert set(tried) - {"Stay"} == kinds


def _links(state: State) -> int:
    return len(state.lines) - len(network(state).loose)


def test_only_who_is_asked_has_legal_moves() -> None:
    table = Table()
    for seat in (1, 2, 3, -1, 9):
        assert list(GAME.legal(table.state, seat)) == []


def test_fuzzed_games(tmp_path: Any) -> None:
    settings = [set_up("age-of-steam", SIX[:players], f"fuzz {players}") for players in (3, 4, 5, 6)]
    report = fuzz(settings, tmp_path)
    assert report.failures == []
    assert report.refused > 100
