"""A guess at what nobody knows: which persons the draw pile brings next."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bottega.games.stanza.state import Stanza


def guess(game: Stanza, seed: int) -> Stanza:
    """A copy with other chance. The pile is kept as a set, known to all; its order comes from chance when persons are drawn."""
    twin = game.copy()
    twin.forget(seed)
    return twin
