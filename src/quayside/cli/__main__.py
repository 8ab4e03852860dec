"""`python -m quayside.cli` is `quayside`."""

import sys

from quayside.cli.main import main

sys.exit(main())
