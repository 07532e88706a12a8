"""Phase 1: everybody draws demand tiles, and nobody else sees them."""

from games.automobile.components import TILES_A_PLAYER
from games.automobile.events import TilesDrawn
from games.automobile.state import Phase, State
from games.engine.contract import Event


def draw_tiles(state: State) -> list[Event]:
    """In the order of choosing, one player after the other."""
    tiles = TILES_A_PLAYER[state.turn]
    for seat in state.order:
        drawn = [draw_tile(state) for _ in range(tiles)]
        state.players[seat].tiles = sorted(drawn, reverse=True)
    state.phase, state.asked = Phase.CHOOSING, state.order[0]
    return [TilesDrawn(state.turn, tiles)]


def draw_tile(state: State) -> int:
    """A tile out of the bag."""
    return state.bag.pop(state.chance.below(len(state.bag)))
