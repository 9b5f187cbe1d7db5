"""Numbers as people and programs hand them in: NumPy's integers are numbers, `True` and "3" are not."""

from __future__ import annotations

import operator
from typing import SupportsIndex, cast

Number = SupportsIndex  # what public calls take for a whole number; whatever else comes is refused with words


def whole(value: object) -> int | None:
    """`value` as a plain int; None if it is no whole number."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    try:
        return operator.index(cast(SupportsIndex, value))
    except TypeError:
        return None


def kind(value: object) -> str:
    """What was given instead of a number, for messages that tell it: "text" or "other"."""
    return "text" if isinstance(value, str) else "other"
