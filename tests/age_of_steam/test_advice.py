"""What is said of a move before it is made, and what is played for an absent player."""

from random import Random
from typing import Any

import pytest

from games.age_of_steam import GAME
from games.age_of_steam.actions import Choose, Deliver, Issue, Lay, Pass, PlaceCube, Upgrade
from games.age_of_steam.components import COLOURS, MOST_ENGINE, PRIVILEGES, Cube
from games.age_of_steam.events import Dropped, EngineImproved, IncomeRaised, SharesIssued, TileLaid
from games.age_of_steam.goods import income_of
from games.age_of_steam.state import Phase, State
from games.engine.contract import clone
from games.engine.match import AnyMatch, Turn
from games.engine.ranges import Amount
from games.engine.words import words
from tests.age_of_steam.matches import LATE, played
from tests.age_of_steam.table import Table, of, scripted


@pytest.mark.parametrize(("players", "cash"), [(3, 10), (4, 200)])
def test_what_is_said_of_a_move_is_what_then_happens(players: int, cash: int) -> None:
    dice = Random("details")
    seen = set()

    def look(match: AnyMatch, _: Turn) -> None:
        for seat in GAME.actors(match.state):
            moves: list[Any] = list(GAME.legal(match.state, seat))
            for move in dice.sample(moves, min(len(moves), 12)):
                figures = GAME.advice.detail(GAME.view(match.state, seat), move).figures
                after = clone(match.state)
                _compare(match.state, after, seat, move, dict(figures), GAME.apply(after, seat, move))
                seen.add(type(move))

    scripted(players, "details", look, cash=cash)
    assert {Issue, Lay, Deliver, Upgrade, Pass} <= seen


def _compare(state: State, after: State, seat: int, move: Any, said: dict[str, Any], events: Any) -> None:
    match move:
        case Issue():
            [issued] = of(SharesIssued, events)
            assert (said["cash"], said["shares"]) == (issued.cash, after.players[seat].shares)
        case Lay(at):
            [laid] = of(TileLaid, events)
            assert (said["cost"], said["exits"], said["disc"]) == (laid.cost, laid.exits, laid.disc)
            assert said["tile"] == laid.tile == after.tiles[at]
            assert said["left"] == after.players[seat].cash == state.players[seat].cash - laid.cost
            assert said["lays"] == (4 if state.players[seat].privilege is PRIVILEGES[2] else 3) - after.lays
        case Deliver():
            raised = {event.seat: event.links for event in of(IncomeRaised, events)}
            assert said["links"] == len(move.way)
            assert said["own"] == raised.pop(seat, 0)
            assert said["others"] == [Amount(COLOURS[owner].value, links) for owner, links in raised.items()]
        case Upgrade():
            assert of(EngineImproved, events)[0].engine == said["engine"]
        case Pass() if state.phase is Phase.AUCTION:
            [dropped] = of(Dropped, events)
            assert (said["place"], said["cost"]) == (dropped.place, dropped.cost)


def test_the_tile_that_is_really_laid_is_named_where_there_are_two_for_the_same_exits() -> None:
    table = Table()
    table.building("Peter")
    table.line("Peter", "J9 S-NE")
    kinds = {}
    for text in table.legal():
        if text.startswith("build K9") and len(text.split()) == 6:
            state = clone(table.state)
            lay = GAME.read(state, text)
            said = GAME.advice.detail(state, lay).figures["tile"]
            GAME.apply(state, 0, lay)
            kinds[text] = said, state.tiles["K9"]
    assert len(kinds) > 5
    assert all(said == laid for said, laid in kinds.values())


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "SE and SW, $3, gentle curve with disc; $47 left, 2 more tiles"),
        ("fr", "SE et SO, 3\u00a0$, courbe large avec disque\u202f; reste 47\u00a0$, encore 2 tuiles"),
    ],
)
def test_a_lay_is_told_with_its_sides_in_the_readers_language(locale: str, told: str) -> None:
    table = Table()
    table.building("Peter")
    table.line("Peter", "J9 S-NE")
    lay = GAME.read(table.state, "build K9 SE SW")
    assert words(locale, GAME.name).detail(lay, GAME.advice.detail(table.state, lay)) == told
    assert str(GAME.advice.choices(lay)[-1]) == "SE SW", "but a menu's path is notation"


@pytest.mark.parametrize(
    ("cash", "income", "moves", "short"),
    [
        (3, 0, ["build G8 N-SE"], 2),
        (5, 0, ["build G8 N-SE"], 0),
        (7, 0, ["build G8 N-SE", "build G7 N-S"], 0),
        (6, 0, ["build G8 N-SE", "build G7 N-S"], 1),
        (2, 0, ["pass"], 0),
    ],
)
def test_who_builds_is_warned_of_expenses_that_could_not_be_paid(
    cash: int, income: int, moves: list[str], short: int
) -> None:
    table = Table()
    table.building("Peter", cash=cash)
    table.give("Peter", income=income)
    warned = GAME.advice.warning(table.state, 0, [GAME.read(table.state, move) for move in moves])
    assert warned == ({"short": short, "bankrupt": 1} if short else None)


@pytest.mark.parametrize(
    ("phase", "figures", "move", "warned"),
    [
        (Phase.SHARES, {"cash": 0, "income": 2}, "shares 0", {"short": 1, "bankrupt": 0}),
        (Phase.SHARES, {"cash": 0, "income": 2}, "shares 1", None),
        (Phase.PRIVILEGES, {"cash": 3}, "choose locomotive", {"short": 1, "bankrupt": 1}),
        (Phase.PRIVILEGES, {"cash": 4}, "choose locomotive", None),
        (Phase.PRIVILEGES, {"cash": 8, "engine": MOST_ENGINE}, "choose locomotive", None),
        (Phase.PRIVILEGES, {"cash": 3}, "choose engineer", None),
        (Phase.MOVING, {"cash": 3}, "engine", {"short": 1, "bankrupt": 1}),
        (Phase.MOVING, {"cash": 4}, "engine", None),
        (Phase.MOVING, {"cash": 2}, "pass", {"short": 1, "bankrupt": 1}),
    ],
)
def test_who_could_still_pay_otherwise_is_warned(
    phase: Phase, figures: dict[str, int], move: str, warned: dict[str, object] | None
) -> None:
    table = Table()
    table.begin(phase, "Peter")
    table.give("Peter", **figures)
    assert GAME.advice.warning(table.state, 0, [GAME.read(table.state, move)]) == warned


def test_a_bid_is_warned_of_as_if_all_of_it_were_paid() -> None:
    table = Table()
    table.play(*["shares 0"] * 4)
    spare = table.player("Peter").cash - 3
    warned = [
        GAME.advice.warning(table.state, 0, [GAME.read(table.state, f"bid {amount}")])
        for amount in (spare, spare + 1)
    ]
    assert warned == [None, {"short": 1, "bankrupt": 1}]


@pytest.mark.parametrize(("engine", "warned"), [(1, {"short": 1, "bankrupt": 1}), (6, None)])
def test_an_engine_that_becomes_better_is_warned_of_as_an_expense(
    engine: int, warned: dict[str, object] | None
) -> None:
    table = Table()
    table.begin(Phase.PRIVILEGES, "Peter")
    table.give("Peter", cash=engine + 2, engine=engine)
    assert GAME.advice.warning(table.state, 0, [GAME.read(table.state, "choose locomotive")]) == warned
    assert GAME.advice.warning(table.state, 0, [GAME.read(table.state, "choose engineer")]) is None


# For an absent player


def safe(table: Table) -> str:
    """The safe move of whoever is asked, which is legal."""
    seat = GAME.actors(table.state)[0]
    move = GAME.write(GAME.advice.safe_move(table.state, seat))
    assert move in table.legal()
    return move


@pytest.mark.parametrize(
    ("cash", "income", "shares", "safely"),
    [(10, 0, 2, 0), (3, 0, 2, 0), (2, 0, 2, 1), (0, 2, 2, 1), (0, 0, 8, 3), (0, 0, 15, 0), (0, 0, 13, 2)],
)
def test_only_the_shares_that_it_takes_to_pay_are_issued(
    cash: int, income: int, shares: int, safely: int
) -> None:
    table = Table()
    table.give("Peter", cash=cash, income=income, shares=shares)
    assert safe(table) == f"shares {safely}"
    if 0 < shares + safely < 15:
        player = table.player("Peter")
        table.play(f"shares {safely}")
        assert player.cash + player.income >= player.shares + player.engine


def test_no_bid_is_made() -> None:
    table = Table()
    table.action("Dave", "turn-order")
    table.play(*["shares 0"] * 4)
    assert safe(table) == "pass"
    table.play("bid 1")
    assert safe(table) == "pass"


def test_the_action_that_costs_is_chosen_last() -> None:
    table = Table()
    table.begin(Phase.PRIVILEGES)
    assert safe(table) == "choose turn-order"
    for taken, chosen in ((PRIVILEGES[:3], "urbanization"), (PRIVILEGES[4:], "engineer")):
        for player, privilege in zip(table.state.players[1:], taken, strict=True):
            player.privilege = privilege
        table.player("Peter").privilege = None
        found = safe(table)
        assert found in ("choose turn-order", f"choose {chosen}")
        assert GAME.read(table.state, found) != Choose(PRIVILEGES[3])


def test_nothing_is_built_delivered_or_drawn() -> None:
    table = Table()
    table.building("Peter")
    assert safe(table) == "pass"
    table.begin(Phase.MOVING)
    assert safe(table) == "pass"
    table.column("Chicago", "- - -")
    table.action("Peter", "production")
    table.begin(Phase.PRODUCTION)
    assert safe(table) == "pass"


def test_a_cube_goes_to_the_first_empty_space() -> None:
    table = Table()
    table.column("St. Louis", "red - -")
    table.begin(Phase.PLACING)
    table.state.bag[Cube.BLUE] -= 1
    table.state.drawn = [Cube.BLUE]
    assert safe(table) == GAME.write(PlaceCube(Cube.BLUE, "St. Louis", 2))


def test_the_menu_of_deliveries_begins_with_the_best_way_of_each_cube_to_each_city() -> None:
    late = played(LATE)
    state, seat = late.state, late.state.asked
    first: Any = GAME.advice.first(state, seat, "deliver")
    own = [income_of(way)[COLOURS[seat]] for way in first]
    assert own == sorted(own, reverse=True), "what brings the seat most comes first"
    assert min(own) > 0, "what pays only others is not among them"
    carried = [(way.cube, way.start, way.way[-1].to) for way in first]
    assert len(set(carried)) == len(carried) > 10
    for way in GAME.legal(state, seat):
        if isinstance(way, Deliver) and income_of(way).get(COLOURS[seat]):
            at = carried.index((way.cube, way.start, way.way[-1].to))
            assert own[at] >= income_of(way)[COLOURS[seat]]
    assert not GAME.advice.first(state, seat, "engine")
