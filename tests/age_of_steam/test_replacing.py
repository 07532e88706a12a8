"""Replacing tiles outside towns: crossings, two lines side by side, and turning a loose end."""

import pytest

from games.age_of_steam.events import TileLaid
from games.age_of_steam.network import sections_in
from games.age_of_steam.tiles import write_sections
from tests.age_of_steam.table import Table, of


@pytest.fixture
def table() -> Table:
    """Dave has a link between Evansville and Cincinnati; Peter is to build, a line of his pointing
    into the hex in its middle from the south."""
    table = Table()
    table.line("Dave", "K10 SW-NE", "L9 SW-NE")
    table.line("Peter", "K11 NW-N")
    table.building("Peter")
    return table


@pytest.fixture
def alone() -> Table:
    """Peter is to build; his line out of Evansville is loose in K10."""
    table = Table()
    table.line("Peter", "K10 SW-NE")
    table.building("Peter")
    return table


def lying(table: Table, at: str) -> str:
    return write_sections(sections_in(table.state, at))


def cost(table: Table, move: str) -> int:
    [laid] = of(TileLaid, table.play(move))
    assert isinstance(laid.cost, int)
    return laid.cost


# Crossings and two lines


@pytest.mark.parametrize(
    ("move", "kind"),
    [
        ("build K10 SW-NE N-S", "cross-straights"),
        ("build K10 SW-NE NW-S", "cross-straight-gentle"),
        ("build K10 SW-NE S-SE", "beside-straight-sharp"),
    ],
)
def test_simple_to_complex_costs_3_crossing_or_side_by_side(table: Table, move: str, kind: str) -> None:
    assert cost(table, move) == 3
    assert table.state.tiles["K10"] == kind
    assert table.lines() == [("Dave", "Cincinnati", "Evansville", 2), ("Peter", "Evansville", None, 2)]


def test_two_gentle_curves_cross_or_lie_side_by_side() -> None:
    for move, kind in (("build K10 SW-N S-NW", "cross-gentles"), ("build K10 SW-N S-NE", "beside-gentles")):
        table = Table()
        table.line("Dave", "K10 SW-N")
        table.line("Peter", "K11 NW-N")
        table.building("Peter")
        assert cost(table, move) == 3
        assert table.state.tiles["K10"] == kind


def test_a_gentle_and_a_sharp_curve_lie_side_by_side_either_way() -> None:
    for move, kind in (
        ("build K10 SW-N S-SE", "beside-gentle-sharp-a"),
        ("build K10 SW-N SE-NE", "beside-gentle-sharp-b"),
    ):
        table = Table()
        table.line("Dave", "K10 SW-N")
        table.line("Peter", "K11 NW-N")
        table.line("Peter", "L9 NE-SW")
        table.building("Peter")
        assert cost(table, move) == 3
        assert table.state.tiles["K10"] == kind


def test_the_new_section_must_be_connected(table: Table) -> None:
    assert table.why("build K10 SW-NE SE-NW") == "not-connected"
    assert table.why("build L9 SW-NE N-S") == "not-connected"


def test_the_new_section_may_lead_into_a_city() -> None:
    table = Table()
    table.line("Dave", "K9 o-SW", "J9 NE-SE")
    table.building("Peter")
    assert cost(table, "build J9 NE-SE S-N") == 3
    assert ("Peter", "Evansville", None, 1) in table.lines()


def test_the_terrain_does_not_count_for_a_replacement() -> None:
    table = Table()
    table.line("Dave", "Q10 N-S")
    table.line("Peter", "P9 NE-SE")
    table.building("Peter")
    assert table.board.terrain["Q10"].value == "^"
    assert cost(table, "build Q10 N-S SW-NW") == 3
    assert cost(table, "build Q10 N-S SE-NW") == 2


def test_three_sections_are_one_too_many(table: Table) -> None:
    assert table.why("build K10 SW-NE N-S SE-NW") == "one-section-more"


def test_a_complex_tile_takes_no_third_section(table: Table) -> None:
    table.play("build K10 SW-NE N-S")
    table.line("Peter", "J9 S-SE")
    assert table.why("build K10 SW-NE N-S SE-NW") == "no-tile-left"


def test_no_tile_has_two_sharp_curves() -> None:
    table = Table()
    table.line("Dave", "K10 SW-NW")
    table.line("Peter", "K11 NW-N")
    table.building("Peter")
    assert table.why("build K10 SW-NW S-SE") == "no-tile-left"


def test_not_against_another_with_a_replacement(table: Table) -> None:
    table.line("John", "J9 S-SE")
    assert table.why("build K10 SW-NE S-NW") == "against-another"


def test_something_must_happen(table: Table) -> None:
    assert table.why("build K10 SW-NE") == "nothing-new"
    assert table.why("build K11 NW-N") == "nothing-new"


# What stays


def test_another_players_sections_stay_even_a_loose_end() -> None:
    table = Table()
    table.line("Dave", "K10 SW-NE")
    table.building("Peter")
    assert table.why("build K10 SW-N") == "sections-stay"


def test_the_sections_of_a_link_stay(table: Table) -> None:
    table.building("Dave")
    assert table.why("build K10 SW-N") == "sections-stay"
    assert table.why("build L9 SW-N") == "sections-stay"


def test_a_section_in_the_middle_of_an_own_line_stays(alone: Table) -> None:
    alone.play("build L9 SW-N")
    assert alone.why("build K10 SW-N") == "sections-stay"
    alone.play("build L9 SW-S")


def test_the_exit_towards_its_line_stays(alone: Table) -> None:
    assert alone.why("build K10 N-NE") == "sections-stay"
    alone.line("Peter", "C2 N-S", "C3 N-S")
    assert alone.why("build C3 NE-S") == "sections-stay"


def test_a_section_is_not_taken_away(table: Table) -> None:
    table.play("build K10 SW-NE N-S")
    assert table.why("build K10 SW-NE") == "sections-stay"
    assert table.why("build K10 N-S") == "sections-stay"


def test_where_a_line_crosses_itself_only_its_end_may_be_turned() -> None:
    table = Table()
    table.line("Peter", "C7 S-NE", "D6 SW-NE", "E6 SW-S", "E7 N-NW", "D6 SE-NW")
    table.building("Peter")
    table.sound()
    assert table.why("build D6 SE-NW S-SW") == "sections-stay"
    assert [move for move in table.legal() if "D6" in move] == [
        "build D6 N-SE NE-SW",
        "build D6 NE-SW SE-S",
    ]
    assert cost(table, "build D6 SW-NE N-SE") == 2
    assert table.lines() == [("Peter", "Des Moines", None, 5)]


# Turning


def test_turning_an_own_loose_end_costs_2(alone: Table) -> None:
    assert cost(alone, "build K10 SW-N") == 2
    assert (alone.state.tiles["K10"], lying(alone, "K10")) == ("gentle", "N-SW")
    assert alone.lines() == [("Peter", "Evansville", None, 1)]


def test_turning_costs_2_in_mountains_too() -> None:
    table = Table()
    table.line("Peter", "R8 SW-N")
    table.building("Peter")
    assert cost(table, "build R8 SW-S") == 2


def test_an_unowned_loose_end_may_be_turned() -> None:
    table = Table()
    table.line(None, "K10 SW-NE")
    table.building("Peter")
    assert cost(table, "build K10 SW-N") == 2


def test_turning_and_adding_a_section_at_once_costs_3(alone: Table) -> None:
    alone.line("Peter", "K11 NW-N")
    assert cost(alone, "build K10 SW-N S-NW") == 3
    assert alone.state.tiles["K10"] == "cross-gentles"
    assert alone.lines() == [("Peter", "Evansville", None, 1), ("Peter", "Evansville", None, 2)]


def test_turning_on_a_complex_tile_costs_2(table: Table) -> None:
    table.play("build K10 SW-NE N-S")
    assert cost(table, "build K10 SW-NE S-SE") == 2
    assert table.state.tiles["K10"] == "beside-straight-sharp"
    assert ("Dave", "Cincinnati", "Evansville", 2) in table.lines()


def test_a_turned_end_must_lead_somewhere(alone: Table) -> None:
    alone.line("Peter", "H5 S-N")
    assert alone.why("build H5 S-NE") == "exit-off-map"
    alone.line("Dave", "J9 S-SE")
    assert alone.why("build K10 SW-NW") == "against-another"


def test_an_end_that_leads_into_a_town_is_not_turned() -> None:
    table = Table()
    table.line("Peter", "K9 o-SW")
    table.building("Peter")
    assert table.why("build K9 NW") == "exits-stay"


# Supply


def test_the_old_tile_is_back_before_the_new_one_is_taken() -> None:
    table = Table()
    table.stubs(None, 6, "sharp", avoid="K10 K11 J9 L9")
    table.line("Peter", "K10 SW-S")
    table.building("Peter")
    table.sound()
    assert table.why("build J9 S-SE") == "no-tile-left"
    table.play("build K10 SW-NW")


def test_the_one_tile_of_a_kind_is_not_there_twice(table: Table) -> None:
    table.line("John", "B4 N-S", "B5 N-S")
    table.line("Peter", "C4 NW-S", "C5 N-NW")
    assert "build B4 N-S NE-SE" in table.legal()
    table.play("build K10 SW-NE S-SE")
    assert table.why("build B4 N-S NE-SE") == "no-tile-left"
