"""What is typed, beside the move that it means."""

from games.engine.contract import AnyGame
from games.engine.match import Match, set_up
from games.engine.typed import read_typed

PEOPLE = ["Ann", "Ben", "Cleo"]


def reads_as(game: AnyGame, text: str, notation: str) -> bool:
    """Whether a text is read as a move in notation, in the opening position."""
    state = Match(set_up(game.name, PEOPLE, "typed")).state
    return read_typed(game, state, 0, text) == game.read(state, notation)
