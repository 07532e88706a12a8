"""Production, and the growth of goods by dice for the west and the east."""

from collections import Counter

import pytest

from bot.tables.play import play_row
from games.age_of_steam import GAME
from games.age_of_steam.components import TURNS, Cube
from games.age_of_steam.events import (
    CubePlaced,
    CubesDrawn,
    CubesReturned,
    GoodsGrown,
    GrowthRolled,
    ProductionDeclined,
    TurnEnded,
)
from games.age_of_steam.goods import expected_growth
from games.age_of_steam.state import Phase
from games.engine.errors import NotLegal
from games.engine.ranges import Amount
from tests.age_of_steam.table import FOUR, SIX, THREE, Table, of
from tests.bot.desk import taken_up


def growth(names: tuple[str, ...] = THREE) -> Table:
    """The display is full, the cities are empty; the dice are about to be thrown."""
    table = Table(names)
    for city in table.board.cities.values():
        table.cubes(city.name, "")
    table.begin(Phase.GROWTH)
    return table


# Dice


def test_the_topmost_cubes_of_a_column_come_to_its_city() -> None:
    table = growth()
    column = table.in_column("Chicago")
    table.dice(west=(1, 1, 2))
    events = table.go_on()
    assert of(GrowthRolled, events)[0] == GrowthRolled("west", [1, 1, 2])
    assert table.in_city("Chicago") == column[:2]
    assert table.in_column("Chicago") == ["-", "-", column[2]]


@pytest.mark.parametrize(
    ("number", "west", "east"),
    [
        (1, "Chicago", "Evansville"),
        (2, "St. Louis", "Cincinnati"),
        (3, "Kansas City", "Detroit"),
        (4, "Des Moines", "Wheeling"),
        (5, "Minneapolis", "Pittsburgh"),
        (6, "Duluth", "Toronto"),
    ],
)
def test_the_cities_of_the_dice(number: int, west: str, east: str) -> None:
    table = growth()
    table.dice(west=(number,) * 3, east=(number,) * 3)
    events = table.go_on()
    assert [len(table.in_city(city)) for city in (west, east)] == [3, 3]
    assert [event.city for event in of(GoodsGrown, events)] == [west, east]
    assert sum(len(cubes) for cubes in table.state.cubes.values()) == 6


def test_the_dice_are_thrown_anew_for_the_east() -> None:
    table = growth()
    table.dice(west=(1, 1, 1), east=(2, 5, 5))
    events = table.go_on()
    assert of(GrowthRolled, events) == [GrowthRolled("west", [1, 1, 1]), GrowthRolled("east", [2, 5, 5])]
    assert [event.city for event in of(GoodsGrown, events)] == ["Chicago", "Cincinnati", "Pittsburgh"]
    assert table.state.dice == {"west": [1, 1, 1], "east": [2, 5, 5]}


@pytest.mark.parametrize("names", [THREE, FOUR, SIX])
def test_as_many_dice_as_players(names: tuple[str, ...]) -> None:
    table = growth(names)
    assert [len(event.dice) for event in of(GrowthRolled, table.go_on())] == [len(names)] * 2


def test_as_many_dice_as_players_at_the_start() -> None:
    table = growth(FOUR)
    table.player("Dave").out = 1
    table.order("Peter", "John", "Vince")
    assert [len(event.dice) for event in of(GrowthRolled, table.go_on())] == [4, 4]


def test_a_die_on_an_empty_column_is_lost() -> None:
    table = growth()
    table.column("Chicago", "- - red")
    table.dice(west=(1, 1, 1))
    assert of(GoodsGrown, table.go_on())[0] == GoodsGrown("Chicago", [Amount("red", 1)])
    assert table.in_city("Chicago") == ["red"]
    assert table.in_column("Chicago") == ["-", "-", "-"]


def test_nothing_is_told_of_a_city_that_gets_nothing() -> None:
    table = growth()
    table.no_goods()
    assert of(GoodsGrown, table.go_on()) == []


# New cities


@pytest.mark.parametrize(
    ("letter", "side", "number"),
    [
        ("A", "west", 3),
        ("B", "west", 4),
        ("C", "west", 5),
        ("D", "west", 6),
        ("E", "east", 1),
        ("F", "east", 2),
        ("G", "east", 3),
        ("H", "east", 4),
    ],
)
def test_the_dice_of_the_new_cities_wherever_they_are(letter: str, side: str, number: int) -> None:
    table = growth()
    table.no_goods()
    table.column(letter, "black red")
    table.state.new_cities["H2"] = letter
    table.state.cubes["H2"] = []
    faces = (number, number, 6 if number < 6 else 1)
    table.dice(faces if side == "west" else (), faces if side == "east" else ())
    table.go_on()
    assert table.in_city("Green Bay") == ["black", "red"]
    assert table.in_column(letter) == ["-", "-"]


def test_a_die_takes_of_the_city_and_apart_from_it_of_the_new_city() -> None:
    table = growth()
    table.no_goods()
    table.column("A", "black red")
    table.state.new_cities["H2"] = "A"
    table.state.cubes["H2"] = []
    table.dice(west=(3, 3, 3))
    table.go_on()
    assert table.in_city("Kansas City") == []
    assert table.in_city("Green Bay") == ["black", "red"]


def test_the_column_of_a_new_city_not_in_play_stays() -> None:
    table = growth()
    column = table.in_column("A")
    table.dice(west=(3, 3, 3))
    table.go_on()
    assert table.in_column("A") == column
    assert len(table.in_city("Kansas City")) == 3


# The next turn


def test_then_the_next_turn_begins_with_shares() -> None:
    table = growth()
    table.order("John", "Peter", "Dave")
    assert table.go_on()[-1] == TurnEnded(1)
    assert (table.state.turn, table.state.phase, table.asked) == (2, Phase.SHARES, "John")


# Production


def production(*columns: str, **options: bool) -> Table:
    """Dave has "production"; the display is full but for these columns, which are empty."""
    table = Table(THREE, **options)
    for column in columns:
        table.column(column, "- -" if column in table.board.new_cities else "- - -")
    table.action("Dave", "production")
    table.begin(Phase.MONEY)
    table.go_on()
    return table


def test_before_the_dice_its_owner_is_asked() -> None:
    table = production("Chicago")
    assert (table.state.phase, table.asked) == (Phase.PRODUCTION, "Dave")
    assert table.legal() == ["draw", "pass"]
    assert table.state.dice == {}


def test_with_a_full_display_as_in_the_first_turn_nobody_is_asked() -> None:
    table = production()
    assert (table.state.phase, table.state.turn) == (Phase.SHARES, 2)


def test_with_an_empty_bag_nobody_is_asked() -> None:
    table = Table(THREE)
    bag = [cube for cube, count in table.state.bag.items() for _ in range(count)]
    table.column("Chicago", "- - -")
    for cube, count in table.state.bag.items():
        table.state.cubes["H6"] += [cube] * count
        table.state.bag[cube] = 0
    assert len(bag) == 18
    table.action("Dave", "production")
    table.begin(Phase.MONEY)
    table.go_on()
    assert (table.state.phase, table.state.turn) == (Phase.SHARES, 2)


def test_nobody_is_asked_without_the_action() -> None:
    table = Table(THREE)
    table.column("Chicago", "- - -")
    table.begin(Phase.MONEY)
    table.go_on()
    assert (table.state.phase, table.state.turn) == (Phase.SHARES, 2)


def test_he_may_draw_two_sees_them_and_puts_them_on_any_empty_spaces() -> None:
    table = production("Chicago", "A")
    bag = Counter(table.state.bag)
    [drawn] = table.play("draw")
    assert isinstance(drawn, CubesDrawn)
    assert (drawn.seat, len(drawn.cubes), table.state.phase) == (1, 2, Phase.PLACING)
    assert bag - Counter(table.state.bag) == Counter(drawn.cubes)
    one, two = drawn.cubes
    assert set(table.legal()) == {
        f"place {cube.value} {space}"
        for cube in (one, two)
        for space in ("Chicago 1", "Chicago 2", "Chicago 3", "A 1", "A 2")
    }
    assert table.play(f"place {two.value} A 1") == [CubePlaced(1, two, "A", 1)]
    assert table.in_column("A") == [two.value, "-"]
    assert table.asked == "Dave"
    events = table.play(f"place {one.value} Chicago 2")
    assert (events[0], type(events[1])) == (CubePlaced(1, one, "Chicago", 2), GrowthRolled)
    assert (table.state.phase, table.state.turn) == (Phase.SHARES, 2)


def test_he_does_not_see_the_cubes_before_he_has_drawn_them() -> None:
    match = taken_up(production("Chicago"), "age-of-steam")
    for cube in Cube:
        with pytest.raises(NotLegal, match="row-draws"):
            play_row(match, 1, f"draw; place {cube.value} Chicago")
    assert match.state.phase is Phase.PRODUCTION
    assert play_row(match, 1, "draw") == "draw"


@pytest.mark.parametrize(("first", "second"), [(1, 2), (2, 1)])
def test_both_may_go_onto_one_column_in_either_order(first: int, second: int) -> None:
    table = production("H")
    drawn = table.play("draw")[0].cubes  # type: ignore[attr-defined]
    table.play(f"place {drawn[0].value} H {first}", f"place {drawn[1].value} H {second}")
    told = [drawn[0].value, drawn[1].value]
    assert table.in_column("H") == (told if first == 1 else told[::-1]), "no new city, so no die takes them"


def test_a_move_of_old_that_names_the_column_alone_takes_its_lowest_empty_space() -> None:
    table = production("H")
    one, two = table.play("draw")[0].cubes  # type: ignore[attr-defined]
    table.play(f"place {one.value} H", f"place {two.value} H")
    assert table.in_column("H") == [two.value, one.value]


def test_the_menus_choose_the_cube_the_column_and_the_space() -> None:
    table = production("H")
    cube = table.play("draw")[0].cubes[0]  # type: ignore[attr-defined]
    assert GAME.advice.choices(table.moves()[0]) == ("place", cube, "H", 1)


def test_he_need_not_draw() -> None:
    table = production("Chicago")
    assert table.play("pass")[0] == ProductionDeclined(1)
    assert table.state.turn == 2


def test_only_as_many_as_there_are_spaces() -> None:
    table = Table(THREE)
    column = table.in_column("A")
    table.column("A", f"- {column[1]}")
    table.action("Dave", "production")
    table.begin(Phase.MONEY)
    table.go_on()
    [drawn] = table.play("draw")
    assert isinstance(drawn, CubesDrawn)
    assert len(drawn.cubes) == 1
    events = table.play(f"place {drawn.cubes[0].value} A")
    assert of(CubesReturned, events) == []
    assert table.in_column("A") == [drawn.cubes[0].value, column[1]]


def test_only_as_many_as_there_are_in_the_bag() -> None:
    table = production("Chicago")
    for cube, count in table.state.bag.items():
        table.state.cubes["H6"] += [cube] * count
        table.state.bag[cube] = 0
    last = table.state.cubes["H6"].pop()
    table.state.bag[last] = 1
    assert table.play("draw") == [CubesDrawn(1, [last])]
    table.play(f"place {last.value} Chicago")
    assert table.state.turn == 2


def test_a_cube_that_was_not_drawn_is_not_placed() -> None:
    table = production("Chicago")
    drawn = table.play("draw")[0].cubes  # type: ignore[attr-defined]
    other = next(cube for cube in Cube if cube not in drawn)
    key, figures = table.refused(f"place {other.value} Chicago")
    assert (key, figures["cubes"]) == ("cube-not-drawn", drawn)


def test_not_onto_a_full_column() -> None:
    table = production("Chicago")
    one, two = table.play("draw")[0].cubes  # type: ignore[attr-defined]
    key, figures = table.refused(f"place {one.value} Detroit")
    assert (key, figures["column"]) == ("column-full", "Detroit")
    assert table.why(f"place {two.value} A") == "column-full"
    assert table.why(f"place {two.value} Toledo") == "column-full", "a town has no column"


def test_not_onto_a_space_that_is_taken_or_not_there() -> None:
    table = production()
    table.column("Chicago", "- red -")
    table.begin(Phase.PLACING, "Dave")
    table.state.bag[Cube.BLUE] -= 1
    table.state.drawn = [Cube.BLUE]
    for space in (0, 2, 4):
        key, figures = table.refused(f"place blue Chicago {space}")
        assert (key, figures["space"], figures["one_of"]) == ("space-not-empty", space, [1, 3])
    table.play("place blue Chicago 1")


def test_nothing_else_now() -> None:
    table = production("Chicago")
    assert table.why("place red Chicago") == "draw-expected"
    assert table.why("engine") == "draw-expected"
    table.play("draw")
    assert table.why("pass") == "place-expected"
    assert table.why("draw") == "place-expected"


def test_a_full_column_is_expected_to_bring_nearly_a_cube_for_every_six_dice() -> None:
    table = Table()
    state = table.state
    dice = len(state.players)
    expected = expected_growth(state)
    assert expected.keys() == state.board.cities.keys(), "new cities bring nothing before they are there"
    assert all(dice / 6 - 0.05 < cubes <= dice / 6 for cubes in expected.values())


def test_a_column_brings_no_more_than_it_has() -> None:
    state = Table().state
    first, second, *_ = state.board.cities
    state.display[first] = [None, None, state.display[first][2]]
    state.display[second] = [None, None, None]
    state.new_cities = {"K9": "A"}
    expected = expected_growth(state)
    assert expected[first] == pytest.approx(1 - (5 / 6) ** len(state.players))
    assert second not in expected
    assert "A" in expected


def test_after_the_last_turn_nothing_is_expected() -> None:
    state = Table().state
    state.turn = TURNS[len(state.players)]
    assert expected_growth(state) == {}
