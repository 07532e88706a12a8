"""The buttons under a board: likely moves, a plan, all moves, and taking the last one back."""

import re

from bot.messages.bidding import bidding_of, lots_of
from bot.messages.ids import (
    AskId,
    BidId,
    CeilingId,
    DraftId,
    LogId,
    MenuAt,
    MoreId,
    MoveId,
    Notation,
    PlanId,
    RematchId,
    StepId,
)
from bot.messages.limits import BUTTON
from bot.messages.parts import Button, Style
from bot.tables.table import Table
from games.engine.contract import Action
from games.engine.history import UNDO, why_not_undo
from games.engine.match import Match
from games.engine.ranges import Ranged
from games.engine.words import ARROW, Words

CLAUSE = re.compile(r"\s*; | \(")
"""Where what matters most of a move's costs and gains is told, and the rest begins."""
LIKELY = 9
"""Moves that have a button of their own."""


def buttons_of(table: Table, speaker: Words) -> list[Button]:
    """The likely moves, a plan, all moves, and taking the last one back."""
    row, game = table.row, table.match.game
    if not table.asked:
        return [
            Button(LogId(row.id, row.played, -1), speaker.say("button-log")),
            Button(RematchId(row.id), speaker.say("button-rematch"), Style.SUCCESS),
        ]
    taking_back = (
        [Button(MoveId(row.id, row.played, Notation(UNDO)), speaker.say("button-undo"))]
        if why_not_undo(table.log) is None
        else []
    )
    if row.thinking:
        return taking_back
    state = table.seen()
    seats, bids = game.actors(state), game.advice.bids
    found = []
    likely = game.advice.likely(state, seats[0]) if len(seats) == 1 else []
    lots = (
        lots_of(game, game.legal(state, seats[0])) if any(isinstance(move, bids) for move in likely) else []
    )
    lowest = {f"{lot.notation} {lot.low}" for lot in lots}
    likely = [move for move in likely if not isinstance(move, bids) or game.write(move) in lowest]
    for move in likely[:LIKELY]:
        if isinstance(move, Ranged):
            label = speaker.say(f"verb-{move.verb}")
            found.append(Button(DraftId(row.id, row.played, move.verb), f"{label}…"))
            continue
        label = label_of(speaker.move(move), speaker.detail(move, game.advice.detail(state, move)))
        if any(label == shown.label for shown in found):  # two ways that can't be told apart: the better one
            continue
        kind = AskId if asks_first(table, seats[0], move) else MoveId
        found.append(Button(kind(row.id, row.played, Notation(game.write(move))), label))
    if lots:
        found.append(Button(BidId(row.id, row.played), f"{speaker.say('button-bid')}…", Style.PRIMARY))
    if any(game.advice.ceilings(state, seat) for seat in seats):
        id_ = CeilingId(row.id, bidding_of(game, state))
        found.append(Button(id_, f"{speaker.say('button-up-to')}…", Style.PRIMARY))
    if any(game.advice.starts(state, seat) for seat in seats):
        found.append(Button(PlanId(row.id, row.played), speaker.say("button-plan"), Style.PRIMARY))
    by_numbers = {ranged.verb for seat in seats for ranged in game.advice.numbers(state, seat)}
    for verb in (verb for seat in seats for verb in game.advice.menus(state, seat)):
        menu = StepId(row.id, row.played, 0, MenuAt((verb,)))
        opens = DraftId(row.id, row.played, verb) if verb in by_numbers else menu
        found.append(Button(opens, f"{speaker.say(f'verb-{verb}')}…", Style.PRIMARY))
    found.append(Button(MoreId(row.id, row.played), speaker.say("button-more"), Style.PRIMARY))
    return [*found, *taking_back]


def asks_first(table: Table, seat: int, move: Action) -> bool:
    """Whether a move is shown before it is made: something is to be feared of it, or it can't be taken back
    freely."""
    warning = table.match.game.advice.warning(table.seen(), seat, [move])
    return warning is not None or _is_final(table, seat, move)


def label_of(move: str, detail: str) -> str:
    """A move on a button, with as much of what it costs and brings as there is room for: all, or the first
    of it. The panel tells the rest."""
    matters = CLAUSE.split(detail, maxsplit=1)[0]
    for told in (move, _ends(move)):
        for brings in filter(None, (detail, matters)):
            if len(label := f"{told} · {brings}") <= BUTTON:
                return label
    return fitting(move, BUTTON)


def fitting(move: str, room: int) -> str:
    """A move where there is so much room: of a way that is too long its two ends are left, and no word is
    cut."""
    for label in (move, _ends(move)):
        if len(label) <= room:
            return label
    return f"{move[: room - 1].rpartition(' ')[0]}…"


def _ends(move: str) -> str:
    """The first and the last place of a way; any other move as it is."""
    first, *between = move.split(ARROW)
    return ARROW.join([first, *["…"] * (len(between) > 1), *between[-1:]])


def _is_final(table: Table, seat: int, move: Action) -> bool:
    """Whether a move can't be taken back freely: something is drawn after it, or the game is over."""
    tried = Match.resume(table.match.setting, table.match.snapshot())
    return tried.play(seat, move).drew or not tried.game.actors(tried.state)
