"""Wording: a table's moves, events and refusals in one language, with the names of its people."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import lru_cache

import msgspec

from bottega.bots.styles import level_name
from bottega.kernel.event import Event
from bottega.kernel.move import Catalogue, Move
from bottega.kernel.reason import Reason
from bottega.tables.shapes import MoveInfo
from bottega.tables.table import Table
from bottega.text import LANGUAGES, Words, words

_log = logging.getLogger("bottega.text")
_lacked: set[tuple[str, str]] = set()

KEPT = 20_000  # sentences in memory
MARKS = [chr(0xE000 + seat) for seat in range(10)]  # stand for the people's names in sentences that all tables share
_FIRST_BYTES = MARKS[0].encode()[:2]  # of each of them
_said: dict[tuple[str, ...], str] = {}
_write = msgspec.json.Encoder().encode


def holds_mark(told: bytes) -> bool:
    """Whether JSON holds what may be a mark."""
    return _FIRST_BYTES in told


class Sheet:
    """Moves of one catalogue in one language, as they are sent: by their numbers."""

    __slots__ = ("infos", "marked")

    def __init__(self) -> None:
        self.infos: dict[int, bytes] = {}
        self.marked: set[int] = set()  # those with marks in the place of names


_sheets: dict[tuple[Catalogue, str, bool], Sheet] = {}


class Wording:
    """A sentence that is missing is answered by its id and reported: a table never fails for want of a word.

    Wording is dear, so a sentence is kept with marks in the place of names: every table of a language shares it.
    """

    __slots__ = ("_fillings", "_words", "language", "names", "title")

    def __init__(self, language: str, title: str = "", names: list[str] | None = None) -> None:
        self.language = language
        self.title = title
        self.names = names
        self._fillings: list[tuple[bytes, bytes]] | None = None  # names in JSON, by their marks
        self._words: Words = words(language) if names is None else _marked(words(language))

    @staticmethod
    def of(table: Table, language: str) -> Wording:
        return Wording(language, table.title, names(table, language))

    def marked(self) -> Wording:
        """The same with marks in the place of names."""
        return self if self.names is None else Wording(self.language, self.title, MARKS)

    def filled(self, told: bytes) -> bytes:
        """JSON with the names of this table's people in the place of marks."""
        if self.names is not None and holds_mark(told):
            if self._fillings is None:
                self._fillings = [
                    (mark.encode(), _write(name)[1:-1]) for mark, name in zip(MARKS, self.names, strict=False)
                ]
            for mark, name in self._fillings:
                told = told.replace(mark, name)
        return told

    def say(self, message: str, args: Mapping[str, object] | None = None) -> str:
        return self._kept("say", message, repr(args), message, lambda: self._words.say(message, args))

    def reason(self, reason: Reason) -> str:
        return self._kept("reason", reason.rule, repr(reason.args), reason.rule, lambda: self._words.reason(reason))

    def move(self, move: Move) -> str:
        return self._kept("move", self.title, move.text, move.text, lambda: self._words.move(self.title, move))

    def told(self, catalogue: Catalogue, numbers: list[int]) -> bytes:
        """A list of `MoveInfo` as it is sent. The same moves are offered again and again, at every table."""
        try:
            sheet = _sheets[catalogue, self.language, self.names is not None]
            infos = [sheet.infos[number] for number in numbers]
        except KeyError:
            sheet = self._noted(catalogue, numbers)
            infos = [sheet.infos[number] for number in numbers]
        told = b"[%b]" % b",".join(infos)
        return told if sheet.marked.isdisjoint(numbers) else self.filled(told)

    def _noted(self, catalogue: Catalogue, numbers: list[int]) -> Sheet:
        """A sheet with these moves on it, with marks in the place of names."""
        if sum(len(sheet.infos) for sheet in _sheets.values()) >= KEPT:
            _sheets.clear()
        sheet = _sheets.setdefault((catalogue, self.language, self.names is not None), Sheet())
        for number in numbers:
            if number not in sheet.infos:
                info = sheet.infos[number] = self._encoded(catalogue[number])
                if holds_mark(info):
                    sheet.marked.add(number)
        return sheet

    def _encoded(self, move: Move) -> bytes:
        words = self._kept("move", self.title, move.text, move.text, lambda: self._words.move(self.title, move), False)
        return _write(MoveInfo(move.text, move.kind, move.args, words))

    def event(self, event: Event, seat: int | None) -> str:
        """An event as `seat` may know it."""
        seen = event.seen_by(seat)
        told = f"{seen.kind} {seen.seat} {seen.args!r} {seen.secret!r}"
        return self._kept("event", self.title, told, event.kind, lambda: self._words.event(self.title, event, seat))

    def level(self, level: str) -> str:
        return level_name(self._words, level)

    def seat(self, seat: int) -> str:
        return self._filled(self._words.seat(seat))

    def _kept(
        self, kind: str, about: str, told: str, otherwise: str, word: Callable[[], str], filled: bool = True
    ) -> str:
        key = (self.language, "" if self.names is None else "named", kind, about, told)
        known = _said.get(key)
        if known is None:
            try:
                known = word()
            except (KeyError, LookupError) as error:
                return self._lacking(otherwise, error)
            if len(_said) >= KEPT:
                _said.clear()
            _said[key] = known
        return self._filled(known) if filled else known

    def _filled(self, text: str) -> str:
        """The sentence with the names of this table's people."""
        if self.names is not None and not text.isascii():
            for mark, name in zip(MARKS, self.names, strict=False):
                if mark in text:
                    text = text.replace(mark, name)
        return text

    def _lacking(self, message: str, error: Exception) -> str:
        lack = (self.language, message)
        if lack not in _lacked and len(_lacked) < 1000:
            _lacked.add(lack)
            _log.warning("no words in %s for %s: %s", *lack, error)
        return message


@lru_cache(maxsize=2 * len(LANGUAGES))
def _marked(plain: Words) -> Words:
    """The same words with marks in the place of names."""
    return plain.at_table(MARKS)


def names(table: Table, language: str) -> list[str]:
    """What everybody is called, in the reader's language."""
    said = words(language)
    return [
        seat.name
        if seat.kind == "person" or (seat.kind == "bot" and seat.name)
        else said.say("table-bot", {"level": level_name(said, seat.level or ""), "number": index + 1})
        if seat.kind == "bot"
        else said.say("seat", {"number": index + 1})
        for index, seat in enumerate(table.seats)
    ]
