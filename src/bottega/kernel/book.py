"""The rulebook as a newcomer reads it: chapters of passages, rules, examples and tables.

A title lays out its book as a function of its components, so that every figure and table in it is
that of the game in play. Nothing here is a sentence: `text.book` words it in a language.
"""

from __future__ import annotations

from typing import Final

from bottega.kernel.reason import Reason, Rule, Value


class Passage:
    """A paragraph that is no rule of its own: the aim, what lies in the box, how a round goes."""

    kind: Final = "passage"
    __slots__ = ("args", "message")

    def __init__(self, message: str, args: dict[str, Value] | None = None) -> None:
        self.message = message
        self.args = args or {}


class Example:
    """A case worked out with figures."""

    kind: Final = "example"
    __slots__ = ("args", "message")

    def __init__(self, message: str, args: dict[str, Value] | None = None) -> None:
        self.message = message
        self.args = args or {}


class Rules:
    """Rules of the title, by id, in the order in which they are read."""

    kind: Final = "rules"
    __slots__ = ("ids",)

    def __init__(self, *ids: str) -> None:
        self.ids = ids


class Drawn:
    """A thing in a table that is shown as well as named; `shape` gives the rows of a tile's outline, X for a square."""

    __slots__ = ("shape", "thing")

    def __init__(self, thing: str, shape: list[str] | None = None) -> None:
        self.thing = thing
        self.shape = shape or []


Row = tuple[Value | Drawn | Reason, ...]


class Grid:
    """A table: its heading, the headings of its columns (message ids), and rows of things and figures.

    A text in a row is the name of a thing or a message id, a `Reason` a message with arguments of its own; an empty
    text leaves the cell empty.
    """

    kind: Final = "grid"
    __slots__ = ("columns", "message", "rows")

    def __init__(self, message: str, columns: tuple[str, ...], rows: list[Row]) -> None:
        self.message = message
        self.columns = columns
        self.rows = rows


Block = Passage | Example | Rules | Grid


class Chapter:
    """A chapter: the message id of its heading, and what stands in it."""

    __slots__ = ("blocks", "message")

    def __init__(self, message: str, *blocks: Block) -> None:
        self.message = message
        self.blocks = blocks


def chapters_of(rules: tuple[Rule, ...]) -> list[Chapter]:
    """The plainest book: the rules by their sections, for titles that lay out none of their own."""
    sections: dict[str, list[str]] = {}
    for rule in rules:
        if rule.section:
            sections.setdefault(rule.section, []).append(rule.id)
    return [Chapter(section, Rules(*ids)) for section, ids in sections.items()]
