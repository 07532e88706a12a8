"""As a new user would: a whole game by buttons and menus, another by typed commands, and a table that
is stopped and opened again. Every other round is passed by all, which is legal, and saves minutes."""

import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.page import PHONE, SUCCESS, Button, Channel, Message, Process, wait_for

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

PEOPLE = ["Ann", "Ben", "Cléo", "Denis"]
MORE, PASS, PRODUCE = "More…", "Pass", "Produce cars…"
LINK, UNDO = "Build a link…", "Undo"
LONGEST = 300
MID_GAME = 30
SHOWN = ["Ann", "Cléo"]  # one for each language


def test_a_game_by_buttons_and_menus(channel: Channel, process: Process, shots: Path) -> None:
    start_game(channel, shots)
    channel.picture(shots / "first-board.png")
    channel.picture(shots / "first-board-whole.png", whole=channel.board)
    channel.picture(shots / "first-board-phone.png", size=PHONE)
    shown: set[str] = set()

    def move(board: Message, verb: str) -> None:
        if verb == "auction" and is_passed(board):
            channel.press(board.button(PASS))
        elif verb == "auction" or verb not in shown:
            channel.press(board.button(MORE))
            choose_in_panel(channel, None if verb in shown else shots, verb)
            shown.add(verb)
        else:
            channel.press(board.buttons[0])

    play(channel, move, shots)
    finish_game(channel, process, shots / "final.png")
    assert shown >= {"auction", "build", "claim"}


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


def test_a_game_of_great_western(channel: Channel, process: Process, shots: Path) -> None:
    """By the likely buttons, with one connection chosen from the panel."""
    start_game(channel, game="Great")
    channel.picture(shots / "great-western.png", whole=channel.board)
    shown: set[str] = set()

    def move(board: Message, verb: str) -> None:
        free = [button for button in board.buttons if button.label.startswith("Bid 1 on")]
        if verb == "connect" and verb not in shown:
            channel.press(board.button(MORE))
            choose_in_panel(channel, shots, "great-western")
            shown.add(verb)
        else:
            channel.press((free or board.buttons)[0])

    play(channel, move)
    finish_game(channel, process, shots / "final-great-western.png")
    assert shown


def test_a_game_of_automobile(channel: Channel, process: Process, shots: Path) -> None:
    """Every turn a build where one suggests itself, then cars, then R&D; on the way each other means
    to move is used: *More…*, a typed move, a loan out of turn, and a look at one's own tiles."""
    start_game(channel, game="Automobile")
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
        elif means == "least":
            produce_least(channel, board)
        else:
            channel.press(board.buttons[0] if means == "decision" else likely_of(board))

    play(channel, move)
    finish_game(channel, process, shots / "final-automobile.png")
    assert set(done) == {"likely", "more", "typed", "loan", "numbers", "least", "decision"}


def test_a_game_of_age_of_steam(channel: Channel, process: Process, shots: Path) -> None:
    """The first who build do so by a planned link, by *More…*, with an *Undo* and by a typed tile;
    the first delivery is completed as it is typed. Everything else is by the likely buttons."""
    start_game(channel, game="Age")
    channel.picture(shots / "steam.png", whole=channel.board)
    channel.picture(shots / "steam-phone.png", size=PHONE)
    done: list[str] = []

    def move(board: Message, _: str) -> None:
        means = steam_means_for(board, done)
        done.append(means)
        if means == "shares":
            issue_by_move(channel, board)
        elif means == "link":
            plan_link(channel, board, shots)
        elif means == "tile":
            lay_by_menus(channel, board, shots)
        elif means == "undo":
            lay_and_undo(channel, board, shots)
        elif means == "typed":
            type_tile(channel, board, shots / "typed-steam-build.png")
        elif means == "deliver":
            complete_delivery(channel, board, shots)
        else:
            channel.press(steam_likely_of(board))

    play(channel, move)
    finish_game(channel, process, shots / "final-steam.png")
    channel.picture(shots / "final-steam-phone.png", size=PHONE)
    assert set(done) >= {"shares", "link", "tile", "undo", "typed"}  # in 1 game of 200 nobody can deliver


@pytest.mark.parametrize("kept", [True, False], ids=["channel-kept", "channel-lost"])
def test_stopped_and_opened_again(channel: Channel, process: Process, kept: bool) -> None:
    start_game(channel)
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
    channel.press(board.buttons[0])
    follow(channel, board)


# What the games share


def start_game(channel: Channel, shots: Path | None = None, game: str = "Steel") -> None:
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


def type_to_start(channel: Channel) -> None:
    """The same without a button."""
    channel.command("game new", "Steel", complete=True)
    for name in PEOPLE[1:]:
        channel.speak_as(name)
        channel.command("game join")
    channel.speak_as("Ann")
    channel.command("game start")
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


def is_passed(board: Message) -> bool:
    """Whether this is a round that everybody passes: the second and the fourth."""
    found = re.match(r"Round (\d)", board.picture or "")
    return found is not None and int(found.group(1)) % 2 == 0


def verb_of(board: Message) -> str:
    """What the one who is asked has to do, by the first button."""
    first = board.buttons[0].label
    return "auction" if "open with" in first else first.split()[0].lower()


def words_of(board: Message, verb: str) -> str:
    """The first button's move as it is typed after the command."""
    label = board.buttons[0].label.split(" · ")[0]
    if verb == "auction":
        cubes = re.search(rf"{board.mentions[0]}: (\d+) cube", board.picture or "")
        assert cubes
        return f"{label.split(':')[0].lower()} {cubes.group(1)}"
    return label.removeprefix(verb.capitalize()).strip().replace("–", "-")


# What Automobile needs


def means_for(board: Message, done: list[str]) -> str:
    """How the next move is made: cars are produced in the second round of a turn; a build by *More…*,
    a loan and a typed move have their rounds in the first one."""
    turn, number = round_of(board)
    once = {1: "more", 2: "loan", 3: "typed"}.get(number)
    if once and once not in done:
        return once
    if number == 2 and board.buttons[0].label == PRODUCE:
        return "numbers" if turn <= 2 else "least"
    undecided = "Executive decisions." in (board.picture or "") and done.count("decision") < len(PEOPLE)
    return "decision" if undecided else "likely"


def likely_of(board: Message) -> Button:
    """The button to press: the last character, as Ford is asked more often than the others; one
    factory in the first round, then R&D; a pass where it is possible, else what is best."""
    _, number = round_of(board)
    if "Characters." in (board.picture or ""):
        return [button for button in board.buttons if button.label not in (MORE, UNDO)][-1]
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
    """*Produce cars…*, a number in every menu, *Confirm*."""
    channel.press(board.button(PRODUCE))
    panel = channel.answer
    assert not any(SUCCESS in button.style for button in panel.buttons), "nothing is chosen yet"
    chosen: list[str] = []
    while len(chosen) < len(panel.menus):  # a menu is grey once the others leave nothing for it
        lines = channel.open_menu(panel, len(chosen))
        if shots and not chosen:
            channel.picture(shots / f"numbers-{board.mentions[0]}-menu.png")
            channel.picture(shots / f"numbers-{board.mentions[0]}-menu-phone.png", size=PHONE)
        channel.choose(panel, 1, len(chosen))
        chosen += re.findall(r"^\d+ × .+(?=, )", lines[1])
        panel = channel.answer
    if shots:
        channel.picture(shots / f"numbers-{board.mentions[0]}.png", whole=panel)
        channel.picture(shots / f"numbers-{board.mentions[0]}-phone.png", size=PHONE)
    channel.press(panel.confirm)
    follow(channel, board)
    told = channel.board.text
    assert f"{board.mentions[0]} produces" in told
    assert chosen and all(each in told for each in chosen), told


def produce_least(channel: Channel, board: Message) -> None:
    """The same with *As few as possible*, which is the last button in every language."""
    channel.press(board.button(PRODUCE))
    channel.press(channel.answer.buttons[-1])
    channel.press(channel.answer.confirm)
    follow(channel, board)
    assert f"{board.mentions[0]} produces" in channel.board.text


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
    assert re.fullmatch(r"Your demand tiles this turn: [2-5] for mid-price\.", hand.text), hand.text
    channel.picture(shots / "hand.png")
    for name in PEOPLE[1:]:
        channel.speak_as(name)
        seen = channel.messages()
        assert seen and all(message.id != hand.id and not message.private for message in seen)
    channel.speak_as("Ann")
    assert channel.answer == hand


# What Age of Steam needs


def steam_means_for(board: Message, done: list[str]) -> str:
    """How the next move is made: each means once, as soon as there is a place for it."""
    builds = lays_left(board) >= 3  # which is before the first tile, or the engineer's second
    delivers = board.buttons[0].label.startswith("Deliver ")
    found = ["shares"] + ["link", "tile", "undo", "typed"] * builds + ["deliver"] * delivers
    return next((means for means in found if means not in done), "likely")


def steam_likely_of(board: Message) -> Button:
    """Nobody bids; else the first button, which lays a tile where there is one worth it."""
    auctioned = "Auction for the order." in (board.picture or "")
    return board.button(PASS) if auctioned else board.buttons[0]


def lays_left(board: Message) -> int:
    """How many tiles the one who builds may lay yet; 0 outside of building."""
    found = re.search(r"Building, lays left: (\d)\.", board.picture or "")
    return int(found.group(1)) if found else 0


def hex_and_exits(button: Button) -> tuple[str, str]:
    """What a button lays, and where: `Build in G8 · N-SE, $2, …`."""
    found = re.match(r"Build in (\w+) · ([^,]+), ", button.label)
    assert found, button.label
    return found.group(1), found.group(2)


def issue_by_move(channel: Channel, board: Message) -> None:
    """`/move` with a whole move."""
    channel.command("move", "shares 2")
    follow(channel, board)
    assert f"{board.mentions[0]} issues 2 shares" in channel.board.text


def plan_link(channel: Channel, board: Message, shots: Path) -> None:
    """*Build a link…*, from where, to where, which way, a preview, *Back* for another way, and
    *Confirm*: one board tells it."""
    start, goal = "St. Louis", "Evansville"
    channel.press(board.button(LINK))
    for step, wanted in enumerate((start, goal)):
        lines = channel.open_menu(channel.answer)
        channel.picture(shots / f"link-{step}.png")
        channel.choose(channel.answer, lines.index(wanted))
    for place in range(2):
        ways = channel.open_menu(channel.answer)
        channel.picture(shots / "link-2.png")
        channel.choose(channel.answer, place)
        panel = channel.answer
        assert panel.picture and not panel.menus, "no preview"
        if not place:
            channel.press(panel.buttons[-1])
    channel.picture(shots / "link.png", whole=panel)
    channel.picture(shots / "link-phone.png", size=PHONE)
    hexes = ways[1].split(", ")
    assert len(hexes) == 3 and all(at in panel.text for at in hexes), panel.text
    channel.press(panel.confirm)
    follow(channel, board)
    told = channel.board.text
    who = board.mentions[0]
    assert re.findall(rf"{who} lays [-\w]+ in (\w+) for", told) == hexes, told
    assert f"The link {start}–{goal} is finished and belongs to {who} (3 sections)" in told
    boards = [message.id for message in channel.messages() if message.picture and not message.private]
    assert boards.index(channel.board.id) == boards.index(board.id) + 1, "one board for the whole link"


def lay_by_menus(channel: Channel, board: Message, shots: Path) -> None:
    """*More…*, *Lay a tile*, a hex, one of the tiles that are numbered on the enlarged map, *Confirm*."""
    channel.press(board.button(MORE))
    for step in range(2):
        panel = channel.answer
        assert not panel.picture
        lines = channel.open_menu(panel)
        channel.picture(shots / f"tile-{step}.png")
        channel.choose(panel, 0)
    at = lines[0]
    panel = channel.answer
    assert panel.picture and channel.shape(panel) < 0.95 * channel.shape(board), "not enlarged"
    channel.picture(shots / "tile-ghosts.png", whole=panel)
    channel.picture(shots / "tile-ghosts-phone.png", size=PHONE)
    lines = channel.open_menu(panel)
    channel.picture(shots / "tile-2.png")
    assert len(lines) > 1
    assert all(re.match(rf"{place} · .+ {at}$", line) for place, line in enumerate(lines, 1)), lines
    channel.choose(panel, len(lines) - 1)
    panel = channel.answer
    assert panel.picture and not panel.menus and at in panel.text, "no preview"
    channel.picture(shots / "tile.png", whole=panel)
    channel.picture(shots / "tile-phone.png", size=PHONE)
    exits = re.search(r"\((\S+), ", panel.text)
    assert exits, panel.text
    channel.press(panel.confirm)
    follow(channel, board)
    assert f"{board.mentions[0]} lays {exits.group(1)} in {at} for" in channel.board.text


def lay_and_undo(channel: Channel, board: Message, shots: Path) -> None:
    """A tile by its button, and *Undo*: the next board tells it, and asks the same as before."""
    who = board.mentions[0]
    at, exits = hex_and_exits(board.buttons[0])
    channel.press(board.buttons[0])
    follow(channel, board)
    laid = channel.board
    assert f"{who} lays {exits} in {at} for" in laid.text
    assert lays_left(laid) == lays_left(board) - 1
    channel.press(laid.button(UNDO))
    follow(channel, laid)
    after = channel.board
    assert f"{who} takes back: Build in {at}." in after.text
    assert after.mentions == board.mentions and after.picture == board.picture
    assert after.buttons[0].label == board.buttons[0].label
    channel.picture(shots / "undone.png", whole=after)


def type_tile(channel: Channel, board: Message, shot: Path) -> None:
    """`/build` with a whole tile."""
    at, exits = hex_and_exits(board.buttons[0])
    channel.command("build", f"{at} {exits}")
    follow(channel, board)
    channel.picture(shot)
    assert f"{board.mentions[0]} lays {exits} in {at} for" in channel.board.text


def complete_delivery(channel: Channel, board: Message, shots: Path) -> None:
    """`/deliver`, completed after the cube."""
    channel.picture(shots / "deliveries.png", whole=board)
    channel.picture(shots / "deliveries-phone.png", size=PHONE)
    found = re.match(r"Deliver (\w+): ([^→]+) →", board.buttons[0].label)
    assert found
    cube, start = found.groups()
    channel.command("deliver", cube, complete=True, shot=shots / "typed-deliver.png")
    follow(channel, board)
    assert f"{board.mentions[0]} delivers a {cube} cube: {start} →" in channel.board.text
