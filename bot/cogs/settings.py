"""Language and theme, for oneself and for a channel; Discord's own language is the default."""

import re
from typing import TYPE_CHECKING, Any
from zoneinfo import available_timezones

from discord import app_commands
from discord.ext import commands

from bot.aliases import Choices, Interaction
from bot.messages.answer import answer
from bot.messages.limits import OPTIONS
from bot.messages.reader import DEFAULT_THEME, speaker_for
from bot.schedule.hours import next_hour
from bot.schedule.pace import SlowPreference, TimerRow
from bot.store.rows import Preference
from bot.words import arguments, choices, named
from games.engine.errors import BadInput
from games.engine.words import LOCALES, Words
from rendering.drawing.themes import THEMES

if TYPE_CHECKING:
    from bot.app import Roundhouse

AUTOMATIC = "auto"
ZONES = sorted(available_timezones())  # from files, so not at every letter that is typed


LANGUAGES = choices("language-", (AUTOMATIC, *LOCALES))
THEME_CHOICES = choices("theme-", THEMES)


class SettingsCog(
    commands.GroupCog, group_name=named("command-settings"), group_description=named("command-settings-about")
):
    """`/settings me` and `/settings channel`."""

    def __init__(self, bot: "Roundhouse") -> None:
        self.bot = bot
        super().__init__()

    @app_commands.command(name=named("command-me"), description=named("command-me-about"))
    @arguments("language", "theme")
    @app_commands.choices(language=LANGUAGES, theme=THEME_CHOICES)
    async def me(
        self,
        interaction: Interaction,
        language: str | None = None,
        theme: str | None = None,
    ) -> None:
        await self._prefer(interaction, "user", interaction.user.id, language, theme)

    @app_commands.command(name=named("command-channel"), description=named("command-channel-about"))
    @arguments("language", "theme")
    @app_commands.choices(language=LANGUAGES, theme=THEME_CHOICES)
    @app_commands.guild_only()
    @app_commands.checks.has_permissions(manage_channels=True)
    async def channel(
        self,
        interaction: Interaction,
        language: str | None = None,
        theme: str | None = None,
    ) -> None:
        await self._prefer(interaction, "channel", interaction.channel_id or 0, language, theme)

    @app_commands.command(name=named("command-calls"), description=named("command-calls-about"))
    @arguments("reminders", "quiet", "zone", "direct", "digest")
    async def calls(
        self,
        interaction: Interaction,
        reminders: app_commands.Range[float, 0.0, 720.0] | None = None,
        quiet: str | None = None,
        zone: str | None = None,
        direct: bool | None = None,
        digest: app_commands.Range[int, -1, 23] | None = None,
    ) -> None:
        """How and when one is called."""
        user_id = interaction.user.id
        changes: dict[str, Any] = {}
        if reminders is not None:
            changes["reminder"] = reminders
        if quiet is not None:
            changes["quiet_start"], changes["quiet_end"] = read_hours(quiet)
        if zone is not None:
            changes["zone"] = read_zone(zone)
        if direct is not None:
            changes |= {"direct": direct, "closed": False}
        if digest is not None:
            changes |= {"digest": None if digest < 0 else digest, "closed": False}
        await self.bot.prefer_slow(user_id, **changes)
        slow = (await self.bot.store.preference("user", user_id)).slow
        if slow.digest is not None:
            due = next_hour(self.bot.now(), slow.zone, slow.digest)
            await self.bot.store.set_timers([TimerRow("digest", due, user_id=user_id)])
        await self.bot.sessions.refresh_timers_of(user_id)
        self.bot.clock.kick()
        await answer(interaction, calls_told(slow, await speaker_for(interaction)))

    @calls.autocomplete("zone")
    async def complete_zone(self, _: Interaction, current: str) -> Choices:
        found = [name for name in ZONES if current.casefold() in name.casefold()]
        return [app_commands.Choice(name=name, value=name) for name in found[:OPTIONS]]

    @app_commands.command(name=named("command-reminders"), description=named("command-reminders-about"))
    @arguments(hours="reminders")
    @app_commands.guild_only()
    @app_commands.checks.has_permissions(manage_channels=True)
    async def reminders(
        self,
        interaction: Interaction,
        hours: app_commands.Range[float, 0.0, 720.0],
    ) -> None:
        """The channel's interval, for all who have chosen none."""
        await self.bot.prefer_slow(interaction.channel_id or 0, "channel", reminder=hours)
        row = await self.bot.store.game_in(interaction.channel_id or 0)
        if row is not None and row.status == "running":
            await self.bot.sessions.refresh_timers(interaction.channel_id or 0)
        self.bot.clock.kick()
        speaker = await speaker_for(interaction)
        await answer(interaction, speaker.say("reminders-set", hours=hours))

    async def _prefer(
        self,
        interaction: Interaction,
        kind: str,
        id_: int,
        language: str | None,
        theme: str | None,
    ) -> None:
        now = await self.bot.store.preference(kind, id_)
        locale = now.locale if language is None else (None if language == AUTOMATIC else language)
        chosen = Preference(locale, theme or now.theme, now.slow)
        await self.bot.store.prefer(kind, id_, chosen)
        speaker = await speaker_for(interaction)
        told = {"language": speaker.say(f"language-{chosen.locale or AUTOMATIC}")}
        told["theme"] = speaker.say(f"theme-{chosen.theme or DEFAULT_THEME}")
        await answer(interaction, speaker.say(f"settings-{kind}", **told))


def read_hours(text: str) -> tuple[int, int]:
    """Quiet hours as they are typed: `22-7`; `0-0` is none."""
    found = re.fullmatch(r"\s*(\d{1,2})\s*(?:h)?\s*[-–]\s*(\d{1,2})\s*(?:h)?\s*", text)
    if not found or max(hours := (int(found[1]), int(found[2]))) > 23:
        raise BadInput("bad-hours", text=text[:40])
    return hours


def read_zone(text: str) -> str:
    """A time zone by its name: `Europe/Paris`."""
    for name in ZONES:
        if name.casefold() == text.strip().casefold():
            return name
    raise BadInput("bad-zone", text=text[:40])


def calls_told(slow: SlowPreference, speaker: Words) -> str:
    """How somebody is called, in words."""
    return speaker.say(
        "calls-set",
        reminder=-1 if slow.reminder is None else slow.reminder,
        start=slow.quiet_start,
        end=slow.quiet_end,
        zone=slow.zone,
        direct=int(slow.direct),
        digest=-1 if slow.digest is None else slow.digest,
    )


async def setup(bot: "Roundhouse") -> None:
    await bot.add_cog(SettingsCog(bot))
