"""Fresco in miniature.

One round for two, without Leonardo, on one wall and market that both know. What is hidden is what makes the game: the
plans, made at once and in secret. Market, cathedral, studio and workshop follow as they always do.
"""

from __future__ import annotations

from pathlib import Path

from bottega.kernel.plain import Position
from bottega.study.variants import Variant


def deals(fresh: Position) -> list[Position]:
    """One beginning: all that is drawn at set-up lies open."""
    return [fresh]


VARIANTS = (
    Variant(
        title="fresco",
        name="mini",
        corrections=Path(__file__).with_name("mini.toml"),
        options={"leonardo": False},
        deals=deals,
        decisions=18,
    ),
)
