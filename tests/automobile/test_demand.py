"""Demand: where tiles go, and the sales that run by themselves."""

from typing import Any

import pytest

from games.automobile.components import CarClass
from games.automobile.events import (
    DemandKnown,
    DemandRound,
    DemandSold,
    DemandTileDrawn,
    Passed,
    TilesRevealed,
)
from games.automobile.state import Phase
from games.engine.contract import Event
from games.engine.ranges import Amount
from tests.automobile.table import FIVE, FOUR, LOW, LUXURY, MID, THREE, Table, of


def ended(table: Table, turn: int = 1, *, hands: tuple[tuple[int, ...], ...] | None = None) -> list[Event]:
    """Everybody passes at the end of a turn, with these tiles in hand."""
    table.begin(Phase.EXECUTIVE, turn)
    if hands:
        table.tiles(*hands)
    return table.all_pass()


def sold(events: list[Event]) -> dict[str, tuple[int, int, int]]:
    """Cars, price and unsold cars by model."""
    return {event.model: (event.cars, event.price, event.unsold) for event in of(DemandSold, events)}


def rounds(events: list[Event], car_class: CarClass) -> list[list[tuple[str, int]]]:
    return [
        [(amount.what, amount.count) for amount in event.amounts]
        for event in of(DemandRound, events)
        if event.car_class is car_class
    ]


# Where tiles go


def test_the_tile_of_turn_1_is_mid() -> None:
    table = Table()
    events = ended(table, 1, hands=((2,), (5,), (5,), (3,)))
    assert table.state.revealed == {LUXURY: [], MID: [2, 5, 5, 3], LOW: []}
    assert of(TilesRevealed, events) == [
        TilesRevealed(0, mid=2, low=0),
        TilesRevealed(1, mid=5, low=0),
        TilesRevealed(2, mid=5, low=0),
        TilesRevealed(3, mid=3, low=0),
    ]
    assert of(DemandKnown, events) == [DemandKnown(MID, 15, 0)]


def test_the_example_of_the_second_turn_has_a_demand_of_11_low_and_18_mid() -> None:
    table = Table()
    events = ended(table, 2, hands=((5, 3), (4, 3), (5, 3), (4, 2)))
    assert of(DemandKnown, events) == [DemandKnown(MID, 18, 0), DemandKnown(LOW, 11, 0)]
    assert sum(table.state.revealed[LOW]) == 11
    assert sum(table.state.revealed[MID]) == 18
    assert of(DemandTileDrawn, events) == []


def test_pair_by_pair_not_the_highest_of_all() -> None:
    table = Table(THREE)
    ended(table, 2, hands=((5, 5), (2, 2), (4, 2)))
    assert table.state.revealed == {LUXURY: [], MID: [5, 2, 4], LOW: [5, 2, 2]}


def test_in_turn_3_the_higher_tile_is_low_and_one_tile_is_drawn_for_luxury() -> None:
    table = Table()
    events = ended(table, 3, hands=((5, 3), (4, 3), (5, 3), (4, 2)))
    assert (sum(table.state.revealed[LOW]), sum(table.state.revealed[MID])) == (18, 11)
    (drawn,) = of(DemandTileDrawn, events)
    assert drawn.car_class is LUXURY
    assert drawn.cars in (2, 3, 4, 5)
    assert table.state.revealed[LUXURY] == [drawn.cars]


def test_in_turn_4_a_luxury_tile_then_an_extra_low_tile_are_drawn() -> None:
    table = Table()
    events = ended(table, 4, hands=((5, 3), (4, 3), (5, 3), (4, 2)))
    luxury, low = of(DemandTileDrawn, events)
    assert (luxury.car_class, low.car_class) == (LUXURY, LOW)
    assert table.state.revealed == {
        LUXURY: [luxury.cars],
        MID: [3, 3, 3, 2],
        LOW: [5, 4, 5, 4, low.cars],
    }


@pytest.mark.parametrize("seed", range(6))
def test_drawn_pairs_are_split_into_the_higher_and_the_lower_tile(seed: int) -> None:
    """Turn after turn with the tiles as they come out of the bag."""
    table = Table(seed=str(seed))
    table.begin(Phase.EXECUTIVE)
    table.all_pass()
    for turn in (2, 3, 4):
        hands = [sorted(player.tiles) for player in table.state.players]
        table.play("choose Ford", "choose Kettering", "choose Sloan", "choose Howard")
        table.rest()
        revealed = {event.seat: event for event in of(TilesRevealed, table.all_pass())}
        for seat, (lower, higher) in enumerate(hands):
            expected = (higher, lower) if turn == 2 else (lower, higher)
            assert (revealed[seat].mid, revealed[seat].low) == expected


def test_tiles_are_drawn_from_the_rest_of_the_bag() -> None:
    """Five players hold all fives and threes; what comes out of the bag is a 2 or a 4."""
    drawn = set()
    for seed in range(30):
        table = Table(FIVE, seed=str(seed))
        events = ended(table, 4, hands=((5, 3), (5, 3), (5, 3), (5, 3), (4, 2)))
        drawn |= {event.cars for event in of(DemandTileDrawn, events)}
    assert drawn == {2, 4}


def test_tiles_are_revealed_only_after_the_last_pass() -> None:
    table = Table()
    table.begin(Phase.EXECUTIVE, 3)
    assert [type(event) for event in table.play("pass", "pass", "pass")] == [Passed] * 3
    assert isinstance(table.play("pass")[1], TilesRevealed)


@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_all_tiles_go_back_into_the_bag(turn: int) -> None:
    table = Table(FIVE)
    ended(table, turn)
    hands = [tile for player in table.state.players for tile in player.tiles]
    assert len(hands) == (0 if turn == 4 else 10)
    assert sorted(table.state.bag + hands) == sorted([2, 3, 4, 5] * 4)


# Sales


def test_the_example_with_a_bonus_marker() -> None:
    table = Table()
    spaces = {"Buick F": "Yellow", "Oldsmobile S": "Red", "Franklin A": "Green", "Duryea": "Blue"}
    for model, name in spaces.items():
        table.built(name, model, cars=5)
    table.begin(Phase.EXECUTIVE)
    table.tiles((2,), (3,), (3,), (3,))
    events = table.play("Yellow: pass", "Red: bonus Oldsmobile S")
    events += table.all_pass()
    in_order = [
        spaces[model][0] for sales in rounds(events, MID) for model, cars in sales for _ in range(cars)
    ]
    assert "".join(in_order) == "YRRGBYRRGBY"
    assert sold(events) == {
        "Buick F": (3, 150, 2),
        "Oldsmobile S": (4, 150, 1),
        "Franklin A": (2, 150, 3),
        "Duryea": (2, 150, 3),
    }
    assert of(DemandRound, events)[-1] == DemandRound(MID, 3, [Amount("Buick F", 1)], 0)


def test_one_car_a_space_and_round_from_the_most_advanced_back() -> None:
    table = Table()
    table.built("Yellow", "Duryea", 3, cars=4)
    table.built("Yellow", "Dodge 30", cars=2)
    table.built("Red", "Franklin A", cars=1)
    events = ended(table, hands=((2,), (2,), (2,), (2,)))
    assert rounds(events, MID) == [
        [("Dodge 30", 1), ("Franklin A", 1), ("Duryea", 1)],
        [("Dodge 30", 1), ("Duryea", 1)],
        [("Duryea", 1)],
        [("Duryea", 1)],
    ]
    assert table.player("Yellow").cash == 2000 + 6 * 150 - 2 * 10, "two outdated points at 10"


def test_a_round_stops_where_the_demand_stops() -> None:
    table = Table(THREE)
    for model in ("Duryea", "Franklin A", "Buick F"):
        table.built("Yellow", model, cars=5)
    events = ended(table, hands=((3,), (2,), (2,)))
    assert rounds(events, MID)[-1] == [("Buick F", 1)]
    assert [event.left for event in of(DemandRound, events)] == [4, 1, 0]


def test_sales_stop_when_the_cars_run_out() -> None:
    table = Table(THREE)
    table.built("Yellow", "Duryea", cars=2)
    events = ended(table, hands=((5,), (5,), (5,)))
    assert [event.left for event in of(DemandRound, events)] == [14, 13]
    assert sold(events) == {"Duryea": (2, 150, 0)}
    assert table.player("Yellow").losses == 0


def marked(moves: str, cars: int = 9) -> tuple[Table, list[Event]]:
    """Yellow's Duryea against Red's Franklin A, with these decisions of Yellow; demand 10."""
    table = Table(THREE)
    table.built("Yellow", "Duryea", cars=cars)
    table.built("Red", "Franklin A", cars=cars)
    table.begin(Phase.EXECUTIVE)
    table.tiles((3,), (4,), (3,))
    events: list[Event] = []
    decisions = moves.split(", ")
    events += table.play(decisions[0], "pass", "pass", *decisions[1:], "pass")
    return table, events


@pytest.mark.parametrize(
    ("decisions", "a_round", "price"),
    [
        ("bonus Duryea", 2, 150),
        ("reduce Duryea 1", 2, 120),
        ("reduce Duryea 2", 3, 120),
        ("bonus Duryea, reduce Duryea 1", 3, 120),
        ("bonus Duryea, reduce Duryea 2", 4, 120),
    ],
)
def test_one_more_car_for_each_marker(decisions: str, a_round: int, price: int) -> None:
    _, events = marked(decisions)
    assert rounds(events, MID)[0] == [("Franklin A", 1), ("Duryea", a_round)]
    assert sold(events)["Duryea"][1] == price
    assert sold(events)["Franklin A"][1] == 150


def test_a_sale_of_several_stops_where_the_cars_or_the_demand_stop() -> None:
    _, events = marked("reduce Duryea 2", cars=4)
    assert rounds(events, MID) == [
        [("Franklin A", 1), ("Duryea", 3)],
        [("Franklin A", 1), ("Duryea", 1)],
        [("Franklin A", 1)],
        [("Franklin A", 1)],
    ]
    _, events = marked("bonus Duryea, reduce Duryea 1")
    assert rounds(events, MID) == [
        [("Franklin A", 1), ("Duryea", 3)],
        [("Franklin A", 1), ("Duryea", 3)],
        [("Franklin A", 1), ("Duryea", 1)],
    ]


def test_a_reduced_marker_reduces_every_car_of_its_space_120_mid() -> None:
    table, events = marked("reduce Duryea 1", cars=4)
    assert sold(events) == {"Franklin A": (4, 150, 0), "Duryea": (4, 120, 0)}
    assert table.player("Yellow").cash == 2000 + 480 - 10
    assert table.player("Red").cash == 2000 + 600


def test_the_reduced_price_of_a_low_car_is_70() -> None:
    table = Table(THREE)
    table.built("Yellow", "Ford N", cars=2)
    table.built("Red", "Ford T", cars=2)
    table.begin(Phase.EXECUTIVE, 2)
    events = table.play("reduce Ford N 2")
    events += table.all_pass()
    assert sold(events) == {"Ford T": (2, 100, 0), "Ford N": (2, 70, 0)}
    assert table.player("Yellow").cash == 2000 + 140 - 20


def test_prices_are_reduced_in_phase_7_only() -> None:
    """The whole of a turn: Howard and the distributor sell at 150, then demand at 120."""
    table = Table(THREE)
    table.built("Yellow", "Duryea", cars=4)
    table.bands("Yellow", mid=1)
    table.begin(Phase.HOWARD, Kettering="Red", Howard="Yellow", Durant="Blue")
    events = table.play("howard Duryea:2", "sell Duryea mid", "pass", "reduce Duryea 1")
    events += table.all_pass()
    assert table.state.turn == 2
    assert sold(events) == {"Duryea": (1, 120, 0)}
    assert table.player("Yellow").cash == 2000 + 300 + 150 + 120


# Classes


@pytest.mark.parametrize(
    ("turn", "luxury", "low"), [(1, False, False), (2, False, True), (3, True, True), (4, True, True)]
)
def test_luxury_has_no_demand_before_turn_3_and_low_none_before_turn_2(
    turn: int, luxury: bool, low: bool
) -> None:
    table = Table(THREE)
    table.built("Yellow", "Packard L", cars=1)
    table.built("Red", "Ford N", cars=1)
    events = ended(table, turn)
    assert sold(events) == {
        "Packard L": (1, 200, 0) if luxury else (0, 200, 1),
        "Ford N": (1, 100, 0) if low else (0, 100, 1),
    }


def test_classes_do_not_share_their_demand() -> None:
    table = Table(THREE)
    table.built("Yellow", "Duryea", cars=9)
    table.built("Red", "Ford N", cars=9)
    events = ended(table, 2, hands=((4, 2), (3, 2), (3, 3)))
    assert sold(events) == {"Duryea": (9, 150, 0), "Ford N": (7, 100, 2)}


def test_luxury_is_sold_at_200() -> None:
    table = Table(THREE)
    table.built("Yellow", "Packard L", cars=6)
    events = ended(table, 3)
    (drawn,) = of(DemandTileDrawn, events)
    cars = drawn.cars
    assert sold(events) == {"Packard L": (cars, 200, 6 - cars)}
    assert table.player("Yellow").cash == 2000 + 200 * cars - 30 * (6 - cars)


# What is unsold


def test_unsold_cars_are_loss_points_and_leave_the_board() -> None:
    table = Table(THREE)
    table.built("Yellow", "Duryea", cars=9)
    table.built("Red", "Packard L", cars=2)
    ended(table, hands=((2,), (2,), (2,)))
    assert (table.player("Yellow").losses, table.player("Red").losses) == (3, 2)
    assert table.player("Yellow").cash == 2000 + 6 * 150 - 3 * 10
    assert table.state.cars_left(0) == 28
    assert not any(space.cars for space in table.state.spaces.values())


def test_a_space_that_sells_nothing_is_told_with_its_unsold_cars() -> None:
    table = Table(THREE)
    table.built("Yellow", "Packard L", cars=2)
    events = ended(table)
    expected: Any = [DemandSold(0, "Packard L", 0, 200, 0, 2)]
    assert of(DemandSold, events) == expected
    assert of(DemandKnown, events)[0] == DemandKnown(LUXURY, 0, 2)


def test_nobody_is_asked_between_the_last_pass_and_the_next_choice() -> None:
    table = Table(FOUR)
    table.built("Yellow", "Duryea", cars=2)
    ended(table)
    assert (table.state.phase, table.state.turn) == (Phase.CHOOSING, 2)
