"""Income, expenses and the reduction of income."""

import pytest

from games.age_of_steam.events import Bankrupt, IncomeReduced, Paid
from games.age_of_steam.state import Phase
from tests.age_of_steam.table import Table, of, sentences


@pytest.fixture
def table() -> Table:
    """Nobody has any trouble to pay."""
    table = Table()
    for name in table.names:
        table.give(name, cash=10, income=0, shares=2, engine=1)
    table.begin(Phase.MONEY)
    return table


def test_income_then_a_dollar_a_share_and_engine_step(table: Table) -> None:
    table.give("Peter", cash=3, income=7, shares=5, engine=4)
    events = table.go_on()
    assert of(Paid, events)[0] == Paid(0, 7, 9, 0, 1, 7)
    assert (table.player("Peter").cash, table.player("Peter").income) == (3 + 7 - 5 - 4, 7)
    assert table.player("Dave").cash == 10 - 3


def test_cash_first_then_1_income_a_missing_dollar(table: Table) -> None:
    table.give("Peter", cash=1, income=5, shares=6, engine=2)
    events = table.go_on()
    assert of(Paid, events)[0] == Paid(0, 5, 8, 2, 0, 3)
    assert (table.player("Peter").cash, table.player("Peter").income) == (0, 3)
    assert of(Bankrupt, events) == []


def test_cash_and_income_after_it_are_told(table: Table) -> None:
    table.give("Peter", cash=1, income=5, shares=6, engine=2)
    told = sentences(table, of(Paid, table.go_on()))
    assert told[:2] == [
        "Peter receives $5 and has expenses of $8; $2 is missing and comes off the income:"
        " cash $0, income 3.",
        "Dave receives nothing and has expenses of $3: cash $7, income 0.",
    ]


def test_income_that_falls_to_nothing_is_no_bankruptcy(table: Table) -> None:
    table.give("Peter", cash=0, income=2, shares=3, engine=1)
    events = table.go_on()
    assert (table.player("Peter").income, table.player("Peter").out) == (0, None)
    assert of(Bankrupt, events) == []


def test_below_nothing_he_is_out(table: Table) -> None:
    table.give("Peter", cash=0, income=2, shares=4, engine=1)
    events = table.go_on()
    assert of(Paid, events)[0] == Paid(0, 2, 5, 3, 0, -1)
    assert of(Bankrupt, events) == [Bankrupt(0, [])]
    assert table.player("Peter").out == 1


def test_exactly_enough_costs_no_income(table: Table) -> None:
    table.give("Peter", cash=2, income=3, shares=4, engine=1)
    assert of(Paid, table.go_on())[0] == Paid(0, 3, 5, 0, 0, 3)
    assert (table.player("Peter").cash, table.player("Peter").income) == (0, 3)


def test_all_at_once_in_order(table: Table) -> None:
    table.order("Vince", "John", "Dave", "Peter")
    assert [event.seat for event in of(Paid, table.go_on())] == [3, 2, 1, 0]


@pytest.mark.parametrize(
    ("income", "lost"),
    [
        (0, 0),
        (10, 0),
        (11, 2),
        (20, 2),
        (21, 4),
        (30, 4),
        (31, 6),
        (40, 6),
        (41, 8),
        (50, 8),
        (51, 10),
        (52, 10),
        (90, 10),
    ],
)
def test_income_reduction(table: Table, income: int, lost: int) -> None:
    table.give("Peter", income=income)
    events = table.go_on()
    assert table.player("Peter").cash == 10 + income - 3, "the income before the reduction is paid"
    assert table.player("Peter").income == income - lost
    assert of(IncomeReduced, events) == ([IncomeReduced(0, lost, income - lost)] if lost else [])


def test_the_reduction_is_of_the_income_that_is_left_after_expenses(table: Table) -> None:
    table.give("Peter", cash=0, income=12, shares=10, engine=4)
    events = table.go_on()
    assert of(Paid, events)[0] == Paid(0, 12, 14, 2, 0, 10)
    assert of(IncomeReduced, events) == []
    assert table.player("Peter").income == 10


def test_income_has_no_upper_end(table: Table) -> None:
    table.give("Peter", income=300)
    table.go_on()
    assert table.player("Peter").income == 290
