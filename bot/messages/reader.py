"""Who reads: the language of a person, and of a channel, and how boards look there."""

from typing import NamedTuple

from bot.aliases import Interaction
from bot.messages.picture import Look
from bot.store import Store
from bot.store.rows import GameRow, Preference, Unkept
from bot.words import speak
from games.engine.words import Words, nearest
from rendering.scene import Form

DEFAULT_THEME = "dark"


class Taste(NamedTuple):
    """A language that we have, and how boards are to look."""

    locale: str
    look: Look


async def taste_of(interaction: Interaction, otherwise: Form = Form.PHONE) -> Taste:
    """The taste of a user: his settings, else his Discord's language; who has chosen no form has another.
    Where the settings can't be read now, whoever waits for an answer gets it without them."""
    try:
        chosen = await interaction.client.store.preferences.of("user", interaction.user.id)
    except Unkept:
        chosen = Preference()
    return taste(chosen, interaction.locale.value, otherwise)


def taste(chosen: Preference, locale: str, otherwise: Form = Form.PHONE) -> Taste:
    """What was chosen; where nothing was, a language and a form."""
    look = Look(chosen.theme or DEFAULT_THEME, Form(chosen.form or otherwise))
    return Taste(nearest(chosen.locale or locale), look)


async def speaker_for(interaction: Interaction, game: str | None = None) -> Words:
    """The words for whoever made an interaction, with those of a game if one is named."""
    return speak((await taste_of(interaction)).locale, game)


async def channel_taste(store: Store, row: GameRow) -> Taste:
    """The taste of a game's channel: its settings, else the server's language, and upright boards."""
    return taste(await store.preferences.of("channel", row.channel_id or 0), row.locale)


async def channel_speaker(store: Store, row: GameRow) -> Words:
    """The words for all who read a game's channel."""
    return speak((await channel_taste(store, row)).locale, row.game)
