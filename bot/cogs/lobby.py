"""`/game`: opening, listing and ending games."""

from typing import TYPE_CHECKING

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.aliases import Choices, Interaction
from bot.cogs.here import lobby_here, table_here
from bot.cogs.naming import arguments, choices, game_choices, named
from bot.foreman import Lane
from bot.messages.answer import answer
from bot.messages.clock import clock_told
from bot.messages.ids import ThreadId
from bot.messages.items import buttons_alone
from bot.messages.lobby import lobby_view, option_values
from bot.messages.parts import Button, Style
from bot.messages.plain import as_typed
from bot.messages.reader import channel_speaker, speaker_for, taste_of
from bot.messages.trial import Limits, own_board
from bot.panels.lobby import NOBODY, for_host
from bot.panels.place import game_here
from bot.store.rows import ChannelTaken, GameRow, Pace, Player
from bot.tables import lobby, votes
from bot.tables.clocks import set_pace
from bot.tables.play import call_off
from bot.tables.table import load
from bot.words import speak
from games.engine import registry
from games.engine.errors import BadInput
from games.engine.words import Words, nearest

if TYPE_CHECKING:
    from bot.app import Roundhouse

LARGEST_BOARD = 256 * 1024
LISTED = 20

CLOCKS = ("none", "bank", "limit")
AT_ZERO = ("note", "default", "offer")
WHILE_AWAY = ("wait", "orders")
SHORTEST = 1.0
"""Hours on a clock: whoever sleeps must not lose a seat by it."""


class Lobby(
    commands.GroupCog, group_name=named("command-game"), group_description=named("command-game-about")
):
    """The lobby's commands."""

    def __init__(self, bot: "Roundhouse") -> None:
        self.bot = bot
        self.trial = Limits()
        super().__init__()

    @app_commands.command(name=named("command-new"), description=named("command-new-about"))
    @arguments("game", "options", "board")
    @app_commands.choices(game=game_choices())
    @app_commands.guild_only()
    async def new(
        self,
        interaction: Interaction,
        game: str,
        options: str = "",
        board: discord.Attachment | None = None,
    ) -> None:
        """Opens a table here, or offers a thread for it where a game is running; whoever asks is its host."""
        given = read_given(options)
        figures = await self._board(interaction, game, board)
        host = Player(interaction.user.id, interaction.user.display_name)
        chosen = await self.bot.store.preferences.of("channel", interaction.channel_id or 0)
        locale = chosen.locale or nearest((interaction.guild_locale or interaction.locale).value)
        place = interaction.channel_id, interaction.guild_id
        try:
            row = await lobby.open_lobby(
                self.bot.store, game, host, place, locale, given, figures, interaction.id
            )
        except ChannelTaken:
            there = await game_here(interaction)
            if there.status == "lobby":  # shown anew, in case it was never seen
                await self._show(interaction, there)
                return
            place = None, interaction.guild_id
            row = await lobby.open_lobby(
                self.bot.store, game, host, place, locale, given, figures, interaction.id
            )
            speaker = await speaker_for(interaction, game)
            offer = buttons_alone([Button(ThreadId(row.id), speaker.say("button-thread"), Style.PRIMARY)])
            await answer(interaction, speaker.say("error-channel-taken"), view=offer)
            return
        await self._show(interaction, row)

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

    async def _board(
        self, interaction: Interaction, game: str, attachment: discord.Attachment | None
    ) -> bytes | None:
        """The figures of a board of one's own, after it was drawn for a trial."""
        if attachment is None:
            return None
        if attachment.size > LARGEST_BOARD:
            raise BadInput("file-too-large", file=attachment.filename, limit=LARGEST_BOARD)
        await interaction.response.defer(ephemeral=True, thinking=True)
        text, whose = await attachment.read(), interaction.user.id
        return await self.bot.foreman.do(Lane.DEMAND, whose, own_board, game, text, self.trial)

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
        await self._show(interaction, await lobby.join(self.bot.store, row.id, interaction.id, player))

    @app_commands.command(name=named("command-start"), description=named("command-start-about"))
    @app_commands.guild_only()
    async def start(self, interaction: Interaction) -> None:
        """Starts this channel's game; for the host, or who may manage the channel."""
        row = await for_host(interaction, (await lobby_here(interaction)).id)
        await self._show(interaction, await lobby.start(self.bot.store, row.id, interaction.id))

    async def _show(self, interaction: Interaction, row: GameRow) -> None:
        view = await lobby_view(self.bot.store, row)
        if interaction.response.is_done():  # with what its host alone sees
            speaker = await speaker_for(interaction)
            await interaction.edit_original_response(content=speaker.say("board-fits"))
            await interaction.followup.send(view=view, allowed_mentions=NOBODY)
        else:
            await interaction.response.send_message(view=view, allowed_mentions=NOBODY)

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
            await votes.ask_for_clock(self.bot.store, row.id, interaction.user.id, pace)
            await answer(interaction, (await speaker_for(interaction)).say("vote-opened"))
        else:
            raise BadInput("no-game")

    @app_commands.command(name=named("command-end"), description=named("command-end-about"))
    @app_commands.guild_only()
    async def end(self, interaction: Interaction) -> None:
        """Ends this channel's game without a result: by a vote of the players, or at the word of somebody who
        may manage the channel and does not play."""
        table = await table_here(interaction)
        plays = table.row.seat_of(interaction.user.id) is not None
        if plays or not interaction.permissions.manage_channels:
            await votes.ask_to_end(self.bot.store, table.row.id, interaction.user.id)
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
