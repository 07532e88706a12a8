"""Phase 3: in company order, each builds a link if it can and passes if it can't."""

from collections.abc import Iterator

from games.engine.contract import Event
from games.steel_driver import network
from games.steel_driver.actions import Build, Move
from games.steel_driver.components import BUILDER_BONUS, OTHERS_BONUS
from games.steel_driver.events import LineCompleted, LinkBuilt
from games.steel_driver.phases.order import active_railway, advance, controller
from games.steel_driver.state import Phase, State, Transcontinental

EXPECTED = "build-expected"

waits_for = controller


def moves(state: State) -> Iterator[Move]:
    for build in _candidates(state):
        if why_not(state, build) is None:
            yield build


def why_not(state: State, action: Move) -> str | None:
    if not isinstance(action, Build):
        return EXPECTED
    railway = active_railway(state)
    route, places = state.board.between.get((action.start, action.end)), railway.places
    if route is None:
        return "no-route"
    if route.name in state.built:
        return "route-built"
    if places:
        if action.start not in places:
            return "not-connected"
        if action.end in places and action.start != route.a:
            return "other-way-round"
    elif not state.board.places[action.start].start:
        return "not-a-start"
    if railway.links_left == 0:
        return "no-link-left"
    if route.cost > railway.cubes:
        return "link-too-dear"
    return None


def figures(state: State, action: Move) -> dict[str, object]:
    told: dict[str, object] = {"company": state.active, "cubes": active_railway(state).cubes}
    if isinstance(action, Build):
        told |= {"start": action.start, "end": action.end, "one_of": state.board.starts}
        if route := state.board.between.get((action.start, action.end)):
            told |= {"cost": route.cost, "owner": state.built.get(route.name, state.active)}
    return told


def play(state: State, action: Move) -> list[Event]:
    assert isinstance(action, Build) and state.active is not None
    railway, company = active_railway(state), state.active
    route = state.board.between[action.start, action.end]
    line = network.completed_by(state, company, route)
    earned = city_pays(state, action)
    railway.cubes -= route.cost
    state.supply += route.cost
    railway.links_left -= 1
    state.built[route.name] = company
    railway.places += [place for place in (action.start, action.end) if place not in railway.places]
    railway.profit += earned
    seat = controller(state)
    assert seat is not None
    events: list[Event] = [
        LinkBuilt(seat, company, action.start, action.end, route.cost, earned, railway.profit)
    ]
    if line:
        events.append(_complete(state, line))
    return events + next_company(state)


def city_pays(state: State, build: Build) -> int:
    """What the city at the end of a link adds to the active company's profit: nothing the second time."""
    return 0 if build.end in active_railway(state).places else state.board.places[build.end].value


def next_company(state: State) -> list[Event]:
    """On to the next company that can build."""
    return advance(state, _stuck, then=Phase.PROFITS)


def _complete(state: State, line: Transcontinental) -> LineCompleted:
    """The bonus for joining the coasts, once a game."""
    state.transcontinental = line
    builder = state.railways[line.builder]
    builder.profit += BUILDER_BONUS
    for company in line.others:
        state.railways[company].profit += OTHERS_BONUS
    west, east = state.board.ends
    return LineCompleted(line.builder, west, east, BUILDER_BONUS, builder.profit, line.others, OTHERS_BONUS)


def _candidates(state: State) -> Iterator[Build]:
    """Every link on a free route that the network, or a start, touches."""
    built = state.built
    for start in active_railway(state).places or state.board.starts:
        for end, route in state.board.at[start]:
            if route.name not in built:
                yield Build(start, end)


def _stuck(state: State) -> str | None:
    railway = active_railway(state)
    if railway.controller is None:
        return "uncontrolled"
    refusals = []
    broke = railway.cubes < state.board.cheapest
    for build in _candidates(state):
        refusal = why_not(state, build)
        if refusal is None:
            return None
        refusals.append(refusal)
        if broke and refusal == "link-too-dear":
            break  # no other link is cheaper
    if "link-too-dear" in refusals:
        return "cubes"
    return "unconnected" if railway.links_left else "links"
