"""Language and theme, for oneself and for a channel; Discord's own language is the default."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.panels.base import answer
from bot.store import Preference
from bot.words import named
from games.words import LOCALES
from rendering.themes import THEMES

if TYPE_CHECKING:
    from bot.app import Roundhouse

AUTOMATIC = "auto"


def _choices(prefix: str, values: tuple[str, ...]) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=named(f"{prefix}-{value}"), value=value) for value in values]


LANGUAGES = _choices("language", (AUTOMATIC, *LOCALES))
THEME_CHOICES = _choices("theme", tuple(THEMES))


class SettingsCog(
    commands.GroupCog, group_name=named("command-settings"), group_description=named("command-settings-about")
):
    """`/settings me` and `/settings channel`."""

    def __init__(self, bot: "Roundhouse") -> None:
        self.bot = bot
        super().__init__()

    @app_commands.command(name=named("command-me"), description=named("command-me-about"))
    @app_commands.rename(language=named("argument-language"), theme=named("argument-theme"))
    @app_commands.describe(language=named("argument-language-about"), theme=named("argument-theme-about"))
    @app_commands.choices(language=LANGUAGES, theme=THEME_CHOICES)
    async def me(
        self,
        interaction: "discord.Interaction[Roundhouse]",
        language: str | None = None,
        theme: str | None = None,
    ) -> None:
        await self._prefer(interaction, "user", interaction.user.id, language, theme)

    @app_commands.command(name=named("command-channel"), description=named("command-channel-about"))
    @app_commands.rename(language=named("argument-language"), theme=named("argument-theme"))
    @app_commands.describe(language=named("argument-language-about"), theme=named("argument-theme-about"))
    @app_commands.choices(language=LANGUAGES, theme=THEME_CHOICES)
    @app_commands.guild_only()
    @app_commands.checks.has_permissions(manage_channels=True)
    async def channel(
        self,
        interaction: "discord.Interaction[Roundhouse]",
        language: str | None = None,
        theme: str | None = None,
    ) -> None:
        await self._prefer(interaction, "channel", interaction.channel_id or 0, language, theme)

    async def _prefer(
        self,
        interaction: "discord.Interaction[Roundhouse]",
        kind: str,
        id_: int,
        language: str | None,
        theme: str | None,
    ) -> None:
        now = await self.bot.store.preference(kind, id_)
        locale = now.locale if language is None else (None if language == AUTOMATIC else language)
        chosen = Preference(locale, theme or now.theme)
        await self.bot.store.prefer(kind, id_, chosen)
        speaker = await self.bot.speaker(interaction)
        told = {"language": speaker.say(f"language-{chosen.locale or AUTOMATIC}")}
        told["theme"] = speaker.say(f"theme-{chosen.theme or 'dark'}")
        await answer(interaction, speaker.say(f"settings-{kind}", **told))


async def setup(bot: "Roundhouse") -> None:
    await bot.add_cog(SettingsCog(bot))
