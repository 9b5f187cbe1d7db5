"""Components: a game's figures as data, each with its provenance.

A components file is TOML. In any table, the keys `provenance` ("book", "source", "memory" or
"reconstructed"), `confidence` (per cent) and `note` tell where its figures come from; they are
not part of the digest, so that a better footnote does not make another game.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any

from bottega.kernel.errors import ComponentsError
from bottega.kernel.plain import Figures, Raw
from bottega.kernel.reason import Reason, Value, quoted

PROVENANCE = ("book", "source", "memory", "reconstructed")
_FOOTNOTES = ("provenance", "confidence", "note")


def wrong(where: str, problem: str) -> ComponentsError:
    """The error for a figure that cannot be: where it stands in the file, and what is wrong."""
    return ComponentsError(Reason("components-wrong", {"where": where, "problem": problem}))


def figure(data: Raw, where: str) -> object:
    """What stands at a place of the file, such as `hostel.times[2].price`."""
    value: object = data
    for step in where.replace("[", ".[").split("."):
        found = value
        if step.startswith("[") and isinstance(found, list) and int(step[1:-1]) < len(found):
            value = found[int(step[1:-1])]
        elif isinstance(found, dict) and step in found:
            value = found[step]
        else:
            raise wrong(where, "is missing")
    return value


def number(data: Raw, where: str, least: int, most: int | None = None, default: int | None = None) -> int:
    """A whole number within bounds; `default` for one that may be left out."""
    if default is not None:
        part, _, key = where.rpartition(".")
        if key not in table(data, part):
            return default
    value = figure(data, where)
    if type(value) is not int or value < least or (most is not None and value > most):
        bounds = f"of at least {least}" if most is None else f"from {least} to {most}"
        raise wrong(where, f"must be a whole number {bounds}")
    return value


def numbers(data: Raw, where: str, count: int | None, least: int, most: int) -> list[int]:
    """A list of whole numbers within bounds, so many if that is told."""
    values = figure(data, where)
    if not isinstance(values, list) or not values or any(type(v) is not int or not least <= v <= most for v in values):
        raise wrong(where, f"must be whole numbers from {least} to {most}")
    if count is not None and len(values) != count:
        raise wrong(where, f"must be {count} numbers, not {len(values)}")
    return list(values)


def table(data: Raw, where: str) -> Raw:
    found = figure(data, where)
    if not isinstance(found, dict):
        raise wrong(where, "must be a table")
    return found


def rows(data: Raw, where: str) -> list[Raw]:
    found = figure(data, where)
    if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
        raise wrong(where, "must be a list of tables")
    return found


def listed(data: Raw, where: str) -> list[object]:
    found = figure(data, where)
    if not isinstance(found, list):
        raise wrong(where, "must be a list")
    return found


def choice(names: list[str] | tuple[str, ...], where: str, name: object) -> int:
    """The number of a name that must be one of some."""
    if not isinstance(name, str) or name not in names:
        raise wrong(where, f'"{name}" is none of {", ".join(names)}')
    return list(names).index(name)


class Footnote:
    """Where the figures of one table come from."""

    __slots__ = ("confidence", "note", "provenance", "where")

    def __init__(self, where: str, provenance: str, confidence: int, note: str) -> None:
        self.where = where
        self.provenance = provenance
        self.confidence = confidence
        self.note = note

    def __reduce__(self) -> Any:
        return Footnote, (self.where, self.provenance, self.confidence, self.note)

    @property
    def doubtful(self) -> bool:
        """To be shown to players as an assumption."""
        return self.provenance in ("memory", "reconstructed")


class Components:
    """The parsed file: `data` without footnotes, `footnotes` in file order, `digest` of the data."""

    def __init__(self, data: Figures, footnotes: list[Footnote]) -> None:
        self.data = data
        self.footnotes = footnotes
        text = json.dumps(data, sort_keys=True, separators=(",", ":"))
        self.digest = hashlib.sha256(text.encode()).hexdigest()[:16]
        self.tables: Any = None  # a title may keep what it computes from the data here

    def __reduce__(self) -> Any:
        return _shared, (self.digest, self.data, self.footnotes)

    @staticmethod
    def read(path: Path, game: str) -> Components:
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, ValueError) as error:  # ValueError: no UTF-8, or a path that no system can have
            args: dict[str, Value] = {"path": quoted(path), "problem": quoted(error)}
            raise ComponentsError(Reason("components-unreadable", args)) from None
        return Components.parse(text, game)

    @staticmethod
    def parse(text: str, game: str) -> Components:
        try:
            data = tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # ValueError also for a number of thousands of digits
            raise ComponentsError(Reason("components-no-toml", {"problem": quoted(error)})) from None
        if data.get("game") != game:
            raise wrong("game", f'must be "{game}"')
        footnotes: list[Footnote] = []
        try:
            stripped: Figures = _strip(data, "", footnotes)
        except RecursionError:
            raise wrong("", "tables lie in one another too deep") from None
        return Components(stripped, footnotes)


_seen: dict[str, Components] = {}


def _shared(digest: str, data: Figures, footnotes: list[Footnote]) -> Components:
    """Unpickle to one object per process, so that tables are computed once."""
    if digest not in _seen:
        _seen[digest] = Components(data, footnotes)
    return _seen[digest]


def _strip(value: Any, where: str, footnotes: list[Footnote]) -> Any:
    """`value` without footnotes, which are collected."""
    if isinstance(value, dict):
        if "provenance" in value:
            footnotes.append(_footnote(value, where))
        return {
            key: _strip(inner, f"{where}.{key}" if where else key, footnotes)
            for key, inner in value.items()
            if key not in _FOOTNOTES
        }
    if isinstance(value, list):
        return [_strip(inner, f"{where}[{index}]", footnotes) for index, inner in enumerate(value)]
    if not isinstance(value, bool | int | float | str):
        raise wrong(where, "is a date or a time; figures are numbers, texts and truths")
    return value


def _footnote(table: Raw, where: str) -> Footnote:
    provenance = table["provenance"]
    if provenance not in PROVENANCE:
        raise wrong(f"{where}.provenance", f"must be one of {', '.join(PROVENANCE)}")
    confidence = table.get("confidence", 100)
    if type(confidence) is not int or not 0 <= confidence <= 100:
        raise wrong(f"{where}.confidence", "must be a whole number of per cent")
    return Footnote(where, provenance, confidence, str(table.get("note", "")))
