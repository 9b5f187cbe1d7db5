"""What reports count of this title."""

from __future__ import annotations

from bottega.study.topics import Topic

THINGS = (
    Topic("hours", "wake", "time"),
    Topic("market-tiles", "buy", "paints"),
    Topic("fresco-tiles", "restore", "value"),
    Topic("mixes", "mix", "paint"),
    Topic("portraits", "portrait", "card"),
    Topic("requests", "request", "request"),
    Topic("altar", "altar", "paints"),
)
OPENINGS = (Topic("first-hour", "wake", "time"), Topic("first-plan", "plan"))
