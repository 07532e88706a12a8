"""Planning where track lies already: out of towns, on from loose ends, and up to the track of others."""

import pytest

from games.age_of_steam import GAME
from games.age_of_steam.planning import plans, starts
from tests.age_of_steam.table import Table


@pytest.fixture
def table() -> Table:
    """Peter is to build, with money."""
    table = Table()
    table.building("Peter", cash=20)
    return table


def ways(table: Table, start: str, goal: str) -> list[list[str]]:
    """What is offered to Peter, in notation."""
    offered = plans(table.state, table.seat("Peter"), start).get(goal, [])
    return [[GAME.write(lay) for lay in way] for way in offered]


def test_nothing_is_planned_from_nowhere(table: Table) -> None:
    assert plans(table.state, table.seat("Peter"), "Atlantis") == {}


def test_a_town_is_a_start_for_who_has_track_there(table: Table) -> None:
    table.line("Peter", "K9 o-N")
    assert "Indianapolis" in starts(table.state, table.seat("Peter"))
    assert ways(table, "Indianapolis", "Cincinnati")[:3] == [
        ["build K8 SE-S", "build L8 SE-NW"],
        ["build K9 N NE", "build L8 SE-SW"],
        ["build K9 N SE", "build L9 NE-NW"],
    ]


def test_a_town_is_no_start_for_who_has_no_track_there(table: Table) -> None:
    table.line("Dave", "K9 o-N")
    assert "Indianapolis" not in starts(table.state, table.seat("Peter"))
    assert plans(table.state, table.seat("Peter"), "Indianapolis") == {}


@pytest.mark.parametrize("owner", ["Peter", None])
def test_a_way_ends_where_it_meets_a_loose_end_of_his_or_nobodys(table: Table, owner: str | None) -> None:
    table.line(owner, "K9 o-N")
    assert ways(table, "Chicago", "Indianapolis") == [["build I7 SE-NW", "build J7 SE-NW", "build K8 S-NW"]]


def test_a_way_does_not_meet_the_loose_end_of_another(table: Table) -> None:
    table.line("Dave", "K9 o-N")
    assert ways(table, "Chicago", "Indianapolis") == []


def test_a_way_is_not_led_over_an_edge_with_track(table: Table) -> None:
    assert ways(table, "Evansville", "Cincinnati")[0] == ["build K10 NE-SW", "build L9 NE-SW"]
    table.line("Dave", "K10 SW-S")
    assert all("build K10 NE-SW" not in way for way in ways(table, "Evansville", "Cincinnati"))


def test_a_way_passes_through_a_town_by_a_new_exit(table: Table) -> None:
    table.line("Peter", "J9 S-NE", "K9 SW-o")
    assert ["build K9 NE SW", "build L8 SE-SW"] in ways(table, "Indianapolis", "Cincinnati")
