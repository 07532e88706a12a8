"""Forms: what opens them, and what was typed into them."""

import asyncio
from collections.abc import Awaitable, Mapping

from bot.aliases import Interaction
from bot.foreman import Lane
from bot.messages import ids
from bot.messages.answer import answer
from bot.messages.items import modal
from bot.messages.parts import Form
from bot.messages.reader import speaker_for, taste_of
from bot.panels.bids import bid_form, bid_to_make, ceiling_form, ceiling_typed
from bot.panels.choose import fresh, show
from bot.panels.numbers import numbers_form, numbers_typed
from bot.panels.playing import play
from bot.tables import orders
from bot.tables.order_language import told
from bot.tables.table import of_game
from games.engine.errors import BadInput

PATIENCE = 1.5
"""Seconds in which a form is made, else a panel opens in its stead: Discord takes a form as the first answer
only, within three."""


async def numbers(interaction: Interaction, id_: ids.DraftId) -> None:
    """The numbers of a verb: in a form, or in the panel where they are too many or chosen already."""
    form = None
    if not id_.draft:
        table, user_id = await fresh(interaction, id_.game, id_.version), interaction.user.id
        seat, (locale, _) = table.seat_asked(user_id), await taste_of(interaction)
        work = interaction.client.foreman.do(Lane.MOVE, user_id, numbers_form, table.row, seat, locale, id_)
        form = await soon(work)
    if form is None:
        await show(interaction, id_.game, id_.version, ids.NumbersAt(id_.verb, id_.draft))
    else:
        await interaction.response.send_modal(modal(form))


async def numbers_given(interaction: Interaction, id_: ids.DraftId, given: Mapping[str, str]) -> None:
    """The numbers that somebody typed: what they come to and *Confirm*, or why they will not do."""
    table, user_id = await fresh(interaction, id_.game, id_.version), interaction.user.id
    seat, (locale, _) = table.seat_asked(user_id), await taste_of(interaction)
    place, note = await interaction.client.foreman.do(
        Lane.MOVE, user_id, numbers_typed, table.row, seat, locale, id_.verb, given
    )
    await show(interaction, id_.game, id_.version, place, note=note)


async def bid(interaction: Interaction, id_: ids.BidId) -> None:
    """What to bid; all moves where the form takes too long."""
    table, user_id = await fresh(interaction, id_.game, id_.version), interaction.user.id
    seat, (locale, _) = table.seat_asked(user_id), await taste_of(interaction)
    work = interaction.client.foreman.do(Lane.MOVE, user_id, bid_form, table.row, seat, locale, id_)
    form = await soon(work)
    if form is None:
        await show(interaction, id_.game, id_.version, ids.MenuAt())
    else:
        await interaction.response.send_modal(modal(form))


async def bid_given(interaction: Interaction, id_: ids.BidId, given: Mapping[str, str]) -> None:
    """Plays the bid that somebody typed, or shows it first, as under a board."""
    bot, user_id = interaction.client, interaction.user.id
    table = await fresh(interaction, id_.game, id_.version)
    seat, confirm = table.seat_asked(user_id), (await bot.store.preferences.calls(user_id)).confirm
    work = asyncio.ensure_future(
        bot.foreman.do(Lane.MOVE, user_id, bid_to_make, table.row, seat, given, confirm)
    )
    if not (await asyncio.wait({work}, timeout=PATIENCE))[0]:
        await interaction.response.defer(ephemeral=True, thinking=True)
    bid, shown_first = await work
    if shown_first:
        await show(interaction, id_.game, id_.version, ids.MoveAt(bid))
    else:
        await play(interaction, bid, id_.version, id_.game)


async def ceiling(interaction: Interaction, id_: ids.CeilingId) -> None:
    """How far to bid: for whoever is in the bidding, asked or not."""
    table, user_id = await of_game(interaction.client.store, id_.game), interaction.user.id
    seat, (locale, _) = table.seat_of(user_id), await taste_of(interaction)
    work = interaction.client.foreman.do(Lane.MOVE, user_id, ceiling_form, table.row, seat, locale, id_)
    form = await soon(work)
    if form is None:
        raise BadInput("form-late")
    await interaction.response.send_modal(modal(form))


async def ceiling_given(interaction: Interaction, id_: ids.CeilingId, given: Mapping[str, str]) -> None:
    """Keeps how far somebody bids, and tells him alone. Who is asked bids at once."""
    bot, user_id = interaction.client, interaction.user.id
    await interaction.response.defer(ephemeral=True, thinking=True)
    table = await of_game(bot.store, id_.game)
    seat = table.seat_of(user_id)
    locale, _ = await taste_of(interaction)
    text, warned = await bot.foreman.do(
        Lane.MOVE, user_id, ceiling_typed, table.row, seat, locale, id_, given
    )
    order = await orders.follow(bot.store, id_.game, user_id, text, interaction.id, table.row.played)
    speaker = await speaker_for(interaction, table.row.game)
    await answer(interaction, "\n".join([speaker.say("order-kept"), *told(order, speaker), *warned]))


async def soon(work: Awaitable[Form | None]) -> Form | None:
    """The form, if it is there in time."""
    making = asyncio.ensure_future(work)
    making.add_done_callback(lambda made: made.cancelled() or made.exception())  # late, it is nobody's
    done, _ = await asyncio.wait({making}, timeout=PATIENCE)
    return making.result() if done else None
