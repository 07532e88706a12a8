"""Whose a line is: who lengthens it owns it, who leaves it unfinished loses it, a link is for good."""

import pytest

from games.age_of_steam.events import BuildingEnded, LinesLost
from games.age_of_steam.network import LooseLine
from games.age_of_steam.tiles import Exit
from tests.age_of_steam.table import Table, of, sentences


@pytest.fixture
def table() -> Table:
    """Peter is to build."""
    table = Table()
    table.building("Peter")
    return table


def test_a_line_belongs_to_whoever_builds_it(table: Table) -> None:
    table.play("build K10 SW-NE", "build L9 SW-NE", "build N9 NW-S")
    assert table.lines() == [("Peter", "Cincinnati", "Evansville", 2), ("Peter", "Cincinnati", None, 1)]


# Taking over


def test_whoever_lengthens_an_unowned_line_owns_all_of_it(table: Table) -> None:
    table.line(None, "K10 SW-NE")
    assert sentences(table, table.play("build L9 SW-N")) == [
        "Peter lays a gentle curve in L9 for $2: N-SW.",
        "The line Evansville → L9 N was nobody's and belongs to Peter now.",
    ]
    assert table.lines() == [("Peter", "Evansville", None, 2)]


def test_whoever_joins_two_unowned_lines_owns_all_of_them(table: Table) -> None:
    table.line(None, "J9 S-N")
    table.line(None, "H7 N-SE", "I8 NW-SE")
    table.play("build J8 S-NW")
    assert table.lines() == [("Peter", "Chicago", "Evansville", 4)]


def test_whoever_joins_an_unowned_line_to_his_own_owns_both(table: Table) -> None:
    table.line("Peter", "K11 NW-NE")
    table.line(None, "M10 N-SW")
    table.play("build L10 SW-NE")
    assert table.lines() == [("Peter", "Cincinnati", "Evansville", 3)]


def test_another_players_line_is_not_lengthened(table: Table) -> None:
    table.line("Dave", "K10 SW-NE")
    assert table.why("build L9 SW-N") == "against-another"


# Losing


def test_an_unfinished_line_that_was_not_lengthened_is_lost(table: Table) -> None:
    table.line("Peter", "K10 SW-NE")
    table.line("Peter", "C2 N-S")
    events = table.play("build C3 N-S", "pass")
    assert of(BuildingEnded, events) == [BuildingEnded(0)]
    assert sentences(table, of(LinesLost, events)) == [
        "Peter did not lengthen an unfinished line, which belongs to nobody now: Evansville → K10 NE."
    ]
    assert table.lines() == [(None, "Evansville", None, 1), ("Peter", "Duluth", None, 2)]


def test_an_empty_build_loses_every_unfinished_line(table: Table) -> None:
    table.line("Peter", "K10 SW-NE")
    table.line("Peter", "C2 N-S")
    table.line("Peter", "K9 o-N")
    assert sentences(table, of(LinesLost, table.play("pass"))) == [
        "Peter did not lengthen 3 unfinished lines, which belong to nobody now:"
        " Evansville → K10 NE, Duluth → C2 S, and Indianapolis → K9 N."
    ]
    assert [line[0] for line in table.lines()] == [None] * 3


def test_a_line_begun_in_a_build_is_kept_until_the_end_of_the_next(table: Table) -> None:
    table.play("build K10 SW-NE", "pass")
    assert table.lines() == [("Peter", "Evansville", None, 1)]
    for _ in range(3):
        table.play("pass")
    assert table.lines() == [("Peter", "Evansville", None, 1)]
    table.building("Peter")
    assert table.lines() == [("Peter", "Evansville", None, 1)]
    table.play("pass")
    assert table.lines() == [(None, "Evansville", None, 1)]


def test_only_the_builders_lines_are_lost(table: Table) -> None:
    table.line("Dave", "K10 SW-NE")
    assert of(LinesLost, table.play("pass")) == []
    assert table.lines() == [("Dave", "Evansville", None, 1)]


def test_a_finished_link_keeps_its_owner_for_good(table: Table) -> None:
    table.line("Peter", "K10 SW-NE", "L9 SW-NE")
    table.line("Peter", "K9 o-SW", "J9 NE-S")
    table.play("pass", "pass", "pass", "pass")
    assert [line[0] for line in table.lines()] == ["Peter", "Peter"]


def test_the_stubs_of_a_town_are_lost_one_by_one(table: Table) -> None:
    table.line("Peter", "K9 o-SW")
    table.line("Peter", "K9 o-NE")
    table.play("build J9 NE-N", "pass")
    assert table.lines() == [(None, "Indianapolis", None, 1), ("Peter", "Indianapolis", None, 2)]


def test_a_new_exit_of_a_town_does_not_save_the_others(table: Table) -> None:
    table.line("Peter", "K9 o-SW")
    table.play("build K9 SW NE", "pass")
    assert table.lines() == [(None, "Indianapolis", None, 1), ("Peter", "Indianapolis", None, 1)]


def test_what_he_took_over_and_lengthened_he_keeps(table: Table) -> None:
    table.line(None, "K10 SW-NE")
    table.play("build L9 SW-N", "pass")
    assert table.lines() == [("Peter", "Evansville", None, 2)]


def test_a_lost_line_may_be_taken_over_by_the_next_player(table: Table) -> None:
    table.line("Peter", "K10 SW-NE")
    table.play("pass")
    table.building("Dave")
    table.play("build L9 SW-NE")
    assert table.lines() == [("Dave", "Cincinnati", "Evansville", 2)]


# Turning


def test_turning_is_not_lengthening(table: Table) -> None:
    table.line("Peter", "K10 SW-NE")
    table.play("build K10 SW-N")
    assert table.lines() == [("Peter", "Evansville", None, 1)]
    assert of(LinesLost, table.play("pass")) == [LinesLost(0, [LooseLine("Evansville", "K10", Exit.N)])]


def test_a_line_that_was_lengthened_and_then_turned_is_kept(table: Table) -> None:
    table.line("Peter", "K10 SW-NE")
    table.play("build L9 SW-N", "build L9 SW-S", "pass")
    assert table.lines() == [("Peter", "Evansville", None, 2)]


def test_a_line_that_was_turned_and_then_lengthened_is_kept(table: Table) -> None:
    table.line("Peter", "K10 SW-NE")
    table.play("build K10 SW-SE", "build L10 NW-NE", "pass")
    assert table.lines() == [("Peter", "Evansville", None, 2)]


def test_turning_takes_nothing_over(table: Table) -> None:
    table.line(None, "K10 SW-NE")
    table.play("build K10 SW-N")
    assert table.lines() == [(None, "Evansville", None, 1)]


def test_turning_that_finishes_an_unowned_line_makes_it_his(table: Table) -> None:
    table.line(None, "K10 SW-NE", "L9 SW-N")
    table.play("build L9 SW-NE")
    assert table.lines() == [("Peter", "Cincinnati", "Evansville", 2)]


def test_turning_that_joins_an_unowned_line_to_his_own_makes_it_his(table: Table) -> None:
    table.line(None, "L9 NE-N")
    table.line("Peter", "K10 SW-NE")
    table.play("build L9 NE-SW")
    assert table.lines() == [("Peter", "Cincinnati", "Evansville", 2)]


def test_turning_his_own_onto_an_unowned_line_makes_it_his(table: Table) -> None:
    table.line("Peter", "L9 NE-N")
    table.line(None, "K10 SW-NE")
    table.play("build L9 NE-SW")
    assert table.lines() == [("Peter", "Cincinnati", "Evansville", 2)]


def test_turning_into_the_track_of_a_town_finishes_the_line(table: Table) -> None:
    table.line(None, "J9 S-N")
    table.line(None, "K9 o-SW")
    table.play("build J9 S-NE")
    assert table.lines() == [("Peter", "Evansville", "Indianapolis", 2)]


def test_turning_with_a_section_added_takes_the_turned_line_not_over(table: Table) -> None:
    table.line(None, "K10 SW-NE")
    table.line("Peter", "K11 NW-N")
    table.play("build K10 SW-N S-NW")
    assert table.lines() == [(None, "Evansville", None, 1), ("Peter", "Evansville", None, 2)]
