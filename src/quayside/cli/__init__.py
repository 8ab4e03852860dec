"""The `quayside` command."""

from quayside.cli.main import main

__all__ = ["main"]
