"""What holds for the computer players of every game: legal, the same for the same seed, and ignorant of what
their seat may not know."""

import builtins
import random
from dataclasses import replace
from typing import Any

import pytest

from games.engine.chance import Chance
from games.engine.contract import AnyGame, clone, freeze
from games.engine.fuzz import random_move
from games.engine.match import AnyMatch, AnySetting, Match
from games.engine.ranges import Ranged
from games.players.arena import Tally, bouts, played, tallied
from games.players.levels import LEVELS, PLAYERS, judged, moves_of
from games.players.search import search, value
from tests.computers import played as played_by_computers
from tests.fifth_game import NAME
from tests.games.settings import SETTINGS, each_setting
from tests.marks import rarely

FIRST = {setting.game.name: name for name, setting in reversed(SETTINGS.items())}
"""A setting of each game."""
each_game = pytest.mark.parametrize("name", FIRST.values(), ids=list(FIRST))


def positions(setting: AnySetting, count: int = 6, apart: int = 7) -> list[AnyMatch]:
    """A few positions of a game, some moves apart."""
    match, dice, found = Match(setting), random.Random(5), []
    while (asked := match.game.actors(match.state)) and len(found) < count:
        if match.played % apart == 0:
            found.append(Match.resume(setting, match.snapshot()))
        match.play(asked[0], random_move(match.game, match.state, asked[0], dice))
    return found


def legal(game: AnyGame, state: object, seat: int, move: object) -> bool:
    listed = game.legal(state, seat)
    return any(move in one if isinstance(one, Ranged) else move == one for one in listed)


@each_setting
def test_candidates_are_legal_and_worth_is_a_number_for_each_seat(setting: AnySetting) -> None:
    for match in positions(setting):
        game, [seat, *_] = match.game, match.game.actors(match.state)
        view = game.view(match.state, seat)
        rows = game.mind.candidates(view, seat)
        assert rows and all(row and legal(game, match.state, seat, row[0]) for row in rows)
        assert len({tuple(row) for row in rows}) == len(rows), "each once"
        world = game.mind.imagine(view, seat, Chance("w"))
        assert len(game.mind.worth(world)) == len(setting.seats)
        assert legal(game, world, seat, game.mind.policy(world, seat, random.Random(1)))


@each_setting
def test_an_imagined_world_is_one_that_the_seat_could_see_so(setting: AnySetting) -> None:
    for match in positions(setting, 4):
        game, [asked, *_] = match.game, match.game.actors(match.state)
        for seat in (asked, None):
            view = game.view(match.state, seat)
            before = freeze(view)
            worlds = [game.mind.imagine(view, seat, Chance(seed)) for seed in ("a", "b")]
            assert freeze(view) == before, "the view is left as it was"
            assert [world.chance.seed for world in worlds] == ["a", "b"], "dice are thrown anew"
            for world in worlds:
                assert game.check(world) == []
                world.chance = match.state.chance
                assert freeze(game.view(world, seat)) == before


@each_setting
def test_no_view_holds_the_seed(setting: AnySetting) -> None:
    for match in positions(setting, 3):
        for seat in (None, *range(len(setting.seats))):
            assert setting.seed.encode() not in freeze(match.game.view(match.state, seat))


@each_game
@pytest.mark.parametrize("kind", ["easy", "greedy", "quick"])
def test_what_a_seat_can_not_see_does_not_change_its_move(name: str, kind: str) -> None:
    for match in positions(SETTINGS[name], 3):
        game, [seat, *_] = match.game, match.game.actors(match.state)
        moves, drawn = moves_of(match, seat, kind, "s"), match.state.chance.drawn
        for seed in ("a", "b"):
            anew = Match.resume(match.setting, match.snapshot())
            anew.state = game.mind.imagine(game.view(match.state, seat), seat, Chance(seed))
            anew.state.chance = Chance(seed, drawn)
            assert moves_of(anew, seat, kind, "s") == moves


@each_game
@pytest.mark.parametrize("kind", [kind for kind in PLAYERS if kind not in ("steady", "strong")])
def test_the_same_view_and_seed_give_the_same_legal_move(name: str, kind: str) -> None:
    for match in positions(SETTINGS[name], 2):
        [seat, *_] = match.game.actors(match.state)
        before = freeze(match.state)
        first, again = (moves_of(match, seat, kind, "s") for _ in range(2))
        assert first == again and first
        assert freeze(match.state) == before
        match.play_text(seat, first[0])


@each_setting
def test_no_thought_adds_up_what_pythons_round_differently(
    setting: AnySetting, monkeypatch: pytest.MonkeyPatch
) -> None:
    def whole(values: Any, start: Any = 0) -> Any:
        total = add(values, start)
        assert not isinstance(total, float), "fsum is the same in every Python, sum is not"
        return total

    add = sum
    found = positions(setting)
    monkeypatch.setattr(builtins, "sum", whole)
    for match in found:
        game, [seat, *_] = match.game, match.game.actors(match.state)
        search(game, game.view(match.state, seat), seat, 60, "s")


def test_who_is_late_answers_with_what_was_found(fifth_game: None) -> None:
    [match, *_] = positions(SETTINGS[next(iter(FIRST.values()))])
    game, [seat, *_] = match.game, match.game.actors(match.state)
    view = game.view(match.state, seat)
    looked = []

    def late() -> bool:
        looked.append(True)
        return True

    found = search(game, view, seat, 10**9, "s", late)
    assert len(looked) >= 1 and len(found) == len(game.mind.candidates(view, seat))


@each_game
def test_levels_differ_in_nothing_but_the_budget(name: str) -> None:
    [match, *_] = positions(SETTINGS[name])
    game, [seat, *_] = match.game, match.game.actors(match.state)
    view = game.view(match.state, seat)
    found = judged(game, view, seat, "easy", "s")
    budget = round(LEVELS["easy"] * game.mind.pace)
    assert found == search(game, view, seat, budget, "s", lambda: False)
    assert [one.value for one in found[:1]] == [max(one.value for one in found[:1])]
    tried = [one for one in found if one.place]
    assert tried == found[: len(tried)], "those that there was no time for come last"
    assert all(0 < one.value < 1 and 1 <= one.place <= len(SETTINGS[name].seats) for one in tried)


@each_game
def test_to_lead_is_better_than_to_follow_and_a_larger_lead_than_a_small_one(name: str) -> None:
    game = SETTINGS[name].game
    spread = game.mind.spread
    behind, level, ahead, far = (value(game, [lead * spread, 0.0, 0.0], 0) for lead in (-1.0, 0.0, 1.0, 2.0))
    assert behind < level == 0.5 < ahead < far < 1
    assert value(game, [0.0, spread, -spread], 0) > value(game, [0.0, spread, spread], 0), "second or last"


@pytest.mark.parametrize("name", rarely(SETTINGS, list(FIRST.values())))
def test_computers_play_whole_games(name: str) -> None:
    assert played_by_computers(replace(SETTINGS[name], seed="whole")) > 10


def test_each_deal_is_played_from_every_seat() -> None:
    found = bouts(NAME, ["a", "b", "c"], 5, "s", {})
    assert [bout.kinds for bout in found] == [
        ("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b"), ("a", "b", "c"), ("b", "c", "a"),
    ]  # fmt: skip
    assert [bout.seed for bout in found] == ["s-0", "s-0", "s-0", "s-1", "s-1"]


@pytest.mark.usefixtures("fifth_game")
def test_the_arena_counts_wins_scores_and_seconds() -> None:
    results = [played(bout) for bout in bouts(NAME, ["greedy", "random"], 4, "s", {})]
    tallies = tallied(results)
    assert {kind: tally.games for kind, tally in tallies.items()} == {"greedy": 4, "random": 4}
    won = [
        any(place.rank == 1 and result.bout.kinds[place.seat] == "greedy" for place in result.places)
        for result in results
    ]
    assert tallies["greedy"].wins == sum(won)
    assert len(tallies["greedy"].scores) == 4 and tallies["greedy"].seconds
    assert all(played(result.bout).places == result.places for result in results), "the same again"


def test_how_sure_a_share_is() -> None:
    low, high = Tally(games=50, wins=41).between
    assert (round(100 * low), round(100 * high)) == (69, 90)
    low, high = Tally(games=10, wins=0).between
    assert low == pytest.approx(0, abs=1e-9) and 0.2 < high < 0.35


def test_a_copy_of_a_world_is_its_own() -> None:
    for name in FIRST.values():
        match = Match(SETTINGS[name])
        world = clone(match.state)
        seat = match.game.actors(world)[0]
        match.game.apply(world, seat, match.game.mind.candidates(world, seat)[0][0])
        assert freeze(match.state) == freeze(Match(SETTINGS[name]).state)
