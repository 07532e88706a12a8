"""`/help` and `/rules`, in the reader's language."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.aliases import Choices, Interaction
from bot.cogs.here import table_here
from bot.cogs.naming import arguments, game_choices, named
from bot.messages.answer import answer
from bot.messages.limits import OPTIONS
from bot.messages.reader import speaker_for
from bot.words import FOLDER, speak
from games.engine import registry
from games.engine.errors import BadInput, GameError
from games.engine.words import Words, words

if TYPE_CHECKING:
    from bot.app import Roundhouse

TOPIC = "topic-"
BOARD = "board"


class Help(commands.Cog):
    """How the bot is used, and how the games are played."""

    def __init__(self, bot: "Roundhouse") -> None:
        self.bot = bot

    @app_commands.command(name=named("command-help"), description=named("command-help-about"))
    async def help(self, interaction: Interaction) -> None:
        """Says how to play here, and which games there are."""
        speaker = await speaker_for(interaction)
        games = [speak(speaker.locale, name).say("game-name") for name in registry.names()]
        await answer(interaction, speaker.say("help-text", games=games))

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
        await answer(interaction, f"## {speaker.say(f'{TOPIC}{topic}')}\n{self._text(name, topic, speaker)}")

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

    def _text(self, game: str, topic: str, speaker: Words) -> str:
        if topic == BOARD:
            provenance: dict[str, str] = registry.load(game).board().provenance  # type: ignore[attr-defined]
            return provenance[speaker.locale]
        return speaker.say(f"help-{topic}")


def topics_of(game: str) -> list[str]:
    """The topics that a game has help for, in its own order, then its board's provenance."""
    keys = words("en", game, FOLDER).keys(TOPIC)
    return [key.removeprefix(TOPIC) for key in keys]


async def setup(bot: "Roundhouse") -> None:
    """Called by discord.py when `bot.app` loads this file."""
    await bot.add_cog(Help(bot))
