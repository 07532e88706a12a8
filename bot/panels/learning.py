"""A lesson in a message that nobody else sees: kept until it is left, and no part of any game."""

from collections.abc import Mapping

from bot.aliases import Interaction
from bot.messages import ids
from bot.messages.ids import LearnId, LessonDeed, LessonId
from bot.messages.items import layout
from bot.messages.reader import speaker_for, taste_of
from bot.panels import inside, learned
from bot.panels.inside import defer, put, work
from bot.panels.lobby import open_against_computers
from bot.store.rows import LessonRow
from bot.tables import lessons
from bot.tables.lessons import Place
from games.engine import registry
from games.engine.errors import BadInput, NotLegal


async def begin(interaction: Interaction, game: str) -> None:
    """The lesson of a game: where it was left, or its beginning."""
    await defer(interaction)
    await _show(interaction, await lessons.begin(interaction.client.store, interaction.user.id, game))


async def wanted(interaction: Interaction, id_: LearnId) -> None:
    """A button that begins a lesson."""
    if id_.name not in registry.names():
        raise NotLegal("stale")
    if interaction.message is None or not interaction.message.flags.ephemeral:
        await interaction.response.defer(ephemeral=True, thinking=True)
    await begin(interaction, id_.name)


async def pressed(interaction: Interaction, id_: LessonId) -> None:
    """A button under a lesson."""
    row = await _found(interaction, id_)
    match id_.inner:
        case ids.CourseId(_, _, LessonDeed.SHOW):
            await defer(interaction)
            await _show(interaction, row)
        case ids.CourseId(_, _, LessonDeed.BACK):
            await _go_to(interaction, row, row.step if row.made else max(row.step - 1, 0))
        case ids.CourseId(_, _, LessonDeed.AGAIN):
            await _go_to(interaction, row, 0)
        case ids.CourseId(_, _, LessonDeed.TYPE):
            await inside.opened(interaction, _own(interaction, row), id_.inner)
        case ids.CourseId(_, _, LessonDeed.LEAVE):
            await defer(interaction)
            await lessons.leave(interaction.client.store, row)
            left = (await speaker_for(interaction)).say("lesson-left")
            await interaction.edit_original_response(view=layout(left), attachments=[])
        case ids.CourseId(_, _, LessonDeed.GAME):
            await open_against_computers(interaction, row.game, lessons.LEVEL, lessons.TABLE)
        case _:
            await inside.pressed(interaction, _own(interaction, row), id_.inner, _playing(interaction, row))


async def picked(interaction: Interaction, id_: LessonId, chosen: str) -> None:
    """A menu under a lesson."""
    await inside.picked(interaction, _own(interaction, await _found(interaction, id_)), id_.inner, chosen)


async def given(interaction: Interaction, id_: LessonId, typed: Mapping[str, str]) -> None:
    """A form of a lesson."""
    row = await _found(interaction, id_)
    await inside.given(interaction, _own(interaction, row), id_.inner, typed, _playing(interaction, row))


def _playing(interaction: Interaction, row: LessonRow) -> inside.Playing:
    """Plays a move in the lesson, which goes on if it is what the step wants."""

    async def play(text: str) -> None:
        await defer(interaction)
        taste = await taste_of(interaction)
        there, shown = await work(interaction, learned.played, _place(interaction, row), text, *taste)
        await lessons.go_to(interaction.client.store, row, there.row)
        await put(interaction, shown)

    return play


async def _go_to(interaction: Interaction, row: LessonRow, step: int) -> None:
    await defer(interaction)
    there = _place(interaction, row).at(step).row
    await lessons.go_to(interaction.client.store, row, there)
    await _show(interaction, there)


async def _show(interaction: Interaction, row: LessonRow) -> None:
    await lessons.go_to(interaction.client.store, row, row)  # it was looked at
    taste = await taste_of(interaction)
    await put(interaction, await work(interaction, learned.place_shown, _place(interaction, row), *taste))


async def _found(interaction: Interaction, id_: LessonId) -> LessonRow:
    """The lesson of whoever presses, if he still is where the message shows him."""
    row = await interaction.client.store.lessons.one(interaction.user.id, id_.game)
    if row is None:
        raise BadInput("lesson-gone")
    inner = id_.inner
    shows = isinstance(inner, ids.CourseId) and inner.what is LessonDeed.SHOW
    if isinstance(inner, ids.OfTurn) and (inner.game, inner.version) != (row.step, row.made) and not shows:
        raise BadInput("lesson-stale")
    return row


def _place(interaction: Interaction, row: LessonRow) -> Place:
    return Place(row, interaction.user.display_name)


def _own(interaction: Interaction, row: LessonRow) -> learned.Learnt:
    return learned.Learnt(_place(interaction, row))
