"""The glossary: what each thing is called in each language, with its source, and the words that stray from it.

Each title has one, `text/glossary.toml` in its folder; `house.toml` is for what all share. The guard
test holds every text to it; `tools/glossary.py` prints it as `docs/glossary.md`.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

from bottega import games

HOUSE = "house"
_HOUSE_FILE = Path(__file__).with_name("house.toml")


@dataclass(frozen=True)
class Concept:
    """One thing with its words by language."""

    name: str
    words: dict[str, str]
    stray: dict[str, list[str]]
    everywhere: bool  # stray words fail in every text of the language, not only in those of the title
    exceptions: dict[str, str]  # messages that may say a stray word, each with its reason

    def strays(self, language: str, text: str) -> list[str]:
        """The stray words that stand in a text."""
        return [word for word in self.stray.get(language, []) if _pattern(word).search(text)]


@dataclass(frozen=True)
class Glossary:
    title: str
    sources: dict[str, str]
    concepts: list[Concept]


def names() -> list[str]:
    return [*games.NAMES, HOUSE]


def read(title: str) -> Glossary:
    file = _HOUSE_FILE if title == HOUSE else games.texts(title) / "glossary.toml"
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return Glossary(title, data["sources"], [_concept(entry) for entry in data["concept"]])


def _concept(entry: dict[str, object]) -> Concept:
    known = {"name", "stray", "everywhere", "except"}
    stray, exceptions = entry.get("stray", {}), entry.get("except", {})
    assert isinstance(stray, dict)
    assert isinstance(exceptions, dict)
    return Concept(
        str(entry["name"]),
        {language: str(word) for language, word in entry.items() if language not in known},
        stray,
        bool(entry.get("everywhere", False)),
        exceptions,
    )


def _pattern(word: str) -> re.Pattern[str]:
    """A word with its borders; a final * stands for any ending."""
    ending = r"\w*" if word.endswith("*") else ""
    return re.compile(rf"(?<!\w){re.escape(word.rstrip('*'))}{ending}(?!\w)", re.IGNORECASE)
