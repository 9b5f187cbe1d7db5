"""Memory: parts of views as they were made last, so that what has not changed need not be made anew.

Whoever shows one game again and again, move by move, keeps one for it. A part is made of a few numbers of the state,
its key: while they are the same, so is the part, as the very same object. Made anew and found equal, it stays the old
one: so an object that is the same tells no more than that the reader sees the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

T = TypeVar("T")


class Memory:
    """Parts by their names. What comes out of it is shared: read it, don't change it."""

    __slots__ = ("_keys", "_parts", "told")

    def __init__(self) -> None:
        self._keys: dict[str, object] = {}
        self._parts: dict[str, object] = {}
        # By the identity of each part that is kept: what its reader has made of it, so far nothing.
        self.told: dict[int, object] = {}

    def part(self, name: str, key: object, make: Callable[[], T]) -> T:
        """The part that was made of the same, or a new one."""
        if self._keys.get(name) == key:
            return cast("T", self._parts[name])
        part = make()
        self._keys[name] = key
        before = self._parts.get(name)
        if before is not None:
            if before == part:
                return before
            del self.told[id(before)]
        self._parts[name] = part
        self.told[id(part)] = None
        return part
