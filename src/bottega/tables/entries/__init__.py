"""Entries: all that can happen at a table, each kind a class of its own."""

from __future__ import annotations

from bottega.tables.entries.base import KINDS, Change, Entry, Fact, Told, Unknown, given, read
from bottega.tables.entries.company import (
    Answered,
    CameBack,
    Flagged,
    Proposed,
    Rematched,
    Said,
    TakenOver,
)
from bottega.tables.entries.game import Ended, KeptEvent, KeptPlay, Moved, Played, Undone
from bottega.tables.entries.lobby import (
    Claimed,
    Created,
    FirstSeat,
    Joined,
    Left,
    Readied,
    Renewed,
    SeatChanged,
    SettingsChanged,
    Started,
)

__all__ = [
    "KINDS",
    "Answered",
    "CameBack",
    "Change",
    "Claimed",
    "Created",
    "Ended",
    "Entry",
    "Fact",
    "FirstSeat",
    "Flagged",
    "Joined",
    "KeptEvent",
    "KeptPlay",
    "Left",
    "Moved",
    "Played",
    "Proposed",
    "Readied",
    "Rematched",
    "Renewed",
    "Said",
    "SeatChanged",
    "SettingsChanged",
    "Started",
    "TakenOver",
    "Told",
    "Undone",
    "Unknown",
    "given",
    "read",
]
