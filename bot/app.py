"""The bot: its parts, wired together."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from datetime import datetime
from math import ceil
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from discord.http import Route

from bot.aliases import Interaction
from bot.cogs.given import check_given
from bot.cogs.naming import CommandTranslator
from bot.foreman import Foreman
from bot.messages.answer import UNWELL, admit
from bot.messages.notice import notice_message
from bot.messages.turn import turn_message
from bot.panels.pressed import press
from bot.posting.drain import Sendable
from bot.posting.poster import BACKOFF, Poster
from bot.schedule.timers import TICK, Timers
from bot.settings import Settings
from bot.store import Store
from bot.store.rows import OutboxRow, Wakes
from bot.tables.handlers import HANDLERS
from bot.tables.ratings import rate_the_unrated
from bot.workers import Workers
from games.engine.errors import BadInput

log = logging.getLogger(__name__)

INTENTS = discord.Intents.none()
INTENTS.guilds = True
COGS = (
    "lobby", "play", "watch", "help", "settings", "stats", "away", "undo", "seats", "orders", "recap", "hope",
)  # fmt: skip

BOARDS_AT_A_TIME = 4
"""As many as keep the workers busy: before a board is begun, whoever waits for an answer has it."""


class Tree(app_commands.CommandTree["Roundhouse"]):
    """Commands whose errors are told to whoever made them."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Called by discord.py before a command, or before what is typed is completed."""
        try:
            check_given(interaction)
        except BadInput as error:
            await self._refuse(interaction, error)
            return False
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Called by discord.py when a command fails; whoever gave it is told why."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if isinstance(cause, app_commands.MissingPermissions):
            cause = BadInput("host-only")
        elif isinstance(cause, app_commands.TransformerError):  # somebody who is no member, for one
            cause = BadInput("not-offered")
        elif isinstance(cause, app_commands.CommandOnCooldown):
            cause = BadInput("too-fast", seconds=max(ceil(cause.retry_after), 1))
        await self._refuse(interaction, cause)

    async def _refuse(self, interaction: Interaction, error: Exception) -> None:
        if interaction.type is discord.InteractionType.autocomplete:
            await interaction.response.autocomplete([])
        else:
            await admit(interaction, error)


class Roundhouse(commands.Bot):
    """Discord's side of the house. `now` is the only clock; every `tick` it is looked at, and what waits."""

    store: Store
    poster: Poster
    timers: Timers

    def __init__(
        self,
        settings: Settings,
        now: Callable[[], datetime] = discord.utils.utcnow,
        backoff: Sequence[float] = BACKOFF,
        tick: float = TICK,
        workers: Workers | None = None,
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
        self._backoff = backoff
        self._tick = tick
        self._own_workers = workers is None
        self._workers = workers or Workers()
        self.foreman = Foreman(self._workers)
        self._composing = asyncio.Semaphore(BOARDS_AT_A_TIME)

    async def setup_hook(self) -> None:
        """Called by discord.py after the login: opens the store and takes up what waited."""
        self.store = await Store.open(self.settings.database, self.now)
        await rate_the_unrated(self.store)
        self.poster = Poster(self, self.store, self.compose, self._backoff, self._tick)
        self.timers = Timers(self.store, HANDLERS, self._tick)
        self.store.woken = self.wake
        await self.tree.set_translator(CommandTranslator())
        for cog in COGS:
            await self.load_extension(f"bot.cogs.{cog}")
        try:
            await self.sync_if_changed()
        except UNWELL as error:
            log.warning("the commands could not be synced, the last ones hold: %r", error)
        await self.poster.resume()
        self.timers.kick()

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
        if hasattr(self, "timers"):
            await self.timers.finish()
        if hasattr(self, "poster"):
            await self.poster.finish()
        await super().close()
        await self.dismiss()
        if hasattr(self, "store"):
            await self.store.close()

    async def dismiss(self) -> None:
        """Ends the workers, unless they are somebody else's."""
        await self.foreman.finish()
        if self._own_workers:
            self._workers.close()

    def wake(self, wakes: Wakes) -> None:
        """Something was committed: whoever has to do with it goes to work."""
        for destination in wakes.destinations:
            self.poster.kick(destination)
        if wakes.timers:
            self.timers.kick()

    async def compose(self, row: OutboxRow) -> Sendable:
        """The message of a row of the outbox."""
        if row.notice is not None:
            return await notice_message(self.store, row, row.notice)
        assert row.game_id is not None and row.version is not None
        async with self._composing:
            return await turn_message(self, row.game_id, row.version)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Called by discord.py for whatever somebody does; commands find their own way."""
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await press(interaction)


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
