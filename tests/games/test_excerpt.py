"""What a reader of a running game gets: an excerpt, from which nothing can be replayed."""

import json
from itertools import islice
from pathlib import Path

import pytest

from games.engine import record
from games.engine.errors import BadInput
from games.engine.fuzz import random_match
from games.engine.match import Match, set_up


def running() -> Match:  # type: ignore[type-arg]
    whole = random_match(set_up("automobile", ("Ann", "Ben", "Cleo"), "a secret seed"))
    match = Match(whole.setting)
    for turn in islice(whole.turns, 10):
        match.play(turn.steps[0].seat, turn.steps[0].action)  # type: ignore[arg-type]
    return match


def test_an_excerpt_has_the_moves_and_the_readers_view_without_seed_or_others_tiles() -> None:
    match = running()
    text = record.write_excerpt(match, 1)
    assert b"secret" not in text
    excerpt = json.loads(text)
    assert len(excerpt["actions"]) == 10
    assert "chance" not in excerpt["view"]
    tiles = [player["tiles"] for player in excerpt["view"]["players"]]
    assert tiles[1] == match.state.players[1].tiles != [0]
    assert tiles[0] == tiles[2] == [0]


def test_an_excerpt_is_not_replayed() -> None:
    with pytest.raises(BadInput, match="file-is-excerpt"):
        record.replay(record.write_excerpt(running(), None))


def test_a_file_beyond_every_measure_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    path.write_bytes(b" " * (record.LARGEST_FILE + 1))
    with pytest.raises(BadInput, match="file-too-large"):
        record.load(path)


def test_a_number_beyond_every_measure_is_told_with_its_place() -> None:
    with pytest.raises(BadInput) as error:
        record.replay(b'{\n"format": 1e400}')
    assert (error.value.key, error.value.figures) == ("file-misshapen", {"where": "format", "line": 2})
