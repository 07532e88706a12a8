"""`/stats` and `/leaderboard`: what came of the finished games of a server."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.aliases import Interaction
from bot.cogs.naming import arguments, game_choices, named
from bot.messages.answer import answer
from bot.messages.limits import ANSWER
from bot.messages.plain import as_typed
from bot.messages.reader import speaker_for
from bot.store.rows import Seer
from bot.tables.ratings import Rated, ranking, rated_of
from bot.tables.results import Career, career_of
from bot.words import speak
from games.engine import registry
from games.engine.words import Words

if TYPE_CHECKING:
    from bot.app import Roundhouse

GAMES = game_choices()
TOP = 25
TOP_OF_EACH = 5


class Stats(commands.Cog):
    """The commands about results."""

    def __init__(self, bot: "Roundhouse") -> None:
        self.bot = bot

    @app_commands.command(name=named("command-stats"), description=named("command-stats-about"))
    @arguments("member", "game")
    @app_commands.choices(game=GAMES)
    @app_commands.guild_only()
    async def stats(
        self,
        interaction: Interaction,
        member: discord.Member | discord.User | None = None,
        game: str | None = None,
    ) -> None:
        """Shows what a member has finished on this server, and how they are rated."""
        who = member or interaction.user
        speaker = await speaker_for(interaction)
        store, guild_id = self.bot.store, interaction.guild_id or 0
        places = await store.results.places(who.id, guild_id)
        lines = [speaker.say("stats-title", name=as_typed(who.display_name))]
        for name in [game] if game else registry.names():
            career = career_of([place for place in places if place.game == name])
            if career is not None:
                row = await store.ratings.one(guild_id, name, who.id)
                lines += career_lines(name, career, rated_of(row) if row else None, speaker)
        if len(lines) == 1:
            lines.append(speaker.say("results-none"))
        await answer(interaction, "\n".join(lines))

    @app_commands.command(name=named("command-leaderboard"), description=named("command-leaderboard-about"))
    @arguments("game", "seers")
    @app_commands.choices(game=GAMES)
    @app_commands.guild_only()
    async def leaderboard(
        self, interaction: Interaction, game: str | None = None, seers: bool = False
    ) -> None:
        """Shows the best rated players of this server, in one game or in each; or those who were right most
        often about who wins."""
        speaker = await speaker_for(interaction)
        if seers:
            best_seers = await self.bot.store.spectators.seers(interaction.guild_id or 0, TOP)
            await answer(interaction, seers_told(best_seers, speaker))
            return
        lines = [speaker.say("leaderboard-title")]
        for name in [game] if game else registry.names():
            most = TOP if game else TOP_OF_EACH
            best = await self.bot.store.ratings.best(interaction.guild_id or 0, name, most)
            if best:
                lines.append(speaker.say("results-game", game=speak(speaker.locale, name).say("game-name")))
                lines += [rank_line(*place, speaker) for place in ranking([rated_of(row) for row in best])]
        lines.append(speaker.say("leaderboard-none" if len(lines) == 1 else "leaderboard-about"))
        await answer(interaction, fitting(lines))


def career_lines(game: str, career: Career, rated: Rated | None, speaker: Words) -> list[str]:
    """What somebody has done in one game."""
    places = [speaker.say("stats-place", rank=rank, times=times) for rank, times in career.places.items()]
    lines = [
        speaker.say("results-game", game=speak(speaker.locale, game).say("game-name")),
        speaker.say("stats-games", games=career.games, won=career.won),
        speaker.say("stats-places", places=places, average=career.average),
        speaker.say("stats-best", score=career.best),
    ]
    if rated is None:
        return [*lines, speaker.say("stats-unrated")]
    return [*lines, speaker.say("stats-rating", rating=shown(rated, speaker), games=rated.games)]


def rank_line(rank: int, rated: Rated, speaker: Words) -> str:
    """A line of the leaderboard."""
    name = as_typed(rated.name)
    return speaker.say(
        "leaderboard-place", rank=rank, name=name, rating=shown(rated, speaker), games=rated.games
    )


def seers_told(seers: Sequence[Seer], speaker: Words) -> str:
    """Those who were right most often, the best first; equals share a place."""
    lines, rank, before = [speaker.say("seers-title")], 0, None
    for place, seer in enumerate(seers, 1):
        if (seer.correct, seer.guesses) != before:
            rank, before = place, (seer.correct, seer.guesses)
        figures = {"rank": rank, "correct": seer.correct, "guesses": seer.guesses}
        lines.append(speaker.say("seers-place", name=as_typed(seer.name), **figures))
    return fitting([*lines, speaker.say("seers-about" if seers else "seers-none")])


def shown(rated: Rated, speaker: Words) -> str:
    """A rating, marked where it says little yet."""
    return speaker.say("rating-provisional" if rated.provisional else "rating", rating=rated.rating)


def fitting(lines: list[str]) -> str:
    """The lines as one message, without those before the last that would make it too long."""
    *most, last = lines
    while len("\n".join([*most, last])) > ANSWER:
        most.pop()
    return "\n".join([*most, last])


async def setup(bot: "Roundhouse") -> None:
    """Called by discord.py when `bot.app` loads this file."""
    await bot.add_cog(Stats(bot))
