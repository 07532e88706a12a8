"""Closing a space as an action: points, money, cars, and tiles that are free again."""

import pytest

from games.automobile import GAME
from games.automobile.events import SpaceClosed
from games.automobile.state import Phase
from tests.automobile.table import FOUR, Table


@pytest.fixture
def table() -> Table:
    """The first action of Yellow in turn 1."""
    table = Table(FOUR)
    table.begin(Phase.ACTIONS)
    return table


@pytest.mark.parametrize(("held", "discarded"), [(0, 0), (1, 1), (4, 2), (5, 3), (7, 4)])
def test_closing_discards_half_the_points_rounded_up(table: Table, held: int, discarded: int) -> None:
    table.built("Yellow", "Duryea")
    table.give("Yellow", losses=held)
    assert table.play("close Duryea") == [SpaceClosed(0, "Duryea", discarded, cash=100, unsold=0, markers=0)]
    assert table.player("Yellow").losses == held - discarded


def test_closing_pays_cost_less_100_a_factory_and_400_for_parts(table: Table) -> None:
    table.built("Yellow", "Cord 810", 3, parts=True)
    action = GAME.read(table.state, "close Cord 810")
    told = {"cash": 1900, "discarded": 0, "unsold": 0, "markers": 0}
    assert GAME.advice.detail(table.state, action).figures == told
    table.play("close Cord 810")
    assert table.player("Yellow").cash == 2000 + 3 * 500 + 400


def test_cars_on_a_closed_space_are_unsold_at_once_after_the_halving(table: Table) -> None:
    table.built("Yellow", "Duryea", cars=3)
    table.give("Yellow", losses=5)
    assert table.play("close Duryea") == [
        SpaceClosed(0, "Duryea", discarded=3, cash=100, unsold=3, markers=0)
    ]
    assert table.player("Yellow").losses == 5 - 3 + 3
    assert table.state.cars_left(0) == 28


def test_closed_tiles_are_free_for_later_actions(table: Table) -> None:
    table.built("Yellow", "Duryea", 3)
    table.built("Yellow", "Franklin A", 3)
    assert table.why("build Packard L") == "factories-used-up"
    table.play("close Duryea")
    assert table.state.factories_left(0) == 3
    table.play("research", "research", "research", "build Packard L 2")


def test_only_ones_own_space_can_be_closed(table: Table) -> None:
    table.built("Red", "Duryea")
    table.closed("Franklin A")
    for model in ("Duryea", "Franklin A", "Packard L"):
        assert table.refused(f"close {model}") == ("space-not-yours", {"model": model})


def test_all_tiles_of_the_space_are_closed_and_the_others_stay(table: Table) -> None:
    table.built("Yellow", "Duryea", 2)
    table.built("Yellow", "Franklin A", 1, cars=2)
    table.play("close Duryea")
    assert table.space("Duryea").closed
    assert (table.space("Franklin A").factories, table.space("Franklin A").cars) == (1, 2)


def test_closing_may_be_repeated_in_the_actions(table: Table) -> None:
    """One player a turn is the rule of the executive decisions."""
    table.built("Yellow", "Duryea")
    table.built("Red", "Franklin A")
    table.play("close Duryea", "close Franklin A")
    assert table.state.closer is None
