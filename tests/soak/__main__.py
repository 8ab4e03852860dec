"""`python -m tests.soak --games 50000`: random games over all games and seat counts, invariants checked."""

from .play import main

raise SystemExit(main())
