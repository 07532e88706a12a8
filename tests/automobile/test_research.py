"""R&D: what a space beyond the most advanced one costs, and where nothing is paid."""

import pytest

from games.automobile.events import ResearchTaken, TilesBuilt
from games.automobile.state import Phase
from tests.automobile.table import FOUR, Table, of


@pytest.fixture
def table() -> Table:
    """The first action of Yellow in turn 1."""
    table = Table(FOUR)
    table.begin(Phase.ACTIONS)
    return table


@pytest.mark.parametrize(
    ("model", "research"),
    [
        ("Duryea", 1),
        ("Oldsmobile Curved Dash", 3),
        ("Franklin A", 6),
        ("Packard L", 10),
    ],
)
def test_the_first_factory_of_the_board_costs_1_3_6_10_rd(table: Table, model: str, research: int) -> None:
    table.give("Yellow", research=research - 1)
    key, figures = table.refused(f"build {model}")
    assert (key, figures["model"]) == ("research-short", model)
    assert (figures["needed"], figures["research"]) == (research, research - 1)
    table.give("Yellow", research=research)
    table.play(f"build {model}")
    assert table.player("Yellow").research == 0


def test_duryea_through_durant_then_two_factories_on_the_third_space() -> None:
    table = Table()
    table.order("Blue", "Green", "Yellow", "Red")
    table.play("Blue: choose Durant", "Blue: build Duryea")
    assert (table.player("Blue").cash, table.player("Blue").research) == (1800, 4)
    table.play("Green: choose Ford", "Yellow: choose Kettering", "Red: choose Sloan")
    events = table.play("Green: build Franklin A 2")
    assert events == [TilesBuilt(3, "Franklin A", 2, 0, cost=600, research=3, ford=False)]
    assert (table.player("Green").cash, table.player("Green").research) == (1400, 4 + 1 - 3)


def test_rd_is_paid_once_per_build_not_per_tile(table: Table) -> None:
    table.play("build Duryea 2")
    assert table.player("Yellow").research == 4 - 1


def test_any_number_of_spaces_may_be_skipped(table: Table) -> None:
    table.give("Yellow", research=351)
    table.play("build Cord 810")
    assert table.player("Yellow").research == 0, "1 + 2 + ... + 26"


def test_a_vacant_space_behind_the_most_advanced_one_costs_no_rd(table: Table) -> None:
    table.built("Red", "Ford T")
    table.give("Yellow", research=0)
    table.play("build Packard L")
    assert table.space("Packard L").seat == 0


def test_ones_own_space_costs_no_rd(table: Table) -> None:
    table.built("Yellow", "Duryea")
    table.give("Yellow", research=0)
    table.play("build Duryea")
    assert table.space("Duryea").factories == 2


def test_closing_never_moves_the_mark_back(table: Table) -> None:
    table.built("Yellow", "Packard L")
    table.play("close Packard L", "research", "research", "research")
    table.give("Yellow", research=1)
    table.play("build Oldsmobile S")
    assert table.player("Yellow").research == 0


def test_behind_a_closed_space_that_was_the_newest_nothing_is_paid(table: Table) -> None:
    table.closed("Packard L")
    table.give("Yellow", research=0)
    table.play("build Franklin A")


def test_the_same_action_may_be_taken_in_every_round(table: Table) -> None:
    events = table.rest()
    assert of(ResearchTaken, events) == [ResearchTaken(seat, 2) for seat in (0, 1, 2, 3)] * 3
