"""What bots know of each game."""

from __future__ import annotations

from functools import lru_cache

from bottega.bots.knowledge.base import Knowledge
from bottega.games import part


@lru_cache
def knowledge(title: str) -> Knowledge:
    """The knowledge of a title; the general one for a title that brings none."""
    brought = part(title, "knowledge")
    known: Knowledge = Knowledge() if brought is None else brought.KNOWLEDGE
    return known
