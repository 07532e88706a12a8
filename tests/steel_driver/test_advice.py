"""What interfaces are told of a move before it is made."""

from typing import Any

from games.steel_driver import GAME
from tests.steel_driver.table import GREEN, RED, YELLOW, Table


def figures(table: Table, text: str) -> dict[str, Any]:
    return dict(GAME.advice.detail(table.state, GAME.read(table.state, text)).figures)


def test_the_choices_of_moves() -> None:
    state = Table().state
    told = {
        "auction red 3": ("auction", RED, 3),
        "bid 4": ("bid", 4),
        "pass": ("pass",),
        "build Boston-Albany": ("build", "Boston", "Albany"),
        "claim Boston": ("claim", "Boston"),
    }
    assert {text: GAME.advice.choices(GAME.read(state, text)) for text in told} == told


def test_a_bid_tells_what_is_left() -> None:
    table = Table(marker="Richard")
    table.play("auction red 3")
    assert figures(table, "bid 5") == {"company": RED, "left": 1}


def test_a_link_tells_its_cost_and_what_it_earns_the_first_time() -> None:
    table = Table()
    table.sold(GREEN, "Andy")
    table.box(GREEN, 9)
    table.building(GREEN)
    assert figures(table, "build Baltimore-Pittsburgh") == {"cost": 3, "earned": 40}
    table.lay(GREEN, "Baltimore-Pittsburgh")
    assert figures(table, "build Baltimore-Pittsburgh") == {"cost": 3, "earned": 0}


def test_a_goods_cube_tells_what_it_adds_to_a_share() -> None:
    table = Table()
    table.sold(YELLOW, "Don")
    table.lay(YELLOW, "New Orleans-Memphis")
    table.state.round = 5
    table.play(*["pass"] * 6)
    assert figures(table, "claim Memphis")["gain"] == 10
    assert figures(table, "pass") == {}
