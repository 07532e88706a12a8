"""The application's own emoji: pictures of the games' things, uploaded where they are missing or changed."""

import logging
import re
from collections.abc import Mapping
from hashlib import blake2b
from typing import TYPE_CHECKING

import discord

from bot.foreman import Lane
from bot.messages.answer import UNWELL
from bot.messages.emblems import shown
from bot.messages.limits import EMOJI, EMOJI_NAME
from bot.messages.signs import signs
from bot.runner import Runner
from games.engine import registry
from rendering.emblems import emblems_of

if TYPE_CHECKING:
    from bot.app import Roundhouse

log = logging.getLogger(__name__)

UPLOADING = "emoji"
"""By what the one of several processes is known that uploads."""
UPLOADED = "emoji uploaded"
"""What all hear when it has."""
DIGEST = 6
"""Letters at the end of an emoji's name that tell its picture from another."""
Emblem = tuple[str, str, bytes]
"""A game, a thing of it, and its picture."""


class Emblems:
    """Brings the application's emoji up to date, once after the start; whatever it can't get is told by words
    alone."""

    def __init__(self, bot: "Roundhouse") -> None:
        self._bot = bot
        self._runner = Runner(self._bring)

    def kick(self) -> None:
        """Begins."""
        self._runner.kick()

    async def finish(self) -> None:
        """Lets what is under way end."""
        await self._runner.finish()

    async def _bring(self) -> float | None:
        try:
            await self._bring_up_to_date()
        except discord.RateLimited as limited:
            return limited.retry_after
        except UNWELL as error:
            log.warning("some emoji are not there, words do without: %r", error)
        return None

    async def _bring_up_to_date(self) -> None:
        theirs, wanted = await self._theirs(), dict[str, Emblem]()
        for game in registry.names():
            drawn = await self._bot.foreman.do(Lane.FILM, 0, emblems_of, game)
            found = {_name(game, thing, picture): (game, thing, picture) for thing, picture in drawn.items()}
            for name in found.keys() & theirs.keys():
                _show(found[name], theirs[name])
            wanted |= found
        lacking = not wanted.keys() <= theirs.keys() or _outdated(theirs, wanted)
        if lacking and await self._bot.store.claims.hold(
            UPLOADING
        ):  # else another process does, and tells us
            await self._upload(wanted)

    async def _upload(self, wanted: Mapping[str, Emblem]) -> None:
        theirs = await self._theirs()  # whoever had to do it before may have come far
        outdated, uploaded = _outdated(theirs, wanted), 0
        for old in outdated:
            await old.delete()
        room = EMOJI - len(theirs) + len(outdated)
        for name, emblem in wanted.items():
            if name not in theirs and uploaded < room and not self._runner.stopped:
                _show(emblem, await self._bot.create_application_emoji(name=name, image=emblem[-1]))
                uploaded += 1
        if uploaded:
            await self._bot.store.claims.tell(UPLOADED)

    async def _theirs(self) -> dict[str, discord.Emoji]:
        """What the application has, by name."""
        return {emoji.name: emoji for emoji in await self._bot.fetch_application_emojis()}


def _show(emblem: Emblem, emoji: discord.Emoji) -> None:
    game, thing, _ = emblem
    shown[signs()[game, thing]] = discord.PartialEmoji(name=emoji.name, id=emoji.id)


def _name(game: str, thing: str, picture: bytes) -> str:
    """What an emoji is called: its game's initials, the thing, and a digest of its picture."""
    digest = blake2b(picture, digest_size=DIGEST // 2).hexdigest()
    initials = "".join(word[0] for word in game.split("-"))
    return f"{initials}_{re.sub('[^A-Za-z0-9]', '_', thing)}"[: EMOJI_NAME - DIGEST - 1] + f"_{digest}"


def _outdated(theirs: Mapping[str, discord.Emoji], wanted: Mapping[str, Emblem]) -> list[discord.Emoji]:
    """Our emoji of these things whose picture is another one."""
    stems = {name[:-DIGEST] for name in wanted}
    return [emoji for name, emoji in theirs.items() if name[:-DIGEST] in stems and name not in wanted]
