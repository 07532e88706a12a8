"""A line that somebody tries: seen by nobody else, kept until it is dropped, and no part of the game."""

from collections.abc import Mapping
from dataclasses import replace

from bot.aliases import Interaction
from bot.messages import ids
from bot.messages.answer import answer
from bot.messages.ids import LineDeed, TriedId
from bot.messages.items import layout
from bot.messages.reader import speaker_for, taste_of
from bot.panels import inside, tried
from bot.panels.inside import defer, put, work
from bot.store.rows import GameRow, Line
from bot.tables import orders, tries
from bot.tables.order_language import told
from bot.tables.table import latest
from games.engine.errors import BadInput

LAST = -1
"""In the place of a line: the one that was looked at last."""


async def begin(interaction: Interaction, row: GameRow, version: int) -> None:
    """A new line from the board after so many moves."""
    bot, user_id = interaction.client, interaction.user.id
    await defer(interaction)
    taken = {line.number for line in await bot.store.tries.of_user(user_id, row.id)}
    seat, passage = row.seat_of(user_id), await latest(bot.store, row, version)
    world = await work(interaction, tries.imagined, passage, seat, f"{row.id}/{version}/{user_id}")
    line = Line(user_id, row.id, _free(taken), version, seat, world)
    await _keep_new(interaction, line)
    await show(interaction, row, line.number)


async def show(interaction: Interaction, row: GameRow, number: int = LAST) -> None:
    """The board of a line, and what can be done there."""
    await defer(interaction)
    lines = await interaction.client.store.tries.of_user(interaction.user.id, row.id)
    line = _one(lines, number)
    async with interaction.client.store.desk() as desk:
        await desk.continue_line(line, line.moves)
    numbers = [other.number for other in lines]
    taste = await taste_of(interaction)
    await put(interaction, await work(interaction, tried.line_shown, tries.bare(row), line, numbers, *taste))


async def pressed(interaction: Interaction, id_: TriedId) -> None:
    """A button under a line."""
    row, line = await _found(interaction, id_)
    if isinstance(id_.inner, ids.LineId):
        await DEEDS[id_.inner.what](interaction, row, line)
    else:
        await inside.pressed(interaction, _own(row, line), id_.inner, _playing(interaction, row, line))


async def picked(interaction: Interaction, id_: TriedId, chosen: str) -> None:
    """A menu under a line."""
    row, line = await _found(interaction, id_)
    await inside.picked(interaction, _own(row, line), id_.inner, chosen)


async def given(interaction: Interaction, id_: TriedId, typed: Mapping[str, str]) -> None:
    """A form of a line."""
    row, line = await _found(interaction, id_)
    await inside.given(interaction, _own(row, line), id_.inner, typed, _playing(interaction, row, line))


# What can be done about a line


async def _shown(interaction: Interaction, row: GameRow, line: Line) -> None:
    await show(interaction, row, line.number)


async def _typed(interaction: Interaction, row: GameRow, line: Line) -> None:
    typing = ids.LineId(line.number, len(line.moves), LineDeed.TYPE)
    await inside.opened(interaction, _own(row, line), typing)


async def _answered(interaction: Interaction, row: GameRow, line: Line) -> None:
    if row.status == "running" and not row.hints:
        raise BadInput("no-hints")
    await defer(interaction)
    moves = await work(interaction, tries.answered, tries.bare(row), line)
    await _continue(interaction, row, line, moves)


async def _undone(interaction: Interaction, row: GameRow, line: Line) -> None:
    await _continue(interaction, row, line, line.moves[:-1])


async def _copied(interaction: Interaction, row: GameRow, line: Line) -> None:
    taken = {other.number for other in await interaction.client.store.tries.of_user(line.user_id, row.id)}
    copy = replace(line, number=_free(taken))
    await _keep_new(interaction, copy)
    await show(interaction, row, copy.number)


async def _dropped(interaction: Interaction, row: GameRow, line: Line) -> None:
    store = interaction.client.store
    async with store.desk() as desk:
        await desk.drop_line(line)
    if await store.tries.of_user(line.user_id, row.id):
        await show(interaction, row)
    else:
        speaker = await speaker_for(interaction)
        await interaction.response.edit_message(view=layout(speaker.say("try-dropped")), attachments=[])


async def _played(interaction: Interaction, row: GameRow, line: Line) -> None:
    _check_owner(interaction, row, line)
    await defer(interaction)
    locale, _ = await taste_of(interaction)
    await put(interaction, await work(interaction, tried.play_shown, row, line, locale))


async def _ordered(interaction: Interaction, row: GameRow, line: Line) -> None:
    _check_owner(interaction, row, line)
    await interaction.response.defer(ephemeral=True, thinking=True)
    steps = await work(interaction, tries.ordered, tries.bare(row), line)
    order = await orders.keep_tried(interaction.client.store, row.id, line.user_id, steps)
    speaker = await speaker_for(interaction, row.game)
    await answer(interaction, "\n".join([speaker.say("order-kept"), *told(order, speaker)]))


DEEDS = {
    LineDeed.SHOW: _shown,
    LineDeed.TYPE: _typed,
    LineDeed.ANSWER: _answered,
    LineDeed.UNDO: _undone,
    LineDeed.COPY: _copied,
    LineDeed.DROP: _dropped,
    LineDeed.PLAY: _played,
    LineDeed.ORDER: _ordered,
}


async def _continue(interaction: Interaction, row: GameRow, line: Line, moves: tries.Moves) -> None:
    async with interaction.client.store.desk() as desk:
        if not await desk.continue_line(line, moves):
            raise BadInput("try-stale")
    await show(interaction, row, line.number)


async def _keep_new(interaction: Interaction, line: Line) -> None:
    async with interaction.client.store.desk() as desk:
        if not await desk.begin_line(line):
            raise BadInput("try-stale")


def _own(row: GameRow, line: Line) -> tried.Tried:
    return tried.Tried(tries.bare(row), line)


def _playing(interaction: Interaction, row: GameRow, line: Line) -> inside.Playing:
    """Goes on with a move that is pressed or typed."""

    async def play(text: str) -> None:
        locale, _ = await taste_of(interaction)
        await defer(interaction)
        moves = await work(interaction, tried.tried, _own(row, line), text, locale)
        await _continue(interaction, row, line, moves)

    return play


async def _found(interaction: Interaction, id_: TriedId) -> tuple[GameRow, Line]:
    """The game, and the line of whoever presses, if it still is where it was."""
    store, inner = interaction.client.store, id_.inner
    row = await store.games.one(id_.game)
    if row is None:
        raise BadInput("no-game")
    line = _one(await store.tries.of_user(interaction.user.id, row.id), inner.game)
    shows = isinstance(inner, ids.LineId) and inner.what is LineDeed.SHOW
    if isinstance(inner, ids.OfTurn) and inner.version != len(line.moves) and not shows:
        raise BadInput("try-stale")
    return row, line


def _one(lines: list[Line], number: int) -> Line:
    for line in lines:
        if number in (line.number, LAST):
            return line
    raise BadInput("try-gone")


def _free(taken: set[int]) -> int:
    free = [number for number in range(tries.MOST) if number not in taken]
    if not free:
        raise BadInput("try-full", most=tries.MOST)
    return free[0]


def _check_owner(interaction: Interaction, row: GameRow, line: Line) -> None:
    """Whether a line is of the seat that whoever presses has now."""
    if line.seat is None or row.seat_of(interaction.user.id) != line.seat:
        raise BadInput("try-not-your-seat")
