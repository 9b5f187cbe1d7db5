"""What reports count of this title."""

from __future__ import annotations

from bottega.study.topics import Price, Topic

THINGS = (
    Topic("lots", "buy", "lot"),
    Topic("buildings", "order", "building"),
    Topic("freedoms", "freedom", "freedom"),
    Topic("people", "work", "person"),
    Topic("bonus-cards", "bonus", "card"),
    Topic("prestige-cards", "prestige", "card"),
    Topic("characters", "offer", "character"),
)
OPENINGS = (Topic("first-lot", "buy", "lot"), Topic("first-building", "order", "building"))
PRICES = (Price("buy", "lot", "florins"),)
