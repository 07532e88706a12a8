"""What interfaces are told of a move before it is made."""

from itertools import product
from typing import Any

import pytest

from games.engine.contract import clone
from games.engine.fuzz import random_match
from games.engine.match import AnyMatch, set_up
from games.engine.words import words
from games.steel_driver import GAME
from games.steel_driver.actions import Bid, Build, Claim
from games.steel_driver.components import Company
from games.steel_driver.events import LineCompleted, LinkBuilt
from games.steel_driver.scoring import value
from games.steel_driver.state import State
from tests.marks import rarely
from tests.steel_driver.table import GREEN, RED, SIX, YELLOW, Table, of
from tests.steel_driver.test_transcontinental import example


def figures(table: Table, text: str) -> dict[str, Any]:
    return dict(GAME.advice.detail(table.state, GAME.read(table.state, text)).figures)


def told(table: Table, text: str, locale: str = "en") -> str:
    move = GAME.read(table.state, text)
    return words(locale, "steel-driver").detail(move, GAME.advice.detail(table.state, move))


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
    assert told(table, "build Baltimore-Pittsburgh") == "costs 3, earns $40"
    table.lay(GREEN, "Baltimore-Pittsburgh")
    assert told(table, "build Baltimore-Pittsburgh") == "costs 3, earns nothing"


def test_the_link_that_joins_the_coasts_tells_the_bonus_of_everybody() -> None:
    table = example()
    assert told(table, "build Denver-Omaha") == (
        "costs 4, earns $30 and a bonus of $50; Red, Yellow, and Brown $30 each"
    )
    assert told(table, "build Denver-Omaha", "fr") == (
        "coûte 4, rapporte 30\u00a0$, plus une prime de 50\u00a0$\u202f; "
        "Rouge, Jaune et Marron 30\u00a0$ par compagnie"
    )
    assert figures(table, "build Denver-Santa Fe")["bonus"] == 0
    table.box(GREEN, 9)
    table.play("build Denver-Omaha")
    assert figures(table, "build Denver-Kansas City")["bonus"] == 0, "once a game"


def test_links_that_join_the_coasts_are_offered_before_all_others() -> None:
    table = example()
    seat = table.seat("Don")
    offered = [GAME.write(move) for move in GAME.advice.likely(table.state, seat)]
    assert offered[:2] == ["build Denver-Kansas City", "build Denver-Omaha"]


def paid(state: State, seat: int, build: Build) -> dict[Company, int]:
    """What a link brings each company, as its events tell."""
    events = GAME.apply(clone(state), seat, build)
    (link,) = of(LinkBuilt, events)
    brought = {link.company: link.earned}
    for line in of(LineCompleted, events):
        brought[line.company] += line.bonus
        brought |= dict.fromkeys(line.others, line.others_bonus)
        assert line.profit == link.profit + line.bonus
    return brought


def predicted(state: State, build: Build) -> dict[Company, int]:
    """What a link is said to bring each company."""
    assert state.active is not None
    detail: Any = GAME.advice.detail(state, build).figures
    assert detail["cost"] == state.board.between[build.start, build.end].cost
    return {
        state.active: detail["earned"] + detail["bonus"],
        **dict.fromkeys(detail["others"], detail["others_bonus"]),
    }


def gained(state: State, seat: int, claim: Claim) -> int:
    """What a claim adds to the value of a share."""
    assert state.active is not None
    after = clone(state)
    GAME.apply(after, seat, claim)
    return value(after.railways[state.active].goods) - value(state.railways[state.active].goods)


@pytest.mark.parametrize(
    ("players", "edition"), rarely(product(range(3, 7), ["pegasus", "treefrog"]), kept=[(4, "treefrog")])
)
def test_what_a_move_is_said_to_bring_is_what_it_brings(players: int, edition: str) -> None:
    lines = 0

    def look(match: AnyMatch, _: object) -> None:
        nonlocal lines
        state: State = match.state
        for seat in GAME.actors(state):
            moves = list(GAME.legal(state, seat))
            builds = [move for move in moves if isinstance(move, Build)]
            said = {build: predicted(state, build) for build in builds}
            assert said == {build: paid(state, seat, build) for build in builds}
            joining = [build for build in builds if GAME.advice.detail(state, build).figures["bonus"]]
            assert not joining or GAME.advice.likely(state, seat)[0] in joining
            lines += len(joining)
            for move in moves:
                if isinstance(move, Claim):
                    assert gained(state, seat, move) == GAME.advice.detail(state, move).figures["gain"]
                elif isinstance(move, Bid):
                    left = state.players[seat].cubes - move.cubes
                    assert left == GAME.advice.detail(state, move).figures["left"]

    for seed in range(2):
        random_match(set_up("steel-driver", SIX[:players], f"said {seed}", {"edition": edition}), look)
    assert lines, "the coasts were joined"


def safe(table: Table) -> str:
    seat = GAME.actors(table.state)[0]
    return GAME.write(GAME.advice.safe_move(table.state, seat))


def test_for_the_absent_the_marker_is_handed_on_and_nothing_is_bid() -> None:
    table = Table(marker="Richard")
    assert safe(table) == "pass"
    table.play("auction red 1")
    assert safe(table) == "pass"


def test_for_the_absent_a_company_builds_its_cheapest_link_and_of_these_the_best_paid() -> None:
    table = Table()
    table.sold(GREEN, "Don")
    table.box(GREEN, 9)
    table.lay(GREEN, "Baltimore-Pittsburgh")
    table.building(GREEN)
    between = table.board.between  # type: ignore[attr-defined]
    costs = {text: between[tuple(text.removeprefix("build ").split("-"))].cost for text in table.legal()}
    assert costs["build Baltimore-Philadelphia"] == costs["build Baltimore-Richmond"] == min(costs.values())
    assert safe(table) == "build Baltimore-Philadelphia"
    assert [
        figures(table, text)["earned"]
        for text in ("build Baltimore-Philadelphia", "build Baltimore-Richmond")
    ] == [30, 20]


def test_for_the_absent_a_company_claims_what_adds_most_to_a_share() -> None:
    table = Table()
    table.sold(YELLOW, "Don")
    table.lay(YELLOW, "New Orleans-Memphis-Kansas City")
    table.state.round = 5
    table.play(*["pass"] * 6, "claim New Orleans")
    assert table.legal() == ["claim Memphis", "claim Kansas City"]
    assert safe(table) == "claim Kansas City"


def test_a_goods_cube_tells_what_it_adds_to_a_share() -> None:
    table = Table()
    table.sold(YELLOW, "Don")
    table.lay(YELLOW, "New Orleans-Memphis")
    table.state.round = 5
    table.play(*["pass"] * 6)
    assert figures(table, "claim Memphis")["gain"] == 10
    assert figures(table, "pass") == {}
