"""Issuing shares: in order, one decision each."""

from collections.abc import Iterator

from games.age_of_steam.actions import Issue, Move
from games.age_of_steam.components import MOST_SHARES, SHARE
from games.age_of_steam.events import SharesIssued
from games.age_of_steam.phases import auction
from games.age_of_steam.state import State
from games.engine.contract import Event, Seat

EXPECTED = "shares-expected"


def waits_for(state: State) -> Seat:
    return state.asked


def moves(state: State) -> Iterator[Move]:
    return (Issue(count) for count in range(_left(state) + 1))


def _left(state: State) -> int:
    return MOST_SHARES - state.players[state.asked].shares


def why_not(state: State, action: Move) -> str | None:
    if not isinstance(action, Issue):
        return EXPECTED
    return None if 0 <= action.shares <= _left(state) else "shares-too-many"


def figures(state: State, _: Move) -> dict[str, object]:
    return {"left": _left(state)}


def play(state: State, action: Move) -> list[Event]:
    assert isinstance(action, Issue)
    seat, cash = state.asked, SHARE * action.shares
    state.players[seat].shares += action.shares
    state.players[seat].cash += cash
    place = state.order.index(seat) + 1
    if place < len(state.order):
        state.asked = state.order[place]
    else:
        auction.begin(state)
    return [SharesIssued(seat, action.shares, cash)]
