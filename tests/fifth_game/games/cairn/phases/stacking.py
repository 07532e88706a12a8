"""Phase 2: everybody stacks a cairn, once, of the stones in the bag."""

from collections.abc import Iterator

from games.cairn.actions import Move, Pass, Stack
from games.cairn.events import CairnStacked, GameEnded, NothingStacked
from games.cairn.scoring import standing
from games.cairn.state import Phase, State
from games.engine.contract import Event, Seat
from games.engine.ranges import Ranged, Span

EXPECTED = "stack-expected"


def waits_for(state: State) -> Seat:
    return state.asked


def moves(state: State) -> Iterator[Move | Ranged]:
    if found := ranges(state):
        yield found
    yield Pass()


def ranges(state: State) -> Ranged | None:
    """What may be stacked: every stone in the bag, as far as the cairn bears them."""
    bag, spans = state.players[state.asked].bag, []
    for heap, row in state.board.heaps.items():
        if most := min(bag.get(heap, 0), state.bears // row.weight):
            spans.append(Span(heap, 1, most, {"weight": row.weight}))
    return Ranged("stack", tuple(spans), {"weight": state.bears}, Stack) if spans else None


def why_not(state: State, action: Move) -> str | None:
    match action:
        case Pass():
            return None
        case Stack():
            stones, bag = stones_of(action), state.players[state.asked].bag
            named = [amount.what for amount in action.amounts]
            if not named or named != [heap for heap in state.heaps if heap in stones]:
                return "stack-each-once"
            if any(not 0 < count <= bag.get(heap, 0) for heap, count in stones.items()):
                return "stack-beyond-bag"
            return "stack-too-heavy" if state.weight(stones) > state.bears else None
    return EXPECTED


def stones_of(action: Stack) -> dict[str, int]:
    """The stones that are to be stacked, by heap."""
    return {amount.what: amount.count for amount in action.amounts}


def figures(state: State, action: Move) -> dict[str, object]:
    told: dict[str, object] = {"bears": state.bears}
    if isinstance(action, Stack):
        stones = {heap: count for heap, count in stones_of(action).items() if heap in state.heaps}
        told |= {"weight": state.weight(stones), "stones": sum(state.players[state.asked].bag.values())}
    return told


def play(state: State, action: Move) -> list[Event]:
    seat, player = state.asked, state.players[state.asked]
    event: Event = NothingStacked(seat)
    if isinstance(action, Stack):
        player.cairn = stones_of(action)
        for heap, count in player.cairn.items():
            player.bag[heap] -= count
        event = CairnStacked(seat, list(action.amounts), state.height(player.cairn))
    player.done = True
    following = state.next_asked()
    if following is not None:
        state.asked = following
        return [event]
    state.phase = Phase.OVER
    return [event, GameEnded([place.seat for place in standing(state) if place.rank == 1])]
