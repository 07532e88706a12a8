"""`make fuzz`: every game, combination of options and player count, on all cores."""

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path

from games.engine.fuzz import Report, fuzz, random_move, wise_move
from tests.playthroughs import settings

COMPUTERS = " (computers)"


def run(name: str, games: int) -> tuple[str, Report]:
    """Fuzzes a setting. Companies that play at random may be bankrupt after a few turns, so in some games
    computers move: they play to the end and fill the board."""
    computers = name.endswith(COMPUTERS)
    setting = dict(settings("fuzz"))[name.removesuffix(COMPUTERS)]
    seeds = range(-(-games // 50) if computers else games)
    return name, fuzz(
        [replace(setting, seed=f"fuzz-{seed}") for seed in seeds],
        Path(),
        wise_move if computers else random_move,
    )


def main(games: int) -> int:
    failed = 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        names = list(dict(settings("fuzz")))
        names += [name + COMPUTERS for name in names]
        for name, report in pool.map(partial(run, games=games), names):
            failed += len(report.failures)
            print(
                f"{name}: {report.games} games, {report.actions} actions, {report.refused} refused, "
                f"{len(report.failures)} failures",
                flush=True,
            )
            for path, reason in report.failures:
                print(f"  {path}: {reason}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
