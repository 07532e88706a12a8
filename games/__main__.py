"""`python -m games`: the command line for scripts, bug reports and fixtures."""

import sys

from games.engine.tool import end_with_the_pipe, main
from games.players.tool import ARENA

if __name__ == "__main__":  # the arena's processes import this file too
    end_with_the_pipe()
    sys.exit(main(sys.argv[1:], [ARENA]))
