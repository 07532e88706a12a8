"""Moves as commands: `/move` completes everything, and each verb its own moves. The verbs are
shared by all games; the channel's game says what they mean."""

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.panels.menu import text_of
from bot.words import named
from games.contract import Action
from games.errors import GameError

if TYPE_CHECKING:
    from bot.app import Roundhouse

SUGGESTIONS = 25
VERBS = ("auction", "bid", "build", "claim")


class Play(commands.Cog):
    """The verbs."""

    def __init__(self, bot: "Roundhouse") -> None:
        self.bot = bot

    @app_commands.command(name=named("command-move"), description=named("command-move-about"))
    @app_commands.rename(move=named("argument-move"))
    @app_commands.describe(move=named("argument-move-about"))
    @app_commands.guild_only()
    async def move(self, interaction: "discord.Interaction[Roundhouse]", move: str) -> None:
        await self.bot.play(interaction, move)

    @move.autocomplete("move")
    async def complete_move(
        self, interaction: "discord.Interaction[Roundhouse]", current: str
    ) -> list[app_commands.Choice[str]]:
        return await suggestions(self.bot, interaction, "", current)

    @app_commands.command(name=named("command-pass"), description=named("command-pass-about"))
    @app_commands.guild_only()
    async def pass_(self, interaction: "discord.Interaction[Roundhouse]") -> None:
        await self.bot.play(interaction, "pass")


def verb_command(bot: "Roundhouse", verb: str) -> "app_commands.Command[Any, ..., None]":
    """A command for a verb, completed from the legal moves."""

    @app_commands.command(name=named(f"command-{verb}"), description=named(f"command-{verb}-about"))
    @app_commands.rename(what=named(f"argument-{verb}"))
    @app_commands.describe(what=named(f"argument-{verb}-about"))
    @app_commands.guild_only()
    async def command(interaction: "discord.Interaction[Roundhouse]", what: str) -> None:
        await bot.play(interaction, f"{verb} {what}")

    @command.autocomplete("what")
    async def complete(
        interaction: "discord.Interaction[Roundhouse]", current: str
    ) -> list[app_commands.Choice[str]]:
        return await suggestions(bot, interaction, verb, current)

    return command


async def suggestions(
    bot: "Roundhouse", interaction: "discord.Interaction[Roundhouse]", verb: str, current: str
) -> list[app_commands.Choice[str]]:
    """The legal moves of whoever types, in his language, as far as they fit what is typed."""
    try:
        table = await bot.sessions.table(interaction.channel_id or 0)
    except GameError:
        return []
    game, state = table.match.game, table.match.state
    seat = table.row.seat_of(interaction.user.id)
    if seat is None or seat not in game.actors(state):
        return []
    locale, _ = await bot.taste(interaction)
    speaker = bot.words(locale, table.row.game)
    typed = current.casefold().split()
    likely = game.likely(state, seat)
    moves: list[Action] = [*likely, *(move for move in game.legal(state, seat) if move not in likely)]
    found = []
    for move in moves:
        if verb and text_of(game.parts(move)[0]) != verb:
            continue
        notation = game.write(move)
        label = speaker.move(move)
        if all(word in f"{notation} {label}".casefold() for word in typed):
            if detail := speaker.detail(move, game.detail(state, move)):
                label = f"{label} ({detail})"
            value = notation.removeprefix(f"{verb} ") if verb else notation
            found.append(app_commands.Choice(name=label[:100], value=value[:100]))
    return found[:SUGGESTIONS]


async def setup(bot: "Roundhouse") -> None:
    await bot.add_cog(Play(bot))
    for verb in VERBS:
        bot.tree.add_command(verb_command(bot, verb))
