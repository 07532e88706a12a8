"""What must hold at every moment of a game. Each broken invariant is named."""

from collections.abc import Iterator

from games.cairn.components import STORM
from games.cairn.flow import FLOW
from games.cairn.state import Phase, State

AFTER_THE_STORM = (Phase.STACKING, Phase.OVER)


def check(state: State) -> list[str]:
    """Every broken invariant; empty in a sound position."""
    return [*_stones(state), *_cairns(state), *_storm(state), *FLOW.check_turn(state)]


def _stones(state: State) -> Iterator[str]:
    for heap, drawn in state.drawn.items():
        held = [player.bag.get(heap, 0) + player.cairn.get(heap, 0) for player in state.players]
        if min(state.heaps[heap], *held) < 0:
            yield f"{heap}: stones below 0, {state.heaps[heap]} in the heap and {held}"
        if state.heaps[heap] + sum(held) != drawn:
            yield f"{heap}: {state.heaps[heap]} + {held} stones are not {drawn}"


def _cairns(state: State) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        if player.cairn and state.phase not in AFTER_THE_STORM:
            yield f"seat {seat}: a cairn before the storm"
        if state.weight(player.cairn) > state.bears:
            yield f"seat {seat}: a cairn of {state.weight(player.cairn)} where {state.bears} is borne"


def _storm(state: State) -> Iterator[str]:
    lost = state.board.bears - state.bears
    most = STORM - 1 if state.storm and state.phase in AFTER_THE_STORM else 0
    if not 0 <= lost <= most:
        yield f"the storm took {lost} of at most {most}"
