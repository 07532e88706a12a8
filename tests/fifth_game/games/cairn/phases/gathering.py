"""Phase 1: in turn, everybody takes a few stones from a heap, or passes and is done."""

from collections.abc import Iterator

from games.cairn.actions import Move, Pass, Take
from games.cairn.components import HANDFUL
from games.cairn.events import GatheringLeft, StonesTaken
from games.cairn.state import Phase, State
from games.engine.contract import Event, Seat

EXPECTED = "take-expected"


def waits_for(state: State) -> Seat:
    return state.asked


def moves(state: State) -> Iterator[Move]:
    for heap in state.heaps:
        for stones in range(1, HANDFUL + 1):
            if why_not(state, take := Take(heap, stones)) is None:
                yield take
    yield Pass()


def why_not(state: State, action: Move) -> str | None:
    match action:
        case Pass():
            return None
        case Take(heap, stones):
            if not 1 <= stones <= HANDFUL:
                return "not-a-handful"
            return "too-few-stones" if stones > state.heaps.get(heap, 0) else None
    return EXPECTED


def figures(state: State, action: Move) -> dict[str, object]:
    told: dict[str, object] = {"handful": HANDFUL}
    if isinstance(action, Take):
        told |= {"heap": action.heap, "left": state.heaps.get(action.heap, 0)}
    return told


def play(state: State, action: Move) -> list[Event]:
    seat, player = state.asked, state.players[state.asked]
    event: Event = GatheringLeft(seat)
    if isinstance(action, Take):
        state.heaps[action.heap] -= action.stones
        player.bag[action.heap] = player.bag.get(action.heap, 0) + action.stones
        event = StonesTaken(seat, action.heap, action.stones)
    else:
        player.done = True
    _go_on(state)
    return [event]


def _go_on(state: State) -> None:
    """The next player, in a new turn where it comes round to the first; or the storm."""
    following = state.next_asked()
    if following is None or not any(state.heaps.values()):
        state.phase = Phase.STORM
        return
    count = len(state.players)
    if (following - state.first) % count <= (state.asked - state.first) % count:
        state.turn += 1
    state.asked = following
