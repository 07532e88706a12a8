"""Moves as commands: `/move` completes everything, and each verb its own moves. The verbs are
shared by all games; the channel's game says what they mean."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.aliases import AnyCommand, Choices, Interaction
from bot.cogs.anywhere import anywhere, is_at_home
from bot.cogs.here import seat_here
from bot.cogs.naming import argument_of, arguments, named
from bot.cogs.unhurried import unhurried
from bot.foreman import Lane
from bot.messages.answer import answer
from bot.messages.hand import hand_of
from bot.messages.ids import HintAt, is_code
from bot.messages.reader import speaker_for, taste_of
from bot.panels import offers
from bot.panels.choose import show
from bot.panels.far import hint_from_afar
from bot.panels.typing import play_typed
from games.engine import registry
from games.engine.advice import Command
from games.engine.errors import BadInput, GameError

if TYPE_CHECKING:
    from bot.app import Roundhouse


class Play(commands.Cog):
    """The verbs."""

    def __init__(self, bot: "Roundhouse") -> None:
        self.bot = bot

    @app_commands.command(name=named("command-move"), description=named("command-move-about"))
    @arguments("move")
    @app_commands.guild_only()
    async def move(self, interaction: Interaction, move: str) -> None:
        """Makes a move, as it is typed or chosen."""
        await play_typed(interaction, move)

    @move.autocomplete("move")
    async def complete_move(self, interaction: Interaction, current: str) -> Choices:
        """Offers legal moves that fit what is typed."""
        return await suggestions(interaction, "", current)

    @app_commands.command(name=named("command-hand"), description=named("command-hand-about"))
    @app_commands.guild_only()
    async def hand(self, interaction: Interaction) -> None:
        """Shows players, and nobody else, what they hold."""
        table, seat = await seat_here(interaction)
        speaker = await speaker_for(interaction, table.row.game)
        await answer(interaction, hand_of(table, seat, speaker) or speaker.say("hand-empty"))

    @app_commands.command(name=named("command-hint"), description=named("command-hint-about"))
    @unhurried()
    @anywhere()
    async def hint(self, interaction: Interaction) -> None:
        """Shows who is asked, and nobody else, what a computer would do; where nothing is played, in the game
        that waits longest."""
        here = await self.bot.store.games.in_channel(interaction.channel_id or 0)
        if here is None or not is_at_home(interaction):
            await hint_from_afar(interaction)
            return
        row = (await seat_here(interaction))[0].row
        if not row.hints:
            raise BadInput("no-hints")
        await show(interaction, row.id, row.played, HintAt())


def verbs() -> dict[str, tuple[str, Command]]:
    """The commands of all games by their verb, each with a game that has words for it."""
    found: dict[str, tuple[str, Command]] = {}
    for game in registry.names():
        for command in registry.load(game).advice.commands:
            found.setdefault(command.verb, (game, command))
    return found


def lone_command(game: str, verb: str) -> AnyCommand:
    """A command for a verb that needs nothing more."""

    @app_commands.command(
        name=named(f"command-{verb}", game), description=named(f"command-{verb}-about", game)
    )
    @app_commands.guild_only()
    async def command(interaction: Interaction) -> None:
        await play_typed(interaction, verb)

    return command


def verb_command(game: str, verb: str) -> AnyCommand:
    """A command for a verb, completed from the legal moves."""

    @app_commands.command(
        name=named(f"command-{verb}", game), description=named(f"command-{verb}-about", game)
    )
    @argument_of(game, "what", verb)
    @app_commands.guild_only()
    async def command(interaction: Interaction, what: str) -> None:
        await play_typed(interaction, what if is_code(what) else f"{verb} {what}")

    @command.autocomplete("what")
    async def complete(interaction: Interaction, current: str) -> Choices:
        return await suggestions(interaction, verb, current)

    return command


async def suggestions(interaction: Interaction, verb: str, current: str) -> Choices:
    """The legal moves of whoever types, in his language, as far as they fit what is typed."""
    try:
        table, seat = await seat_here(interaction)
    except GameError:
        return []
    locale, _ = await taste_of(interaction)
    try:
        found = await interaction.client.foreman.do(
            Lane.THOUGHT, interaction.user.id, offers.suggestions, table.row, seat, verb, current, locale
        )
    except GameError:  # so much is typed that the next key is worked out already
        return []
    return [app_commands.Choice(name=label, value=value) for label, value in found]


async def setup(bot: "Roundhouse") -> None:
    """Called by discord.py when `bot.app` loads this file; the games' own verbs become commands, too."""
    await bot.add_cog(Play(bot))
    for verb, (game, command) in verbs().items():
        bot.tree.add_command((verb_command if command.takes else lone_command)(game, verb))
