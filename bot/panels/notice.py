"""The buttons under reminders, votes and offers."""

from collections.abc import Awaitable, Callable

from bot.aliases import Interaction
from bot.messages.answer import answer
from bot.messages.ids import Notice, NoticeDeed
from bot.messages.reader import speaker_for
from bot.store.rows import GameRow, Player
from games.engine.errors import BadInput


async def done(interaction: Interaction, id_: Notice) -> None:
    """Does what can be done about a notice, and says that it is done."""
    said = await DEEDS[id_.deed.what](interaction, id_)
    await answer(interaction, (await speaker_for(interaction)).say(said))


async def _mute(interaction: Interaction, id_: Notice) -> str:
    await interaction.client.store.drop_timer("remind", id_.game, interaction.user.id)
    return "muted"


async def _stop(interaction: Interaction, id_: Notice) -> str:
    await interaction.client.prefer_slow(interaction.user.id, reminder=0.0)
    await interaction.client.store.drop_timer("remind", id_.game, interaction.user.id)
    return "reminders-stopped"


async def _digest_off(interaction: Interaction, _: Notice) -> str:
    await interaction.client.prefer_slow(interaction.user.id, digest=None)
    return "digest-stopped"


async def _yes(interaction: Interaction, id_: Notice) -> str:
    return await interaction.client.slow.cast(id_.deed.numbers[0], interaction.user.id, yes=True)


async def _no(interaction: Interaction, id_: Notice) -> str:
    return await interaction.client.slow.cast(id_.deed.numbers[0], interaction.user.id, yes=False)


async def _take(interaction: Interaction, id_: Notice) -> str:
    """A free seat, for whoever is first."""
    row = await _running(interaction, id_)
    seat = id_.deed.numbers[0]
    if not row.players[seat].vacant:
        raise BadInput("seat-taken")
    return await _sit(interaction, row, seat)


async def _accept(interaction: Interaction, id_: Notice) -> str:
    """A seat, for the one who is invited."""
    seat, invited = id_.deed.numbers
    if interaction.user.id != invited:
        raise BadInput("not-invited")
    return await _sit(interaction, await _running(interaction, id_), seat)


async def _sit(interaction: Interaction, row: GameRow, seat: int) -> str:
    newcomer = Player(interaction.user.id, interaction.user.display_name)
    await interaction.client.slow.sit_down(row, seat, newcomer, interaction.id)
    return "seat-is-yours"


async def _keep(interaction: Interaction, id_: Notice) -> str:
    row = await _own(interaction, id_)
    await interaction.client.slow.keep_alive(row)
    return "game-kept"


async def _archive(interaction: Interaction, id_: Notice) -> str:
    row = await _own(interaction, id_)
    await interaction.client.slow.archive(row)
    return "game-archived"


async def _revive(interaction: Interaction, id_: Notice) -> str:
    row = await _own(interaction, id_)
    await interaction.client.slow.revive(row, interaction.id)
    return "game-revived"


async def _running(interaction: Interaction, id_: Notice) -> GameRow:
    row = await interaction.client.store.game(id_.game)
    if row is None or row.status != "running":
        raise BadInput("no-game")
    return row


async def _own(interaction: Interaction, id_: Notice) -> GameRow:
    """The game, for those who play in it."""
    row = await _running(interaction, id_)
    if row.seat_of(interaction.user.id) is None:
        raise BadInput("not-seated")
    return row


DEEDS: dict[NoticeDeed, Callable[[Interaction, Notice], Awaitable[str]]] = {
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
