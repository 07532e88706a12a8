"""Distributors are placed: one to three an action, eight in all."""

import pytest

from games.automobile import GAME
from games.automobile.actions import Distribute
from games.automobile.state import Phase
from tests.automobile.table import FOUR, LOW, MID, Table


@pytest.fixture
def table() -> Table:
    """The first action of Yellow in turn 1."""
    table = Table(FOUR)
    table.begin(Phase.ACTIONS)
    return table


def test_an_action_places_one_to_three_distributors_in_any_bands(table: Table) -> None:
    assert table.play("distribute luxury:1 low:2")[0].low == 2  # type: ignore[attr-defined]
    assert table.banded("Yellow") == (1, 0, 2)
    for move in ("distribute mid:0", "distribute mid:4", "distribute mid:2 low:2"):
        assert table.why(move) == "distribute-one-to-three"
    table.play("distribute mid:3")
    assert table.banded("Red") == (0, 3, 0)


def test_a_player_has_eight_distributors(table: Table) -> None:
    table.bands("Yellow", luxury=2, mid=2, low=2)
    assert table.refused("distribute mid:3") == ("distributors-short", {"distributors": 2})
    table.play("distribute mid:2")
    assert table.player("Yellow").bands[MID] == 4, "there is no limit to a band"
    table.play("research", "research", "research")
    assert table.refused("distribute low:1") == ("distributors-short", {"distributors": 0})


def test_distributors_of_different_players_share_a_band(table: Table) -> None:
    table.play("distribute low:3", "distribute low:2")
    assert (table.player("Yellow").bands[LOW], table.player("Red").bands[LOW]) == (3, 2)


@pytest.mark.parametrize(
    ("models", "offered"),
    [
        ((), "distribute mid:3"),
        (("Ford N",), "distribute low:3"),
        (("Packard L",), "distribute luxury:3"),
        (("Duryea", "Franklin A"), "distribute mid:3"),
        (("Duryea", "Packard L"), "distribute luxury:1 mid:2"),
        (("Ford N", "Packard L"), "distribute luxury:2 low:1"),
    ],
)
def test_offered_are_distributors_of_the_classes_that_one_makes(
    table: Table, models: tuple[str, ...], offered: str
) -> None:
    for model in models:
        table.built("Yellow", model)
    likely = GAME.advice.likely(table.state, table.seat("Yellow"))
    assert [GAME.write(move) for move in likely if isinstance(move, Distribute)] == [offered]
