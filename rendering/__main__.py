"""`python -m rendering match.json -o board.png`: the picture of a match file."""

import sys

from rendering.tool import main

sys.exit(main(sys.argv[1:]))
