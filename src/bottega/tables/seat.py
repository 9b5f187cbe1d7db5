"""Seat: who sits there."""

from __future__ import annotations

from typing import Any


class Seat:
    """`kind` is "open", "person" or "bot"; a person's seat may be played by a bot for a while."""

    __slots__ = ("account", "kind", "level", "name", "ready", "taken_over")

    def __init__(self, data: dict[str, Any]) -> None:
        self.kind: str = data["kind"]
        self.name: str = data.get("name", "")
        self.level: str | None = data.get("level")
        self.ready: bool = data.get("ready", False)
        self.account: str | None = data.get("account")
        self.taken_over = False

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.taken_over

    @property
    def filled(self) -> bool:
        """Nothing more is needed here for the game to begin."""
        return self.kind == "bot" or (self.kind == "person" and self.ready)
