"""What is shown of a lesson, and what is made of what is played in it. Put together in a worker."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.messages import ids
from bot.messages.buttons import buttons_of
from bot.messages.ids import CourseId, LessonDeed, LessonId
from bot.messages.log import brief, narrate, shortened
from bot.messages.parts import Button, Gallery, Part, Style
from bot.messages.picture import Look, picture_of, scene_of
from bot.messages.plain import as_typed
from bot.messages.signs import speak_with_signs
from bot.panels.look import PREVIEW, Shown
from bot.panels.own import inside, play
from bot.tables.lessons import Place, judged, stand, table_at
from bot.tables.table import Table
from games.engine.history import LogEntry
from games.engine.lesson import figures
from games.engine.match import Turn
from games.engine.words import Words
from rendering import asked

HAPPENED = 900
"""Letters for what the others have done, or what a move has brought."""


@dataclass(frozen=True)
class Learnt:
    """A lesson as a table of one's own."""

    place: Place

    def stand(self) -> Table:
        """The table, numbered by the step."""
        return stand(self.place)

    def inside(self, id_: ids.Id) -> ids.Id:
        """What stands there instead of a button."""
        return LessonId(self.place.row.number, id_)

    def back(self) -> Button:
        """The way back to its board."""
        return Button(_deed(self.place, LessonDeed.SHOW), "lesson-to-board")


def place_shown(place: Place, locale: str, look: Look) -> Shown:
    """Where somebody is in a lesson: what to do there, or what was done last where nothing is left to do."""
    lesson = place.lesson
    if not place.over:
        return _asked(place, locale, look)
    last = lesson.steps[-1]
    return _done(place, table_at(place, last.end), lesson.turns[last.at : last.end], locale, look)


def played(place: Place, text: str, locale: str, look: Look) -> tuple[Place, Shown]:
    """What is pressed or typed: the place where it leads, and what is shown."""
    table = stand(place)
    play(table, text, locale)
    there, turns = judged(place, table.match.turns), table.match.turns
    if there == place:
        return there, _asked(place, locale, look, turns)
    if there.row.step == place.row.step:
        return there, _asked(there, locale, look)
    lesson, at = place.lesson, place.lesson.steps[place.row.step].at
    return there, _done(there, table, [*lesson.turns[at : at + place.row.made], *turns], locale, look)


def _asked(place: Place, locale: str, look: Look, instead: Sequence[Turn] = ()) -> Shown:
    """A step that is to be done; `instead` is what would have been allowed, too."""
    table, speaker = stand(place), speak_with_signs(locale, place.row.game)
    lesson, row, names = place.lesson, place.row, _names(table)
    wanted, at = lesson.wanted(row.step, row.made), lesson.steps[row.step].at
    turns = lesson.turns[at : at + row.made] if row.made else lesson.since(row.step)
    headlines = lesson.game.advice.headlines
    entries = [LogEntry(0, turn.chosen.seat, turn) for turn in turns]
    above = _listed(brief(entries, headlines, speaker, names), speaker)
    if instead:
        above = _happened(instead, speaker, names)
        moves = [speaker.move(move) for move in wanted]
        above = [speaker.say("lesson-instead"), *above, speaker.say("lesson-wanted", wanted=moves)]
    scene = scene_of(table, [event for turn in turns for event in turn.events], locale, look)
    board = picture_of(scene)
    buttons = [button for button in buttons_of(table, speaker) if not isinstance(button.id, ids.CeilingId)]
    below = [speaker.say(f"lesson-{row.step + 1}", names, **figures(lesson, row.step, speaker))]
    notation = lesson.game.write(wanted[0])
    named = notation, notation.partition(" ")[0]
    if not any(getattr(button.id, what, None) in named for button in buttons for what in ("move", "verb")):
        below.append(speaker.say("lesson-more"))
    parts: list[Part] = [
        "\n".join([_title(place, row.step, speaker), *above]),
        Gallery(PREVIEW, board.described),
        "\n".join([*below, f"-# {asked(scene)}"]),
        buttons,
        _ways(place, [LessonDeed.TYPE, *_back(place), LessonDeed.LEAVE], speaker),
    ]
    return Shown(inside(Learnt(place), parts), board)


def _done(place: Place, table: Table, turns: Sequence[Turn], locale: str, look: Look) -> Shown:
    """A step that is done, and the way to the next; after the last the way to a game."""
    step, lesson = place.row.step - 1, place.lesson
    speaker, names = speak_with_signs(locale, place.row.game), _names(table)
    board = picture_of(scene_of(table, [event for turn in turns for event in turn.events], locale, look))
    recorded = lesson.turns[lesson.steps[step].end - 1].chosen.move
    text = [speaker.say(f"lesson-{step + 1}-done", names, **figures(lesson, step, speaker))]
    if turns[-1].chosen.move != recorded:
        text.append(speaker.say("lesson-differs", move=speaker.move(lesson.wanted(step, 0)[-1])))
    deeds = [LessonDeed.SHOW, *_back(place), LessonDeed.LEAVE]
    if place.over:
        text.append(speaker.say("lesson-end"))
        deeds = [LessonDeed.GAME, *_back(place)]
    parts: list[Part] = [
        "\n".join([_title(place, step, speaker), *_happened(turns, speaker, names)]),
        Gallery(PREVIEW, board.described),
        "\n\n".join(text),
        _ways(place, deeds, speaker),
    ]
    return Shown(inside(Learnt(place), parts), board)


def _title(place: Place, step: int, speaker: Words) -> str:
    count = len(place.lesson.steps)
    return speaker.say("lesson-title", name=speaker.say("game-name"), step=step + 1, steps=count)


def _names(table: Table) -> list[str]:
    return [as_typed(name) for name in table.match.setting.seats]


def _happened(turns: Sequence[Turn], speaker: Words, names: Sequence[str]) -> list[str]:
    return _listed([line for turn in turns for line in narrate(turn, speaker, names).splitlines()], speaker)


def _listed(lines: Sequence[str], speaker: Words) -> list[str]:
    return [shortened([f"▸ {line}" for line in lines], speaker, HAPPENED)] if lines else []


def _back(place: Place) -> list[LessonDeed]:
    return [LessonDeed.BACK, LessonDeed.AGAIN] if place.row.step or place.row.made else []


STYLES = {LessonDeed.SHOW: Style.PRIMARY, LessonDeed.GAME: Style.SUCCESS}


def _ways(place: Place, deeds: Sequence[LessonDeed], speaker: Words) -> list[Button]:
    return [
        Button(_deed(place, deed), speaker.say(f"button-lesson-{deed}"), STYLES.get(deed, Style.SECONDARY))
        for deed in deeds
    ]


def _deed(place: Place, deed: LessonDeed) -> CourseId:
    return CourseId(place.row.step, place.row.made, deed)
