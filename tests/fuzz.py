"""`make fuzz`: every game, combination of options and player count, on all cores."""

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from games.engine.fuzz import Report, fuzz
from tests.playthroughs import settings

RICH = " (rich)"


def run(name: str, games: int) -> tuple[str, Report]:
    """Fuzzes a setting. Companies of Age of Steam that play at random are bankrupt after a few turns, so
    some begin rich: they play to the end and fill the board."""
    rich = name.endswith(RICH)
    setting = dict(settings("fuzz"))[name.removesuffix(RICH)]
    seeds = range(-(-games // 50) if rich else games)
    return name, fuzz(
        [replace(setting, seed=f"fuzz-{seed}") for seed in seeds], Path(), enrich if rich else None
    )


def enrich(state: Any) -> None:
    for player in state.players:
        player.cash += 400


def main(games: int) -> int:
    failed = 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        names = list(dict(settings("fuzz")))
        names += [name + RICH for name in names if name.startswith("age-of-steam")]
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
