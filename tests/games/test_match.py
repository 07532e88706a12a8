"""The match: forced moves, snapshots, undo, seats."""

from dataclasses import replace
from typing import Any

import pytest
from msgspec.structs import fields

from games.engine import registry
from games.engine.contract import freeze
from games.engine.errors import BadInput, NotLegal
from games.engine.match import Match, read_options, set_up
from games.engine.words import LOCALES, words
from tests.fifth_game import NAME
from tests.fifth_game.table import DRAWN, GAME, SHORTEST, asked, over, played, started
from tests.fifth_game.table import NAMES as FOUR

pytestmark = pytest.mark.usefixtures("fifth_game")


def test_seats_are_shuffled_by_the_seed_unless_they_are_kept() -> None:
    orders = {set_up(NAME, FOUR, str(seed)).seats for seed in range(40)}
    assert len(orders) > 10
    assert all(sorted(seats) == sorted(FOUR) for seats in orders)
    assert set_up(NAME, FOUR, "1", keep_seats=True).seats == FOUR
    assert set_up(NAME, FOUR, "1").seats == set_up(NAME, FOUR, "1").seats


def test_forced_moves_are_played_at_once_and_kept_with_the_move_that_caused_them() -> None:
    match = played(*SHORTEST[3])
    assert [(match.game.write(step.action), step.forced) for step in match.turns[-1].steps] == [
        ("pass", False),
        ("pass", True),
        ("pass", True),
        ("pass", True),
    ]
    assert match.played == 3


def test_the_turn_stops_where_there_is_a_choice() -> None:
    assert len(played(*DRAWN).turns[-1].steps) == 1


def test_a_refused_move_changes_nothing() -> None:
    match = started()
    before = freeze(match.state)
    with pytest.raises(NotLegal):
        match.play_text(asked(match), "take Nevis 4")
    assert freeze(match.state) == before
    assert match.turns == []


def test_a_match_goes_on_from_its_snapshot() -> None:
    match = played("take Nevis 2")
    again = Match.resume(match.setting, match.snapshot())
    assert freeze(again.state) == freeze(match.state)
    assert again.played == 1
    assert again.reversible == match.reversible
    for table in (match, again):
        table.play_text(asked(table), "take Lomond 1")
    assert again.snapshot() == match.snapshot()


def test_a_snapshot_does_not_grow_with_the_turns() -> None:
    start = len(started().snapshot())
    assert len(over().snapshot()) < 2 * start


def test_undo_replays_less() -> None:
    match = played("take Nevis 2")
    assert match.reversible
    undone = match.undone()
    assert freeze(undone.state) == freeze(started().state)
    assert undone.played == 0
    with pytest.raises(NotLegal, match="nothing-to-undo"):
        undone.undone()


def test_a_turn_that_drew_is_not_reversible() -> None:
    match = started()
    assert not match.reversible, "the opening drew who begins"
    match.play_text(asked(match), "pass")
    assert match.reversible
    match.state.chance.below(6)
    turn = match.play_text(asked(match), "pass")
    assert not turn.drew, "what was drawn before the turn is not the turn's"


def test_whether_a_turn_drew_comes_from_the_generator() -> None:
    setting = started().setting

    def drawing(state: Any, seat: int, action: Any) -> list[Any]:
        state.chance.below(6)
        return GAME.apply(state, seat, action)

    match = Match(replace(setting, game=replace(GAME, apply=drawing)))
    assert match.play_text(asked(match), "pass").drew
    assert not match.reversible


def test_names_may_be_of_any_script_and_hold_emoji() -> None:
    players = ("Zoë 👨‍👩‍👧", "دعاء", "李娜")
    assert sorted(set_up(NAME, players, "1").seats) == sorted(players)


@pytest.mark.parametrize(
    ("key", "given"),
    [
        ("unknown-game", {"name": "chess"}),
        ("player-count", {"players": ("Ann",)}),
        ("player-count", {"players": tuple("abcde")}),
        ("same-name-twice", {"players": ("Ann", "Ben", "Ann")}),
        ("bad-name", {"players": ("Ann", "Ben", " ")}),
        ("bad-name", {"players": ("Ann", "Ben", "x" * 65)}),
        ("bad-name", {"players": ("Ann", "Ben", "two\nlines")}),
        ("bad-name", {"players": ("Ann", "Ben", "\u200b")}),
        ("bad-name", {"players": ("Ann", "Ben", "Cleo ")}),
        ("same-name-twice", {"players": ("Ann", "Ben", "ANN")}),
        ("unknown-option", {"options": {"": "1"}}),
        ("unknown-option", {"options": {"a - at `$.storm`": "1"}}),
        ("bad-option", {"options": {"storm": None}}),
        ("bad-option", {"options": {"storm": [[True]]}}),
        ("unknown-option", {"options": {"speed": "fast"}}),
        ("bad-option", {"options": {"storm": "perhaps"}}),
    ],
)
def test_a_set_up_that_cannot_be_played_is_refused(key: str, given: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as error:
        set_up(**{"name": NAME, "players": FOUR, "seed": "1", **given})
    assert error.value.key == key
    for locale in LOCALES:
        assert "\n" not in words(locale, NAME).refuse(error.value)


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("value", [None, [[True]], "perhaps"])
def test_what_is_no_value_of_an_option_is_refused(name: str, value: object) -> None:
    game = registry.load(name)
    for field in fields(game.Options):
        with pytest.raises(BadInput, match="bad-option"):
            read_options(game, {field.name: value})
