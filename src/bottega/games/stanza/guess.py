"""A guess at what nobody knows: which persons the draw pile brings next."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bottega.games.stanza.state import Stanza


def guess(game: Stanza, seed: int) -> Stanza:
    """A copy with other chance: the pile is a set that all know, its order comes from chance when persons are drawn."""
    twin = game.copy()
    twin.forget(seed)
    return twin
