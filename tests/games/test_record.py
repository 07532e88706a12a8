"""The match file: whole, replayed with every rule checked, and refused when it is not sound."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.engine import record
from games.engine.contract import freeze
from games.engine.errors import BadInput, GameError
from games.engine.match import Match
from games.engine.words import LOCALES, words
from tests.fifth_game import NAME
from tests.fifth_game.table import WHOLE, asked, started

pytestmark = pytest.mark.usefixtures("fifth_game")
MATCH = Match(replace(started(4).setting, seats=("Ann", "Ben", "Cléo", "Dan")))
for move in WHOLE[4]:
    MATCH.play_text(asked(MATCH), move)
TEXT = record.write(MATCH)


def edited(change: Any) -> BadInput:
    """The error that a changed match file is refused with."""
    data = json.loads(TEXT)
    change(data)
    with pytest.raises(BadInput) as error:
        record.replay(json.dumps(data, indent=1).encode())
    for locale in LOCALES:
        assert words(locale, NAME).refuse(error.value, MATCH.setting.seats)
    return error.value


def test_a_match_file_replays_to_the_same_state_and_file() -> None:
    again = record.replay(TEXT)
    assert freeze(again.state) == freeze(MATCH.state)
    assert record.write(again) == TEXT


def test_a_match_file_holds_what_the_readme_says() -> None:
    data = json.loads(TEXT)
    assert list(data) == ["format", "game", "seed", "seats", "options", "board", "opening", "actions"]
    assert set(data["actions"][0]) <= {"seat", "move", "forced"}
    assert data["board"]["name"] == "The Highlands"
    assert "Cléo" in TEXT.decode()


def test_a_match_file_can_be_read_line_by_line() -> None:
    lines = TEXT.decode().splitlines()
    assert len([line for line in lines if '"move"' in line]) == MATCH.played
    assert max(map(len, lines)) < 800


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.json"
    record.save(Match(MATCH.setting), path)
    before = path.read_bytes()

    def broken(_: Any) -> bytes:
        raise OSError("disk full")

    monkeypatch.setattr(record, "write", broken)
    with pytest.raises(OSError, match="disk full"):
        record.save(MATCH, path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_edited_files_are_refused_with_the_action_and_the_reason() -> None:
    chosen = next(number for number, turn in enumerate(json.loads(TEXT)["actions"]) if "forced" in turn)
    assert edited(lambda d: d["actions"][3].update(move="take Nevis 99")).key == "bad-action"
    assert edited(lambda d: d["actions"][3].update(move="tkae Nevis 1")).key == "bad-action"
    assert edited(lambda d: d["actions"][3].update(seat=7)).key == "bad-action"
    assert edited(lambda d: d["actions"].pop(0)).key in ("bad-action", "forced-moves-differ")
    assert edited(lambda d: d["actions"][chosen].pop("forced")).key == "forced-moves-differ"
    assert edited(lambda d: d["actions"][chosen]["forced"].pop()).key == "forced-moves-differ"
    assert edited(lambda d: d["opening"].append({"seat": 0, "move": "pass"})).key == "forced-moves-differ"
    assert edited(lambda d: d.update(seed="other")).key in ("bad-action", "forced-moves-differ")
    assert edited(lambda d: d.update(seats=["Ann"])).key == "player-count"
    assert edited(lambda d: d.update(game="chess")).key == "unknown-game"
    assert edited(lambda d: d.update(options={"storm": "perhaps"})).key == "bad-option"
    assert edited(lambda d: d.update(format=2)).key == "file-unknown-value"
    assert edited(lambda d: d.update(extra=1)).key == "file-unknown-field"
    assert edited(lambda d: d.pop("seats")).key == "file-missing-field"
    assert edited(lambda d: d["actions"].append("pass")).key == "file-expected"
    assert edited(lambda d: d["actions"].append({"seat": 0, "move": "pass"})).key == "bad-action"


def test_a_bad_board_in_a_match_file_is_told_with_its_line_in_the_file() -> None:
    error = edited(lambda d: d["board"]["heaps"][1].update(name="No heap!"))
    data = json.loads(TEXT)
    data["board"]["heaps"][1]["name"] = "No heap!"
    line = json.dumps(data, indent=1).splitlines()[error.figures["line"] - 1]
    assert "No heap!" in line


def test_the_reason_names_the_action() -> None:
    error = edited(lambda d: d["actions"][3].update(move="stack Nevis:1"))
    assert error.figures["number"] == 4


@settings(max_examples=40, deadline=None)
@given(st.integers(0, len(TEXT) - 2))
def test_a_truncated_file_is_refused_with_a_line(length: int) -> None:
    with pytest.raises(BadInput) as error:
        record.replay(TEXT[:length])
    assert 1 <= error.value.figures["line"] <= TEXT[:length].count(b"\n") + 1


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(TEXT) - 1), st.binary(max_size=3))
def test_a_damaged_file_is_refused_or_still_sound(at: int, noise: bytes) -> None:
    damaged = TEXT[:at] + noise + TEXT[at + 1 :]
    try:
        match = record.replay(damaged)
    except GameError as error:
        told = [words(locale, NAME).refuse(error, MATCH.setting.seats) for locale in LOCALES]
    else:
        told = []
        assert match.game.check(match.state) == []
    assert all(told)
