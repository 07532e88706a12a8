"""Automobile, whatever happens in whatever order."""

from games.automobile.state import State
from tests.games.machine import FEW, Machine


class Automobile(Machine):
    """A table of Automobile."""

    name = "automobile"

    def hides(self, view: State, viewer: int | None) -> bool:
        others = [player for seat, player in enumerate(view.players) if seat != viewer]
        return not any(view.bag) and not any(tile for player in others for tile in player.tiles)


TestAutomobile = Automobile.TestCase
TestAutomobile.settings = FEW
