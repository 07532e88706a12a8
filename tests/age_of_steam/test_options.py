"""Faidutti's variants: the engineer's lays for 2, and production out of four cubes."""

from collections import Counter

import pytest

from games.age_of_steam.events import CubesDrawn, CubesReturned, TileLaid
from games.age_of_steam.state import Phase
from games.engine.errors import BadInput
from games.engine.match import set_up
from tests.age_of_steam.table import THREE, Table, of


def costs(table: Table, *moves: str) -> list[int]:
    return [event.cost for event in of(TileLaid, table.play(*moves))]


def engineer(**options: bool) -> Table:
    """Peter is the engineer and reaches a river, a mountain, another's track and a town."""
    table = Table(**options)
    table.action("Peter", "engineer")
    table.line("Dave", "K10 SW-NE", "L9 SW-NE")
    table.line("Peter", "J9 S-NE")
    table.building("Peter")
    return table


MOVES = ("build K11 NW-N", "build K10 SW-NE N-S", "build K9 SW NE N S", "build Q10 N-S")


def test_without_the_option_the_engineer_pays_as_everybody() -> None:
    assert costs(engineer(), *MOVES) == [3, 3, 5, 4]


def test_faiduttis_engineer_pays_2_for_every_lay_replacements_and_towns_too() -> None:
    table = engineer(faidutti_engineer=True)
    assert costs(table, *MOVES) == [2, 2, 2, 2]
    assert table.player("Peter").cash == 50 - 8


def test_faiduttis_engineer_still_lays_four() -> None:
    table = engineer(faidutti_engineer=True)
    table.play(*MOVES)
    assert table.why("build C2 N-S") == "lays-used-up"


def test_faiduttis_engineer_pays_2_for_another_exit_of_a_town() -> None:
    table = engineer(faidutti_engineer=True)
    assert costs(table, "build K9 SW", "build K9 SW N") == [2, 2]


def test_faiduttis_engineer_must_have_his_2_dollars() -> None:
    table = engineer(faidutti_engineer=True)
    table.give("Peter", cash=1)
    assert table.why("build Q10 N-S") == "lay-too-dear"
    table.give("Peter", cash=2)
    table.play("build Q10 N-S")


def test_the_others_pay_as_ever() -> None:
    table = engineer(faidutti_engineer=True)
    table.building("Vince")
    assert costs(table, "build Q10 N-S") == [4]


def production(spaces: str = "- - -") -> Table:
    table = Table(THREE, faidutti_production=True)
    column = table.in_column("Chicago")
    kept = [old if new == "x" else new for old, new in zip(column, spaces.split(), strict=True)]
    table.column("Chicago", " ".join(kept))
    table.action("Dave", "production")
    table.begin(Phase.MONEY)
    table.go_on()
    return table


def test_faiduttis_production_draws_four_keeps_two_the_rest_goes_back() -> None:
    table = production()
    before = Counter(table.state.bag)
    [drawn] = table.play("draw")
    assert isinstance(drawn, CubesDrawn)
    assert len(drawn.cubes) == 4
    kept, rest = drawn.cubes[1:3], [drawn.cubes[0], drawn.cubes[3]]
    table.play(f"place {kept[0].value} Chicago")
    events = table.play(f"place {kept[1].value} Chicago")
    [back] = of(CubesReturned, events)
    assert Counter(back.cubes) == Counter(rest)
    assert before - Counter(table.state.bag) == Counter(kept)


def test_with_one_space_one_of_the_four_is_kept() -> None:
    table = production("- x x")
    [drawn] = table.play("draw")
    assert isinstance(drawn, CubesDrawn)
    assert len(drawn.cubes) == 4
    [back] = of(CubesReturned, table.play(f"place {drawn.cubes[3].value} Chicago"))
    assert len(back.cubes) == 3
    assert table.state.turn == 2


@pytest.mark.parametrize("left", [3, 1])
def test_with_few_cubes_in_the_bag_all_of_them_are_drawn(left: int) -> None:
    table = production()
    for cube, count in table.state.bag.items():
        table.state.cubes["H6"] += [cube] * count
        table.state.bag[cube] = 0
    for _ in range(left):
        table.state.bag[table.state.cubes["H6"].pop()] += 1
    [drawn] = table.play("draw")
    assert isinstance(drawn, CubesDrawn)
    assert len(drawn.cubes) == left
    for cube in drawn.cubes[:2]:
        table.play(f"place {cube.value} Chicago")
    assert table.state.turn == 2
    assert sum(table.state.bag.values()) == max(left - 2, 0)


def test_the_options_by_name() -> None:
    options = {"faidutti_engineer": "true", "faidutti_production": False}
    setting = set_up("age-of-steam", THREE, "1", options)
    assert (setting.options.faidutti_engineer, setting.options.faidutti_production) == (True, False)  # type: ignore[attr-defined]
    with pytest.raises(BadInput):
        set_up("age-of-steam", THREE, "1", {"faidutti": True})


@pytest.mark.parametrize("players", [2, 7])
def test_three_to_six_players(players: int) -> None:
    with pytest.raises(BadInput) as error:
        set_up("age-of-steam", [str(n) for n in range(players)], "1")
    assert error.value.key == "player-count"
    assert error.value.figures == {"low": 3, "high": 6, "count": players}
