"""Phase 3: three rounds, an action each."""

from collections.abc import Iterator
from itertools import product

from games.automobile import factories
from games.automobile.actions import Build, Close, Distribute, FordBuild, Move, Produce, Research
from games.automobile.components import CLASSES, PLACED_AT_ONCE, RESEARCH_ACTION
from games.automobile.events import CarsProduced, DistributorsPlaced, ResearchTaken
from games.automobile.money import pay
from games.automobile.phases import ford
from games.automobile.phases.rounds import next_action
from games.automobile.state import Phase, State
from games.engine.contract import Event, Seat
from games.engine.ranges import Ranged, Span

EXPECTED = "action-expected"

TILES = ((1, False), (2, False), (1, True), (0, True))
PLACINGS = [Distribute(*counts) for counts in product(range(PLACED_AT_ONCE + 1), repeat=len(CLASSES))]


def waits_for(state: State) -> Seat:
    return state.asked


def moves(state: State) -> Iterator[Move | Ranged]:
    for model in factories.within_reach(state, state.asked):
        listed = (Build(model, count, parts) for count, parts in TILES)
        yield from (move for move in listed if why_not(state, move) is None)
    if production := ranges(state):
        yield production
    yield Research()
    yield from (move for move in PLACINGS if why_not(state, move) is None)
    yield from (Close(model) for model, _ in state.spaces_of(state.asked))
    yield from ford.builds(state)


def ranges(state: State) -> Ranged | None:
    """What may be produced: every space whose least the player can pay and has the pieces for."""
    limits = {"money": state.money(state.asked), "cars": state.cars_left(state.asked)}
    spans = []
    for model, _ in state.spaces_of(state.asked):
        low, high = factories.output(state, model)
        uses = {"money": factories.unit_cost(state, model), "cars": 1}
        most = min(high, *(limits[name] // use for name, use in uses.items()))
        if most >= low:
            spans.append(Span(model, low, most, uses))
    return Ranged("produce", tuple(spans), limits, Produce) if spans else None


def why_not(state: State, action: Move) -> str | None:
    seat = state.asked
    match action:
        case Build():
            return factories.why_not_build(state, seat, action)
        case FordBuild():
            return ford.why_not_build(state, action)
        case Produce():
            return _why_not_produce(state, action)
        case Distribute():
            return _why_not_distribute(state, action)
        case Close(model):
            return factories.why_not_close(state, seat, model)
        case Research():
            return None
    return EXPECTED


def _why_not_produce(state: State, action: Produce) -> str | None:
    models = [amount.what for amount in action.amounts]
    if not models or models != sorted(set(models), key=lambda model: state.board.position.get(model, 0)):
        return "produce-each-once"
    for amount in action.amounts:
        space = state.spaces.get(amount.what)
        if space is None or space.seat != state.asked:
            return "produce-own-spaces"
        low, high = factories.output(state, amount.what)
        if not low <= amount.count <= high:
            return "produce-range"
    if sum(amount.count for amount in action.amounts) > state.cars_left(state.asked):
        return "cars-short"
    return "production-money-short" if production_cost(state, action) > state.money(state.asked) else None


def production_cost(state: State, action: Produce) -> int:
    """What all the cars of an action cost together."""
    return sum(amount.count * factories.unit_cost(state, amount.what) for amount in action.amounts)


def _why_not_distribute(state: State, action: Distribute) -> str | None:
    counts = (action.luxury, action.mid, action.low)
    if min(counts) < 0 or not 1 <= sum(counts) <= PLACED_AT_ONCE:
        return "distribute-one-to-three"
    return "distributors-short" if sum(counts) > state.distributors_left(state.asked) else None


def figures(state: State, action: Move) -> dict[str, object]:
    seat = state.asked
    match action:
        case Build():
            return factories.build_figures(state, seat, action)
        case FordBuild():
            return ford.figures(state, action)
        case Produce():
            return _produce_figures(state, action)
        case Distribute():
            return {"distributors": state.distributors_left(seat)}
        case Close(model):
            return {"model": model}
    return {}


def _produce_figures(state: State, action: Produce) -> dict[str, object]:
    own = dict(state.spaces_of(state.asked))
    told: dict[str, object] = {"cars": state.cars_left(state.asked), "money": state.money(state.asked)}
    told["one_of"] = list(own)
    for amount in action.amounts:
        low, high = factories.output(state, amount.what) if amount.what in own else (0, 0)
        if not low <= amount.count <= high or amount.what not in own:
            return told | {"model": amount.what, "low": low, "high": high}
    return told | {"cost": production_cost(state, action)}


def play(state: State, action: Move) -> list[Event]:
    if isinstance(action, FordBuild):
        return ford.build(state, action)
    events = _carry_out(state, action)
    if ford.is_possible(state):
        state.phase = Phase.FORD
        return events
    next_action(state)
    return events


def _carry_out(state: State, action: Move) -> list[Event]:
    seat = state.asked
    player = state.players[seat]
    match action:
        case Build():
            return factories.build(state, seat, action)
        case Produce(amounts):
            cost = production_cost(state, action)
            loans = pay(state, seat, cost)
            for amount in amounts:
                state.spaces[amount.what].cars += amount.count
            return [*loans, CarsProduced(seat, list(amounts), cost)]
        case Distribute(luxury, mid, low):
            for band, count in zip(CLASSES, (luxury, mid, low), strict=True):
                player.bands[band] += count
            return [DistributorsPlaced(seat, luxury, mid, low)]
        case Close(model):
            return [factories.close(state, seat, model)]
    player.research += RESEARCH_ACTION
    return [ResearchTaken(seat, RESEARCH_ACTION)]
