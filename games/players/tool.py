"""The arena on the command line."""

import statistics
from argparse import Namespace
from collections.abc import Iterator

from tqdm import tqdm

from games.engine import registry
from games.engine.errors import BadInput, told_by
from games.engine.tool import Command, check_games, given_options
from games.engine.words import Words
from games.players.arena import all_played, bouts, tallied
from games.players.levels import PLAYERS


def arena(options: Namespace, speaker: Words) -> Iterator[str]:
    """Plays games between computer players, and tells how each kind of them did."""
    check_games(options.games)
    game, kinds = registry.load(options.game), options.seats.split(",")
    for kind in kinds:
        if kind not in PLAYERS:
            raise BadInput("unknown-player", kind=kind, kinds=list(PLAYERS))
    with told_by(game.name):
        wanted = bouts(game.name, kinds, options.games, options.seed, given_options(options.option))
        _ = wanted[0].setting  # refused before anything is played
    shown = tqdm(all_played(wanted, options.jobs), total=len(wanted), disable=None, leave=False)
    for kind, tally in tallied(list(shown)).items():
        yield speaker.say(
            "tool-arena-line",
            kind=kind,
            wins=tally.wins,
            games=tally.games,
            share=round(100 * tally.share),
            low=round(100 * tally.between[0]),
            high=round(100 * tally.between[1]),
            score=round(statistics.mean(tally.scores)),
            seconds=f"{statistics.mean(tally.seconds):.1f}",
            longest=f"{max(tally.seconds):.1f}",
        )


ARENA = Command("arena", arena, ("game", "seats", "games", "seed", "option", "jobs"))
