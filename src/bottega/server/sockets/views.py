"""Views: what people at tables see of their games, ready to be sent. What has not changed is neither made nor encoded
again: each table that somebody looks at has a memory of what was shown last. Who wants changes is sent no more than
the parts of a view that are others than in the one before."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection
from itertools import compress
from operator import is_not

from msgspec import Raw

from bottega.kernel.memory import Memory
from bottega.server.wire import encode
from bottega.tables.count import Viewer
from bottega.tables.shapes import View
from bottega.tables.table import Table

KEPT = 1000  # tables; a memory of three seats takes about 100 KB


class Sight:
    """What was shown a viewer last to whom changes are told, and how it differs from what was shown before."""

    __slots__ = ("changes", "number", "view")

    def __init__(self, number: int, view: View, changes: View | None) -> None:
        self.number = number  # counts up whenever the viewer sees something else
        self.view = view
        self.changes = changes  # since the number before; None: not known

    def since(self, number: int | None) -> View | None:
        """What has changed for who was shown the view with this number; None if that is not known."""
        if number == self.number:
            return {}
        return self.changes if number == self.number - 1 else None


class Views:
    def __init__(self) -> None:
        self._memories: OrderedDict[str, Memory] = OrderedDict()
        self._sights: dict[str, dict[Viewer, Sight]] = {}

    def of(self, table: Table, wanted: Collection[Viewer]) -> dict[Viewer, View]:
        """What these seats see of the game: read it, don't change it."""
        if table.game is None or not wanted:
            return {}
        memory = self._memories.get(table.id)
        if memory is None:
            memory = self._memories[table.id] = Memory()
            if len(self._memories) > KEPT:
                self._memories.popitem(last=False)  # shown longest ago
        else:
            self._memories.move_to_end(table.id)
        seats = list(wanted)
        return dict(zip(seats, table.game.recalled_views(seats, memory), strict=True))

    def ready(self, table: Table, view: View) -> View:
        """The same, or some of its parts, to be encoded and read by nobody before."""
        memory = self._memories.get(table.id)
        return _ready(view, memory.told) if memory is not None else view

    def sight(self, table: Table, viewer: Viewer, view: View) -> Sight:
        """What a viewer sees now, beside what it saw before. A number means the same to all who look from there."""
        sights = self._sights.setdefault(table.id, {})
        before = sights.get(viewer)
        if before is None:
            sight = sights[viewer] = Sight(1, view, None)
            return sight
        changes = changed(before.view, view)
        if changes is not None and not changes:
            return before
        sight = sights[viewer] = Sight(before.number + 1, view, changes)
        return sight

    def forget(self, table: str) -> None:
        """Nobody looks at a table any more."""
        self._memories.pop(table, None)
        self._sights.pop(table, None)


def changed(before: View, view: View) -> View | None:
    """The parts of a view that are others than before; None if it has other parts altogether."""
    if list(before) != list(view):
        return None
    parts, former = view.values(), before.values()
    others = compress(zip(view, parts, former, strict=True), map(is_not, parts, former))  # most are the very same
    return {name: part for name, part, known in others if part != known}


def _ready(view: View, told: dict[int, object]) -> View:
    """The view with what is kept of it in bytes. A list may be kept as a whole or by its elements."""
    shown = _of_parts(view, told)
    for name, value in view.items():
        if type(value) is list and value and type(value[0]) is dict and shown[name] is value:
            shown[name] = [_told(each, told) for each in value]
    return shown


def _of_parts(part: View, told: dict[int, object]) -> View:
    """The same with all in bytes that is kept by itself. Most is not, and is passed by without Python."""
    shown = part.copy()
    for name in compress(part, map(told.__contains__, map(id, part.values()))):
        shown[name] = _told(part[name], told)
    return shown


def _told(part: object, told: dict[int, object]) -> object:
    known = told.get(id(part), part)
    if known is None:
        # Of what a part is made of, something may be kept by itself.
        known = told[id(part)] = Raw(encode(_of_parts(part, told) if type(part) is dict else part))
    return known
