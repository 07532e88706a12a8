"""The computer player's judgement: what it builds, delivers and pays, and how it stands."""

from functools import cache
from random import Random

import pytest

from games.age_of_steam import GAME, judging
from games.age_of_steam.actions import (
    Bid,
    Choose,
    Deliver,
    Issue,
    Lay,
    Move,
    Pass,
    PlaceCube,
    Upgrade,
    Urbanize,
)
from games.age_of_steam.components import Cube, Privilege
from games.age_of_steam.flow import apply
from games.age_of_steam.network import is_finished
from games.age_of_steam.outlook import LINK, Gain, Outlook, share_cost
from games.age_of_steam.projects import Site
from games.age_of_steam.routes import runs
from games.age_of_steam.state import Phase, State
from games.age_of_steam.traffic import BIT
from games.engine.contract import clone
from games.engine.errors import GameError
from games.engine.match import AnyMatch, Match, set_up
from games.players.search import search
from tests.age_of_steam.table import FOUR, SIX, Table

MIND = GAME.mind
FEW = 60
"""Moves of play-outs that make a search short."""


def thought(table: Table) -> Move:
    """What comes to the mind of who is asked."""
    seat = GAME.actors(table.state)[0]
    return MIND.policy(clone(table.state), seat, Random(1))


def searched(table: Table) -> Move:
    """What who is asked does after some thought."""
    seat = GAME.actors(table.state)[0]
    return search(GAME, GAME.view(table.state, seat), seat, FEW, "s")[0].row[0]


def links_of(state: State) -> int:
    return sum(is_finished(state, line) for line in state.lines)


@cache
def course(players: int) -> dict[tuple[int, Phase], AnyMatch]:
    """Where a game of the policy comes by: for each phase of each turn the position in which it begins."""
    match, dice, found = Match(set_up("age-of-steam", SIX[:players], "minds")), Random(1), {}
    while asked := match.game.actors(match.state):
        found.setdefault((match.state.turn, match.state.phase), Match.resume(match.setting, match.snapshot()))
        match.play(asked[0], MIND.policy(match.state, asked[0], dice))
    return found


def played(players: int, turn: int, phase: Phase) -> AnyMatch:
    """A game of the policy, come to a phase of a turn."""
    match = course(players)[turn, phase]
    return Match.resume(match.setting, match.snapshot())


def quiet() -> Table:
    """A table without goods."""
    table = Table()
    table.no_goods()
    return table


def south() -> Table:
    """Peter's way from Evansville by Indianapolis to Cincinnati, two links, and Dave's beside it, one."""
    table = quiet()
    table.line("Peter", "J9 S-NE", "K9 SW-o")
    table.line("Peter", "K9 o-NE", "L8 SW-SE")
    table.line("Dave", "K10 SW-NE", "L9 SW-NE")
    return table


# money


def test_nobody_issues_shares_that_are_not_needed() -> None:
    table = quiet()
    table.give("Peter", cash=40, income=10)
    assert thought(table) == Issue(0) == searched(table)


def test_shares_are_issued_where_expenses_could_not_be_paid() -> None:
    table = quiet()
    table.begin(Phase.SHARES, turn=8)
    for name in FOUR:
        table.give(name, cash=0, shares=4, engine=2)
    chosen = thought(table)
    assert isinstance(chosen, Issue)
    assert 5 * chosen.shares >= 4 + 2 + chosen.shares
    assert chosen.shares <= 3


def test_nobody_buys_an_engine_into_bankruptcy() -> None:
    table = quiet()
    table.begin(Phase.MOVING)
    table.give("Peter", cash=3)
    assert thought(table) == Pass() == searched(table)


def test_nobody_bids_what_expenses_need() -> None:
    table = quiet()
    table.give("Peter", cash=6, shares=4)
    table.play("shares 0", "shares 0", "shares 0", "shares 0")
    assert not any(isinstance(thought(table), Bid) for _ in range(5))


def test_nobody_bids_more_than_nobody_can_outbid() -> None:
    table = quiet()
    table.play("shares 0", "shares 0", "shares 0", "shares 0")
    for name in FOUR:
        table.give(name, cash=3)
    table.play("bid 1")
    [asked] = GAME.actors(table.state)
    table.state.players[asked].cash = 20
    rows = MIND.candidates(GAME.view(table.state, asked), asked)
    assert rows == [[Pass()], [Bid(2)], [Bid(3)]]


def test_to_be_ruined_if_others_come_first_is_worse_than_to_build_two_links_fewer() -> None:
    outlook = Outlook(quiet().state, 0)
    assert outlook.shortage(1, Gain(3, 3), 3, 1) == 0
    assert outlook.shortage(1, Gain(3, 1), 3, 1) > 2 * LINK * outlook.turns


def test_a_share_is_dearer_the_longer_it_costs() -> None:
    assert share_cost(1) < share_cost(4) < share_cost(8)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_companies_of_the_policy_live_and_grow(players: int) -> None:
    state = played(players, 5, Phase.SHARES).state
    assert len(state.order) >= players - 1
    assert max(player.income for player in state.players) >= 8
    assert max(player.engine for player in state.players) >= 3
    assert all(Outlook(state, seat).hauls for seat in state.order)


# building


def test_links_lead_to_where_waiting_cubes_are_taken() -> None:
    table = quiet()
    table.cubes("Evansville", "blue blue")
    table.building("Peter", cash=12, built=False)
    while isinstance(move := thought(table), Lay):
        table.act(0, move)
    waiting = Outlook(table.state, 0).number[table.hex_of("Evansville")], BIT[Cube.BLUE]
    assert waiting in Outlook(table.state, 0).hauls


def test_a_project_is_whole_links_at_its_price_and_hardly_ever_refused() -> None:
    built = refused = 0
    for turn in (1, 2, 3, 4):
        state: State = played(4, turn, Phase.BUILDING).state
        seat, site = state.asked, Site(state, state.asked)
        for project in site.projects(3, state.players[seat].cash):
            after = clone(state)
            try:
                for lay in site.lays(project):
                    apply(after, seat, lay)
            except GameError:
                refused += 1
                continue
            built += 1
            assert state.players[seat].cash - after.players[seat].cash == project.cost
            assert links_of(after) == links_of(state) + len(project.pairs)
    assert built > 20 and refused < built / 10


def test_who_can_not_go_on_from_its_own_network_builds_elsewhere() -> None:
    table = quiet()
    table.line("Peter", "C3 SW-N", "C2 S-N")
    table.building("Peter", cash=20)
    table.state.turn, table.state.lays = 8, 1  # two more tiles lead nowhere from Minneapolis or Duluth
    own = {table.hex_of("Minneapolis"), table.hex_of("Duluth")}
    found = list(Site(table.state, 0).projects(2, 20))
    assert found and not any(own & {*pair} for project in found for pair in project.pairs)
    assert isinstance(thought(table), Lay)
    assert all(own & {*project.pairs[0]} for project in Site(table.state, 0).projects(3, 20))


def test_runs_lead_from_place_to_place() -> None:
    board = GAME.board()
    found = runs(board)  # type: ignore[arg-type]
    assert any(len(run.cells) == 1 for run in found["J10"]["K9"])
    assert all(run.start == "J10" for row in found["J10"].values() for run in row)


@pytest.mark.parametrize("turn", [1, 2, 4, 7])
def test_rows_of_tiles_are_whole_and_end_with_the_build(turn: int) -> None:
    match = played(4, turn, Phase.BUILDING)
    seat = match.state.asked
    rows = MIND.candidates(GAME.view(match.state, seat), seat)
    assert [Pass()] in rows and len(rows) > 1
    for row in rows:
        ahead = Match.resume(match.setting, match.snapshot())
        for move in row:
            assert ahead.state.phase is Phase.BUILDING and ahead.state.asked == seat
            ahead.play(seat, move)
        assert ahead.state.phase is not Phase.BUILDING or ahead.state.asked != seat


def test_a_new_city_goes_where_its_own_trains_bring_cubes() -> None:
    table = south()
    table.cubes("Evansville", "black black")
    table.action("Peter", "urbanization")
    table.building("Peter")
    city = thought(table)
    assert isinstance(city, Urbanize)
    assert city.town == "Indianapolis"
    assert city.letter in "CDGH"


# deliveries


def test_a_delivery_pays_oneself_rather_than_another() -> None:
    table = south()
    table.cubes("Evansville", "blue blue blue")
    table.give("Peter", engine=2, cash=10)
    table.begin(Phase.MOVING, "Peter", turn=7)
    table.state.move_round = 2
    for move in (thought(table), searched(table)):
        assert isinstance(move, Deliver)
        assert [hop.owner.value for hop in move.way] == ["orange", "orange"]


def test_an_engine_is_bought_where_it_opens_a_long_way() -> None:
    table = south()
    table.cubes("Evansville", "blue blue")
    table.give("Peter", cash=20)
    table.begin(Phase.MOVING, "Peter")
    assert thought(table) == Upgrade()


def test_in_the_last_turn_nobody_buys_an_engine_in_the_last_round() -> None:
    table = south()
    table.give("Peter", cash=20)
    table.begin(Phase.MOVING, "Peter", turn=8)
    table.state.move_round = 2
    assert thought(table) == Pass()


# actions and production


def test_the_locomotive_is_wished_for_where_it_opens_a_long_way() -> None:
    table = south()
    table.cubes("Evansville", "blue blue")
    table.give("Peter", cash=20)
    table.begin(Phase.PRIVILEGES)
    assert judging.choices(table.state, 0)[0][1] == Choose(Privilege.LOCOMOTIVE)


def test_drawn_cubes_go_where_its_own_trains_take_them() -> None:
    table = south()
    table.begin(Phase.PLACING, "Peter")
    table.state.drawn = [cube for cube in table.state.bag if cube.value == "blue"]
    table.state.bag[table.state.drawn[0]] -= 1
    table.give("Peter", engine=2)
    move = thought(table)
    assert isinstance(move, PlaceCube)
    assert move.column in ("Evansville", "Cincinnati")
    assert move.space == 1


# worth


def test_worth_is_the_score_when_the_game_is_over_and_bankrupts_are_behind() -> None:
    table = south()
    table.begin(Phase.OVER)
    table.give("Peter", income=10)
    table.give("Dave", shares=9)
    assert MIND.worth(table.state)[:2] == [30 - 6 + 4, -27 + 2]
    table.player("Vince").out = 3
    table.player("John").out = 2
    table.order("Peter", "Dave")
    _, dave, john, vince = MIND.worth(table.state)
    assert john < vince < dave


@pytest.mark.parametrize(
    "phase", [Phase.SHARES, Phase.AUCTION, Phase.PRIVILEGES, Phase.BUILDING, Phase.MOVING]
)
@pytest.mark.parametrize(
    ("better", "worse"), [({"income": 6}, {"income": 4}), ({"cash": 9}, {"cash": 2}), ({}, {"shares": 6})]
)
def test_income_and_money_are_good_and_shares_are_bad(
    phase: Phase, better: dict[str, int], worse: dict[str, int]
) -> None:
    match = played(4, 3, phase)
    state: State = match.state
    seat = state.order[1]
    for figures in ({"income": 5, "cash": 5, "shares": 4} | better, worse):
        for field, amount in figures.items():
            setattr(state.players[seat], field, amount)
        if figures is not worse:
            before = MIND.worth(state)[seat]
    assert MIND.worth(state)[seat] < before


def test_not_to_be_able_to_pay_is_worse_than_to_have_fewer_dollars() -> None:
    table = quiet()
    table.begin(Phase.MOVING)
    worth = []
    for cash in (4, 3, 2, 1):
        table.give("Peter", cash=cash)
        worth.append(MIND.worth(table.state)[0])
    assert worth[1] - worth[2] > worth[0] - worth[1] > 0
    assert worth[2] - worth[3] > 10


def test_cubes_that_its_own_links_can_bring_are_worth_points() -> None:
    table = south()
    table.give("Peter", engine=2)
    table.begin(Phase.MOVING)
    before = MIND.worth(table.state)
    table.cubes("Evansville", "blue")
    after = MIND.worth(table.state)
    assert after[0] - before[0] > after[1] - before[1] > 0
    assert after[2:] == before[2:]
