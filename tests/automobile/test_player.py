"""The computer player's judgement: what it thinks of positions, and that it knows no more than its seat."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from games.automobile import GAME
from games.automobile.actions import Distribute, Move, Pass, Produce
from games.automobile.components import DEMAND_TILES, TILES_OF_A_KIND
from games.automobile.flow import refusal
from games.automobile.market import coming_demand, known_demand, seen_demand
from games.automobile.state import Phase, State
from games.engine.chance import Chance
from games.engine.contract import clone, freeze
from games.engine.fuzz import random_match
from games.engine.match import AnyMatch, Match, Turn, set_up
from games.players.arena import decide
from games.players.search import search
from tests.automobile.table import FIVE, LOW, LUXURY, MID, Table
from tests.marks import rarely

MIND = GAME.mind
COUNTS = [3, 4, 5]
FEW = 20
"""Moves of play-outs that make a search short."""


def positions(players: int, seed: str = "minds") -> Iterator[State]:
    """All positions of a random game in which somebody is asked."""
    found: list[State] = []

    def keep(match: AnyMatch, _: Turn) -> None:
        if GAME.actors(match.state):
            found.append(clone(match.state))

    random_match(set_up("automobile", FIVE[:players], f"{seed} {players}"), keep)
    return iter(found)


def redealt(state: State, seat: int, seed: str) -> State:
    """The real state with everything dealt anew that a seat can't see."""
    return MIND.imagine(GAME.view(state, seat), seat, Chance(seed))


def lead(table: Table, name: str) -> float:
    """How far a player is ahead of the others' mean."""
    worth = MIND.worth(table.state)
    own = worth[table.seat(name)]
    return own - (sum(worth) - own) / (len(worth) - 1)


# worth


@pytest.mark.parametrize("players", COUNTS)
def test_worth_is_a_number_for_each_seat_within_reason(players: int) -> None:
    for state in positions(players):
        worth = MIND.worth(state)
        assert len(worth) == players
        assert all(-5000 < value < 10_000 for value in worth)


def test_worth_is_the_score_when_the_game_is_over() -> None:
    state: State = random_match(set_up("automobile", FIVE, "over")).state
    places = GAME.result(state)
    assert places is not None
    assert MIND.worth(state) == [place.score for place in sorted(places, key=lambda place: place.seat)]


@pytest.mark.parametrize("phase", [Phase.CHOOSING, Phase.ACTIONS, Phase.DISTRIBUTION, Phase.EXECUTIVE])
@pytest.mark.parametrize(
    ("better", "worse"), [({"cash": 900}, {"cash": 800}), ({"losses": 2}, {"losses": 9}), ({}, {"loans": 1})]
)
def test_money_is_good_and_loss_points_and_loans_are_bad(
    phase: Phase, better: dict[str, int], worse: dict[str, int]
) -> None:
    table = Table()
    table.begin(phase, 2)
    table.give("Red", **better)
    before = lead(table, "Red")
    table.give("Red", **worse)
    assert lead(table, "Red") < before


def test_cars_that_are_in_demand_are_worth_their_price_and_too_many_are_not() -> None:
    table = Table()
    table.begin(Phase.EXECUTIVE, 2)
    table.built("Red", "Franklin A", 2)
    none = MIND.worth(table.state)[1]
    table.space("Franklin A").cars = 8
    some = MIND.worth(table.state)[1]
    table.space("Franklin A").cars = 16  # four tiles of 4
    most = MIND.worth(table.state)[1]
    table.space("Franklin A").cars = 20
    assert none + 8 * 150 == some
    assert some + 8 * 150 == most
    assert MIND.worth(table.state)[1] < most


def test_newer_cars_of_others_take_the_demand() -> None:
    table = Table()
    table.begin(Phase.EXECUTIVE, 2)
    table.built("Red", "Franklin A", 3, cars=12)
    alone = MIND.worth(table.state)[1]
    table.built("Blue", "Hudson 20", 3, cars=12)
    assert MIND.worth(table.state)[1] < alone


def test_a_distributor_without_a_car_is_no_use() -> None:
    table = Table()
    table.begin(Phase.DISTRIBUTION, 4)
    before = lead(table, "Red")
    table.bands("Red", mid=3)
    assert lead(table, "Red") < before


# demand


def test_the_demand_that_is_expected_counts_tiles_by_class() -> None:
    assert coming_demand(4, 1) == {LUXURY: 0, MID: 14, LOW: 0}
    table = Table()
    table.begin(Phase.EXECUTIVE, 3)
    table.tiles((5, 5), (2, 2), (4, 3), (4, 3))
    assert known_demand(table.state) == {LUXURY: 3.5, MID: 13, LOW: 15}
    usual = coming_demand(4, 3)
    assert seen_demand(table.state, 0)[MID] > usual[MID] > seen_demand(table.state, 1)[MID]


# candidates and policy


@pytest.mark.parametrize("players", COUNTS)
def test_candidates_are_legal_and_some(players: int) -> None:
    for state in positions(players):
        seat = GAME.actors(state)[0]
        rows = MIND.candidates(GAME.view(state, seat), seat)
        assert rows
        assert all(refusal(state, seat, row[0]) is None for row in rows)
        assert len({row[0] for row in rows}) == len(rows)


def test_a_production_near_the_demand_is_thought_about() -> None:
    table = Table()
    table.begin(Phase.ACTIONS)
    table.state.round = 3
    table.built("Yellow", "Franklin A", 3)
    rows = MIND.candidates(GAME.view(table.state, 0), 0)
    made = [row[0].amounts[0].count for row in rows if isinstance(row[0], Produce)]
    assert made
    assert all(10 <= count <= 12 for count in made)


@pytest.mark.parametrize(
    ("round_", "factories", "cars", "most"),
    [(1, 0, 0, 3), (2, 0, 0, 0), (2, 2, 0, 3), (3, 2, 0, 0), (3, 0, 0, 0)],
)
def test_distributors_are_placed_for_cars_that_can_be_there_to_be_sold(
    round_: int, factories: int, cars: int, most: int
) -> None:
    table = Table()
    table.begin(Phase.ACTIONS)
    table.state.round = round_
    if factories:
        table.built("Yellow", "Franklin A", factories, cars=cars)
    rows = MIND.candidates(GAME.view(table.state, 0), 0)
    placed = [row[0].mid for row in rows if isinstance(row[0], Distribute)]
    assert max(placed, default=0) == most


def test_to_pass_is_always_thought_about() -> None:
    table = Table()
    table.begin(Phase.EXECUTIVE, 3)
    for model in ("Franklin A", "Oldsmobile S", "Ford N", "Buick F", "Ford T"):
        table.built("Yellow", model, cars=4)
    assert [Pass()] in MIND.candidates(GAME.view(table.state, 0), 0)


@pytest.mark.parametrize("players", COUNTS)
def test_the_policy_is_legal_and_the_same_for_the_same_dice(players: int) -> None:
    for state in positions(players):
        seat = GAME.actors(state)[0]
        move: Move = MIND.policy(state, seat, random.Random(1))
        assert refusal(state, seat, move) is None
        assert MIND.policy(state, seat, random.Random(1)) == move


# imagine


@pytest.mark.parametrize("players", COUNTS)
def test_an_imagined_world_fits_what_the_seat_sees(players: int) -> None:
    dealt = set()
    for state in positions(players):
        for seat in range(players):
            view = GAME.view(state, seat)
            seen = freeze(view)
            world = MIND.imagine(view, seat, Chance("dream"))
            assert freeze(view) == seen
            assert GAME.check(world) == []
            tiles = Counter(world.bag)
            for player in world.players:
                tiles.update(player.tiles)
            assert tiles == dict.fromkeys(DEMAND_TILES, TILES_OF_A_KIND)
            again = GAME.view(world, seat)
            again.chance = view.chance
            assert freeze(again) == seen
            dealt.add(tuple(tuple(player.tiles) for player in world.players))
    assert len(dealt) > 3


def test_worlds_differ_by_their_chance_alone() -> None:
    state = next(positions(4))
    worlds = [redealt(state, 0, seed) for seed in ("a", "a", *"bcdefgh")]
    assert worlds[0] == worlds[1]
    assert len({str([player.tiles for player in world.players]) for world in worlds}) > 2


# the search


@pytest.mark.parametrize("players", COUNTS)
def test_what_a_seat_cannot_see_does_not_change_its_move(players: int) -> None:
    for state in list(positions(players))[::25]:
        seat = GAME.actors(state)[0]
        chosen = search(GAME, GAME.view(state, seat), seat, FEW, "same")[0].row
        other = redealt(state, seat, "other")
        assert search(GAME, GAME.view(other, seat), seat, FEW, "same")[0].row == chosen
        assert refusal(state, seat, chosen[0]) is None


@pytest.mark.parametrize("players", rarely(COUNTS, [3]))
def test_a_game_of_easy_players_ends_soundly(players: int) -> None:
    match = Match(set_up("automobile", FIVE[:players], "easy"))
    while asked := GAME.actors(match.state):
        decide(match, asked[0], "easy")
        assert GAME.check(match.state) == []
    assert match.state.phase is Phase.OVER
