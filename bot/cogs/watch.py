"""Watching: anyone in the channel may see the board, the log, the score and the match file."""

import asyncio
from io import BytesIO
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.aliases import Interaction
from bot.cogs.here import table_here
from bot.messages.answer import answer
from bot.messages.ending import entries_of
from bot.messages.items import gallery, layout
from bot.messages.limits import ANSWER
from bot.messages.picture import scene_of
from bot.messages.plain import as_typed
from bot.messages.reader import speaker_for, taste_of
from bot.messages.turn import BOARD
from bot.panels.log import LAST, log_page
from bot.tables.table import Table, as_of
from bot.words import arguments, choices, named
from games.engine import record
from games.engine.contract import Placing
from games.engine.errors import BadInput
from games.engine.words import Words
from rendering import alt_text, describe, render
from rendering.drawing.themes import THEMES

if TYPE_CHECKING:
    from bot.app import Roundhouse

SIZES = {"small": 800, "normal": 1600, "large": 2400}


class Watch(commands.Cog):
    """The commands of those who look on."""

    def __init__(self, bot: "Roundhouse") -> None:
        self.bot = bot

    @app_commands.command(name=named("command-board"), description=named("command-board-about"))
    @arguments("theme", "size", "at")
    @app_commands.choices(theme=choices("theme-", THEMES), size=choices("size-", SIZES))
    @app_commands.guild_only()
    async def board(
        self,
        interaction: Interaction,
        theme: str | None = None,
        size: str = "normal",
        at: app_commands.Range[int, 0] | None = None,
    ) -> None:
        """Shows the board to whoever asks, as it is now or as it was after a move."""
        now = await table_here(interaction)
        if at is not None and at > now.row.played:
            raise BadInput("no-such-turn", turn=at, played=now.row.played)
        await interaction.response.defer(ephemeral=True, thinking=True)
        table = await as_of(self.bot.store, now.row, now.row.played if at is None else at)
        locale, own_theme = await taste_of(interaction)
        last = [event for entry in table.log[-1:] for event in entry.turn.events]
        scene = scene_of(table, last, locale, theme or own_theme, width=SIZES[size])
        picture, described = await asyncio.gather(
            self.bot.draw(render, scene), self.bot.draw(alt_text, scene)
        )
        await interaction.followup.send(
            view=layout(gallery(BOARD, described)),
            file=discord.File(BytesIO(picture), BOARD),
            ephemeral=True,
        )

    @app_commands.command(name=named("command-status"), description=named("command-status-about"))
    @app_commands.guild_only()
    async def status(self, interaction: Interaction) -> None:
        """Tells the position in words; the whole is a file where it is too long for a message."""
        table = await table_here(interaction)
        locale, theme = await taste_of(interaction)
        text = describe(scene_of(table, (), locale, theme))
        if len(as_typed(text)) <= ANSWER:
            await answer(interaction, as_typed(text))
            return
        file = discord.File(BytesIO(text.encode()), "status.txt")
        short = describe(scene_of(table, (), locale, theme), ANSWER // 2)
        await answer(interaction, as_typed(short), file=file)

    @app_commands.command(name=named("command-log"), description=named("command-log-about"))
    @arguments("page")
    @app_commands.guild_only()
    async def log(self, interaction: Interaction, page: app_commands.Range[int, 1] | None = None) -> None:
        """Shows a page of what happened; the last one unless another is named."""
        table = await table_here(interaction)
        text, view = await log_page(interaction, table.row.id, LAST if page is None else page - 1)
        await answer(interaction, text, view=view)

    @app_commands.command(name=named("command-score"), description=named("command-score-about"))
    @app_commands.guild_only()
    async def score(self, interaction: Interaction) -> None:
        """Tells what each would get if the game ended now."""
        table = await table_here(interaction)
        speaker = await speaker_for(interaction, table.row.game)
        progress = await asyncio.to_thread(table.match.game.advice.progress, table.seen())
        title = speaker.say("score-now" if table.asked else "score-final")
        await answer(interaction, "\n".join([title, *score_lines(table, progress.standing, speaker)]))

    @app_commands.command(name=named("command-export"), description=named("command-export-about"))
    @app_commands.guild_only()
    async def export(self, interaction: Interaction) -> None:
        """Gives the match as a file; while chance is still to come, without the seed and what others hide."""
        table = await table_here(interaction)
        whole = await as_of(self.bot.store, table.row)
        speaker = await speaker_for(interaction, table.row.game)
        if table.asked and table.match.game.draws_later:
            seat = table.row.seat_of(interaction.user.id)
            text, told = record.write_excerpt(whole.match, seat), "exported-excerpt"
        else:
            text, told = record.write(whole.match), "exported"
        file = discord.File(BytesIO(text), f"{table.row.game}-{table.row.id}.json")
        await answer(interaction, speaker.say(told), file=file)


def score_lines(table: Table, places: list[Placing], speaker: Words) -> list[str]:
    """Places with how each score comes about."""
    names = [as_typed(name) for name in table.match.setting.seats]
    lines = []
    for place in places:
        lines.append(speaker.say("podium-place", names, rank=place.rank, seat=place.seat, score=place.score))
        lines += [f"-# {speaker.score(entry)}" for entry in entries_of(place, places)]
    return lines


async def setup(bot: "Roundhouse") -> None:
    """Called by discord.py when `bot.app` loads this file."""
    await bot.add_cog(Watch(bot))
