"""News: entries that those at a table are told. What is the same for several of them is looked up once."""

from __future__ import annotations

from bottega.tables.count import Viewer
from bottega.tables.entries import Entry
from bottega.tables.shapes import EntryInfo, Shown, ready
from bottega.tables.sight import entry_info
from bottega.tables.table import Table
from bottega.tables.telling import Telling
from bottega.tables.wording import Wording


class News:
    """Entries that those at a table are told: what is the same for all of them."""

    __slots__ = ("_around", "_tellings", "_wordings", "changes_game", "entries", "renewed", "table", "turned")

    def __init__(self, table: Table, entries: list[Entry]) -> None:
        self.table = table
        self.entries = entries
        self.changes_game = any(entry.fact.changes_game for entry in entries)
        self.turned = table.turned >= entries[0].number  # others are asked now
        self.renewed = {entry.fact.ends_link for entry in entries} - {None}
        self._around = table.clock is not None or table.status != "running"
        self._wordings: dict[str, Wording] = {}
        self._tellings = {entry.number: Telling.of(table, entry) for entry in entries}

    def wording(self, language: str) -> Wording:
        found = self._wordings.get(language)
        if found is None:
            found = self._wordings[language] = Wording.of(self.table, language)
        return found

    def info(self, entry: Entry, viewer: Viewer, wording: Wording | None) -> EntryInfo:
        """One of the entries as a viewer may know it, ready to be sent."""
        telling = self._tellings[entry.number]
        if telling is None:
            return entry_info(self.table, entry, viewer, wording)
        told: EntryInfo = ready(telling.told(viewer, wording))
        return told

    def seen_by(self, viewer: Viewer) -> list[Entry]:
        hides = self.table.counted.hides
        if len(self.entries) == 1 and not hides(viewer, self.entries[0].number):
            return self.entries
        return [entry for entry in self.entries if not hides(viewer, entry.number)]

    def changes_table(self, seen: list[Entry]) -> bool:
        """Whether what people are shown around the game may be another."""
        return self._around or any(entry.fact.changes_table for entry in seen)


class Told:
    """What one viewer is told of news: whether the position is another for it, and whether it is shown at once."""

    __slots__ = ("at_once", "changed", "messages", "shown")

    def __init__(self, messages: list[bytes], changed: bool, at_once: bool, shown: Shown | None) -> None:
        self.messages = messages
        self.changed = changed
        self.at_once = at_once
        self.shown = shown
