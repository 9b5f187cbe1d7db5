"""Where each figure stands in the lists of the state."""

from __future__ import annotations

from typing import Final

# `table`: what lies in the middle.
RING: Final = 0
HELPER_SUPPLY: Final = 16
ART_SUPPLY: Final = 21
REMOVED: Final = 24  # start persons out of the game, by discipline
TABLE_SIZE: Final = 29

# `boards`: the players' boards one after the other, SEAT_SIZE figures each.
PLACE: Final = 0  # of the figure on the ring; NONE once retired
MONEY: Final = 1
SHIP: Final = 2
PATRON: Final = 3
TURNED: Final = 4  # 1 if the patron lies on his back
RETIRED: Final = 5  # 1 for the first to retire, 0 for who has not
SUPPLY: Final = 6  # discs in hand
GRID: Final = 7  # discs in the bonus room
TILES: Final = 8  # bit mask of bonus tiles
HELPERS: Final = 9
BOOKS: Final = 14
FIELDS: Final = 19  # discs in the hall of Religion
ART: Final = 24
MASTERPIECES: Final = 27  # by discipline: 0 for none, else 1 to 4
WORKERS: Final = 32
RECRUITS: Final = 38
SEAT_SIZE: Final = 44
