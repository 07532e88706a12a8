"""Leaving a game: asked about first, and not for ever as long as nobody has taken the seat."""

import discord

from bot.aliases import Interaction
from bot.messages.ids import LeavingDeed, LeavingId
from bot.messages.items import layout
from bot.messages.parts import Button, Style
from bot.messages.reader import speaker_for
from bot.store.rows import GameRow
from bot.tables import seats
from games.engine.words import Words

ASKED = (LeavingDeed.RESIGN, LeavingDeed.COMPUTER, LeavingDeed.STAY)
STYLES = {LeavingDeed.RESIGN: Style.DANGER, LeavingDeed.BACK: Style.PRIMARY}


async def ask(interaction: Interaction, row: GameRow, offered: bool) -> None:
    """Asks a player privately whether to leave, or, where the seat is offered, whether to have it back."""
    speaker = await speaker_for(interaction, row.game)
    view = _offered(row.id, speaker) if offered else _question(row.id, speaker)
    await interaction.response.send_message(view=view, ephemeral=True)


async def done(interaction: Interaction, id_: LeavingId) -> None:
    """Leaves, stays or comes back, and says so in place of the question."""
    store, user_id = interaction.client.store, interaction.user.id
    speaker = await speaker_for(interaction)
    match id_.what:
        case LeavingDeed.RESIGN | LeavingDeed.COMPUTER:
            computer = id_.what is LeavingDeed.COMPUTER
            await seats.resign(store, id_.game, interaction.id, user_id, computer)
            view = _offered(id_.game, speaker)
        case LeavingDeed.BACK:
            await seats.take_back(store, id_.game, interaction.id, user_id)
            view = layout(speaker.say("leaving-back"))
        case LeavingDeed.STAY:
            view = layout(speaker.say("leaving-stays"))
    await interaction.response.edit_message(view=view)


def _question(game_id: int, speaker: Words) -> discord.ui.LayoutView:
    text = speaker.say("leaving-asked", game_name=speaker.say("game-name"))
    return layout(text, [_button(game_id, what, speaker) for what in ASKED])


def _offered(game_id: int, speaker: Words) -> discord.ui.LayoutView:
    return layout(speaker.say("leaving-offered"), [_button(game_id, LeavingDeed.BACK, speaker)])


def _button(game_id: int, what: LeavingDeed, speaker: Words) -> Button:
    label = speaker.say(f"button-leaving-{what}")
    return Button(LeavingId(game_id, what), label, STYLES.get(what, Style.SECONDARY))
