"""The options of La Stanza."""

from __future__ import annotations

from bottega.kernel.option import Option

OPTIONS = (
    Option("free_start_order"),  # players arrange their start persons themselves
    Option("expert"),  # dismissing a person instead of hiring
    Option("short_end"),  # the German reading: the last refill is one earlier
)
