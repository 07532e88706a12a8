"""Phase 2, within an auction: raise or drop out, clockwise, until one is left."""

from collections.abc import Iterator

from games.engine.contract import Event, Seat
from games.steel_driver.actions import Bid, Move, Pass
from games.steel_driver.events import BidderDropped, BidRaised, CompanySold
from games.steel_driver.phases import auction
from games.steel_driver.state import Phase, Sale, State

EXPECTED = "bid-expected"


def waits_for(state: State) -> Seat:
    return _sale(state).asked


def moves(state: State) -> Iterator[Move]:
    sale = _sale(state)
    for cubes in range(sale.bid + 1, state.players[sale.asked].cubes + 1):
        if why_not(state, bid := Bid(cubes)) is None:
            yield bid
    yield Pass()


def why_not(state: State, action: Move) -> str | None:
    sale = _sale(state)
    match action:
        case Pass():
            return None
        case Bid(cubes):
            if cubes <= sale.bid:
                return "bid-too-low"
            if cubes > state.players[sale.asked].cubes:
                return "bid-beyond-cubes"
            return None
    return EXPECTED


def figures(state: State, action: Move) -> dict[str, object]:
    sale = _sale(state)
    cubes = state.players[sale.asked].cubes
    return {"company": sale.company, "bid": sale.bid, "lowest": sale.bid + 1, "cubes": cubes}


def play(state: State, action: Move) -> list[Event]:
    sale = _sale(state)
    seat = sale.asked
    sale.asked = sale.bidders[(sale.bidders.index(seat) + 1) % len(sale.bidders)]
    if isinstance(action, Bid):
        sale.bid, sale.bidder = action.cubes, seat
        return [BidRaised(seat, sale.company, action.cubes)]
    sale.bidders.remove(seat)
    events: list[Event] = [BidderDropped(seat, sale.company)]
    if sale.bidders == [sale.bidder]:
        events += _sell(state, sale)
    return events


def _sell(state: State, sale: Sale) -> Iterator[Event]:
    """The marker goes left from the player who put the company up, not from the winner."""
    railway = state.railways[sale.company]
    state.players[sale.bidder].cubes -= sale.bid
    railway.cubes += sale.bid
    railway.controller = railway.last_controller = sale.bidder
    railway.shares[sale.bidder] += 1
    railway.shares_left -= 1
    state.sale = None
    state.handed_on = 0
    state.marker = state.left_of(state.marker)
    state.phase = Phase.AUCTION
    yield CompanySold(sale.bidder, sale.company, sale.bid, state.marker)
    if all(railway.controller is not None for railway in state.railways.values()):
        yield auction.end(state)


def _sale(state: State) -> Sale:
    assert state.sale is not None
    return state.sale
