"""Clock: time per person or per decision. It does not run while no server does."""

from __future__ import annotations

from typing import Any

Downtime = tuple[float, float]  # from, until


class Clock:
    """Driven by the times of entries alone, so it stands the same after a restart."""

    def __init__(self, settings: dict[str, Any], players: int, downtimes: list[Downtime]) -> None:
        self.kind: str = settings["kind"]
        self.seconds = float(settings["seconds"])
        self.increment = float(settings["increment"])
        self.then: str = settings["then"]
        self.left = [self.seconds] * players
        self.running: list[int] = []
        self.since = 0.0
        self._downtimes = downtimes  # shared with the house, which adds to it

    def elapsed(self, now: float) -> float:
        """Time that counts since the clock was last set going."""
        lost = sum(max(0.0, min(until, now) - max(begin, self.since)) for begin, until in self._downtimes)
        return max(0.0, now - self.since - lost)

    def decided(self, seat: int, now: float) -> None:
        """`seat` has made a decision: it gets its increment, or its time anew."""
        self._charge(now)
        if self.kind == "move":
            self.left[seat] = self.seconds
        else:
            self.left[seat] += self.increment

    def run(self, seats: list[int], now: float) -> None:
        """From now on these seats lose time."""
        self._charge(now)
        self.running = seats

    def renew(self, seat: int, now: float) -> None:
        """A person is back in the seat: at least as much time as one decision or a tenth of the whole."""
        self._charge(now)
        self.left[seat] = max(self.left[seat], self.seconds if self.kind == "move" else self.seconds / 10)

    def left_at(self, seat: int, now: float) -> float:
        return self.left[seat] - (self.elapsed(now) if seat in self.running else 0.0)

    def flagged(self, now: float) -> list[int]:
        """Seats whose time is up."""
        return [seat for seat in self.running if self.left_at(seat, now) <= 0]

    def due(self, now: float) -> float | None:
        """How long until the next seat's time is up."""
        return min((max(0.0, self.left_at(seat, now)) for seat in self.running), default=None)

    def _charge(self, now: float) -> None:
        elapsed = self.elapsed(now)
        for seat in self.running:
            self.left[seat] -= elapsed
        self.since = now
