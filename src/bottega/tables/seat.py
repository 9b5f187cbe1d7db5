"""Seat: who sits there."""

from __future__ import annotations

from typing import Literal

from bottega.tables.arms import Arms

SeatKind = Literal["open", "person", "bot"]


class Seat:
    """A person's seat may be played by a bot for a while."""

    __slots__ = ("account", "arms", "claimed", "kind", "level", "member", "name", "ran_out", "ready", "taken_over")

    def __init__(
        self,
        kind: SeatKind,
        name: str = "",
        level: str | None = None,
        ready: bool = False,
        account: str | None = None,
        member: str | None = None,
        arms: Arms | None = None,
    ) -> None:
        self.kind: SeatKind = kind
        self.name = name
        self.level = level
        self.ready = ready
        self.account = account
        self.claimed = False  # the account came by the link alone, which others may know
        self.member = member  # of the circle in which is played
        self.arms = arms  # that its person has chosen
        self.taken_over = False
        self.ran_out = 0  # how often its time was up in this turn

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.taken_over

    @property
    def filled(self) -> bool:
        """Nothing more is needed here for the game to begin."""
        return self.kind == "bot" or (self.kind == "person" and self.ready)
