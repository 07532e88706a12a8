"""Lessons: true in both languages, and played to their end by the rules."""

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from games.engine import registry
from games.engine.contract import Action
from games.engine.errors import GameError
from games.engine.lesson import FILE, Lesson, Step, figures, lesson_of
from games.engine.match import AnyMatch
from games.engine.ranges import Ranged
from games.engine.words import LOCALES, words
from tests.fifth_game import NAME, found

with found():
    NAMES = registry.names()
LONGEST = 1200
"""Letters of a text: more is not read."""
each_lesson = pytest.mark.parametrize("name", NAMES)


@pytest.fixture(autouse=True, scope="module")
def always(fifth_game: None) -> None:
    """The tiny game has a lesson, too."""


def steps_of(name: str) -> list[tuple[Lesson, int, Step]]:
    lesson = lesson_of(name)
    return [(lesson, number, step) for number, step in enumerate(lesson.steps)]


def is_legal(match: AnyMatch, seat: int, move: Action) -> bool:
    legal = match.game.legal(match.state, seat)
    return any(move in found if isinstance(found, Ranged) else move == found for found in legal)


@each_lesson
def test_the_learner_is_asked_step_by_step_and_what_is_wanted_is_legal(name: str) -> None:
    lesson, done = lesson_of(name), 0
    assert lesson.setting.board == lesson.game.board() and lesson.setting.options == lesson.game.Options()
    assert len(lesson.steps) <= 10
    for number, step in enumerate(lesson.steps):
        assert done <= step.at < step.end <= len(lesson.turns)
        done = step.end
        match = lesson.match_at(step.at)
        for made, move in enumerate(lesson.wanted(number, 0)):
            assert lesson.turns[step.at + made].chosen.seat == lesson.seat
            assert lesson.game.actors(match.state)[0] == lesson.seat
            assert is_legal(match, lesson.seat, move)
            assert lesson.does(number, made, [move])
            match.play_text(lesson.seat, lesson.game.write(move))
            assert match.snapshot() == lesson.match_at(step.at + made + 1).snapshot()
        assert lesson.does(number, 0, lesson.wanted(number, 0)), "all in a row will do"


@each_lesson
def test_what_the_others_answer_is_legal_and_leads_to_the_next_step(name: str) -> None:
    lesson = lesson_of(name)
    for number, step in enumerate(lesson.steps[1:], 1):
        match = lesson.match_at(lesson.steps[number - 1].end)
        for turn in lesson.turns[lesson.steps[number - 1].end : step.at]:
            chosen = turn.chosen
            assert isinstance(chosen.move, Action) and is_legal(match, chosen.seat, chosen.move)
            match.play(chosen.seat, chosen.move)
        assert match.snapshot() == lesson.match_at(step.at).snapshot()
        assert all(turn.chosen.seat != lesson.seat for turn in lesson.since(number))


@each_lesson
def test_what_will_do_as_well_can_be_played(name: str) -> None:
    for lesson, number, step in steps_of(name):
        match = lesson.match_at(step.end - 1)
        examples: set[str] = set()
        for move in match.game.legal(match.state, lesson.seat):
            examples |= {
                match.game.write(one) for one in (move.examples() if isinstance(move, Ranged) else [move])
            }
        recorded = lesson.game.write(lesson.wanted(number, 0)[-1])
        for other in step.others:
            fitting = {move for move in examples if other in (move, move.partition(" ")[0])}
            assert fitting - {recorded}, f"{number}: there is nothing to choose"


@each_lesson
def test_another_move_is_not_what_a_step_wants(name: str) -> None:
    for lesson, number, step in steps_of(name):
        match = lesson.match_at(step.at)
        unwanted = [
            move
            for move in match.game.legal(match.state, lesson.seat)
            if not isinstance(move, Ranged) and not lesson.does(number, 0, [move])
        ]
        allowed = {lesson.game.write(move).partition(" ")[0] for move in unwanted}
        assert unwanted or allowed <= set(step.others)
        assert not any(lesson.does(number, 0, [*lesson.wanted(number, 0), move]) for move in unwanted)


class Figures(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # the visitor's name
        self.names.add(node.id.name)


@cache
def texts(name: str, locale: str) -> dict[str, ftl.Message]:
    path = registry.load(name).folder / "locales" / f"{locale}.ftl"
    parsed = FluentParser().parse(path.read_text("utf-8")).body
    messages = [entry for entry in parsed if isinstance(entry, ftl.Message)]
    return {message.id.name: message for message in messages if message.id.name.startswith("lesson-")}


@each_lesson
@pytest.mark.parametrize("locale", LOCALES)
def test_each_step_has_its_texts_and_their_figures_are_found_in_the_match(name: str, locale: str) -> None:
    speaker, seats = words(locale, name), lesson_of(name).setting.seats
    known, wanted = texts(name, locale), []
    for lesson, number, step in steps_of(name):
        keys = [f"lesson-{number + 1}", f"lesson-{number + 1}-done"]
        wanted += keys
        named = Figures()
        for key in keys:
            text = speaker.say(key, seats, **figures(lesson, number, speaker))
            assert 0 < len(text) <= LONGEST, key
            assert not re.search(r"None|[<>{]|\w+\.\w+=|  ", text), text
            named.visit(known[key])
        assert set(step.figures) <= named.names <= {*step.figures, "move", "moves"}, keys
    assert list(known) == wanted


@each_lesson
@pytest.mark.parametrize("locale", LOCALES)
def test_no_figure_is_typed_into_a_text(name: str, locale: str) -> None:
    serializer = FluentSerializer()
    for key, message in texts(name, locale).items():
        written = serializer.serialize_entry(message).partition("=")[2]
        assert not re.search(r"[0-9]", re.sub(r"\{.*?\}", "", written, flags=re.S)), key


@each_lesson
def test_the_learner_is_told_of_others_by_name_and_of_himself_as_you(name: str) -> None:
    for lesson, number, _ in steps_of(name):
        for figure, value in figures(lesson, number, words("en", name)).items():
            if figure.endswith(("seat", "seats")):
                named = value if isinstance(value, list | tuple) else [value]
                assert lesson.seat not in named, f"{figure} of step {number + 1}"


THINGS = "cubes|pieces|points|shares|links|cars|distributors|sections|tiles|stones|companies|turns"
THINGS += "|pièces|titres|parts|liaisons|voitures|distributeurs|tronçons|tuiles|pierres|tours"


@each_lesson
@pytest.mark.parametrize("locale", LOCALES)
def test_one_thing_is_not_told_as_several(name: str, locale: str) -> None:
    speaker = words(locale, name)
    for lesson, number, _ in steps_of(name):
        found = figures(lesson, number, speaker)
        for key in (f"lesson-{number + 1}", f"lesson-{number + 1}-done"):
            text = speaker.say(key, lesson.setting.seats, **found)
            assert not re.search(rf"\b[01] (?:{THINGS})\b", text), text


def test_a_figure_that_is_not_there_and_a_move_that_is_not_legal_are_no_figures() -> None:
    lesson = lesson_of(NAME)
    step = lesson.steps[0]
    for way, error in (
        ("state/heaps/Etna", StopIteration),
        ("state/nothing", AttributeError),
        ("event/storm-blew/lost", StopIteration),
        ("legal/stack Nevis:1", GameError),
    ):
        wrong = Lesson(**{**vars(lesson), "steps": [Step(step.at, figures={"wrong": way})]})
        with pytest.raises(error):
            figures(wrong, 0, words("en", NAME))
    assert (lesson.game.folder / FILE).is_file()
