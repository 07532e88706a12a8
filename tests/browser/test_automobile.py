"""A whole game of Automobile on the page, with every means to move."""

import re
from pathlib import Path

import pytest

from bot.words import speak
from games.engine.contract import Seat
from games.engine.match import AnyMatch
from games.engine.ranges import Ranged
from tests.browser.page import PHONE, SUCCESS, Button, Channel, Message, Process, wait_for
from tests.browser.playing import (
    FOLLOW,
    MORE,
    PASS,
    PEOPLE,
    UNDO,
    choose_in_panel,
    each_width,
    finish_game,
    follow,
    go_on,
    make,
    match_in_which,
    play,
    start_game,
)

pytestmark = [pytest.mark.browser, pytest.mark.timeout(1200)]
PRODUCE = "Produce cars…"
FEWEST = [words.say("button-least") for words in (speak("en"), speak("fr"))]
SHOWN = ["Ann", "Cléo"]  # one for each language


@each_width
def test_a_game_of_automobile(channel: Channel, process: Process, shots: Path) -> None:
    """Every turn a build where one suggests itself, then cars, then R&D; on the way each other means
    to move is used: *More…*, a typed move, a loan out of turn, and a look at one's own tiles."""
    start_game(channel, "Automobile")
    channel.picture(shots / "automobile.png", whole=channel.board)
    channel.picture(shots / "automobile-phone.png", size=PHONE)
    ask_for_hand(channel, shots)
    done: list[str] = []

    def move(board: Message, _: str) -> None:
        means = means_for(board, done)
        done.append(means)
        if means == "more":
            build_by_menus(channel, board, shots)
        elif means == "typed":
            place_distributors(channel, board, shots / "typed-distribute.png")
        elif means == "loan":
            take_loan(channel, board)
        elif means == "numbers":
            shown = round_of(board)[0] == 2 and board.mentions[0] in SHOWN
            produce(channel, board, shots if shown else None)
        else:
            make(channel, board, board.buttons[0] if means == "decision" else likely_of(board))

    play(channel, move)
    finish_game(channel, process, shots / "final-automobile.png")
    assert set(done) == {"likely", "more", "typed", "loan", "numbers", "decision"}


@pytest.mark.width(PHONE["width"])
def test_presses_for_a_production_of_two_models(channel: Channel, shots: Path, tmp_path: Path) -> None:
    go_on(channel, "Automobile", match_in_which("automobile", makes_two_models), tmp_path)
    channel.speak_as(channel.asked)
    produce(channel, channel.board, shots)


def makes_two_models(match: AnyMatch, seat: Seat) -> bool:
    """Whether somebody can make cars of two models, and nothing suggests itself before that."""
    first = match.game.advice.likely(match.state, seat)[0]
    return isinstance(first, Ranged) and first.verb == "produce" and len(first.spans) == 2


def means_for(board: Message, done: list[str]) -> str:
    """How the next move is made: cars are produced in the second round of a turn; a build by *More…*,
    a loan and a typed move have their rounds in the first one."""
    _, number = round_of(board)
    once = {1: "more", 2: "loan", 3: "typed"}.get(number)
    if once and once not in done:
        return once
    if number == 2 and board.buttons[0].label == PRODUCE:
        return "numbers"
    undecided = "Executive decisions." in (board.picture or "") and done.count("decision") < len(PEOPLE)
    return "decision" if undecided else "likely"


def likely_of(board: Message) -> Button:
    """The button to press: the last character, as Ford is asked more often than the others; one
    factory in the first round, then R&D; a pass where it is possible, else what is best."""
    _, number = round_of(board)
    if "Characters." in (board.picture or ""):
        return [button for button in board.buttons if button.label not in (MORE, UNDO, FOLLOW)][-1]
    if number:
        builds = [button for button in board.buttons if ": 1 factory" in button.label]
        return builds[0] if number == 1 and builds else board.button("Take 2 R&D")
    passing = [button for button in board.buttons if button.label.startswith(PASS)]
    return (passing or board.buttons)[0]


def round_of(board: Message) -> tuple[int, int]:
    """The turn, and the round of actions in it; 0 outside of actions."""
    found = re.match(r"Turn (\d) of 4\.(?: Actions, round (\d))?", board.picture or "")
    assert found, board.picture
    return int(found.group(1)), int(found.group(2) or 0)


def build_by_menus(channel: Channel, board: Message, shots: Path) -> None:
    """*More…*, its menus down to the first build, a preview, *Confirm*."""
    channel.press(board.button(MORE))
    confirmed = choose_in_panel(channel, shots, "automobile")
    assert confirmed.private and confirmed.picture, "no preview"
    follow(channel, board)
    assert f"{board.mentions[0]} builds" in channel.board.text


def produce(channel: Channel, board: Message, shots: Path | None) -> None:
    """*Produce cars…*, the first number that will do for every model, *Confirm*: three presses. More models
    than a form holds are in a panel: as few as possible, *Confirm*."""
    before, name = channel.presses, board.mentions[0]
    asked_for = channel.open_form(board.button(PRODUCE))
    least = [re.findall(r"(\d+) (?:to|à) \d+", about)[0] for about in asked_for]
    if asked_for:
        channel.fill(*least, shot=shots / f"numbers-{name}-form.png" if shots else None)
    else:
        channel.press(next(button for button in channel.answer.buttons if button.label in FEWEST))
        wait_for(lambda: any(SUCCESS in button.style for button in channel.answer.buttons), "Confirm")
    panel = channel.answer
    if shots:
        channel.picture(shots / f"numbers-{name}.png", whole=panel)
        channel.picture(shots / f"numbers-{name}-phone.png", size=PHONE)
    channel.press(panel.confirm)
    assert channel.presses - before == 3
    follow(channel, board)
    told = channel.board.text
    assert f"{name} produces" in told
    assert all(f"{number} × " in told for number in least), told


def place_distributors(channel: Channel, board: Message, shot: Path) -> None:
    """A typed move, completed."""
    channel.command("distribute", "mid:2", complete=True, shot=shot)
    follow(channel, board)
    assert f"{board.mentions[0]} places distributors: 2 mid-price" in channel.board.text


def take_loan(channel: Channel, board: Message) -> None:
    """Somebody who is not asked takes a loan, and the one who is asked still is."""
    other = next(name for name in PEOPLE if name != board.mentions[0])
    channel.speak_as(other)
    channel.command("loan")
    follow(channel, board)
    assert f"{other} takes a first loan" in channel.board.text
    assert channel.board.mentions == board.mentions
    assert round_of(channel.board) == round_of(board)


def ask_for_hand(channel: Channel, shots: Path) -> None:
    """`/hand` answers its asker, and nobody else sees that."""
    channel.speak_as("Ann")
    channel.command("hand")
    hand = channel.answer
    assert re.fullmatch(r"Your demand tile this turn: [2-5] for mid-price\.", hand.text), hand.text
    channel.picture(shots / "hand.png")
    for name in PEOPLE[1:]:
        channel.speak_as(name)
        seen = channel.messages()
        assert seen and all(message.id != hand.id and not message.private for message in seen)
    channel.speak_as("Ann")
    assert channel.answer == hand
