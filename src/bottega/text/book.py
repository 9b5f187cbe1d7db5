"""The rulebook of a title in a language, with the figures of the components in play."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from bottega.kernel.book import Block, Drawn, Example, Grid, Passage, Rules
from bottega.kernel.components import Components
from bottega.kernel.reason import Reason, Value
from bottega.kernel.title import Title
from bottega.text import Words


@dataclass(frozen=True)
class WordedPassage:
    text: str
    kind: Literal["passage"] = "passage"


@dataclass(frozen=True)
class WordedExample:
    text: str
    kind: Literal["example"] = "example"


@dataclass(frozen=True)
class WordedRule:
    id: str
    title: str
    text: str
    book: str  # where the printed book states it, and what had to be ruled
    also: str = ""  # other words by which it may be looked for
    kind: Literal["rule"] = "rule"


@dataclass(frozen=True)
class Cell:
    text: str
    thing: str = ""  # what a board can draw, by its name; several one after the other, with spaces between
    shape: list[str] = field(default_factory=list)  # the outline of a tile, row by row, X for a square


@dataclass(frozen=True)
class WordedGrid:
    title: str
    columns: list[str]
    rows: list[list[Cell]]
    kind: Literal["grid"] = "grid"


WordedBlock = WordedPassage | WordedExample | WordedRule | WordedGrid


@dataclass(frozen=True)
class WordedChapter:
    id: str
    title: str
    blocks: list[WordedBlock] = field(default_factory=list)


def worded_book(say: Words, title: Title, components: Components | None = None) -> list[WordedChapter]:
    """All chapters, as they are read from front to back."""
    return _Reader(say, title, components or title.components()).chapters()


def worded_rule(say: Words, title: Title, rule: str, components: Components | None = None) -> WordedRule:
    """One rule by its id; KeyError if the title has none such."""
    return _Reader(say, title, components or title.components()).rule(rule)


class _Reader:
    """Words the blocks of one book."""

    def __init__(self, say: Words, title: Title, components: Components) -> None:
        self._say = say
        self._title = title
        self._components = components
        self._figures = title.figures(components)
        self._rules = {rule.id: rule for rule in title.rules}

    def chapters(self) -> list[WordedChapter]:
        return [
            WordedChapter(
                chapter.message,
                self._said(chapter.message),
                [worded for block in chapter.blocks for worded in self._block(block)],
            )
            for chapter in self._title.book(self._components)
        ]

    def rule(self, id: str) -> WordedRule:
        rule = self._rules[id]
        also = self._said(id, "also") if self._say.has(id, "also") else ""
        return WordedRule(id, self._said(id, "title"), self._said(id), self._say.source(rule), also)

    def _said(self, message: str, attribute: str | None = None, args: dict[str, Value] | None = None) -> str:
        """The message with the title's figures; its bare id where a title brings no words."""
        if not self._say.has(message, attribute):
            return message
        return self._say.say(message, {**self._figures, **(args or {})}, attribute)

    def _block(self, block: Block) -> list[WordedBlock]:
        if isinstance(block, Passage):
            return [WordedPassage(self._said(block.message, None, block.args))]
        if isinstance(block, Example):
            return [WordedExample(self._said(block.message, None, block.args))]
        if isinstance(block, Rules):
            return [self.rule(id) for id in block.ids]
        return [self._grid(block)]

    def _grid(self, grid: Grid) -> WordedGrid:
        rows = [[self._cell(value) for value in row] for row in grid.rows]
        return WordedGrid(self._said(grid.message), [self._said(column) for column in grid.columns], rows)

    def _cell(self, value: Value | Drawn | Reason) -> Cell:
        if isinstance(value, Reason):
            return Cell(self._said(value.rule, None, value.args))
        if isinstance(value, Drawn):
            return Cell(self._say.thing(self._title.name, value.thing), value.thing, value.shape)
        if isinstance(value, str) and value.startswith(f"{self._title.name}-"):
            return Cell(self._said(value))
        return Cell(str(self._say.value(self._title.name, "", value)), " ".join(self._things(value)))

    def _things(self, value: Value) -> list[str]:
        """The things of the title that a value names."""
        named = [value] if isinstance(value, str) else value if isinstance(value, list) else []
        return [name for name in named if isinstance(name, str) and self._say.has(f"{self._title.name}-{name}")]
