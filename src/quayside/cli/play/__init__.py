"""`quayside play`: the table in the terminal.

What a seat sees (`look`) is put into words by its game's drawing, and those words are read out line by line (`plain`)
or framed and coloured on a full screen (`screen`). Neither knows any game.
"""

from quayside.cli.play.command import add, run

__all__ = ["add", "run"]
