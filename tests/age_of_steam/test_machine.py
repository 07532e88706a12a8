"""Age of Steam, whatever happens in whatever order."""

from hypothesis import settings

from games.age_of_steam.state import State
from tests.games.machine import FEW, Machine


class AgeOfSteam(Machine):
    """A table of Age of Steam."""

    name = "age-of-steam"

    def hides(self, view: State, viewer: int | None) -> bool:
        return not any(view.bag.values())


TestAgeOfSteam = AgeOfSteam.TestCase
TestAgeOfSteam.settings = settings(FEW, max_examples=16)  # its moves take longer than those of other games
