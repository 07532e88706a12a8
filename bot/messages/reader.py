"""Who reads: the language and the theme of a person, and of a channel."""

from typing import NamedTuple

from bot.aliases import Interaction
from bot.store import Store
from bot.store.rows import GameRow
from bot.words import speak
from games.engine.words import Words, nearest

DEFAULT_THEME = "dark"


class Taste(NamedTuple):
    """A language that we have, and a theme."""

    locale: str
    theme: str


async def taste_of(interaction: Interaction) -> Taste:
    """The language and theme of a user: his setting, else his Discord's language."""
    chosen = await interaction.client.store.preferences.of("user", interaction.user.id)
    return Taste(nearest(chosen.locale or interaction.locale.value), chosen.theme or DEFAULT_THEME)


async def speaker_for(interaction: Interaction, game: str | None = None) -> Words:
    """The words for whoever made an interaction, with those of a game if one is named."""
    return speak((await taste_of(interaction)).locale, game)


async def channel_taste(store: Store, row: GameRow) -> Taste:
    """The language and theme of a game's channel: its setting, else the server's language."""
    chosen = await store.preferences.of("channel", row.channel_id or 0)
    return Taste(nearest(chosen.locale or row.locale), chosen.theme or DEFAULT_THEME)


async def channel_speaker(store: Store, row: GameRow) -> Words:
    """The words for all who read a game's channel."""
    return speak((await channel_taste(store, row)).locale, row.game)
