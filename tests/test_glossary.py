"""Every text keeps to the glossary: the published word for each thing, in each language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from messages import Text, texts

from bottega.games import NAMES
from bottega.text import LANGUAGES, glossary
from bottega.text.glossary import Concept

ROOT = Path(__file__).parent.parent
EVERY = [(title, concept) for title in glossary.names() for concept in glossary.read(title).concepts]


def belongs(text: Text, title: str) -> bool:
    """Whether a text is about a title: it stands in one of its files, or its key names the title."""
    return title in text.file.split("-") or title in text.key.split("-")


@pytest.mark.parametrize(("title", "concept"), EVERY, ids=lambda part: part if isinstance(part, str) else part.name)
def test_no_text_strays_from_the_glossary(title: str, concept: Concept) -> None:
    found = [
        (text.language, text.key, concept.strays(text.language, text.text), text.text)
        for language in concept.stray
        for text in texts(language)
        if (concept.everywhere or belongs(text, title)) and text.key not in concept.exceptions
        if concept.strays(text.language, text.text)
    ]
    assert found == [], f"the word is {concept.words}"


def test_every_title_has_a_glossary_with_words_and_sources_in_every_language() -> None:
    assert set(glossary.names()) == {*NAMES, glossary.HOUSE}
    for title in glossary.names():
        words = glossary.read(title)
        assert set(words.sources) == set(LANGUAGES)
        for concept in words.concepts:
            languages = set(LANGUAGES) if title in NAMES else set(concept.stray)
            assert languages <= set(concept.words), concept.name
            assert set(concept.stray) <= set(concept.words), concept.name


@pytest.mark.parametrize(("title", "concept"), EVERY, ids=lambda part: part if isinstance(part, str) else part.name)
def test_the_word_of_the_glossary_is_no_stray_and_exceptions_are_needed(title: str, concept: Concept) -> None:
    for language, word in concept.words.items():
        assert concept.strays(language, word) == []
    keys = {text.key: text for language in concept.stray for text in texts(language)}
    for key, reason in concept.exceptions.items():
        assert reason
        assert key in keys


def test_borders_of_words_count() -> None:
    concept = Concept("jester", {}, {"nl": ["nar", "wervings*"]}, False, {})
    assert concept.strays("nl", "Een nar danst.") == ["nar"]
    assert concept.strays("nl", "De narren") == []
    assert concept.strays("nl", "Een wervingskaart") == ["wervings*"]


def test_the_glossary_of_the_docs_is_up_to_date() -> None:
    page = ROOT / "docs" / "glossary.md"
    if not page.exists():
        pytest.skip("the docs are not installed with the package")
    written = page.read_text(encoding="utf-8")
    for _, concept in EVERY:
        assert f"| {concept.name} |" in written, "run tools/glossary.py"
        for word in concept.words.values():
            assert word in written, "run tools/glossary.py"


@pytest.mark.parametrize(
    "page",
    sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]),
    ids=lambda path: path.name,
)
def test_the_docs_are_in_plain_english(page: Path) -> None:
    if page.name == "glossary.md" or not page.exists():
        return
    prose = re.sub(r"`[^`]*`", "", page.read_text(encoding="utf-8"))
    assert re.findall(r".*\bcan not\b.*", prose) == []
