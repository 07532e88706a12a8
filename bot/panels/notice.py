"""The buttons under reminders and offers; those under a vote have a file of their own."""

from collections.abc import Awaitable, Callable

from bot.aliases import Interaction
from bot.messages.answer import admit, answer
from bot.messages.ids import NoticeDeed, NoticeId
from bot.messages.reader import speaker_for
from bot.panels import origin, vote
from bot.panels.spent import put_away
from bot.store.rows import Player
from bot.tables import patience, reminders, seats, spectators
from games.engine.errors import BadInput


async def done(interaction: Interaction, id_: NoticeId) -> None:
    """Does what can be done about a notice, and says that it is done. A vote shows that by itself."""
    if id_.deed.what in (NoticeDeed.YES, NoticeDeed.NO):
        await vote.cast(interaction, id_)
        return
    said = await DEEDS[id_.deed.what](interaction, id_)
    if said:
        await answer(interaction, (await speaker_for(interaction)).say(said))
    if id_.deed.what is NoticeDeed.TAKE:  # it was to be had once
        await put_away(interaction)


async def _mute(interaction: Interaction, id_: NoticeId) -> str:
    await reminders.mute(interaction.client.store, id_.game, interaction.user.id)
    return "muted"


async def _stop(interaction: Interaction, _: NoticeId) -> str:
    await reminders.change_calls(interaction.client.store, "user", interaction.user.id, reminder=0.0)
    return "reminders-stopped"


async def _digest_off(interaction: Interaction, _: NoticeId) -> str:
    await reminders.change_calls(interaction.client.store, "user", interaction.user.id, digest=None)
    return "digest-stopped"


async def _take(interaction: Interaction, id_: NoticeId) -> str | None:
    """A free seat, for whoever is first; nothing more to say where it is not to be had."""
    store, seat = interaction.client.store, id_.deed.numbers[0]
    try:
        await seats.take(store, id_.game, interaction.id, seat, _newcomer(interaction))
    except BadInput as refusal:
        if refusal.key != "seat-taken":
            raise
        await admit(interaction, refusal)
        return None
    return "seat-is-yours"


async def _accept(interaction: Interaction, id_: NoticeId) -> str:
    """A seat, for the one who is invited."""
    seat, invited = id_.deed.numbers
    if interaction.user.id != invited:
        raise BadInput("not-invited")
    store = interaction.client.store
    await seats.accept(store, id_.game, interaction.id, seat, _newcomer(interaction))
    return "seat-is-yours"


def _newcomer(interaction: Interaction) -> Player:
    return Player(interaction.user.id, interaction.user.display_name)


async def _keep(interaction: Interaction, id_: NoticeId) -> str:
    await patience.keep_alive(interaction.client.store, id_.game, interaction.id, interaction.user.id)
    return "game-kept"


async def _archive(interaction: Interaction, id_: NoticeId) -> str:
    await patience.archive(interaction.client.store, id_.game, interaction.id, interaction.user.id)
    return "game-archived"


async def _revive(interaction: Interaction, id_: NoticeId) -> str:
    await patience.revive(interaction.client.store, id_.game, interaction.id, interaction.user.id)
    return "game-revived"


async def _back(interaction: Interaction, id_: NoticeId) -> str:
    await seats.take_back(interaction.client.store, id_.game, interaction.id, interaction.user.id)
    return "leaving-back"


async def _clone(interaction: Interaction, id_: NoticeId) -> None:
    await origin.agreed(interaction, id_.game, id_.deed.numbers[0])


async def _unfollow(interaction: Interaction, id_: NoticeId) -> str:
    await spectators.unfollow(interaction.client.store, id_.game, interaction.user.id)
    return "follow-stopped"


DEEDS: dict[NoticeDeed, Callable[[Interaction, NoticeId], Awaitable[str | None]]] = {
    NoticeDeed.MUTE: _mute,
    NoticeDeed.STOP: _stop,
    NoticeDeed.DIGEST_OFF: _digest_off,
    NoticeDeed.TAKE: _take,
    NoticeDeed.ACCEPT: _accept,
    NoticeDeed.KEEP: _keep,
    NoticeDeed.ARCHIVE: _archive,
    NoticeDeed.REVIVE: _revive,
    NoticeDeed.BACK: _back,
    NoticeDeed.CLONE: _clone,
    NoticeDeed.UNFOLLOW: _unfollow,
}
"""What is done, and the key of what is said about it."""
