"""Slow play: being away, standing orders, taking back, resigning and replacing."""

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.panels.base import answer
from bot.store.rows import Vote
from bot.tables.orders import Order, read_order, told
from bot.tables.sessions import seated
from bot.words import arguments, named
from games.engine.errors import BadInput, NotLegal, told_by
from games.engine.history import UNDO

if TYPE_CHECKING:
    from bot.app import Roundhouse

LONGEST_AWAY = timedelta(days=365)
ASKED_FOR = ("undo-not-yours", "undo-drew")


class Slow(commands.Cog):
    """What keeps a game going while people come and go."""

    def __init__(self, bot: "Roundhouse") -> None:
        self.bot = bot

    @app_commands.command(name=named("command-away"), description=named("command-away-about"))
    @arguments("until")
    async def away(self, interaction: "discord.Interaction[Roundhouse]", until: str | None = None) -> None:
        user_id, store = interaction.user.id, self.bot.store
        zone = (await store.preference("user", user_id)).slow.zone
        day = read_day(until, self.bot.now(), zone) if until else None
        await store.set_away(user_id, day or self.bot.now())  # time away never counts, also afterwards
        await self.bot.sessions.refresh_timers_of(user_id)
        self.bot.clock.kick()
        speaker = await self.bot.speaker(interaction)
        text = speaker.say("away-until", day=_stamp(day)) if day else speaker.say("away-back")
        await answer(interaction, text)

    @app_commands.command(name=named("command-undo"), description=named("command-undo-about"))
    @app_commands.guild_only()
    async def undo(self, interaction: "discord.Interaction[Roundhouse]") -> None:
        """At once where nobody else is touched by it; else the others are asked."""
        try:
            await self.bot.play(interaction, UNDO)
        except NotLegal as error:
            if error.key not in ASKED_FOR:
                raise
            now = await self.bot.sessions.table(interaction.channel_id or 0)
            table = await self.bot.sessions.table_at(now.row, now.row.played)
            vote = await self.bot.slow.ask_to_undo(table, interaction.user.id)
            speaker = await self.bot.speaker(interaction)
            await answer(interaction, speaker.say("undo-asked", turns=vote.turns))

    @app_commands.command(name=named("command-resign"), description=named("command-resign-about"))
    @app_commands.guild_only()
    async def resign(self, interaction: "discord.Interaction[Roundhouse]") -> None:
        place = interaction.channel_id or 0
        async with self.bot.sessions.lock(place):
            table = await self.bot.sessions.table(place)
            with told_by(table.row.game, table.match.setting.seats):
                seat = seated(table.row, interaction.user.id)
            if table.row.status != "running":
                raise BadInput("no-game")
            await self.bot.slow.offer_seat(table.row, seat, "resigned", interaction.id)
        self.bot.poster.kick(place)
        self.bot.clock.kick()
        await answer(interaction, (await self.bot.speaker(interaction)).say("seat-offered"))

    @app_commands.command(name=named("command-replace"), description=named("command-replace-about"))
    @arguments("player", "by")
    @app_commands.guild_only()
    async def replace(
        self, interaction: "discord.Interaction[Roundhouse]", player: discord.Member, by: discord.Member
    ) -> None:
        """The host invites at once; anybody else at the table asks the others first."""
        table = await self.bot.sessions.table(interaction.channel_id or 0)
        row, user_id = table.row, interaction.user.id
        with told_by(row.game, table.match.setting.seats):
            seated(row, user_id)
        seat = row.seat_of(player.id)
        if seat is None or row.status != "running":
            raise BadInput("not-at-the-table")
        if row.seat_of(by.id) is not None or by.bot:
            raise BadInput("seated-already")
        speaker = await self.bot.speaker(interaction)
        if user_id == row.host_id:
            await self.bot.slow.invite(row, seat, by.id)
            await answer(interaction, speaker.say("invited"))
            return
        await self.bot.slow.request(table, Vote(0, row.id, "replace", user_id, row.played, 0, seat, by.id))
        await answer(interaction, speaker.say("vote-opened"))


class Orders(
    commands.GroupCog, group_name=named("command-order"), group_description=named("command-order-about")
):
    """`/order give`, `show` and `drop`: private, whoever is asked."""

    def __init__(self, bot: "Roundhouse") -> None:
        self.bot = bot
        super().__init__()

    @app_commands.command(name=named("command-give"), description=named("command-give-about"))
    @arguments(what="order")
    @app_commands.guild_only()
    async def give(self, interaction: "discord.Interaction[Roundhouse]", what: str) -> None:
        table = await self.bot.sessions.table(interaction.channel_id or 0)
        with told_by(table.row.game, table.match.setting.seats):
            seat = seated(table.row, interaction.user.id)
            order = read_order(table.match.game, table.seen(seat), seat, what)
        await self.bot.store.set_order(table.row.id, seat, msgspec.json.encode(order))
        await self.bot.sessions.refresh_timers(interaction.channel_id or 0)
        self.bot.clock.kick()
        speaker = await self.bot.speaker(interaction, table.row.game)
        await answer(interaction, "\n".join([speaker.say("order-kept"), *told(order, speaker)]))

    @app_commands.command(name=named("command-show"), description=named("command-show-about"))
    @app_commands.guild_only()
    async def show(self, interaction: "discord.Interaction[Roundhouse]") -> None:
        table = await self.bot.sessions.table(interaction.channel_id or 0)
        with told_by(table.row.game, table.match.setting.seats):
            seat = seated(table.row, interaction.user.id)
        speaker = await self.bot.speaker(interaction, table.row.game)
        steps = await self.bot.store.order(table.row.id, seat)
        lines = (
            told(msgspec.json.decode(steps, type=Order), speaker) if steps else [speaker.say("order-none")]
        )
        await answer(interaction, "\n".join(lines))

    @app_commands.command(name=named("command-drop"), description=named("command-drop-about"))
    @app_commands.guild_only()
    async def drop(self, interaction: "discord.Interaction[Roundhouse]") -> None:
        table = await self.bot.sessions.table(interaction.channel_id or 0)
        with told_by(table.row.game, table.match.setting.seats):
            seat = seated(table.row, interaction.user.id)
        await self.bot.store.set_order(table.row.id, seat, None)
        await self.bot.store.drop_timer("order", table.row.id, interaction.user.id)
        await answer(interaction, (await self.bot.speaker(interaction)).say("order-gone"))


def read_day(text: str, now: datetime, zone: str) -> datetime:
    """A day as it is typed: `2026-12-24`, or a number of days. Away until it begins, where one lives."""
    local = now.astimezone(ZoneInfo(zone))
    try:
        if text.strip().isdigit():
            day = (local + timedelta(days=int(text))).replace(hour=0, minute=0, second=0, microsecond=0)
        else:
            day = datetime.fromisoformat(text.strip()).replace(tzinfo=ZoneInfo(zone))
    except (ValueError, OverflowError) as error:
        raise BadInput("bad-day", text=text[:40]) from error
    if not now < day.astimezone(UTC) < now + LONGEST_AWAY:
        raise BadInput("bad-day", text=text[:40])
    return day.astimezone(UTC)


def _stamp(day: datetime) -> str:
    """A moment that Discord shows in its reader's own time."""
    return discord.utils.format_dt(day, "D")


async def setup(bot: "Roundhouse") -> None:
    await bot.add_cog(Slow(bot))
    await bot.add_cog(Orders(bot))
