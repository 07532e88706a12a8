"""Steel Driver, as a new user would: a whole game by buttons and menus, and another by typed commands.

Every other round is passed by all, which is legal, and saves minutes.
"""

import re
from pathlib import Path

import pytest

from tests.browser.page import PHONE, Channel, Message, Process, wait_for
from tests.browser.playing import (
    MORE,
    PASS,
    PEOPLE,
    choose_in_panel,
    each_width,
    finish_game,
    make,
    play,
    start_game,
)

pytestmark = [pytest.mark.browser, pytest.mark.timeout(1200)]


@each_width
def test_a_game_by_buttons_and_menus(channel: Channel, process: Process, shots: Path) -> None:
    start_game(channel, "Steel", shots)
    channel.picture(shots / "first-board.png")
    channel.picture(shots / "first-board-whole.png", whole=channel.board)
    channel.picture(shots / "first-board-phone.png", size=PHONE)
    shown: set[str] = set()

    def move(board: Message, verb: str) -> None:
        if verb == "auction" and is_passed(board):
            channel.press(board.button(PASS))
        elif verb == "auction":
            open_auction(channel, board, None if verb in shown else shots)
            shown.add(verb)
        elif verb not in shown:
            channel.press(board.button(MORE))
            choose_in_panel(channel, None if verb in shown else shots, verb)
            shown.add(verb)
        else:
            make(channel, board, board.buttons[0])

    play(channel, move, shots)
    finish_game(channel, process, shots / "final.png")
    assert shown >= {"auction", "build", "claim"}


@pytest.mark.width(400)
def test_a_game_by_typed_commands(channel: Channel, process: Process, shots: Path) -> None:
    type_to_start(channel)
    shown: set[str] = set()

    def move(board: Message, verb: str) -> None:
        if verb == "pass" or (verb == "auction" and is_passed(board)):
            channel.command("pass")
            return
        words = words_of(board, verb)
        if verb in shown:
            channel.command(verb, words)
        else:  # the first of its kind is completed
            channel.command(
                verb, words.split("-")[0].lower(), complete=True, shot=shots / f"typed-{verb}.png"
            )
            shown.add(verb)

    channel.speak_as(next(name for name in PEOPLE if name != channel.asked))
    channel.command("move", "pass")
    assert "not your turn" in channel.answer.text or "pas" in channel.answer.text
    play(channel, move)
    finish_game(channel, process, shots / "final-typed.png")
    assert shown >= {"auction", "build", "claim"}


def open_auction(channel: Channel, board: Message, shots: Path | None) -> None:
    """*Bid…* and a number, the first time 3; then all that one has, which nobody can outbid."""
    before = channel.presses
    channel.open_form(board.button("Bid…"))
    channel.fill("3" if shots else cubes_of(board), shot=shots / "bid.png" if shots else None)
    assert channel.presses - before <= 3


def cubes_of(board: Message) -> str:
    """How many cubes the one who is asked has."""
    cubes = re.search(rf"{board.mentions[0]}: (\d+) cube", board.picture or "")
    assert cubes, board.picture
    return cubes.group(1)


def type_to_start(channel: Channel) -> None:
    """The same without a button."""
    channel.command("game new", "Steel", complete=True)
    for name in PEOPLE[1:]:
        channel.speak_as(name)
        channel.command("game join")
    channel.speak_as("Ann")
    channel.command("game start")
    wait_for(lambda: channel.messages()[-1].picture, "the first board")


def is_passed(board: Message) -> bool:
    """Whether this is a round that everybody passes: the second and the fourth."""
    found = re.match(r"Round (\d)", board.picture or "")
    return found is not None and int(found.group(1)) % 2 == 0


def words_of(board: Message, verb: str) -> str:
    """The first button's move as it is typed after the command."""
    label = board.buttons[0].label.split(" · ")[0]
    if verb == "auction":
        return f"{label.split(':')[0].lower()} {cubes_of(board)}"
    return label.removeprefix(verb.capitalize()).strip().replace("–", "-")
