"""The most decisions that a game of La Stanza can take: a bound that holds, not one that is reached."""

from __future__ import annotations

from bottega.games.stanza.names import ARTS, DISCIPLINES, LAST_TURN_COUNT, SHELF
from bottega.games.stanza.tables import Tables, tables_of
from bottega.kernel.components import Components
from bottega.kernel.option import Setting


def longest(players: int, options: dict[str, Setting], components: Components) -> int:
    tables = tables_of(components)
    rounds = int(players + tables.extra_rounds)
    # In every turn a person leaves the ring, which is filled once a round, or a bonus tile is bought for good.
    turns = rounds * (len(tables.ring) - 1) + int(tables.tiles_drawn) * (ARTS + 1) + players * (1 + LAST_TURN_COUNT)
    arranging = players * len(DISCIPLINES) if options["free_start_order"] else 0
    return turns * _turn(tables) + arranging


def _turn(tables: Tables) -> int:
    """What one turn can ask."""
    moving = 2  # where to, and what to do there
    hiring = int(tables.recruits)
    strength = int(tables.discs) + 1  # discs taken back, and florins
    reward = 1
    books = SHELF * (len(DISCIPLINES) - 1)
    gifts = books + int(tables.discs) + 2 * int(tables.helper_limit)  # what books bring; helpers come and go
    fetching = 2
    return moving + hiring + strength + reward + gifts + fetching + 1
