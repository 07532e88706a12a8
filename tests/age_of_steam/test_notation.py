"""The notation both ways, and what is not understood."""

import msgspec
import pytest

from games.age_of_steam import GAME
from games.age_of_steam.actions import (
    Bid,
    Choose,
    Deliver,
    Draw,
    Hop,
    Issue,
    Lay,
    Move,
    Pass,
    PlaceCube,
    Stay,
    Upgrade,
    Urbanize,
)
from games.age_of_steam.components import COLOURS, CUBES, PRIVILEGES, Colour, Cube, Privilege
from games.age_of_steam.state import AgeOfSteamOptions, State
from games.age_of_steam.tiles import EDGES, TILE_OF, TOWN_TILES_OF, Exit, read_sections, write_sections
from games.engine.chance import Chance
from games.engine.errors import NotUnderstood
from tests.age_of_steam.table import SIX, Table


@pytest.fixture(scope="module")
def state() -> State:
    """Evansville and Cincinnati are joined by links of Peter (orange) and of Martin (brown), Evansville and
    Indianapolis by one of Dave (teal)."""
    table = Table(SIX)
    table.line("Peter", "K10 SW-NE", "L9 SW-NE")
    table.line("Martin", "K11 NW-NE", "L10 SW-NE", "M10 SW-N")
    table.line("Dave", "J9 S-NE", "K9 SW-o")
    return table.state


EVERY_KIND: list[tuple[Move, str]] = [
    (Issue(0), "shares 0"),
    (Issue(3), "shares 3"),
    (Bid(12), "bid 12"),
    (Stay(), "stay"),
    (Choose(Privilege.FIRST_MOVE), "choose first-move"),
    (Choose(Privilege.ENGINEER), "choose engineer"),
    (Urbanize("La Crosse", "B"), "urbanize La Crosse B"),
    (Lay("K10", ((1, 4),)), "build K10 NE-SW"),
    (Lay("K10", ((0, 3), (1, 4))), "build K10 N-S NE-SW"),
    (Lay("K9", ((1, 6),)), "build K9 NE"),
    (Lay("K9", ((1, 6), (4, 6))), "build K9 NE SW"),
    (Lay("A11", ((0, 1),)), "build A11 N-NE"),
    (
        Deliver(Cube.BLUE, "Evansville", (Hop(Colour.ORANGE, "Cincinnati"),)),
        "deliver blue Evansville-orange-Cincinnati",
    ),
    (
        Deliver(Cube.BLACK, "St. Louis", (Hop(Colour.NOBODY, "Fort Wayne"), Hop(Colour.BROWN, "Des Moines"))),
        "deliver black St. Louis-nobody-Fort Wayne-brown-Des Moines",
    ),
    (Upgrade(), "engine"),
    (Draw(), "draw"),
    (PlaceCube(Cube.BLUE, "Kansas City", 3), "place blue Kansas City 3"),
    (PlaceCube(Cube.RED, "A", 1), "place red A 1"),
    (Pass(), "pass"),
]


@pytest.mark.parametrize(("action", "text"), EVERY_KIND, ids=[text for _, text in EVERY_KIND])
def test_every_kind_of_action_both_ways(state: State, action: Move, text: str) -> None:
    assert GAME.write(action) == text
    assert GAME.read(state, text) == action
    assert GAME.advice.choices(action)[0] == text.split()[0]


def test_every_action_place_letter_and_tile_both_ways(state: State) -> None:
    names = list(state.board.names.values())
    actions: list[Move] = [Choose(privilege) for privilege in PRIVILEGES]
    actions += [Urbanize(town.name, letter) for town in state.board.towns.values() for letter in "ABCDEFGH"]
    actions += [Lay("Z99", tuple(sorted(sections))) for sections in TILE_OF]
    actions += [Lay("K9", tuple(sorted(exits))) for exits in TOWN_TILES_OF]
    actions += [Lay(at, ((0, 3),)) for at in state.board.terrain]
    actions += [
        PlaceCube(cube, column, space)
        for cube in Cube
        for column in (*names, *"ABCDEFGH")
        for space in (1, 2, 3)
    ]
    actions += [Deliver(Cube.RED, "Chicago", (Hop(colour, to),)) for colour in Colour for to in names]
    for action in actions:
        assert GAME.read(state, GAME.write(action)) == action
    assert len({GAME.write(action) for action in actions}) == len(actions)
    assert len({GAME.advice.choices(action) for action in actions}) == len(actions)


def test_the_edges_clockwise_from_the_north() -> None:
    assert EDGES == ("N", "NE", "SE", "S", "SW", "NW")
    for sections in (*TILE_OF, *TOWN_TILES_OF):
        assert read_sections(write_sections(sections)) == sections


def test_the_players_colours_by_seat() -> None:
    assert [colour.value for colour in COLOURS] == ["orange", "teal", "white", "pink", "green", "brown"]


def test_no_player_has_a_colour_of_goods() -> None:
    assert not {colour.value for colour in Colour} & {cube.value for cube in Cube}


def test_what_an_older_game_calls_the_players_is_understood(state: State) -> None:
    read = GAME.read(state, "deliver blue Evansville-red-Cincinnati")
    assert read == Deliver(Cube.BLUE, "Evansville", (Hop(Colour.ORANGE, "Cincinnati"),))
    assert Colour("black") is Colour.BROWN
    assert msgspec.json.decode(b'["red","nobody"]', type=list[Colour]) == [Colour.ORANGE, Colour.NOBODY]


# Ways to write the same


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("  SHARES   2 ", Issue(2)),
        ("Bid 3", Bid(3)),
        ("choose First Build", Choose(Privilege.FIRST_BUILD)),
        ("CHOOSE turn order", Choose(Privilege.TURN_ORDER)),
        ("urbanize la  crosse b", Urbanize("La Crosse", "B")),
        ("build k10 sw-ne", Lay("K10", ((1, 4),))),
        ("build K10 straight NE-SW", Lay("K10", ((1, 4),))),
        ("build K10 crossing NE-SW S-N", Lay("K10", ((0, 3), (1, 4)))),
        ("build k10 sw - ne", Lay("K10", ((1, 4),))),
        ("build k9 town sw ne", Lay("K9", ((1, 6), (4, 6)))),
        ("build K9 NE NE", Lay("K9", ((1, 6),))),
        ("place BLUE  kansas city 2", PlaceCube(Cube.BLUE, "Kansas City", 2)),
        ("place red a 1", PlaceCube(Cube.RED, "A", 1)),
        (
            "deliver BLUE evansville - orange - cincinnati",
            Deliver(Cube.BLUE, "Evansville", (Hop(Colour.ORANGE, "Cincinnati"),)),
        ),
        ("\nPass\n", Pass()),
        ("ENGINE", Upgrade()),
    ],
)
def test_case_spaces_and_words_for_tiles_do_not_matter(state: State, text: str, action: Move) -> None:
    assert GAME.read(state, text) == action


def test_the_owner_of_a_link_may_be_left_out_if_there_is_but_one(state: State) -> None:
    action = Deliver(Cube.RED, "Evansville", (Hop(Colour.TEAL, "Indianapolis"),))
    assert GAME.read(state, "deliver red Evansville-Indianapolis") == action
    assert GAME.read(state, "deliver red Evansville-teal-Indianapolis") == action


def test_where_several_players_links_join_two_places_the_owner_is_asked_for(state: State) -> None:
    with pytest.raises(NotUnderstood) as error:
        GAME.read(state, "deliver blue Evansville-Cincinnati")
    assert error.value.key == "which-link"
    assert error.value.figures == {
        "start": "Evansville",
        "to": "Cincinnati",
        "one_of": [Colour.ORANGE, Colour.BROWN],
    }


def test_where_no_link_joins_two_places_the_delivery_is_read_and_then_refused(state: State) -> None:
    action = Deliver(Cube.RED, "Evansville", (Hop(Colour.NOBODY, "Chicago"),))
    assert GAME.read(state, "deliver red Evansville-Chicago") == action


def test_a_column_alone_is_its_lowest_empty_space() -> None:
    table = Table()
    table.column("Chicago", "- - red")
    table.column("A", "- -")
    for text, space in (("Chicago", 2), ("a", 2), ("Detroit", 1)):
        read = GAME.read(table.state, f"place blue {text}")
        assert isinstance(read, PlaceCube)
        assert read.space == space, "of a full column any, and it is refused"


def test_a_number_may_be_part_of_a_citys_name() -> None:
    text = GAME.board().json.replace(b'"Kansas City"', b'"Area 2"')
    state, _ = GAME.setup(3, AgeOfSteamOptions(), GAME.read_board(text), Chance("numbers"))
    state.display[state.board.hex_of["Area 2"]] = [None, None, None]
    assert GAME.read(state, "place blue area 2") == PlaceCube(Cube.BLUE, "Area 2", 3)
    assert GAME.read(state, "place blue area 2 1") == PlaceCube(Cube.BLUE, "Area 2", 1)


# Not understood


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "unknown-move"),
        ("resign", "unknown-move"),
        ("shares", "incomplete"),
        ("bid", "incomplete"),
        ("choose", "incomplete"),
        ("build", "incomplete"),
        ("urbanize Toledo", "incomplete"),
        ("deliver blue", "incomplete"),
        ("place blue", "incomplete"),
        ("pass please", "word-too-many"),
        ("engine 2", "word-too-many"),
        ("shares two", "not-a-number"),
        ("bid -1", "number-out-of-range"),
        ("bid 99999", "number-out-of-range"),
        ("shares ٣", "not-a-number"),
        ("choose conductor", "unknown-privilege"),
        ("urbanize Chicagoo B", "unknown-place-perhaps"),
        ("urbanize Atlantis B", "unknown-place"),
        ("build 10K N-S", "unknown-hex"),
        ("build K0 N-S", "unknown-hex"),
        ("build K100 N-S", "unknown-hex"),
        ("build N-S", "unknown-hex"),
        ("build K10", "incomplete"),
        ("build K10 straight", "incomplete"),
        ("build K10 straight N-SE", "word-too-many"),
        ("build K10 curve N-S", "word-too-many"),
        ("deliver blue Evansville-green", "word-too-many"),
        ("build K10 N-X", "unknown-exits"),
        ("build K10 N-N", "unknown-exits"),
        ("build K10 N-S-NE", "unknown-exits"),
        ("build K10 up", "unknown-exits"),
        ("deliver green Evansville-Chicago", "unknown-cube"),
        ("deliver blue Evansvile-Chicago", "unknown-place-perhaps"),
        ("deliver blue Evansville-Atlantis", "unknown-place"),
        ("place green Chicago", "unknown-cube"),
        ("place red Z", "unknown-place"),
    ],
)
def test_what_is_not_understood(state: State, text: str, key: str) -> None:
    with pytest.raises(NotUnderstood) as error:
        GAME.read(state, text)
    assert error.value.key == key


def test_what_is_not_understood_tells_what_would_be(state: State) -> None:
    for text, one_of in (
        ("choose conductor", list(PRIVILEGES)),
        ("place green Chicago", list(CUBES)),
        ("build K10 up", list(Exit)),
    ):
        with pytest.raises(NotUnderstood) as error:
            GAME.read(state, text)
        assert error.value.figures["one_of"] == one_of


@pytest.mark.parametrize("verb", ["", "choose ", "build ", "build K10 ", "place red ", "deliver blue "])
def test_a_long_text_is_not_repeated_whole_nor_read_for_long(state: State, verb: str) -> None:
    with pytest.raises(NotUnderstood) as error:
        GAME.read(state, verb + "x" * 10_000)
    assert len(error.value.figures["text"]) <= 80
    with pytest.raises(NotUnderstood):
        GAME.read(state, verb + "x-" * 1000)
