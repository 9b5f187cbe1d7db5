"""Persons: their disciplines, and where they go when they leave a player's board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.stanza.names import PERSONS_EACH, START
from bottega.kernel.bits import bit

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.stanza.state import Stanza


def discipline_of(person: i64) -> i64:
    return person - START if person >= START else person // PERSONS_EACH


def leave(game: Stanza, person: i64) -> None:
    """Somebody replaced or pushed off a track."""
    discard(game, person)
    if game.log is not None:
        game.tell("leaves", game.turn, {"person": game.tables.persons[person]})


def discard(game: Stanza, person: i64) -> None:
    """A start person leaves the game; any other goes to the discard pile."""
    if person >= START:
        game.palace.add_removed(person - START, 1)
    else:
        game.palace.discard |= bit(person)
