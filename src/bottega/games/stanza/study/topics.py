"""What reports count of this title."""

from __future__ import annotations

from bottega.study.topics import Topic

THINGS = (
    Topic("disciplines", "activate", "discipline"),
    Topic("bonus-tiles", "buy", "tile"),
    Topic("masterpieces", "masterpiece", "discipline"),
    Topic("art", "create", "art"),
    Topic("books", "write", "discipline"),
    Topic("discs", "disc", "field"),
)
OPENINGS = (Topic("first-space", "move", "space"), Topic("first-discipline", "activate", "discipline"))
