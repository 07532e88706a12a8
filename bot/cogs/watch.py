"""Watching: anyone in the channel may see the board, the log, the score and the match file."""

from collections.abc import Callable
from io import BytesIO
from typing import TYPE_CHECKING, Any, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.aliases import Interaction
from bot.cogs.here import table_here
from bot.cogs.naming import arguments, choices, named
from bot.cogs.unhurried import unhurried
from bot.foreman import Lane
from bot.messages.answer import answer
from bot.messages.items import layout
from bot.messages.parts import Attached
from bot.messages.picture import Look, galleries
from bot.messages.reader import speaker_for, taste_of
from bot.messages.watching import SIZES, board_of, exported, score_of, status_of
from bot.panels.log import LAST, log_page
from bot.tables.origin import is_secret
from bot.tables.table import latest, whole
from games.engine.errors import BadInput
from rendering.drawing.themes import THEMES
from rendering.scene import Form

if TYPE_CHECKING:
    from bot.app import Roundhouse

T = TypeVar("T")

STATUS = "status.txt"


class Watch(commands.Cog):
    """The commands of those who look on."""

    def __init__(self, bot: "Roundhouse") -> None:
        self.bot = bot

    @app_commands.command(name=named("command-board"), description=named("command-board-about"))
    @unhurried()
    @arguments("theme", "size", "form", "at")
    @app_commands.choices(
        theme=choices("theme-", THEMES), size=choices("size-", SIZES), form=choices("form-", Form)
    )
    @app_commands.guild_only()
    async def board(
        self,
        interaction: Interaction,
        theme: str | None = None,
        size: str = "normal",
        form: str | None = None,
        at: app_commands.Range[int, 0] | None = None,
    ) -> None:
        """Shows the board to whoever asks, as it is now or as it was after a move."""
        now = await table_here(interaction)
        if at is not None and at > now.row.played:
            raise BadInput("no-such-turn", turn=at, played=now.row.played)
        await interaction.response.defer(ephemeral=True, thinking=True)
        passage = await latest(self.bot.store, now.row, at)
        locale, own = await taste_of(interaction, otherwise=Form.WIDE)
        look = Look(theme or own.theme, Form(form or own.form))
        shown = await self._asked(interaction, board_of, passage, locale, look, SIZES[size])
        files = [discord.File(BytesIO(picture.png), name) for name, picture in shown.items()]
        await interaction.followup.send(view=layout(*galleries(shown)), files=files, ephemeral=True)

    @app_commands.command(name=named("command-status"), description=named("command-status-about"))
    @unhurried()
    @app_commands.guild_only()
    async def status(self, interaction: Interaction) -> None:
        """Tells the position in words; the whole is a file where it is too long for a message."""
        table = await table_here(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        taste = await taste_of(interaction)
        shown, whole = await self._asked(interaction, status_of, table.row, *taste)
        files = [] if whole is None else [discord.File(BytesIO(whole.encode()), STATUS)]
        attached = [Attached(STATUS) for _ in files]
        await interaction.followup.send(view=layout(shown, *attached), files=files, ephemeral=True)

    @app_commands.command(name=named("command-log"), description=named("command-log-about"))
    @unhurried()
    @arguments("page")
    @app_commands.guild_only()
    async def log(self, interaction: Interaction, page: app_commands.Range[int, 1] | None = None) -> None:
        """Shows a page of what happened; the last one unless another is named."""
        table = await table_here(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        text, view = await log_page(interaction, table.row.id, LAST if page is None else page - 1)
        await answer(interaction, text, view=view)

    @app_commands.command(name=named("command-score"), description=named("command-score-about"))
    @unhurried()
    @app_commands.guild_only()
    async def score(self, interaction: Interaction) -> None:
        """Tells what each would get if the game ended now."""
        table = await table_here(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        locale, _ = await taste_of(interaction)
        await answer(interaction, await self._asked(interaction, score_of, table.row, locale))

    @app_commands.command(name=named("command-export"), description=named("command-export-about"))
    @unhurried()
    @app_commands.guild_only()
    async def export(self, interaction: Interaction) -> None:
        """Gives the match as a file; while chance is still to come, without the seed and what others hide."""
        row = (await table_here(interaction)).row
        await interaction.response.defer(ephemeral=True, thinking=True)
        passage = await whole(self.bot.store, row)
        seat, secret = row.seat_of(interaction.user.id), await is_secret(self.bot.store, row)
        text, told = await self._asked(interaction, exported, passage, seat, secret)
        file = discord.File(BytesIO(text), f"{row.game}-{row.id}.json")
        await answer(interaction, (await speaker_for(interaction, row.game)).say(told), file=file)

    async def _asked(self, interaction: Interaction, work: Callable[..., T], *arguments: Any) -> T:
        """What somebody has asked for, from a worker."""
        return await self.bot.foreman.do(Lane.DEMAND, interaction.user.id, work, *arguments)


async def setup(bot: "Roundhouse") -> None:
    """Called by discord.py when `bot.app` loads this file."""
    await bot.add_cog(Watch(bot))
