"""Chance: one seeded generator a game, kept in its state.

The n-th number is a hash of seed and n, so the whole generator is two small fields, a replay is
exact, and whether an action drew from it shows in `drawn`.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")


class Chance(Struct):
    """A seeded source of dice, draws and shuffles."""

    seed: str
    drawn: int = 0

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1; 512 bits leave no bias that could be noticed."""
        digest = blake2b(f"{self.seed}#{self.drawn}".encode()).digest()
        self.drawn += 1
        return int.from_bytes(digest, "big") % limit

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """The same things in a random order."""
        pile = list(things)
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return pile

    def hidden(self) -> "Chance":
        """What a viewer may know of it: nothing of the seed."""
        return Chance(seed="", drawn=self.drawn)
