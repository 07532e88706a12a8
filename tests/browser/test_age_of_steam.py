"""A whole game of Age of Steam on the page, with every means to move."""

import re
from pathlib import Path

import pytest

from games.age_of_steam.actions import Deliver
from games.age_of_steam.state import Phase
from games.engine.contract import Seat
from games.engine.match import AnyMatch
from tests.browser.page import PHONE, Button, Channel, Message, Process
from tests.browser.playing import (
    MORE,
    PASS,
    UNDO,
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
LINK, CITY = "Build a link…", "Place a new city…"
URBANIZATION = 'Choose "urbanization"'
TWO_ENDS = re.compile(r"(?:\d+ · )?(\D+) – (\D+)$")
THREE_TILES = re.compile(r"\b3 (?:tiles|tuiles)")
ENGLISH = ("Ann", "Ben")
ENOUGH = 12
"""Dollars: a new city costs nothing, three plain tiles cost less than this."""


@each_width
def test_a_game_of_age_of_steam(channel: Channel, process: Process, shots: Path) -> None:
    """The first who build do so by a planned link, by *More…*, with an *Undo* and by a typed tile, and
    somebody places a new city; the first delivery is made by its button, the second is completed as it is
    typed. Everything else is by the likely buttons."""
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
        elif means == "city":
            place_city(channel, board, shots)
        elif means == "delivery":
            deliver(channel, board)
        elif means == "deliver":
            complete_delivery(channel, board, shots)
        else:
            make(channel, board, steam_likely_of(board))

    play(channel, move)
    finish_game(channel, process, shots / "final-steam.png")
    channel.picture(shots / "final-steam-phone.png", size=PHONE)
    assert set(done) >= {
        "shares",
        "city",
        "link",
        "tile",
        "undo",
        "typed",
    }  # in 1 game of 200 nobody can deliver


@pytest.mark.width(PHONE["width"])
def test_presses_for_a_new_city_and_for_a_link_of_three_hexes(
    channel: Channel, shots: Path, tmp_path: Path
) -> None:
    go_on(channel, "Age", match_in_which("age-of-steam", urbanizes_and_builds), tmp_path)
    place_city(channel, channel.board, shots)
    plan_link(channel, channel.board, shots)


@pytest.mark.width(PHONE["width"])
def test_presses_for_a_delivery(channel: Channel, shots: Path, tmp_path: Path) -> None:
    go_on(channel, "Age", match_in_which("age-of-steam", delivers), tmp_path)
    channel.speak_as(channel.asked)
    channel.picture(shots / "deliveries.png", whole=channel.board)
    deliver(channel, channel.board)


def urbanizes_and_builds(match: AnyMatch, seat: Seat) -> bool:
    """Whether somebody may place a new city, and can afford three hexes."""
    advice, state = match.game.advice, match.state
    rich = state.players[seat].cash > ENOUGH
    return bool(rich and state.phase is Phase.BUILDING and advice.menus(state, seat))


def delivers(match: AnyMatch, seat: Seat) -> bool:
    """Whether a delivery is the first thing that suggests itself."""
    return match.state.phase is Phase.MOVING and isinstance(
        match.game.advice.likely(match.state, seat)[0], Deliver
    )


def steam_means_for(board: Message, done: list[str]) -> str:
    """How the next move is made: each means once, as soon as there is a place for it."""
    builds = lays_left(board) >= 3  # which is before the first tile, or the engineer's second
    delivers = board.buttons[0].label.startswith("Deliver ")
    urbanizes = any(button.label == CITY for button in board.buttons)
    found = ["shares"] + ["city"] * urbanizes + ["link", "tile", "undo", "typed"] * builds
    found += ["delivery"] * delivers + ["deliver"] * (delivers and board.mentions[0] in ENGLISH)
    return next((means for means in found if means not in done), "likely")


def steam_likely_of(board: Message) -> Button:
    """Nobody bids, and somebody takes urbanization; else the first button, which lays a tile where there is
    one worth it."""
    auctioned = "Auction for the order." in (board.picture or "")
    cities = [button for button in board.buttons if button.label.startswith(URBANIZATION)]
    return board.button(PASS) if auctioned else [*cities, *board.buttons][0]


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
    """*Build a link…*, which one, which way if there are several, *Confirm*, each on the map that it speaks
    of: four presses for three tiles. One board tells it."""
    before, who = channel.presses, board.mentions[0]
    channel.speak_as(who)
    channel.press(board.button(LINK))
    offered = channel.open_menu(panel := channel.answer)
    prices = channel.described()
    place = next((at for at, about in enumerate(prices) if THREE_TILES.search(about)), 0)
    assert panel.picture and channel.shape(panel) <= channel.shape(board), "no map"
    channel.picture(shots / "links.png", whole=panel)
    channel.picture(shots / "links-phone.png", size=PHONE)
    ends = TWO_ENDS.match(offered[place])
    assert ends, offered
    channel.choose(panel, place)
    if (panel := channel.answer).menus:
        ways = channel.open_menu(panel)
        assert panel.picture, "no map"
        channel.picture(shots / "ways.png", whole=panel)
        channel.choose(panel, next(at for at, line in enumerate(ways) if line.count(",") == 2))
    panel = channel.answer
    assert panel.picture and not panel.menus, "no preview"
    channel.picture(shots / "link.png", whole=panel)
    channel.picture(shots / "link-phone.png", size=PHONE)
    channel.press(panel.confirm)
    assert channel.presses - before <= 4
    follow(channel, board)
    told = channel.board.text
    hexes = re.findall(rf"{who} lays [^.:]+ in (\w+) for", told)
    assert len(hexes) == 3 and all(at in panel.text for at in hexes), told
    assert re.search(rf"The link .+ is finished and belongs to {who} \(3 sections\)", told), told
    assert all(city in told for city in ends.groups()), told


def place_city(channel: Channel, board: Message, shots: Path) -> None:
    """*Place a new city…*, a town, a letter, *Confirm*: four presses."""
    before, who = channel.presses, board.mentions[0]
    channel.speak_as(who)
    channel.press(board.button(CITY))
    town = channel.open_menu(panel := channel.answer)[0]
    channel.choose(panel, 0)
    channel.open_menu(panel := channel.answer)
    assert panel.picture and town in panel.text, "no map"
    channel.picture(shots / "cities.png", whole=panel)
    channel.choose(panel, 0)
    channel.press(channel.answer.confirm)
    assert channel.presses - before == 4
    follow(channel, board)
    assert re.search(rf"{who} .+ {town}", channel.board.text), channel.board.text


def deliver(channel: Channel, board: Message) -> None:
    """The button of the best delivery, and *Confirm* if it is shown first: three presses at most."""
    before, who = channel.presses, board.mentions[0]
    make(channel, board, board.buttons[0])
    assert channel.presses - before <= 3
    follow(channel, board)
    assert f"{who} delivers a" in channel.board.text, channel.board.text


def lay_by_menus(channel: Channel, board: Message, shots: Path) -> None:
    """*More…*, *Lay a tile*, a hex, one of the tiles that are numbered on the enlarged map, *Confirm*."""
    channel.press(board.button(MORE))
    for step in range(2):
        panel = channel.answer
        assert panel.picture, "no map"
        lines = channel.open_menu(panel)
        channel.picture(shots / f"tile-{step}.png")
        channel.choose(panel, 0)
    at = lines[0]
    panel = channel.answer
    assert panel.picture and channel.shape(panel) <= channel.shape(board), "no map"
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
    make(channel, board, board.buttons[0])
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
    """Whether it is told that somebody lays a tile with these exits, read in either language."""
    exits = exits.replace("O", "W")
    return bool(re.search(rf"{who} lays [^.:]+ in {at} for \$\d+: {exits}\.", told))
