"""The bot: its parts, and what panels and cogs share."""

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

from bot.messages.log import log_pages
from bot.messages.notice import NoticeButton
from bot.panels.base import UNWELL, admit, answer
from bot.panels.buttons import LogButton, MoveButton
from bot.panels.choose import ChooseMenu, MoreButton, StepButton
from bot.panels.lobby import LobbyButton, OptionMenu, ThreadButton, lobby_view
from bot.panels.numbers import DraftButton, MadeButton, NumberMenu
from bot.panels.plan import PlanButton
from bot.panels.recap import RecapButton
from bot.posting.poster import BACKOFF, Poster
from bot.schedule.clock import Clock
from bot.settings import Settings
from bot.store.rows import GameRow, Store
from bot.store.sqlite import SqliteStore
from bot.tables.sessions import Sessions, Table
from bot.tables.slow import SlowPlay
from bot.words import CommandTranslator, speak
from games.engine.errors import BadInput
from games.engine.words import Words, nearest

log = logging.getLogger(__name__)
T = TypeVar("T")

INTENTS = discord.Intents.none()
INTENTS.guilds = True
COGS = ("lobby", "play", "watch", "help", "settings", "stats", "slow", "recap")
DEFAULT_THEME = "dark"
DRAWERS = 2
PATIENCE = 0.8


class Tree(app_commands.CommandTree["Roundhouse"]):
    """Commands whose errors are told to whoever made them."""

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
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
        self._backoff = backoff
        self._drawers = ThreadPoolExecutor(DRAWERS, "draw")

    async def setup_hook(self) -> None:
        self.store = await SqliteStore.open(self.settings.database, self.now)
        self.sessions = Sessions(self.store, self.now)
        self.poster = Poster(self, self._backoff)
        self.clock = Clock(self)
        self.slow = SlowPlay(self)
        self.add_dynamic_items(
            MoveButton,
            MoreButton,
            LogButton,
            ChooseMenu,
            StepButton,
            NumberMenu,
            DraftButton,
            MadeButton,
            PlanButton,
            RecapButton,
            NoticeButton,
            LobbyButton,
            OptionMenu,
            ThreadButton,
        )
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

    # Language and theme

    def words(self, locale: str, game: str | None = None) -> Words:
        """The words for a reader."""
        return speak(locale, game)

    async def taste(self, interaction: discord.Interaction[Any]) -> tuple[str, str]:
        """The language and theme of a user: his setting, else his Discord's language."""
        chosen = await self.store.preference("user", interaction.user.id)
        return nearest(chosen.locale or interaction.locale.value), chosen.theme or DEFAULT_THEME

    async def channel_taste(self, row: GameRow) -> tuple[str, str]:
        """The language and theme of a game's channel: its setting, else the server's language."""
        chosen = await self.store.preference("channel", row.channel_id or 0)
        return nearest(chosen.locale or row.locale), chosen.theme or DEFAULT_THEME

    async def speaker(self, interaction: discord.Interaction[Any], game: str | None = None) -> Words:
        """The words for whoever made an interaction."""
        return self.words((await self.taste(interaction))[0], game)

    async def prefer_slow(self, user_id: int, kind: str = "user", **changes: Any) -> None:
        """Changes how a user, or a channel, wants to be called."""
        chosen = await self.store.preference(kind, user_id)
        slow = msgspec.structs.replace(chosen.slow, **changes)
        await self.store.prefer(kind, user_id, replace(chosen, slow=slow))

    async def close_direct(self, user_id: int) -> None:
        """Somebody's direct messages are closed to us: noticed, and not tried again until asked for."""
        await self.prefer_slow(user_id, closed=True)

    # What commands and buttons share

    async def play(
        self,
        interaction: "discord.Interaction[Roundhouse]",
        move: str,
        version: int | None = None,
        game_id: int | None = None,
    ) -> None:
        """Plays a move: checked and stored first, then acknowledged, then drawn and posted."""
        channel_id = interaction.channel_id or 0
        if game_id is not None:
            row = await self.store.game(game_id)
            if row is None or row.channel_id is None:
                raise BadInput("no-game")
            channel_id = row.channel_id
        trouble = self.poster.trouble(channel_id)
        moving = asyncio.create_task(
            self.sessions.move(channel_id, interaction.user.id, move, interaction.id, version)
        )
        if not (await asyncio.wait({moving}, timeout=PATIENCE))[0]:
            await interaction.response.defer(ephemeral=True)  # lock or disk is slow, and Discord waits 3 s
        table, played = await moving
        self.poster.kick(channel_id)
        for player in table.asked:
            self.poster.kick(-player.user_id)
        self.clock.kick()
        await self._acknowledge(interaction, table, played, trouble)

    async def _acknowledge(
        self, interaction: discord.Interaction[Any], table: Table, played: bool, trouble: bool
    ) -> None:
        speaker = await self.speaker(interaction, table.row.game)
        text = speaker.say("move-made") if played else speaker.say("move-made-before")
        if trouble:
            text += "\n" + speaker.say("cannot-post")
        message = interaction.message
        if message is None or trouble or interaction.response.is_done():
            await answer(interaction, text)
        elif message.flags.ephemeral:
            view = discord.ui.LayoutView(timeout=None)
            view.add_item(discord.ui.TextDisplay(text))
            await interaction.response.edit_message(view=view, attachments=[])
        else:
            await interaction.response.defer()

    async def refresh_lobby(self, row: GameRow) -> None:
        """Brings the lobby's own message up to date after a change elsewhere."""
        channel = self.get_channel(row.channel_id or 0)
        if not isinstance(channel, discord.abc.Messageable):
            return
        mark = f"rh:lobby:{row.id}:"
        async for message in channel.history(limit=30):
            if (
                self.user
                and message.author.id == self.user.id
                and mark in str([c.to_dict() for c in message.components])
            ):
                await message.edit(
                    view=await lobby_view(self, row), allowed_mentions=discord.AllowedMentions.none()
                )
                return

    async def log_page(
        self, interaction: discord.Interaction[Any], game_id: int, page: int
    ) -> tuple[str, discord.ui.View]:
        """A page of what happened, with buttons to the others; page -1 is the last."""
        row = await self.store.game(game_id)
        if row is None:
            raise BadInput("no-game")
        speaker = await self.speaker(interaction, row.game)
        table = await self.sessions.table_at(row, row.played)
        pages = await asyncio.to_thread(log_pages, table, speaker)
        page = page % len(pages) if page < 0 else min(page, len(pages) - 1)
        view = discord.ui.View(timeout=None)
        if page > 0:
            view.add_item(LogButton(row.id, row.played, page - 1, speaker.say("button-previous")))
        if page + 1 < len(pages):
            view.add_item(LogButton(row.id, row.played, page + 1, speaker.say("button-next")))
        title = speaker.say("log-title", page=page + 1, pages=len(pages))
        return f"{title}\n{pages[page]}", view


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
