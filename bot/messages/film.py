"""The film of a game, or of a part of it: which boards, and the spectators' view of each."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.messages.picture import Look, scene_of
from bot.store.rows import ActionRow
from bot.tables.table import Passage, Table
from bot.words import speak
from games.engine.advice import Advice
from games.engine.contract import Event
from games.engine.course import spread
from games.engine.history import LogEntry, standing_entries
from games.engine.match import AnyMatch, replay
from rendering import ALT_TEXT, describe
from rendering.film import FILM_WIDTH, MOST
from rendering.scene import Scene


@dataclass(frozen=True)
class Reel:
    """The boards of a film, and what it shows in words."""

    scenes: Sequence[Scene]
    described: str


def reel_of(passage: Passage, moves: tuple[int, int], locale: str, look: Look) -> Reel:
    """The boards from the one after a move to that after another. For a worker."""
    scenes = [replace(scene, width=FILM_WIDTH) for scene in scenes_of(passage.play(), moves, locale, look)]
    first, last = moves
    about = speak(locale, passage.row.game).say("film-described", first=first, last=last)
    described = f"{about} {describe(scenes[-1], ALT_TEXT - len(about) - 1)}".strip()
    return Reel(scenes, described)


def scenes_of(table: Table, moves: tuple[int, int], locale: str, look: Look) -> list[Scene]:
    """The boards from one move to another, as many as a film shows."""
    first, last = moves
    standing = standing_entries(table.log)
    start = max(place for place, entry in enumerate(standing) if entry.version <= first)
    end = max(place for place, entry in enumerate(standing) if entry.version <= last)
    shown = {start + place for place in worthwhile(standing[start : end + 1], table.match.game.advice)}
    return [
        scene_of(Table(table.row, match), list(entry.turn.events), locale, Look(look.theme))
        for place, (entry, match) in enumerate(_played(table, standing[: end + 1]))
        if place in shown
    ]


def worthwhile(entries: Sequence[LogEntry], advice: Advice[Any, Any]) -> set[int]:
    """Which boards a film shows: the first, the last, and those of moves that are no mere pass. Of too many,
    those worth keeping come before the others."""

    def is_told(entry: LogEntry, events: tuple[type[Event], ...]) -> bool:
        return any(isinstance(event, events) for event in entry.turn.events)

    kept, others = [0, len(entries) - 1], []
    for place, entry in enumerate(entries[1:-1], 1):
        if is_told(entry, advice.milestones):
            kept.append(place)
        elif is_told(entry, advice.headlines) or entry.turn.steps[0].action != advice.pass_move:
            others.append(place)
    kept = [sorted(kept)[at] for at in spread(len(kept), MOST)]
    room = MOST - len(kept)
    return {*kept, *(others[at] for at in spread(len(others), room) if room > 1)}


def moves_of_round(passage: Passage, number: int) -> tuple[int, int] | None:
    """From the move that began a round, or a turn where a game has these, to the one that ended it. For a
    worker."""
    table = passage.play()
    turn_of = table.match.game.advice.moment
    rounds = [
        (turn_of(match.state).turn, entry.version)
        for entry, match in _played(table, standing_entries(table.log))
    ]
    within = [version for round_, version in rounds if round_ == number]
    after = [version for round_, version in rounds if round_ > number]
    return (within[0], (after or within[-1:])[0]) if within else None


def last_move_of(actions: Sequence[ActionRow], seat: int | None) -> int | None:
    """The last move that a player chose himself; what the clock or an order did for him is news."""
    own = [version for version, row in enumerate(actions, 1) if (row.seat, row.origin) == (seat, "player")]
    return own[-1] if own else None


def _played(table: Table, entries: list[LogEntry]) -> Iterator[tuple[LogEntry, AnyMatch]]:
    """Each turn, with the match as it was then; it goes on with the next."""
    script = [entry.turn.chosen for entry in entries[1:]]
    return zip(entries, replay(table.match.setting, script), strict=True)
