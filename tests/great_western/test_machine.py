"""Great Western, whatever happens in whatever order."""

from tests.games.machine import FEW, Machine


class GreatWestern(Machine):
    """A table of Great Western."""

    name = "great-western"


TestGreatWestern = GreatWestern.TestCase
TestGreatWestern.settings = FEW
