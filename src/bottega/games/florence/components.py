"""Checking the components."""

from __future__ import annotations

from bottega.kernel.components import Components


def check(components: Components) -> None:
    pass
