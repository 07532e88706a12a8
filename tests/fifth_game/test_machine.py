"""Cairn, whatever happens in whatever order."""

from tests.fifth_game import NAME
from tests.games.machine import FEW, Machine


class Cairn(Machine):
    """A table of Cairn."""

    name = NAME


TestCairn = Cairn.TestCase
TestCairn.settings = FEW
