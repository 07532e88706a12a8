"""Steel Driver, whatever happens in whatever order."""

from tests.games.machine import FEW, Machine


class SteelDriver(Machine):
    """A table of Steel Driver."""

    name = "steel-driver"


TestSteelDriver = SteelDriver.TestCase
TestSteelDriver.settings = FEW
