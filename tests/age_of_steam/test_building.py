"""Track on empty hexes: out of cities, on from loose ends, its limits and its price."""

import pytest

from games.age_of_steam.actions import Lay
from games.age_of_steam.events import BuildingEnded, LinkFinished, TileLaid
from games.age_of_steam.state import Phase
from tests.age_of_steam.table import Table, of


@pytest.fixture
def table() -> Table:
    """Peter is to build, with 50 dollars, and not for the first time."""
    table = Table()
    table.building("Peter")
    return table


# Order and number


def test_players_build_in_order_and_then_goods_are_moved(table: Table) -> None:
    for name in ("Peter", "Dave", "John", "Vince"):
        assert (table.asked, table.state.phase) == (name, Phase.BUILDING)
        assert table.play("pass") == [BuildingEnded(table.seat(name))]
    assert (table.asked, table.state.phase) == ("Peter", Phase.MOVING)


def test_first_build_is_first_and_the_others_follow_in_order(table: Table) -> None:
    table.begin(Phase.PRIVILEGES)
    table.play("choose engineer", "choose locomotive", "choose first build", "choose production")
    asked = []
    while table.state.phase is Phase.BUILDING:
        asked.append(table.asked)
        table.play("pass")
    assert asked == ["John", "Peter", "Dave", "Vince"]


def test_three_lays_and_no_more(table: Table) -> None:
    table.play("build K10 SW-NE", "build C2 N-S", "build H7 N-S")
    assert table.why("build B4 N-S") == "lays-used-up"
    assert table.legal() == ["pass"]
    assert (table.asked, table.player("Peter").cash) == ("Peter", 50 - 6)


def test_the_engineer_lays_four_and_no_more(table: Table) -> None:
    table.action("Peter", "engineer")
    table.play("build K10 SW-NE", "build C2 N-S", "build H7 N-S", "build B4 N-S")
    assert table.refused("build L9 SW-N") == ("lays-used-up", {"cash": 42, "most": 4, "at": "L9"})


def test_building_is_not_compulsory(table: Table) -> None:
    table.play("pass")
    assert table.state.tiles == {}


def test_the_number_of_lays_begins_anew_for_everybody(table: Table) -> None:
    table.play("build K10 SW-NE", "build C2 N-S", "build H7 N-S", "pass")
    table.building("Dave")
    table.play("build B4 N-S", "build B2 S-N", "build A3 SE-N")
    assert table.player("Dave").cash == 50 - 6


def test_a_replacement_is_a_lay_and_the_same_hex_may_be_laid_on_twice(table: Table) -> None:
    events = table.play("build K10 SW-NE", "build K10 SW-N", "build K10 SW-NW")
    assert [event.cost for event in of(TileLaid, events)] == [2, 2, 2]
    assert table.lines() == [("Peter", "Evansville", None, 1)]
    assert table.why("build K10 SW-NE") == "lays-used-up"


def test_lays_are_paid_one_by_one(table: Table) -> None:
    table.give("Peter", cash=5)
    table.play("build K10 SW-NE")
    assert table.player("Peter").cash == 3
    table.play("build K11 NW-N")
    assert table.player("Peter").cash == 0


# The first lay ever


def test_the_first_lay_ever_leads_out_of_a_city(table: Table) -> None:
    table.building("Peter", built=False)
    assert table.why("build G8 N-S") == "first-out-of-city"
    table.play("build K10 SW-NE")
    assert table.player("Peter").built


def test_the_first_lay_ever_is_not_in_a_town(table: Table) -> None:
    table.line("Dave", "J9 S-NE", "K9 SW-o")
    table.line(None, "L9 NE-NW")
    table.building("Peter", built=False)
    assert table.why("build K9 SW SE") == "first-out-of-city"
    table.player("Peter").built = True
    table.play("build K9 SW SE")


def test_the_first_lay_ever_is_no_replacement(table: Table) -> None:
    table.line("Dave", "L9 NE-SW")
    table.line("Dave", "K11 NW-N")
    table.line(None, "M10 N-NW")
    table.building("Peter", built=False)
    assert table.why("build L9 NE-SW SE-NW") == "first-out-of-city"
    table.player("Peter").built = True
    table.play("build L9 NE-SW SE-NW")


def test_the_first_lay_ever_does_not_go_on_with_an_unowned_line_away_from_cities(table: Table) -> None:
    table.line(None, "K10 SW-NE")
    table.building("Peter", built=False)
    assert table.why("build L9 SW-N") == "first-out-of-city"
    table.play("build L9 SW-NE")
    assert table.lines() == [("Peter", "Cincinnati", "Evansville", 2)]


def test_later_lays_need_not_be_connected_with_his_others(table: Table) -> None:
    table.building("Peter", built=False)
    table.play("build K10 SW-NE", "build C2 N-S", "build Q10 N-S")
    assert len(table.lines()) == 3


# Where a section may lead


def test_a_section_leads_into_a_city_or_goes_on_with_an_own_or_unowned_end(table: Table) -> None:
    table.line("Peter", "K10 SW-NE")
    table.line(None, "C2 N-S")
    table.play("build L9 SW-N", "build C3 N-S", "build H7 N-S")
    assert [line[3] for line in table.lines() if line[0] == "Peter"] == [1, 2, 2]


def test_a_section_in_the_middle_of_nowhere_is_not_connected(table: Table) -> None:
    assert table.why("build G8 N-S") == "not-connected"


def test_a_section_beside_an_own_line_is_not_connected(table: Table) -> None:
    table.line("Peter", "K10 SW-NE")
    assert table.why("build L8 S-N") == "not-connected"
    assert table.why("build L9 N-S") == "not-connected"


@pytest.mark.parametrize("way", ["J9 S-N", "K10 SW-NE", "K11 NW-NE", "I11 NE-N", "I10 SE-NW"])
def test_a_city_is_entered_from_any_side(table: Table, way: str) -> None:
    table.play(f"build {way}")
    assert table.lines() == [("Peter", "Evansville", None, 1)]


@pytest.mark.parametrize("move", ["build K11 NW-S", "build I11 NE-S", "build R8 SW-NE", "build B1 NE-N"])
def test_no_exit_off_the_map(table: Table, move: str) -> None:
    assert table.why(move) == "exit-off-map"


@pytest.mark.parametrize("move", ["build H5 S-NE", "build M4 SE-N", "build Q3 N-S"])
def test_no_exit_into_a_lake(table: Table, move: str) -> None:
    assert table.why(move) == "exit-off-map"


def test_not_against_an_edge_where_another_players_track_ends(table: Table) -> None:
    table.line("Dave", "K10 SW-NE")
    assert table.why("build L9 NE-SW") == "against-another"
    assert table.why("build L9 SW-N") == "against-another"
    table.play("build L9 NE-N")


def test_an_unowned_track_that_ends_there_is_no_hindrance(table: Table) -> None:
    table.line(None, "K10 SW-NE")
    table.play("build L9 NE-SW")
    assert table.lines() == [("Peter", "Cincinnati", "Evansville", 2)]


def test_meeting_in_a_city_is_no_joining(table: Table) -> None:
    table.line("Dave", "K10 SW-NE", "L9 SW-NE")
    table.play("build J9 S-N", "build N9 NW-SE")
    assert len(table.lines()) == 3


def test_pointing_at_an_edge_without_track_is_legal_and_unfinished(table: Table) -> None:
    table.line("Dave", "K10 SW-NE")
    table.play("build J9 S-SE")
    assert ("Peter", "Evansville", None, 1) in table.lines()


def test_pointing_at_a_town_without_track_there_is_legal_and_unfinished(table: Table) -> None:
    events = table.play("build J9 S-NE")
    assert of(LinkFinished, events) == []
    table.line("Dave", "L8 SE-SW", "K9 NE-o")
    table.play("build K10 SW-N")
    assert table.lines() == [
        ("Dave", "Cincinnati", "Indianapolis", 2),
        ("Peter", "Evansville", None, 1),
        ("Peter", "Evansville", None, 1),
    ]


def test_a_line_between_two_cities_is_a_link(table: Table) -> None:
    events = table.play("build K10 SW-NE", "build L9 SW-NE")
    assert of(LinkFinished, events) == [LinkFinished(0, "Evansville", "Cincinnati", 2)]


def test_a_line_may_run_beside_a_link_between_the_same_cities(table: Table) -> None:
    table.line("Peter", "K10 SW-NE", "L9 SW-NE")
    table.play("build K11 NW-NE", "build L10 SW-NE", "build M10 SW-N")
    assert table.lines() == [
        ("Peter", "Cincinnati", "Evansville", 2),
        ("Peter", "Cincinnati", "Evansville", 3),
    ]


def test_a_line_does_not_end_in_the_city_it_left(table: Table) -> None:
    table.line("Peter", "K11 NW-N")
    assert table.why("build K10 S-SW") == "back-to-start"


def test_a_line_does_not_join_another_from_the_same_city(table: Table) -> None:
    table.line("Peter", "K11 NW-N")
    table.line(None, "J9 S-SE")
    assert table.why("build K10 S-NW") == "back-to-start"


def test_a_line_does_not_point_at_the_town_it_left(table: Table) -> None:
    table.line("Peter", "K9 o-SW", "J9 NE-SE")
    assert table.why("build K10 NW-N") == "back-to-start"
    table.line("Peter", "K9 o-S")
    assert table.why("build K10 NW-N") == "back-to-start"
    table.play("build K10 NW-SW")


def test_a_line_that_is_turned_does_not_point_at_the_town_it_left(table: Table) -> None:
    table.line("Peter", "K9 o-SW", "J9 NE-SE", "K10 NW-NE")
    assert table.why("build K10 NW-N") == "back-to-start"


# Prices, tiles and discs


@pytest.mark.parametrize(
    ("move", "cost"),
    [
        ("build K10 SW-NE", 2),
        ("build K10 SW-N", 2),
        ("build K10 SW-S", 2),
        ("build K11 NW-N", 3),
        ("build N9 NW-S", 3),
        ("build Q10 N-S", 4),
        ("build R8 SW-N", 4),
    ],
)
def test_plain_costs_2_river_3_mountain_4(table: Table, move: str, cost: int) -> None:
    assert [event.cost for event in of(TileLaid, table.play(move))] == [cost]
    assert table.player("Peter").cash == 50 - cost


@pytest.mark.parametrize(
    ("move", "cost"), [("build K10 SW-NE", 2), ("build N9 NW-S", 3), ("build Q10 N-S", 4)]
)
def test_a_lay_must_be_paid(table: Table, move: str, cost: int) -> None:
    table.give("Peter", cash=cost - 1)
    key, figures = table.refused(move)
    assert (key, figures["cost"], figures["cash"]) == ("lay-too-dear", cost, cost - 1)
    table.give("Peter", cash=cost)
    table.play(move)
    assert table.player("Peter").cash == 0


def test_an_empty_hex_takes_simple_tiles_only(table: Table) -> None:
    table.line("Peter", "K11 NW-N")
    assert table.why("build K10 SW-NE S-N") == "empty-takes-simple"
    assert table.why("build K10 S-N SW-NW") == "empty-takes-simple"


@pytest.mark.parametrize("move", ["build J10 N-S", "build I5 N-S", "build S3 N-S", "build B11 N-NE"])
def test_no_track_in_cities_in_lakes_or_off_the_map(table: Table, move: str) -> None:
    assert table.why(move) == "no-track-there"


def test_exits_alone_make_no_tile_outside_a_town(table: Table) -> None:
    assert table.why("build K10 SW NE") == "sections-by-edges"


def test_no_tile_left_no_lay(table: Table) -> None:
    table.stubs(None, 7, "sharp", avoid="K10 K11 J9")
    assert table.why("build K10 SW-S") == "no-tile-left"
    assert table.why("build K10 SW-NW") == "no-tile-left"
    table.play("build K10 SW-NE")


def test_six_sharp_curves_leave_a_seventh(table: Table) -> None:
    table.stubs(None, 6, "sharp", avoid="K10 K11 J9")
    table.play("build K10 SW-NW")
    assert table.why("build K11 NW-N") == "no-tile-left"


def test_no_lay_that_needs_a_21st_disc(table: Table) -> None:
    table.stubs("Peter", 20, avoid="K10 L9 J9 K11 I10 I11")
    assert table.why("build K10 SW-NE") == "no-disc-left"


def test_with_20_discs_a_line_may_be_lengthened_or_joined(table: Table) -> None:
    table.stubs("Peter", 18, avoid="K10 L9 J9 K11 I10 I11 L8 M10")
    table.line("Peter", "K10 SW-NE")
    table.line("Peter", "J9 S-N")
    assert table.why("build I10 SE-NW") == "no-disc-left"
    table.play("build L9 SW-NE", "build J8 S-N")
    table.line(None, "I10 SE-NW")
    assert table.why("build H9 SE-NW") == "no-disc-left"


def test_in_other_phases_nothing_is_built(table: Table) -> None:
    for phase, key in [
        (Phase.SHARES, "shares-expected"),
        (Phase.PRIVILEGES, "choose-expected"),
        (Phase.MOVING, "delivery-expected"),
        (Phase.PRODUCTION, "draw-expected"),
        (Phase.PLACING, "place-expected"),
    ]:
        table.begin(phase)
        assert table.why("build K10 SW-NE") == key
    table.begin(Phase.BUILDING)
    assert table.why("shares 2") == "build-expected"


@pytest.mark.parametrize("sections", [(), ((0, 0),), ((3, 3), (1, 4))])
def test_a_tile_without_proper_sections_is_refused(
    table: Table, sections: tuple[tuple[int, int], ...]
) -> None:
    table.refused(Lay("K10", sections))
