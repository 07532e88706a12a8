"""What a player can do, and its notation both ways."""

import re

from games.engine.contract import Action
from games.engine.errors import NotUnderstood
from games.engine.notation import LONGEST, read_alone, read_number, read_place, verb_of
from games.steel_driver.components import Company
from games.steel_driver.state import State


class Auction(Action, frozen=True):
    """`auction green 1`: put a company up with an opening bid."""

    company: Company
    bid: int


class Bid(Action, frozen=True):
    """`bid 4`: raise to 4 cubes."""

    cubes: int


class Pass(Action, frozen=True):
    """`pass`: hand the marker on, or drop out of the bidding."""


class Build(Action, frozen=True):
    """`build Baltimore-Pittsburgh`: a link from the network, or a first one from a start. Where
    both ends are connected already it reads as the board has it."""

    start: str
    end: str


class Claim(Action, frozen=True):
    """`claim Chicago`: take the goods cube that lies there."""

    place: str


Move = Auction | Bid | Pass | Build | Claim

_DASH = re.compile(r"\s*[-–—]\s*")


def write(action: Move) -> str:
    """The action in notation."""
    match action:
        case Auction(company, bid):
            return f"auction {company.value} {bid}"
        case Bid(cubes):
            return f"bid {cubes}"
        case Pass():
            return "pass"
        case Build(start, end):
            return f"build {start}-{end}"
        case Claim(place):
            return f"claim {place}"


def read(state: State, text: str) -> Move:
    """The action that a text names; upper or lower case and spaces don't matter."""
    verb, rest = verb_of(text)
    match verb:
        case "pass":
            read_alone(rest)
            return Pass()
        case "bid" | "auction" | "build" | "claim" if not rest:
            raise NotUnderstood("incomplete", verb=verb)
        case "build":
            return _read_build(state, rest)
        case "bid":
            return Bid(read_number(rest))
        case "auction":
            company, _, bid = rest.partition(" ")
            return Auction(read_company(state, company), read_number(bid))
        case "claim":
            return Claim(read_place(state.board.place_by_text, rest))
    raise NotUnderstood("unknown-move", text=text[:LONGEST])


def read_company(state: State, text: str) -> Company:
    """A company, upper or lower case."""
    for company in state.order:
        if company.value == text.casefold():
            return company
    raise NotUnderstood("unknown-company", text=text[:LONGEST], names=list(state.railways))


def _read_build(state: State, text: str) -> Build:
    pair = state.board.pair_by_text.get(text.casefold())
    if pair is None:
        ends = _DASH.split(text)
        if len(ends) != 2:
            raise NotUnderstood("build-needs-two-places", text=text[:LONGEST])
        pair = read_place(state.board.place_by_text, ends[0]), read_place(state.board.place_by_text, ends[1])
    return _as_written(state, *pair)


def _as_written(state: State, start: str, end: str) -> Build:
    """Turned round where the company can only have meant the other direction."""
    connected = state.railways[state.active].places if state.active else []
    route = state.board.between.get((start, end))
    if route and start in connected and end in connected:
        return Build(route.a, route.b)
    if end in connected and start not in connected:
        return Build(end, start)
    return Build(start, end)
