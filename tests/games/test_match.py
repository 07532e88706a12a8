"""The match: forced moves, snapshots, undo, seats."""

from dataclasses import replace
from typing import Any

import pytest

from games.engine.contract import freeze
from games.engine.errors import BadInput, NotLegal
from games.engine.fuzz import random_match
from games.engine.match import AnyMatch, Match, set_up
from games.engine.words import LOCALES, words

FOUR = ("Ann", "Ben", "Cleo", "Dan")


def new(seed: str = "s", **more: Any) -> AnyMatch:
    return Match(set_up("steel-driver", FOUR, seed, **more))


def test_seats_are_shuffled_by_the_seed_unless_they_are_kept() -> None:
    orders = {set_up("steel-driver", FOUR, str(seed)).seats for seed in range(40)}
    assert len(orders) > 10
    assert all(sorted(seats) == sorted(FOUR) for seats in orders)
    assert set_up("steel-driver", FOUR, "1", keep_seats=True).seats == FOUR
    assert set_up("steel-driver", FOUR, "1").seats == set_up("steel-driver", FOUR, "1").seats


def test_forced_moves_are_played_at_once_and_kept_with_the_move_that_caused_them() -> None:
    match = new()
    turn = match.play_text(match.state.marker, "auction green 8")
    assert [(match.game.write(step.action), step.forced) for step in turn.steps] == [
        ("auction green 8", False),
        ("pass", True),
        ("pass", True),
        ("pass", True),
    ]
    assert match.played == 1


def test_the_turn_stops_where_there_is_a_choice() -> None:
    match = new()
    turn = match.play_text(match.state.marker, "auction green 7")
    assert len(turn.steps) == 1


def test_a_refused_move_changes_nothing() -> None:
    match = new()
    before = freeze(match.state)
    with pytest.raises(NotLegal):
        match.play_text(match.state.marker, "auction green 9")
    assert freeze(match.state) == before
    assert match.turns == []


def test_a_match_goes_on_from_its_snapshot() -> None:
    match = new()
    match.play_text(match.state.marker, "auction green 2")
    again = Match.resume(match.setting, match.snapshot())
    assert freeze(again.state) == freeze(match.state)
    assert again.played == 1
    assert again.reversible == match.reversible
    seat = match.game.actors(match.state)[0]
    for table in (match, again):
        table.play_text(seat, "bid 5")
    assert again.snapshot() == match.snapshot()


def test_a_snapshot_does_not_grow_with_the_turns() -> None:
    match = random_match(new().setting)
    start = len(new().snapshot())
    assert len(match.snapshot()) < 3 * start + 4000


def test_undo_replays_less() -> None:
    match = new()
    before = freeze(match.state)
    match.play_text(match.state.marker, "auction green 8")
    assert match.reversible
    undone = match.undone()
    assert freeze(undone.state) == before
    assert undone.played == 0
    with pytest.raises(NotLegal, match="nothing-to-undo"):
        undone.undone()


def test_a_turn_that_drew_is_not_reversible() -> None:
    match = new()
    assert not match.reversible, "the opening drew the marker"
    match.play_text(match.state.marker, "pass")
    assert match.reversible
    match.state.chance.below(6)
    turn = match.play_text(match.game.actors(match.state)[0], "pass")
    assert not turn.drew, "what was drawn before the turn is not the turn's"


def test_whether_a_turn_drew_comes_from_the_generator() -> None:
    setting = new().setting

    def drawing(state: Any, seat: int, action: Any) -> list[Any]:
        state.chance.below(6)
        return setting.game.apply(state, seat, action)

    match = Match(replace(setting, game=replace(setting.game, apply=drawing)))
    assert match.play_text(match.state.marker, "pass").drew
    assert not match.reversible


def test_names_may_be_of_any_script_and_hold_emoji() -> None:
    players = ("Zoë 👨‍👩‍👧", "دعاء", "李娜")
    assert sorted(set_up("steel-driver", players, "1").seats) == sorted(players)


@pytest.mark.parametrize(
    ("key", "given"),
    [
        ("unknown-game", {"name": "chess"}),
        ("player-count", {"players": ("Ann", "Ben")}),
        ("player-count", {"players": tuple("abcdefg")}),
        ("same-name-twice", {"players": ("Ann", "Ben", "Ann")}),
        ("bad-name", {"players": ("Ann", "Ben", " ")}),
        ("bad-name", {"players": ("Ann", "Ben", "x" * 65)}),
        ("bad-name", {"players": ("Ann", "Ben", "two\nlines")}),
        ("bad-name", {"players": ("Ann", "Ben", "\u200b")}),
        ("bad-name", {"players": ("Ann", "Ben", "Cleo ")}),
        ("same-name-twice", {"players": ("Ann", "Ben", "ANN")}),
        ("unknown-option", {"options": {"": "1"}}),
        ("unknown-option", {"options": {"a - at `$.edition`": "1"}}),
        ("bad-option", {"options": {"edition": None}}),
        ("bad-option", {"options": {"edition": [["pegasus"]]}}),
        ("unknown-option", {"options": {"speed": "fast"}}),
        ("bad-option", {"options": {"edition": "winsome"}}),
    ],
)
def test_a_set_up_that_cannot_be_played_is_refused(key: str, given: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as error:
        set_up(**{"name": "steel-driver", "players": FOUR, "seed": "1", **given})
    assert error.value.key == key
    for locale in LOCALES:
        assert "\n" not in words(locale, "steel-driver").refuse(error.value)
