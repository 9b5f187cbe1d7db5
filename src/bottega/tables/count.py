"""Count: how far each viewer may count what has happened.

While several people decide at once in secret, the steps of each are nobody else's business, not even their number:
whoever counts moves or entries counts own steps and what is open, as if others' secret steps were not there.
The true numbers never leave a table while its game runs.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right

Viewer = int | None  # a seat; None for an onlooker


class Count:
    """Things numbered from 1, some of them the secret of one seat."""

    __slots__ = ("_hidden", "_lacks", "total")

    def __init__(self, players: int) -> None:
        self.total = 0
        self._hidden: list[list[int]] = [[] for _ in range(players + 1)]  # by seat, then for onlookers: not counted
        self._lacks = (0,) * (players + 1)

    def add(self, secret_of: int | None = None) -> None:
        """One more; a secret one only its seat counts."""
        self.total += 1
        if secret_of is not None:
            for viewer, hidden in enumerate(self._hidden):
                if viewer != secret_of:
                    hidden.append(self.total)
            self._lacks = tuple(map(len, self._hidden))

    def add_open(self, more: int) -> None:
        """So many more that all count."""
        self.total += more

    def cut(self, to: int) -> None:
        """Keep the first so many."""
        self.total = to
        for hidden in self._hidden:
            del hidden[bisect_right(hidden, to) :]
        self._lacks = tuple(map(len, self._hidden))

    @property
    def lacks(self) -> tuple[int, ...]:
        """By seat, then for onlookers: how many are not counted. The same object for as long as nothing changes."""
        return self._lacks

    def lacks_at(self, number: int) -> tuple[int, ...]:
        """The same of the first so many."""
        return tuple(bisect_right(hidden, number) for hidden in self._hidden)

    def hides(self, viewer: Viewer, number: int) -> bool:
        hidden = self._hidden[-1 if viewer is None else viewer]
        if not hidden or number > hidden[-1]:
            return False  # nearly always: what has just happened is asked for
        at = bisect_left(hidden, number)
        return at < len(hidden) and hidden[at] == number

    def shown(self, viewer: Viewer, number: int | None = None) -> int:
        """How many of the first `number` (all) the viewer counts."""
        number = self.total if number is None else number
        hidden = self._hidden[-1 if viewer is None else viewer]
        if not hidden or number >= hidden[-1]:
            return number - len(hidden)
        return number - bisect_right(hidden, number)

    def place(self, viewer: Viewer, number: int) -> int:
        """The number of one for a viewer; of one that it does not count, that of the next it does."""
        hidden = self._hidden[-1 if viewer is None else viewer]
        if not hidden or number > hidden[-1]:
            return number - len(hidden)
        return number - bisect_left(hidden, number)

    def true(self, viewer: Viewer, shown: int) -> int:
        """The number of the one that the viewer counts as this."""
        hidden = self._hidden[-1 if viewer is None else viewer]
        if not hidden:
            return shown
        return bisect_left(range(self.total + 1), shown, key=lambda number: number - bisect_right(hidden, number))

    def known(self, viewer: Viewer, shown: int) -> int:
        """The same with all behind it that the viewer does not count: up to there it has seen what it may."""
        return self.true(viewer, shown + 1) - 1 if shown < self.shown(viewer) else self.total
