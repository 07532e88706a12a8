"""Phase 2: the holder of the marker puts a company up or hands the marker on."""

from collections.abc import Iterator

from games.engine.contract import Event, Seat
from games.steel_driver.actions import Auction, Move, Pass
from games.steel_driver.events import AuctionsEnded, CompanyPutUp, MarkerHandedOn
from games.steel_driver.state import Phase, Sale, State

EXPECTED = "auction-expected"


def waits_for(state: State) -> Seat:
    return state.marker


def moves(state: State) -> Iterator[Move]:
    cubes = state.players[state.marker].cubes
    for company in state.railways:
        for bid in range(1, cubes + 1):
            if why_not(state, auction := Auction(company, bid)) is None:
                yield auction
    yield Pass()


def why_not(state: State, action: Move) -> str | None:
    match action:
        case Pass():
            return None
        case Auction(company, bid):
            railway = state.railways.get(company)
            if railway is None:
                return "no-such-company"
            if railway.controller is not None:
                return "company-sold"
            if bid < 1:
                return "bid-below-one"
            if bid > state.players[state.marker].cubes:
                return "bid-beyond-cubes"
            return None
    return EXPECTED


def figures(state: State, action: Move) -> dict[str, object]:
    cubes = state.players[state.marker].cubes
    if not isinstance(action, Auction):
        return {"cubes": cubes}
    return {"company": action.company, "bid": action.bid, "cubes": cubes}


def play(state: State, action: Move) -> list[Event]:
    seat, left = state.marker, state.left_of(state.marker)
    if isinstance(action, Auction):
        seats = len(state.players)
        clockwise = [(seat + step) % seats for step in range(seats)]
        state.sale = Sale(action.company, action.bid, seat, clockwise, asked=left)
        state.phase = Phase.BIDDING
        return [CompanyPutUp(seat, action.company, action.bid)]
    state.marker = left
    state.handed_on += 1
    events: list[Event] = [MarkerHandedOn(seat, left)]
    if state.handed_on == len(state.players):
        events.append(end(state))
    return events


def end(state: State) -> AuctionsEnded:
    """On to building. The marker is where it belongs: left of the last who put a company up."""
    state.handed_on = 0
    state.phase = Phase.BUILDING
    unsold = [company for company, railway in state.railways.items() if railway.controller is None]
    return AuctionsEnded(unsold, state.marker)
