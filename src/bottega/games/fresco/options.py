"""The options of Fresco."""

from __future__ import annotations

from bottega.kernel.option import Option

OPTIONS: tuple[Option, ...] = (
    Option("portraits"),
    Option("bishops_requests"),
    Option("special_blends"),
    Option("leonardo", default=True, players=(2,), elsewhere=False),
    Option("open_screens"),
)
