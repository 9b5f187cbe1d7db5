"""All messages as a reader of the files sees them: every text with its language, file and key."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bottega.text import files


class Text(NamedTuple):
    language: str
    file: str
    key: str  # `id` or `id.attribute`
    text: str  # without placeables; every variant of a selector


@lru_cache
def texts(language: str) -> list[Text]:
    return [text for path in files(language) for text in _of_file(language, path)]


def _of_file(language: str, path: Path) -> Iterator[Text]:
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if not isinstance(entry, ftl.Message):
            continue
        parts = [(entry.id.name, entry.value), *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes)]
        for key, pattern in parts:
            if pattern is not None:
                yield Text(language, path.stem, key, re.sub(r"\s+", lambda space: space[0][:1], _spoken(pattern)))


def _spoken(pattern: ftl.Pattern) -> str:
    """The words of a pattern; a figure or a name that comes in is shown as □."""
    words: list[str] = []
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            words.append(element.value)
        elif isinstance(element.expression, ftl.SelectExpression):
            words.append(" / ".join(_spoken(variant.value) for variant in element.expression.variants))
        else:
            words.append("□")
    return "".join(words)
