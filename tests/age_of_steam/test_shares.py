"""Issuing shares: in order, one decision each, 5 dollars a share, at most 15."""

import pytest

from games.age_of_steam.events import SharesIssued
from games.age_of_steam.state import Phase
from games.engine.errors import NotYourTurn
from tests.age_of_steam.table import Table


@pytest.fixture
def table() -> Table:
    return Table()


def test_in_order_one_decision_each(table: Table) -> None:
    table.order("John", "Peter", "Vince", "Dave")
    for name in ("John", "Peter", "Vince", "Dave"):
        assert table.asked == name
        table.play("shares 1")
    assert table.state.phase is Phase.AUCTION
    with pytest.raises(NotYourTurn):
        table.play("Vince: shares 1")


def test_a_share_brings_5_dollars(table: Table) -> None:
    assert table.play("shares 3") == [SharesIssued(0, 3, 15)]
    assert (table.player("Peter").shares, table.player("Peter").cash) == (5, 25)


def test_issuing_is_not_compulsory(table: Table) -> None:
    assert table.play("shares 0") == [SharesIssued(0, 0, 0)]
    assert (table.player("Peter").shares, table.player("Peter").cash) == (2, 10)


def test_at_most_15_the_two_at_the_start_counted(table: Table) -> None:
    assert table.legal() == [f"shares {count}" for count in range(14)]
    assert table.refused("shares 14") == ("shares-too-many", {"left": 13})
    table.play("shares 13")
    assert (table.player("Peter").shares, table.player("Peter").cash) == (15, 75)


def test_with_15_shares_nothing_is_left_to_issue(table: Table) -> None:
    table.give("Peter", shares=15)
    assert table.legal() == ["shares 0"]
    assert table.why("shares 1") == "shares-too-many"


@pytest.mark.parametrize("phase", [Phase.PRIVILEGES, Phase.BUILDING, Phase.MOVING, Phase.PRODUCTION])
def test_at_no_other_time(table: Table, phase: Phase) -> None:
    table.begin(phase)
    assert table.why("shares 1").endswith("-expected")


def test_nothing_else_now(table: Table) -> None:
    for move in ("pass", "bid 1", "engine", "choose engineer"):
        assert table.why(move) == "shares-expected"
