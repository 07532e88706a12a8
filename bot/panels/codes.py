"""Moves in custom ids and menus, where Discord takes 100 characters: a longer one stands as a code."""

from hashlib import blake2b
from typing import Any

from games.engine.contract import Game
from games.engine.errors import NotLegal
from games.engine.ranges import Ranged

MARK = "~"
LONGEST = 100


def coded(move: str, room: int = LONGEST) -> str:
    """A move as it stands where there is so much room."""
    return move if len(move) <= room else MARK + blake2b(move.encode(), digest_size=8).hexdigest()


def spelled(game: Game[Any, Any], state: Any, seat: int, text: str) -> str:
    """The move behind a code; any other text is a move already."""
    if not text.startswith(MARK):
        return text
    for move in game.legal(state, seat):
        if not isinstance(move, Ranged) and coded(game.write(move), 0) == text:
            return game.write(move)
    raise NotLegal("stale")
