"""Track in towns: only the exits count, and a disc makes a town of a tile without one."""

import pytest

from games.age_of_steam.components import TOWN_DISCS
from games.age_of_steam.events import LinkFinished, TileLaid
from games.age_of_steam.laying import has_disc
from games.age_of_steam.tiles import SUPPLY
from tests.age_of_steam.table import Table, of

EIGHT = ("E4", "F7", "G9", "H2", "H4", "I9", "L7", "M6")
"""Towns with land to the north and to the south."""


@pytest.fixture
def table() -> Table:
    """Peter is to build; a line of his points at Indianapolis, K9, from the south-west."""
    table = Table()
    table.line("Peter", "J9 S-NE")
    table.building("Peter")
    return table


def cost(table: Table, move: str) -> int:
    [laid] = of(TileLaid, table.play(move))
    assert isinstance(laid.cost, int)
    return laid.cost


# Tiles and prices


@pytest.mark.parametrize(
    ("exits", "price", "kind", "disc"),
    [
        ("SW", 2, "town-1", False),
        ("SW NE", 3, "straight", True),
        ("SW SE", 3, "gentle", True),
        ("SW S", 3, "sharp", True),
        ("SW S SE", 4, "town-3-adjacent", False),
        ("SW N NE", 4, "town-3-left", False),
        ("SW NE SE", 4, "town-3-right", False),
        ("SW N SE", 4, "town-3-even", False),
        ("SW NE N S", 5, "cross-straights", True),
        ("SW NE NW SE", 5, "cross-straights", True),
        ("SW N NW S", 5, "cross-gentles", True),
        ("SW S NE NW", 5, "cross-straight-gentle", True),
    ],
)
def test_an_empty_town_costs_1_and_1_a_section(
    table: Table, exits: str, price: int, kind: str, disc: bool
) -> None:
    assert cost(table, f"build K9 {exits}") == price
    assert table.state.tiles["K9"] == kind
    assert has_disc(table.state, "K9") == disc
    stubs = [line for line in table.lines() if line[2] is None]
    assert stubs == [("Peter", "Indianapolis", None, 1)] * (len(exits.split()) - 1)
    assert ("Peter", "Evansville", "Indianapolis", 2) in table.lines()


def test_five_exits_have_no_tile(table: Table) -> None:
    assert table.why("build K9 N NE SE S SW") == "no-tile-left"


def test_a_town_is_built_by_exits(table: Table) -> None:
    assert table.why("build K9 SW-NE") == "town-by-exits"


def test_reaching_a_town_finishes_the_line(table: Table) -> None:
    [link] = of(LinkFinished, table.play("build K9 SW"))
    assert (link.seat, {link.start, link.end}, link.sections) == (0, {"Evansville", "Indianapolis"}, 2)


@pytest.mark.parametrize(
    ("crossings", "kind"), [(0, "cross-straights"), (2, "cross-straights"), (4, "beside-gentles")]
)
def test_of_the_tiles_that_give_four_exits_the_kind_with_most_left_is_taken(
    crossings: int, kind: str
) -> None:
    """Exits to all sides but two opposite ones: four crossings of straights, one pair of gentle curves."""
    table = Table()
    for town in ("E4", "F7", "G9", "L7")[:crossings]:
        for exit_ in ("N", "S", "NW", "SE"):
            table.line("Dave", f"{town} o-{exit_}")
        table.state.tiles[town] = "cross-straights"
    table.line("Peter", "J9 S-NE")
    table.building("Peter")
    table.play("build K9 SW NE N S")
    assert table.state.tiles["K9"] == kind


# Connection


def test_one_of_the_new_sections_must_be_connected(table: Table) -> None:
    assert table.why("build K9 N") == "not-connected"
    assert table.why("build K9 N NE S") == "not-connected"
    table.play("build K9 N NE SW")
    assert [line[0] for line in table.lines()] == ["Peter"] * 3, "all new sections are his"


def test_or_he_must_own_a_section_there(table: Table) -> None:
    table.play("build K9 SW")
    assert cost(table, "build K9 SW N") == 3
    assert cost(table, "build K9 SW N NE S") == 3
    assert [line[0] for line in table.lines()] == ["Peter"] * 4


def test_another_players_town_must_be_reached() -> None:
    table = Table()
    table.line("Dave", "J9 S-NE", "K9 SW-o")
    table.building("Peter")
    assert table.why("build K9 SW N") == "not-connected"
    table.line("Peter", "L9 NE-NW")
    assert cost(table, "build K9 SW N SE") == 3
    assert table.lines() == [
        ("Dave", "Evansville", "Indianapolis", 2),
        ("Peter", "Cincinnati", "Indianapolis", 2),
        ("Peter", "Indianapolis", None, 1),
    ]


def test_an_unowned_line_may_be_led_into_a_town() -> None:
    table = Table()
    table.line(None, "J9 S-NE")
    table.building("Peter")
    table.play("build K9 SW")
    assert table.lines() == [("Peter", "Evansville", "Indianapolis", 2)]


def test_an_unowned_section_in_a_town_is_not_ones_own() -> None:
    table = Table()
    table.line(None, "K9 o-SW")
    table.building("Peter")
    assert table.why("build K9 SW N") == "not-connected"


def test_meeting_in_a_town_is_no_joining(table: Table) -> None:
    table.line("Dave", "L8 SE-SW", "K9 NE-o")
    table.play("build K9 SW NE")
    assert table.lines() == [
        ("Dave", "Cincinnati", "Indianapolis", 2),
        ("Peter", "Evansville", "Indianapolis", 2),
    ]


def test_no_exit_against_another_players_end(table: Table) -> None:
    table.line("Dave", "L9 NE-NW")
    assert table.why("build K9 SW SE") == "against-another"
    table.play("build K9 SW NE")


@pytest.mark.parametrize("move", ["build H4 NE", "build R3 NE", "build N10 S"])
def test_no_exit_off_the_map_or_into_a_lake(table: Table, move: str) -> None:
    assert table.why(move) == "exit-off-map"


# Replacing


def test_a_replacement_keeps_every_exit(table: Table) -> None:
    table.play("build K9 SW NE")
    assert table.why("build K9 SW N") == "exits-stay"
    assert table.why("build K9 SW") == "exits-stay"


def test_a_replacement_adds_at_least_one_exit(table: Table) -> None:
    table.play("build K9 SW NE")
    assert table.why("build K9 SW NE") == "nothing-new"


@pytest.mark.parametrize("exits", ["SW N", "SW N NE", "SW N NE S"])
def test_a_replacement_costs_3_however_many_sections(table: Table, exits: str) -> None:
    table.play("build K9 SW")
    assert cost(table, f"build K9 {exits}") == 3


def test_four_exits_are_the_most(table: Table) -> None:
    table.play("build K9 SW NE N S")
    assert table.why("build K9 SW NE N S NW") == "no-tile-left"


# Supply


def eight_discs(table: Table) -> None:
    for town in EIGHT:
        table.line("Dave", f"{town} o-N")
        table.line("Dave", f"{town} o-S")
    assert len(EIGHT) == TOWN_DISCS == 8
    table.sound()


def test_without_a_disc_no_tile_that_needs_one(table: Table) -> None:
    eight_discs(table)
    assert table.why("build K9 SW NE") == "no-tile-left"
    assert table.why("build K9 SW NE N S") == "no-tile-left"
    table.play("build K9 SW", "build K9 SW NE N")


def test_the_old_disc_is_back_before_the_new_one_is_taken(table: Table) -> None:
    eight_discs(table)
    table.building("Dave")
    table.play("build H4 N S NW SW")
    assert has_disc(table.state, "H4")


def test_a_disc_comes_back_with_a_third_exit(table: Table) -> None:
    eight_discs(table)
    table.building("Dave")
    table.play("build H4 N S NW")
    assert not has_disc(table.state, "H4")
    table.building("Peter")
    table.play("build K9 SW NE")


def test_without_a_town_tile_no_lay(table: Table) -> None:
    for town in EIGHT[:3]:
        table.line("Dave", f"{town} o-N")
    assert SUPPLY["town-1"] == 3
    assert table.why("build K9 SW") == "no-tile-left"
    table.play("build K9 SW NE")


def test_a_town_tile_of_another_shape_will_not_do(table: Table) -> None:
    for town in EIGHT[:2]:
        for exit_ in ("N", "S", "NW"):
            table.line("Dave", f"{town} o-{exit_}")
    assert table.state.tiles["E4"] == table.state.tiles["F7"] == "town-3-left"
    assert table.why("build K9 SW NE N") == "no-tile-left"
    assert table.why("build K9 SW NE S") == "no-tile-left"
    table.play("build K9 SW NE SE")


def test_a_disc_of_the_player_for_every_new_line(table: Table) -> None:
    table.stubs("Peter", 18, avoid="J9 K10 I10 I11 K11 L9 L8")
    assert table.why("build K9 SW NE N") == "no-disc-left"
    table.play("build K9 SW NE")
