"""A whole game of Great Western on the page."""

from pathlib import Path

import pytest

from tests.browser.page import Channel, Message, Process
from tests.browser.playing import MORE, choose_in_panel, each_width, finish_game, make, play, start_game

pytestmark = [pytest.mark.browser, pytest.mark.timeout(1200)]


@each_width
def test_a_game_of_great_western(channel: Channel, process: Process, shots: Path) -> None:
    """By the likely buttons, with one connection chosen from the panel."""
    start_game(channel, "Great")
    channel.picture(shots / "great-western.png", whole=channel.board)
    shown: set[str] = set()

    def move(board: Message, verb: str) -> None:
        free = [button for button in board.buttons if button.label.startswith("Bid 1 on")]
        if verb == "connect" and verb not in shown:
            channel.press(board.button(MORE))
            choose_in_panel(channel, shots, "great-western")
            shown.add(verb)
        else:
            make(channel, board, (free or board.buttons)[0])

    play(channel, move)
    finish_game(channel, process, shots / "final-great-western.png")
    assert shown
