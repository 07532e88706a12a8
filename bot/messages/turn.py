"""The message after every move: what happened, the board, and the one who is asked."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from io import BytesIO
from typing import TYPE_CHECKING

import discord

from bot.messages.ending import Chart, draw_chart, podium
from bot.messages.ids import DraftId, LogId, MoreId, MoveId, Notation, PlanId
from bot.messages.items import PRIMARY, Pressed, button, gallery, layout
from bot.messages.limits import TOLD_AT_THE_END
from bot.messages.log import tell
from bot.messages.picture import scene_of
from bot.messages.plain import as_typed
from bot.messages.reader import Taste, channel_taste
from bot.tables.table import Table, as_of
from bot.words import speak
from games.engine.history import UNDO, LogEntry, why_not_undo
from games.engine.ranges import Ranged
from games.engine.words import Words
from rendering import alt_text, asked, render
from rendering.scene import Scene

if TYPE_CHECKING:
    from bot.app import Roundhouse

LIKELY = 9
"""Moves that have a button of their own."""
BOARD, CHART = "board.png", "chart.png"


@dataclass(frozen=True)
class Message:
    """A message ready to be sent."""

    view: discord.ui.LayoutView
    picture: bytes
    mentions: list[int]
    chart: Chart | None = None

    def files(self) -> list[discord.File]:
        """The board as an attachment, and the chart of a finished game."""
        board = discord.File(BytesIO(self.picture), BOARD)
        return [board, discord.File(BytesIO(self.chart.picture), CHART)] if self.chart else [board]


async def turn_message(bot: "Roundhouse", game_id: int, version: int) -> Message:
    """The message for a game after so many moves."""
    row = await bot.store.games.one(game_id)
    assert row is not None
    table = await as_of(bot.store, row, version)
    return await compose(bot, table, await channel_taste(bot.store, row))


async def compose(bot: "Roundhouse", table: Table, taste: Taste) -> Message:
    """Narration, board and question, in the channel's language."""
    row = table.row
    speaker = speak(taste.locale, row.game)
    entries = [entry for entry in table.log if entry.version == row.played]
    events = [event for entry in entries if not entry.undoes for event in entry.turn.events]
    scene = scene_of(table, events, *taste)
    picture, described, buttons = await asyncio.gather(
        bot.draw(render, scene), bot.draw(alt_text, scene), asyncio.to_thread(_buttons, table, speaker)
    )
    chart = None if table.asked else await draw_chart(bot, table, scene)
    pictures = [gallery(BOARD, described)]
    if chart:  # one below the other: side by side they would be cropped
        pictures.append(gallery(CHART, chart.described))
    found = await bot.store.preferences.away(player.user_id for player in table.asked)
    away = {user_id: until for user_id, until in found.items() if until > bot.now()}
    view = layout(
        _happened(table, entries, speaker),
        *pictures,
        _question(table, scene, away, speaker),
        buttons,
    )
    return Message(view, picture, [player.user_id for player in table.asked if not player.vacant], chart)


def _happened(table: Table, entries: Sequence[LogEntry], speaker: Words) -> str:
    names = [as_typed(name) for name in table.match.setting.seats]
    places = table.match.game.result(table.match.state)
    if places is None:
        return tell(entries, speaker, names)
    return f"{podium(places, speaker, names)}\n\n{tell(entries, speaker, names, TOLD_AT_THE_END)}"


def _question(table: Table, scene: Scene, away: dict[int, datetime], speaker: Words) -> str:
    if not table.asked:
        return speaker.say("game-finished")
    mentions = [f"<@{player.user_id}>" for player in table.asked]
    names = [as_typed(name) for name in table.match.setting.seats]
    lines = [speaker.say("your-turn", mentions=mentions, asked=asked(replace(scene, names=names)))]
    for player in table.asked:
        if player.vacant:
            lines.append(speaker.say("seat-vacant"))
        elif player.user_id in away:
            until = discord.utils.format_dt(away[player.user_id], "D")
            lines.append(speaker.say("asked-is-away", day=until))
    return "\n".join(lines)


def _buttons(table: Table, speaker: Words) -> list[Pressed]:
    """The likely moves, a plan, all moves, and taking the last one back."""
    row, game = table.row, table.match.game
    if not table.asked:
        return [button(LogId(row.id, row.played, -1), speaker.say("button-log"))]
    state = table.seen()
    seats = game.actors(state)
    found = []
    for move in game.advice.likely(state, seats[0])[:LIKELY] if len(seats) == 1 else []:
        if isinstance(move, Ranged):
            label = speaker.say(f"verb-{move.verb}")
            found.append(button(DraftId(row.id, row.played, move.verb), f"{label}…"))
            continue
        detail = speaker.detail(move, game.advice.detail(state, move))
        label = f"{speaker.move(move)} · {detail}" if detail else speaker.move(move)
        found.append(button(MoveId(row.id, row.played, Notation(game.write(move))), label))
    if any(game.advice.starts(state, seat) for seat in seats):
        found.append(button(PlanId(row.id, row.played), speaker.say("button-plan"), PRIMARY))
    found.append(button(MoreId(row.id, row.played), speaker.say("button-more"), PRIMARY))
    if why_not_undo(table.log) is None:
        found.append(button(MoveId(row.id, row.played, Notation(UNDO)), speaker.say("button-undo")))
    return found
