"""What interfaces are told of a move before it is made: its choices, one after the other, and its figures."""

from random import Random
from typing import Any

import pytest

from games.engine import registry
from games.engine.fuzz import random_match
from games.engine.match import set_up
from games.engine.ranges import settled
from games.engine.words import LOCALES, words
from games.great_western import GAME as GREAT_WESTERN
from games.steel_driver import GAME as STEEL_DRIVER
from tests.great_western.table import A
from tests.great_western.table import Table as GreatWestern
from tests.steel_driver.table import GREEN, RED, YELLOW
from tests.steel_driver.table import Table as SteelDriver

each_game = pytest.mark.parametrize("name", registry.names())


def every_move(name: str) -> list[tuple[Any, Any]]:
    """Each kind of move that comes up in a game, with a state in which it is legal."""
    found: dict[type[Any], tuple[Any, Any]] = {}
    game = registry.load(name)

    def look(match: Any, _: Any) -> None:
        for seat in game.actors(match.state):
            for move in game.advice.likely(match.state, seat):
                if type(move) not in found:
                    view = game.view(match.state, seat)
                    found[type(move)] = view, settled(move, Random(1))

    random_match(set_up(name, ("Ann", "Ben", "Cleo"), "advice"), look)
    return list(found.values())


@each_game
@pytest.mark.parametrize("locale", LOCALES)
def test_every_kind_of_move_can_be_told_with_its_figures(name: str, locale: str) -> None:
    speaker, advice = words(locale, name), registry.load(name).advice
    for state, move in every_move(name):
        assert speaker.move(move)
        detail = advice.detail(state, move)
        assert speaker.detail(move, detail) or not detail.figures


@each_game
def test_the_choices_of_a_move_begin_with_its_verb(name: str) -> None:
    game = registry.load(name)
    for _, move in every_move(name):
        assert str(game.advice.choices(move)[0]) == game.write(move).split()[0]


def test_the_choices_of_steel_drivers_moves() -> None:
    state = SteelDriver().state
    told = {
        "auction red 3": ("auction", RED, 3),
        "bid 4": ("bid", 4),
        "pass": ("pass",),
        "build Boston-Albany": ("build", "Boston", "Albany"),
        "claim Boston": ("claim", "Boston"),
    }
    assert {text: STEEL_DRIVER.advice.choices(STEEL_DRIVER.read(state, text)) for text in told} == told


def test_the_choices_of_great_westerns_moves() -> None:
    state = GreatWestern().state
    told = {"bid A 3": ("bid", A, 3), "build Bristol": ("build", "Bristol"), "pass": ("pass",)}
    assert {text: GREAT_WESTERN.advice.choices(GREAT_WESTERN.read(state, text)) for text in told} == told


def figures(table: Any, game: Any, text: str) -> Any:
    return dict(game.advice.detail(table.state, game.read(table.state, text)).figures)


def test_a_bid_tells_what_is_left() -> None:
    table = SteelDriver(marker="Richard")
    table.play("auction red 3")
    assert figures(table, STEEL_DRIVER, "bid 5") == {"company": RED, "left": 1}


def test_a_link_tells_its_cost_and_what_it_earns_the_first_time() -> None:
    table = SteelDriver()
    table.sold(GREEN, "Andy")
    table.box(GREEN, 9)
    table.building(GREEN)
    assert figures(table, STEEL_DRIVER, "build Baltimore-Pittsburgh") == {"cost": 3, "earned": 40}
    table.lay(GREEN, "Baltimore-Pittsburgh")
    assert figures(table, STEEL_DRIVER, "build Baltimore-Pittsburgh") == {"cost": 3, "earned": 0}


def test_a_goods_cube_tells_what_it_adds_to_a_share() -> None:
    table = SteelDriver()
    table.sold(YELLOW, "Don")
    table.lay(YELLOW, "New Orleans-Memphis")
    table.state.round = 5
    table.play(*["pass"] * 6)
    assert figures(table, STEEL_DRIVER, "claim Memphis")["gain"] == 10
    assert figures(table, STEEL_DRIVER, "pass") == {}


def test_a_bid_on_a_train_tells_what_it_carries() -> None:
    table = GreatWestern()
    table.cars(A="10200")
    carriages = table.state.carriage_pieces(A)
    assert figures(table, GREAT_WESTERN, "bid A 1") == {"pieces": 3, "carriages": carriages}


@each_game
def test_everybody_stands_somewhere_with_so_much_to_spend(name: str) -> None:
    match = random_match(set_up(name, ("Ann", "Ben", "Cleo"), "advice"))
    progress = match.game.advice.progress(match.state)
    assert progress.standing == match.game.result(match.state)
    assert len(progress.means) == 3
    assert min(progress.means) >= 0
