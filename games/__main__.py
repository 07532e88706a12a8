"""`python -m games`: the command line for scripts, bug reports and fixtures."""

import signal
import sys

from games.engine.tool import main

if hasattr(signal, "SIGPIPE"):
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # `| head` ends us without a traceback
sys.exit(main(sys.argv[1:]))
