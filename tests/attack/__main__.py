"""`make attack`: all attacks on the bot in their long forms; with `short` in short ones. A line for each."""

import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from time import monotonic
from typing import NamedTuple

from tests.attack import disk, forged, garbled, kills, outages
from tests.attack.outcome import Outcome, together


class Attack(NamedTuple):
    """An attack, how often it tries in its long and in its short form, and in how many processes at once."""

    attack: Callable[[int, int], Outcome]
    long: int
    short: int
    processes: int = 1


ATTACKS = [
    Attack(garbled.attack, 1_000_000, 12_000, 2),
    Attack(forged.attack, 10_000, 400),
    Attack(kills.attack, 1000, 15),
    Attack(disk.attack, 60, 3),
    Attack(outages.attack, 200, 3),
]


def carried_out(attack: Attack, tries: int) -> Outcome:
    """What it came to; each process has a part of the tries, and a seed of its own."""
    if attack.processes == 1:
        return attack.attack(tries, 1)
    parts = [tries // attack.processes] * attack.processes
    with ProcessPoolExecutor(attack.processes) as pool:
        return together(pool.map(attack.attack, parts, count(1)))


def main(short: bool) -> int:
    """0 if the bot withstood all of them."""
    well = True
    for attack in ATTACKS:
        begun = monotonic()
        outcome = carried_out(attack, attack.short if short else attack.long)
        print(f"{outcome.told()}, {monotonic() - begun:.0f} s", flush=True)
        if not outcome.well:
            print(*outcome.notes, sep="\n", flush=True)
        well = well and outcome.well
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main("short" in sys.argv[1:]))
