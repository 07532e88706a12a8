"""The ballots under a vote. Each shows the vote as it then is, in its own message."""

import discord

from bot.aliases import Interaction
from bot.messages.answer import admit
from bot.messages.ids import NoticeDeed, NoticeId
from bot.messages.vote import vote_view
from bot.panels.spent import keep_mark, put_away
from bot.tables import votes
from games.engine.errors import BadInput


async def cast(interaction: Interaction, id_: NoticeId) -> None:
    """Counts a ballot. Under a vote that is closed it is refused, and the buttons go."""
    bot, vote_id = interaction.client, id_.deed.numbers[0]
    yes = id_.deed.what is NoticeDeed.YES
    try:
        await votes.cast(bot.store, id_.game, vote_id, interaction.user.id, yes)
    except BadInput as refusal:
        if refusal.key != "vote-closed":
            raise
        await admit(interaction, refusal)
        await put_away(interaction, await _shown(interaction, id_))
        return
    view = await _shown(interaction, id_)
    assert view is not None
    keep_mark(interaction, view)
    await interaction.response.edit_message(view=view, allowed_mentions=discord.AllowedMentions.none())


async def _shown(interaction: Interaction, id_: NoticeId) -> discord.ui.LayoutView | None:
    """The vote as it is, unless it is forgotten by now."""
    bot = interaction.client
    vote = await bot.store.votes.one(id_.deed.numbers[0])
    return await vote_view(bot, vote, id_.outbox) if vote and vote.game_id == id_.game else None
