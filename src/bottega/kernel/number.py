"""Numbers as people and programs hand them in: NumPy's integers are numbers, `True` and "3" are not."""

from __future__ import annotations

import operator
from typing import SupportsIndex, cast


def whole(value: object) -> int | None:
    """`value` as a plain int; None if it is no whole number."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(cast(SupportsIndex, value))
    except TypeError:
        return None
