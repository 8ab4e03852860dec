"""What contracts, ships and goods in hand are worth before they pay: the judgement behind the bots."""

import cython

from quayside.games.packet_row.position import PacketRow


@cython.cfunc
def prospects(pos: PacketRow, seat: int) -> int:
    """The worth of unfinished business, in hundredths of a point."""
    return 0
