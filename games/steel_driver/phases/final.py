"""Final scoring, what happens by itself: goods and control before the claims, pay after them."""

from games.engine.contract import Event, Seat
from games.steel_driver.events import CompanyValued, ControlSettled, GameEnded, GoodsPlaced, SharesPaid
from games.steel_driver.scoring import sets, standing, value
from games.steel_driver.state import Phase, Railway, State


def place_goods(state: State) -> list[Event]:
    """Unspent cubes leave the boxes, goods cubes come on the map, majorities take control."""
    for railway in state.railways.values():
        state.supply += railway.cubes
        railway.cubes = 0
        railway.controller = final_controller(railway)
    connected = {place for railway in state.railways.values() for place in railway.places}
    state.goods = {name: place.goods for name, place in state.board.places.items() if name in connected}
    state.phase = Phase.CLAIMING
    return [
        GoodsPlaced(len(state.goods)),
        *(
            ControlSettled(railway.controller, company, railway.shares[railway.controller])
            for company, railway in state.railways.items()
            if railway.controller is not None
        ),
    ]


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
        if railway.goods:
            events.append(CompanyValued(company, sets(railway.goods), railway.profit))
    for seat, player in enumerate(state.players):
        amount = sum(railway.shares[seat] * railway.profit for railway in state.railways.values())
        player.cash += amount
        state.paid_out += amount
        events.append(SharesPaid(seat, amount, player.cash))
    state.phase = Phase.OVER
    return [*events, GameEnded([place.seat for place in standing(state) if place.rank == 1])]
