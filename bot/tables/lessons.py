"""Lessons at a table of one's own: where somebody is and what he plays there."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import msgspec

from bot.store import Store
from bot.store.rows import GameRow, LessonRow, Player
from bot.tables.table import Table, table_names
from games.engine import registry
from games.engine.errors import BadInput, NotLegal
from games.engine.lesson import Lesson, lesson_of
from games.engine.match import Turn

LEVEL = "easy"
"""How well those play whom one meets after a lesson."""
TABLE = 3
"""How many sit there, in games for so many: a few make a short game."""


@dataclass(frozen=True)
class Place:
    """Where somebody is in his lesson, and what he is called there."""

    row: LessonRow
    name: str

    @property
    def lesson(self) -> Lesson:
        """What is taught. Read once in a process; for a worker."""
        return lesson_of(self.row.game)

    @property
    def over(self) -> bool:
        """Whether nothing is left to do."""
        return self.row.step >= len(self.lesson.steps)

    def at(self, step: int, made: int = 0) -> "Place":
        """Another place of the lesson."""
        return replace(self, row=replace(self.row, step=step, made=made))


def stand(place: Place) -> Table:
    """A lesson as a table of its own: numbered by its step, its moves counted from there. For a worker."""
    lesson, row = place.lesson, place.row
    if not (0 <= row.step < len(lesson.steps) and 0 <= row.made < lesson.steps[row.step].moves):
        raise NotLegal("stale")
    turns = lesson.steps[row.step].at + row.made
    return table_at(place, turns)


def table_at(place: Place, turns: int) -> Table:
    """The table after so many turns of the lesson's match."""
    lesson, row = place.lesson, place.row
    match, seat = lesson.match_at(turns), lesson.seat
    others = [Player(number, name) for number, name in enumerate(lesson.setting.seats)]
    # in his own name, which gives way to those of the others
    names = table_names([Player(0, place.name), *others[:seat], *others[seat + 1 :]])
    own, *theirs = names
    seats = (*theirs[:seat], own, *theirs[seat:])
    match.setting = replace(match.setting, seats=seats)
    game = GameRow(
        id=row.step,
        status="running",
        channel_id=None,
        guild_id=None,
        host_id=row.user_id,
        locale="",
        game=row.game,
        seed="",
        options=msgspec.to_builtins(match.setting.options),
        board=match.setting.board.json,
        keep_seats=True,
        played=row.made,
        snapshot=match.snapshot(),
        players=tuple(Player(number, name) for number, name in enumerate(seats)),
    )
    return Table(game, match)


def judged(place: Place, turns: Sequence[Turn]) -> Place:
    """The place where it leads to play so: the same one if it is not what the lesson wants."""
    lesson, row = place.lesson, place.row
    if not lesson.does(row.step, row.made, [turn.chosen.move for turn in turns]):
        return place
    made = row.made + len(turns)
    return place.at(row.step, made) if made < lesson.steps[row.step].moves else place.at(row.step + 1)


async def begin(store: Store, user_id: int, game: str) -> LessonRow:
    """Somebody's lesson in a game, where he left it, or at its beginning."""
    registry.load(game)
    async with store.desk() as desk:
        await desk.begin_lesson(user_id, game)
        row = await desk.lessons.in_game(user_id, game)
    assert row is not None
    return row


async def go_to(store: Store, row: LessonRow, place: LessonRow) -> None:
    """Somebody goes on, or back, from where he is."""
    async with store.desk() as desk:
        if not await desk.continue_lesson(row, place.step, place.made):
            raise BadInput("lesson-stale")


async def leave(store: Store, row: LessonRow) -> None:
    """Somebody has had enough; the next time he begins anew."""
    async with store.desk() as desk:
        await desk.drop_lesson(row)
