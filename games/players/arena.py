"""Computer players against each other: whole games, and what came of them for each kind of player."""

import os
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import get_context
from time import process_time

from games.engine.contract import Placing, Seat
from games.engine.match import AnyMatch, AnySetting, Match, set_up
from games.players.levels import moves_of

SURE = 1.96
"""Standard deviations within which 95 of 100 samples lie."""


@dataclass(frozen=True)
class Bout:
    """A game to be played: `kinds` are the players by seat."""

    game: str
    kinds: tuple[str, ...]
    seed: str
    options: Mapping[str, object]

    @property
    def setting(self) -> AnySetting:
        """Seats by number and kind, since kinds may be there more than once."""
        names = [f"{kind} {number}" for number, kind in enumerate(self.kinds, 1)]
        return set_up(self.game, names, self.seed, self.options, keep_seats=True)


@dataclass(frozen=True)
class Played:
    """How a bout ended, and how many seconds of a processor each decision took, by seat."""

    bout: Bout
    places: Sequence[Placing]
    seconds: Sequence[Sequence[float]]


@dataclass
class Tally:
    """What all bouts were for one kind of player."""

    games: int = 0
    wins: int = 0
    scores: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)

    @property
    def share(self) -> float:
        """How many of the games were won, of 1; a first place that is shared is a win."""
        return self.wins / self.games

    @property
    def between(self) -> tuple[float, float]:
        """Where that share lies in the long run, by Wilson's score."""
        n, p = self.games, self.share
        centre, around = p + SURE**2 / (2 * n), SURE * sqrt(p * (1 - p) / n + SURE**2 / (4 * n**2))
        return (centre - around) / (1 + SURE**2 / n), (centre + around) / (1 + SURE**2 / n)


def bouts(
    game: str, kinds: Sequence[str], games: int, seed: str, options: Mapping[str, object]
) -> list[Bout]:
    """So many games; each deal is played from every seat before the next one."""
    found = []
    for number in range(games):
        deal, turned = divmod(number, len(kinds))
        seats = (*kinds[turned:], *kinds[:turned])
        found.append(Bout(game, seats, f"{seed}-{deal}", options))
    return found


def played(bout: Bout) -> Played:
    """A whole game."""
    match: AnyMatch = Match(bout.setting)
    seconds: list[list[float]] = [[] for _ in bout.kinds]
    while asked := match.game.actors(match.state):
        seat = asked[0]
        begun = process_time()
        decide(match, seat, bout.kinds[seat])
        seconds[seat].append(process_time() - begun)
    places = match.game.result(match.state)
    assert places is not None
    return Played(bout, places, seconds)


def decide(match: AnyMatch, seat: Seat, kind: str) -> None:
    """Lets a player answer, and makes its moves."""
    for move in moves_of(match, seat, kind, f"{match.setting.seed}/{match.played}"):
        match.play_text(seat, move)


def all_played(wanted: Sequence[Bout], jobs: int | None = None) -> Iterator[Played]:
    """Plays bouts on all processors, in whichever order they end."""
    with ProcessPoolExecutor(jobs or os.cpu_count(), get_context("spawn")) as pool:
        for done in as_completed([pool.submit(played, bout) for bout in wanted]):
            yield done.result()


def tallied(results: Sequence[Played]) -> dict[str, Tally]:
    """What the bouts were for each kind of player, in the order of the seats of the first."""
    tallies: dict[str, Tally] = {}
    for result in results:
        kinds = result.bout.kinds
        for kind in sorted(set(kinds), key=kinds.index):
            tally = tallies.setdefault(kind, Tally())
            tally.games += 1
            tally.wins += any(place.rank == 1 and kinds[place.seat] == kind for place in result.places)
        for place in result.places:
            tallies[kinds[place.seat]].scores.append(place.score)
            tallies[kinds[place.seat]].seconds += result.seconds[place.seat]
    return tallies
