"""Several moves that lead to a goal, offered as one: the best plans at once, which way, *Confirm*; and
for all others where from and where to. Each step has a picture of what can be chosen."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from bot.messages.ids import MoveId, Notation, PickId, PlanAt, read_number
from bot.messages.limits import CUSTOM_ID
from bot.messages.pages import paged, turning
from bot.messages.parts import Button, Menu, Option, Style
from bot.panels.panel import TOLD_APART, Looking, Panel
from games.engine.advice import Plan
from games.engine.contract import Action
from games.engine.history import AND_THEN
from games.engine.notation import verb_of
from games.engine.typed import in_notation

Ways = list[Sequence[Action]]
DASH = re.compile(r"\s*[-–—→]\s*")
BEFORE_A_MOVE = 25
"""Letters of an id before its move: the kind, the game and the version."""


ANY_START = "*"
"""In the place of a start: all of them are to be shown."""


class Goal(NamedTuple):
    """An option of a plan: the way that it leads to, how it is shown, and the moves that are drawn of it."""

    way: tuple[str, ...]
    label: str
    detail: str = ""
    route: Sequence[Action] = ()


def plan_panel(looking: Looking, place: PlanAt, page: int) -> Panel:
    """The menu after what is chosen so far, or the moves to confirm."""
    way = place.way
    if not way and (best := _best(looking)):
        return _offers(looking, best)
    if not way or way[0] == ANY_START:
        starts = looking.game.advice.starts(looking.offer.state, looking.seat)
        named = [Goal((name,), looking.speaker.place(name)) for name in starts]
        return _menu(looking, PlanAt((ANY_START,)), "plan-from", named, () if way else None, page)
    plans = _plans(looking, way[0])
    if len(way) == 1 or way[1] not in plans:
        goals = [
            Goal((way[0], goal), looking.speaker.place(goal), _price(looking, ways[0]), ways[0])
            for goal, ways in plans.items()
        ]
        return _menu(looking, PlanAt(way[:1]), "plan-to", goals, (ANY_START,), page)
    ways = plans[way[1]]
    before = () if any((plan.start, plan.goal) == way[:2] for plan in _best(looking)) else way[:1]
    if len(way) == 2 and len(ways) > 1:
        named = [
            Goal((*way, str(number)), _named(looking, moves), _price(looking, moves), moves)
            for number, moves in enumerate(ways)
        ]
        return _menu(looking, PlanAt(way[:2]), "plan-way", named, before, page)
    number = read_number(way[2]) if len(way) > 2 else 0
    moves = ways[max(0, min(number, len(ways) - 1))]
    return _confirm(looking, moves, way[:2], way[:2] if len(ways) > 1 else before)


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


def _best(looking: Looking) -> list[Plan[Action]]:
    """The plans of the first menu."""
    plans = looking.game.advice.best_plans(looking.offer.state, looking.seat)
    return [plan for plan in plans if _fits(looking, plan.moves)][:TOLD_APART]


def _offers(looking: Looking, best: Sequence[Plan[Action]]) -> Panel:
    """The first menu: whole plans, and the way to all others."""
    row, speaker = looking.table.row, looking.speaker
    several = len(best) > 1
    options = []
    for number, plan in enumerate(best, 1):
        ends = f"{speaker.place(plan.start)} – {speaker.place(plan.goal)}"
        label = f"{number} · {ends}" if several else ends
        options.append(Option(PlanAt((plan.start, plan.goal)), label, _price(looking, plan.moves)))
    options.append(Option(PlanAt((ANY_START,)), speaker.say("plan-other")))
    return Panel(
        "\n".join([looking.trail(speaker.say("plan-step")), speaker.say("plan-which")]),
        [Menu(PickId(row.id, row.played), options, speaker.say("menu-hint"))],
        looking.knowing(),
        routes=[plan.moves for plan in best],
        near=[place for plan in best for place in (plan.start, plan.goal)],
    )


def _menu(
    looking: Looking, here: PlanAt, title: str, goals: list[Goal], before: tuple[str, ...] | None, number: int
) -> Panel:
    """One step of a plan, its options numbered as in the picture."""
    row, speaker = looking.table.row, looking.speaker
    page = paged(goals, number)
    back = looking.step(PlanAt(before)) if before is not None else None
    buttons = turning(page, lambda other: looking.step(here, other), speaker, back)
    if not goals:
        return Panel(speaker.say("plan-none"), buttons=buttons)
    routes = [goal.route for goal in page.items if goal.route]
    options = []
    for nth, goal in enumerate(page.items, 1):
        label = f"{nth} · {goal.label}" if len(routes) > 1 else goal.label
        options.append(Option(PlanAt(goal.way), label, goal.detail))
    chosen = [name for name in here.way if name != ANY_START]
    return Panel(
        "\n".join([_trail(looking, chosen), speaker.say(title)]),
        [Menu(PickId(row.id, row.played), options, speaker.say("menu-hint"))],
        [*buttons, *looking.knowing()],
        routes=routes,
        near=chosen if routes else [goal.way[-1] for goal in page.items],
    )


def _trail(looking: Looking, chosen: Sequence[str]) -> str:
    return looking.trail(looking.speaker.say("plan-step"), *(looking.speaker.place(name) for name in chosen))


def _confirm(
    looking: Looking, moves: Sequence[Action], ends: tuple[str, ...], before: tuple[str, ...]
) -> Panel:
    row, speaker = looking.table.row, looking.speaker
    lines = [f"▸ {speaker.move(move)} · {_price(looking, [move])}" for move in moves]
    confirm = MoveId(row.id, row.played, _notation(looking, moves))
    return Panel(
        "\n".join([_trail(looking, ends), *lines, f"**{_price(looking, moves)}**", *looking.warned(moves)]),
        buttons=[
            Button(confirm, speaker.say("button-confirm"), Style.SUCCESS),
            Button(looking.step(PlanAt(before)), speaker.say("button-back")),
        ],
        routes=[moves],
        near=ends,
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
