"""What happened, told: a turn and all that followed from it, in a few lines."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from msgspec.structs import asdict

from bot.messages.limits import LOG_PAGE, TOLD
from bot.messages.plain import as_typed
from bot.tables.table import Passage
from bot.words import speak
from games.engine.contract import Event
from games.engine.history import LogEntry
from games.engine.match import Turn
from games.engine.words import Words


def narrate(turn: Turn, speaker: Words, names: Sequence[str]) -> str:
    """The turn in words. Runs of the same event by several players become one sentence, and moves
    that left no choice are told as such; what follows from one is nobody's move."""
    return "\n".join(_lines(turn, speaker, names))


def log_pages(passage: Passage, locale: str, since: int = -1) -> list[str]:
    """Everything that happened after a move, in pages that fit a message; what was undone is struck
    through. For a worker."""
    table, speaker = passage.play(), speak(locale, passage.row.game)
    names = [as_typed(name) for name in table.match.setting.seats]
    pages = [""]
    for entry in (entry for entry in table.log if entry.version > since):
        first, *others = (
            [_undone(entry, speaker, names)] if entry.undoes else _lines(entry.turn, speaker, names)
        )
        lines = [f"**{entry.version}.** {first}", *others]
        for line in (f"~~{line}~~" for line in lines) if entry.undone else lines:
            if len(pages[-1]) + len(line) >= LOG_PAGE:
                pages.append("")
            pages[-1] = f"{pages[-1]}\n{line}".strip()
    return pages


def tell(entries: Sequence[LogEntry], speaker: Words, names: Sequence[str], longest: int = TOLD) -> str:
    """What came with one row: a turn, several, or one that was taken back."""
    told = [
        _undone(entry, speaker, names) if entry.undoes else narrate(entry.turn, speaker, names)
        for entry in entries
    ]
    told += [
        speaker.say(f"told-by-{origin}")
        for origin in {e.origin: 0 for e in entries}
        if origin not in ("player", "computer")
    ]
    return shortened("\n".join(told).splitlines(), speaker, longest)


def brief(
    entries: Sequence[LogEntry], headlines: tuple[type[Event], ...], speaker: Words, names: Sequence[str]
) -> list[str]:
    """What happened in short lines: of each turn what it began with, and what is a headline. Events that go
    together stand in one line: one leads (`lead-<tag>`), those that have words for it follow
    (`brief-<tag of what leads>-<tag>`)."""
    lines: list[str] = []
    led = ""
    for entry in entries:
        if entry.undoes:
            lines.append(_undone(entry, speaker, names))
            led = ""
        elif not entry.undone:
            for number, event in enumerate(entry.turn.events):
                tag, figures = str(event.__struct_config__.tag), asdict(event)
                if led and speaker.has(follows := f"brief-{led}-{tag}"):
                    lines[-1] += f", {speaker.say(follows, names, **figures)}"
                elif speaker.has(f"lead-{tag}"):
                    lines.append(speaker.say(f"lead-{tag}", names, **figures))
                    led = tag
                elif not number or isinstance(event, headlines):
                    lines.append(speaker.tell(event, names))
                    led = ""
    return lines


def _undone(entry: LogEntry, speaker: Words, names: Sequence[str]) -> str:
    action = entry.turn.steps[0].action
    assert action is not None
    return speaker.say("told-undone", names, seat=entry.seat, move=speaker.move(action))


def shortened(lines: list[str], speaker: Words, longest: int = TOLD) -> str:
    """Lines in as many letters as there is room for; those in the middle go first."""
    while len(lines) > 2 and sum(len(line) + 1 for line in lines) > longest:
        del lines[len(lines) // 2]
        lines[len(lines) // 2 - 1] = speaker.say("told-cut")
    return "\n".join(lines)


def _lines(turn: Turn, speaker: Words, names: Sequence[str]) -> Iterator[str]:
    told = [(event, step.forced and not nth) for step in turn.steps for nth, event in enumerate(step.events)]
    for (_, forced), run in groupby(told, key=lambda item: (_shape(item[0]), item[1])):
        events = [event for event, _ in run]
        plural = f"events-{events[0].__struct_config__.tag}"
        seats: list[Any] = [asdict(event).get("seat") for event in events]
        if len(set(seats)) == len(events) > 1 and speaker.has(plural):
            sentences = [speaker.say(plural, names, **{**asdict(events[0]), "seats": seats})]
        else:
            sentences = [speaker.tell(event, names) for event in events]
        for sentence in sentences:
            yield speaker.say("told-forced", told=sentence) if forced else sentence


def _shape(event: Event) -> tuple[Any, ...]:
    """What two events must share to be told together: all but whose they are."""
    fields = asdict(event)
    return type(event), *(str(value) for name, value in fields.items() if not name.endswith("seat"))
