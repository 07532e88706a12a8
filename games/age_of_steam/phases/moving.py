"""Deliveries: two rounds, "first move" first in both; or a better engine, once a turn; or nothing."""

from collections.abc import Iterator
from itertools import groupby

from games.age_of_steam import goods
from games.age_of_steam.actions import Deliver, Move, Pass, Upgrade
from games.age_of_steam.components import COLOURS, MOST_ENGINE, MOVE_ROUNDS, Colour, Privilege
from games.age_of_steam.events import EngineImproved, GoodsDelivered, IncomeRaised, LinksOf, MoveForgone
from games.age_of_steam.network import links
from games.age_of_steam.phases.order import after, first_of
from games.age_of_steam.state import Phase, State
from games.engine.contract import Event, Seat

EXPECTED = "delivery-expected"
ARROW = " → "


def begin(state: State) -> None:
    """Asks whoever has "first move", or the first in order, in the first of the rounds."""
    state.phase, state.move_round, state.upgraded = Phase.MOVING, 1, []
    state.asked = first_of(state, Privilege.FIRST_MOVE)


def waits_for(state: State) -> Seat:
    return state.asked


def moves(state: State) -> Iterator[Move]:
    yield from goods.deliveries(state, state.asked)
    if why_not(state, Upgrade()) is None:
        yield Upgrade()
    yield Pass()


def why_not(state: State, action: Move) -> str | None:
    player = state.players[state.asked]
    match action:
        case Pass():
            return None
        case Upgrade():
            if state.asked in state.upgraded:
                return "upgraded-already"
            return "engine-at-most" if player.engine >= MOST_ENGINE else None
        case Deliver():
            return _why_not_deliver(state, action)
    return EXPECTED


def _why_not_deliver(state: State, action: Deliver) -> str | None:
    """A cube leaves a city, enters no place twice, and stops in the first other city of its colour."""
    hexes, graph = state.board.hex_of, links(state)
    at = hexes.get(action.start)
    if at is None or action.cube not in state.cubes.get(at, ()):
        return "no-such-cube"
    if not action.way or len(action.way) > state.players[state.asked].engine:
        return "engine-too-weak"
    seen = [at]
    for number, hop in enumerate(action.way, 1):
        to = hexes.get(hop.to)
        if to is None or (to, hop.owner) not in graph.get(seen[-1], ()):
            return "no-such-link"
        if to in seen:
            return "place-twice"
        seen.append(to)
        takes_it = state.city_colour(to) is action.cube
        if takes_it != (number == len(action.way)):
            return "stops-before" if takes_it else "not-taken-there"
    return None


def figures(state: State, action: Move) -> dict[str, object]:
    told: dict[str, object] = {"engine": state.players[state.asked].engine}
    if isinstance(action, Deliver):
        told |= {"cube": action.cube, "start": action.start, "links": len(action.way)}
        told["end"] = action.way[-1].to if action.way else action.start
    return told


def play(state: State, action: Move) -> list[Event]:
    seat = state.asked
    player = state.players[seat]
    events: list[Event]
    match action:
        case Deliver():
            events = _deliver(state, seat, action)
        case Upgrade():
            player.engine += 1
            state.upgraded.append(seat)
            events = [EngineImproved(seat, player.engine)]
        case _:
            events = [MoveForgone(seat)]
    next_seat = after(state, Privilege.FIRST_MOVE)
    if next_seat is not None:
        state.asked = next_seat
    elif state.move_round < MOVE_ROUNDS:
        state.move_round += 1
        state.asked = first_of(state, Privilege.FIRST_MOVE)
    else:
        state.phase = Phase.MONEY
    return events


def _deliver(state: State, seat: Seat, action: Deliver) -> list[Event]:
    """The cube goes back to the bag; every owner who is still in the game is paid at once."""
    state.cubes[state.board.hex_of[action.start]].remove(action.cube)
    state.bag[action.cube] += 1
    way = ARROW.join([action.start, *(hop.to for hop in action.way)])
    events: list[Event] = [
        GoodsDelivered(seat, action.cube, action.start, list(action.way), way, _links_used(action))
    ]
    for colour, count in goods.income_of(action).items():
        owner = COLOURS.index(colour) if colour is not Colour.NOBODY else None
        if owner is not None and state.players[owner].out is None:
            state.players[owner].income += count
            events.append(IncomeRaised(owner, count, state.players[owner].income))
    return events


def _links_used(action: Deliver) -> list[LinksOf]:
    """Whose links a cube takes, one run after the other."""
    runs = [(owner, len(list(run))) for owner, run in groupby(hop.owner for hop in action.way)]
    return [LinksOf([] if owner is Colour.NOBODY else [COLOURS.index(owner)], count) for owner, count in runs]
