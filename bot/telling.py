"""What happened, told: a turn and all that followed from it, in a few lines."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

import discord
from msgspec.structs import asdict

from games.contract import Event
from games.match import Match, Turn
from games.words import Words

LONGEST = 3400
LOG_PAGE = 1500


def narrate(turn: Turn, speaker: Words, names: Sequence[str]) -> str:
    """The turn in words. Runs of the same event by several players become one sentence, and moves
    that left no choice are told as such; what follows from one is nobody's move."""
    lines = list(_lines(turn, speaker, names))
    while len(lines) > 2 and sum(len(line) + 1 for line in lines) > LONGEST:
        del lines[len(lines) // 2]
        lines[len(lines) // 2 - 1] = speaker.say("told-cut")
    return "\n".join(lines)


def log_pages(match: Match[Any, Any], speaker: Words) -> list[str]:
    """Everything that happened, in pages that fit a message."""
    names = [discord.utils.escape_markdown(name) for name in match.setting.seats]
    pages = [""]
    for number, turn in enumerate([match.opening, *match.turns]):
        first, *others = _lines(turn, speaker, names)
        for line in (f"**{number}.** {first}", *others):
            if len(pages[-1]) + len(line) >= LOG_PAGE:
                pages.append("")
            pages[-1] = f"{pages[-1]}\n{line}".strip()
    return pages


def _lines(turn: Turn, speaker: Words, names: Sequence[str]) -> Iterator[str]:
    told = [(event, step.forced and not nth) for step in turn.steps for nth, event in enumerate(step.events)]
    for (_, forced), run in groupby(told, key=lambda item: (_shape(item[0]), item[1])):
        events = [event for event, _ in run]
        plural = f"events-{events[0].__struct_config__.tag}"
        if len(events) > 1 and speaker.has(plural):
            seats: list[Any] = [asdict(event)["seat"] for event in events]
            sentences = [speaker.say(plural, names, **{**asdict(events[0]), "seats": seats})]
        else:
            sentences = [speaker.tell(event, names) for event in events]
        for sentence in sentences:
            yield speaker.say("told-forced", told=sentence) if forced else sentence


def _shape(event: Event) -> tuple[Any, ...]:
    """What two events must share to be told together: all but whose they are."""
    fields = asdict(event)
    return type(event), *(str(value) for name, value in fields.items() if not name.endswith("seat"))
