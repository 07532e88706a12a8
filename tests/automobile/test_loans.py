"""Loans: two of 500 each, at any time, and by themselves where a payment needs them."""

import pytest

from games.automobile import GAME
from games.automobile.actions import Loan
from games.automobile.events import LoanTaken, TilesBuilt
from games.automobile.state import Phase
from games.engine.errors import NotYourTurn
from tests.automobile.table import FOUR, Table


@pytest.fixture
def table() -> Table:
    """The first action of Yellow in turn 1."""
    table = Table(FOUR)
    table.begin(Phase.ACTIONS)
    return table


def test_what_cash_and_loans_cannot_pay_is_not_legal(table: Table) -> None:
    table.built("Yellow", "Cord 810")
    table.give("Yellow", cash=190, loans=0)
    key, figures = table.refused("build Cord 810 2")
    assert (key, figures["cost"], figures["money"]) == ("money-short", 1200, 1190)
    table.give("Yellow", cash=690, loans=1)
    key, figures = table.refused("build Cord 810 2")
    assert (key, figures["cost"], figures["money"]) == ("money-short", 1200, 1190)


@pytest.mark.parametrize(
    ("cash", "loans", "left"), [(600, 0, 0), (590, 1, 490), (100, 1, 0), (90, 2, 490), (0, 2, 400)]
)
def test_a_payment_takes_the_loans_it_needs_announced_before_and_told_first(
    table: Table, cash: int, loans: int, left: int
) -> None:
    table.built("Red", "Packard L")
    table.give("Yellow", cash=cash)
    action = GAME.read(table.state, "build Franklin A 2")
    assert GAME.advice.detail(table.state, action).figures == {
        "cost": 600,
        "loans": loans,
        "left": left,
        "research": 0,
    }
    events = table.play("build Franklin A 2")
    assert events[:-1] == [LoanTaken(0, 500, number + 1) for number in range(loans)]
    assert isinstance(events[-1], TilesBuilt)
    assert (table.player("Yellow").cash, table.player("Yellow").loans) == (left, loans)


def test_a_loan_brings_500_and_there_are_two(table: Table) -> None:
    assert table.play("loan") == [LoanTaken(0, 500, 1)]
    assert table.asked == "Yellow", "a loan is no action"
    assert table.play("loan") == [LoanTaken(0, 500, 2)]
    assert table.player("Yellow").cash == 3000
    assert table.refused("loan") == ("loans-used-up", {})
    assert "loan" not in table.legal()


def test_a_loan_may_be_taken_at_any_time_also_by_who_is_not_asked() -> None:
    table = Table()
    table.play("Green: loan", "choose Durant", "Blue: loan", "Yellow: loan", "build Duryea")
    assert [player.loans for player in table.state.players] == [1, 0, 1, 1]
    assert [player.cash for player in table.state.players] == [2300, 2000, 2500, 2500]
    assert table.asked == "Red"
    assert table.legal("Blue") == ["loan"]


@pytest.mark.parametrize(
    "phase", [Phase.ACTIONS, Phase.FORD, Phase.HOWARD, Phase.DISTRIBUTION, Phase.EXECUTIVE]
)
def test_a_loan_is_open_in_every_phase_and_changes_nothing_else(phase: Phase) -> None:
    table = Table()
    table.begin(phase, 1, Ford="Yellow", Kettering="Red", Howard="Blue", Durant="Green")
    table.state.ford_ready = phase is Phase.FORD
    table.built("Yellow", "Duryea", cars=2)
    table.built("Blue", "Franklin A", cars=2)
    table.bands("Yellow", mid=1)
    asked = table.asked
    for name in FOUR:
        assert table.legal(name)[-1] == "loan"
        table.play(f"{name}: loan")
    assert [player.cash for player in table.state.players] == [2500] * 4
    assert (table.asked, table.state.phase) == (asked, phase)


def test_there_is_no_loan_for_a_seat_that_does_not_exist_or_after_the_end() -> None:
    table = Table()
    for seat in (-1, 4):
        with pytest.raises(NotYourTurn):
            GAME.apply(table.state, seat, Loan())
        assert list(GAME.legal(table.state, seat)) == []
    table.begin(Phase.EXECUTIVE, 4)
    table.all_pass()
    assert table.state.phase is Phase.OVER
    assert list(GAME.legal(table.state, 0)) == []
    with pytest.raises(Exception, match="game-over"):
        GAME.apply(table.state, 0, Loan())
