"""A table that is stopped and opened again."""

import pytest

from tests.browser.page import Channel, Process, wait_for
from tests.browser.playing import follow, make, start_game

pytestmark = [pytest.mark.browser, pytest.mark.timeout(1200)]


@pytest.mark.parametrize("kept", [True, False], ids=["channel-kept", "channel-lost"])
def test_stopped_and_opened_again(channel: Channel, process: Process, kept: bool) -> None:
    start_game(channel, "Steel")
    before = channel.board
    assert process.stop() == 0
    if not kept:
        (process.data / "local-channel.pickle").unlink()
    process.start()
    channel.open(process.address)
    wait_for(lambda: channel.messages(), "the channel")
    board = channel.board
    assert (board.id == before.id) is kept
    assert board.text == before.text
    assert channel.asked
    channel.speak_as(channel.asked)
    make(channel, board, board.buttons[0])
    follow(channel, board)
