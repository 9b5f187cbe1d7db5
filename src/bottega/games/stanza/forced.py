"""What play does by itself: whoever has nothing to decide is not asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.stanza.names import ARRANGE, PLACE_DISC, TAKE_HELPER, WRITE

if TYPE_CHECKING:
    from bottega.games.stanza.state import Stanza


def forced(game: Stanza) -> int:
    """The move that is made without asking; -1 if there is something to decide."""
    moves = game.legal(game.turn)
    if len(moves) != 1:
        return -1
    if game.phase == ARRANGE:
        return moves[0]
    if game.phase in (WRITE, PLACE_DISC, TAKE_HELPER) and moves[0] == game.tables.numbers.finish:
        return moves[0]
    return -1
