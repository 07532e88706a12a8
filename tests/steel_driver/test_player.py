"""The computer player's judgement: what it expects, what it thinks about, what it does."""

from random import Random

import pytest

from games.engine.chance import Chance
from games.engine.contract import clone, freeze
from games.engine.match import AnyMatch, Match, set_up
from games.players.arena import decide
from games.players.levels import PLAYERS
from games.steel_driver import GAME
from games.steel_driver.actions import Auction, Bid, Build, Claim, Pass
from games.steel_driver.components import Edition
from games.steel_driver.state import Phase, State, SteelDriverOptions
from tests.steel_driver.table import BLUE, GREEN, RED, Table

MIND = GAME.mind
FOUR = ("Richard", "Don", "Tony", "Mary")


def worth(table: Table, name: str) -> float:
    return MIND.worth(table.state)[table.seat(name)]


def positions(players: int, edition: Edition = Edition.PEGASUS, every: int = 5) -> list[State]:
    """Positions of a game in which half of the moves are sensible and half are drawn."""
    dice = Random(players)
    state, _ = GAME.setup(players, SteelDriverOptions(edition), GAME.board(), Chance("positions"))
    found = []
    while asked := GAME.actors(state):
        found.append(clone(state))
        likely = MIND.policy(state, asked[0], dice)
        drawn = [move for move in GAME.legal(state, asked[0]) if getattr(move, "bid", 1) <= 3]
        GAME.apply(state, asked[0], dice.choice([likely, dice.choice(drawn)]))  # type: ignore[arg-type]
    return [*found[::every], state]


def western() -> Table:
    """Auctions in round 3. Richard has a share of red, which goes far, Don one of green, which doesn't."""
    table = Table(FOUR, marker="Tony")
    table.state.round = 3
    table.sold(RED, "Richard")
    table.sold(GREEN, "Don")
    table.lay(RED, "San Francisco-Salt Lake City-Denver-Omaha-Des Moines-Chicago")
    table.lay(GREEN, "Boston-Albany")
    for railway in table.state.railways.values():
        railway.controller = None
    return table


def test_at_the_start_everybody_can_expect_the_same() -> None:
    expected = MIND.worth(Table(FOUR).state)
    assert len(expected) == 4
    assert len(set(expected)) == 1
    assert 700 < expected[0] < 2000


def test_a_share_of_the_better_company_is_worth_more() -> None:
    table = western()
    assert worth(table, "Richard") > worth(table, "Don") > worth(table, "Tony")


def test_more_shares_are_worth_more() -> None:
    table = western()
    before = worth(table, "Richard")
    table.sold(RED, "Richard")
    table.state.railways[RED].controller = None
    assert worth(table, "Richard") > before + 50


def test_cubes_in_hand_are_worth_something_until_the_last_sale() -> None:
    table = western()
    table.cubes("Tony", 9)
    assert worth(table, "Tony") > worth(table, "Mary") + 10
    table.state.round, table.state.phase, table.state.active = 5, Phase.BUILDING, RED
    table.state.railways[RED].controller = table.seat("Richard")
    assert worth(table, "Tony") == worth(table, "Mary")


def test_the_high_bid_counts_as_a_company_that_is_paid_for() -> None:
    table = western()
    before = worth(table, "Tony")
    table.play("auction red 1")
    assert worth(table, "Tony") > before
    assert worth(table, "Tony") > worth(table, "Mary")
    table.play("bid 8")
    dear = worth(table, "Mary")
    assert worth(table, "Tony") == pytest.approx(before, abs=1)
    table.state.sale.bid = 3  # type: ignore[union-attr]
    assert worth(table, "Mary") > dear


def test_profit_and_cubes_of_a_company_are_its_controllers() -> None:
    table = western()
    before = worth(table, "Mary")
    table.sold(BLUE, "Mary")
    table.box(BLUE, 6)
    table.state.railways[BLUE].profit = 40
    assert worth(table, "Mary") > before + 40 + 50


def test_at_the_end_it_is_the_score() -> None:
    state = positions(3)[-1]
    places = GAME.result(state)
    assert places is not None
    assert list(MIND.worth(state)) == [place.score for place in sorted(places, key=lambda place: place.seat)]


def test_while_goods_are_claimed_it_is_near_the_score() -> None:
    state = next(state for state in positions(4, every=1) if state.phase is Phase.CLAIMING)
    expected = MIND.worth(state)
    dice = Random(1)
    while asked := GAME.actors(state):
        GAME.apply(state, asked[0], MIND.policy(state, asked[0], dice))
    scores = MIND.worth(state)
    assert max(abs(a - b) for a, b in zip(expected, scores, strict=True)) < 0.2 * max(scores)


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("edition", Edition)
def test_candidates_and_policy_are_legal_everywhere(players: int, edition: Edition) -> None:
    dice, kinds = Random(1), set()
    for state in positions(players, edition):
        for seat in GAME.actors(state):
            before = freeze(state)
            legal = list(GAME.legal(state, seat))
            rows = MIND.candidates(state, seat)
            assert rows and all(row[0] in legal for row in rows)
            assert len({GAME.write(row[0]) for row in rows}) == len(rows)
            assert MIND.policy(state, seat, dice) in legal
            assert freeze(state) == before
            kinds |= {type(row[0]) for row in rows}
    assert kinds == {Auction, Bid, Build, Claim, Pass}


def test_a_link_that_joins_the_coasts_is_thought_about_first() -> None:
    table = Table(FOUR)
    table.sold(RED, "Richard")
    table.lay(RED, "San Francisco-Salt Lake City-Denver-Omaha")
    table.lay(GREEN, "New York-Buffalo-Cleveland-Chicago-Des Moines")
    table.box(RED, 4)
    table.building(RED)
    (first, *_) = MIND.candidates(table.state, table.seat("Richard"))
    assert first == [Build("Omaha", "Des Moines")]


def test_goods_that_others_can_take_are_claimed_first() -> None:
    table = Table(FOUR)
    table.sold(RED, "Richard")
    table.sold(GREEN, "Don")
    table.lay(RED, "San Francisco-Salt Lake City-Denver")
    table.lay(GREEN, "San Francisco-Los Angeles", "San Francisco-Portland")
    state = table.state
    state.phase, state.active = Phase.CLAIMING, RED
    state.goods = {
        place: state.board.places[place].goods
        for railway in state.railways.values()
        for place in railway.places
    }
    assert MIND.policy(state, table.seat("Richard"), Random(1)) == Claim("San Francisco")


def test_the_stretch_counts_up() -> None:
    stretches = [MIND.stretch(state) for state in positions(5)]
    assert stretches == sorted(stretches)
    assert set(stretches) == {1, 2, 3, 4, 5, 6}


def test_the_same_seed_gives_the_same_move() -> None:
    for state in positions(4, every=60)[:-1]:
        seat = GAME.actors(state)[0]
        first, again = (PLAYERS["easy"](GAME, GAME.view(state, seat), seat, "seed") for _ in range(2))
        assert first == again


@pytest.mark.parametrize("players", GAME.players)
def test_easy_players_play_to_the_end(players: int) -> None:
    match: AnyMatch = Match(set_up("steel-driver", "ABCDEF"[:players], "whole"))
    while asked := GAME.actors(match.state):
        decide(match, asked[0], "easy")
        assert GAME.check(match.state) == []
    assert GAME.result(match.state) is not None
