"""What those who follow a game get: a board that stays, with what led to it, as everybody may see it."""

from collections.abc import Mapping
from dataclasses import dataclass
from io import BytesIO
from typing import TYPE_CHECKING

import discord

from bot.foreman import Lane
from bot.messages.ending import podium
from bot.messages.ids import NoticeDeed, NoticeId, OutboxId, read_deed
from bot.messages.items import layout
from bot.messages.log import brief, shortened
from bot.messages.parts import Button, Part
from bot.messages.picture import Look, Picture, galleries, pictures_of, scene_of
from bot.messages.plain import as_typed
from bot.messages.reader import taste
from bot.messages.signs import speak_with_signs
from bot.store.rows import GameRow, Notice, OutboxRow
from bot.tables.table import Passage, latest
from bot.words import speak

if TYPE_CHECKING:
    from bot.app import Roundhouse

KEYS = ("followed", "followed-over")


@dataclass(frozen=True)
class FollowedBoard:
    """A board for somebody who follows a game, ready to be sent."""

    view: discord.ui.LayoutView
    pictures: Mapping[str, Picture]
    mentions: tuple[int, ...] = ()

    def files(self) -> list[discord.File]:
        """Its pictures."""
        return [discord.File(BytesIO(picture.png), name) for name, picture in self.pictures.items()]


class OutOfSight(Exception):
    """Whoever was to have a board may no longer see where its game is played."""


async def followed_board(bot: "Roundhouse", outbox: OutboxRow, notice: Notice, row: GameRow) -> FollowedBoard:
    """The message to the taste of its reader; raises `OutOfSight` where it is no business of theirs."""
    if not await bot.sight.may_look(row, outbox.destination.id):
        raise OutOfSight
    locale, look = taste(await bot.store.preferences.of("user", outbox.destination.id), row.locale)
    version = notice.figures["version"]
    assert isinstance(version, int)
    passage = await latest(bot.store, row, version)
    happened, pictures = await bot.foreman.do(Lane.DEMAND, outbox.id, kept_board, passage, locale, look)
    speaker = speak(locale, row.game)
    title = speaker.say(
        f"notice-{notice.key}",
        game_name=speaker.say("game-name"),
        where=f"<#{row.channel_id}>",
        guess=notice.figures["guess"],
    )
    buttons = [
        Button(NoticeId(row.id, deed, OutboxId(outbox.id)), speaker.say(f"button-{NoticeDeed(deed.what)}"))
        for deed in map(read_deed, notice.buttons)
    ]
    parts: list[Part] = [f"{title}\n{happened}", *galleries(pictures), *[buttons] * bool(buttons)]
    return FollowedBoard(layout(*parts), pictures)


def kept_board(passage: Passage, locale: str, look: Look) -> tuple[str, dict[str, Picture]]:
    """What happened last in short lines, at the end with the podium, and the spectators' board. For a
    worker."""
    table = passage.play()
    game, speaker = table.match.game, speak_with_signs(locale, table.row.game)
    names = [as_typed(name) for name in table.match.setting.seats]
    newest = [entry for entry in table.log if entry.version == table.row.played]
    lines = brief(newest, game.advice.headlines, speaker, names)
    events = [event for entry in newest for event in entry.turn.events]
    told = shortened(lines, speaker)
    if places := game.result(table.match.state):
        told += f"\n{podium(table, places, {}, speaker)}"
    return told, pictures_of(scene_of(table, events, locale, look))
