"""A number for each of several things: a form to type them in, and menus with what the rest allows, checked
as a whole. The numbers chosen so far stand in the custom ids, so that the panel survives a restart."""

from collections.abc import Mapping
from typing import Any

from bot.messages.ids import DraftId, MadeId, MenuAt, NumberId, NumbersAt
from bot.messages.limits import FIELDS, OPTIONS
from bot.messages.parts import Button, Field, Form, Menu, Option, Style
from bot.messages.plain import refused_as_typed
from bot.panels.panel import Looking, Panel, looking_at
from bot.store.rows import GameRow
from games.engine.contract import clone
from games.engine.errors import BadInput, GameError, NotLegal
from games.engine.ranges import Ranged, Span
from games.engine.words import Words

LONGEST = 4
"""Digits of a number that may be meant."""


def numbers_panel(looking: Looking, place: NumbersAt, _: int) -> Panel:
    """A menu for each thing, what it all costs, and *Confirm* once something is chosen."""
    row, speaker, ranged = looking.table.row, looking.speaker, looking.ranged(place.verb)
    counts = counts_of(ranged, place.draft)
    action, draft = ranged.filled(counts), _draft(ranged, counts)
    lines = [
        looking.trail(speaker.say(f"verb-{ranged.verb}")),
        speaker.say(f"limits-{ranged.verb}", **ranged.limits),
    ]
    lines += [_span(ranged, span, speaker) for span in ranged.spans]
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
    if not _is_listed(looking, ranged):
        most, least = (_draft(ranged, _counts(example)) for example in _extremes(ranged))
        buttons.append(Button(DraftId(row.id, row.played, ranged.verb, most), speaker.say("button-most")))
        if least != most:
            id_least = DraftId(row.id, row.played, ranged.verb, least)
            buttons.append(Button(id_least, speaker.say("button-least")))
    buttons.append(Button(looking.step(MenuAt()), speaker.say("button-back")))
    buttons += looking.knowing()
    return Panel("\n".join(lines), menus, buttons, [action] * (action in ranged), board=True)


def counts_of(ranged: Ranged, draft: tuple[int, ...]) -> dict[str, int]:
    """The numbers of a draft; those that are missing are 0."""
    numbers = [*draft, *[0] * len(ranged.spans)]
    return {span.what: number for span, number in zip(ranged.spans, numbers, strict=False)}


def numbers_form(row: GameRow, seat: int, locale: str, id_: DraftId) -> Form | None:
    """A field for each thing, for a worker; nothing where there are more than a form holds."""
    looking = looking_at(row, seat, locale)
    with looking.table.told():
        ranged = looking.ranged(id_.verb)
    if len(ranged.spans) > FIELDS:
        return None
    speaker = looking.speaker
    fields = []
    for at, span in enumerate(ranged.spans):
        name = speaker.thing(span.named)
        if _is_listed(looking, ranged):
            options = _options(ranged, span, {}, speaker)
            fields.append(Field(str(at), name, options=options, spread=True))
        else:
            about = _plain(_span(ranged, span, speaker))
            fields.append(Field(str(at), name, about, required=False))
    limits = speaker.say(f"limits-{ranged.verb}", **ranged.limits)
    return Form(id_, speaker.say(f"verb-{ranged.verb}"), fields, limits)


def numbers_typed(
    row: GameRow, seat: int, locale: str, verb: str, typed: Mapping[str, str]
) -> tuple[NumbersAt, str]:
    """The numbers that somebody gave, for a worker, and why they will not do, if so. A thing that is left
    empty has none."""
    looking = looking_at(row, seat, locale)
    with looking.table.told():
        ranged = looking.ranged(verb)
        if typed.keys() != {str(at) for at in range(len(ranged.spans))}:
            raise NotLegal("stale", version=row.played)
    draft: list[int] = []
    refused: GameError | None = None
    for at, span in enumerate(ranged.spans):
        text = typed.get(str(at), "").strip()
        if text and not is_number(text):
            refused = BadInput("no-number", text=text, what=span.named, low=span.low, high=span.high)
        draft.append(int(text) if is_number(text) else 0)
    place = NumbersAt(verb, tuple(draft))
    refused = refused or why_not_numbers(looking, ranged, counts_of(ranged, place.draft))
    if refused is None:
        return place, ""
    told = refused_as_typed(refused)
    return place, looking.speaker.refuse(told, looking.table.match.setting.seats)


def is_number(text: str) -> bool:
    """Whether somebody typed a number of a size that may be meant."""
    return text.isascii() and text.isdigit() and len(text) <= LONGEST


def why_not_numbers(looking: Looking, ranged: Ranged, counts: Mapping[str, int]) -> GameError | None:
    """Why a move can't have these numbers, or nothing: the game says what would be right."""
    action = ranged.filled(counts)
    if action in ranged:
        return None
    if not any(counts.values()):
        return BadInput("no-numbers")
    try:
        looking.game.apply(clone(looking.offer.state), looking.seat, action)
    except GameError as error:
        return error
    return None


def _span(ranged: Ranged, span: Span, speaker: Words) -> str:
    return speaker.say(f"span-{ranged.verb}", what=span.named, low=span.low, high=span.high, **span.uses)


def _is_listed(looking: Looking, ranged: Ranged) -> bool:
    """Whether there are so few moves that the rules list them one by one."""
    return ranged not in looking.offer.legal


def _plain(text: str) -> str:
    """A text where nothing is set in bold."""
    return text.replace("**", "")


def _options(ranged: Ranged, span: Span, counts: Mapping[str, int], speaker: Words) -> list[Option]:
    """None, or as many as the rest allows."""
    options = []
    for number in [0, *range(span.low, ranged.most(span, counts) + 1)][:OPTIONS]:
        used = {name: use * number for name, use in span.uses.items()}
        label = speaker.say(f"number-{ranged.verb}", what=span.named, count=number, **used)
        options.append(Option(str(number), label, chosen=number == counts.get(span.what, 0)))
    return options


def _extremes(ranged: Ranged) -> tuple[Any, Any]:
    examples = list(ranged.examples())
    return examples[0], examples[min(1, len(examples) - 1)]


def _counts(action: Any) -> dict[str, int]:
    return {amount.what: amount.count for amount in action.amounts}


def _draft(ranged: Ranged, counts: Mapping[str, int]) -> tuple[int, ...]:
    return tuple(counts.get(span.what, 0) for span in ranged.spans)
