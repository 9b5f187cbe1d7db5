"""Log: what entries tell, as lines in the reader's words. Wording them is dear, so lines are kept."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import UNSET

from bottega.kernel.event import Event
from bottega.tables.count import Viewer
from bottega.tables.entries import Entry, Played, Started, Told
from bottega.tables.shapes import LogLine, ready
from bottega.tables.table import Table
from bottega.tables.wording import Wording

LINES = 80  # that a state brings along
KEPT_ENTRIES = 500  # of a table whose lines are kept in words


ALL = -1  # viewers
_write = msgspec.json.Encoder().encode
_HEAD = len(b'{"number":0,"line":0,"move":0')  # of a line in bytes: what viewers count differently


class Kept:
    """The lines of one table, for as long as none of them reads otherwise.

    By entry, language and viewer, or `ALL` where all read the same; with the move within the entry in the place of its
    number, which viewers count differently.
    """

    __slots__ = ("latest", "lines", "number", "reworded")

    def __init__(self, reworded: int) -> None:
        self.reworded = reworded
        self.lines: dict[tuple[int, str, Viewer], list[LogLine]] = {}
        self.number = 0  # of the entry that was told last
        # Of that one, by language and viewer: each line's move within it, and the line in bytes behind its numbers.
        self.latest: dict[tuple[str, Viewer], list[tuple[int, bytes]]] = {}


def _kept_of(table: Table) -> Kept:
    kept = table.kept_lines
    if kept is None or kept.reworded != table.reworded or len(kept.lines) >= KEPT_ENTRIES:
        kept = table.kept_lines = Kept(table.reworded)
    return kept


def event_line(
    event: Event, viewer: Viewer, wording: Wording | None, number: int, line: int, move: int
) -> LogLine | None:
    """An event as a line of the log; None if it is not worth one."""
    seen = event.seen_by(viewer)
    said = wording.event(event, viewer) if wording is not None else UNSET
    if said == "":
        return None
    return LogLine(number, line, move, seen.seat, seen.kind, {**seen.args, **seen.secret}, said)


def chain_lines(events: list[list[Event]], viewer: Viewer, wording: Wording, first: int) -> list[LogLine]:
    """Lines of moves that stand in no entry; `first` is the number of the first move."""
    lines: list[LogLine] = []
    for index, each in enumerate(events):
        for event in each:
            line = event_line(event, viewer, wording, 0, len(lines), first + index)
            if line is not None:
                lines.append(line)
    return lines


def entry_lines(table: Table, entry: Entry, viewer: Viewer, wording: Wording | None) -> list[LogLine]:
    """The lines that an entry makes, as a viewer may know and count them."""
    number = table.entry_shown(viewer, entry.number)
    veiled = _veiled(table, entry, viewer)
    shown = (line for line in _worded(table, entry, viewer, wording) if not 0 < line.move <= veiled)
    return [
        LogLine(
            number,
            place,
            _move(table, entry, viewer, line.move, veiled),
            line.seat,
            line.kind,
            line.args,
            line.text,
            line.undone,
        )
        for place, line in enumerate(shown)
    ]


def entry_log(table: Table, entry: Entry, viewer: Viewer, wording: Wording | None) -> list[LogLine]:
    """The same lines, ready to be sent: viewers share all of a line but its numbers."""
    number = table.entry_shown(viewer, entry.number)
    veiled = _veiled(table, entry, viewer)
    lines: list[bytes] = []
    for index, tail in _tails(table, entry, viewer, wording):
        if not 0 < index <= veiled:
            move = _move(table, entry, viewer, index, veiled)
            lines.append(b'{"number":%d,"line":%d,"move":%d%b' % (number, len(lines), move, tail))
    told: list[LogLine] = ready(b"[%b]" % b",".join(lines))
    return told


def _veiled(table: Table, entry: Entry, viewer: Viewer) -> int:
    """How many moves of an entry were steps of a secret choice of somebody else."""
    veiled = table.past.veiled
    if not veiled or entry.seat == viewer or table.open_book:
        return 0
    return veiled.get(entry.number, 0)


def _tails(table: Table, entry: Entry, viewer: Viewer, wording: Wording | None) -> list[tuple[int, bytes]]:
    """An entry is told to all at a table one after the other: what they share is made once."""
    kept = _kept_of(table)
    if kept.number != entry.number:
        kept.number, kept.latest = entry.number, {}
    language = wording.language if wording is not None else ""
    known = kept.latest.get((language, ALL)) or kept.latest.get((language, viewer))
    if known is None:
        known = [
            (line.move, _write(LogLine(0, 0, 0, line.seat, line.kind, line.args, line.text, line.undone))[_HEAD:])
            for line in _worded(table, entry, viewer, wording)
        ]
        kept.latest[language, viewer if entry.fact.differs else ALL] = known
    return known


def _worded(table: Table, entry: Entry, viewer: Viewer, wording: Wording | None) -> list[LogLine]:
    if wording is None:
        return list(_told(table, entry, viewer, None))
    lines = _kept_of(table).lines
    known = lines.get((entry.number, wording.language, ALL)) or lines.get((entry.number, wording.language, viewer))
    if known is None:
        known = list(_told(table, entry, viewer, wording))
        lines[entry.number, wording.language, viewer if entry.fact.differs else ALL] = known
    return known


def _told(table: Table, entry: Entry, viewer: Viewer, wording: Wording | None) -> Iterator[LogLine]:
    for told in entry.fact.tells(table, entry, viewer):
        line = _table_line(told, wording) if told.of_table else event_line(told.event, viewer, wording, 0, 0, told.move)
        if line is not None:
            if told.undone:
                line.undone = True
            yield line


def _table_line(told: Told, wording: Wording | None) -> LogLine:
    event = told.event
    line = LogLine(0, 0, told.move, event.seat, event.kind, event.args)
    if wording is not None:
        said = {name: str(value).lower() if isinstance(value, bool) else value for name, value in event.args.items()}
        if "level" in said:
            said["level"] = wording.level(str(said["level"]))
        line.text = wording.say(f"table-log-{event.kind}", {"seat": event.seat, **said})
    return line


def _move(table: Table, entry: Entry, viewer: Viewer, index: int, veiled: int) -> int:
    """The number that a viewer gives to a move of an entry."""
    fact = entry.fact
    if index == 0:
        return 0
    if isinstance(fact, Started):
        return table.moves_for(viewer, index)
    assert isinstance(fact, Played)
    if table.open_book:
        first, standing = table.past.standing(entry)
        return (first if index <= standing else fact.play.first) + index
    lacks = table.past.lacks[entry.number]
    return fact.play.first - lacks[-1 if viewer is None else viewer] + index - veiled


def log_lines(
    table: Table, viewer: Viewer, wording: Wording, after: int = 0, before: int | None = None, limit: int = LINES
) -> list[LogLine]:
    """Lines of entries behind `after` and before `before`: the last `limit`, or the first if `after` is given."""
    last = table.entries_for(viewer) if before is None else min(before - 1, table.entries_for(viewer))
    numbers = range(after + 1, last + 1)
    pieces: list[list[LogLine]] = []
    count = 0
    for shown in numbers if after else reversed(numbers):
        if count >= limit:
            break
        pieces.append(entry_lines(table, shown_entry(table, viewer, shown), viewer, wording))
        count += len(pieces[-1])
    return [line for piece in (pieces if after else reversed(pieces)) for line in piece]


def entries_behind(table: Table, viewer: Viewer, after: int) -> list[Entry]:
    """The entries that a viewer may know of, behind so many."""
    return [shown_entry(table, viewer, shown) for shown in range(after + 1, table.entries_for(viewer) + 1)]


def shown_entry(table: Table, viewer: Viewer, shown: int) -> Entry:
    """The entry that has this number for a viewer."""
    return table.entries[table.counted.true(viewer, shown) - 1]
