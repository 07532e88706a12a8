"""The order of the turn: bid more, drop to the last free place, or pass once and stay."""

from collections.abc import Iterator

from games.age_of_steam.actions import Bid, Move, Pass, Stay
from games.age_of_steam.components import Privilege
from games.age_of_steam.events import BidMade, Dropped, FirstInOrder, OrderSet, Stayed
from games.age_of_steam.state import Auction, Phase, State
from games.engine.contract import Event, Seat

EXPECTED = "bid-expected"


def begin(state: State) -> None:
    """Asks for bids in the order of the last turn."""
    state.phase, state.asked = Phase.AUCTION, state.order[0]
    state.auction = Auction(list(state.order))


def waits_for(state: State) -> Seat:
    return state.asked


def _auction(state: State) -> Auction:
    assert state.auction is not None
    return state.auction


def moves(state: State) -> Iterator[Move]:
    cash = state.players[state.asked].cash
    yield from (Bid(amount) for amount in range(_auction(state).highest + 1, cash + 1))
    yield Pass()
    if why_not(state, Stay()) is None:
        yield Stay()


def why_not(state: State, action: Move) -> str | None:
    sale = _auction(state)
    match action:
        case Pass():
            return None
        case Bid(amount):
            if amount > state.players[state.asked].cash:
                return "bid-beyond-cash"
            return "bid-too-low" if amount <= sale.highest else None
        case Stay():
            if state.players[state.asked].privilege is not Privilege.TURN_ORDER:
                return "stay-not-yours"
            if sale.stayed:
                return "stay-used"
            alone = all(seat in (state.asked, sale.holder) for seat in sale.remaining)
            return "stay-last-two" if alone and sale.holder is not None else None
    return EXPECTED


def figures(state: State, _: Move) -> dict[str, object]:
    sale = _auction(state)
    return {"cash": state.players[state.asked].cash, "highest": sale.highest, "lowest": sale.highest + 1}


def play(state: State, action: Move) -> list[Event]:
    sale, seat = _auction(state), state.asked
    order = [other for other in state.order if other in sale.remaining]
    after = order[order.index(seat) + 1 :] + order[: order.index(seat)]
    event: Event
    match action:
        case Bid(amount):
            sale.bids[seat] = amount
            event = BidMade(seat, amount)
        case Stay():
            sale.stayed = True
            event = Stayed(seat)
        case _:
            event = _drop(state, seat)
    if len(sale.remaining) == 1:
        return [event, *_end(state)]
    state.asked = next(other for other in after if other != sale.holder)
    return [event]


def place_and_cost(state: State, seat: Seat) -> tuple[int, int]:
    """The place that a player takes who drops out, and what it costs: the first to drop pays nothing, the
    last his bid, the others half of it, rounded up."""
    sale = _auction(state)
    bid, place = sale.bids.get(seat, 0), len(sale.remaining)
    share = bid if place == 2 else -(-bid // 2)
    return place, share if sale.dropped else 0


def _drop(state: State, seat: Seat) -> Dropped:
    sale, (place, cost) = _auction(state), place_and_cost(state, seat)
    state.players[seat].cash -= cost
    sale.remaining.remove(seat)
    sale.bids.pop(seat, None)
    sale.dropped.append(seat)
    return Dropped(seat, place, cost)


def _end(state: State) -> list[Event]:
    sale = _auction(state)
    first = sale.remaining[0]
    cost = sale.bids.get(first, 0)
    state.players[first].cash -= cost
    state.order = [first, *reversed(sale.dropped)]
    state.auction = None
    state.phase, state.asked = Phase.PRIVILEGES, first
    for player in state.players:
        player.privilege = None
    return [FirstInOrder(first, cost), OrderSet(list(state.order))]
