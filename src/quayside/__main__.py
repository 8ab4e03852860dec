"""`python -m quayside` is the command `quayside`."""

import sys

from quayside.cli import main

if __name__ == "__main__":
    sys.exit(main())
