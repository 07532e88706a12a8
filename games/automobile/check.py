"""What must hold at every moment of a game. Each broken invariant is named."""

from collections import Counter
from collections.abc import Iterator

from games.automobile.components import (
    BONUS_COSTS,
    CLASSES,
    DEMAND_TILES,
    FACTORIES_A_SPACE,
    LOANS,
    REDUCED_SETS,
    TILES_OF_A_KIND,
)
from games.automobile.flow import FLOW
from games.automobile.state import Phase, State


def check(state: State) -> list[str]:
    """Every broken invariant; empty in a sound position."""
    slots = list(_slots(state))
    return [
        *_players(state),
        *_spaces(state),
        *_tiles(state),
        *_markers(state),
        *slots,
        *_order(state),
        *(FLOW.check_turn(state) if not slots else ()),  # without its slots nobody can be asked to sell
    ]


def _players(state: State) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        counts = {
            "cash": player.cash,
            "research": player.research,
            "debt": player.debt,
            "losses": player.losses,
            "loans": player.loans,
            "loans left": LOANS - player.loans,
            "cars left": state.cars_left(seat),
            "factories left": state.factories_left(seat),
            "distributors left": state.distributors_left(seat),
            **{band.value: count for band, count in player.bands.items()},
        }
        yield from (f"seat {seat}: {name} {count}" for name, count in counts.items() if count < 0)
        if sum(space.parts for _, space in state.spaces_of(seat)) > 1:
            yield f"seat {seat}: two parts factories"
        if player.cash % 10:
            yield f"seat {seat}: cash {player.cash}"


def _spaces(state: State) -> Iterator[str]:
    if list(state.spaces) != list(state.board.models):
        yield "spaces are not those of the board"
    for model, space in state.spaces.items():
        if space.seat is None:
            if space.factories or space.parts or space.cars or space.bonus or space.reduced:
                yield f"{model}: things of nobody"
        elif space.closed or not 1 <= space.factories <= FACTORIES_A_SPACE or space.cars < 0:
            yield f"{model}: {space}"


def _tiles(state: State) -> Iterator[str]:
    tiles = Counter(state.bag)
    for player in state.players:
        tiles.update(player.tiles)
    if tiles != Counter(dict.fromkeys(DEMAND_TILES, TILES_OF_A_KIND)):
        yield f"tiles {sorted(tiles.elements())}"


def _markers(state: State) -> Iterator[str]:
    """Markers of a space that was closed are lost, so there may be fewer than were taken."""
    bonuses = sum(space.bonus for space in state.spaces.values())
    if not bonuses <= state.bonuses <= len(BONUS_COSTS):
        yield f"{bonuses} bonus markers of {state.bonuses} taken"
    placed = Counter(space.reduced for space in state.spaces.values() if space.reduced)
    placed.update(state.reduced_sets)
    if not placed <= Counter(REDUCED_SETS):
        yield f"reduced sets {sorted(placed.elements())}"


def _slots(state: State) -> Iterator[str]:
    for band, seats in state.slots.items():
        if len(seats) > state.board.classes[band].slots_in(state.turn):
            yield f"{len(seats)} distributors in the {band.value} slots"
    if (state.slots or state.phase is Phase.DISTRIBUTION) and list(state.slots) != list(CLASSES):
        yield f"slots {list(state.slots)}"


def _order(state: State) -> Iterator[str]:
    if sorted(state.order) != list(range(len(state.players))):
        yield f"order {state.order}"
    for group in (state.playing_order, state.passed):
        if len(set(group)) != len(group):
            yield f"somebody twice in {group}"
