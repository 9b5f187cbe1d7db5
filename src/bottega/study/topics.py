"""Topics: what a strategist asks of each title, as kinds of events to look for.

A topic is worded by the message `study-topic-<name>`; its things by the title's own words.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Topic:
    """The things that the argument `argument` of events of kind `event` names."""

    name: str
    event: str
    argument: str = ""

    def thing(self, args: Mapping[str, Any]) -> str:
        """What one event names; a plan as a whole is written place by place."""
        if not self.argument:
            return " · ".join(str(value) for value in args.values())
        value = args[self.argument]
        return "-".join(value) if isinstance(value, list) else str(value)


THINGS: dict[str, tuple[Topic, ...]] = {
    "florence": (
        Topic("lots", "buy", "lot"),
        Topic("buildings", "order", "building"),
        Topic("freedoms", "freedom", "freedom"),
        Topic("people", "work", "person"),
        Topic("bonus-cards", "bonus", "card"),
        Topic("prestige-cards", "prestige", "card"),
        Topic("characters", "offer", "character"),
    ),
    "fresco": (
        Topic("hours", "wake", "time"),
        Topic("market-tiles", "buy", "paints"),
        Topic("fresco-tiles", "restore", "value"),
        Topic("mixes", "mix", "paint"),
        Topic("portraits", "portrait", "card"),
        Topic("requests", "request", "request"),
        Topic("altar", "altar", "paints"),
    ),
    "stanza": (
        Topic("disciplines", "activate", "discipline"),
        Topic("bonus-tiles", "buy", "tile"),
        Topic("masterpieces", "masterpiece", "discipline"),
        Topic("art", "create", "art"),
        Topic("books", "write", "discipline"),
        Topic("discs", "disc", "field"),
    ),
}
OPENINGS: dict[str, tuple[Topic, ...]] = {
    "florence": (Topic("first-lot", "buy", "lot"), Topic("first-building", "order", "building")),
    "fresco": (Topic("first-hour", "wake", "time"), Topic("first-plan", "plan")),
    "stanza": (Topic("first-space", "move", "space"), Topic("first-discipline", "activate", "discipline")),
}
UNINTERESTING = ("points", "round", "place", "over", "end")  # events that tell how it stands, not what somebody does
