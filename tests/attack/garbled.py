"""Garbled inputs for all that reads what people type or upload: each must be taken, or refused in words.

A refused one changes nothing, an accepted one leaves a sound position. `python -m tests.attack.garbled N`
makes N of them. Each has a name, which is told with what went wrong; called with that, it is read again.
"""

import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec

from bot.cogs.away import read_day
from bot.cogs.lobby import read_given
from bot.cogs.settings import ZONES, read_hours, read_zone
from bot.messages import ids
from bot.messages.limits import CONTENT, CUSTOM_ID, OPTION
from bot.schedule.hours import Rest, awake
from bot.tables.order_language import decide, read_order, told
from bot.tables.play import play_row
from bot.words import speak
from games.engine import record, registry
from games.engine.errors import GameError, told_by
from games.engine.fuzz import random_match, random_move
from games.engine.history import play_again, turns_undone
from games.engine.match import AnyMatch, AnySetting, Match, Setting, read_options, set_up
from games.engine.ranges import settled
from games.engine.words import LOCALES
from tests.attack.mutations import Page, page_of, spoilt, spoilt_page
from tests.attack.outcome import Outcome
from tests.fifth_game import NAME, found
from tests.playthroughs import NAMES, variants

NOW = datetime(2026, 1, 5, 12, 0, tzinfo=UTC)
POSITIONS = 12
"""Of each game; so many moves and orders are at hand at each."""
MOVES = 60
SLOW = 2.0
"""Seconds of work after which an input has done what it was made for."""
SHOWN, ENDS = 5, 150


class Changed(Exception):
    """A refused input has left its traces, or an accepted one a position that cannot be."""


@dataclass
class Tally:
    """What became of the inputs of a kind."""

    tried: int = 0
    refused: int = 0
    accepted: int = 0
    unhandled: int = 0
    changed: int = 0
    slow: int = 0
    findings: list[str] = field(default_factory=list)

    def told(self, kind: str) -> str:
        """All of it on one line."""
        return (
            f"{kind}: {self.tried:,} tried, {self.refused:,} refused, {self.accepted:,} accepted, "
            f"{self.unhandled} unhandled, {self.changed} changed, {self.slow} slow"
        )


class Kind(NamedTuple):
    """A kind of input: how one is made, and who reads it."""

    make: Callable[[Random], Any]
    read: Callable[[Any], object]


@dataclass(repr=False)
class Position:
    """A position of a random game, with texts that mean something in it."""

    setting: AnySetting
    snapshot: bytes
    seat: int
    match: AnyMatch
    view: Any
    texts: Sequence[str]

    def __repr__(self) -> str:
        return f"{self.setting.game.name} of {len(self.setting.seats)} after {self.match.played}"


def attack(count: int, seed: int) -> Outcome:
    """So many garbled inputs, of every kind as many."""
    tallies = garble(count, seed)
    notes = [tally.told(kind) for kind, tally in tallies.items()]
    notes += [finding for tally in tallies.values() for finding in tally.findings]
    return Outcome(
        "garbled inputs",
        tried=sum(tally.tried for tally in tallies.values()),
        stuck=sum(tally.slow for tally in tallies.values()),
        unhandled=sum(tally.unhandled + tally.changed for tally in tallies.values()),
        notes=notes,
    )


def garble(count: int, seed: int) -> dict[str, Tally]:
    """What became of so many inputs, by kind."""
    with found():
        kinds = _kinds()
        shares = [count // len(kinds) + (number < count % len(kinds)) for number in range(len(kinds))]
        return {
            name: _try_all(name, kind, share, seed)
            for (name, kind), share in zip(kinds.items(), shares, strict=True)
        }


def _try_all(name: str, kind: Kind, count: int, seed: int) -> Tally:
    tally, worded = Tally(), set[object]()
    for number in range(count):
        own = f"{seed}/{name}/{number}"
        given = kind.make(Random(own))
        begun = time.thread_time()
        tally.tried += 1
        try:
            _read(kind, given, tally, worded)
        except Exception as error:  # whatever it is, it is a finding
            if isinstance(error, Changed):
                tally.changed += 1
            else:
                tally.unhandled += 1
            _note(tally, own, given, f"{type(error).__name__}: {error}")
        if time.thread_time() - begun > SLOW:
            tally.slow += 1
            _note(tally, own, given, f"took {time.thread_time() - begun:.1f} s")
    return tally


def _read(kind: Kind, given: Any, tally: Tally, worded: set[object]) -> None:
    """Reads an input; the first refusals of each kind are put into words."""
    try:
        kind.read(given)
        tally.accepted += 1
    except GameError as error:
        tally.refused += 1
        shape = error.game, error.key, *(type(value) for value in error.figures.values())
        if shape not in worded or tally.refused % 50 == 0:
            worded.add(shape)
            for locale in LOCALES:
                text = speak(locale, error.game).refuse(error, error.seats)
                if len(text.encode().decode()) > CONTENT:
                    raise ValueError(f"no answer that can be sent: {text:.200}") from error


def _note(tally: Tally, own: str, given: Any, what: str) -> None:
    if len(tally.findings) < SHOWN:
        tally.findings.append(f"  {own}: {what:.300}\n    {_short(repr(given))}")


def _short(text: str) -> str:
    return text if len(text) <= 2 * ENDS else f"{text[:ENDS]} ... {text[-ENDS:]}"


# The kinds


@cache
def _kinds() -> dict[str, Kind]:
    return {
        "boards": Kind(_board, _read_board),
        "match files": Kind(lambda dice: spoilt_page(dice.choice(_files()), dice), _read_file),
        "moves": Kind(lambda dice: _typed(dice, 3), _play),
        "orders": Kind(lambda dice: _typed(dice, 2, ORDERS), _order),
        "rows": Kind(lambda dice: spoilt(ROWS, dice), _row),
        "days": Kind(lambda dice: (spoilt(DAYS, dice), dice.choice(ZONES)), _read_day),
        "hours": Kind(lambda dice: spoilt(HOURS, dice), _read_hours),
        "zones": Kind(lambda dice: spoilt(ZONES, dice), _read_zone),
        "options": Kind(_options, _read_options),
        "ids": Kind(lambda dice: spoilt(IDS, dice)[:CUSTOM_ID], _read_id),
        "panels": Kind(lambda dice: spoilt(PANELS, dice)[:OPTION], _read_panel),
        "deeds": Kind(lambda dice: spoilt(DEEDS, dice), ids.read_deed),
    }


ORDERS = [
    "bid up to 5, then pass",
    "pass this phase",
    "pass if free",
    "bid up to 3 for red; pass",
    "pass | pass",
]
ROWS = ["undo", "undo 1", "undo 3", "undo ", "pass"]
DAYS = ["2026-12-24", "7", "365", "0001-01-01", "9999-12-31", "2026-02-30", "20261224", "2026-W05-1"]
HOURS = ["22-7", "0-0", "22h – 7h", "9-23", "24-1"]
IDS = [
    "rh:move:1:7:pass", "rh:more:1:7", "rh:draft:1:7:produce:1.2.3", "rh:plan:1:7:0:A|B|1", "rh:log:1:7:-1",
    "rh:recap:1:2:3:4", "rh:notice:1:yes-3:o9", "rh:notice:1:accept-2-1234:o9", "rh:lobby:1:join",
    "rh:option:1:seats", "rh:thread:1", "rh:step:1:7:0:menu:a|b", "rh:step:1:7:0:numbers:produce:1.2",
    "rh:pick:1:7", "rh:number:1:7:produce:0:1.2", "rh:made:1:7:produce:1.2", "rh:move:1:7:~0123456789abcdef",
]  # fmt: skip
PANELS = ["menu:", "menu:a|b", "numbers:produce:1.2.3", "move:pass", "plan:A|B|1", "move:~0123456789abcdef"]
DEEDS = [*(deed.value for deed in ids.NoticeDeed), "yes-3", "accept-2-1234", "take-1"]


@cache
def _boards() -> dict[str, Page]:
    return {
        name: page_of((game.folder / "boards" / f"{game.default_board}.json").read_bytes())
        for name in registry.names()
        for game in [registry.load(name)]
    }


def _board(dice: Random) -> tuple[str, bytes]:
    name = dice.choice(list(_boards()))
    return name, spoilt_page(_boards()[name], dice)


def _read_board(given: tuple[str, bytes]) -> None:
    name, text = given
    game = registry.load(name)
    with told_by(name):
        board = game.own_board(text)
    players = game.players[0]
    _sound(Match(Setting(game, NAMES[:players], "board", game.Options(), board)))


@cache
def _files() -> list[Page]:
    """Short ones: what is wrong in a move is found as well in the third as in the hundredth."""
    texts = []
    for name in registry.names():
        match: AnyMatch = Match(set_up(name, NAMES[: registry.load(name).players[0]], "files"))
        for number in range(3):
            seat = match.game.actors(match.state)[0]
            match.play(seat, random_move(match.game, match.state, seat, Random(number)))
        texts.append(record.write(match))
    return [page_of(text) for text in texts]


def _read_file(text: bytes) -> None:
    _sound(record.replay(text))


@cache
def _positions() -> list[Position]:
    """Positions of a random game of each game."""
    dice, positions = Random("positions"), []
    for name in registry.names():
        game = registry.load(name)
        options = dice.choice(list(variants(game)))
        setting = set_up(name, NAMES[: dice.choice(game.players)], "positions", options)
        snapshots: list[bytes] = []
        random_match(setting, lambda match, _, kept=snapshots: kept.append(match.snapshot()))  # type: ignore[misc]
        positions += [
            _position(setting, snapshot, dice)
            for snapshot in dice.sample(snapshots, min(POSITIONS, len(snapshots)))
        ]
    return positions


def _position(setting: AnySetting, snapshot: bytes, dice: Random) -> Position:
    match: AnyMatch = Match.resume(setting, snapshot)
    game, state = match.game, match.state
    seat = next(iter(game.actors(state)), 0)
    moves = [game.write(settled(move, dice)) for move in game.legal(state, seat)]
    texts = dice.sample(moves, min(MOVES, len(moves))) or ["pass"]
    return Position(setting, snapshot, seat, match, game.view(state, seat), texts)


def _typed(dice: Random, others: int, more: Sequence[str] = ()) -> tuple[Position, int, str]:
    """A text, mostly of one who is asked, that was once a move at this or another position."""
    position = dice.choice(_positions())
    seat = position.seat if dice.random() < 0.9 else dice.randrange(len(position.setting.seats))
    bases = [
        dice.choice(position.texts),
        *(dice.choice(dice.choice(_positions()).texts) for _ in range(others)),
    ]
    text = spoilt([*bases, *more], dice)
    return position, seat, f"{text};{dice.choice(bases)}" if dice.random() < 0.1 else text


def _play(given: tuple[Position, int, str]) -> None:
    position, seat, text = given
    match = position.match
    try:
        with told_by(match.game.name, match.setting.seats):
            play_row(match, seat, text)
        _sound(match)
    except GameError:
        if match.snapshot() != position.snapshot:
            raise Changed("a refused move has changed the position") from None
        raise
    finally:
        if match.turns:
            position.match = Match.resume(position.setting, position.snapshot)


def _order(given: tuple[Position, int, str]) -> None:
    position, seat, text = given
    game = position.match.game
    with told_by(game.name, position.setting.seats):
        order = read_order(game, position.view, seat, text)
        decide(game, position.view, seat, order)
    told(order, speak(LOCALES[0], game.name))
    msgspec.json.encode(order)


@cache
def _rows_setting() -> AnySetting:
    return set_up(NAME, NAMES[:2], "rows")


class _Row(NamedTuple):
    seat: int
    move: str
    origin: str = "player"


def _row(text: str) -> None:
    """A row as it might have been kept, after one that is sound."""
    setting = _rows_setting()
    turns_undone(text)
    match: AnyMatch = Match(setting)
    seat = match.game.actors(match.state)[0]
    first = match.game.write(match.game.advice.safe_move(match.state, seat))
    with told_by(setting.game.name, setting.seats):
        again, _ = play_again(setting, [_Row(seat, first), _Row(seat, text)])
    _sound(again)


def _read_day(given: tuple[str, str]) -> None:
    text, zone = given
    read_day(text, NOW, zone)


def _read_hours(text: str) -> None:
    start, end = read_hours(text)
    awake(NOW, Rest(start=start, end=end))


def _read_zone(text: str) -> None:
    awake(NOW, Rest(read_zone(text), 22, 7))


@cache
def _option_texts(name: str) -> list[str]:
    game = registry.load(name)
    return [
        " ".join(f"{option}={str(value).lower()}" for option, value in chosen.items()) or "speed=1"
        for chosen in variants(game)
    ]


def _options(dice: Random) -> tuple[str, str]:
    name = dice.choice(registry.names())
    return name, spoilt(_option_texts(name), dice)


def _read_options(given: tuple[str, str]) -> None:
    name, text = given
    with told_by(name):
        read_options(registry.load(name), read_given(text))


def _read_id(text: str) -> None:
    id_ = ids.read_id(text)
    if ids.read_id(ids.custom_id(id_)) != id_:
        raise Changed("an id is read otherwise than it is written")


def _read_panel(text: str) -> None:
    place = ids.read_panel(text)
    if ids.read_panel(ids.value_of(place)) != place:
        raise Changed("a place is read otherwise than it is written")


def _sound(match: AnyMatch) -> None:
    if broken := match.game.check(match.state):
        raise Changed("; ".join(broken))


def again(own: str) -> None:
    """Reads one input once more, and lets whatever happens pass."""
    with found():
        kind = _kinds()[own.split("/")[1]]
        given = kind.make(Random(own))
        print(repr(given))
        kind.read(given)


def main(count: int) -> int:
    begun = time.monotonic()
    outcome = attack(count, seed=1)
    print(*outcome.notes, f"{outcome.told()}, {time.monotonic() - begun:.0f} s", sep="\n")
    return 0 if outcome.well else 1


if __name__ == "__main__":
    if "/" in sys.argv[1]:
        again(sys.argv[1])
    else:
        sys.exit(main(int(sys.argv[1])))
