"""Moves as commands: `/move` completes everything, and each verb its own moves. The verbs are
shared by all games; the channel's game says what they mean."""

from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.panels.base import answer
from bot.panels.choose import hand_of
from bot.panels.codes import LONGEST, MARK, coded
from bot.panels.menu import text_of
from bot.tables.sessions import seated
from bot.words import argument_of, arguments, named
from games.engine import registry
from games.engine.advice import Command
from games.engine.contract import Action, Game
from games.engine.errors import GameError, told_by
from games.engine.ranges import Ranged

if TYPE_CHECKING:
    from bot.app import Roundhouse

SUGGESTIONS = 25


class Play(commands.Cog):
    """The verbs."""

    def __init__(self, bot: "Roundhouse") -> None:
        self.bot = bot

    @app_commands.command(name=named("command-move"), description=named("command-move-about"))
    @arguments("move")
    @app_commands.guild_only()
    async def move(self, interaction: "discord.Interaction[Roundhouse]", move: str) -> None:
        await self.bot.play(interaction, move)

    @move.autocomplete("move")
    async def complete_move(
        self, interaction: "discord.Interaction[Roundhouse]", current: str
    ) -> list[app_commands.Choice[str]]:
        return await suggestions(self.bot, interaction, "", current)

    @app_commands.command(name=named("command-hand"), description=named("command-hand-about"))
    @app_commands.guild_only()
    async def hand(self, interaction: "discord.Interaction[Roundhouse]") -> None:
        table = await self.bot.sessions.table(interaction.channel_id or 0)
        with told_by(table.row.game, table.match.setting.seats):
            seat = seated(table.row, interaction.user.id)
        speaker = await self.bot.speaker(interaction, table.row.game)
        await answer(interaction, hand_of(table, seat, speaker) or speaker.say("hand-empty"))


def verbs() -> dict[str, tuple[str, Command]]:
    """The commands of all games by their verb, each with a game that has words for it."""
    found: dict[str, tuple[str, Command]] = {}
    for game in registry.names():
        for command in registry.load(game).advice.commands:
            found.setdefault(command.verb, (game, command))
    return found


def lone_command(bot: "Roundhouse", game: str, verb: str) -> "app_commands.Command[Any, ..., None]":
    """A command for a verb that needs nothing more."""

    @app_commands.command(
        name=named(f"command-{verb}", game), description=named(f"command-{verb}-about", game)
    )
    @app_commands.guild_only()
    async def command(interaction: "discord.Interaction[Roundhouse]") -> None:
        await bot.play(interaction, verb)

    return command


def verb_command(bot: "Roundhouse", game: str, verb: str) -> "app_commands.Command[Any, ..., None]":
    """A command for a verb, completed from the legal moves."""

    @app_commands.command(
        name=named(f"command-{verb}", game), description=named(f"command-{verb}-about", game)
    )
    @argument_of(game, "what", verb)
    @app_commands.guild_only()
    async def command(interaction: "discord.Interaction[Roundhouse]", what: str) -> None:
        await bot.play(interaction, what if what.startswith(MARK) else f"{verb} {what}")

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
    game = table.match.game
    seat = table.row.seat_of(interaction.user.id)
    if seat is None:
        return []
    state = table.seen(seat)
    locale, _ = await bot.taste(interaction)
    speaker = bot.words(locale, table.row.game)
    typed = current.casefold().split()
    found = []
    for move, fits in _candidates(game, state, seat, f"{verb} {current}".strip()):
        if verb and text_of(game.advice.choices(move)[0]) != verb:
            continue
        notation = game.write(move)
        label = speaker.move(move)
        if fits or all(word in f"{notation} {label}".casefold() for word in typed):
            if detail := speaker.detail(move, game.advice.detail(state, move)):
                label = f"{label} ({detail})"
            value = notation.removeprefix(f"{verb} ") if verb and len(notation) <= LONGEST else notation
            found.append(app_commands.Choice(name=label[:LONGEST], value=coded(value)))
    return found[:SUGGESTIONS]


def _candidates(game: Game[Any, Any], state: Any, seat: int, text: str) -> Iterator[tuple[Action, bool]]:
    """The legal moves, the likely ones first. Of those that have numbers, the one that is typed
    (which fits) comes before a few examples."""
    likely = game.advice.likely(state, seat) if seat in game.actors(state) else []
    for move in [*likely, *(move for move in game.legal(state, seat) if move not in likely)]:
        if not isinstance(move, Ranged):
            yield move, False
            continue
        with suppress(GameError):
            if (typed := game.read(state, text)) in move:
                yield typed, True
        yield from ((example, False) for example in move.examples())


async def setup(bot: "Roundhouse") -> None:
    await bot.add_cog(Play(bot))
    for verb, (game, command) in verbs().items():
        make = verb_command if command.takes else lone_command
        bot.tree.add_command(make(bot, game, verb))
