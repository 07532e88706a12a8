"""A lesson: a match that was played, `lesson.json` in a game's folder, and where in it a learner makes the
moves of a seat himself.

The texts of a step are the messages `lesson-<number>` and, once it is done, `lesson-<number>-done`. The
figures in them are found in the match, so that they are true whatever becomes of it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from games.engine import reading, record, registry
from games.engine.contract import Action, AnyGame, BaseState, Placing, Seat
from games.engine.match import AnyMatch, AnySetting, Match, Turn, replay
from games.engine.words import Words

FILE = "lesson.json"


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the learner is asked: after `at` turns of the match he makes the next `moves` himself. `others`
    do as well as the last of them: moves in notation, or verbs; the lesson then goes on as the match does.
    `figures` are those of its texts, each with the way to it (see the function of this name)."""

    at: int
    moves: int = 1
    others: list[str] = []
    figures: dict[str, str] = {}

    @property
    def end(self) -> int:
        """The turns of the match when it is done."""
        return self.at + self.moves


class LessonFile(Struct, frozen=True, forbid_unknown_fields=True):
    """What a lesson's file holds."""

    seat: int
    steps: list[Step]
    match: msgspec.Raw


@dataclass(frozen=True)
class Lesson:
    """A lesson as it is taught."""

    game: AnyGame
    setting: AnySetting
    seat: Seat
    steps: Sequence[Step]
    turns: Sequence[Turn]
    final: Mapping[str, Placing]
    """The places after its last turn, by seat."""
    positions: Mapping[int, bytes]
    """Snapshots where the learner is asked, by turns."""

    def match_at(self, turns: int) -> AnyMatch:
        """The match after so many turns, where the learner is asked or has just moved."""
        return Match.resume(self.setting, self.positions[turns])

    def wanted(self, step: int, made: int) -> Sequence[Action]:
        """The moves that are still to be made in a step."""
        found = self.turns[self.steps[step].at + made : self.steps[step].end]
        return [turn.chosen.move for turn in found if isinstance(turn.chosen.move, Action)]

    def since(self, step: int) -> Sequence[Turn]:
        """What the others have done since the step before; nothing where moves of the seat were left out."""
        before = self.steps[step - 1].end if step else 0
        found = self.turns[before : self.steps[step].at]
        return [] if any(turn.chosen.seat == self.seat for turn in found) else found

    def does(self, step: int, made: int, moves: Sequence[Action | str]) -> bool:
        """Whether moves are the next ones that a step wants, or end it as well as those would."""
        *first, last = self.wanted(step, made)[: len(moves)]
        if [*moves[:-1]] != first or len(first) + 1 != len(moves):
            return False
        ends = made + len(moves) == self.steps[step].moves
        return moves[-1] == last or (ends and self._is_other(step, moves[-1]))

    def _is_other(self, step: int, move: Action | str) -> bool:
        written = move if isinstance(move, str) else self.game.write(move)
        return any(other in (written, written.partition(" ")[0]) for other in self.steps[step].others)


@lru_cache
def lesson_of(game: str) -> Lesson:
    """The lesson of a game, its match replayed with every rule checked."""
    rules = registry.load(game)
    text = (rules.folder / FILE).read_bytes()
    file = reading.decode(text, LessonFile)
    match = record.replay(bytes(file.match))
    looked_at = {turns for step in file.steps for turns in range(step.at, step.end + 1)}
    played = replay(match.setting, match.script)
    positions = {now.played: now.snapshot() for now in played if now.played in looked_at}
    return Lesson(
        rules, match.setting, file.seat, file.steps, match.turns, _places(rules, match.state), positions
    )


def figures(lesson: Lesson, step: int, speaker: Words) -> Mapping[str, object]:
    """The figures of a step's texts: `move` is what is wanted first, `moves` is all of it. Those that the
    file names are each found by a way such as `state/players/0/cash`, from one of these:

    - `state` and `then`, what the learner sees before and after his moves; `board`, what is printed
    - `detail`, what the first move costs and brings
    - `means` and `score` before, by seat, `scored` after; `final` is the place when the match ends
    - `event`, the first of each kind in the learner's turns, and `later`, until the next step; also the first
      with a value in a field: `income-paid:seat=0`
    - `legal`, another move in notation, told as buttons tell it; `seat`, the number of one
    """
    told = lesson.steps[step]
    now, then = lesson.match_at(told.at), lesson.match_at(told.end)
    advice, seen, done = lesson.game.advice, *(at.game.view(at.state, lesson.seat) for at in (now, then))
    move = lesson.wanted(step, 0)[0]
    ends = lesson.steps[step + 1].at if step + 1 < len(lesson.steps) else len(lesson.turns)
    detail, progress = advice.detail(seen, move), advice.progress(seen)
    roots = {
        "state": seen,
        "then": done,
        "board": now.setting.board,
        "detail": {"cost": detail.cost, **detail.figures},
        "means": progress.means,
        "score": _scores(lesson.game, seen),
        "scored": _scores(lesson.game, done),
        "event": _first_of_each(lesson.turns[told.at : told.end]),
        "later": _first_of_each(lesson.turns[told.end : ends]),
        "final": lesson.final,
        "seat": range(len(now.setting.seats)),
    }
    moves = [speaker.move(wanted) for wanted in lesson.wanted(step, 0)]
    found: dict[str, object] = {"move": moves[0], "moves": moves}
    for name, way in told.figures.items():
        root, _, rest = way.partition("/")
        if root == "legal":
            found[name] = speaker.move(_legal(now, lesson.seat, rest))
            continue
        figure: object = roots[root]
        for part in rest.split("/"):
            figure = _member(figure, part)
        found[name] = figure
    return found


def _places(game: AnyGame, state: BaseState) -> Mapping[str, Placing]:
    return {str(place.seat): place for place in game.advice.progress(state).standing}


def _scores(game: AnyGame, state: BaseState) -> Mapping[str, int]:
    return {seat: place.score for seat, place in _places(game, state).items()}


def _first_of_each(turns: Sequence[Turn]) -> Mapping[str, object]:
    found: dict[str, object] = {}
    for event in (event for turn in turns for event in turn.events):
        tag = str(event.__struct_config__.tag)
        for key in (tag, *(f"{tag}:{name}={_written(value)}" for name, value in asdict(event).items())):
            found.setdefault(key, event)
    return found


def _written(value: object) -> str:
    return str(getattr(value, "value", value))


def _legal(match: AnyMatch, seat: Seat, notation: str) -> Action:
    """A move that could be made; one that couldn't is refused."""
    move: Action = match.game.read(match.state, notation)
    Match.resume(match.setting, match.snapshot()).play(seat, move)
    return move


def _member(of: object, part: str) -> object:
    """What is called so in a mapping, has this number in a list, or is a field; `count` is how many."""
    if isinstance(of, Mapping):
        return len(of) if part == "count" else next(of[key] for key in of if _written(key) == part)
    if isinstance(of, Sequence | frozenset | set):
        return len(of) if part == "count" or not isinstance(of, Sequence) else of[int(part)]
    return getattr(of, part)
