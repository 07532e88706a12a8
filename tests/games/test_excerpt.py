"""What a reader of a running game gets: an excerpt, from which nothing can be replayed."""

import json
import random
from pathlib import Path

import pytest

from games.engine import record, registry
from games.engine.contract import freeze
from games.engine.errors import BadInput
from games.engine.fuzz import random_move
from games.engine.match import AnyMatch, Match, set_up

each_game = pytest.mark.parametrize("game", registry.names())


def running(game: str) -> AnyMatch:
    """A match after ten moves."""
    match = Match(set_up(game, ("Ann", "Ben", "Cleo"), "a secret seed"))
    dice = random.Random(1)
    while match.played < 10:
        seat = match.game.actors(match.state)[0]
        match.play(seat, random_move(match.game, match.state, seat, dice))
    return match


@each_game
def test_an_excerpt_has_the_moves_and_the_readers_view_without_seed(game: str) -> None:
    match = running(game)
    text = record.write_excerpt(match, 1)
    assert b"secret" not in text
    excerpt = json.loads(text)
    assert len(excerpt["actions"]) == 10
    view = json.loads(freeze(match.game.view(match.state, 1)))
    del view["chance"]
    assert excerpt["view"] == view


@each_game
def test_an_excerpt_is_not_replayed(game: str) -> None:
    with pytest.raises(BadInput, match="file-is-excerpt"):
        record.replay(record.write_excerpt(running(game), None))


def test_a_file_beyond_every_measure_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    path.write_bytes(b" " * (record.LARGEST_FILE + 1))
    with pytest.raises(BadInput, match="file-too-large"):
        record.load(path)


def test_a_number_beyond_every_measure_is_told_with_its_place() -> None:
    with pytest.raises(BadInput) as error:
        record.replay(b'{\n"format": 1e400}')
    assert (error.value.key, error.value.figures) == ("file-misshapen", {"where": "format", "line": 2})
