"""The command line: plain lines, and a non-zero exit on failure."""

import os
import signal
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from games.engine import record, registry
from games.engine.contract import AnyGame, Placing, Seat
from games.engine.errors import BadInput, GameError, NotYourTurn, told_by
from games.engine.fuzz import fuzz, random_match
from games.engine.match import AnyMatch, AnySetting, Match, Turn, set_up
from games.engine.ranges import Ranged
from games.engine.typed import read_typed
from games.engine.words import LOCALES, Words, nearest, words

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")

Runner = Callable[[Namespace, Words], Iterator[str]]


@dataclass(frozen=True)
class Command:
    """A command of the tool: its name, what it does, and the names of the arguments that it takes."""

    name: str
    run: Runner
    arguments: tuple[str, ...] = ()


class Unsuccessful(Exception):
    """The command has told what failed."""


def main(arguments: Sequence[str], more: Sequence[Command] = ()) -> int:
    """Runs a command, of the engine's or of `more`; 0 is success, 1 a failure that was told, 2 a misspelt
    call."""
    locale = system_locale()
    options = _parser([*_COMMANDS, *more], words(locale), locale).parse_args(arguments)
    return run(lambda: options.run(options, words(options.locale)), options.locale, arguments)


def end_with_the_pipe() -> None:
    """Lets `| head` end this process without a traceback, once it has read enough."""
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)


def system_locale() -> str:
    """The language that the terminal is set to."""
    return nearest(os.environ.get("LC_ALL") or os.environ.get("LANG") or LOCALES[0])


def run(command: Callable[[], Iterator[str]], locale: str, arguments: Sequence[str], *folders: Path) -> int:
    """Prints what a command yields; an error is one line in the reader's language."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        if any("\udc80" <= letter <= "\udcff" for text in arguments for letter in text):
            raise BadInput("not-unicode")
        for line in command():
            print(line)
    except GameError as error:
        print(words(locale, error.game, *folders).refuse(error, error.seats), file=sys.stderr)
        return 1
    except Unsuccessful:
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


def list_games(options: Namespace, speaker: Words) -> Iterator[str]:
    """Names the games, and how many can play each."""
    for name in registry.names():
        game = registry.load(name)
        low, high = game.players[0], game.players[-1]
        title = words(options.locale, name).say("game-name")
        yield speaker.say("tool-game", game=name, name=title, low=low, high=high)


def new(options: Namespace, _: Words) -> Iterator[str]:
    """Sets a match up and writes its file."""
    match = Match(_setting(options, options.seed))
    yield from _save(match, options)
    yield from _standing(match, _speaker(match, options))


def legal(options: Namespace, _: Words) -> Iterator[str]:
    """Lists the legal moves of a seat, or of all who are asked, in notation."""
    match = record.load(options.match)
    seats = match.game.actors(match.state)
    if options.seat is not None:
        with told_by(match.game.name, match.setting.seats):
            seat = _who_plays(match, options.seat)
            if seat not in seats:
                raise NotYourTurn("not-your-turn", seats=list(seats))
        seats = [seat]
    for seat in seats:
        moves = match.game.legal(match.state, seat)
        yield from (str(move) if isinstance(move, Ranged) else match.game.write(move) for move in moves)


def play(options: Namespace, _: Words) -> Iterator[str]:
    """Makes moves and writes the match back; nothing is written where one is refused."""
    match = record.load(options.match)
    speaker = _speaker(match, options)
    before = match.played
    with told_by(match.game.name, match.setting.seats):
        for text in options.moves:
            seat = _who_plays(match, options.seat)
            match.play(seat, read_typed(match.game, match.state, seat, text))
    _write(match, options.match)
    for number, turn in enumerate(match.turns[before:], before + 1):
        yield from _told(match, number, turn, speaker)
    yield from _standing(match, speaker)


def replay(options: Namespace, speaker: Words) -> Iterator[str]:
    """Plays a match again and fails with every invariant that is broken at its end."""
    match = record.load(options.match)
    if broken := match.game.check(match.state):
        yield from broken
        raise Unsuccessful
    yield speaker.say("tool-sound", actions=match.played)
    yield from _standing(match, _speaker(match, options))


def log(options: Namespace, _: Words) -> Iterator[str]:
    """Tells a match from its opening on, move by move."""
    match = record.load(options.match)
    speaker = _speaker(match, options)
    for number, turn in enumerate([match.opening, *match.turns]):
        yield from _told(match, number, turn, speaker)
    yield from _standing(match, speaker)


def random(options: Namespace, _: Words) -> Iterator[str]:
    """Plays a whole match at random and writes its file."""
    match = random_match(_setting(options, options.seed))
    yield from _save(match, options)
    yield from _standing(match, _speaker(match, options))


def fuzz_games(options: Namespace, speaker: Words) -> Iterator[str]:
    """Plays many random matches; each that fails is written to the folder, to be played again."""
    check_games(options.games)
    settings = [_setting(options, f"{options.seed}-{number}") for number in range(options.games)]
    try:
        report = fuzz(settings, options.folder)
    except OSError as error:
        raise _unwritable(options.folder, error) from error
    for path, reason in report.failures:
        yield speaker.say("tool-fuzz-failure", file=str(path), reason=reason)
    yield speaker.say(
        "tool-fuzz-counts",
        games=report.games,
        actions=report.actions,
        refused=report.refused,
        failures=len(report.failures),
    )
    if report.failures:
        raise Unsuccessful


def check_games(games: int) -> None:
    """Refuses to play no game at all."""
    if games < 1:
        raise BadInput("too-few-games", games=games)


def _parser(commands: Sequence[Command], speaker: Words, locale: str) -> ArgumentParser:
    parser = ArgumentParser("python -m games", description=speaker.say("tool-about"))
    subparsers = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in commands:
        sub = subparsers.add_parser(command.name, help=speaker.say(f"tool-{command.name}"))
        sub.set_defaults(run=command.run)
        for argument in (*command.arguments, "locale"):
            flags, settings = _ARGUMENTS[argument]
            sub.add_argument(*flags, help=speaker.say(f"tool-arg-{argument}"), **settings)
        sub.set_defaults(locale=locale)
    return parser


_SETTING = ("game", "players", "names", "keep-seats", "seed", "option", "board")
_COMMANDS = (
    Command("list", list_games),
    Command("new", new, (*_SETTING, "output")),
    Command("legal", legal, ("match", "seat")),
    Command("play", play, ("match", "move", "seat")),
    Command("replay", replay, ("match",)),
    Command("log", log, ("match",)),
    Command("random", random, (*_SETTING, "output")),
    Command("fuzz", fuzz_games, (*_SETTING, "games", "folder")),
)

_ARGUMENTS: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "game": (("game",), {"metavar": "GAME"}),
    "match": (("match",), {"type": Path, "metavar": "MATCH.json"}),
    "move": (("moves",), {"nargs": "+", "metavar": "MOVE"}),
    "players": (("--players",), {"type": int, "metavar": "N"}),
    "names": (("--names",), {"metavar": "A,B,C"}),
    "keep-seats": (("--keep-seats",), {"action": "store_true"}),
    "seed": (("--seed",), {"default": "1", "metavar": "S"}),
    "option": (("--option",), {"action": "append", "default": [], "metavar": "K=V"}),
    "board": (("--board",), {"type": Path, "metavar": "FILE"}),
    "output": (("-o", "--output"), {"type": Path, "required": True, "metavar": "MATCH.json"}),
    "seat": (("--seat",), {"metavar": "NAME"}),
    "games": (("--games",), {"type": int, "default": 100, "metavar": "K"}),
    "seats": (("--seats",), {"required": True, "metavar": "A,B,C"}),
    "jobs": (("--jobs",), {"type": int, "metavar": "N"}),
    "folder": (("--folder",), {"type": Path, "default": Path(), "metavar": "DIR"}),
    "locale": (("--locale",), {"choices": LOCALES}),
}


def _speaker(match: AnyMatch, options: Namespace) -> Words:
    return words(options.locale, match.game.name)


def _setting(options: Namespace, seed: str) -> AnySetting:
    game = registry.load(options.game)
    with told_by(game.name):
        given = given_options(options.option)
        board = game.own_board(record.read_file(options.board)) if options.board else None
        return set_up(game.name, _names(options, game), seed, given, board, options.keep_seats)


def given_options(texts: Sequence[str]) -> dict[str, str]:
    """Options as they were typed, `name=value`."""
    given = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput("option-form", text=text)
        given[name] = value
    return given


def _names(options: Namespace, game: AnyGame) -> Sequence[str]:
    named = options.names.split(",") if options.names is not None else None
    count = options.players
    if count is None:
        return NAMES[: game.players[0]] if named is None else named
    if named is not None and count != len(named):
        raise BadInput("names-and-players", names=len(named), players=count)
    if count not in game.players:
        raise BadInput("player-count", low=game.players[0], high=game.players[-1], count=count)
    return NAMES[:count] if named is None else named


def _who_plays(match: AnyMatch, name: str | None) -> Seat:
    seats, asked = match.setting.seats, match.game.actors(match.state)
    if name is None:
        if len(asked) > 1:
            raise BadInput("which-seat")
        return asked[0] if asked else 0
    if name not in seats:
        raise BadInput("unknown-seat", name=name, names=list(seats))
    return seats.index(name)


def _told(match: AnyMatch, number: int, turn: Turn, speaker: Words) -> Iterator[str]:
    seats = match.setting.seats
    for step in turn.steps:
        if step.action is not None:
            key = "tool-log-forced" if step.forced else "tool-log-turn"
            move = match.game.write(step.action)
            yield speaker.say(key, seats, number=number, seat=step.seat, move=move)
        yield from (f"   {speaker.tell(event, seats)}" for event in step.events)


def _standing(match: AnyMatch, speaker: Words) -> Iterator[str]:
    places: list[Placing] | None = match.game.result(match.state)
    if places is None:
        yield speaker.say("tool-turn", match.setting.seats, seats=list(match.game.actors(match.state)))
        return
    for place in places:
        yield speaker.say(
            "tool-place", match.setting.seats, rank=place.rank, seat=place.seat, score=place.score
        )
        yield from (f"   {speaker.score(entry)}" for entry in (*place.entries, *place.tie_break))


def _save(match: AnyMatch, options: Namespace) -> Iterator[str]:
    _write(match, options.output)
    speaker = _speaker(match, options)
    names, title = list(match.setting.seats), speaker.say("game-name")
    yield speaker.say("tool-written", file=str(options.output), name=title, names=names)


def _write(match: AnyMatch, path: Path) -> None:
    try:
        record.save(match, path)
    except OSError as error:
        raise _unwritable(path, error) from error


def _unwritable(path: Path, error: OSError) -> BadInput:
    return BadInput("file-unwritable", file=str(path), reason=error.strerror or str(error))
