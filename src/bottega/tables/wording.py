"""Wording: a table's moves, events and refusals in one language, with the names of its people."""

from __future__ import annotations

import logging
from typing import Any

from bottega.kernel.event import Event
from bottega.kernel.move import Move
from bottega.kernel.reason import Reason
from bottega.tables.table import Table
from bottega.text import Words, words

_log = logging.getLogger("bottega.text")
_moves: dict[tuple[str, str, int, str], str] = {}
_lacked: set[tuple[str, str]] = set()


class Wording:
    """A sentence that is missing is answered by its id and reported: a table never fails for want of a word."""

    __slots__ = ("_open", "title", "words")

    def __init__(self, language: str, title: str = "", names: list[str] | None = None) -> None:
        self.title = title
        self._open: dict[int, tuple[Event, str]] = {}  # the event is kept so that its id stays its own
        self.words: Words = words(language) if names is None else words(language).at_table(names)

    @staticmethod
    def of(table: Table, language: str) -> Wording:
        return Wording(language, table.title, names(table, language))

    def say(self, message: str, args: dict[str, Any] | None = None) -> str:
        try:
            return self.words.say(message, args)
        except (KeyError, LookupError) as error:
            return self._lacking(message, error)

    def reason(self, reason: Reason) -> str:
        try:
            return self.words.reason(reason)
        except (KeyError, LookupError) as error:
            return self._lacking(reason.rule, error)

    def move(self, move: Move) -> str:
        key = (self.words.language, self.title, move.number, move.text)
        known = _moves.get(key)
        if known is None:
            try:
                known = self.words.move(self.title, move)
            except (KeyError, LookupError) as error:
                known = self._lacking(move.text, error)
            _moves[key] = known
        return known

    def event(self, event: Event, seat: int | None) -> str:
        """An event as `seat` may know it. One without secrets reads the same for all, so it is worded once."""
        known = self._open.get(id(event))
        if known is not None:
            return known[1]
        try:
            text = self.words.event(self.title, event, seat)
        except (KeyError, LookupError) as error:
            text = self._lacking(event.kind, error)
        if not event.secret:
            self._open[id(event)] = (event, text)
        return text

    def _lacking(self, message: str, error: Exception) -> str:
        lack = (self.words.language, message)
        if lack not in _lacked and len(_lacked) < 1000:
            _lacked.add(lack)
            _log.warning("no words in %s for %s: %s", *lack, error)
        return message


def names(table: Table, language: str) -> list[str]:
    """What everybody is called, in the reader's language."""
    said = words(language)
    return [
        seat.name
        if seat.kind == "person"
        else said.say("table-bot", {"level": seat.level or "", "number": index + 1})
        if seat.kind == "bot"
        else said.say("seat", {"number": index + 1})
        for index, seat in enumerate(table.seats)
    ]
