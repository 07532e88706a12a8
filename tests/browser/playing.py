"""A game on the page as a new user plays it: started, played move by move, and found over."""

import re
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest

from games.engine import record
from games.engine.contract import Seat
from games.engine.match import AnyMatch, Match, set_up
from tests.browser.page import DESK, PHONE, SUCCESS, Button, Channel, Message, Process, wait_for

PEOPLE = ["Ann", "Ben", "Cléo", "Denis"]
each_width = pytest.mark.parametrize(
    "channel", [pytest.param(DESK["width"], marks=pytest.mark.desk), PHONE["width"]], indirect=True
)
MORE, PASS, UNDO, FOLLOW, REMATCH = "More…", "Pass", "Undo", "Follow", "Rematch"
LONGEST = 300
SEEDS = 20
MID_GAME = 30
ALL = 9000
"""Pixels in which all that is left of a game in its channel can be seen at once."""


def start_game(
    channel: Channel, game: str, shots: Path | None = None, people: Sequence[str] = PEOPLE
) -> None:
    """`/game new`, the others who join, and *Start*."""
    channel.command("game new", game, complete=True)
    _sit_down_and_start(channel, people, shots)


def go_on(channel: Channel, game: str, match: AnyMatch, folder: Path) -> None:
    """The same, from where a match is."""
    path = folder / "match.json"
    path.write_bytes(record.write(match))
    channel.command("game new", game, complete=True, file=("match", path))
    _sit_down_and_start(channel, PEOPLE)


def match_in_which(game: str, fits: Callable[[AnyMatch, Seat], bool]) -> AnyMatch:
    """A match of what comes to mind, at the first moment that is fit for whoever is asked."""
    for seed in range(SEEDS):
        match, dice = Match(set_up(game, PEOPLE, str(seed))), Random(seed)
        while asked := match.game.actors(match.state):
            if fits(match, asked[0]):
                return match
            match.play(asked[0], match.game.mind.policy(match.state, asked[0], dice))
    raise AssertionError("no such moment")


def _sit_down_and_start(channel: Channel, people: Sequence[str], shots: Path | None = None) -> None:
    lobby = wait_for(lambda: channel.newest(_is_lobby), "the lobby")
    assert lobby.mentions[0] == "Ann"
    for name in people[1:]:
        channel.speak_as(name)
        channel.press(lobby.button("Join"))
    if shots:
        channel.picture(shots / "lobby.png")
    channel.speak_as("Ann")
    channel.press(lobby.button("Start"))
    wait_for(lambda: channel.messages()[-1].picture, "the first board")


def _is_lobby(message: Message) -> bool:
    return any(button.label == "Join" for button in message.buttons)


def play(channel: Channel, move: Callable[[Message, str], None], shots: Path | None = None) -> None:
    """Moves for whoever is asked, until nobody is."""
    for number in range(LONGEST):
        board = channel.board
        if any(button.label == REMATCH for button in board.buttons):
            return
        channel.speak_as(board.mentions[0])
        move(board, verb_of(board))
        follow(channel, board)
        if shots and number == MID_GAME:
            channel.picture(shots / "mid-game.png", whole=channel.board)
            channel.picture(shots / "mid-game-phone.png", size=PHONE)
    raise AssertionError("no end")


def follow(channel: Channel, board: Message) -> None:
    """Waits for the board after this one, in a message of its own or in the same, and goes to it should the
    page have stayed above."""
    wait_for(lambda: has_followed(channel, board), "the next board")


def has_followed(channel: Channel, board: Message) -> bool:
    """Whether another board is the newest, or this one was brought up to date."""
    channel.jump()
    newest = channel.newest_board()
    return newest is not None and _shown(newest) != _shown(board)


def _shown(board: Message) -> tuple[str, str, str | None]:
    return board.id, board.text, board.picture


def make(channel: Channel, board: Message, button: Button) -> None:
    """Presses a button under a board, and *Confirm* if the move is shown first."""
    channel.press(button)
    found = wait_for(
        lambda: has_followed(channel, board) or _to_confirm(channel), "the next board, or a preview"
    )
    if isinstance(found, Message):
        channel.press(found.confirm)


def _to_confirm(channel: Channel) -> Message | None:
    """The preview of a move, as soon as it can be confirmed."""
    answer = channel.newly_answered()
    return answer if answer and any(SUCCESS in button.style for button in answer.buttons) else None


def finish_game(channel: Channel, process: Process, path: Path) -> None:
    """The end: a podium of four, and a game that is over in the database."""
    end = channel.board
    channel.picture(path, whole=end)
    for size in (DESK, PHONE):
        channel.picture(path.with_stem(f"channel-{path.stem}-{size['width']}"), size={**size, "height": ALL})
    assert len(re.findall(r"^(?:\d\.|🥇|🥈|🥉) ", end.text, re.MULTILINE)) == len(PEOPLE), end.text
    with sqlite3.connect(process.data / "roundhouse.sqlite") as database:
        assert database.execute("SELECT status FROM games").fetchall() == [("over",)]
    assert "ERROR" not in process.log, process.log
    assert not channel.refused, f"{channel.refused} actions were refused by the page and made again"


def choose_in_panel(channel: Channel, shots: Path | None, name: str) -> Message:
    """Through the menus to a move, and *Confirm*; the panel as it was then. Where it is about numbers
    the highest is chosen: nobody bids more than all his cubes."""
    step = 0
    while (panel := channel.answer).menus:
        lines = channel.open_menu(panel)
        if shots:
            channel.picture(shots / f"panel-{name}-{step}.png")
        channel.choose(panel, max(range(len(lines)), key=lambda place: (number_in(lines[place]), -place)))
        step += 1
    if shots:
        channel.picture(shots / f"confirm-{name}.png")
    channel.press(panel.confirm)
    return panel


def number_in(line: str) -> int:
    """The number at the end of a line, such as that of `Red: open with 8`."""
    found = re.search(r"\d+$", line)
    return int(found.group()) if found else 0


def verb_of(board: Message) -> str:
    """What the one who is asked has to do, by the first button."""
    first = board.buttons[0].label
    return "auction" if "open with" in first else first.split()[0].lower()
