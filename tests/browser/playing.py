"""A game on the page as a new user plays it: started, played move by move, and found over."""

import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

from tests.browser.page import PHONE, Channel, Message, Process, wait_for

PEOPLE = ["Ann", "Ben", "Cléo", "Denis"]
MORE, PASS, UNDO = "More…", "Pass", "Undo"
LONGEST = 300
MID_GAME = 30


def start_game(channel: Channel, game: str, shots: Path | None = None) -> None:
    """`/game new`, three who join, and *Start*."""
    channel.command("game new", game, complete=True)
    lobby = channel.messages()[-1]
    assert lobby.mentions[0] == "Ann"
    for name in PEOPLE[1:]:
        channel.speak_as(name)
        channel.press(lobby.button("Join"))
    if shots:
        channel.picture(shots / "lobby.png")
    channel.speak_as("Ann")
    channel.press(lobby.button("Start"))
    wait_for(lambda: channel.messages()[-1].picture, "the first board")


def play(channel: Channel, move: Callable[[Message, str], None], shots: Path | None = None) -> None:
    """Moves for whoever is asked, until nobody is."""
    for number in range(LONGEST):
        board = channel.board
        if not board.mentions:
            return
        channel.speak_as(board.mentions[0])
        move(board, verb_of(board))
        follow(channel, board)
        if shots and number == MID_GAME:
            channel.picture(shots / "mid-game.png", whole=channel.board)
            channel.picture(shots / "mid-game-phone.png", size=PHONE)
    raise AssertionError("no end")


def follow(channel: Channel, board: Message) -> None:
    """Waits for the board after this one, and goes to it should the page have stayed above."""

    def is_there() -> bool:
        channel.jump()
        return channel.board.id != board.id

    wait_for(is_there, "the next board")


def finish_game(channel: Channel, process: Process, path: Path) -> None:
    """The end: a podium of four, and a game that is over in the database."""
    end = channel.board
    channel.picture(path, whole=end)
    assert len(re.findall(r"^\d\. ", end.text, re.MULTILINE)) == len(PEOPLE), end.text
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
