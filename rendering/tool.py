"""The command line: a match file in, a picture out."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from games.engine import record
from games.engine.errors import BadInput
from games.engine.match import AnyMatch, replay
from games.engine.tool import run, system_locale
from games.engine.words import LOCALES, words
from rendering import describe, in_form, render_all
from rendering.drawing.themes import THEMES
from rendering.scene import LOCALES as FOLDER
from rendering.scene import NARROWEST, WIDEST, Form, Scene


def main(arguments: Sequence[str]) -> int:
    """Draws a board; 0 is success, 1 a failure that was told, 2 a misspelt call."""
    options = _parser(system_locale()).parse_args(arguments)
    return run(lambda: _draw(options), options.locale, arguments, FOLDER)


def _draw(options: Namespace) -> Iterator[str]:
    if options.width and not NARROWEST <= options.width <= WIDEST:
        raise BadInput("picture-width", width=options.width, low=NARROWEST, high=WIDEST)
    scene = in_form(_scene(options, _at(record.load(options.match), options.at)), Form(options.form))
    board, *tables = render_all(replace(scene, width=options.width) if options.width else scene)
    _save(options.output, board)
    for picture in tables:
        _save(options.output.with_stem(f"{options.output.stem}-tables"), picture)
    yield describe(scene)


def _save(path: Path, picture: bytes) -> None:
    try:
        path.write_bytes(picture)
    except OSError as error:
        raise BadInput("file-unwritable", file=str(path), reason=error.strerror or str(error)) from error


def _at(match: AnyMatch, turn: int | None) -> AnyMatch:
    """The match as it was after a turn."""
    if turn is None:
        return match
    if not 0 <= turn <= match.played:
        raise BadInput("no-such-turn", turn=turn, played=match.played)
    *_, earlier = replay(match.setting, match.script[:turn])
    return earlier


def _scene(options: Namespace, match: AnyMatch) -> Scene:
    seats = match.setting.seats
    viewer = None
    if options.viewer is not None:
        if options.viewer not in seats:
            raise BadInput("unknown-seat", name=options.viewer, names=list(seats))
        viewer = seats.index(options.viewer)
    return Scene(
        game=match.game.name,
        view=match.game.view(match.state, viewer),
        names=seats,
        theme=THEMES[options.theme],
        locale=options.locale,
        events=list((match.turns or [match.opening])[-1].events),
    )


def _parser(locale: str) -> ArgumentParser:
    say = words(locale, None, FOLDER).say
    parser = ArgumentParser("python -m rendering", description=say("tool-picture"))
    parser.add_argument("match", type=Path, metavar="MATCH.json", help=say("tool-arg-match"))
    parser.add_argument(
        "-o", "--output", type=Path, required=True, metavar="BOARD.png", help=say("tool-arg-picture")
    )
    parser.add_argument("--theme", choices=THEMES, default="dark", help=say("tool-arg-theme"))
    parser.add_argument("--locale", choices=LOCALES, default=locale, help=say("tool-arg-locale"))
    parser.add_argument("--viewer", metavar="SEAT", help=say("tool-arg-viewer"))
    parser.add_argument("--at", type=int, metavar="ACTION", help=say("tool-arg-at"))
    parser.add_argument("--form", choices=list(Form), default=Form.WIDE, help=say("tool-arg-form"))
    parser.add_argument("--width", type=int, metavar="W", help=say("tool-arg-width"))
    return parser
