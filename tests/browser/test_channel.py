"""The channel of the local table: who sits there, what stands in it, and its threads."""

from pathlib import Path

import pytest

from bot.local.world import PEOPLE, PRIVATE
from bot.words import speak
from tests.browser.page import Channel, Process, wait_for
from tests.browser.playing import MORE, PASS, follow, make, start_game

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]
BEFORE = speak("en").say("board-before", where="").split("]")[0].strip("[")


def test_a_greeting_stands_in_the_empty_channel_once(channel: Channel, process: Process, shots: Path) -> None:
    (greeting,) = channel.messages()
    assert "Welcome" in greeting.text and "Bienvenue" in greeting.text and "/game new" in greeting.text
    channel.picture(shots / f"greeting-{channel.width}.png")
    assert process.stop() == 0
    process.start()
    channel.open(process.address)
    assert channel.messages() == [greeting]


def test_six_sit_down_and_the_host_sets_the_channel(channel: Channel) -> None:
    channel.command("settings channel")
    assert "permission" not in channel.newest(lambda message: message.private).text.lower()
    start_game(channel, "Age", people=list(PEOPLE))
    told = (channel.board.picture or "") + channel.board.text
    assert all(name in told for name in PEOPLE), told


@pytest.mark.width(400)
def test_private_answers_never_push_the_board_out(channel: Channel, shots: Path) -> None:
    start_game(channel, "Great")
    board = channel.board
    for _ in range(8):
        for name in ("Ann", "Cléo"):
            channel.speak_as(name)
            channel.command("help")
            if name == channel.asked:
                channel.press(board.button(MORE))
    assert channel.board == board
    for name in ("Ann", "Cléo"):
        channel.speak_as(name)
        wait_for(
            lambda: sum(each.private for each in channel.messages()) == PRIVATE, "the newest answers alone"
        )
    channel.picture(shots / "private-400.png")


@pytest.mark.width(400)
def test_the_link_below_a_board_leads_to_the_last_one_that_stays(channel: Channel) -> None:
    """And not to Discord."""
    start_game(channel, "Great")
    while BEFORE not in channel.board.text:
        board = channel.board
        channel.speak_as(channel.asked)
        make(channel, board, board.buttons[0])
        follow(channel, board)
    kept = [message for message in channel.messages() if message.picture and not message.private][-2]
    assert not channel.is_seen(kept)
    channel.follow_link(channel.board, BEFORE)
    assert channel.is_seen(kept)


def test_a_second_game_is_played_in_its_thread(channel: Channel, shots: Path) -> None:
    start_game(channel, "Steel")
    first = channel.board
    channel.speak_as("Ann")
    channel.command("game new", "Great", complete=True)
    channel.press(channel.answer.buttons[0])
    channel.go("Great Western")
    lobby = channel.messages()[-1]
    for name in ("Ben", "Cléo", "Denis"):
        channel.speak_as(name)
        channel.press(lobby.button("Join"))
    channel.picture(shots / "thread.png")
    channel.speak_as("Ann")
    channel.press(lobby.button("Start"))
    wait_for(lambda: channel.messages()[-1].picture, "the first board")
    board = channel.board
    channel.speak_as(channel.asked)
    channel.press(board.buttons[0])
    follow(channel, board)
    channel.speak_as(channel.asked)
    channel.command("move", "pass")
    channel.go("railways")
    assert channel.board == first
    channel.speak_as(channel.asked)
    channel.press(first.button(PASS))
    follow(channel, first)
