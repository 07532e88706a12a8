"""A match played again: from a script, and from the rows of a log with what was taken back."""

import random
from dataclasses import dataclass, replace
from itertools import cycle
from typing import Any

import pytest

from games.engine import registry
from games.engine.contract import freeze
from games.engine.errors import NotLegal, NotUnderstood
from games.engine.fuzz import random_match
from games.engine.history import (
    LogEntry,
    last_standing,
    play_again,
    rows_back,
    standing_seats,
    turns_undone,
    why_not_undo,
)
from games.engine.match import AnyMatch, Play, TakeBack, replay, set_up
from tests.fifth_game.table import GAME, asked, over, played

pytestmark = pytest.mark.usefixtures("fifth_game")


@dataclass(frozen=True)
class Kept:
    """A row as a store would have it."""

    seat: int
    move: str
    origin: str = "player"


def with_take_backs(match: AnyMatch, times: int) -> list[Play | TakeBack]:
    """The same game with turns taken back here and there, one to four, and made again."""
    dice = random.Random("take back")
    script: list[Play | TakeBack] = []
    places = set(dice.sample(range(4, match.played), times))
    for place, play in enumerate(match.script):
        if place in places:
            turns = dice.randint(1, 4)
            script += [TakeBack(turns), *match.script[place - turns : place]]
        script.append(play)
    return script


@pytest.mark.parametrize("game", registry.names())
def test_a_script_with_take_backs_leads_where_the_plain_one_does(game: str) -> None:
    match = random_match(set_up(game, ("Ann", "Ben", "Cleo"), "history"))
    states = [freeze(again.state) for again in replay(match.setting, match.script)]
    for again in replay(match.setting, with_take_backs(match, 20)):
        assert len(again.turns) == again.played
        assert freeze(again.state) == states[again.played]
    assert again.snapshot() == match.snapshot()
    assert again.turns == match.turns


def test_it_looks_after_the_opening_and_after_every_line() -> None:
    match = over()
    script = [*match.script[:3], TakeBack(2), *match.script[1:4]]
    assert [again.played for again in replay(match.setting, script)] == [0, 1, 2, 3, 1, 2, 3, 4]


def test_a_script_may_be_in_notation() -> None:
    match = over()
    script = [Play(turn.chosen.seat, match.game.write(turn.steps[0].action)) for turn in match.turns]
    *_, again = replay(match.setting, script)
    assert again.script == match.script


def test_more_than_was_played_is_not_taken_back() -> None:
    match = over()
    for turns in (0, 3):
        with pytest.raises(NotLegal, match="nothing-to-undo"):
            list(replay(match.setting, [*match.script[:2], TakeBack(turns)]))
        with pytest.raises(NotLegal, match="nothing-to-undo"):
            next(iter(replay(match.setting, []))).undone(turns)


def test_taking_back_does_not_play_the_game_anew_each_time() -> None:
    match = over()
    script = with_take_backs(match, 7)
    made = []

    def counted(state: Any, seat: int, move: Any) -> Any:
        made.append(move)
        return GAME.apply(state, seat, move)

    list(replay(replace(match.setting, game=replace(GAME, apply=counted)), script))
    assert made == [line.move for line in script if isinstance(line, Play)]


def test_rows_are_played_again_with_a_log_of_all_that_happened() -> None:
    match = over()
    moves = [(play.seat, match.game.write(play.move)) for play in match.script]  # type: ignore[arg-type]
    (first, a), (second, b), (_, c) = moves[:3]
    rows = [Kept(first, a), Kept(second, b, "clock"), Kept(first, "undo 2"), Kept(first, a), Kept(second, b)]
    again, log = play_again(match.setting, [*rows, Kept(moves[2][0], c), Kept(moves[2][0], "undo")])
    assert [(entry.version, entry.seat, entry.undone, entry.undoes, entry.origin) for entry in log] == [
        (0, None, False, False, "player"),
        (1, first, True, False, "player"),
        (2, second, True, False, "clock"),
        (3, first, False, True, "player"),
        (3, first, False, True, "player"),
        (4, first, False, False, "player"),
        (5, second, False, False, "player"),
        (6, moves[2][0], True, False, "player"),
        (7, moves[2][0], False, True, "player"),
    ]
    assert again.script == match.script[:2]
    assert last_standing(log) == log[6]


def test_a_row_may_hold_several_moves() -> None:
    match = played("pass", "pass")
    rows = [Kept(play.seat, match.game.write(play.move)) for play in match.script]  # type: ignore[arg-type]
    again, log = play_again(match.setting, [*rows, Kept(asked(match), "take Nevis 1;take Lomond 1")])
    assert again.played == 4
    assert [entry.version for entry in log[-2:]] == [3, 3]


def test_how_many_turns_a_row_takes_back() -> None:
    for garbled in ("undo ²", "undo -1", "undo soon", "undo " + "9" * 5000):
        with pytest.raises(NotUnderstood):
            turns_undone(garbled)
    assert [turns_undone(move) for move in ("undo", " UNDO ", "undo 3", "bid 3", "undoing")] == [
        1,
        1,
        3,
        0,
        0,
    ]


def test_who_may_take_the_last_turn_back_at_once() -> None:
    match = over()
    turn = match.turns[0]
    opening = LogEntry(0, None, match.opening)
    made = LogEntry(1, 1, turn)
    drawn = LogEntry(1, 1, type(turn)(turn.steps, drew=True))

    def key(log: list[LogEntry], seat: int | None) -> str | None:
        refused = why_not_undo(log, seat)
        return refused.key if refused else None

    assert key([opening], 1) == "nothing-to-undo"
    assert key([opening, made], 1) is None
    assert key([opening, made], None) is None
    assert key([opening, made], 0) == "undo-not-yours"
    assert key([opening, drawn], 1) == "undo-drew"
    assert key([opening, drawn], None) == "undo-drew"


def rows_of(match: AnyMatch, script: list[Play | TakeBack]) -> list[Kept]:
    """A script as a store would have it, some moves of one seat together in a row."""
    rows: list[Kept] = []
    for line in script:
        if isinstance(line, TakeBack):
            rows.append(Kept(0, f"undo {line.turns}"))
            continue
        move = match.game.write(line.move)
        if rows and rows[-1].seat == line.seat and "undo" not in rows[-1].move and len(rows) % 2:
            rows[-1] = Kept(line.seat, f"{rows[-1].move};{move}")
        else:
            rows.append(Kept(line.seat, move))
    return rows


@pytest.mark.parametrize("game", registry.names())
def test_the_last_rows_from_a_snapshot_are_as_in_the_whole(game: str) -> None:
    match = random_match(set_up(game, ("Ann", "Ben", "Cleo"), "rows"))
    rows = rows_of(match, with_take_backs(match, 20))
    snapshots = [play_again(match.setting, rows[:upto])[0].snapshot() for upto in range(len(rows) + 1)]
    for upto, turns in zip(range(len(rows), 0, -3), cycle((1, 2, 5)), strict=False):
        whole, log = play_again(match.setting, rows[:upto])
        count = rows_back(rows[:upto][::-1], turns)
        if count is None:
            assert whole.played < turns or upto < 10
            continue
        since = upto - count
        again, last = play_again(match.setting, rows[since:upto], since, snapshots[since])
        assert again.snapshot() == whole.snapshot() == snapshots[upto]
        assert last == log[-len(last) :] and len(again.turns) >= turns
        assert [e for e in last if e.version == upto] == [e for e in log if e.version == upto]
        assert repr(why_not_undo(last)) == repr(why_not_undo(log))
        assert standing_seats(rows[:upto]) == [turn.chosen.seat for turn in whole.turns]
