"""The page in short: a press, a typed move, a form, French, and a table that is opened again."""

from pathlib import Path

import pytest

from bot.words import speak
from tests.browser.page import PHONE, Channel, Process, wait_for
from tests.browser.playing import MORE, PASS, follow, start_game

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900), pytest.mark.width(PHONE["width"])]
GAME = "steel-driver"


@pytest.fixture
def game(channel: Channel) -> Channel:
    """A page on which four have just begun, as whoever is asked."""
    start_game(channel, "Steel")
    channel.speak_as(channel.asked)
    return channel


def test_a_press(game: Channel) -> None:
    board, who = game.board, game.asked
    game.press(board.button(PASS))
    follow(game, board)
    assert f"{who} hands the marker on" in game.board.text
    assert game.asked != who


def test_a_typed_move(game: Channel, shots: Path) -> None:
    board, who = game.board, game.asked
    game.command("auction", "red", complete=True, shot=shots / "typed.png")
    follow(game, board)
    assert f"{who} puts Red up" in game.board.text


def test_a_form_with_an_opening_bid_of_three(game: Channel, shots: Path) -> None:
    board, who, before = game.board, game.asked, game.presses
    game.open_form(board.button("Bid…"))
    game.fill("3", shot=shots / "form.png")
    assert game.presses - before <= 3
    follow(game, board)
    assert f"{who} puts" in game.board.text and "3" in game.board.text


def test_french_for_whoever_speaks_it(game: Channel, shots: Path) -> None:
    words, who = speak("fr", GAME), next(name for name in ("Cléo", "Denis") if name != game.asked)
    game.speak_as(who)
    game.command("help")
    told = words.say("help-now-waiting", name=words.say("game-name"), waiting=game.asked)
    assert game.answer.text.startswith(told.replace("**", "").replace("`", ""))
    while game.asked != who:
        board = game.board
        game.speak_as(game.asked)
        game.press(board.button(PASS))
        follow(game, board)
    game.speak_as(who)
    game.press(game.board.button(MORE))
    panel = game.answer
    game.picture(shots / "french.png")
    assert words.say("menu-title", page=1, pages=1) in panel.text
    assert panel.menus and panel.buttons[-1].label == words.say("button-rules")


def test_a_table_that_is_opened_again(game: Channel, process: Process) -> None:
    before = game.board
    assert process.stop() == 0
    process.start()
    game.open(process.address)
    wait_for(game.messages, "the channel")
    assert game.board == before
    game.speak_as(game.asked)
    game.press(before.button(PASS))
    follow(game, before)
