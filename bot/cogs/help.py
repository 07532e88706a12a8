"""`/help` and `/rules`, in the reader's language."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.aliases import Choices, Interaction
from bot.cogs.here import table_here
from bot.cogs.naming import arguments, game_choices, named
from bot.messages.answer import answer
from bot.messages.limits import OPTIONS
from bot.messages.plain import as_typed
from bot.messages.reader import speaker_for
from bot.messages.rules import TOPIC, topics_of
from bot.panels import reading
from bot.store.rows import GameRow
from bot.tables.table import load
from bot.words import speak
from games.engine import registry
from games.engine.errors import BadInput, GameError
from games.engine.words import Words

if TYPE_CHECKING:
    from bot.app import Roundhouse


class Help(commands.Cog):
    """How the bot is used, and how the games are played."""

    def __init__(self, bot: "Roundhouse") -> None:
        self.bot = bot

    @app_commands.command(name=named("command-help"), description=named("command-help-about"))
    async def help(self, interaction: Interaction) -> None:
        """Says what the reader can do here and now, how to play, and which games there are."""
        row = await self.bot.store.games.in_channel(interaction.channel_id or 0)
        speaker = await speaker_for(interaction, row.game if row else None)
        games = [speak(speaker.locale, name).say("game-name") for name in registry.names()]
        text = speaker.say("help-text", games=games)
        await answer(interaction, f"{_now(row, interaction.user.id, speaker)}\n{text}")

    @app_commands.command(name=named("command-rules"), description=named("command-rules-about"))
    @arguments("topic", "game")
    @app_commands.choices(game=game_choices())
    async def rules(self, interaction: Interaction, topic: str = "overview", game: str | None = None) -> None:
        """Shows a topic of a game's rules: of the one named, or the one played in this channel."""
        name = game or await self._game_here(interaction)
        speaker = await speaker_for(interaction, name)
        topics = topics_of(name)
        if topic not in topics:
            titles = [speaker.say(f"{TOPIC}{known}") for known in topics]
            raise BadInput("unknown-topic", topic=topic, topics=titles)
        await reading.show(interaction, name, topic)

    @rules.autocomplete("topic")
    async def complete_topic(self, interaction: Interaction, current: str) -> Choices:
        """Offers the game's topics by their titles."""
        chosen = getattr(interaction.namespace, "game", None)
        name = chosen if chosen in registry.names() else await self._game_here(interaction)
        speaker = await speaker_for(interaction, name)
        titled = {topic: speaker.say(f"{TOPIC}{topic}") for topic in topics_of(name)}
        fitting = [
            (topic, title) for topic, title in titled.items() if current.casefold() in title.casefold()
        ]
        return [app_commands.Choice(name=title, value=topic) for topic, title in fitting[:OPTIONS]]

    async def _game_here(self, interaction: Interaction) -> str:
        try:
            return (await table_here(interaction)).row.game
        except GameError:
            return registry.names()[0]


def _now(row: GameRow | None, user_id: int, speaker: Words) -> str:
    """What somebody can do in a channel now."""
    sits = row is not None and row.seat_of(user_id) is not None
    if row is None or (row.status == "over" and not sits):
        return speaker.say("help-now-nothing")
    name = speaker.say("game-name")
    if row.status == "lobby":
        part = "host" if user_id == row.host_id else "joined" if sits else "open"
        return speaker.say(f"help-now-{part}", name=name)
    if row.status != "running":
        return speaker.say("help-now-over", name=name)
    asked = load(row).asked
    if any(player.user_id == user_id for player in asked):
        return speaker.say("help-now-asked", name=name)
    waiting = [as_typed(player.name) for player in asked]
    return speaker.say(f"help-now-{'waiting' if sits else 'watching'}", name=name, waiting=waiting)


async def setup(bot: "Roundhouse") -> None:
    """Called by discord.py when `bot.app` loads this file."""
    await bot.add_cog(Help(bot))
