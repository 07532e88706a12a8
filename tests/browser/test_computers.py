"""A newcomer on the page: one press, and a whole game against computers, by buttons."""

import sqlite3
from pathlib import Path

import pytest

from tests.browser.page import PHONE, Channel, Message, Process, wait_for
from tests.browser.playing import LONGEST, MORE, PASS, REMATCH, make

pytestmark = [pytest.mark.browser, pytest.mark.timeout(1200)]


@pytest.mark.width(400)
def test_a_newcomer_is_in_a_game_after_one_press_and_plays_it_to_its_end(
    channel: Channel, process: Process, shots: Path
) -> None:
    before = channel.presses
    channel.press(channel.messages()[0].button("Steel Driver"))
    assert channel.presses - before == 1
    asked(channel)
    channel.picture(shots / "against-computers.png", size=PHONE)
    for _ in range(LONGEST):
        board = channel.board
        if board.buttons[-1].label == REMATCH:
            break
        assert board.mentions == ["Ann"], "computers are not mentioned"
        passing = [button for button in board.buttons if button.label.startswith(PASS)]
        first = board.buttons[0]
        make(channel, board, passing[0] if passing and first.label.startswith("Red") else first)
        asked(channel, board)
    channel.picture(shots / "against-computers-end.png", whole=channel.board)
    with sqlite3.connect(process.data / "roundhouse.sqlite") as database:
        assert database.execute("SELECT status FROM games").fetchall() == [("over",)]
        [(moves, computed)] = database.execute(
            "SELECT count(*), sum(origin = 'computer') FROM actions"
        ).fetchall()
    assert 0 < computed < moves
    assert "ERROR" not in process.log and "without a thought" not in process.log, process.log


def asked(channel: Channel, before: Message | None = None) -> None:
    """Waits until computers have moved and the newcomer is asked, or the game is over."""

    def is_asked() -> bool:
        channel.jump()
        newest = channel.newest_board()
        if newest is None or (before and (newest.id, newest.text) == (before.id, before.text)):
            return False
        return any(button.label in (MORE, REMATCH) for button in newest.buttons)

    wait_for(is_asked, "one's own turn")
