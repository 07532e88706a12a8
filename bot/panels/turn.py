"""The message after every move: what happened, the board, and the one who is asked."""

import asyncio
from dataclasses import dataclass, replace
from io import BytesIO
from typing import TYPE_CHECKING, Any

import discord

from bot.panels.buttons import LogButton, MoveButton
from bot.panels.choose import MoreButton
from bot.panels.numbers import DraftButton
from bot.panels.picture import scene_of
from bot.sessions import Table
from bot.telling import narrate
from games.match import Turn
from games.ranges import Ranged
from games.words import Words
from rendering import alt_text, asked, render
from rendering.scene import Scene

if TYPE_CHECKING:
    from bot.app import Roundhouse

ROW = 5
BUTTONS = 9


@dataclass(frozen=True)
class Message:
    """A message ready to be sent."""

    view: discord.ui.LayoutView
    picture: bytes
    mentions: list[int]

    def files(self) -> list[discord.File]:
        """The board as an attachment."""
        return [discord.File(BytesIO(self.picture), "board.png")]


async def turn_message(bot: "Roundhouse", game_id: int, version: int) -> Message:
    """The message for a game after so many moves."""
    row = await bot.store.game(game_id)
    assert row is not None
    table = await bot.sessions.table_at(row, version)
    locale, theme = await bot.channel_taste(row)
    return await compose(bot, table, locale, theme)


async def compose(bot: "Roundhouse", table: Table, locale: str, theme: str) -> Message:
    """Narration, board and question, in the channel's language."""
    row, match = table.row, table.match
    speaker = bot.words(locale, row.game)
    turn = match.turns[-1] if match.turns else match.opening
    scene = scene_of(table, turn, locale, theme)
    picture, described = await asyncio.gather(
        bot.draw(render, scene),
        bot.draw(alt_text, scene),
    )
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(_happened(table, turn, speaker)))
    view.add_item(
        discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description=described))
    )
    view.add_item(discord.ui.TextDisplay(_question(table, scene, speaker)))
    for buttons in _rows(_buttons(table, speaker)):
        view.add_item(discord.ui.ActionRow(*buttons))
    return Message(view, picture, [player.user_id for player in table.asked])


def _happened(table: Table, turn: Turn, speaker: Words) -> str:
    names = [discord.utils.escape_markdown(name) for name in table.match.setting.seats]
    told = narrate(turn, speaker, names)
    places = table.match.game.result(table.match.state)
    if places is None:
        return told
    podium = [speaker.say("podium-place", names, rank=p.rank, seat=p.seat, score=p.score) for p in places]
    return "\n".join([*podium, "", told])


def _question(table: Table, scene: Scene, speaker: Words) -> str:
    if not table.asked:
        return speaker.say("game-finished")
    mentions = [f"<@{player.user_id}>" for player in table.asked]
    names = [discord.utils.escape_markdown(name) for name in table.match.setting.seats]
    return speaker.say("your-turn", mentions=mentions, asked=asked(replace(scene, names=names)))


def _buttons(table: Table, speaker: Words) -> "list[discord.ui.DynamicItem[Any]]":
    row, game = table.row, table.match.game
    if not table.asked:
        return [LogButton(row.id, row.played, -1, speaker.say("button-log"))]
    state = table.seen()
    seats = game.actors(state)
    found: list[discord.ui.DynamicItem[Any]] = []
    for move in game.likely(state, seats[0])[:BUTTONS] if len(seats) == 1 else []:
        if isinstance(move, Ranged):
            where = f"{row.id}:{table.match.played}:{move.verb}"
            found.append(DraftButton(where, "", f"{speaker.say(f'verb-{move.verb}')}…"))
            continue
        detail = speaker.detail(move, game.detail(state, move))
        label = f"{speaker.move(move)} · {detail}" if detail else speaker.move(move)
        found.append(
            MoveButton(row.id, table.match.played, game.write(move), label, discord.ButtonStyle.secondary)
        )
    return [*found, MoreButton(row.id, table.match.played, speaker.say("button-more"))]


def _rows(buttons: "list[Any]") -> "list[list[Any]]":
    return [buttons[start : start + ROW] for start in range(0, len(buttons), ROW)]
