"""What must hold at every moment of a game. Each broken invariant is named."""

from collections.abc import Iterator

import networkx as nx

from games.steel_driver.components import LINKS, ROUNDS, SHARES
from games.steel_driver.flow import FLOW
from games.steel_driver.state import Phase, State

FINAL = (Phase.CLAIMING, Phase.SHARES, Phase.OVER)


def check(state: State) -> list[str]:
    """Every broken invariant; empty in a sound position."""
    return [
        *_cubes(state),
        *_cash(state),
        *_shares(state),
        *_networks(state),
        *_order(state),
        *_goods(state),
        *FLOW.check_turn(state),
    ]


def _cubes(state: State) -> Iterator[str]:
    held = [player.cubes for player in state.players]
    boxes = [railway.cubes for railway in state.railways.values()]
    if min([state.supply, *held, *boxes]) < 0:
        yield f"cubes below 0: supply {state.supply}, players {held}, boxes {boxes}"
    if state.supply + sum(held) + sum(boxes) != state.all_cubes:
        yield f"{state.supply} + {held} + {boxes} cubes are not {state.all_cubes}"
    if state.sale and state.players[state.sale.bidder].cubes < state.sale.bid:
        yield f"seat {state.sale.bidder} bid {state.sale.bid} with fewer cubes"


def _cash(state: State) -> Iterator[str]:
    cash = [player.cash for player in state.players]
    if min(cash) < 0 or sum(cash) != state.paid_out:
        yield f"cash {cash} is not the {state.paid_out} paid out"


def _shares(state: State) -> Iterator[str]:
    for company, railway in state.railways.items():
        if min(railway.shares) < 0 or sum(railway.shares) + railway.shares_left != SHARES:
            yield f"{company.value}: shares {railway.shares} + {railway.shares_left} are not {SHARES}"
        if sum(railway.shares) > state.round:
            yield f"{company.value}: {sum(railway.shares)} shares sold by round {state.round}"
        if railway.controller is not None and not railway.shares[railway.controller]:
            yield f"{company.value}: controlled by seat {railway.controller} without a share"


def _networks(state: State) -> Iterator[str]:
    for company, railway in state.railways.items():
        routes = [state.board.routes[name] for name, owner in state.built.items() if owner is company]
        if not 0 <= railway.links_left == LINKS - len(routes):
            yield f"{company.value}: {railway.links_left} links left of {LINKS} after {len(routes)}"
        graph: nx.Graph[str] = nx.Graph((route.a, route.b) for route in routes)
        if set(graph) != set(railway.places) or len(railway.places) != len(graph):
            yield f"{company.value}: places {railway.places} are not those of its links"
        elif routes and not nx.is_connected(graph):
            yield f"{company.value}: two separate networks"
        if routes and not state.board.places[railway.places[0]].start:
            yield f"{company.value}: began in {railway.places[0]}, not a starting city"


def _order(state: State) -> Iterator[str]:
    companies = set(state.railways)
    if set(state.order) != companies or len(state.order) != len(companies):
        yield f"order {state.order} is not every company once"
    if len(set(state.pass_row)) != len(state.pass_row) or not set(state.pass_row) <= companies:
        yield f"pass row {state.pass_row} has a company twice"
    if state.active in state.pass_row:
        yield f"{state.active} is active though it has passed"
    if not 1 <= state.round <= ROUNDS:
        yield f"round {state.round}"


def _goods(state: State) -> Iterator[str]:
    claimed = [place for railway in state.railways.values() for place in railway.goods]
    connected = {place for railway in state.railways.values() for place in railway.places}
    if state.phase in FINAL:
        if sorted([*state.goods, *claimed]) != sorted(connected):
            yield f"goods {sorted(state.goods)} and {sorted(claimed)} are not one a connected city"
    elif state.goods or claimed:
        yield "goods cubes before the final scoring"
    for company, railway in state.railways.items():
        for place, goods in railway.goods.items():
            if place not in railway.places or goods is not state.board.places[place].goods:
                yield f"{company.value}: goods {goods.value} from {place}"
