"""What must hold at every moment of a game. Each broken invariant is named."""

from collections.abc import Iterator

from games.great_western.components import PIECES
from games.great_western.flow import FLOW
from games.great_western.scoring import pieces_off_board
from games.great_western.state import State

INCOME_MARKER = 1


def check(state: State) -> list[str]:
    """Every broken invariant; empty in a sound position."""
    return [*_pieces(state), *_track(state), *_cities(state), *_trains(state), *FLOW.check_turn(state)]


def _pieces(state: State) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        if min(player.available, player.unavailable) < 0:
            yield f"seat {seat}: stocks {player.available}, {player.unavailable}"
        total = pieces_off_board(state, seat) + len(state.cities_of(seat)) + INCOME_MARKER
        if total != PIECES:
            yield f"seat {seat}: {total} pieces, not {PIECES}"


def _track(state: State) -> Iterator[str]:
    links = range(len(state.board.rows))
    for seat, player in enumerate(state.players):
        if len(set(player.track)) != len(player.track) or not set(player.track) <= set(links):
            yield f"seat {seat}: track {player.track}"


def _cities(state: State) -> Iterator[str]:
    for city, seats in state.cities.items():
        if len(set(seats)) != len(seats):
            yield f"{city}: somebody twice in {seats}"
    if set(state.cities) != set(state.board.cities):
        yield "cities are not those of the board"
    if len(state.cities[state.board.start]) != len(state.players):
        yield f"{state.board.start} lacks somebody"


def _trains(state: State) -> Iterator[str]:
    if len(state.trains) != len(state.players):
        yield f"{len(state.trains)} trains for {len(state.players)} players"
    seats = [box.seat for box in state.trains.values() if box.seat is not None]
    if len(set(seats)) != len(seats):
        yield f"somebody on two trains: {seats}"
    for train, box in state.trains.items():
        if min(box.cars) < 0 or box.bid < 0 or sum(box.cars) > 3:
            yield f"train {train.value}: {box.cars}, bid {box.bid}"
