"""Topics: what a strategist asks of each title, as kinds of events to look for.

A topic is worded by the message `<title>-topic-<name>`; its things by the title's own words.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bottega.games import part


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


@dataclass(frozen=True)
class Price:
    """What is paid for a thing: the arguments of events of kind `event` that name the thing and its price."""

    event: str
    argument: str
    florins: str


UNINTERESTING = ("points", "round", "place", "over", "end")  # events that tell how it stands, not what somebody does


def things(title: str) -> tuple[Topic, ...]:
    """What a report on a title counts."""
    brought = part(title, "topics")
    found: tuple[Topic, ...] = () if brought is None else brought.THINGS
    return found


def openings(title: str) -> tuple[Topic, ...]:
    """What a report tells of the first moves of a game."""
    brought = part(title, "topics")
    found: tuple[Topic, ...] = () if brought is None else brought.OPENINGS
    return found


def prices(title: str) -> tuple[Price, ...]:
    """What a report on a title holds against the outcome: who paid how much. Titles without auctions have none."""
    found: tuple[Price, ...] = getattr(part(title, "topics"), "PRICES", ())
    return found
