"""Writes the positions that `/game show` posts: a part of a game of computers each, kept as a match file.

python -m tests.showpieces [GAME]
"""

import sys

from bot.tables.lobby import NAMES
from games.engine import record, registry
from games.engine.match import Match, set_up
from games.players.levels import moves_of
from tests.fifth_game import NAME, found

LEVEL, SEATS, SEED = "steady", 4, "showpiece"
PART = 0.55
"""Enough has happened, and there is something left to do."""


def write(name: str) -> None:
    """Writes the showpiece of a game."""
    game = registry.load(name)
    names = [player.removesuffix(" (bot)") for player in NAMES[:SEATS]]
    setting = set_up(name, names, SEED, keep_seats=True)
    match = Match(setting)
    while asked := game.actors(match.state):
        for move in moves_of(match, asked[0], LEVEL, f"{SEED}/{match.played}"):
            match.play_text(asked[0], move)
    part = Match(setting)
    for play in match.script[: round(match.played * PART)]:
        part.play_text(play.seat, game.write(play.move))
    (game.folder / "showpiece.json").write_bytes(record.write(part))


if __name__ == "__main__":
    with found():
        for chosen in sys.argv[1:] or [*registry.names(), NAME]:
            write(chosen)
