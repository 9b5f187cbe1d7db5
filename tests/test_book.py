"""The rulebook from which one learns a game: whole, in four languages, with the figures of the components in play."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bottega.cli.rules import find_chapters
from bottega.games import NAMES, title
from bottega.kernel.book import Grid, Rules
from bottega.text import LANGUAGES, words
from bottega.text.book import worded_book
from bottega.text.search import finds

CASES = json.loads((Path(__file__).parent / "search.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['query']} in {case['text']}")
def test_the_search_forgives_slips(case: dict[str, object]) -> None:
    assert finds(str(case["query"]), str(case["text"])) is case["found"]


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_stands_in_the_book_once(name: str) -> None:
    shelf = title(name)
    blocks = [block for chapter in shelf.book(shelf.components()) for block in chapter.blocks]
    stated = [id for block in blocks if isinstance(block, Rules) for id in block.ids]
    assert len(stated) == len(set(stated))
    assert set(stated) == {rule.id for rule in shelf.rules if rule.section}, "what only the program refuses is no rule"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_is_worded(name: str, language: str) -> None:
    shelf = title(name)
    for chapter in worded_book(words(language), shelf):
        assert chapter.blocks
        texts = [chapter.title]
        for block in chapter.blocks:
            if block.kind == "grid":
                texts += [block.title, *block.columns, *(cell.text for row in block.rows for cell in row)]
            else:
                texts.append(block.text)
        assert not [text for text in texts if text.startswith(f"{name}-") or "{" in text]


def test_cells_name_the_things_that_a_board_can_draw() -> None:
    shelf = title("fresco")
    grids = [block for chapter in worded_book(words("de"), shelf) for block in chapter.blocks if block.kind == "grid"]
    drawn = {cell.text: cell.thing for grid in grids for row in grid.rows for cell in row}
    assert drawn["Rot, Grün und Lila"] == "red green purple"
    assert not [thing for text, thing in drawn.items() if text.isdigit() and thing]


@pytest.mark.parametrize("name", NAMES)
def test_tables_have_as_many_cells_as_columns(name: str) -> None:
    shelf = title(name)
    for chapter in shelf.book(shelf.components()):
        for block in chapter.blocks:
            if isinstance(block, Grid):
                assert {len(row) for row in block.rows} == {len(block.columns)}, block.message


# Digits that are no figures of the box: names of phases, strengths and steps of 1, the first tile and the second.
DIGITS = {
    "florence": {"A1", "A2", "0"},
    "fresco": {"S1", "S2", "S3", "0", "1", "4"},
    "stanza": {"0", "1", "2", "3", "1st", "2nd", "3rd", "1re", "2e", "3e", "1e"},
}
FACTS = {"stanza-assumed-costs"}  # tells which figures the books print, whatever is played with
LAID_OUT = [name for name in NAMES if title(name).figures(title(name).components())]


@pytest.mark.parametrize("name", LAID_OUT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_figure_of_the_box_is_typed_into_a_rule(name: str, language: str) -> None:
    """Rendered with every figure struck out, no rule has a digit left: a corrected components file changes the text."""
    shelf, said = title(name), words(language)
    struck = dict.fromkeys(shelf.figures(shelf.components()), "·")
    typed = {}
    for rule in shelf.rules:
        if rule.id in FACTS:
            continue
        left = set(re.findall(r"\w*\d\w*", said.say(rule.id, dict(struck)))) - DIGITS[name]
        if left:
            typed[rule.id] = left
    assert typed == {}


def test_a_corrected_figure_changes_the_text(tmp_path: Path) -> None:
    shelf = title("florence")
    mine = tmp_path / "mine.toml"
    mine.write_text(shelf.components_file.read_text(encoding="utf-8").replace("start = 3500", "start = 3600"))
    book = worded_book(words("en"), shelf, shelf.components(mine))
    texts = [block.text for chapter in book for block in chapter.blocks if block.kind == "rule"]
    assert any("3,600 florins" in text for text in texts)
    assert not any("3,500" in text for text in texts)


def test_of_a_table_only_the_rows_that_fit_are_found() -> None:
    found = find_chapters(worded_book(words("en"), title("florence")), "cartographer library")
    grids = [block for chapter in found for block in chapter.blocks if block.kind == "grid"]
    assert [[row[0].text for row in grid.rows] for grid in grids] == [["Library"], ["Cartographer"]]
