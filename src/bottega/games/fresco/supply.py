"""The supply of paint, which never runs out: paint of one's choice, from the merchant and for general requests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.fresco.catalogue import TAKE
from bottega.games.fresco.names import PAINTS
from bottega.games.fresco.paint import PRIMARY, one
from bottega.games.fresco.refusals import NOT_THIS_PHASE
from bottega.kernel.refusals import LEGAL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.fresco.state import Fresco


def legal() -> list[int]:
    """Any primary paint."""
    return [TAKE, TAKE + 1, TAKE + 2]


def check(number: i64) -> i64:
    return LEGAL if TAKE <= number < TAKE + PRIMARY else NOT_THIS_PHASE


def take(game: Fresco, number: i64) -> None:
    game.painters[game.turn.actor].paint += one(number - TAKE)
    game.turn.picks -= 1
    if game.log is not None:
        game.tell("take", game.turn.actor, {"paint": PAINTS[number - TAKE]})
