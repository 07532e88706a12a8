"""What is on the table before the first move."""

from collections import Counter

import pytest

from games.age_of_steam import GAME
from games.age_of_steam.components import TURNS, Cube
from games.age_of_steam.events import OrderRolled, OrderSet
from games.age_of_steam.state import AgeOfSteamOptions, Phase, State
from games.engine.chance import Chance
from games.engine.contract import Event
from tests.age_of_steam.table import FOUR, Table


def fresh(players: int, seed: str) -> tuple[State, list[Event]]:
    return GAME.setup(players, AgeOfSteamOptions(), GAME.board(), Chance(seed))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_what_everybody_starts_with(players: int) -> None:
    state, _ = fresh(players, "start")
    assert len(state.players) == players
    for player in state.players:
        assert (player.cash, player.income, player.shares, player.engine) == (10, 0, 2, 1)
        assert (player.privilege, player.out, player.built) == (None, None, False)
    assert (state.turn, state.phase, state.lines, state.tiles) == (1, Phase.SHARES, [], {})
    assert GAME.actors(state) == [state.order[0]]
    assert GAME.check(state) == []


def test_52_cubes_on_the_display_26_in_the_cities_18_in_the_bag() -> None:
    state, _ = fresh(3, "cubes")
    assert sum(len(slots) for slots in state.display.values()) == 52
    assert all(cube is not None for slots in state.display.values() for cube in slots)
    assert sum(len(cubes) for cubes in state.cubes.values()) == 26
    assert sum(state.bag.values()) == 18


def test_pittsburgh_and_wheeling_start_with_three_cubes_the_others_with_two() -> None:
    table = Table()
    for city in table.board.cities.values():
        assert len(table.in_city(city.name)) == (3 if city.name in ("Pittsburgh", "Wheeling") else 2)


def test_a_city_has_three_spaces_and_a_new_city_two() -> None:
    table = Table()
    assert len(table.board.columns) == 12 + 8
    assert [len(table.in_column(city.name)) for city in table.board.cities.values()] == [3] * 12
    assert [len(table.in_column(letter)) for letter in "ABCDEFGH"] == [2] * 8


def test_20_cubes_of_four_colours_and_16_black() -> None:
    state, _ = fresh(6, "colours")
    found = Counter(state.bag)
    for cubes in (*state.cubes.values(), *state.display.values()):
        found.update(cubes)
    assert found == {Cube.RED: 20, Cube.BLUE: 20, Cube.PURPLE: 20, Cube.YELLOW: 20, Cube.BLACK: 16}


def test_the_turns_of_a_game() -> None:
    assert TURNS == {3: 10, 4: 8, 5: 7, 6: 6}


@pytest.mark.parametrize("players", [3, 6])
def test_three_dice_each_give_the_first_order_ties_thrown_again_among_the_tied(players: int) -> None:
    again = 0
    for seed in range(60):
        state, events = fresh(players, f"order {seed}")
        *rolls, last = events
        assert last == OrderSet(state.order)
        thrown: dict[int, list[int]] = {seat: [] for seat in range(players)}
        for roll in rolls:
            assert isinstance(roll, OrderRolled)
            assert len(roll.dice) == 3
            assert all(1 <= die <= 6 for die in roll.dice)
            thrown[roll.seat].append(sum(roll.dice))
        assert state.order == sorted(range(players), key=lambda seat: thrown[seat], reverse=True)
        totals = list(thrown.values())
        assert all(totals.count(total) == 1 for total in totals), "nobody is tied in the end"
        for total in totals:
            tied = [other for other in totals if other[0] == total[0]]
            assert (len(total) > 1) == (len(tied) > 1), "only those who tied threw again"
        again += len(rolls) > players
    assert again


def test_the_seed_decides_everything() -> None:
    assert fresh(4, "one")[0] == fresh(4, "one")[0]
    assert fresh(4, "one")[0] != fresh(4, "two")[0]


def test_only_the_bag_and_the_seed_are_hidden() -> None:
    table = Table(FOUR, seed="secret")
    for viewer in (None, 0, 3):
        seen = GAME.view(table.state, viewer)
        assert sum(seen.bag.values()) == 0
        assert seen.chance.seed == ""
        assert (seen.players, seen.display, seen.cubes) == (
            table.state.players,
            table.state.display,
            table.state.cubes,
        )
