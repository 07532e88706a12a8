"""Every invariant of Cairn fires when a position is broken."""

import pytest

from games.cairn.state import Phase, State
from tests.fifth_game.table import DRAWN, GAME, UNDOABLE, played
from tests.games.broken import Case, Cases, conditions_without_a_case


def gathering() -> State:
    """Seat 1 has taken two of the four stones at Nevis."""
    return played(*UNDOABLE, seed="2").state


def stacking() -> State:
    """The storm took 2 of 9; seat 1 has four stones from Nevis."""
    return played(*DRAWN, seed="2").state


CASES = Cases(gathering)


@CASES.says("Nevis: stones below 0, -1 in the heap and [3, 2, 0]")
def a_heap_below_zero(state: State) -> None:
    state.heaps["Nevis"] = -1
    state.players[0].bag["Nevis"] = 3


@CASES.says("Nevis: 2 + [0, 3, 0] stones are not 4")
def a_stone_too_many(state: State) -> None:
    state.players[1].bag["Nevis"] += 1


@CASES.says("seat 1: a cairn before the storm")
def stacked_too_early(state: State) -> None:
    state.players[1].bag, state.players[1].cairn = {}, state.players[1].bag


@CASES.says("seat 1: a cairn of 12 where 7 is borne", stacking)
def too_heavy(state: State) -> None:
    state.players[1].bag, state.players[1].cairn = {}, state.players[1].bag


@CASES.says("the storm took 3 of at most 2", stacking)
def a_storm_too_strong(state: State) -> None:
    state.bears -= 1


@CASES.says("the storm took 1 of at most 0")
def a_storm_too_early(state: State) -> None:
    state.bears -= 1


@CASES.says("the table waits for [] in Phase.STORM")
def nobody_asked_before_the_end(state: State) -> None:
    state.phase = Phase.STORM


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_broken_position_is_named(case: Case) -> None:
    assert GAME.check(case.sound) == []
    assert case.complaint in GAME.check(case.broken)


def test_no_condition_of_the_check_is_without_a_case() -> None:
    assert conditions_without_a_case(GAME, CASES) == []
