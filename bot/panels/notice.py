"""The buttons under reminders, votes and offers."""

from collections.abc import Awaitable, Callable

from bot.aliases import Interaction
from bot.messages.answer import answer
from bot.messages.ids import NoticeDeed, NoticeId
from bot.messages.reader import speaker_for
from bot.store.rows import Player
from bot.tables import patience, reminders, seats, votes
from games.engine.errors import BadInput


async def done(interaction: Interaction, id_: NoticeId) -> None:
    """Does what can be done about a notice, and says that it is done."""
    said = await DEEDS[id_.deed.what](interaction, id_)
    await answer(interaction, (await speaker_for(interaction)).say(said))


async def _mute(interaction: Interaction, id_: NoticeId) -> str:
    await reminders.mute(interaction.client.store, id_.game, interaction.user.id)
    return "muted"


async def _stop(interaction: Interaction, _: NoticeId) -> str:
    await reminders.change_calls(interaction.client.store, "user", interaction.user.id, reminder=0.0)
    return "reminders-stopped"


async def _digest_off(interaction: Interaction, _: NoticeId) -> str:
    await reminders.change_calls(interaction.client.store, "user", interaction.user.id, digest=None)
    return "digest-stopped"


async def _yes(interaction: Interaction, id_: NoticeId) -> str:
    return await _vote(interaction, id_, yes=True)


async def _no(interaction: Interaction, id_: NoticeId) -> str:
    return await _vote(interaction, id_, yes=False)


async def _vote(interaction: Interaction, id_: NoticeId, yes: bool) -> str:
    await votes.cast(interaction.client.store, id_.game, id_.deed.numbers[0], interaction.user.id, yes)
    return "vote-counted"


async def _take(interaction: Interaction, id_: NoticeId) -> str:
    """A free seat, for whoever is first."""
    store, seat = interaction.client.store, id_.deed.numbers[0]
    await seats.take(store, id_.game, interaction.id, seat, _newcomer(interaction))
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


DEEDS: dict[NoticeDeed, Callable[[Interaction, NoticeId], Awaitable[str]]] = {
    NoticeDeed.MUTE: _mute,
    NoticeDeed.STOP: _stop,
    NoticeDeed.DIGEST_OFF: _digest_off,
    NoticeDeed.YES: _yes,
    NoticeDeed.NO: _no,
    NoticeDeed.TAKE: _take,
    NoticeDeed.ACCEPT: _accept,
    NoticeDeed.KEEP: _keep,
    NoticeDeed.ARCHIVE: _archive,
    NoticeDeed.REVIVE: _revive,
}
"""What is done, and the key of what is said about it."""
