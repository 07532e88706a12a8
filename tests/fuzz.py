"""`make fuzz`: every game, combination of options and player count, on all cores."""

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path

from games.fuzz import Report, fuzz
from tests.playthroughs import settings


def run(name: str, games: int) -> tuple[str, Report]:
    setting = dict(settings("fuzz"))[name]
    return name, fuzz([replace(setting, seed=f"fuzz-{number}") for number in range(games)], Path())


def main(games: int) -> int:
    failed = 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for name, report in pool.map(partial(run, games=games), dict(settings("fuzz"))):
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
