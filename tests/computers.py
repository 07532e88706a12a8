"""`make computers`: whole games of computers alone, of every game, combination of options and player count.
What comes to mind decides most seats, one thinks; after every action the invariants are checked."""

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial

from games.engine.match import AnySetting, Match
from games.players.levels import moves_of
from tests.playthroughs import settings


def played(setting: AnySetting) -> int:
    """A whole game; how many moves it had. The last seat thinks."""
    match, last = Match(setting), len(setting.seats) - 1
    while asked := match.game.actors(match.state):
        seat = asked[0]
        kind = "easy" if seat == last else "quick"
        for move in moves_of(match, seat, kind, f"{setting.seed}/{match.played}"):
            match.play_text(seat, move)
            broken = match.game.check(match.state)
            assert not broken, (setting.seed, move, broken)
    assert match.game.result(match.state)
    return match.played


def run(name: str, games: int) -> tuple[str, int, list[str]]:
    """The games of a setting: how many moves they had, and what went wrong."""
    setting, moves, failures = dict(settings("computers"))[name], 0, []
    for number in range(games):
        seed = f"computers-{number}"
        try:
            moves += played(replace(setting, seed=seed))
        except Exception as error:  # whatever is raised is a finding
            failures.append(f"{seed}: {type(error).__name__}: {error}")
    return name, moves, failures


def main(games: int) -> int:
    failed = 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for name, moves, failures in pool.map(partial(run, games=games), dict(settings("computers"))):
            failed += len(failures)
            print(f"{name}: {games} games, {moves} moves, {len(failures)} failures", flush=True)
            for failure in failures:
                print(f"  {failure}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
