"""Phase 4: Howard sells two cars at the full price, or the only one."""

from collections.abc import Iterator
from itertools import combinations_with_replacement

from games.automobile.actions import HowardSale, Move
from games.automobile.components import Character
from games.automobile.events import HowardSold
from games.automobile.state import Phase, State
from games.engine.contract import Event, Seat
from games.engine.ranges import Amount

EXPECTED = "howard-expected"

SALES = 2


def waits_for(state: State) -> Seat | None:
    return state.characters.get(Character.HOWARD) if _due(state) else None


def _due(state: State) -> int:
    """How many cars Howard has to sell."""
    seat = state.characters.get(Character.HOWARD)
    return 0 if seat is None else min(SALES, sum(space.cars for _, space in state.spaces_of(seat)))


def moves(state: State) -> Iterator[Move]:
    models = [model for model, space in state.spaces_of(state.asked) if space.cars]
    for cars in combinations_with_replacement(models, _due(state)):
        sale = HowardSale(tuple(Amount(model, cars.count(model)) for model in dict.fromkeys(cars)))
        if why_not(state, sale) is None:
            yield sale


def why_not(state: State, action: Move) -> str | None:
    if not isinstance(action, HowardSale):
        return EXPECTED
    own = dict(state.spaces_of(state.asked))
    models = [amount.what for amount in action.amounts]
    if models != [model for model in own if model in models]:
        return "howard-own-cars"
    if any(not 1 <= amount.count <= own[amount.what].cars for amount in action.amounts):
        return "howard-own-cars"
    return "howard-count" if sum(amount.count for amount in action.amounts) != _due(state) else None


def figures(state: State, action: Move) -> dict[str, object]:
    own = [Amount(model, space.cars) for model, space in state.spaces_of(state.asked) if space.cars]
    return {"cars": _due(state), "one_of": own}


def play(state: State, action: Move) -> list[Event]:
    assert isinstance(action, HowardSale)
    cash = 0
    for amount in action.amounts:
        state.spaces[amount.what].cars -= amount.count
        cash += amount.count * state.board.class_of(amount.what).price
    state.players[state.asked].cash += cash
    return [HowardSold(state.asked, list(action.amounts), cash), *end(state)]


def end(state: State) -> list[Event]:
    """Howard has nothing to sell any more."""
    state.phase, state.slots = Phase.DISTRIBUTION, {band: [] for band in state.board.classes}
    state.asked = state.playing_order[0]
    return []
