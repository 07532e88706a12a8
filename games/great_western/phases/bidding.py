"""Phase 2: everybody must come to stand on a train."""

from collections.abc import Iterator

from games.engine.contract import Event, Seat
from games.great_western.actions import Bid, Move
from games.great_western.events import BidMade, DrivenOff
from games.great_western.state import Phase, State

EXPECTED = "bid-expected"


def waits_for(state: State) -> Seat:
    return state.bidder


def moves(state: State) -> Iterator[Move]:
    for train in state.trains:
        for pieces in range(state.players[state.bidder].available + 1):
            if why_not(state, bid := Bid(train, pieces)) is None:
                yield bid


def why_not(state: State, action: Move) -> str | None:
    if not isinstance(action, Bid):
        return EXPECTED
    box = state.trains.get(action.train)
    if box is None:
        return "no-such-train"
    available = state.players[state.bidder].available
    if action.pieces > available:
        return "bid-beyond-stock"
    if box.seat is not None:
        return "bid-too-low" if action.pieces <= box.bid else None
    if action.pieces < min(available, 1):  # who has no piece left bids 0 on a free train
        return "bid-below-one"
    return None


def figures(state: State, action: Move) -> dict[str, object]:
    told: dict[str, object] = {"available": state.players[state.bidder].available}
    if isinstance(action, Bid):
        told["train"] = action.train
        if box := state.trains.get(action.train):
            told |= {"bid": box.bid, "lowest": lowest(state, action)}
    return told


def lowest(state: State, bid: Bid) -> int:
    """The lowest bid that its train takes."""
    box = state.trains[bid.train]
    return box.bid + 1 if box.seat is not None else min(state.players[state.bidder].available, 1)


def play(state: State, action: Move) -> list[Event]:
    assert isinstance(action, Bid)
    seat, box = state.bidder, state.trains[action.train]
    events: list[Event] = [BidMade(seat, action.train, action.pieces)]
    if box.seat is not None:
        state.players[box.seat].available += box.bid
        events.append(DrivenOff(box.seat, action.train, box.bid))
    state.players[seat].available -= action.pieces
    box.seat, box.bid = seat, action.pieces
    seats = len(state.players)
    waiting = [(seat + step) % seats for step in range(1, seats)]
    for other in waiting:
        if state.train_of(other) is None:
            state.bidder = other
            return events
    state.phase = Phase.BOARDING
    return events
