"""What is said of a move before it is made, and what is played for an absent player."""

from random import Random
from typing import Any

import pytest

from games.age_of_steam import GAME
from games.age_of_steam.actions import Choose, Deliver, Issue, Lay, Pass, PlaceCube, Upgrade
from games.age_of_steam.components import COLOURS, PRIVILEGES, Cube
from games.age_of_steam.events import Dropped, EngineImproved, IncomeRaised, SharesIssued, TileLaid
from games.age_of_steam.state import Phase, State
from games.engine.contract import clone
from games.engine.match import AnyMatch, Turn
from games.engine.ranges import Amount
from games.engine.words import words
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
