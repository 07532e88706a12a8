"""Losses, the end of a turn, the end of the game."""

import pytest

from games.automobile import GAME
from games.automobile.components import Character
from games.automobile.events import (
    GameEnded,
    LoanTaken,
    LossesCut,
    LossesPaid,
    Outdated,
    TurnEnded,
)
from games.automobile.state import Phase
from games.engine.contract import Event, ScorePart
from tests.automobile.table import FOUR, THREE, Table, of


def ended(table: Table, turn: int = 1, **characters: str) -> list[Event]:
    """Everybody passes at the end of a turn."""
    table.begin(Phase.EXECUTIVE, turn, **characters)
    return table.all_pass()


def outdated(events: list[Event]) -> dict[str, int]:
    return {event.model: event.points for event in of(Outdated, events)}


# Outdated spaces


def test_the_example_yellow_0_red_0_green_1_blue_2() -> None:
    table = Table()
    table.built("Blue", "Duryea")
    table.built("Green", "Franklin A")
    table.built("Yellow", "Oldsmobile S")
    table.built("Red", "Packard L")
    events = ended(table)
    assert of(Outdated, events) == [Outdated(3, "Franklin A", 1), Outdated(2, "Duryea", 2)]
    assert [player.losses for player in table.state.players] == [0, 0, 2, 1]
    assert [player.cash for player in table.state.players] == [2000, 2000, 1980, 1990]


def test_four_spaces_of_a_class_the_third_closed_0_1_none_3() -> None:
    table = Table()
    table.built("Yellow", "Buick F")
    table.built("Red", "Oldsmobile S")
    table.closed("Franklin A")
    table.built("Blue", "Duryea")
    events = ended(table)
    assert outdated(events) == {"Oldsmobile S": 1, "Duryea": 3}
    assert [player.losses for player in table.state.players] == [0, 1, 3, 0]


def test_a_closed_space_that_is_the_newest_keeps_its_rank() -> None:
    table = Table(THREE)
    table.closed("Buick F")
    table.built("Yellow", "Duryea")
    assert outdated(ended(table)) == {"Duryea": 1}


def test_across_all_players_and_each_class_by_itself() -> None:
    table = Table(THREE)
    for model in ("Duryea", "Franklin A", "Ford N", "Packard L"):
        table.built("Yellow", model)
    for model in ("Oldsmobile S", "Ford T", "Cord 810"):
        table.built("Red", model)
    assert outdated(ended(table)) == {"Packard L": 1, "Franklin A": 1, "Duryea": 2, "Ford N": 1}
    assert (table.player("Yellow").losses, table.player("Red").losses) == (5, 0)


def test_per_space_not_per_tile() -> None:
    table = Table(THREE)
    table.built("Yellow", "Duryea", 3, parts=True)
    table.built("Red", "Franklin A", 3)
    ended(table)
    assert table.player("Yellow").losses == 1


def test_vacant_spaces_do_not_count() -> None:
    table = Table(THREE)
    table.built("Yellow", "Duryea")
    table.built("Red", "Chrysler 65")
    assert outdated(ended(table)) == {"Duryea": 1}


# Sloan and Chrysler


@pytest.mark.parametrize(("held", "left"), [(0, 0), (1, 0), (2, 1), (5, 2), (8, 4)])
def test_sloan_discards_half_rounded_up_before_paying(held: int, left: int) -> None:
    table = Table(THREE)
    table.give("Yellow", losses=held)
    events = ended(table, 2, Ford="Red", Sloan="Yellow", Durant="Blue")
    assert of(LossesCut, events) == [LossesCut(0, Character.SLOAN, held - left)]
    assert table.player("Yellow").losses == left
    assert table.player("Yellow").cash == 2000 - 20 * left


@pytest.mark.parametrize(("turn", "left", "cash"), [(1, 4, 1960), (2, 3, 1940), (3, 2, 1940), (4, 1, 1960)])
def test_chrysler_discards_as_many_as_the_turns_number(turn: int, left: int, cash: int) -> None:
    """In turn 3 he takes three points off."""
    table = Table(THREE)
    table.give("Yellow", losses=5)
    events = ended(table, turn, Ford="Red", Durant="Blue", Chrysler="Yellow")
    assert of(LossesCut, events) == [LossesCut(0, Character.CHRYSLER, turn)]
    assert (table.player("Yellow").losses, table.player("Yellow").cash) == (left, cash)


def test_chrysler_discards_no_more_than_there_are() -> None:
    table = Table(THREE)
    table.give("Yellow", losses=2)
    ended(table, 3, Ford="Red", Durant="Blue", Chrysler="Yellow")
    assert (table.player("Yellow").losses, table.player("Yellow").cash) == (0, 2000)


def test_points_are_cut_after_outdated_and_unsold_ones_are_added() -> None:
    table = Table(THREE)
    table.built("Yellow", "Duryea")
    table.built("Yellow", "Packard L", cars=3)
    table.built("Red", "Franklin A")
    table.give("Yellow", losses=1)
    ended(table, 1, Ford="Red", Durant="Blue", Sloan="Yellow")
    assert table.player("Yellow").losses == (1 + 3 + 1) - 3


def test_nobody_else_is_cut() -> None:
    table = Table()
    for name in FOUR:
        table.give(name, losses=4)
    events = ended(table, 2)
    assert of(LossesCut, events) == []
    assert [player.losses for player in table.state.players] == [4, 4, 4, 4]


# Paying


@pytest.mark.parametrize(("turn", "rate"), [(1, 10), (2, 20), (3, 30), (4, 40)])
def test_a_point_costs_10_20_30_40(turn: int, rate: int) -> None:
    table = Table(THREE)
    table.give("Yellow", losses=7)
    events = ended(table, turn)
    assert of(LossesPaid, events)[0] == LossesPaid(
        0, 7, rate, 7 * rate, interest=0, paid=7 * rate, missing=0, debt=0
    )
    assert table.player("Yellow").cash == 2000 - 7 * rate
    assert table.player("Yellow").losses == 7, "points stay"


def test_everybody_pays_50_of_interest_a_loan() -> None:
    table = Table(THREE)
    table.give("Yellow", loans=1, losses=1)
    table.give("Red", loans=2)
    events = ended(table)
    assert of(LossesPaid, events) == [
        LossesPaid(0, 1, 10, 10, interest=50, paid=60, missing=0, debt=0),
        LossesPaid(1, 0, 10, 0, interest=100, paid=100, missing=0, debt=0),
        LossesPaid(2, 0, 10, 0, interest=0, paid=0, missing=0, debt=0),
    ]
    assert [player.cash for player in table.state.players] == [1940, 1900, 2000]


@pytest.mark.parametrize(
    ("cash", "loans", "losses", "taken", "interest", "debt", "left"),
    [
        (200, 0, 5, 0, 0, 0, 0),  # exactly enough
        (190, 0, 5, 1, 50, 0, 440),  # 690 - 200 - 50
        (0, 0, 11, 1, 50, 0, 10),  # 500 - 440 - 50
        (0, 0, 12, 2, 100, 0, 420),  # one loan leaves 530 due: the second, 1000 - 480 - 100
        (200, 1, 4, 1, 100, 0, 440),  # 210 due: the second loan, 700 - 160 - 100
        (0, 0, 22, 2, 100, 0, 20),  # 1000 - 880 - 100
        (0, 0, 23, 2, 100, 20, 0),  # 1020 due
        (300, 2, 20, 0, 100, 600, 0),  # 900 due, no loan left
        (0, 1, 40, 1, 100, 1200, 0),  # 500 for 1700
    ],
)
def test_who_is_short_takes_loans_and_the_rest_is_a_debt(
    cash: int, loans: int, losses: int, taken: int, interest: int, debt: int, left: int
) -> None:
    """Turn 4, at 40 a point."""
    table = Table(THREE)
    table.give("Yellow", cash=cash, loans=loans, losses=losses)
    events = ended(table, 4)
    assert of(LoanTaken, events) == [LoanTaken(0, 500, loans + number + 1) for number in range(taken)]
    paid = losses * 40 + interest - debt
    assert of(LossesPaid, events)[0] == LossesPaid(0, losses, 40, losses * 40, interest, paid, debt, debt)
    player = table.player("Yellow")
    assert (player.cash, player.loans, player.debt) == (left, loans + taken, debt)


def test_a_debt_grows_without_interest_and_is_not_paid_from_later_cash() -> None:
    table = Table(THREE)
    table.give("Yellow", cash=0, loans=2, losses=5)
    ended(table, 1)
    assert (table.player("Yellow").cash, table.player("Yellow").debt) == (0, 150)
    table.give("Yellow", cash=500)
    ended(table, 2)
    assert (table.player("Yellow").cash, table.player("Yellow").debt) == (300, 150)


# The end of a turn


def test_a_new_turn_keeps_factories_distributors_points_and_loans() -> None:
    table = Table(THREE)
    table.built("Yellow", "Duryea", 2, parts=True)
    table.bands("Red", mid=2)
    table.give("Blue", losses=3, loans=1, research=7)
    events = ended(table)
    assert of(TurnEnded, events) == [TurnEnded(1, [0, 1, 2])]
    assert (table.state.turn, table.state.phase) == (2, Phase.CHOOSING)
    assert (table.space("Duryea").factories, table.space("Duryea").parts) == (2, True)
    assert table.banded("Red") == (0, 2, 0)
    blue = table.player("Blue")
    assert (blue.losses, blue.loans, blue.research) == (3, 1, 7)


def test_the_game_ends_with_the_fourth_turn() -> None:
    table = Table(THREE)
    for turn in (1, 2, 3):
        ended(table, turn)
        assert table.asked is not None
        assert GAME.result(table.state) is None
    events = ended(table, 4)
    assert table.asked is None
    assert len(of(GameEnded, events)) == 1
    assert of(TurnEnded, events) == []
    assert GAME.result(table.state) is not None


# The score


def test_cash_factories_at_full_price_500_for_parts_less_600_a_loan_and_the_debt() -> None:
    table = Table(THREE)
    table.built("Yellow", "Duryea", 2, parts=True)
    table.built("Yellow", "Cord 810", 3)
    table.closed("Packard L")
    table.give("Yellow", cash=1000, loans=2, debt=70)
    table.give("Red", cash=3020)
    table.give("Blue", cash=3040)
    events = ended(table, 4)
    places = GAME.result(table.state)
    assert places is not None
    assert [(place.seat, place.rank, place.score) for place in places] == [
        (2, 1, 3040),
        (1, 2, 3020),
        (0, 3, 900 + 400 + 1800 + 500 - 1200 - 70),
    ]
    assert places[2].entries == [
        ScorePart("cash", 900),
        ScorePart("factories", 400, {"model": "Duryea", "factories": 2}),
        ScorePart("factories", 1800, {"model": "Cord 810", "factories": 3}),
        ScorePart("parts", 500),
        ScorePart("loans", -1200, {"loans": 2, "repaid": 1200}),
        ScorePart("debt", -70, {"debt": 70}),
    ]
    assert of(GameEnded, events) == [GameEnded(4, [2])]


def test_the_losses_of_turn_4_are_paid_before_the_end() -> None:
    table = Table(THREE)
    table.give("Yellow", losses=10)
    ended(table, 4)
    assert GAME.advice.progress(table.state).standing[2].score == 1600


def order_of(table: Table) -> list[str]:
    places = GAME.result(table.state)
    assert places is not None
    assert [place.rank for place in places] == [1, 2, 3]
    return [table.names[place.seat] for place in places]


def test_a_tie_goes_to_fewer_loss_points() -> None:
    """All end at 2000; Yellow and Red have paid for their points."""
    table = Table(THREE)
    table.give("Yellow", losses=2, cash=2080)
    table.give("Red", losses=1, cash=2040)
    ended(table, 4)
    assert order_of(table) == ["Blue", "Red", "Yellow"]


def test_then_to_fewer_loans() -> None:
    table = Table(THREE)
    table.give("Yellow", loans=2, cash=2000 + 1300)
    table.give("Red", loans=1, cash=2000 + 650)
    ended(table, 4)
    assert {place.score for place in GAME.advice.progress(table.state).standing} == {2000}
    assert order_of(table) == ["Blue", "Red", "Yellow"]


def test_loss_points_come_before_loans() -> None:
    table = Table(THREE)
    table.give("Yellow", loans=2, cash=2000 + 1300)
    table.give("Red", losses=1, cash=2040)
    table.give("Blue", losses=2, cash=2080)
    ended(table, 4)
    assert order_of(table) == ["Yellow", "Red", "Blue"]


def test_then_to_the_earlier_place_in_turn_fours_passing_order() -> None:
    table = Table(THREE)
    table.order("Red", "Yellow", "Blue")
    table.begin(Phase.EXECUTIVE, 4, Chrysler="Yellow", Durant="Red", Kettering="Blue")
    for name in THREE:
        table.built(name, {"Yellow": "Duryea", "Red": "Ford N", "Blue": "Packard L"}[name])
    table.give("Yellow", cash=2000 - 200)
    table.give("Red", cash=2000 - 300)
    table.give("Blue", cash=2000 - 300)
    events = table.play("Blue: bonus Packard L", "Red: pass", "Yellow: pass", "Blue: pass")
    assert order_of(table) == ["Red", "Yellow", "Blue"]
    assert of(GameEnded, events) == [GameEnded(4, [1])]


def test_the_forecast_is_the_standing_if_the_game_ended_now() -> None:
    table = Table(THREE)
    table.built("Red", "Cord 810")
    table.give("Blue", loans=1, cash=2500)
    assert [(place.seat, place.score) for place in GAME.advice.progress(table.state).standing] == [
        (1, 2600),
        (0, 2000),
        (2, 1900),
    ]
