"""Telling: a play in bytes, as it is told to all at a table in the moment in which it has happened.

What those who hear of it read alike is made once, and lines that read alike at every table are kept, with marks in
the place of names.
"""

from __future__ import annotations

import msgspec
from msgspec import UNSET

from bottega.tables.count import Viewer
from bottega.tables.entries import Entry, KeptEvent, Played
from bottega.tables.log import event_line
from bottega.tables.sight import entry_info
from bottega.tables.table import Table
from bottega.tables.wording import Wording, holds_mark

KEPT = 20_000  # lines in memory
ALL = -1  # viewers
_BEGIN, _END = len(b'{"number":0'), len(b"]}")  # of an entry without lines: around what is the same for several
_HEAD = len(b'{"number":0,"line":0,"move":0')  # of a line: what viewers count differently
_write = msgspec.json.Encoder().encode
# By language, title, the event, whether its secret is told, and whether there are names: the line behind its numbers,
# nothing for an event that is not worth one.
_lines: dict[tuple[str, str, bytes, bool, bool], bytes] = {}


class Telling:
    """One play, while the book is closed and all of its moves stand."""

    __slots__ = ("_differs", "_entry", "_lines", "_play", "_shared", "_table", "_veiled")

    def __init__(self, table: Table, entry: Entry, fact: Played) -> None:
        self._table = table
        self._entry = entry
        self._play = fact.play
        self._differs = fact.differs
        self._veiled = table.past.veiled.get(entry.number, 0)
        self._shared: dict[bool, bytes] = {}  # what is told besides the lines: to its player, and to others
        self._lines: dict[
            tuple[str, Viewer], list[tuple[int, bytes]]
        ] = {}  # by language and viewer, each with its move

    @staticmethod
    def of(table: Table, entry: Entry) -> Telling | None:
        """None for what is no such play."""
        fact = entry.fact
        if not isinstance(fact, Played) or table.open_book:
            return None
        return Telling(table, entry, fact) if table.past.standing(entry)[1] == len(fact.play.moves) else None

    def told(self, viewer: Viewer, wording: Wording | None) -> bytes:
        """The same bytes as of `sight.entry_info`."""
        entry = self._entry
        mine = entry.seat == viewer
        key = (wording.language if wording is not None else "", viewer if self._differs else ALL)
        lines = self._lines.get(key)
        if lines is None:
            lines = self._lines[key] = self._worded(viewer, wording)
        shared = self._shared.get(mine)
        if shared is None:
            bare = entry_info(self._table, entry, viewer, None, [])
            bare.number = 0
            shared = self._shared[mine] = _write(bare)[_BEGIN:-_END]
        number = self._table.entry_shown(viewer, entry.number)
        veiled = 0 if mine else self._veiled
        first = self._play.first - self._table.past.lacks[entry.number][-1 if viewer is None else viewer] - veiled
        shown = [line for line in lines if line[0] > veiled] if veiled else lines
        told = [
            b'{"number":%d,"line":%d,"move":%d%b' % (number, place, first + index, line)
            for place, (index, line) in enumerate(shown)
        ]
        return b'{"number":%d%b%b]}' % (number, shared, b",".join(told))

    def _worded(self, viewer: Viewer, wording: Wording | None) -> list[tuple[int, bytes]]:
        found: list[tuple[int, bytes]] = []
        title = self._table.title
        for index, events in enumerate(self._play.events, 1):
            for event in events:
                line = _line(title, event, viewer, wording)
                if line:
                    found.append((index, line))
        return found


def _line(title: str, event: KeptEvent, viewer: Viewer, wording: Wording | None) -> bytes:
    told = _write(event)
    if wording is not None and holds_mark(told):  # a figure of the box is called so: no mark of ours
        return _written(event, viewer, wording)
    language, named = (wording.language, wording.names is not None) if wording is not None else ("", False)
    key = (language, title, told, event.secret is not UNSET and viewer == event.seat, named)
    line = _lines.get(key)
    if line is None:
        if len(_lines) >= KEPT:
            _lines.clear()
        line = _lines[key] = _written(event, viewer, wording.marked() if wording is not None else None)
    return line if wording is None else wording.filled(line)


def _written(event: KeptEvent, viewer: Viewer, wording: Wording | None) -> bytes:
    line = event_line(event.event(), viewer, wording, 0, 0, 0)
    return _write(line)[_HEAD:] if line is not None else b""
