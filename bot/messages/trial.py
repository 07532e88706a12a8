"""A board of somebody's own is drawn once, by a process that may not take much, before it is taken."""

from dataclasses import dataclass
from string import ascii_uppercase

import msgspec

from bot.messages.picture import picture_of
from bot.messages.watching import SIZES
from bot.tables.origin import Origin, origin_of
from bot.workers import TooHeavy, tried
from games.engine import record, registry
from games.engine.contract import Board
from games.engine.errors import BadInput, told_by
from games.engine.match import Match, set_up
from rendering.scene import WIDTH, Scene


@dataclass(frozen=True)
class Limits:
    """What drawing a board may take: seconds of a processor, and bytes. The most crowded boards that are read
    take two seconds and 220 MB; on a busy machine a second does less."""

    seconds: float = 8.0
    memory: int = 400 * 2**20


def imported(game: str, text: bytes, at: int | None, limits: Limits) -> Origin:
    """What a game goes on from, after so many actions of a match file, for a worker. Each of them is checked;
    a board of somebody's own is tried as ever."""
    file = record.decode(text)
    if file.game != game:
        raise BadInput("file-of-another-game", game=game)
    if at is not None and at > len(file.actions):
        raise BadInput("no-such-turn", turn=at, played=len(file.actions))
    setting = record.read_setting(file, text)
    if setting.board != setting.game.board():
        own_board(game, setting.board.json, limits)
    with told_by(game, file.seats):
        return origin_of(record.play_file(setting, msgspec.structs.replace(file, actions=file.actions[:at])))


def own_board(game: str, text: bytes, limits: Limits) -> bytes:
    """The figures of a board that somebody brings, for a worker; refused if it takes too much to draw."""
    with told_by(game):
        board = registry.load(game).own_board(text)
        try:
            tried(limits.seconds, limits.memory, _draw, game, board)
        except TooHeavy as error:
            raise BadInput("board-too-heavy") from error
        return board.json


def _draw(game: str, board: Board) -> None:
    """Draws the opening of the largest table as large as anybody may want it."""
    match = Match(set_up(game, ascii_uppercase[: registry.load(game).players[-1]], "trial", board=board))
    view = match.game.view(match.state, None)
    picture_of(Scene(game, view, match.setting.seats, width=round(WIDTH * max(SIZES.values()))))
