"""Whole links, planned: every way that is offered can be played, tile by tile, and finishes the link."""

from typing import Any

import pytest

from games.age_of_steam import GAME
from games.age_of_steam.network import ends, is_finished
from games.age_of_steam.planning import best_links, plans, starts
from games.age_of_steam.state import Phase
from games.engine.contract import clone
from tests.age_of_steam.table import Table


@pytest.fixture
def table() -> Table:
    """Somebody builds first, with money."""
    table = Table()
    while table.state.phase.value != "building":
        seat = GAME.actors(table.state)[0]
        GAME.apply(table.state, seat, GAME.advice.likely(table.state, seat)[0])
    table.state.players[GAME.actors(table.state)[0]].cash = 20
    return table


def linked(state: Any, seat: int) -> set[frozenset[str]]:
    """The pairs of places that a player's links join, by name."""
    names = state.board.names
    found = [ends(state, line) for line in state.lines if line.owner == seat and is_finished(state, line)]
    return {frozenset(names[end] for end in pair if end) for pair in found}


def test_the_best_links_are_the_cheapest_ways_of_all_plans(table: Table) -> None:
    seat = GAME.actors(table.state)[0]
    best = best_links(table.state, seat)
    assert best
    for plan in best:
        assert list(plan.moves) == list(plans(table.state, seat, plan.start)[plan.goal][0])
    pairs = [frozenset((plan.start, plan.goal)) for plan in best]
    assert len(set(pairs)) == len(pairs), "a link is listed once, not from each of its ends"
    costs = [sum(GAME.advice.detail(table.state, lay).cost or 0 for lay in plan.moves) for plan in best]
    assert costs == sorted(costs)


def test_what_lengthens_the_own_network_comes_first_and_what_doubles_a_link_last() -> None:
    table = Table()
    table.building("Peter")
    table.line("Peter", "K10 SW-NE", "L9 SW-NE")
    [(first, last)] = [tuple(pair) for pair in linked(table.state, 0)]
    best = best_links(table.state, 0)
    assert {best[0].start, best[0].goal} & {first, last}
    doubled = [{plan.start, plan.goal} == {first, last} for plan in best]
    assert doubled == sorted(doubled)


def test_who_does_not_build_has_no_links(table: Table) -> None:
    assert best_links(table.state, 1 - GAME.actors(table.state)[0] % 2) == []


def test_every_way_that_is_offered_can_be_played_and_finishes_the_link(table: Table) -> None:
    seat = GAME.actors(table.state)[0]
    offered = 0
    for start in starts(table.state, seat):
        for goal, ways in plans(table.state, seat, start).items():
            costs = []
            for way in ways:
                state = clone(table.state)
                before = state.players[seat].cash
                for lay in way:
                    GAME.apply(state, seat, lay)
                    assert GAME.check(state) == []
                costs.append(before - state.players[seat].cash)
                assert any(goal in pair for pair in linked(state, seat)), (start, goal, way)
                offered += 1
            assert costs == sorted(costs), "the cheapest first"
            assert len(ways) <= 5
    assert offered > 50


def test_the_way_from_chicago_to_milwaukee_is_two_tiles_for_4(table: Table) -> None:
    seat = GAME.actors(table.state)[0]
    best = plans(table.state, seat, "Chicago")["Milwaukee"][0]
    assert [GAME.write(lay) for lay in best] == ["build H5 N-S", "build H4 S"]


def test_nothing_is_offered_beyond_the_lays_and_the_money_that_are_left(table: Table) -> None:
    seat = GAME.actors(table.state)[0]
    table.state.players[seat].cash = 3
    assert "Milwaukee" not in plans(table.state, seat, "Chicago")
    table.state.players[seat].cash = 20
    table.state.lays = 2
    assert "Milwaukee" not in plans(table.state, seat, "Chicago")
    table.state.lays = 3
    assert starts(table.state, seat) == []


def test_a_loose_end_is_a_start_by_its_hex(table: Table) -> None:
    seat = GAME.actors(table.state)[0]
    GAME.apply(table.state, seat, GAME.read(table.state, "build H5 N-S"))
    assert "H5" in starts(table.state, seat)
    assert plans(table.state, seat, "H5")["Milwaukee"][0] == (GAME.read(table.state, "build H4 S"),)


def test_nobodys_stub_in_a_town_is_a_start_by_its_towns_name(table: Table) -> None:
    seat = GAME.actors(table.state)[0]
    table.player(table.names[seat]).built = True
    table.line(None, "H4 o-S")
    assert "Milwaukee" in starts(table.state, seat), "where he has nothing himself"
    ways = plans(table.state, seat, "Milwaukee")
    assert [GAME.write(lay) for lay in ways["Chicago"][0]] == ["build H5 N-S"]  # type: ignore[arg-type]
    others = {lay.at for found in ways.values() for way in found for lay in way}  # type: ignore[union-attr]
    assert "H4" not in others, "he may go on from its end, and no other exit"


def test_nobody_plans_who_does_not_build_nor_in_another_phase(table: Table) -> None:
    seat = GAME.actors(table.state)[0]
    other = (seat + 1) % len(table.state.players)
    assert starts(table.state, other) == []
    assert plans(table.state, other, "Chicago") == {}
    table.begin(Phase.MOVING, table.names[seat])
    assert starts(table.state, seat) == []
    assert plans(table.state, seat, "Chicago") == {}
