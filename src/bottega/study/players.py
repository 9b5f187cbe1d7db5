"""Who sits at a table of the laboratory: anyone on the register (`bottega.bots.contestants`)."""

from __future__ import annotations

from bottega.bots import Bot, contestant


def sit_down(who: object, seed: int, seconds: float | None = None, iterations: int | None = None) -> Bot:
    """A bot by its name (`master:400i`, `learned:FILE`, `file.py:Class`), its class or itself."""
    return contestant(who).sit_down(seed, seconds, iterations)
