"""`/away`: nobody is reminded, and no clock runs, while somebody is away."""

import re
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

import discord
from discord import app_commands
from discord.ext import commands

from bot.aliases import Interaction
from bot.cogs.naming import arguments, named
from bot.messages.answer import answer
from bot.messages.reader import speaker_for
from bot.tables import reminders
from games.engine.errors import BadInput

if TYPE_CHECKING:
    from bot.app import Roundhouse

LONGEST_AWAY = timedelta(days=365)


class Away(commands.Cog):
    """Being away, and back again."""

    def __init__(self, bot: "Roundhouse") -> None:
        self.bot = bot

    @app_commands.command(name=named("command-away"), description=named("command-away-about"))
    @arguments("until")
    async def away(self, interaction: Interaction, until: str | None = None) -> None:
        """Away until a day; back without one."""
        user_id, store = interaction.user.id, self.bot.store
        zone = (await store.preferences.calls(user_id)).zone
        day = read_day(until, self.bot.now(), zone) if until else None
        await reminders.set_away(store, user_id, day or self.bot.now())
        speaker = await speaker_for(interaction)
        text = speaker.say("away-until", day=_stamp(day)) if day else speaker.say("away-back")
        await answer(interaction, text)


def read_day(text: str, now: datetime, zone: str) -> datetime:
    """A day as it is typed: `2026-12-24`, or a number of days. Away until it begins, where one lives, unless
    the time that is typed says where."""
    local = now.astimezone(ZoneInfo(zone))
    try:
        if re.fullmatch(r"\s*[0-9]{1,3}\s*", text):
            day = (local + timedelta(days=int(text))).replace(hour=0, minute=0, second=0, microsecond=0)
        else:
            day = datetime.fromisoformat(text.strip())
            day = day if day.tzinfo else day.replace(tzinfo=ZoneInfo(zone))
        day = day.astimezone(UTC)
    except (ValueError, OverflowError) as error:
        raise BadInput("bad-day", text=text[:40]) from error
    if not now < day < now + LONGEST_AWAY:
        raise BadInput("bad-day", text=text[:40])
    return day


def _stamp(day: datetime) -> str:
    """A moment that Discord shows in its reader's own time."""
    return discord.utils.format_dt(day, "D")


async def setup(bot: "Roundhouse") -> None:
    """Called by discord.py when `bot.app` loads this file."""
    await bot.add_cog(Away(bot))
