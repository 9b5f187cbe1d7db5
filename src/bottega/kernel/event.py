"""Events: what happened, as structure; `text/` words them."""

from __future__ import annotations

from bottega.kernel.reason import Value


class Event:
    """Something that happened at the table.

    `args` anyone may know; `secret` only `seat` may know. A change of points is always told as
    `Event("points", seat, {"points": 3, "source": "<message id>"})`, so that a score can be
    explained line by line.
    """

    __slots__ = ("args", "kind", "seat", "secret")

    def __init__(
        self,
        kind: str,
        seat: int,
        args: dict[str, Value] | None = None,
        secret: dict[str, Value] | None = None,
    ) -> None:
        self.kind = kind
        self.seat = seat  # who did it or whom it befell; -1 for the table
        self.args: dict[str, Value] = args if args is not None else {}
        self.secret: dict[str, Value] = secret if secret is not None else {}

    def seen_by(self, seat: int | None) -> Event:
        """The event as `seat` (None: an onlooker) may know it."""
        if not self.secret or seat == self.seat:
            return self
        return Event(self.kind, self.seat, self.args)

    def dump(self) -> dict[str, object]:
        """Plain data; `secret` is left out where there is none."""
        data: dict[str, object] = {"kind": self.kind, "seat": self.seat, "args": self.args}
        if self.secret:
            data["secret"] = self.secret
        return data

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.seat}, {self.args!r}, {self.secret!r})"

    def __reduce__(self) -> tuple[type[Event], tuple[str, int, dict[str, Value], dict[str, Value]]]:
        return Event, (self.kind, self.seat, self.args, self.secret)
