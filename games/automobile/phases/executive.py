"""Phase 6: executive decisions, one at a time; the order of passing is the next order of choosing."""

from collections.abc import Iterator

from games.automobile import factories
from games.automobile.actions import Bonus, Close, Move, Pass, Reduce
from games.automobile.components import BONUS_COSTS
from games.automobile.events import BonusTaken, Passed, PriceReduced
from games.automobile.state import Phase, State
from games.engine.contract import Event, Seat

EXPECTED = "decision-expected"


def waits_for(state: State) -> Seat:
    return state.asked


def moves(state: State) -> Iterator[Move]:
    for model, _ in state.spaces_of(state.asked):
        decisions: list[Move] = [
            Bonus(model),
            *(Reduce(model, size) for size in sorted(set(state.reduced_sets))),
        ]
        for decision in (*decisions, Close(model)):
            if why_not(state, decision) is None:
                yield decision
    yield Pass()


def why_not(state: State, action: Move) -> str | None:
    match action:
        case Pass():
            return None
        case Close(model):
            if state.closer is not None:
                return "closing-taken"
            return factories.why_not_close(state, state.asked, model)
        case Bonus(model):
            return _why_not_own(state, model) or _why_not_bonus(state, model)
        case Reduce(model, markers):
            return _why_not_own(state, model) or _why_not_reduce(state, model, markers)
    return EXPECTED


def _why_not_own(state: State, model: str) -> str | None:
    space = state.spaces.get(model)
    return None if space is not None and space.seat == state.asked else "space-not-yours"


def _why_not_bonus(state: State, model: str) -> str | None:
    if state.spaces[model].bonus:
        return "bonus-there"
    if state.bonuses == len(BONUS_COSTS):
        return "bonuses-used-up"
    return "bonus-research-short" if bonus_cost(state) > state.players[state.asked].research else None


def bonus_cost(state: State) -> int:
    """The R&D for the next bonus marker."""
    return BONUS_COSTS[state.bonuses]


def _why_not_reduce(state: State, model: str, markers: int) -> str | None:
    if state.board.class_of(model).reduced is None:
        return "reduced-not-luxury"
    if state.spaces[model].reduced:
        return "reduced-there"
    return None if markers in state.reduced_sets else "no-such-set"


def figures(state: State, action: Move) -> dict[str, object]:
    told: dict[str, object] = {"research": state.players[state.asked].research, "sets": state.reduced_sets}
    if state.bonuses < len(BONUS_COSTS):
        told["needed"] = bonus_cost(state)
    if isinstance(action, Close | Bonus | Reduce):
        told |= {"model": action.model, "owner_seat": state.closer}
    return told


def play(state: State, action: Move) -> list[Event]:
    seat = state.asked
    order = [other for other in state.playing_order if other not in state.passed]
    event = _decide(state, seat, action)
    after = order[(order.index(seat) + 1) % len(order)]
    if len(state.passed) == len(state.players):
        state.phase = Phase.DEMAND
    else:
        state.asked = after
    return [event]


def _decide(state: State, seat: Seat, action: Move) -> Event:
    match action:
        case Close(model):
            state.closer = seat
            return factories.close(state, seat, model)
        case Bonus(model):
            cost = bonus_cost(state)
            state.players[seat].research -= cost
            state.bonuses += 1
            state.spaces[model].bonus = True
            return BonusTaken(seat, model, cost)
        case Reduce(model, markers):
            state.reduced_sets.remove(markers)
            state.spaces[model].reduced = markers
            return PriceReduced(seat, model, markers)
    state.passed.append(seat)
    return Passed(seat, len(state.passed))
