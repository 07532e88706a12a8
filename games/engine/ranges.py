"""Moves with a number for each of several things: too many to list, so their ranges are described."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import cast

from msgspec import Struct

from games.engine.contract import A, Action


class Amount(Struct, frozen=True):
    """So many of a thing; told by the message `amount`."""

    what: str
    count: int


@dataclass(frozen=True)
class Span:
    """The numbers that a thing may have: none, or from `low` to `high`; each uses up so much. `thing` is what
    it is, where words know that."""

    what: str
    low: int
    high: int
    uses: Mapping[str, int]
    thing: Enum | None = None

    @property
    def named(self) -> object:
        """What words call it by."""
        return self.thing or self.what


@dataclass(frozen=True)
class Ranged:
    """All moves of a kind at once: any numbers within the spans that together keep to the limits,
    at least one of them. A match never plays it by itself."""

    verb: str
    spans: tuple[Span, ...]
    limits: Mapping[str, int]
    kind: Callable[[tuple[Amount, ...]], Action]

    def __str__(self) -> str:
        return " ".join([self.verb, *(f"{_token(span.what)}:{span.low}-{span.high}" for span in self.spans)])

    def __contains__(self, action: Action) -> bool:
        counts = {amount.what: amount.count for amount in getattr(action, "amounts", ())}
        if not counts or self.kind(self._amounts(counts)) != action:
            return False
        return all(
            span.low <= counts[span.what] <= self.most(span, counts)
            for span in self.spans
            if span.what in counts
        )

    def filled(self, counts: Mapping[str, int]) -> Action:
        """The move with these numbers; a thing at 0 is left out."""
        return self.kind(self._amounts(counts))

    def most(self, span: Span, counts: Mapping[str, int]) -> int:
        """How many of a thing the limits allow beside the others."""
        left = dict(self.limits)
        for other in self.spans:
            if other is not span:
                for name, use in other.uses.items():
                    left[name] -= use * counts.get(other.what, 0)
        return min([span.high, *(left[name] // use for name, use in span.uses.items() if use)])

    def draw(self, dice: Random) -> Action:
        """One of the moves, for computer players: a few things in random order, each as the rest allows."""
        counts: dict[str, int] = {}
        for span in dice.sample(self.spans, dice.randint(1, len(self.spans))):
            if self.most(span, counts) >= span.low:
                counts[span.what] = dice.randint(span.low, self.most(span, counts))
        return self.filled(counts)

    def examples(self) -> Iterator[Action]:
        """A few that suggest themselves: everything at its most and at its least, then each alone."""
        seen = []
        for spans in (self.spans, *((span,) for span in self.spans)):
            for pick in (self.most, lambda span, _: span.low):
                counts: dict[str, int] = {}
                for span in spans:
                    if (most := self.most(span, counts)) >= span.low:
                        counts[span.what] = min(pick(span, counts), most)
                if (action := self.filled(counts)) not in seen:
                    seen.append(action)
                    yield action

    def _amounts(self, counts: Mapping[str, int]) -> tuple[Amount, ...]:
        return tuple(Amount(span.what, counts[span.what]) for span in self.spans if counts.get(span.what))


def settled(move: A | Ranged, dice: Random) -> A:
    """A move of `legal` as an action: out of a range one is drawn."""
    return cast(A, move.draw(dice)) if isinstance(move, Ranged) else move


def _token(what: str) -> str:
    return what.replace(" ", "-")
