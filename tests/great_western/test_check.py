"""Every invariant of Great Western fires when a position is broken."""

import pytest

from games.great_western import GAME
from games.great_western.components import Train
from games.great_western.state import Phase, State
from tests.games.broken import Case, Cases, conditions_without_a_case
from tests.great_western.table import Table


def bidding() -> State:
    """Red stands on train A with a bid of 2; Blue is asked."""
    table = Table()
    table.first("Red")
    table.play("bid A 2")
    return table.state


CASES = Cases(bidding)


@CASES.says("seat 1: stocks -1, 25")
def available_below_zero(state: State) -> None:
    state.players[1].available, state.players[1].unavailable = -1, 25


@CASES.says("seat 1: stocks 25, -1")
def unavailable_below_zero(state: State) -> None:
    state.players[1].available, state.players[1].unavailable = 25, -1


@CASES.says("seat 2: 27 pieces, not 26")
def a_piece_too_many(state: State) -> None:
    state.players[2].available += 1


@CASES.says("seat 0: 25 pieces, not 26")
def a_bid_that_cost_nothing(state: State) -> None:
    state.trains[Train.A].bid -= 1


@CASES.says("seat 1: track [3, 3]")
def track_that_was_paid_for_twice(state: State) -> None:
    state.players[1].track = [3, 3]


@CASES.says("seat 1: track [99]")
def track_off_the_board(state: State) -> None:
    state.players[1].track = [99]


@CASES.says("Bristol: somebody twice in [3, 3]")
def twice_in_a_city(state: State) -> None:
    state.cities["Bristol"] = [3, 3]


@CASES.says("cities are not those of the board")
def a_city_off_the_board(state: State) -> None:
    state.cities["Paris"] = []


@CASES.says("London lacks somebody")
def nobody_of_green_in_london(state: State) -> None:
    state.cities["London"].remove(3)


@CASES.says("3 trains for 4 players")
def a_train_too_few(state: State) -> None:
    del state.trains[Train.D]


@CASES.says("somebody on two trains: [0, 0]")
def on_two_trains(state: State) -> None:
    state.trains[Train.C].seat = 0


@CASES.says("train B: [-1, 0, 0, 0, 0], bid 0")
def a_car_below_zero(state: State) -> None:
    state.trains[Train.B].cars = [-1, 0, 0, 0, 0]


@CASES.says("train B: [0, 0, 0, 0, 0], bid -1")
def a_bid_below_zero(state: State) -> None:
    state.trains[Train.B].cars, state.trains[Train.B].bid = [0] * 5, -1


@CASES.says("train B: [1, 1, 1, 1, 0], bid 0")
def more_pieces_than_dice(state: State) -> None:
    state.trains[Train.B].cars = [1, 1, 1, 1, 0]


@CASES.says("the table waits for [] in Phase.LOADING")
def nobody_asked_before_the_end(state: State) -> None:
    state.phase = Phase.LOADING


@CASES.says("seat 1 is asked but has no legal move")
def nothing_to_bid_with_and_no_train_free(state: State) -> None:
    for train in state.trains.values():
        train.seat, train.bid = 0, 26


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_broken_position_is_named(case: Case) -> None:
    assert GAME.check(case.sound) == []
    assert case.complaint in GAME.check(case.broken)


def test_no_condition_of_the_check_is_without_a_case() -> None:
    assert conditions_without_a_case(GAME, CASES) == []
