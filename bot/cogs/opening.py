"""`/game open` and `/game find`: tables that are announced, and found from anywhere."""

from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING, get_args

import msgspec
from discord import app_commands
from discord.ext import commands

from bot.aliases import Interaction
from bot.cogs.naming import arguments, choices, game_choices, named
from bot.cogs.unhurried import unhurried
from bot.messages.answer import answer
from bot.messages.lobby import ANY
from bot.messages.reader import speaker_for
from bot.panels import finding
from bot.panels.lobby import for_host, open_here
from bot.store.rows import Appeal
from bot.tables import lobby, opening
from games.engine.errors import BadInput
from games.engine.words import LOCALES

if TYPE_CHECKING:
    from bot.app import Roundhouse

PACES, LEVELS = (get_args(Appeal.__annotations__[name]) for name in ("pace", "level"))


class OpenTables(commands.Cog):
    """The part of `/game` that is about open tables."""

    bot: "Roundhouse"

    @app_commands.command(name=named("command-open"), description=named("command-open-about"))
    @arguments("game", "pace", "language", "level", "fill")
    @app_commands.choices(
        game=game_choices(),
        pace=choices("pace-", PACES),
        language=choices("language-", (ANY, *LOCALES)),
        level=choices("level-", LEVELS),
    )
    @app_commands.guild_only()
    async def open(
        self,
        interaction: Interaction,
        game: str | None = None,
        pace: str = "daily",
        language: str = ANY,
        level: str = ANY,
        fill: app_commands.Range[float, 0.25, 336.0] | None = None,
    ) -> None:
        """Announces the channel's open table, at its host's word, or a new one, to all who may see the
        channel. After so many hours computers take the seats that are left, if that is wanted."""
        fill_at = None if fill is None else self.bot.now() + timedelta(hours=fill)
        chosen = {"pace": pace, "level": level, "language": None if language == ANY else language}
        appeal = msgspec.convert({**chosen, "fill_at": fill_at}, Appeal)
        there = await self.bot.store.games.in_channel(interaction.channel_id or 0)
        if there is not None and there.status == "lobby" and game in (None, there.game):
            row = await for_host(interaction, there.id)
            await opening.announce(self.bot.store, row.id, interaction.id, appeal)
            await answer(interaction, (await speaker_for(interaction)).say("open-announced"))
            return
        if game is None:
            raise BadInput("open-which")
        opened = partial(lobby.open_lobby, self.bot.store, game, {}, None)
        await open_here(interaction, game, opened, appeal=appeal)

    @app_commands.command(name=named("command-find"), description=named("command-find-about"))
    @unhurried()
    @arguments("game")
    @app_commands.choices(game=game_choices())
    async def find(self, interaction: Interaction, game: str | None = None) -> None:
        """Lists the open tables on all servers that the reader shares with us, as far as they may be seen."""
        await finding.find(interaction, game)
