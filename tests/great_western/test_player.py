"""What Great Western's computer players think: how everybody stands, what is worth a thought."""

from collections.abc import Iterator
from random import Random

import pytest

from games.engine.contract import clone, freeze
from games.engine.fuzz import random_match
from games.engine.match import AnyMatch, Match, replay, set_up
from games.great_western import GAME
from games.great_western.actions import Bid, Connect, Done
from games.great_western.components import Train
from games.great_western.state import State
from games.players.arena import decide
from games.players.search import follow, search
from tests.great_western.table import A, Table

MIND = GAME.mind
OPTIONS = ({}, {"ferries": False}, {"boarding": "book"})


def positions() -> Iterator[State]:
    """Every position of a random game for each number of players, each with other options."""
    for players, options in zip(GAME.players, OPTIONS, strict=True):
        match = random_match(set_up("great-western", "ABCD"[:players], "player", options))
        for again in replay(match.setting, match.script):
            if GAME.actors(again.state):
                yield again.state


def stands(table: Table, name: str) -> float:
    return MIND.worth(table.state)[table.seat(name)]


def test_everybody_stands_alike_at_the_start() -> None:
    for players in GAME.players:
        worth = MIND.worth(Match(set_up("great-western", "ABCD"[:players], "alike")).state)
        assert worth == pytest.approx([worth[0]] * players)


def test_when_the_game_is_over_points_are_all_there_is() -> None:
    match = random_match(set_up("great-western", "ABC", "over"))
    places = GAME.result(match.state)
    assert places is not None
    assert MIND.worth(match.state) == [p.score for p in sorted(places, key=lambda place: place.seat)]


def test_pieces_in_carriages_are_worth_more_than_in_wagons_and_those_more_than_none() -> None:
    def after(cars: str) -> float:
        table = Table()
        table.first("Red")
        table.cars(A=cars, B="10000", C="10000", D="10000")
        table.play("bid A 1")
        return stands(table, "Red")

    assert after("20100") > after("01010") > after("00000")


def test_a_train_is_better_for_a_lower_bid() -> None:
    def after(bid: str) -> float:
        table = Table()
        table.first("Red")
        table.cars(A="20100", B="10000", C="10000", D="10000")
        table.play(bid)
        return stands(table, "Red")

    assert after("bid A 1") > after("bid A 3") > after("bid A 9")


def test_to_connect_a_rich_empty_city_is_better_than_to_be_done() -> None:
    def after(move: str) -> float:
        table = Table()
        table.pieces("Cardiff", "Red")
        table.building("Red", "20000")
        table.play(move)
        return stands(table, "Red") - stands(table, "Blue")

    assert after("build Bridgend") > after("pass")


def test_all_candidates_are_legal_to_their_end() -> None:
    for state in positions():
        seat = GAME.actors(state)[0]
        view, before = GAME.view(state, seat), freeze(state)
        rows = MIND.candidates(view, seat)
        assert rows
        assert freeze(view) == freeze(GAME.view(state, seat)), "thinking changes nothing"
        for row in rows:
            assert row
            assert follow(GAME, clone(view), seat, row) == len(row)
        assert len({tuple(row) for row in rows}) == len(rows)
        assert freeze(state) == before


def test_the_policy_is_legal() -> None:
    for number, state in enumerate(positions()):
        seat = GAME.actors(state)[0]
        assert MIND.policy(state, seat, Random(number)) in list(GAME.legal(state, seat))


def test_the_end_of_the_game_is_thought_about_when_it_wins() -> None:
    table = Table(("Red", "Blue"))
    for city in table.state.board.cities:
        if city not in ("London", "Reading"):
            table.pieces(city, "Red" if table.player("Red").unavailable > 4 else "Blue")
    table.building("Red", "10000")
    rows = MIND.candidates(GAME.view(table.state, table.seat("Red")), table.seat("Red"))
    assert [Connect("Reading")] in rows


def test_a_plan_connects_cities_that_belong_together_and_ends() -> None:
    table = Table()
    table.building("Red", "20000")
    rows = MIND.candidates(GAME.view(table.state, 0), 0)
    assert [Done()] in rows
    assert all(row[-1] == Done() for row in rows)
    assert max(map(len, rows)) == 3


def test_who_has_no_piece_left_bids_nothing_for_a_free_train() -> None:
    table = Table()
    table.first("Red")
    table.stock("Red", 0)
    assert isinstance(bid := MIND.policy(table.state, 0, Random(1)), Bid) and bid.pieces == 0
    assert all(len(row) == 1 for row in MIND.candidates(GAME.view(table.state, 0), 0))


def test_a_full_train_is_wanted_most() -> None:
    table = Table()
    table.first("Red")
    table.cars(A="00001", B="01000", C="21000", D="00000")
    bid = MIND.policy(table.state, 0, Random(1))
    assert isinstance(bid, Bid) and bid.train is Train.C
    assert MIND.candidates(GAME.view(table.state, 0), 0)[0] == [Bid(Train.C, 1)]
    assert A in {row[0].train for row in MIND.candidates(table.state, 0) if isinstance(row[0], Bid)}


def test_nobody_pays_more_than_it_takes_when_all_others_stand_on_trains() -> None:
    table = Table()
    table.first("Blue")
    table.cars(A="10000", B="00100", C="00010", D="21000")
    table.play("bid A 1", "bid B 1", "bid C 1")
    seat = table.seat("Red")
    assert table.asked == "Red"
    rows = MIND.candidates(GAME.view(table.state, seat), seat)
    assert [row for [row] in rows if isinstance(row, Bid) and row.train is Train.D] == [Bid(Train.D, 1)]


def test_who_has_too_few_pieces_to_load_bids_more_to_have_them() -> None:
    table = Table()
    table.first("Blue")
    table.cars(A="10000", B="00100", C="00010", D="21000")
    table.play("bid A 1", "bid B 1", "bid C 1")
    table.stock("Red", table.player("Red").available + table.player("Red").unavailable)
    rows = MIND.candidates(GAME.view(table.state, 0), table.seat("Red"))
    assert [Bid(Train.D, 3)] in rows


def test_the_same_seed_finds_the_same_move() -> None:
    match: AnyMatch = Match(set_up("great-western", "ABC", "same"))
    for _ in range(12):
        seat = GAME.actors(match.state)[0]
        view = GAME.view(match.state, seat)
        first, again = (search(GAME, clone(view), seat, 300, "seed") for _ in range(2))
        assert first == again
        decide(match, seat, "easy")


@pytest.mark.parametrize("players", GAME.players)
def test_easy_players_come_to_an_end(players: int) -> None:
    match: AnyMatch = Match(set_up("great-western", "ABCD"[:players], "easy", OPTIONS[players - 2]))
    while asked := GAME.actors(match.state):
        decide(match, asked[0], "easy")
        assert GAME.check(match.state) == []
    assert GAME.result(match.state) is not None
