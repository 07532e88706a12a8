"""The fuzzer finds what is wrong with a game that breaks its promises, and leaves the match behind."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from games.engine import record
from games.engine.errors import GameError, NotLegal
from games.engine.fuzz import fuzz, wise_move
from games.engine.match import AnySetting
from tests.fifth_game.table import GAME, started

pytestmark = pytest.mark.usefixtures("fifth_game")
SOUND = started(2, "fuzzed").setting
TURNS = 2


def failure(setting: AnySetting, folder: Path) -> str:
    report = fuzz([setting], folder)
    [(path, reason)] = report.failures
    assert path.exists()
    return reason


def changed(**verbs: Callable[..., Any]) -> AnySetting:
    """The game with some of its verbs broken."""
    return replace(SOUND, game=replace(GAME, **verbs))  # type: ignore[arg-type]


def anybody_may(state: Any, seat: int, move: Any) -> Any:
    asked = GAME.actors(state)
    return GAME.apply(state, asked[0] if asked else seat, move)


def refusing_costs(state: Any, seat: int, move: Any) -> Any:
    try:
        return GAME.apply(state, seat, move)
    except GameError:
        state.turn += 1
        raise


def strict(state: Any, seat: int, move: Any) -> Any:
    raise NotLegal("game-over")


def test_a_sound_game_passes(tmp_path: Path) -> None:
    report = fuzz([SOUND], tmp_path)
    assert report.failures == []
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("setting", "reason"),
    [
        (changed(check=lambda _: ["a piece too many"]), "a piece too many"),
        (changed(legal=lambda state, seat: 2 * list(GAME.legal(state, seat))), "legal lists a move twice"),
        (changed(write=lambda _: "pass"), "'pass' reads as another move"),
        (changed(apply=anybody_may), "not legal, but accepted"),
        (changed(apply=refusing_costs), "changed the state though refused"),
        (changed(apply=strict), "game-over"),
        (changed(result=lambda _: None), "no proper result"),
        (changed(view=lambda state, _: state), "the spectators' view holds the seed"),
    ],
)
def test_a_broken_promise_is_found(setting: AnySetting, reason: str, tmp_path: Path) -> None:
    assert reason in failure(setting, tmp_path)


def test_a_game_that_can_not_be_replayed_is_found(tmp_path: Path) -> None:
    def restless(state: Any, seat: int, move: Any) -> Any:
        events = GAME.apply(state, seat, move)
        state.first = 1 - state.first
        return events

    assert "replayed to another state" in failure(changed(apply=restless), tmp_path)


def test_events_that_are_told_otherwise_are_found(tmp_path: Path) -> None:
    def silent(state: Any, seat: int, move: Any) -> Any:
        GAME.apply(state, seat, move)
        return []

    assert "replayed to other events" in failure(changed(apply=silent), tmp_path)


def test_computers_can_be_fuzzed_too(tmp_path: Path) -> None:
    assert fuzz([SOUND], tmp_path, wise_move).failures == []


def test_what_is_left_behind_leads_to_the_failure(tmp_path: Path) -> None:
    def late(state: Any) -> list[str]:
        return ["too late"] if state.turn > TURNS else []

    report = fuzz([changed(check=late)], tmp_path)
    [(path, _)] = report.failures
    assert record.load(path).state.turn > TURNS
