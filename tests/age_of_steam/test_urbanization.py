"""New cities: free, before the first lay, on any town; what becomes of the track there."""

import pytest

from games.age_of_steam.actions import Urbanize
from games.age_of_steam.components import Cube
from games.age_of_steam.events import LinkFinished, Urbanized
from games.age_of_steam.laying import has_disc
from games.age_of_steam.state import Phase
from tests.age_of_steam.table import Table, of, sentences


@pytest.fixture
def table() -> Table:
    """Vince is to build and has urbanization."""
    table = Table()
    table.action("Vince", "urbanization")
    table.building("Vince", cash=20)
    return table


def test_any_town_and_any_letter_west_or_east_alike(table: Table) -> None:
    moves = [move for move in table.moves() if isinstance(move, Urbanize)]
    assert len(moves) == len(set(moves)) == 14 * 8
    table.play("urbanize La Crosse H")
    assert table.state.new_cities == {"E4": "H"}


@pytest.mark.parametrize(
    ("letter", "colour"),
    [
        ("A", Cube.RED),
        ("B", Cube.BLUE),
        ("C", Cube.BLACK),
        ("D", Cube.BLACK),
        ("E", Cube.YELLOW),
        ("F", Cube.PURPLE),
        ("G", Cube.BLACK),
        ("H", Cube.BLACK),
    ],
)
def test_the_colours_of_the_new_cities(table: Table, letter: str, colour: Cube) -> None:
    assert table.play(f"urbanize Toledo {letter}") == [Urbanized(3, "Toledo", letter, colour, "none", 0)]
    assert table.state.city_colour("M6") is colour


def test_it_is_free_and_no_lay(table: Table) -> None:
    table.play("urbanize Indianapolis B")
    assert (table.player("Vince").cash, table.state.lays, table.asked) == (20, 0, "Vince")
    table.play("build K8 S-N", "build J9 S-N", "build H7 N-S")
    assert table.why("build B4 N-S") == "lays-used-up"


def test_it_is_optional(table: Table) -> None:
    table.play("build J9 S-N", "pass")
    assert table.state.new_cities == {}


def test_it_comes_before_the_first_lay(table: Table) -> None:
    table.play("build J9 S-N")
    assert table.why("urbanize Indianapolis B") == "urbanize-first"
    assert not any(isinstance(move, Urbanize) for move in table.moves())


def test_it_is_done_once(table: Table) -> None:
    table.play("urbanize Indianapolis B")
    assert table.why("urbanize Toledo A") == "urbanized-already"


def test_it_is_only_for_whoever_has_the_action(table: Table) -> None:
    table.building("Peter")
    assert table.why("urbanize Indianapolis B") == "urbanization-not-yours"
    assert not any(isinstance(move, Urbanize) for move in table.moves())


def test_only_on_a_town(table: Table) -> None:
    assert table.why("urbanize Chicago B") == "not-a-town"


def test_not_on_another_new_city(table: Table) -> None:
    table.play("urbanize Indianapolis B", "pass")
    table.building("Vince")
    assert table.why("urbanize Indianapolis A") == "not-a-town"


def test_every_letter_once(table: Table) -> None:
    table.play("urbanize Indianapolis B", "pass")
    table.building("Vince")
    key, figures = table.refused("urbanize Toledo B")
    assert (key, figures["one_of"]) == ("letter-taken", list("ACDEFGH"))
    assert table.why("urbanize Toledo Z") == "letter-taken"


def test_a_new_city_starts_without_cubes(table: Table) -> None:
    table.play("urbanize Indianapolis B")
    assert table.in_city("Indianapolis") == []
    assert "-" not in table.in_column("B")


def test_no_track_in_a_new_city(table: Table) -> None:
    table.play("urbanize Indianapolis B")
    assert table.why("build K9 SW") == "no-track-there"


def test_a_new_city_is_built_out_of_at_once_even_by_the_first_lay_ever(table: Table) -> None:
    table.player("Vince").built = False
    assert table.why("build K8 S-N") == "first-out-of-city"
    table.play("urbanize Indianapolis B", "build K8 S-N")
    assert table.lines() == [("Vince", "Indianapolis", None, 1)]


# The track there


def test_tile_and_disc_go_back(table: Table) -> None:
    table.line("Peter", "J9 S-NE", "K9 SW-o")
    table.line("Dave", "K9 o-NE", "L8 SW-SE")
    assert has_disc(table.state, "K9")
    table.play("urbanize Indianapolis B")
    assert "K9" not in table.state.tiles
    assert not has_disc(table.state, "K9")


def test_the_eighth_disc_can_be_used_again(table: Table) -> None:
    for town in ("E4", "F7", "G9", "H2", "H4", "I9", "L7", "M6"):
        table.line("Dave", f"{town} o-N")
        table.line("Dave", f"{town} o-S")
    table.line("Vince", "J9 S-NE")
    assert table.why("build K9 SW NE") == "no-tile-left"
    table.play("urbanize Toledo A", "build K9 SW NE")


def test_a_line_inside_the_hex_alone_is_gone(table: Table) -> None:
    table.line("Peter", "K9 o-N")
    table.line(None, "K9 o-S")
    table.play("urbanize Indianapolis B")
    assert table.lines() == []


def test_longer_lines_lose_that_section_and_end_in_the_city_owners_unchanged(table: Table) -> None:
    table.line("Peter", "J9 S-NE", "K9 SW-o")
    table.line("Dave", "K9 o-NE", "L8 SW-SE")
    table.line("John", "K9 o-N", "K8 S-N")
    table.line(None, "K9 o-S", "K10 N-SE")
    assert of(LinkFinished, table.play("urbanize Indianapolis B")) == []
    assert table.lines() == [
        (None, "Indianapolis", None, 1),
        ("Dave", "Cincinnati", "Indianapolis", 1),
        ("John", "Indianapolis", None, 1),
        ("Peter", "Evansville", "Indianapolis", 1),
    ]


def test_a_loose_end_that_points_at_the_hex_is_finished_for_its_owner(table: Table) -> None:
    table.line("Peter", "J9 S-NE")
    events = table.play("urbanize Indianapolis B")
    assert of(LinkFinished, events) == [LinkFinished(0, "Evansville", "Indianapolis", 1)]
    assert table.lines() == [("Peter", "Evansville", "Indianapolis", 1)]


def test_a_loose_end_without_an_owner_is_finished_for_the_urbanizer(table: Table) -> None:
    table.line(None, "J9 S-NE")
    events = table.play("urbanize Indianapolis B")
    assert of(LinkFinished, events) == [LinkFinished(3, "Evansville", "Indianapolis", 1)]
    assert table.lines() == [("Vince", "Evansville", "Indianapolis", 1)]


def test_all_of_that_at_once(table: Table) -> None:
    table.line("Peter", "L9 NE-NW", "K9 SE-o")
    table.line("Dave", "K9 o-N")
    table.line("John", "J9 S-NE")
    table.line(None, "K10 SW-N")
    events = table.play("urbanize Indianapolis B")
    assert [event.seat for event in of(LinkFinished, events)] == [2, 3]
    assert table.lines() == [
        ("John", "Evansville", "Indianapolis", 1),
        ("Peter", "Cincinnati", "Indianapolis", 1),
        ("Vince", "Evansville", "Indianapolis", 1),
    ]


def test_what_it_takes_away_and_who_gains_and_loses_which_line_is_told(table: Table) -> None:
    table.line("Peter", "L9 NE-NW", "K9 SE-o")
    table.line("Dave", "K9 o-N")
    table.line(None, "K9 o-NE", "L8 SW-N")
    table.line("John", "J9 S-NE")
    table.line(None, "K10 SW-N")
    assert sentences(table, table.play("urbanize Indianapolis B")) == [
        "Vince places new city B, which takes blue cubes, on Indianapolis."
        " Back to the supply: a town tile with three exits side by side.",
        "The line Cincinnati–Indianapolis, which belongs to Peter, loses a section and has 1 left.",
        "Dave loses the line Indianapolis → K9 N, which is gone.",
        "The line Indianapolis → L8 N, which is nobody's, loses a section and has 1 left.",
        "The link Evansville–Indianapolis is finished and belongs to John (1 section).",
        "The link Evansville–Indianapolis is finished and belongs to Vince (1 section).",
    ]


def test_a_link_that_lay_in_the_hex_alone_is_told_as_gone(table: Table) -> None:
    table.line("Dave", "H4 o-S", "H5 N-S")
    table.line("Peter", "H4 o-N")
    told = sentences(table, table.play("urbanize Milwaukee A"))
    assert told[0].endswith("Back to the supply: a straight and a town disc.")
    assert told[1:] == [
        "The line Milwaukee–Chicago, which belongs to Dave, loses a section and has 1 left.",
        "Peter loses the line Milwaukee → H4 N, which is gone.",
    ]


def test_the_links_it_finished_are_not_lost_at_the_end_of_the_build(table: Table) -> None:
    table.line("Vince", "J9 S-NE")
    table.line(None, "K10 SW-N")
    table.play("urbanize Indianapolis B", "pass")
    assert table.lines() == [("Vince", "Evansville", "Indianapolis", 1)] * 2


def test_his_own_unfinished_line_that_it_shortened_is_lost_unless_lengthened(table: Table) -> None:
    table.line("Vince", "K9 o-N", "K8 S-N")
    table.play("urbanize Indianapolis B", "pass")
    assert table.lines() == [(None, "Indianapolis", None, 1)]


def test_new_city_track_may_lead_back_to_the_other_side_of_town_no_more(table: Table) -> None:
    table.line("Vince", "K9 o-SW", "J9 NE-SE")
    table.play("urbanize Indianapolis B")
    assert table.why("build K10 NW-N") == "back-to-start"


def test_not_where_it_would_need_a_21st_disc(table: Table) -> None:
    table.stubs("Vince", 20, avoid="J9 K10 I10 I11 K11 L9 L8 M10")
    table.line(None, "J9 S-NE")
    assert table.why("urbanize Indianapolis B") == "no-disc-left"
    assert "urbanize Indianapolis B" not in table.legal()
    table.play("urbanize Toledo B")


def test_a_disc_that_comes_back_may_be_used_for_a_link_it_finishes(table: Table) -> None:
    table.stubs("Vince", 19, avoid="J9 K10 I10 I11 K11 L9 L8 M10")
    table.line("Vince", "K9 o-N")
    table.line(None, "J9 S-NE")
    table.play("urbanize Indianapolis B")
    assert ("Vince", "Evansville", "Indianapolis", 1) in table.lines()


def test_deliveries_go_to_a_new_city_at_once(table: Table) -> None:
    table.no_goods()
    table.cubes("Evansville", "yellow")
    table.line("Vince", "J9 S-NE")
    table.play("urbanize Indianapolis E")
    table.begin(Phase.MOVING, "Vince")
    assert "deliver yellow Evansville-pink-Indianapolis" in table.legal()
