"""Every sentence in four languages: nothing malformed, missing, or with other placeholders; every rule tested."""

from __future__ import annotations

import ast
import re
from functools import lru_cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bottega
from bottega.games import NAMES, title
from bottega.kernel.components import Footnote
from bottega.text import LANGUAGES, bring_texts, files, forget_texts, words

TESTS = Path(__file__).parent
FILES = files("en")


def in_language(file: Path, language: str) -> Path:
    return file.parent.parent / language / file.name


class Placeholders(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.names.add(f"message {node.id.name}")


@lru_cache
def patterns(language: str, file: Path) -> dict[str, set[str]]:
    """Every message and attribute of a file (`id` or `id.attribute`) with its placeholders."""
    found: dict[str, set[str]] = {}
    resource = FluentParser(with_spans=True).parse(in_language(file, language).read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ftl.Junk):
            raise AssertionError(
                f"{language}/{file.name}: {entry.annotations[0].message}: {(entry.content or '')[:80]!r}"
            )
        if isinstance(entry, ftl.Message):
            name = entry.id.name
            assert name not in found, f"{language}/{file.name}: {name} stands there twice"
            parts = [(name, entry.value)] + [(f"{name}.{part.id.name}", part.value) for part in entry.attributes]
            for key, pattern in parts:
                if pattern is not None:
                    visitor = Placeholders()
                    visitor.visit(pattern)
                    found[key] = visitor.names
    return found


@pytest.mark.parametrize(
    ("language", "shown"),
    [
        ("en", ["−0.5", "+2.00", "0", "12.5%", "0.001"]),
        ("de", ["−0,5", "+2,00", "0", "12,5\xa0%", "0,001"]),
        ("fr", ["−0,5", "+2,00", "0", "12,5\u202f%", "0,001"]),
        ("nl", ["−0,5", "+2,00", "0", "12,5%", "0,001"]),
    ],
)
def test_numbers_are_written_as_the_language_does(language: str, shown: list[str]) -> None:
    say = words(language)
    told = [say.figure(-0.5, 1), say.figure(2, 2, signed=True), say.figure(-0.4), say.percent(0.125, 1)]
    assert [*told, say.value("bots", "rate", 0.001)] == shown


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_messages_with_the_same_placeholders_in_each_language(language: str, file: Path) -> None:
    english, other = patterns("en", file), patterns(language, file)
    assert set(english) == set(other)
    assert {key: names for key, names in other.items() if names != english[key]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_has_a_file_of_its_own(language: str) -> None:
    assert files(language) == [in_language(file, language) for file in FILES]


@lru_cache
def rules_with_a_test() -> frozenset[str]:
    """All ids named by `@pytest.mark.rule(...)` in the tests."""
    found: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                found |= {
                    arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                }
    return frozenset(found)


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_has_a_title_a_text_and_a_test(name: str) -> None:
    english = words("en")
    rules = title(name).rules
    ids = [rule.id for rule in rules]
    assert len(ids) == len(set(ids))
    assert [rule for rule in ids if not rule.startswith(f"{name}-")] == []
    assert [rule for rule in ids if not (english.has(rule) and english.has(rule, "title"))] == []
    assert [rule.id for rule in rules if rule.section and not english.has(rule.section)] == []
    assert [rule.id for rule in rules if not rule.book and not english.has(rule.id, "ruling")] == []
    assert sorted(set(ids) - rules_with_a_test()) == [], "rules without a test"


@pytest.mark.parametrize("name", NAMES)
def test_no_test_names_a_rule_that_is_not_in_the_rulebook(name: str) -> None:
    ids = {rule.id for rule in title(name).rules}
    assert sorted(rule for rule in rules_with_a_test() if rule.startswith(f"{name}-") and rule not in ids) == []


@pytest.mark.parametrize("name", NAMES)
def test_every_option_and_kind_of_move_has_words(name: str) -> None:
    english = words("en")
    assert english.has(f"{name}-title")
    for option in title(name).options:
        assert english.has(f"{name}-option-{option.name}")
        assert english.has(f"{name}-option-{option.name}", "about")
    for language in LANGUAGES:
        speak = words(language)
        for move in bottega.new_game(name, title(name).players[-1], seed=1).catalogue:
            told = speak.move(name, move)
            assert told, move
            assert not told[0].islower(), move
            assert "{" not in told, move


@pytest.mark.parametrize("name", NAMES)
def test_every_argument_that_is_chosen_by_itself_has_a_name(name: str) -> None:
    """Where a kind of move has several, the page offers one choice after the other."""
    for move in bottega.new_game(name, title(name).players[-1], seed=1).catalogue:
        for argument in move.args if len(move.args) > 1 else ():
            assert words("en").has(f"{name}-argument-{argument}"), move


def keys_of_figures(value: object) -> set[str]:
    """The keys under which owners of the box are shown figures; those of texts alone are left out, as on the page."""
    if isinstance(value, list):
        return set().union(*map(keys_of_figures, value))
    if not isinstance(value, dict):
        return set()
    inner = {key: keys_of_figures(one) | ({key} if has_figures(one) else set()) for key, one in value.items()}
    return set().union(*inner.values())


def has_figures(value: object) -> bool:
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else None
    return not isinstance(value, str) if inside is None else any(map(has_figures, inside))


@pytest.mark.parametrize("name", NAMES)
def test_every_key_of_owners_figures_has_a_name(name: str) -> None:
    """By a text of its own or by that of the thing as `figures/names.ts` looks for it; all languages alike."""
    known = {key for file in FILES for key, placeholders in patterns("en", file).items() if not placeholders}
    sections = title(name).components().data.values()
    for key in sorted(set().union(*map(keys_of_figures, sections))):
        if key.isdigit() or len(key) == 1:
            continue  # so many players; a letter that is printed
        plain = key.replace("_", "-")
        ids = [f"figures-{plain}", f"{name}-{plain}", f"{name}-{plain.removesuffix('s')}", f"page-{name}-{plain}"]
        assert known & {*ids, *(f"{one}.title" for one in ids)}, key


def test_words_join_lists_and_name_seats_and_things() -> None:
    english = words("en").at_table(["Ada", "Ben", "Cleo"])
    assert english.value("toy", "seats", [0, 1, 2]) == "Ada, Ben and Cleo"
    assert english.value("toy", "counts", [3]) == "3"
    assert english.value("toy", "thing", "opera") == "opera"
    assert words("de").seat(1) == "Spieler 2"
    assert words("fr").seat(-1) == "la table"


def test_a_language_that_we_do_not_speak_is_an_error() -> None:
    with pytest.raises(bottega.TextError) as caught:
        words("xx")
    assert str(caught.value) == "There are no texts in “xx”. There are: en, de, fr and nl."


@pytest.mark.parametrize("name", NAMES)
def test_sources_of_rules_cite_the_book_and_rulings_are_texts(name: str) -> None:
    """A citation is the book's own words, the same in every language; what we decided is translated."""
    cited = re.compile(r"([\w-]+( \d{4})?, )?(p\. \d+(-\d+)?(, \d+)*|[A-Z])")
    for rule in title(name).rules:
        assert "ruling" not in rule.book
        assert all(cited.match(part) for part in rule.book.split("; ") if part), rule.id
        assert rule.book or words("en").has(rule.id, "ruling"), rule.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_tables_and_notes_of_the_components_are_translated(name: str, language: str) -> None:
    said = words(language)
    for footnote in title(name).components().footnotes:
        assert said.table(name, footnote) != footnote.where
        assert said.note(footnote) != footnote.note or not footnote.note, footnote.where


def test_a_footnote_in_plain_words_is_shown_as_it_is() -> None:
    footnote = Footnote("landscapes", "source", 90, "Measured on the tiles of a friend.")
    assert words("de").note(footnote) == "Measured on the tiles of a friend."
    assert words("de").table("florence", footnote) == "Landschaftsplättchen"


def test_pages_and_rulings_are_worded_in_the_language_of_the_reader() -> None:
    rule = next(rule for rule in title("florence").rules if rule.id == "florence-offer-turn")
    assert words("nl").source(rule) == "blz. 12, Ablauf der Phase A2. Uitleg: Wie past, past voor de hele fase."


def test_what_a_title_from_elsewhere_says_only_in_english_is_english_with_a_note(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "gift.ftl").write_text("gift-title = Gifts\ngift-move-give = Give { $florins } florins\n")
    bring_texts(tmp_path)
    try:
        assert words("en").say("gift-move-give", {"florins": 5}) == "Give 5 florins"
        assert words("fr").say("gift-move-give", {"florins": 5}) == "Give 5 florins (en anglais)"
        with pytest.raises(KeyError):
            words("fr").say("gift-nothing")
    finally:
        forget_texts(tmp_path)
