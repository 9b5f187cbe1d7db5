"""Retiring in the last turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.stanza import turns
from bottega.games.stanza.names import LAST_TURNS, NONE
from bottega.games.stanza.refusals import REFUSALS, move_told
from bottega.kernel.refusals import LEGAL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.stanza.state import Stanza


RETIRE_EARLY: Final = REFUSALS.rule("stanza-retire", move_told)


def check_retire(game: Stanza) -> i64:
    return LEGAL if game.stage >= LAST_TURNS else RETIRE_EARLY


def retire(game: Stanza) -> None:
    """Leave the game for the highest value still free."""
    board = game.boards[game.turn]
    game.retired += 1
    board.retired = game.retired
    board.place = NONE
    if game.log is not None:
        game.tell("retire", game.turn, {"points": game.tables.retiring[game.retired - 1]})
    turns.end(game)
