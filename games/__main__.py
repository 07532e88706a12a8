"""`python -m games`: the command line for scripts, bug reports and fixtures."""

import sys

from games.engine.tool import end_with_the_pipe, main

end_with_the_pipe()
sys.exit(main(sys.argv[1:]))
