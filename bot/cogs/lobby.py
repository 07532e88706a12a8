"""`/game`: opening, listing and ending games."""

from functools import partial
from typing import TYPE_CHECKING, get_args

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.aliases import Choices, Interaction
from bot.cogs.anywhere import anywhere
from bot.cogs.here import lobby_here, table_here
from bot.cogs.naming import arguments, choices, game_choices, named
from bot.cogs.opening import OpenTables
from bot.cogs.unhurried import unhurried
from bot.foreman import Lane
from bot.messages.answer import answer
from bot.messages.clock import clock_told
from bot.messages.lobby import option_values
from bot.messages.plain import as_typed
from bot.messages.reader import channel_speaker, speaker_for, taste_of
from bot.messages.trial import imported
from bot.panels import showing
from bot.panels.files import contents, own_figures
from bot.panels.lobby import for_host, open_here, show_lobby
from bot.panels.origin import go_on_here
from bot.panels.place import game_here
from bot.store.rows import BoardStyle, GameRow, Pace, Player
from bot.tables import lobby, votes
from bot.tables.clocks import set_pace
from bot.tables.play import call_off
from bot.tables.table import load
from bot.words import speak
from games.engine import registry
from games.engine.errors import BadInput
from games.engine.words import Words

if TYPE_CHECKING:
    from bot.app import Roundhouse

LISTED = 20

CLOCKS = ("none", "bank", "limit")
AT_ZERO = ("note", "default", "offer", "computer")
WHILE_AWAY = ("wait", "orders", "computer")
SHORTEST = 1.0
"""Hours on a clock: whoever sleeps must not lose a seat by it."""


@anywhere()
class Lobby(
    OpenTables,
    commands.GroupCog,
    group_name=named("command-game"),
    group_description=named("command-game-about"),
):
    """The lobby's commands."""

    def __init__(self, bot: "Roundhouse") -> None:
        self.bot = bot
        super().__init__()

    @app_commands.command(name=named("command-new"), description=named("command-new-about"))
    @arguments("game", "options", "board", "thread", match="match", at="at-action")
    @app_commands.choices(game=game_choices())
    @app_commands.guild_only()
    async def new(
        self,
        interaction: Interaction,
        game: str,
        options: str = "",
        board: discord.Attachment | None = None,
        match: discord.Attachment | None = None,
        at: app_commands.Range[int, 0] | None = None,
        thread: bool = False,
    ) -> None:
        """Opens a table here, or in a thread or post of its own, which is offered where a game is running;
        whoever asks is its host. With a match file the game goes on from that."""
        given = read_given(options)
        if match is not None:
            if given or board is not None:
                raise BadInput("match-alone")
            text, whose, trial = await contents(interaction, match), interaction.user.id, self.bot.trial
            origin = await self.bot.foreman.do(Lane.DEMAND, whose, imported, game, text, at, trial)
            going_on = partial(lobby.go_on_from, self.bot.store, origin, None)
            await open_here(interaction, game, going_on, "match-fits", apart=thread)
            return
        if at is not None:
            raise BadInput("at-without-match")
        figures = await own_figures(interaction, game, board) if board else None
        opening = partial(lobby.open_lobby, self.bot.store, game, given, figures)
        await open_here(interaction, game, opening, "board-fits", apart=thread)

    @new.autocomplete("options")
    async def complete_options(self, interaction: Interaction, current: str) -> Choices:
        """Offers the values of the chosen game's options; nothing before a game is chosen."""
        game = getattr(interaction.namespace, "game", None)
        if game not in registry.names():
            return []
        speaker = await speaker_for(interaction, game)
        offered = {
            f"{name}={value}": speaker.say(f"option-{name}-{value}")
            for name, values in option_values(game).items()
            for value in values
        }
        fitting = [
            pair for pair in offered.items() if current.casefold() in f"{pair[0]} {pair[1]}".casefold()
        ]
        return [app_commands.Choice(name=label, value=value) for value, label in fitting[:LISTED]]

    @app_commands.command(name=named("command-clone"), description=named("command-clone-about"))
    @unhurried()
    @arguments(at="at-board")
    @app_commands.guild_only()
    async def clone(self, interaction: Interaction, at: app_commands.Range[int, 0] | None = None) -> None:
        """Opens a table for a game that goes on from a board of the channel's: of one that is over at once,
        while it runs if the others at the table agree."""
        row = (await table_here(interaction)).row
        if at is not None and at > row.played:
            raise BadInput("no-such-turn", turn=at, played=row.played)
        if row.status == "running":
            at = row.played if at is None else at
            await votes.ask_to_clone(self.bot.store, row.id, interaction.user.id, at, interaction.id)
            await answer(interaction, (await speaker_for(interaction)).say("vote-opened"))
        else:
            await go_on_here(interaction, row, at or 0)

    @app_commands.command(name=named("command-look"), description=named("command-look-about"))
    @unhurried()
    @arguments("game")
    @app_commands.choices(game=game_choices())
    @app_commands.guild_only()
    async def show(self, interaction: Interaction, game: str) -> None:
        """Posts a fine position of a game that nobody plays, with a short tour."""
        await showing.posted(interaction, game)

    @app_commands.command(name=named("command-list"), description=named("command-list-about"))
    @app_commands.guild_only()
    async def list_games(self, interaction: Interaction) -> None:
        """Lists the open and running games of this server."""
        rows = await self.bot.store.games.of_guild(interaction.guild_id or 0)
        await self._tell(interaction, rows, "list-empty")

    @app_commands.command(name=named("command-mine"), description=named("command-mine-about"))
    async def mine(self, interaction: Interaction) -> None:
        """Lists one's own games on all servers, and where it is one's turn."""
        rows = await self.bot.store.games.of_user(interaction.user.id)
        await self._tell(interaction, rows, "mine-empty")

    async def _tell(self, interaction: Interaction, rows: list[GameRow], empty: str) -> None:
        locale, _ = await taste_of(interaction)
        lines = [
            _line(row, interaction.user.id, speak(locale, row.game))
            for row in rows[:LISTED]
            if row.channel_id
        ]
        await answer(interaction, "\n".join(lines) or speak(locale).say(empty))

    @app_commands.command(name=named("command-join"), description=named("command-join-about"))
    @app_commands.guild_only()
    async def join(self, interaction: Interaction) -> None:
        """Takes a seat at this channel's open table."""
        row = await lobby_here(interaction)
        player = Player(interaction.user.id, interaction.user.display_name)
        await show_lobby(interaction, await lobby.join(self.bot.store, row.id, interaction.id, player))

    @app_commands.command(name=named("command-start"), description=named("command-start-about"))
    @app_commands.guild_only()
    async def start(self, interaction: Interaction) -> None:
        """Starts this channel's game; for the host, or who may manage the channel."""
        row = await for_host(interaction, (await lobby_here(interaction)).id)
        await show_lobby(interaction, await lobby.start(self.bot.store, row.id, interaction.id))

    @app_commands.command(name=named("command-clock"), description=named("command-clock-about"))
    @arguments("clock", "hours", "increment", "grace", "away", at_zero="at-zero")
    @app_commands.choices(
        clock=choices("clock-", CLOCKS),
        at_zero=choices("zero-", AT_ZERO),
        away=choices("while-away-", WHILE_AWAY),
    )
    @app_commands.guild_only()
    async def clock(
        self,
        interaction: Interaction,
        clock: str,
        hours: app_commands.Range[float, SHORTEST, 1000.0] = 72.0,
        increment: app_commands.Range[float, 0.0, 1000.0] = 12.0,
        grace: app_commands.Range[float, 0.0, 1000.0] = 6.0,
        at_zero: str = "note",
        away: str = "wait",
    ) -> None:
        """The host's choice in the lobby; while the game runs, the others at the table are asked."""
        row = await game_here(interaction)
        chosen = {"clock": clock, "hours": hours, "increment": increment, "grace": grace}
        pace = msgspec.convert({**chosen, "at_zero": at_zero, "away": away}, Pace)
        if row.status == "lobby":
            await for_host(interaction, row.id)
            await set_pace(self.bot.store, row.id, interaction.id, pace)
            speaker = await channel_speaker(self.bot.store, row)
            await interaction.response.send_message(clock_told(pace, speaker))
        elif row.status == "running":
            await votes.ask_for_clock(self.bot.store, row.id, interaction.user.id, pace, interaction.id)
            await answer(interaction, (await speaker_for(interaction)).say("vote-opened"))
        else:
            raise BadInput("no-game")

    @app_commands.command(name=named("command-style"), description=named("command-style-about"))
    @arguments("style")
    @app_commands.choices(style=choices("style-", get_args(BoardStyle)))
    @app_commands.guild_only()
    async def style(self, interaction: Interaction, style: str) -> None:
        """How the game here is told, for its host or who may manage the channel."""
        row = await for_host(interaction, (await game_here(interaction)).id)
        row = await lobby.set_style(
            self.bot.store, row.id, interaction.id, msgspec.convert(style, BoardStyle)
        )
        speaker = await channel_speaker(self.bot.store, row)
        await interaction.response.send_message(speaker.say(f"style-set-{row.style}"))

    @app_commands.command(name=named("command-end"), description=named("command-end-about"))
    @app_commands.guild_only()
    async def end(self, interaction: Interaction) -> None:
        """Ends this channel's game without a result: by a vote of the players, or at the word of somebody who
        may manage the channel and does not play."""
        table = await table_here(interaction)
        plays = table.row.seat_of(interaction.user.id) is not None
        if plays or not interaction.permissions.manage_channels:
            await votes.ask_to_end(self.bot.store, table.row.id, interaction.user.id, interaction.id)
            await answer(interaction, (await speaker_for(interaction)).say("vote-opened"))
            return
        row = await call_off(self.bot.store, table.row.id, interaction.id)
        speaker = await channel_speaker(self.bot.store, row)
        await interaction.response.send_message(speaker.say("game-ended-early"))


def read_given(text: str) -> dict[str, str]:
    """Options as they are typed: `name=value`, with spaces or commas between."""
    given = {}
    for word in text.replace(",", " ").split():
        name, equals, value = word.partition("=")
        if not equals:
            raise BadInput("option-form", text=word)
        given[name] = value
    return given


def _line(row: GameRow, user_id: int, speaker: Words) -> str:
    where = f"<#{row.channel_id}>"
    figures = {"name": speaker.say("game-name"), "where": where, "count": len(row.players)}
    if row.status == "lobby":
        return speaker.say("list-lobby", **figures)
    table = load(row)
    if any(player.user_id == user_id for player in table.asked):
        return speaker.say("list-your-turn", **figures)
    names = [as_typed(player.name) for player in table.asked]
    return speaker.say("list-running", **figures, asked=names)


async def setup(bot: "Roundhouse") -> None:
    """Called by discord.py when `bot.app` loads this file."""
    await bot.add_cog(Lobby(bot))
