"""What is told after a move: what happened, the board, and who is asked. Put together in a worker."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from bot.messages.ending import chart_of, podium
from bot.messages.ids import DraftId, LogId, MoreId, MoveId, Notation, PlanId
from bot.messages.limits import TOLD_AT_THE_END
from bot.messages.log import tell
from bot.messages.parts import Button, Gallery, Part, Style
from bot.messages.picture import Picture, picture_of, scene_of
from bot.messages.plain import as_typed
from bot.tables.table import Passage, Table
from bot.words import speak
from games.engine.history import UNDO, LogEntry, why_not_undo
from games.engine.ranges import Ranged
from games.engine.words import Words
from rendering import asked
from rendering.scene import Scene

LIKELY = 9
"""Moves that have a button of their own."""
BOARD, CHART = "board.png", "chart.png"


@dataclass(frozen=True)
class Telling:
    """The message after a move, before it is Discord's."""

    parts: Sequence[Part]
    board: Picture
    mentions: Sequence[int]
    """Whom it calls."""
    chart: Picture | None = None


def telling(passage: Passage, locale: str, theme: str, away: Mapping[int, datetime]) -> Telling:
    """Narration, board and question after the last move of a passage; `away` says until when users are."""
    table = passage.play()
    row = table.row
    speaker = speak(locale, row.game)
    entries = [entry for entry in table.log if entry.version == row.played]
    events = [event for entry in entries if not entry.undoes for event in entry.turn.events]
    scene = scene_of(table, events, locale, theme)
    board = picture_of(scene)
    chart = None if table.asked else chart_of(table, scene)
    galleries = [Gallery(BOARD, board.described)]
    if chart:  # one below the other: side by side they would be cropped
        galleries.append(Gallery(CHART, chart.described))
    question, buttons = _question(table, scene, away, speaker), _buttons(table, speaker)
    parts: list[Part] = [_happened(table, entries, speaker), *galleries, question, buttons]
    return Telling(parts, board, [player.user_id for player in table.asked if not player.vacant], chart)


def _happened(table: Table, entries: Sequence[LogEntry], speaker: Words) -> str:
    names = [as_typed(name) for name in table.match.setting.seats]
    places = table.match.game.result(table.match.state)
    if places is None:
        return tell(entries, speaker, names)
    return f"{podium(places, speaker, names)}\n\n{tell(entries, speaker, names, TOLD_AT_THE_END)}"


def _question(table: Table, scene: Scene, away: Mapping[int, datetime], speaker: Words) -> str:
    if not table.asked:
        return speaker.say("game-finished")
    mentions = [f"<@{player.user_id}>" for player in table.asked]
    names = [as_typed(name) for name in table.match.setting.seats]
    lines = [speaker.say("your-turn", mentions=mentions, asked=asked(replace(scene, names=names)))]
    for player in table.asked:
        if player.vacant:
            lines.append(speaker.say("seat-vacant"))
        elif player.user_id in away:
            day = f"<t:{int(away[player.user_id].timestamp())}:D>"
            lines.append(speaker.say("asked-is-away", day=day))
    return "\n".join(lines)


def _buttons(table: Table, speaker: Words) -> list[Button]:
    """The likely moves, a plan, all moves, and taking the last one back."""
    row, game = table.row, table.match.game
    if not table.asked:
        return [Button(LogId(row.id, row.played, -1), speaker.say("button-log"))]
    state = table.seen()
    seats = game.actors(state)
    found = []
    for move in game.advice.likely(state, seats[0])[:LIKELY] if len(seats) == 1 else []:
        if isinstance(move, Ranged):
            label = speaker.say(f"verb-{move.verb}")
            found.append(Button(DraftId(row.id, row.played, move.verb), f"{label}…"))
            continue
        detail = speaker.detail(move, game.advice.detail(state, move))
        label = f"{speaker.move(move)} · {detail}" if detail else speaker.move(move)
        found.append(Button(MoveId(row.id, row.played, Notation(game.write(move))), label))
    if any(game.advice.starts(state, seat) for seat in seats):
        found.append(Button(PlanId(row.id, row.played), speaker.say("button-plan"), Style.PRIMARY))
    found.append(Button(MoreId(row.id, row.played), speaker.say("button-more"), Style.PRIMARY))
    if why_not_undo(table.log) is None:
        found.append(Button(MoveId(row.id, row.played, Notation(UNDO)), speaker.say("button-undo")))
    return found
