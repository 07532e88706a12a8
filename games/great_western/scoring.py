"""Who has won: the points of the cities, then the pieces off the board."""

from games.engine import contract
from games.engine.contract import Placing, ScorePart
from games.great_western.state import Phase, State


def result(state: State) -> list[Placing] | None:
    """The final standing, best first, or nothing yet."""
    return standing(state) if state.phase is Phase.OVER else None


def standing(state: State) -> list[Placing]:
    """The places that the cities give now."""
    return contract.standing([_score(state, seat) for seat in range(len(state.players))])


def _score(state: State, seat: int) -> tuple[list[ScorePart], list[ScorePart]]:
    cities = [state.board.cities[city] for city in state.cities_of(seat)]
    entries = [ScorePart("city", city.points, {"city": city.name}) for city in cities]
    return entries, [ScorePart("off-board", pieces_off_board(state, seat))]


def pieces_off_board(state: State, seat: int) -> int:
    """Both stocks, a standing bid, and what is on the player's train once it is his."""
    player, train = state.players[seat], state.train_of(seat)
    pieces = player.available + player.unavailable
    if train is not None:
        box = state.trains[train]
        pieces += box.bid if state.phase in (Phase.BIDDING, Phase.BOARDING) else sum(box.cars)
    return pieces
