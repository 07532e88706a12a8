"""The bot: its parts, wired together."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextvars import Context
from datetime import datetime
from math import ceil
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from discord.http import Route

from bot import metrics
from bot.aliases import Interaction
from bot.cogs.anywhere import check_home
from bot.cogs.given import check_given
from bot.cogs.naming import CommandTranslator
from bot.emblems import UPLOADED, Emblems
from bot.foreman import Foreman
from bot.messages.answer import UNWELL, admit
from bot.messages.notice import notice_message
from bot.messages.trial import Limits
from bot.messages.turn import settled_message, turn_message
from bot.panels.pressed import press
from bot.panels.sight import Sight
from bot.posting.drain import LONGEST_REQUEST, Left, Sendable
from bot.posting.poster import BACKOFF, Poster
from bot.runner import Runner
from bot.schedule.timers import TICK, Timers
from bot.settings import Settings
from bot.store import Store
from bot.store.claims import LEFT, RENEWED
from bot.store.opening import told
from bot.store.rows import Occupied, OutboxRow, PostedBoard, Wakes, channel, direct
from bot.tables.handlers import HANDLERS
from bot.tables.ratings import rate_the_unrated
from bot.tables.tags import retag
from bot.thinking import GAME, Thinkers
from bot.workers import Workers
from games.engine.errors import BadInput

log = logging.getLogger(__name__)

INTENTS = discord.Intents.none()
INTENTS.guilds = True
COGS = (
    "lobby", "play", "watch", "help", "settings", "stats", "away", "undo", "seats", "orders", "recap", "hope",
    "trying", "following", "learning",
)  # fmt: skip

BOARDS_AT_A_TIME = 4
"""As many as keep the workers busy: before a board is begun, whoever waits for an answer has it."""


class Tree(app_commands.CommandTree["Roundhouse"]):
    """Commands whose errors are told to whoever made them."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Called by discord.py before a command, or before what is typed is completed."""
        try:
            check_given(interaction)
            check_home(interaction)
        except BadInput as error:
            await self._refuse(interaction, error)
            return False
        return True

    async def _call(self, interaction: discord.Interaction["Roundhouse"]) -> None:
        await metrics.answered(lambda: super(Tree, self)._call(interaction))

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
    thinkers: Thinkers
    staying: Runner

    def __init__(
        self,
        settings: Settings,
        now: Callable[[], datetime] = discord.utils.utcnow,
        backoff: Sequence[float] = BACKOFF,
        tick: float = TICK,
        workers: Workers | None = None,
    ) -> None:
        shards = settings.shards
        sharding: dict[str, Any] = (
            {"shard_ids": list(shards.ids), "shard_count": shards.count} if shards else {}
        )
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=INTENTS,
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=Tree,
            help_command=None,
            max_ratelimit_timeout=LONGEST_REQUEST,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            **sharding,
        )
        self.settings = settings
        self.now = now
        self._backoff = backoff
        self._tick = tick
        self._own_workers = workers is None
        self._workers = workers or Workers()
        self.foreman = Foreman(self._workers)
        self.apart: Context | None = None
        """Where that is done for which nobody who presses a button waits, if that makes a difference."""
        self.trial = Limits()
        self.emblems = Emblems(self)
        self.sight = Sight(self, now)
        self._composing = asyncio.Semaphore(BOARDS_AT_A_TIME)

    async def setup_hook(self) -> None:
        """Called by discord.py after the login: opens the store and takes up what waited."""
        with told(self.settings.database):
            self.store = await Store.open(self.settings.database, self.now)
            await self.store.claims.enter()
        await rate_the_unrated(self.store)
        self.poster = Poster(
            self, self.store, self.compose, self.settle, self._backoff, self._tick, self.apart
        )
        self.timers = Timers(self.store, HANDLERS, self._tick, self.apart)
        workers = None if self._own_workers else self._workers
        self.thinkers = Thinkers(self.store, workers, self._tick, self.apart)
        self.store.woken = self.wake
        self.store.leaving = retag
        self.store.listen(self.hear)
        self.staying = Runner(self._stay, self.apart)
        await self.tree.set_translator(CommandTranslator())
        for cog in COGS:
            await self.load_extension(f"bot.cogs.{cog}")
        try:
            await self.sync_if_changed()
        except UNWELL as error:
            log.warning("the commands could not be synced, the last ones hold: %r", error)
        await self.take_up()
        self.staying.kick()

    async def take_up(self) -> None:
        """Does what waits, whoever has left it."""
        await self.poster.resume()
        self.timers.kick()
        self.thinkers.resume()
        if self.settings.token:  # the simulated Discord knows no emoji of applications
            self.emblems.kick()

    async def _stay(self) -> float:
        """Says that this process is there; does what one has left that is gone."""
        try:
            if await self.store.claims.stay():
                await self.take_up()
        except Occupied as error:
            log.critical("process %d on %s has taken the database over", error.pid, error.host)
            self._ending = asyncio.create_task(self.close())
        return self._tick * RENEWED

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
        await self.emblems.finish()
        if hasattr(self, "staying"):
            await self.staying.finish()
        if hasattr(self, "timers"):
            await self.thinkers.finish()
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
        metrics.MOVES.inc(wakes.moves)
        for destination in wakes.destinations:
            self.poster.kick(destination)
        for game_id in wakes.thinkers:
            self.thinkers.kick(game_id)
        if wakes.timers:
            self.timers.kick()

    def hear(self, what: str) -> None:
        """Another process has left, or has uploaded emoji, or has committed something that is ours to post or
        to think about."""
        kind, _, number = what.partition(":")
        if what == LEFT:
            self._taking_up = asyncio.create_task(self.take_up())
        elif what == UPLOADED:
            self.emblems.kick()
        elif number and what in self.store.claims.held:
            if kind == GAME:
                self.thinkers.kick(int(number))
            else:
                self.poster.kick(channel(int(number)) if kind == "channel" else direct(int(number)))

    @property
    def is_heard(self) -> bool:
        """Whether we are at the gateway, so that Discord hears us."""
        return self.ws is not None and self.ws.open

    async def figures(self) -> list[str]:
        """How old the oldest message is that waits, if one does, and where something can't be posted. Raises
        `Unkept` where the database does not answer."""
        if not hasattr(self, "thinkers"):  # it begins
            return []
        now, oldest, due = self.now(), await self.store.outbox.oldest(), await self.store.timers.next_due()
        age = max((now - oldest).total_seconds(), 0) if oldest else 0.0
        metrics.OUTBOX_AGE.set(age)
        metrics.TIMERS_LATE.set(max((now - due).total_seconds(), 0) if due else 0.0)
        metrics.THINKING.set(self.thinkers.waiting)
        told = [f"the oldest message waits since {oldest.isoformat(timespec='seconds')}"] if oldest else []
        return told + [str(trouble) for trouble in self.poster.troubles()]

    async def compose(self, row: OutboxRow) -> Sendable:
        """The message of a row of the outbox."""
        if row.notice is not None:
            return await notice_message(self, row, row.notice)
        async with self._composing:
            return await turn_message(self, row)

    async def settle(self, row: OutboxRow, board: PostedBoard, earlier: PostedBoard | None) -> Left | None:
        """What is left of a board when that of a row has come; nothing if all of it stays."""
        async with self._composing:
            return await settled_message(self, row, board, earlier)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Called by discord.py for whatever somebody does; commands find their own way."""
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await metrics.answered(lambda: press(interaction))


COMPARED = (
    "name", "description", "options", "choices", "required", "autocomplete", "type", "value", "min_value",
    "max_value", "name_localizations", "description_localizations", "integration_types",
)  # fmt: skip


def _comparable(payload: Any) -> Any:
    """Commands as far as we set them, the same from us and from Discord."""
    if isinstance(payload, dict):
        kept = {key: _comparable(payload[key]) for key in COMPARED if payload.get(key)}
        return kept or dict(payload)
    if isinstance(payload, list):
        found = [_comparable(item) for item in payload]
        return sorted(found, key=lambda one: str(one.get("name") if isinstance(one, dict) else one))
    return payload
