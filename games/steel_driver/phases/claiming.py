"""Final scoring: in company order, each claims a goods cube on its network, lap by lap."""

from collections.abc import Iterator

from games.engine.contract import Event
from games.steel_driver.actions import Claim, Move
from games.steel_driver.components import GOODS_COLOURS
from games.steel_driver.events import GoodsClaimed
from games.steel_driver.phases.order import active_railway, advance, controller
from games.steel_driver.state import Phase, State

EXPECTED = "claim-expected"

waits_for = controller


def moves(state: State) -> Iterator[Move]:
    for place in active_railway(state).places:
        if place in state.goods and why_not(state, claim := Claim(place)) is None:
            yield claim


def why_not(state: State, action: Move) -> str | None:
    if not isinstance(action, Claim):
        return EXPECTED
    if action.place not in active_railway(state).places:
        return "claim-off-network"
    if action.place not in state.goods:
        return "cube-claimed"
    return None


def figures(state: State, action: Move) -> dict[str, object]:
    place = {"place": action.place} if isinstance(action, Claim) else {}
    return {"company": state.active, **place}


def play(state: State, action: Move) -> list[Event]:
    assert isinstance(action, Claim) and state.active is not None
    goods = state.goods.pop(action.place)
    railway = active_railway(state)
    railway.goods[action.place] = goods
    assert railway.controller is not None
    colour = GOODS_COLOURS[state.edition][goods]
    events: list[Event] = [GoodsClaimed(railway.controller, state.active, action.place, colour)]
    return events + next_company(state)


def next_company(state: State) -> list[Event]:
    """On to the next company that can claim."""
    return advance(state, _stuck, then=Phase.SHARES)


def _stuck(state: State) -> str | None:
    railway = active_railway(state)
    if railway.controller is None:
        return "no-shares"
    if not railway.places:
        return "no-network"
    return None if next(moves(state), None) else "no-goods"
