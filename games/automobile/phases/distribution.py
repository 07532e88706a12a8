"""Phase 5: in order one sale each by a distributor, until nobody can."""

from collections.abc import Iterator

from games.automobile.actions import Move, Sell
from games.automobile.components import CLASSES, neighbours
from games.automobile.events import DistributionEnded, DistributorsIdle, DistributorSold
from games.automobile.state import Phase, State
from games.engine.contract import Event, Seat

EXPECTED = "sell-expected"


def waits_for(state: State) -> Seat | None:
    """From the player whose turn it is on, the first who can sell. Who can't will not be able to
    later either: slots only fill."""
    if _can_sell(state, state.asked):
        return state.asked
    order = state.playing_order
    start = order.index(state.asked) + 1
    return next((seat for seat in order[start:] + order[:start] if _can_sell(state, seat)), None)


def _can_sell(state: State, seat: Seat) -> bool:
    return next(_sales(state, seat), None) is not None


def _sales(state: State, seat: Seat) -> Iterator[Sell]:
    bands = [band for band in CLASSES if state.players[seat].bands[band]]
    if not bands:
        return
    for model, space in state.spaces.items():
        if space.cars and space.seat == seat:
            for band in bands:
                sale = Sell(model, band)
                if _why_not_sell(state, seat, sale) is None:
                    yield sale


def moves(state: State) -> Iterator[Move]:
    seat = waits_for(state)
    return iter(()) if seat is None else _sales(state, seat)


def why_not(state: State, action: Move) -> str | None:
    seat = waits_for(state)
    assert seat is not None
    return _why_not_sell(state, seat, action) if isinstance(action, Sell) else EXPECTED


def _why_not_sell(state: State, seat: Seat, sale: Sell) -> str | None:
    space = state.spaces.get(sale.model)
    if space is None or space.seat != seat or not space.cars:
        return "sell-no-car"
    if not state.players[seat].bands[sale.band]:
        return "sell-no-distributor"
    car_class = state.board.models[sale.model].car_class
    if car_class not in neighbours(sale.band):
        return "sell-too-far"
    open_slots = state.board.classes[car_class].slots_in(state.turn)
    return "sell-no-slot" if len(state.slots[car_class]) >= open_slots else None


def figures(state: State, action: Move) -> dict[str, object]:
    if not isinstance(action, Sell):
        return {}
    told: dict[str, object] = {"model": action.model, "band": action.band}
    if action.model in state.spaces:
        told["car_class"] = state.board.models[action.model].car_class
    return told


def play(state: State, action: Move) -> list[Event]:
    assert isinstance(action, Sell)
    seat = waits_for(state)
    assert seat is not None
    row = state.board.models[action.model]
    cash = state.board.classes[row.car_class].price
    state.players[seat].bands[action.band] -= 1
    state.players[seat].cash += cash
    state.spaces[action.model].cars -= 1
    state.slots[row.car_class].append(seat)
    order = state.playing_order
    state.asked = order[(order.index(seat) + 1) % len(order)]
    return [DistributorSold(seat, action.model, action.band, row.car_class, cash)]


def end(state: State) -> list[Event]:
    """Distributors go to the band beside the slot they sold in; idle ones come home with a point."""
    events: list[Event] = []
    for seat in state.playing_order:
        player = state.players[seat]
        if idle := sum(player.bands.values()):
            player.losses += idle
            events.append(DistributorsIdle(seat, idle))
        player.bands = {band: state.slots[band].count(seat) for band in CLASSES}
    if any(state.slots.values()):
        events.append(DistributionEnded())
    state.phase, state.slots, state.asked = Phase.EXECUTIVE, {}, state.playing_order[0]
    return events
