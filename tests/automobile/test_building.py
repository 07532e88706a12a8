"""Factories and the parts factory: which tiles go where, and how many there are."""

import pytest

from games.automobile.actions import Build, Close
from games.automobile.state import Phase
from tests.automobile.table import FOUR, Table


@pytest.fixture
def table() -> Table:
    """The first action of Yellow in turn 1."""
    table = Table(FOUR)
    table.begin(Phase.ACTIONS)
    return table


def test_a_build_is_one_or_two_tiles(table: Table) -> None:
    for move in ("build Duryea 0", "build Duryea 3", "build Duryea 2+parts", "build Duryea 9999"):
        assert table.why(move) == "build-one-or-two"
    assert table.why(Build("Duryea", -1, False)) == "build-one-or-two"
    assert table.why(Build("Duryea", -1, True)) == "build-one-or-two"


@pytest.mark.parametrize(
    ("tiles", "factories", "parts", "cost"),
    [("", 1, False, 300), (" 2", 2, False, 600), (" 1+parts", 1, True, 800)],
)
def test_one_or_two_factories_or_a_factory_with_parts(
    table: Table, tiles: str, factories: int, parts: bool, cost: int
) -> None:
    table.built("Red", "Packard L")
    table.play(f"build Franklin A{tiles}")
    space = table.space("Franklin A")
    assert (space.seat, space.factories, space.parts) == (0, factories, parts)
    assert table.player("Yellow").cash == 2000 - cost


def test_a_space_of_somebody_else_cannot_be_built_on(table: Table) -> None:
    table.built("Red", "Duryea")
    key, figures = table.refused("build Duryea")
    assert (key, figures["model"], figures["owner_seat"]) == ("space-taken", "Duryea", 1)


def test_a_closed_space_is_closed_for_good(table: Table) -> None:
    table.built("Yellow", "Duryea")
    table.play("close Duryea")
    for name in ("Red", "Blue", "Green", "Yellow"):
        assert table.asked == name
        key, figures = table.refused("build Duryea")
        assert (key, figures["model"]) == ("space-closed", "Duryea")
        table.play("research")


def test_at_most_three_factories_and_a_parts_factory_on_a_space(table: Table) -> None:
    table.built("Yellow", "Duryea", 2)
    key, figures = table.refused("build Duryea 2")
    assert (key, figures["model"]) == ("space-full", "Duryea")
    table.play("build Duryea 1+parts")
    assert (table.space("Duryea").factories, table.space("Duryea").parts) == (3, True)
    table.play("research", "research", "research")
    assert table.why("build Duryea") == "space-full"


def test_six_factories_in_all(table: Table) -> None:
    table.built("Yellow", "Duryea", 3)
    table.built("Yellow", "Franklin A", 2)
    key, figures = table.refused("build Packard L 2")
    assert (key, figures["factories"]) == ("factories-used-up", 1)
    table.play("build Packard L", "research", "research", "research")
    key, figures = table.refused("build Oldsmobile S")
    assert (key, figures["factories"]) == ("factories-used-up", 0)


def test_a_model_that_is_not_on_the_board(table: Table) -> None:
    key, figures = table.refused(Build("Trabant", 1, False))
    assert (key, figures["model"]) == ("model-not-there", "Trabant")
    assert table.why(Close("Trabant")) == "model-not-there"


@pytest.mark.parametrize("model", ["Duryea", "Cord 810"])
def test_a_parts_factory_costs_500_anywhere(table: Table, model: str) -> None:
    table.built("Yellow", model)
    table.play(f"build {model} parts")
    assert table.player("Yellow").cash == 1500
    assert (table.space(model).factories, table.space(model).parts) == (1, True)


def test_a_parts_factory_needs_a_factory_there(table: Table) -> None:
    table.built("Red", "Ford T")
    key, figures = table.refused("build Duryea parts")
    assert (key, figures["model"]) == ("parts-need-factory", "Duryea")
    table.play("build Duryea 1+parts")


def test_a_player_has_one_parts_factory(table: Table) -> None:
    table.built("Yellow", "Duryea", parts=True)
    table.built("Yellow", "Franklin A")
    assert table.why("build Franklin A parts") == "parts-used-up"
    assert table.why("build Duryea parts") == "parts-used-up"
    assert table.why("build Franklin A 1+parts") == "parts-used-up"


def test_a_parts_factory_is_free_again_when_its_space_is_closed(table: Table) -> None:
    table.built("Yellow", "Duryea", parts=True)
    table.built("Yellow", "Franklin A")
    table.play("close Duryea", "research", "research", "research", "build Franklin A parts")
    assert table.space("Franklin A").parts
