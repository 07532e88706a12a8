"""A whole game of Age of Steam on the page, with every means to move."""

import re
from pathlib import Path

import pytest

from tests.browser.page import PHONE, Button, Channel, Message, Process
from tests.browser.playing import MORE, PASS, UNDO, finish_game, follow, play, start_game

pytestmark = [pytest.mark.browser, pytest.mark.timeout(1200)]
LINK = "Build a link…"


def test_a_game_of_age_of_steam(channel: Channel, process: Process, shots: Path) -> None:
    """The first who build do so by a planned link, by *More…*, with an *Undo* and by a typed tile;
    the first delivery is completed as it is typed. Everything else is by the likely buttons."""
    start_game(channel, "Age")
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
    assert re.findall(rf"{who} lays [^.:]+ in (\w+) for", told) == hexes, told
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
    exits = re.search(r"\(([^,]+), ", panel.text)
    assert exits, panel.text
    channel.press(panel.confirm)
    follow(channel, board)
    assert lays(board.mentions[0], exits.group(1), at, channel.board.text)


def lay_and_undo(channel: Channel, board: Message, shots: Path) -> None:
    """A tile by its button, and *Undo*: the next board tells it, and asks the same as before."""
    who = board.mentions[0]
    at, exits = hex_and_exits(board.buttons[0])
    channel.press(board.buttons[0])
    follow(channel, board)
    laid = channel.board
    assert lays(who, exits, at, laid.text)
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
    assert lays(board.mentions[0], exits, at, channel.board.text)


def complete_delivery(channel: Channel, board: Message, shots: Path) -> None:
    """`/deliver`, completed after the cube."""
    channel.picture(shots / "deliveries.png", whole=board)
    channel.picture(shots / "deliveries-phone.png", size=PHONE)
    found = re.match(r"Deliver (\w+): ([^→]+) →", board.buttons[0].label)
    assert found
    cube, start = found.groups()
    channel.command("deliver", cube, complete=True, shot=shots / "typed-deliver.png")
    follow(channel, board)
    delivered = rf"{board.mentions[0]} delivers an? {cube} cube over [^:]+: {re.escape(start)} →"
    assert re.search(delivered, channel.board.text), channel.board.text


def lays(who: str, exits: str, at: str, told: str) -> bool:
    """Whether it is told that somebody lays a tile with these exits."""
    return bool(re.search(rf"{who} lays [^.:]+ in {at} for \$\d+: {exits}\.", told))
