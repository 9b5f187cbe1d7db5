"""Painter: what one of the players has, or Leonardo, who has a place on the track, a time and tiles only."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


class Painter:
    """Small counts are packed into numbers, so that a copy costs little."""

    space: i64  # on the score track, see track.py
    wake: i64  # wake-up time, or -1
    loose: i64  # restored tiles by their backs, packed like paint
    money: i64
    paint: i64
    mood: i64
    held: i64  # lasting portraits and fulfilled requests, see holdings.py
    plan: i64  # stage in three bits (see planning.py), then apprentices by place, three bits each

    def __init__(self) -> None:
        self.space = 0
        self.wake = -1
        self.loose = 0
        self.money = 0
        self.paint = 0
        self.mood = 0
        self.held = 0
        self.plan = 0

    def copy(self) -> Painter:
        twin = Painter()
        twin.space = self.space
        twin.wake = self.wake
        twin.loose = self.loose
        twin.money = self.money
        twin.paint = self.paint
        twin.mood = self.mood
        twin.held = self.held
        twin.plan = self.plan
        return twin
