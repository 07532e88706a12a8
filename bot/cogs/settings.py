"""Language and looks, for oneself and for a channel; Discord's own language is the default."""

import re
from typing import TYPE_CHECKING
from zoneinfo import available_timezones

from discord import app_commands
from discord.ext import commands

from bot.aliases import Choices, Interaction
from bot.cogs.anywhere import anywhere
from bot.cogs.naming import arguments, choices, named
from bot.messages.answer import answer
from bot.messages.limits import OPTIONS
from bot.messages.reader import DEFAULT_THEME, speaker_for
from bot.store.preferences import Whose
from bot.store.rows import Calls, Weekly
from bot.tables import weekly as week
from bot.tables.reminders import change_calls
from games.engine.errors import BadInput
from games.engine.words import LOCALES, Words
from rendering.drawing.themes import THEMES
from rendering.scene import Form

if TYPE_CHECKING:
    from bot.app import Roundhouse

AUTOMATIC = "auto"
ZONES = sorted(available_timezones())  # from files, so not at every letter that is typed


LANGUAGES = choices("language-", (AUTOMATIC, *LOCALES))
THEME_CHOICES = choices("theme-", THEMES)
FORMS = choices("form-", (AUTOMATIC, *Form))


@anywhere()
class SettingsCog(
    commands.GroupCog, group_name=named("command-settings"), group_description=named("command-settings-about")
):
    """`/settings`: `me`, `channel`, `calls`, `reminders`, `server` and `confirm`."""

    def __init__(self, bot: "Roundhouse") -> None:
        self.bot = bot
        super().__init__()

    @app_commands.command(name=named("command-me"), description=named("command-me-about"))
    @arguments("language", "theme", "form")
    @app_commands.choices(language=LANGUAGES, theme=THEME_CHOICES, form=FORMS)
    async def me(
        self,
        interaction: Interaction,
        language: str | None = None,
        theme: str | None = None,
        form: str | None = None,
    ) -> None:
        """Sets one's own language, and how boards look."""
        await self._prefer(interaction, "user", interaction.user.id, language, theme, form)

    @app_commands.command(name=named("command-channel"), description=named("command-channel-about"))
    @arguments("language", "theme", "form")
    @app_commands.choices(language=LANGUAGES, theme=THEME_CHOICES, form=FORMS)
    @app_commands.guild_only()
    @app_commands.checks.has_permissions(manage_channels=True)
    async def channel(
        self,
        interaction: Interaction,
        language: str | None = None,
        theme: str | None = None,
        form: str | None = None,
    ) -> None:
        """Sets the channel's language, and how boards look, for what everybody sees."""
        await self._prefer(interaction, "channel", interaction.channel_id or 0, language, theme, form)

    @app_commands.command(name=named("command-calls"), description=named("command-calls-about"))
    @arguments("reminders", "quiet", "zone", "direct", "digest", "next")
    async def calls(
        self,
        interaction: Interaction,
        reminders: app_commands.Range[float, 0.0, 720.0] | None = None,
        quiet: str | None = None,
        zone: str | None = None,
        direct: bool | None = None,
        digest: app_commands.Range[int, -1, 23] | None = None,
        next: bool | None = None,  # noqa: A002  # what it is called when it is typed
    ) -> None:
        """How and when one is called."""
        changes: dict[str, object] = {}
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
        if next is not None:
            changes |= {"next": next, "closed": False}
        chosen = await change_calls(self.bot.store, "user", interaction.user.id, **changes)
        await answer(interaction, calls_told(chosen, await speaker_for(interaction)))

    @calls.autocomplete("zone")
    async def complete_zone(self, _: Interaction, current: str) -> Choices:
        """Offers time zones that contain what is typed."""
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
        await change_calls(self.bot.store, "channel", interaction.channel_id or 0, reminder=hours)
        speaker = await speaker_for(interaction)
        await answer(interaction, speaker.say("reminders-set", hours=hours))

    @app_commands.command(name=named("command-server"), description=named("command-server-about"))
    @arguments("weekly")
    @app_commands.guild_only()
    async def server(self, interaction: Interaction, weekly: bool) -> None:
        """Whether this channel is told every week what is played on the server; off unless it is wanted."""
        if not interaction.permissions.manage_guild:
            raise BadInput("server-only")
        guild_id, speaker = interaction.guild_id or 0, await speaker_for(interaction)
        if not weekly:
            await week.want_no_more(self.bot.store, guild_id)
            await answer(interaction, speaker.say("weekly-off"))
            return
        locale = (interaction.guild_locale or interaction.locale).value
        timer = await week.want(self.bot.store, Weekly(guild_id, interaction.channel_id or 0, locale))
        await answer(interaction, speaker.say("weekly-on", when=f"<t:{int(timer.due_at.timestamp())}:F>"))

    @app_commands.command(name=named("command-confirm"), description=named("command-confirm-about"))
    @arguments("when")
    @app_commands.choices(when=choices("confirm-", ("drawn", "always", "never")))
    async def confirm(self, interaction: Interaction, when: str) -> None:
        """Which moves under a board are shown to be confirmed."""
        await change_calls(self.bot.store, "user", interaction.user.id, confirm=when)
        speaker = await speaker_for(interaction)
        await answer(interaction, speaker.say("confirm-set", when=speaker.say(f"confirm-{when}")))

    async def _prefer(
        self,
        interaction: Interaction,
        kind: Whose,
        id_: int,
        language: str | None,
        theme: str | None,
        form: str | None,
    ) -> None:
        async with self.bot.store.desk() as desk:
            now = await desk.preferences.of(kind, id_)
            locale, laid_out = _chosen(language, now.locale), _chosen(form, now.form)
            chosen = await desk.prefer(kind, id_, locale, theme or now.theme, laid_out)
        speaker = await speaker_for(interaction)
        told = {"language": speaker.say(f"language-{chosen.locale or AUTOMATIC}")}
        told["theme"] = speaker.say(f"theme-{chosen.theme or DEFAULT_THEME}")
        told["form"] = speaker.say(f"form-{chosen.form or AUTOMATIC}")
        await answer(interaction, speaker.say(f"settings-{kind}", **told))


def _chosen(now: str | None, before: str | None) -> str | None:
    """What somebody has chosen, if he has chosen something now; nothing stands for `AUTOMATIC`."""
    return before if now is None else (None if now == AUTOMATIC else now)


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


def calls_told(calls: Calls, speaker: Words) -> str:
    """How somebody is called, in words."""
    return speaker.say(
        "calls-set",
        reminder=-1 if calls.reminder is None else calls.reminder,
        start=calls.quiet_start,
        end=calls.quiet_end,
        zone=calls.zone,
        direct=int(calls.direct),
        next=int(calls.next),
        digest=-1 if calls.digest is None else calls.digest,
    )


async def setup(bot: "Roundhouse") -> None:
    """Called by discord.py when `bot.app` loads this file."""
    await bot.add_cog(SettingsCog(bot))
