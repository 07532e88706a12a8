"""What somebody who looks on can do: follow the game, and say who will win. Nobody else sees it."""

from bot.aliases import Interaction
from bot.messages.ids import FollowDeed, FollowId, GuessId
from bot.messages.items import layout
from bot.messages.parts import Button, Part, Style
from bot.messages.plain import as_typed
from bot.messages.reader import speaker_for
from bot.store.rows import GameRow, Guess
from bot.tables import spectators
from bot.tables.table import load
from games.engine.errors import BadInput


async def show(interaction: Interaction, row: GameRow) -> None:
    """Whether one follows, what one has said, and the buttons for both."""
    if row.seat_of(interaction.user.id) is not None:
        raise BadInput("follow-seated")
    parts = await _panel(interaction, row)
    message = interaction.message
    if message is not None and message.flags.ephemeral:
        await interaction.response.edit_message(view=layout(*parts))
    else:
        await interaction.response.send_message(view=layout(*parts), ephemeral=True)


async def done(interaction: Interaction, id_: FollowId) -> None:
    """Follows, or no longer; under a board, or where it was offered."""
    change = spectators.follow if id_.what is FollowDeed.FOLLOW else spectators.unfollow
    await change(interaction.client.store, id_.game, interaction.user.id)
    await _again(interaction, id_.game)


async def guessed(interaction: Interaction, id_: GuessId) -> None:
    """Says who wins."""
    user = interaction.user
    await spectators.guess(interaction.client.store, id_.game, Guess(user.id, user.display_name, id_.seat))
    await _again(interaction, id_.game)


async def _again(interaction: Interaction, game_id: int) -> None:
    row = await interaction.client.store.games.one(game_id)
    assert row is not None
    await show(interaction, row)


async def _panel(interaction: Interaction, row: GameRow) -> list[Part]:
    kept, user_id = interaction.client.store.spectators, interaction.user.id
    speaker = await speaker_for(interaction, row.game)
    follows, made = await kept.follows(row.id, user_id), await kept.guess_of(row.id, user_id)
    running = row.status == "running"
    told = [speaker.say("follow-title", name=speaker.say("game-name"), where=f"<#{row.channel_id}>")]
    told.append(speaker.say(("follow-on" if follows else "follow-off") if running else "follow-over"))
    what = FollowDeed.UNFOLLOW if follows else FollowDeed.FOLLOW
    style = Style.SECONDARY if follows else Style.PRIMARY
    buttons = [Button(FollowId(row.id, what), speaker.say(f"button-{what}"), style)] if running else []
    if made is not None:
        told.append(speaker.say("guess-made", name=as_typed(row.players[made.seat].name)))
        return ["\n".join(told), *([buttons] if buttons else [])]
    if not running or not spectators.can_guess(load(row)):
        told.append(speaker.say("guess-closed"))
        return ["\n".join(told), *([buttons] if buttons else [])]
    seats = [Button(GuessId(row.id, seat), player.name) for seat, player in enumerate(row.players)]
    return ["\n".join(told), buttons, speaker.say("guess-question"), seats]
