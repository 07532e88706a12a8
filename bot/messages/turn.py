"""The message after every move: what happened, the board, and the one who is asked."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from io import BytesIO
from typing import TYPE_CHECKING, Any

import discord

from bot.messages.ending import TOLD, Chart, draw_chart, podium
from bot.messages.log import tell
from bot.messages.picture import scene_of
from bot.panels.buttons import LogButton, MoveButton
from bot.panels.choose import MoreButton
from bot.panels.numbers import DraftButton
from bot.panels.plan import PlanButton
from bot.tables.sessions import Table
from games.engine.history import UNDO, LogEntry, why_not_undo
from games.engine.ranges import Ranged
from games.engine.words import Words
from rendering import alt_text, asked, render
from rendering.scene import Scene

if TYPE_CHECKING:
    from bot.app import Roundhouse

ROW = 5
BUTTONS = 9
CHART = "chart.png"
SECONDARY = discord.ButtonStyle.secondary


@dataclass(frozen=True)
class Message:
    """A message ready to be sent."""

    view: discord.ui.LayoutView
    picture: bytes
    mentions: list[int]
    chart: Chart | None = None

    def files(self) -> list[discord.File]:
        """The board as an attachment, and the chart of a finished game."""
        board = discord.File(BytesIO(self.picture), "board.png")
        return [board, discord.File(BytesIO(self.chart.picture), CHART)] if self.chart else [board]


async def turn_message(bot: "Roundhouse", game_id: int, version: int) -> Message:
    """The message for a game after so many moves."""
    row = await bot.store.game(game_id)
    assert row is not None
    table = await bot.sessions.table_at(row, version)
    locale, theme = await bot.channel_taste(row)
    return await compose(bot, table, locale, theme)


async def compose(bot: "Roundhouse", table: Table, locale: str, theme: str) -> Message:
    """Narration, board and question, in the channel's language."""
    row = table.row
    speaker = bot.words(locale, row.game)
    entries = [entry for entry in table.log if entry.version == row.played]
    scene = scene_of(
        table, [event for entry in entries if not entry.undoes for event in entry.turn.events], locale, theme
    )
    picture, described = await asyncio.gather(
        bot.draw(render, scene),
        bot.draw(alt_text, scene),
    )
    chart = None if table.asked else await draw_chart(bot, table, scene)
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(_happened(table, entries, speaker)))
    pictures = [discord.MediaGalleryItem("attachment://board.png", description=described)]
    if chart:
        pictures.append(discord.MediaGalleryItem(f"attachment://{CHART}", description=chart.described))
    for shown in pictures:  # one below the other: side by side they would be cropped
        view.add_item(discord.ui.MediaGallery(shown))
    found = await bot.store.away(player.user_id for player in table.asked)
    away = {user_id: until for user_id, until in found.items() if until > bot.now()}
    view.add_item(discord.ui.TextDisplay(_question(table, scene, away, speaker)))
    planned = await asyncio.to_thread(_has_plans, table)
    for buttons in _rows(_buttons(table, planned, speaker)):
        view.add_item(discord.ui.ActionRow(*buttons))
    return Message(view, picture, [player.user_id for player in table.asked if not player.vacant], chart)


def _happened(table: Table, entries: Sequence[LogEntry], speaker: Words) -> str:
    names = [discord.utils.escape_markdown(name) for name in table.match.setting.seats]
    places = table.match.game.result(table.match.state)
    if places is None:
        return tell(entries, speaker, names)
    return f"{podium(places, speaker, names)}\n\n{tell(entries, speaker, names, TOLD)}"


def _has_plans(table: Table) -> bool:
    state = table.seen()
    return any(table.match.game.advice.starts(state, seat) for seat in table.match.game.actors(state))


def _question(table: Table, scene: Scene, away: dict[int, datetime], speaker: Words) -> str:
    if not table.asked:
        return speaker.say("game-finished")
    mentions = [f"<@{player.user_id}>" for player in table.asked]
    names = [discord.utils.escape_markdown(name) for name in table.match.setting.seats]
    lines = [speaker.say("your-turn", mentions=mentions, asked=asked(replace(scene, names=names)))]
    for player in table.asked:
        if player.vacant:
            lines.append(speaker.say("seat-vacant"))
        elif player.user_id in away:
            until = discord.utils.format_dt(away[player.user_id], "D")
            lines.append(speaker.say("asked-is-away", day=until))
    return "\n".join(lines)


def _buttons(table: Table, planned: bool, speaker: Words) -> "list[discord.ui.DynamicItem[Any]]":
    row, game = table.row, table.match.game
    if not table.asked:
        return [LogButton(row.id, row.played, -1, speaker.say("button-log"))]
    state = table.seen()
    seats = game.actors(state)
    found: list[discord.ui.DynamicItem[Any]] = []
    for move in game.advice.likely(state, seats[0])[:BUTTONS] if len(seats) == 1 else []:
        if isinstance(move, Ranged):
            where = f"{row.id}:{row.played}:{move.verb}"
            found.append(DraftButton(where, "", f"{speaker.say(f'verb-{move.verb}')}…"))
            continue
        detail = speaker.detail(move, game.advice.detail(state, move))
        label = f"{speaker.move(move)} · {detail}" if detail else speaker.move(move)
        found.append(MoveButton(row.id, row.played, game.write(move), label, SECONDARY))
    if planned:
        found.append(PlanButton(row.id, row.played, 0, "", speaker.say("button-plan")))
    found.append(MoreButton(row.id, row.played, speaker.say("button-more")))
    if why_not_undo(table.log) is None:
        found.append(MoveButton(row.id, row.played, UNDO, speaker.say("button-undo"), SECONDARY))
    return found


def _rows(buttons: "list[Any]") -> "list[list[Any]]":
    return [buttons[start : start + ROW] for start in range(0, len(buttons), ROW)]
