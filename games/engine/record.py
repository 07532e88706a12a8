"""The match file: one JSON that is export, bug report and test fixture at once."""

import errno
import os
import shutil
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from games.engine import reading, registry
from games.engine.contract import freeze
from games.engine.errors import BadInput, GameError, told_by
from games.engine.match import AnyMatch, AnySetting, Play, Step, set_up
from games.engine.match import replay as play_script

LARGEST_FILE = 8 * 1024 * 1024


class RecordedMove(Struct, frozen=True, forbid_unknown_fields=True):
    """A move in notation, by a seat's number."""

    seat: int
    move: str


class RecordedTurn(RecordedMove, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A chosen move with the moves that it forced. With a `seed` chance follows that from there on."""

    forced: list[RecordedMove] = []
    seed: str = ""


class MatchFile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a match file holds. `opening` are moves forced before anybody chose one."""

    format: Literal[1]
    game: str
    seed: str
    seats: list[str]
    options: dict[str, Any]
    board: msgspec.Raw
    opening: list[RecordedMove] = []
    actions: list[RecordedTurn] = []


def save(match: AnyMatch, path: Path) -> None:
    """Writes the match file whole or not at all."""
    path = path.resolve()
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        temporary.write_bytes(write(match))
        if path.exists():
            shutil.copymode(path, temporary)
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)


def write(match: AnyMatch) -> bytes:
    """The match file of a match that was played from its start."""
    assert len(match.turns) == match.played, "the turns before the snapshot are missing"
    setting, game = match.setting, match.game

    def moves(steps: list[Step]) -> list[RecordedMove]:
        return [RecordedMove(step.seat, game.write(step.action)) for step in steps if step.seat is not None]

    def recorded(steps: list[Step], seed: str) -> RecordedTurn:
        chosen, *forced = moves(steps)
        return RecordedTurn(chosen.seat, chosen.move, forced, seed)

    file = MatchFile(
        format=1,
        game=game.name,
        seed=setting.seed,
        seats=list(setting.seats),
        options=msgspec.to_builtins(setting.options),
        board=msgspec.Raw(setting.board.json),
        opening=moves(match.opening.steps),
        actions=[recorded(turn.steps, seed) for turn, seed in zip(match.turns, match.new_seeds, strict=True)],
    )
    return (_pretty(msgspec.json.decode(msgspec.json.encode(file))) + "\n").encode()


def write_excerpt(match: AnyMatch, seat: int | None) -> bytes:
    """What a reader may know of a running game: the moves and his own view, nothing of the seed."""
    whole = msgspec.json.decode(write(match))
    view = msgspec.json.decode(freeze(match.game.view(match.state, seat)))
    del view["chance"]
    del whole["seed"]
    for action in whole["actions"]:
        action.pop("seed", None)
    return (_pretty({"view": view, **whole}) + "\n").encode()


def load(path: Path) -> AnyMatch:
    """The match of a file, replayed with every rule checked."""
    return replay(read_file(path))


def read_file(path: Path) -> bytes:
    """A file that people name: there, readable and of a sane size."""
    try:
        with path.open("rb") as file:
            text = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise BadInput("file-unreadable", file=str(path), reason=error.strerror or str(error)) from error
    if len(text) > LARGEST_FILE:
        raise BadInput("file-too-large", file=str(path), limit=LARGEST_FILE)
    return text


def replay(text: bytes) -> AnyMatch:
    """The match that a file's text holds, replayed with every rule checked."""
    file = decode(text)
    setting = read_setting(file, text)
    with told_by(file.game, file.seats):
        return play_file(setting, file)


def decode(text: bytes) -> MatchFile:
    """The match file in a text; an excerpt of a running game can't be replayed."""
    try:
        return reading.decode(text, MatchFile)
    except BadInput as error:
        if error.figures.get("field") == "view":
            raise BadInput("file-is-excerpt") from error
        raise


def read_setting(file: MatchFile, text: bytes) -> AnySetting:
    """The setting of a match file; `text` is what it was read from, for the line of what is wrong in it."""
    game = registry.load(file.game)
    with told_by(file.game):
        with reading.located(text, within=("board",)):
            board = game.read_board(bytes(file.board))
        return set_up(file.game, file.seats, file.seed, file.options, board, keep_seats=True)


def play_file(setting: AnySetting, file: MatchFile) -> AnyMatch:
    """Plays a match file from the start. Each chosen move must be legal, and each recorded forced
    move must be the very one that the rules force."""
    played = play_script(setting, [Play(turn.seat, turn.move, turn.seed) for turn in file.actions])
    match = next(played)
    _same_forced(match, 0, match.opening.steps, file.opening)
    for number, turn in enumerate(file.actions, 1):
        try:
            next(played)
        except GameError as error:
            raise BadInput("bad-action", number=number, move=turn.move, reason=error) from error
        _same_forced(match, number, match.turns[-1].steps[1:], turn.forced)
    return match


def _same_forced(match: AnyMatch, number: int, steps: list[Step], recorded: list[RecordedMove]) -> None:
    forced = [
        RecordedMove(step.seat, match.game.write(step.action)) for step in steps if step.seat is not None
    ]
    if forced != recorded:
        raise BadInput("forced-moves-differ", number=number, forced=[move.move for move in forced])


def _pretty(value: object, indent: str = "") -> str:
    """JSON with a line for every row, so that a match file can be read and compared."""
    inner = indent + " "
    if isinstance(value, list) and value and isinstance(value[0], dict):
        rows = [inner + _dump(row) for row in value]
        return "[\n" + ",\n".join(rows) + f"\n{indent}]"
    if isinstance(value, dict) and any(isinstance(member, list) for member in value.values()):
        members = [f"{inner}{_dump(key)}: {_pretty(member, inner)}" for key, member in value.items()]
        return "{\n" + ",\n".join(members) + f"\n{indent}}}"
    return _dump(value)


def _dump(value: object) -> str:
    return msgspec.json.encode(value).decode()
