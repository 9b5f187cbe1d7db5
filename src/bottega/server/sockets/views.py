"""Views: what people at tables see of their games, ready to be sent. What has not changed is neither made nor encoded
again: each table that somebody looks at has a memory of what was shown last."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection

from msgspec import Raw

from bottega.kernel.memory import Memory
from bottega.server.wire import encode
from bottega.tables.shapes import View
from bottega.tables.table import Table

KEPT = 1000  # tables; a memory of three seats takes about 100 KB


class Views:
    def __init__(self) -> None:
        self._memories: OrderedDict[str, Memory] = OrderedDict()

    def of(self, table: Table, wanted: Collection[int | None]) -> dict[int | None, View]:
        """What these seats see of the game, to be encoded and read by nobody before."""
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
        views = table.game.recalled_views(seats, memory)
        return {seat: _ready(view, memory.told) for seat, view in zip(seats, views, strict=True)}

    def forget(self, table: str) -> None:
        """Nobody looks at a table any more."""
        self._memories.pop(table, None)


def _ready(view: View, told: dict[int, object]) -> View:
    """The view with what is kept of it in bytes. A list may be kept as a whole or by its elements."""
    shown: View = {}
    for name, value in view.items():
        if id(value) in told:
            shown[name] = _told(value, told)
        elif type(value) is list and value and type(value[0]) is dict:
            shown[name] = [_told(each, told) for each in value]
        else:
            shown[name] = value
    return shown


def _told(part: object, told: dict[int, object]) -> object:
    known = told.get(id(part), part)
    if known is None:
        known = told[id(part)] = Raw(encode(part))
    return known
