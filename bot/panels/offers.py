"""What a seat may do, remembered: the next key that is typed, or the next step in a panel, costs nothing."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

from cachetools import LRUCache

from bot.messages.ids import coded
from bot.messages.limits import OPTION, OPTIONS, cut
from bot.panels.tree import parts_of, text_of
from bot.store.rows import GameRow
from bot.tables.table import Table, load
from bot.words import speak
from games.engine.contract import Action, AnyGame, BaseState
from games.engine.errors import GameError
from games.engine.ranges import Ranged
from games.engine.typed import folded, read_typed
from games.engine.words import Words

REMEMBERED = 32


class Suggestion(NamedTuple):
    """A move that is offered while somebody types: how it is shown, and what is typed if it is chosen."""

    label: str
    value: str


class Offer:
    """The legal moves of a seat in one position, and the same ordered: what suggests itself first."""

    def __init__(self, game: AnyGame, state: BaseState, seat: int) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.legal: Sequence[Action | Ranged] = list(game.legal(state, seat))
        likely = game.advice.likely(state, seat) if seat in game.actors(state) else []
        self.ordered = [*likely, *(move for move in self.legal if move not in likely)]
        self.numbers: Sequence[Ranged] = game.advice.numbers(state, seat)
        self._notations: dict[Action, str] = {}
        self._labels: dict[tuple[str, Action], str] = {}
        self._detailed: dict[tuple[str, Action], str] = {}

    def suggestions(self, verb: str, typed: str, speaker: Words) -> list[Suggestion]:
        """The moves that fit what is typed after a verb, or after nothing: in notation, or as they are shown.
        Words are made only for those that are shown, or that do not fit in notation."""
        words = folded(typed).split()
        found = []
        for move, fits in self._candidates(f"{verb} {typed}".strip()):
            if verb and text_of(parts_of(self.game, move)[0]) != verb:
                continue
            notation = self._notation(move)
            if fits or _has(notation, words) or _has(f"{notation} {self._label(move, speaker)}", words):
                value = notation.removeprefix(f"{verb} ") if verb and len(notation) <= OPTION else notation
                found.append(Suggestion(self._shown(move, speaker), coded(value)))
            if len(found) == OPTIONS:
                break
        return found

    def labelled(self, text: str, speaker: Words) -> Action | None:
        """The legal move that is shown in these words."""
        moves = (move for move in self.ordered if not isinstance(move, Ranged))
        return next((move for move in moves if folded(self._label(move, speaker)) == folded(text)), None)

    def _candidates(self, text: str) -> Iterator[tuple[Action, bool]]:
        """Of the moves that have numbers, the one that is typed (which fits) comes before a few examples."""
        for move in self.ordered:
            if not isinstance(move, Ranged):
                yield move, False
                continue
            with suppress(GameError):
                if (typed := read_typed(self.game, self.state, self.seat, text)) in move:
                    yield typed, True
            yield from ((example, False) for example in move.examples())

    def _notation(self, move: Action) -> str:
        if move not in self._notations:
            self._notations[move] = self.game.write(move)
        return self._notations[move]

    def _label(self, move: Action, speaker: Words) -> str:
        key = speaker.locale, move
        if key not in self._labels:
            self._labels[key] = speaker.move(move)
        return self._labels[key]

    def _shown(self, move: Action, speaker: Words) -> str:
        key = speaker.locale, move
        if key not in self._detailed:
            label, figures = self._label(move, speaker), self.game.advice.detail(self.state, move)
            detail = speaker.detail(move, figures)
            self._detailed[key] = cut(f"{label} ({detail})" if detail else label, OPTION)
        return self._detailed[key]


def offer_of(table: Table, seat: int) -> Offer:
    """What a seat may do now; a worker remembers the positions that it looked at last."""
    assert table.row.snapshot is not None and table.row.board is not None
    key = table.row.game, table.row.board, table.row.snapshot, seat
    offer = _kept.get(key)
    if offer is None:
        offer = _kept[key] = Offer(table.match.game, table.seen(seat), seat)
    return offer


def suggestions(row: GameRow, seat: int, verb: str, typed: str, locale: str) -> list[Suggestion]:
    """The legal moves of a seat that fit what is typed, in a language."""
    return offer_of(load(row), seat).suggestions(verb, typed, speak(locale, row.game))


_kept: LRUCache[tuple[str, bytes, bytes, int], Offer] = LRUCache(REMEMBERED)


def _has(text: str, words: Sequence[str]) -> bool:
    plain = folded(text)
    return all(word in plain for word in words)
