"""Where somebody is: a game is played, and looked at, where its table stands and nowhere else."""

from bot.aliases import Interaction
from bot.messages import ids
from bot.messages.ids import NoticeDeed
from bot.store.rows import GameRow
from bot.tables.table import Table, load
from games.engine.errors import BadInput

ABOUT_ONESELF = (NoticeDeed.MUTE, NoticeDeed.STOP, NoticeDeed.DIGEST_OFF, NoticeDeed.UNFOLLOW)
"""What stands under direct messages, and touches nobody but whoever presses it."""


async def check_place(interaction: Interaction, id_: ids.Id) -> None:
    """Whether what was pressed can stand where it was; refused before anything of the game is read."""
    if isinstance(id_, ids.ReadId | ids.LearnId | ids.LessonId | ids.FindId):  # of no table, or of any
        return
    if isinstance(id_, ids.NowId | ids.ShowId):  # there is no table yet
        if interaction.guild_id is None:
            raise BadInput("elsewhere")
        return
    if isinstance(id_, ids.NoticeId) and id_.deed.what in ABOUT_ONESELF and interaction.guild_id is None:
        return
    place = await interaction.client.store.games.place(id_.game)
    if place is None:
        raise BadInput("no-game")
    guild_id, channel_id = place
    if isinstance(id_, ids.ThreadId):  # it stands beside the thread, and before there is one
        channel_id = _parent(interaction, channel_id)
    if (guild_id, channel_id) != (interaction.guild_id, interaction.channel_id):
        raise BadInput("elsewhere")


async def game_here(interaction: Interaction) -> GameRow:
    """The channel's open or running game, or the last that ended there."""
    row = await interaction.client.store.games.in_channel(interaction.channel_id or 0)
    if row is None or row.guild_id != interaction.guild_id:
        raise BadInput("no-game")
    return row


async def running_here(interaction: Interaction) -> GameRow:
    """The channel's running game, in which a typed move is made; also one that has ended with this very
    move, which is delivered again."""
    row = await game_here(interaction)
    if row.status == "lobby":
        raise BadInput("not-begun")
    if row.status != "running" and not await interaction.client.store.games.has_move(interaction.id):
        raise BadInput("no-game")
    return row


async def table_here(interaction: Interaction) -> Table:
    """The channel's game, running or just ended."""
    row = await game_here(interaction)
    if row.snapshot is None:
        raise BadInput("no-game")
    return load(row)


def _parent(interaction: Interaction, thread_id: int | None) -> int | None:
    """The channel of a thread; that where one is, if there is no thread yet."""
    if thread_id is None:
        return interaction.channel_id
    thread = interaction.guild.get_thread(thread_id) if interaction.guild else None
    return thread.parent_id if thread else None
