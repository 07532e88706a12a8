"""The bot: its parts, wired together."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import datetime
from typing import Any, TypeVar

import discord
import msgspec
from discord import app_commands
from discord.ext import commands
from discord.http import Route

from bot.aliases import Interaction
from bot.messages.answer import UNWELL, admit
from bot.messages.ids import Id
from bot.messages.items import Pressed
from bot.panels.offers import Offers
from bot.panels.pressed import press
from bot.posting.poster import BACKOFF, Poster
from bot.schedule.clock import Clock
from bot.settings import Settings
from bot.store.rows import Store
from bot.store.sqlite import SqliteStore
from bot.tables.sessions import Sessions
from bot.tables.slow import SlowPlay
from bot.words import CommandTranslator
from games.engine.errors import BadInput

log = logging.getLogger(__name__)
T = TypeVar("T")

INTENTS = discord.Intents.none()
INTENTS.guilds = True
COGS = (
    "lobby", "play", "watch", "help", "settings", "stats", "away", "undo", "seats", "orders", "recap",
)  # fmt: skip
DRAWERS = 2


class Tree(app_commands.CommandTree["Roundhouse"]):
    """Commands whose errors are told to whoever made them."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if isinstance(cause, app_commands.MissingPermissions):
            cause = BadInput("host-only")
        await admit(interaction, cause)


class Roundhouse(commands.Bot):
    """Discord's side of the house. `now` is the only clock."""

    store: Store
    sessions: Sessions
    poster: Poster
    clock: Clock
    slow: SlowPlay

    def __init__(
        self,
        settings: Settings,
        now: Callable[[], datetime] = discord.utils.utcnow,
        backoff: Sequence[float] = BACKOFF,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=INTENTS,
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=Tree,
            help_command=None,
        )
        self.settings = settings
        self.now = now
        self.offers = Offers()
        self._backoff = backoff
        self._drawers = ThreadPoolExecutor(DRAWERS, "draw")

    async def setup_hook(self) -> None:
        self.store = await SqliteStore.open(self.settings.database, self.now)
        self.sessions = Sessions(self.store, self.now)
        self.poster = Poster(self, self._backoff)
        self.clock = Clock(self)
        self.slow = SlowPlay(self)
        self.add_dynamic_items(Pressed)
        await self.tree.set_translator(CommandTranslator())
        for cog in COGS:
            await self.load_extension(f"bot.cogs.{cog}")
        try:
            await self.sync_if_changed()
        except UNWELL as error:
            log.warning("the commands could not be synced, the last ones hold: %r", error)
        await self.poster.resume()
        self.clock.kick()

    async def sync_if_changed(self) -> None:
        """Sends the commands to Discord only where they differ from what it has."""
        assert self.application_id is not None
        route = Route("GET", "/applications/{application_id}/commands", application_id=self.application_id)
        theirs = await self.http.request(route, params={"with_localizations": "true"})
        translator = self.tree.translator
        assert translator is not None
        ours = [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]
        if _comparable(theirs) != _comparable(ours):
            log.info("syncing %d commands", len(ours))
            await self.tree.sync()

    async def close(self) -> None:
        """Finishes what is under way, then closes everything."""
        if hasattr(self, "clock"):
            await self.clock.finish()
        if hasattr(self, "poster"):
            await self.poster.finish()
        await super().close()
        self._drawers.shutdown()
        if hasattr(self, "store"):
            await self.store.close()

    async def draw(self, work: Callable[..., T], *arguments: Any) -> T:
        """Runs drawing off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._drawers, work, *arguments)

    async def prefer_slow(self, user_id: int, kind: str = "user", **changes: Any) -> None:
        """Changes how a user, or a channel, wants to be called."""
        chosen = await self.store.preference(kind, user_id)
        slow = msgspec.structs.replace(chosen.slow, **changes)
        await self.store.prefer(kind, user_id, replace(chosen, slow=slow))

    async def close_direct(self, user_id: int) -> None:
        """Somebody's direct messages are closed to us: noticed, and not tried again until asked for."""
        await self.prefer_slow(user_id, closed=True)

    async def pressed(self, interaction: Interaction, id_: Id, chosen: str | None) -> None:
        """A button was pressed, or an option of a menu chosen."""
        await press(interaction, id_, chosen)


COMPARED = (
    "name", "description", "options", "choices", "required", "autocomplete", "type", "value", "min_value",
    "max_value", "name_localizations", "description_localizations",
)  # fmt: skip


def _comparable(payload: Any) -> Any:
    """Commands as far as we set them, the same from us and from Discord."""
    if isinstance(payload, dict):
        kept = {key: _comparable(payload[key]) for key in COMPARED if payload.get(key)}
        return kept or dict(payload)
    if isinstance(payload, list):
        return sorted((_comparable(item) for item in payload), key=lambda item: str(item.get("name")))
    return payload
