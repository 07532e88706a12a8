"""The buttons and menus of a lobby."""

from collections.abc import Awaitable, Callable, Mapping

import discord

from bot.aliases import Interaction
from bot.messages.answer import answer
from bot.messages.ids import LobbyDeed, LobbyId, NowId, OptionId, ThreadId, custom_id, read_number
from bot.messages.items import buttons_alone, modal
from bot.messages.lobby import (
    ALLOWED,
    BOARD,
    COMPUTER,
    HINTS,
    KEEP,
    REMOVE,
    SEATS,
    board_form,
    computers_view,
    lobby_view,
    offered,
    option_values,
    options_form,
)
from bot.messages.parts import Button, Form, Style
from bot.messages.reader import speaker_for
from bot.panels.apart import in_a_forum, opened_apart, put_apart
from bot.panels.files import attached, own_figures
from bot.panels.place import game_here
from bot.store.rows import Appeal, ChannelTaken, GameRow, Player
from bot.tables import lobby, opening
from games.engine import registry
from games.engine.errors import BadInput, NotLegal
from games.engine.words import Words, nearest

NOBODY = discord.AllowedMentions.none()
LOOK_BACK = 30
"""Messages in which a lobby is looked for."""
HOSTS: dict[LobbyDeed, Callable[[GameRow, Words], Form | discord.ui.LayoutView]] = {
    LobbyDeed.OPTIONS: options_form,
    LobbyDeed.BOARD: board_form,
    LobbyDeed.COMPUTER: computers_view,
}
"""What a button shows to the host alone."""


Opening = Callable[[Player, tuple[int | None, int | None], str, int], Awaitable[GameRow]]
"""Opens a lobby for a host in a place (channel and server), in a language, for an interaction."""


async def open_here(
    interaction: Interaction,
    game: str,
    opened: Opening,
    fits: str = "",
    appeal: Appeal | None = None,
    apart: bool = False,
) -> None:
    """Opens a table for whoever asks; `apart`, or in a forum, in a place of its own. Where a game is running
    a thread is offered for it. `fits` is told of a file that was brought; with an `appeal` the table is
    announced."""
    store, user = interaction.client.store, interaction.user
    host = Player(user.id, user.display_name)
    chosen = await store.preferences.of("channel", interaction.channel_id or 0)
    locale = chosen.locale or nearest((interaction.guild_locale or interaction.locale).value)
    if appeal and appeal.language:
        locale = appeal.language
    if apart or in_a_forum(interaction):
        row = await opened(host, (None, interaction.guild_id), locale, interaction.id)
        if appeal:
            row = await opening.announce_new(store, row.id, appeal)
        await put_apart(interaction, row)
        return
    try:
        row = await opened(host, (interaction.channel_id, interaction.guild_id), locale, interaction.id)
    except ChannelTaken:
        there = await game_here(interaction)
        if there.status == "lobby":  # shown anew, in case it was never seen
            await show_lobby(interaction, there, fits)
            return
        row = await opened(host, (None, interaction.guild_id), locale, interaction.id)
        if appeal:
            await opening.announce_new(store, row.id, appeal)
        speaker = await speaker_for(interaction, game)
        offer = buttons_alone([Button(ThreadId(row.id), speaker.say("button-thread"), Style.PRIMARY)])
        await answer(interaction, speaker.say("error-channel-taken"), view=offer)
        return
    if appeal:
        await opening.announce_new(store, row.id, appeal)
        await answer(interaction, (await speaker_for(interaction)).say("open-announced"))
        return
    await show_lobby(interaction, row, fits)


async def show_lobby(interaction: Interaction, row: GameRow, fits: str = "") -> None:
    """Shows a lobby to all, after what only its host was told."""
    view = await lobby_view(interaction.client.store, row)
    if interaction.response.is_done():
        speaker = await speaker_for(interaction)
        await interaction.edit_original_response(content=speaker.say(fits))
        await interaction.followup.send(view=view, allowed_mentions=NOBODY)
    else:
        await interaction.response.send_message(view=view, allowed_mentions=NOBODY)


async def done(interaction: Interaction, id_: LobbyId) -> None:
    """Joins, leaves, starts or cancels, and shows the lobby as it is then; or opens what the host sees."""
    bot = interaction.client
    if id_.what in HOSTS:
        await _show_host(interaction, id_)
        return
    row = await _changed(interaction, id_)
    await interaction.response.edit_message(view=await lobby_view(bot.store, row), allowed_mentions=NOBODY)


async def given(interaction: Interaction, id_: LobbyId, chosen: Mapping[str, str]) -> None:
    """What the host chose in a form, which opens under the lobby."""
    if interaction.message is None:
        raise NotLegal("stale")
    row = await for_host(interaction, id_.game)
    if id_.what is LobbyDeed.OPTIONS:
        row = await _arranged(interaction, row, chosen)
        await interaction.response.edit_message(
            view=await lobby_view(interaction.client.store, row), allowed_mentions=NOBODY
        )
    elif id_.what is LobbyDeed.BOARD:
        await _board_given(interaction, row, chosen)
    else:
        raise NotLegal("stale")


async def _show_host(interaction: Interaction, id_: LobbyId) -> None:
    row = await for_host(interaction, id_.game)
    if row.status != "lobby":
        raise BadInput("lobby-closed")
    shown = HOSTS[id_.what](row, await speaker_for(interaction, row.game))
    if isinstance(shown, Form):
        await interaction.response.send_modal(modal(shown))
    else:
        await interaction.response.send_message(view=shown, ephemeral=True)


async def _arranged(interaction: Interaction, row: GameRow, chosen: Mapping[str, str]) -> GameRow:
    """Sets what is chosen, by the names of the options, the order of seats, hints and whom to remove."""
    if any(value not in offered(row, name) for name, value in chosen.items()):
        raise NotLegal("stale")
    options = {name: chosen[name] for name in option_values(row.game) if name in chosen}
    keep, hints, removed = (chosen.get(name) for name in (SEATS, HINTS, REMOVE))
    return await lobby.arrange(
        interaction.client.store,
        row.id,
        interaction.id,
        options,
        None if keep is None else keep == KEEP,
        None if hints is None else hints == ALLOWED,
        None if removed is None else read_number(removed),
    )


async def _board_given(interaction: Interaction, row: GameRow, chosen: Mapping[str, str]) -> None:
    """A board of the host's own, or the game's own again where no file is given."""
    store, number = interaction.client.store, chosen.get(BOARD)
    if number is None:
        row = await lobby.set_board(store, row.id, interaction.id, None)
        await interaction.response.edit_message(view=await lobby_view(store, row), allowed_mentions=NOBODY)
        return
    figures = await own_figures(interaction, row.game, attached(interaction, number))
    row = await lobby.set_board(store, row.id, interaction.id, figures)
    await answer(interaction, (await speaker_for(interaction)).say("board-fits"))
    await _refresh(interaction, row)


async def _changed(interaction: Interaction, id_: LobbyId) -> GameRow:
    store, user = interaction.client.store, interaction.user
    if id_.what is LobbyDeed.JOIN:
        return await lobby.join(store, id_.game, interaction.id, Player(user.id, user.display_name))
    if id_.what is LobbyDeed.LEAVE:
        return await lobby.leave(store, id_.game, interaction.id, user.id)
    await for_host(interaction, id_.game)
    change = lobby.start if id_.what is LobbyDeed.START else lobby.cancel
    return await change(store, id_.game, interaction.id)


async def now(interaction: Interaction, id_: NowId) -> None:
    """Begins a game of whoever presses against computers."""
    store, user = interaction.client.store, interaction.user
    if id_.name not in registry.names():
        raise NotLegal("stale")
    chosen = await store.preferences.of("channel", interaction.channel_id or 0)
    locale = chosen.locale or nearest((interaction.guild_locale or interaction.locale).value)
    place = interaction.channel_id, interaction.guild_id
    host = Player(user.id, user.display_name)
    row = await lobby.play_now(store, id_.name, host, place, locale, interaction.id)
    await interaction.response.send_message(view=await lobby_view(store, row), allowed_mentions=NOBODY)


async def open_against_computers(interaction: Interaction, game: str, level: str, most: int) -> None:
    """Begins a game of whoever asks against computers: in a thread where one can be made, else in the channel
    if that is free."""
    store, user, channel = interaction.client.store, interaction.user, interaction.channel
    if interaction.guild_id is None:
        raise BadInput("no-channel-here")
    chosen = await store.preferences.of("channel", interaction.channel_id or 0)
    locale = chosen.locale or nearest((interaction.guild_locale or interaction.locale).value)
    host = Player(user.id, user.display_name)
    await interaction.response.defer(ephemeral=True, thinking=True)
    in_thread = isinstance(channel, discord.TextChannel) and interaction.app_permissions.create_public_threads
    place = None if in_thread else interaction.channel_id, interaction.guild_id
    row = await lobby.against_computers(store, game, host, place, locale, interaction.id, level, most)
    where = interaction.channel_id
    if in_thread:
        where = await opened_apart(interaction, row)
    await lobby.begin_there(store, row.id, where)
    speaker = await speaker_for(interaction, row.game)
    await answer(interaction, speaker.say("game-begun", thread=f"<#{where}>"))


async def computer(interaction: Interaction, id_: OptionId, chosen: str) -> None:
    """Lets a computer sit down."""
    row = await for_host(interaction, id_.game)
    if id_.name != COMPUTER or chosen not in offered(row, COMPUTER):
        raise NotLegal("stale")
    row = await lobby.add_computer(interaction.client.store, row.id, interaction.id, chosen)
    speaker = await speaker_for(interaction, row.game)
    await interaction.response.edit_message(view=computers_view(row, speaker))
    await _refresh(interaction, row)


async def thread(interaction: Interaction, id_: ThreadId) -> None:
    """Opens a thread for a game where the channel has one already."""
    row = await for_host(interaction, id_.game)
    if interaction.user.id != row.host_id:
        raise BadInput("host-only")
    await put_apart(interaction, row)


async def for_host(interaction: Interaction, game_id: int) -> GameRow:
    """The lobby, for its host or somebody with Manage Channels alone."""
    row = await interaction.client.store.games.one(game_id)
    if row is None:
        raise BadInput("lobby-closed")
    if interaction.user.id != row.host_id and not interaction.permissions.manage_channels:
        raise BadInput("host-only")
    return row


async def _refresh(interaction: Interaction, row: GameRow) -> None:
    """Brings the lobby's own message up to date after a change elsewhere."""
    bot = interaction.client
    channel = bot.get_channel(row.channel_id or 0)
    if not isinstance(channel, discord.abc.Messageable):
        return
    async for message in channel.history(limit=LOOK_BACK):
        if bot.user and message.author.id == bot.user.id and _shows(message, row.id):
            await message.edit(view=await lobby_view(bot.store, row), allowed_mentions=NOBODY)
            return


def _shows(message: discord.Message, game_id: int) -> bool:
    """Whether a message is the lobby of a game."""
    join = custom_id(LobbyId(game_id, LobbyDeed.JOIN))
    return join in str([component.to_dict() for component in message.components])
