"""Final scoring, what happens by itself: goods and control before the claims, pay after them."""

from games.engine.contract import Event, Placing, Seat
from games.steel_driver.components import Company
from games.steel_driver.events import (
    BoxesEmptied,
    CompanyValued,
    ControlSettled,
    GameEnded,
    GoodsPlaced,
    Leftover,
    SharesPaid,
)
from games.steel_driver.scoring import sets, standing, value
from games.steel_driver.state import Phase, Railway, State


def place_goods(state: State) -> list[Event]:
    """Unspent cubes leave the boxes, goods cubes come on the map, majorities take control."""
    boxes = [Leftover(company, railway.cubes) for company, railway in state.railways.items() if railway.cubes]
    for railway in state.railways.values():
        state.supply += railway.cubes
        railway.cubes = 0
        railway.controller = final_controller(railway)
    connected = {place for railway in state.railways.values() for place in railway.places}
    state.goods = {name: place.goods for name, place in state.board.places.items() if name in connected}
    state.phase = Phase.CLAIMING
    emptied = [BoxesEmptied(boxes)] if boxes else []
    settled = [
        _settled(company, railway) for company, railway in state.railways.items() if any(railway.shares)
    ]
    return [*emptied, GoodsPlaced(len(state.goods)), *settled]


def final_controller(railway: Railway) -> Seat | None:
    """Most shares; tied, the first clockwise from the last controller, that one included."""
    if railway.last_controller is None:
        return None
    seats = len(railway.shares)
    clockwise = [(railway.last_controller + step) % seats for step in range(seats)]
    return max(clockwise, key=lambda seat: railway.shares[seat])


def pay_shares(state: State) -> list[Event]:
    """Each share pays what its company's sets are worth."""
    events: list[Event] = []
    for company, railway in state.railways.items():
        railway.profit = value(railway.goods)
        if any(railway.shares):
            events.append(CompanyValued(company, sets(railway.goods), railway.profit))
    for seat, player in enumerate(state.players):
        amount = sum(railway.shares[seat] * railway.profit for railway in state.railways.values())
        player.cash += amount
        state.paid_out += amount
        events.append(SharesPaid(seat, amount, player.cash))
    state.phase = Phase.OVER
    return [*events, _ended(standing(state))]


def _settled(company: Company, railway: Railway) -> ControlSettled:
    seat, last = railway.controller, railway.last_controller
    assert seat is not None and last is not None
    shares = railway.shares[seat]
    tied = [holder for holder, held in enumerate(railway.shares) if held == shares]
    if len(tied) == 1:
        return ControlSettled(seat, company, shares, "majority", [], last)
    return ControlSettled(seat, company, shares, "last" if seat == last else "clockwise", tied, last)


def _ended(places: list[Placing]) -> GameEnded:
    first = places[0]
    level = [place for place in places if place.score == first.score]
    winners = [place.seat for place in level if place.rank == 1]
    beaten = [place.seat for place in level if place.rank > 1]
    return GameEnded(winners, first.score, beaten, first.tie_break[0].amount)
