"""`python -m rendering match.json -o board.png`: the picture of a match file."""

import sys

from games.engine.tool import end_with_the_pipe
from rendering.tool import main

end_with_the_pipe()
sys.exit(main(sys.argv[1:]))
