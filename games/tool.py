"""The command line: plain lines, and a non-zero exit on failure."""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from games import record, registry
from games.contract import Place, Seat
from games.errors import BadInput, GameError
from games.fuzz import fuzz, random_match
from games.match import Match, Setting, Turn, set_up
from games.words import LOCALES, Words, nearest, words

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")

Command = Callable[[Namespace, Words], Iterator[str]]


class Unsuccessful(Exception):
    """The command has told what failed."""


def main(arguments: Sequence[str]) -> int:
    """Runs a command; 0 is success, 1 a failure that was told, 2 a misspelt call."""
    locale = nearest(os.environ.get("LC_ALL") or os.environ.get("LANG") or LOCALES[0])
    options = _parser(words(locale), locale).parse_args(arguments)
    speaker, seats = _speaker(options)
    try:
        for line in options.run(options, speaker):
            print(line)
    except GameError as error:
        print(speaker.refuse(error, seats), file=sys.stderr)
        return 1
    except Unsuccessful:
        return 1
    return 0


def list_games(options: Namespace, speaker: Words) -> Iterator[str]:
    for name in registry.names():
        game = registry.load(name)
        low, high = game.players[0], game.players[-1]
        title = words(options.locale, name).say("game-name")
        yield speaker.say("tool-game", game=name, name=title, low=low, high=high)


def new(options: Namespace, speaker: Words) -> Iterator[str]:
    match = Match(_setting(options, options.seed))
    yield from _save(match, options.output, speaker)
    yield from _standing(match, speaker)


def legal(options: Namespace, speaker: Words) -> Iterator[str]:
    match = record.load(options.match)
    for seat in match.game.actors(match.state):
        if options.seat in (None, match.setting.seats[seat]):
            yield from (match.game.write(move) for move in match.game.legal(match.state, seat))


def play(options: Namespace, speaker: Words) -> Iterator[str]:
    match = record.load(options.match)
    before = match.played
    for text in options.moves:
        match.play_text(_who_plays(match, options.seat), text)
    _write(match, options.match)
    for number, turn in enumerate(match.turns[before:], before + 1):
        yield from _told(match, number, turn, speaker)
    yield from _standing(match, speaker)


def replay(options: Namespace, speaker: Words) -> Iterator[str]:
    match = record.load(options.match)
    if broken := match.game.check(match.state):
        yield from broken
        raise Unsuccessful
    yield speaker.say("tool-sound", actions=match.played)
    yield from _standing(match, speaker)


def log(options: Namespace, speaker: Words) -> Iterator[str]:
    match = record.load(options.match)
    for number, turn in enumerate([match.opening, *match.turns]):
        yield from _told(match, number, turn, speaker)
    yield from _standing(match, speaker)


def random(options: Namespace, speaker: Words) -> Iterator[str]:
    match = random_match(_setting(options, options.seed))
    yield from _save(match, options.output, speaker)
    yield from _standing(match, speaker)


def fuzz_games(options: Namespace, speaker: Words) -> Iterator[str]:
    settings = [_setting(options, f"{options.seed}-{number}") for number in range(options.games)]
    report = fuzz(settings, options.folder)
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


def _parser(speaker: Words, locale: str) -> ArgumentParser:
    parser = ArgumentParser("python -m games", description=speaker.say("tool-about"))
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Command, *arguments: str) -> None:
        sub = commands.add_parser(name, help=speaker.say(f"tool-{name}"))
        sub.set_defaults(run=run)
        for argument in (*arguments, "locale"):
            flags, settings = _ARGUMENTS[argument]
            sub.add_argument(*flags, help=speaker.say(f"tool-arg-{argument}"), **settings)
        sub.set_defaults(locale=locale)

    setting = ("game", "players", "names", "keep-seats", "seed", "option", "board")
    command("list", list_games)
    command("new", new, *setting, "output")
    command("legal", legal, "match", "seat")
    command("play", play, "match", "move", "seat")
    command("replay", replay, "match")
    command("log", log, "match")
    command("random", random, *setting, "output")
    command("fuzz", fuzz_games, *setting, "games", "folder")
    return parser


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
    "folder": (("--folder",), {"type": Path, "default": Path(), "metavar": "DIR"}),
    "locale": (("--locale",), {"choices": LOCALES}),
}


def _speaker(options: Namespace) -> tuple[Words, list[str]]:
    """The words of the game in question and the names at its table, as far as they are known."""
    game, seats = getattr(options, "game", None), []
    if path := getattr(options, "match", None):
        try:
            found = msgspec.json.decode(path.read_bytes(), type=record.Record)
            game, seats = found.game, found.seats
        except (OSError, msgspec.DecodeError):
            game = None  # the command will tell what is wrong with the file
    return words(options.locale, game if game in registry.names() else None), seats


def _setting(options: Namespace, seed: str) -> Setting[Any, Any]:
    game = registry.load(options.game)
    count = options.players or (game.players[0] if options.names is None else 0)
    names = options.names.split(",") if options.names else [*NAMES, *map(str, range(count))][:count]
    given = {}
    for text in options.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput("option-form", text=text)
        given[name] = value
    board = game.read_board(record.read_file(options.board)) if options.board else None
    return set_up(options.game, names, seed, given, board, options.keep_seats)


def _who_plays(match: Match[Any, Any], name: str | None) -> Seat:
    seats, asked = match.setting.seats, match.game.actors(match.state)
    if name is None:
        if len(asked) > 1:
            raise BadInput("which-seat")
        return asked[0] if asked else 0
    if name not in seats:
        raise BadInput("unknown-seat", name=name, names=list(seats))
    return seats.index(name)


def _told(match: Match[Any, Any], number: int, turn: Turn, speaker: Words) -> Iterator[str]:
    seats = match.setting.seats
    for step in turn.steps:
        if step.action is not None:
            key = "tool-log-forced" if step.forced else "tool-log-turn"
            move = match.game.write(step.action)
            yield speaker.say(key, seats, number=number, seat=step.seat, move=move)
        yield from (f"   {speaker.tell(event, seats)}" for event in step.events)


def _standing(match: Match[Any, Any], speaker: Words) -> Iterator[str]:
    places: list[Place] | None = match.game.result(match.state)
    if places is None:
        yield speaker.say("tool-turn", match.setting.seats, seats=list(match.game.actors(match.state)))
        return
    for place in places:
        yield speaker.say(
            "tool-place", match.setting.seats, rank=place.rank, seat=place.seat, score=place.score
        )
        yield from (f"   {speaker.score(entry)}" for entry in (*place.entries, *place.tie_break))


def _save(match: Match[Any, Any], path: Path, speaker: Words) -> Iterator[str]:
    _write(match, path)
    names = list(match.setting.seats)
    yield speaker.say("tool-written", file=str(path), name=speaker.say("game-name"), names=names)


def _write(match: Match[Any, Any], path: Path) -> None:
    try:
        record.save(match, path)
    except OSError as error:
        raise BadInput("file-unwritable", file=str(path), reason=error.strerror or str(error)) from error
