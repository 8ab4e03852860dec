"""What can go wrong when many games are played."""

from quayside.core.errors import Error


class ArenaError(Error):
    """Games that cannot be played or results that cannot be written."""
