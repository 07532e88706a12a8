"""What an attack on the bot came to."""

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field


@dataclass
class Outcome:
    """What was tried, what of it was lost, done twice, stuck or left unhandled, and what is worth saying of
    it."""

    name: str
    tried: int
    lost: int = 0
    doubled: int = 0
    stuck: int = 0
    unhandled: int = 0
    notes: list[str] = field(default_factory=list)

    @property
    def well(self) -> bool:
        """Whether the bot withstood it; an attack that tried nothing proves nothing."""
        return self.tried > 0 and not (self.lost or self.doubled or self.stuck or self.unhandled)

    def told(self) -> str:
        """All of it on one line."""
        return (
            f"{'well' if self.well else 'FAILED'}: {self.name}: {self.tried:,} tried, {self.lost} lost, "
            f"{self.doubled} doubled, {self.stuck} stuck, {self.unhandled} unhandled"
        )


def together(parts: Iterable[Outcome]) -> Outcome:
    """What the parts of an attack came to."""
    first, *others = parts
    for other in others:
        first.tried += other.tried
        first.lost += other.lost
        first.doubled += other.doubled
        first.stuck += other.stuck
        first.unhandled += other.unhandled
        first.notes += other.notes
    return first


def run(attack: Callable[[int, int], Outcome]) -> int:
    """An attack as a program, with how often it tries and a seed; 0 if the bot withstood it."""
    outcome = attack(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    print(*outcome.notes, outcome.told(), sep="\n")
    return 0 if outcome.well else 1
