"""A number for each of several things: menus with what the rest allows, checked as a whole. The numbers
chosen so far stand in the custom ids, so that the panel survives a restart."""

from collections.abc import Mapping
from typing import Any

from bot.messages.ids import DraftId, MadeId, NumberId, NumbersAt
from bot.messages.limits import OPTIONS
from bot.messages.parts import Button, Menu, Option, Style
from bot.panels.panel import Looking, Panel
from games.engine.ranges import Ranged, Span
from games.engine.words import Words


def numbers_panel(looking: Looking, place: NumbersAt, _: int) -> Panel:
    """A menu for each thing, what it all costs, and *Confirm* once something is chosen."""
    row, speaker, ranged = looking.table.row, looking.speaker, looking.ranged(place.verb)
    counts = counts_of(ranged, place.draft)
    action, draft = ranged.filled(counts), _draft(ranged, counts)
    lines = [speaker.say(f"limits-{ranged.verb}", **ranged.limits)]
    lines += [
        speaker.say(f"span-{ranged.verb}", what=span.what, low=span.low, high=span.high, **span.uses)
        for span in ranged.spans
    ]
    buttons = []
    if action in ranged:
        detail = f"({looking.detail(action)})"
        lines.append(speaker.say("menu-confirm", move=speaker.move(action), detail=detail))
        made = MadeId(row.id, row.played, ranged.verb, draft)
        buttons.append(Button(made, speaker.say("button-confirm"), Style.SUCCESS))
    menus = []
    for at, span in enumerate(ranged.spans):
        options = _options(ranged, span, counts, speaker)
        id_ = NumberId(row.id, row.played, ranged.verb, at, draft)
        menus.append(Menu(id_, options, disabled=len(options) == 1))  # the rest allows none
    most, least = (_draft(ranged, _counts(example)) for example in _extremes(ranged))
    buttons.append(Button(DraftId(row.id, row.played, ranged.verb, most), speaker.say("button-most")))
    if least != most:
        buttons.append(Button(DraftId(row.id, row.played, ranged.verb, least), speaker.say("button-least")))
    return Panel("\n".join(lines), menus, buttons, [action] * (action in ranged))


def counts_of(ranged: Ranged, draft: tuple[int, ...]) -> dict[str, int]:
    """The numbers of a draft; those that are missing are 0."""
    numbers = [*draft, *[0] * len(ranged.spans)]
    return {span.what: number for span, number in zip(ranged.spans, numbers, strict=False)}


def _options(ranged: Ranged, span: Span, counts: Mapping[str, int], speaker: Words) -> list[Option]:
    """None, or as many as the rest allows."""
    options = []
    for number in [0, *range(span.low, ranged.most(span, counts) + 1)][:OPTIONS]:
        used = {name: use * number for name, use in span.uses.items()}
        label = speaker.say(f"number-{ranged.verb}", what=span.what, count=number, **used)
        options.append(Option(str(number), label, chosen=number == counts[span.what]))
    return options


def _extremes(ranged: Ranged) -> tuple[Any, Any]:
    examples = list(ranged.examples())
    return examples[0], examples[min(1, len(examples) - 1)]


def _counts(action: Any) -> dict[str, int]:
    return {amount.what: amount.count for amount in action.amounts}


def _draft(ranged: Ranged, counts: Mapping[str, int]) -> tuple[int, ...]:
    return tuple(counts.get(span.what, 0) for span in ranged.spans)
