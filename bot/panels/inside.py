"""What is pressed, chosen and typed at a table of one's own, in a message that nobody else sees."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from io import BytesIO
from typing import TypeVar

import discord

from bot.aliases import Interaction
from bot.foreman import Lane
from bot.messages import ids
from bot.messages.answer import answer
from bot.messages.ids import LessonDeed, LineDeed
from bot.messages.items import layout, modal
from bot.messages.reader import taste_of
from bot.panels import own
from bot.panels.filling import soon
from bot.panels.look import PREVIEW, Shown
from bot.panels.own import Own
from games.engine.errors import NotLegal

T = TypeVar("T")
Playing = Callable[[str], Awaitable[None]]
"""Plays a move there."""


async def pressed(interaction: Interaction, at: Own, inner: ids.Id, play: Playing) -> None:
    """A button under the board, or in a panel."""
    match inner:
        case ids.MoveId() | ids.AskId():
            await play(inner.move)
        case ids.MadeId():
            await play(await work(interaction, own.made, at, inner))
        case ids.MoreId():
            await _panel(interaction, at, ids.MenuAt())
        case ids.PlanId():
            await _panel(interaction, at, ids.PlanAt(inner.way), inner.page)
        case ids.StepId():
            await _panel(interaction, at, inner.place, inner.page)
        case ids.DraftId() if inner.draft:
            await _panel(interaction, at, ids.NumbersAt(inner.verb, inner.draft))
        case ids.DraftId() | ids.BidId():
            await opened(interaction, at, inner)
        case ids.HandId() | ids.RulesId():
            locale, _ = await taste_of(interaction)
            await answer(interaction, await work(interaction, own.told_of, at, locale, inner))
        case _:
            raise NotLegal("stale")


async def picked(interaction: Interaction, at: Own, inner: ids.Id, chosen: str) -> None:
    """A menu of a panel."""
    match inner:
        case ids.PickId():
            await _panel(interaction, at, ids.read_panel(chosen))
        case ids.NumberId(_, _, verb, nth, draft):
            numbers = (*draft[:nth], ids.read_number(chosen), *draft[nth + 1 :])
            await _panel(interaction, at, ids.NumbersAt(verb, numbers))
        case _:
            raise NotLegal("stale")


async def given(
    interaction: Interaction, at: Own, inner: ids.Id, typed: Mapping[str, str], play: Playing
) -> None:
    """A form that is sent."""
    match inner:
        case ids.LineId(_, _, LineDeed.TYPE) | ids.CourseId(_, _, LessonDeed.TYPE):
            await play(typed.get(own.MOVE, ""))
        case ids.BidId():
            await play(await work(interaction, own.bid, at, dict(typed)))
        case ids.DraftId():
            locale, _ = await taste_of(interaction)
            place, note = await work(interaction, own.numbers, at, locale, inner.verb, dict(typed))
            await _panel(interaction, at, place, note=note)
        case _:
            raise NotLegal("stale")


async def opened(interaction: Interaction, at: Own, inner: ids.Id) -> None:
    """A form, or all moves where it takes too long or is too large."""
    locale, _ = await taste_of(interaction)
    form = await soon(work(interaction, own.form, at, locale, inner))
    if form is not None:
        await interaction.response.send_modal(modal(form))
    elif isinstance(inner, ids.DraftId):
        await _panel(interaction, at, ids.NumbersAt(inner.verb))
    else:
        await _panel(interaction, at, ids.MenuAt())


async def work(interaction: Interaction, what: Callable[..., T], *arguments: object) -> T:
    """Has something done by a worker, for whoever looks."""
    return await interaction.client.foreman.do(Lane.DEMAND, interaction.user.id, what, *arguments)


async def defer(interaction: Interaction) -> None:
    """Says that an answer comes: in the place of what was pressed, if that is seen by nobody else."""
    if interaction.response.is_done():
        return
    message = interaction.message
    if message is not None and message.flags.ephemeral:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def put(interaction: Interaction, shown: Shown) -> None:
    """What is shown takes the place of what whoever presses saw."""
    files = [discord.File(BytesIO(shown.preview.png), PREVIEW)] if shown.preview else []
    await interaction.edit_original_response(view=layout(*shown.parts), attachments=files)


async def _panel(
    interaction: Interaction, at: Own, place: ids.PanelAt, page: int = 0, note: str = ""
) -> None:
    await defer(interaction)
    taste = await taste_of(interaction)
    panel = await work(interaction, own.panel_shown, at, *taste, place, page)
    await put(interaction, replace(panel, parts=[*[note] * bool(note), *panel.parts]))
