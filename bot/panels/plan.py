"""Several moves that lead to a goal, offered as one: where from, where to, which way, *Confirm*."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from bot.messages.ids import MoveId, Notation, PickId, PlanAt, read_number
from bot.messages.limits import CUSTOM_ID
from bot.messages.pages import paged, turning
from bot.messages.parts import Button, Menu, Option, Style
from bot.panels.panel import Looking, Panel
from games.engine.contract import Action
from games.engine.history import AND_THEN
from games.engine.notation import verb_of
from games.engine.typed import in_notation

Ways = list[Sequence[Action]]
DASH = re.compile(r"\s*[-–—→]\s*")
BEFORE_A_MOVE = 25
"""Letters of an id before its move: the kind, the game and the version."""


class Goal(NamedTuple):
    """An option of a plan: what it adds to the way, and how it is shown."""

    step: str
    label: str
    detail: str = ""


def plan_panel(looking: Looking, place: PlanAt, page: int) -> Panel:
    """The menu after what is chosen so far, or the moves to confirm."""
    way = place.way
    if not way:
        starts = looking.game.advice.starts(looking.offer.state, looking.seat)
        return _menu(looking, "plan-from", [Goal(name, name) for name in starts], (), page)
    plans = _plans(looking, way[0])
    if len(way) == 1 or way[1] not in plans:
        goals = [Goal(goal, goal, _price(looking, ways[0])) for goal, ways in plans.items()]
        return _menu(looking, "plan-to", goals, way[:1], page)
    ways = plans[way[1]]
    if len(way) == 2 and len(ways) > 1:
        named = [
            Goal(str(number), _named(looking, moves), _price(looking, moves))
            for number, moves in enumerate(ways)
        ]
        return _menu(looking, "plan-way", named, way[:2], page)
    number = read_number(way[2]) if len(way) > 2 else 0
    return _confirm(looking, ways[max(0, min(number, len(ways) - 1))], way[: 2 if len(ways) > 1 else 1])


def planned(looking: Looking, text: str) -> PlanAt | None:
    """The cheapest plan between the two ends that a text names after its verb."""
    state, seat = looking.offer.state, looking.seat
    _, rest = verb_of(in_notation(looking.game, state.board, text))
    starts = looking.game.advice.starts(state, seat)
    for dash in DASH.finditer(rest):
        ends = rest[: dash.start()], rest[dash.end() :]
        for start, goal in (ends, ends[::-1]):
            if start in starts and goal in _plans(looking, start):
                return PlanAt((start, goal, "0"))
    return None


def _plans(looking: Looking, start: str) -> dict[str, Ways]:
    """The goals from a start, with the ways that *Confirm* has room for."""
    found = looking.game.advice.plans(looking.offer.state, looking.seat, start)
    fitting = {goal: [moves for moves in ways if _fits(looking, moves)] for goal, ways in found.items()}
    return {goal: ways for goal, ways in fitting.items() if ways}


def _menu(looking: Looking, title: str, goals: list[Goal], way: tuple[str, ...], number: int) -> Panel:
    row, speaker = looking.table.row, looking.speaker
    page = paged(goals, number)
    back = looking.step(PlanAt(way[:-1])) if way else None
    buttons = turning(page, lambda other: looking.step(PlanAt(way), other), speaker, back)
    if not goals:
        return Panel(speaker.say("plan-none"), buttons=buttons)
    options = [Option(PlanAt((*way, goal.step)), goal.label, goal.detail) for goal in page.items]
    shown = Menu(PickId(row.id, row.played), options, speaker.say("menu-hint"))
    return Panel(speaker.say(title), [shown], buttons)


def _confirm(looking: Looking, moves: Sequence[Action], before: tuple[str, ...]) -> Panel:
    row, speaker = looking.table.row, looking.speaker
    lines = [f"▸ {speaker.move(move)}" for move in moves]
    confirm = MoveId(row.id, row.played, _notation(looking, moves))
    return Panel(
        "\n".join([*lines, _price(looking, moves)]),
        buttons=[
            Button(confirm, speaker.say("button-confirm"), Style.SUCCESS),
            Button(looking.step(PlanAt(before)), speaker.say("button-back")),
        ],
        drawn=moves,
    )


def _notation(looking: Looking, moves: Sequence[Action]) -> Notation:
    return Notation(AND_THEN.join(looking.notation(move) for move in moves))


def _fits(looking: Looking, moves: Sequence[Action]) -> bool:
    """Several moves can't stand as a code."""
    return len(_notation(looking, moves)) <= CUSTOM_ID - BEFORE_A_MOVE


def _named(looking: Looking, moves: Sequence[Action]) -> str:
    """A way by its places: what stands first in a move after the verb."""
    return ", ".join(looking.speaker.thing(looking.game.advice.choices(move)[1]) for move in moves)


def _price(looking: Looking, moves: Sequence[Action]) -> str:
    """What the moves cost together."""
    cost = sum(looking.game.advice.detail(looking.public, move).cost or 0 for move in moves)
    return looking.speaker.say("plan-price", cost=cost, moves=len(moves))
