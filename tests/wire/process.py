"""`python -m tests.wire.process`: the bot as it is started, in a house that has the fifth game."""

import sys

from bot.__main__ import main
from tests.fifth_game import found

if __name__ == "__main__":
    with found():
        sys.exit(main())
