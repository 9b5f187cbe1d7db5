"""Every message read aloud: in each language, with each kind of argument, and nothing that an editor would strike."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from messages import texts

from bottega.games import NAMES
from bottega.text import LANGUAGES, files, words

FILES = sorted(path.stem for path in files("en"))

PEOPLE = {"seat", "seats", "other", "owner", "partner", "name", "names", "who", "bots", "walker", "level", "host"}
THINGS = {
    *("lot", "building", "tile", "person", "card", "deck", "character", "landscape", "landscapes", "freedom", "gift"),
    *("side", "missing", "thing", "discipline", "field", "art", "space", "means", "paint", "paints"),
    *("place", "request", "kind", "back", "from", "reward", "module", "work", "source", "asked", "phase", "part"),
    *("cards", "people", "tiles", "squares", "stalls", "origin", "rooms"),
}
SENTENCES = {
    "text",
    "problem",
    "why",
    "question",
    "ruling",
    "title",
    "table",
    "path",
    "address",
    "store",
    "search",
    "move",
}
HUNDREDS = {
    "florence": {"florins", "funds", "needed", "cash", "cost", "payment", "price", "highest", "lowest", "start"}
}
LIMITS = {"limit", "most"}
COLOURED = {"helper", "colour"}
CALLED = ["Ada", "Olga", "Élise", "Apprenti 2", "Ben"]


@lru_cache
def entries(language: str, file: str) -> list[ftl.Message]:
    (source,) = (path.read_text(encoding="utf-8") for path in files(language) if path.stem == file)
    return [entry for entry in FluentParser().parse(source).body if isinstance(entry, ftl.Message)]


class Arguments(Visitor):
    """Which arguments a pattern takes, and by which words or numbers it chooses between variants."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.choices: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        """A message within a message brings its own arguments."""
        for file in FILES:
            for entry in entries("en", file):
                if entry.id.name == node.id.name and entry.value is not None:
                    self.visit(entry.value)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = {
                key.name if isinstance(key, ftl.Identifier) else key.value for key in (v.key for v in node.variants)
            }
            self.choices.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@lru_cache
def bundle(language: str) -> FluentBundle:
    # What the browser's NUMBER can do more than ours does not matter here.
    made = FluentBundle([language], use_isolating=False, functions={"NUMBER": lambda number, **options: number})
    for path in files(language):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


@lru_cache
def things(language: str, title: str) -> list[str]:
    """The words for the things of a title: what a player can hold, choose or see."""
    kept = {"ask", "move", "log", "source", "chapter", "board", "figures", "option", "hint", "phase", "part", "book"}
    return [
        text.text
        for text in texts(language)
        if text.file == title and text.key.split("-")[1] not in kept and "." not in text.key and "□" not in text.text
        if not words(language).has(text.key, "title") and text.key != f"{title}-title"
    ]


def samples(language: str, file: str, name: str, choices: set[str], figures: bool) -> list[Any]:
    """What an argument can be; `figures` are those of the box, of which there is never just one."""
    title = next((title for title in NAMES if title in file.split("-")), "florence")
    if choices - {"one", "other"} and all(not key.isdigit() for key in choices):
        return sorted(choices - {"one"})
    if choices:
        return [0, 1, 2, 5]
    if name in PEOPLE:
        return CALLED
    if name in SENTENCES:
        return ["x"]
    if name in COLOURED:
        return [words(language).say(f"stanza-{colour}") for colour in ("blue", "red", "green", "yellow", "white")]
    if name in THINGS and (title, name) != ("florence", "back"):
        # Rulers have a full stop of their own in German: „Karl V.“; they come in as persons only.
        return [word for word in things(language, title) if name == "person" or not word.endswith(".")]
    return (
        [5, 1500]
        if figures or name in LIMITS
        else [100, 1500]
        if name in HUNDREDS.get(title, set())
        else [0, 1, 5, 1500]
    )


def read_aloud(language: str, file: str) -> Iterator[tuple[str, str]]:
    """Every message of a file with every sample: all arguments move on together, then one at a time."""
    for entry in entries(language, file):
        found = bundle(language).get_message(entry.id.name)
        parts = [("", entry.value, found.value)]
        parts += [(f".{a.id.name}", a.value, (found.attributes or {})[a.id.name]) for a in entry.attributes]
        for suffix, pattern, compiled in parts:
            if pattern is None or compiled is None:
                continue
            needs = Arguments()
            needs.visit(pattern)
            figures = (
                file.endswith(("-book", "-coach"))
                or suffix == ".about"
                or (not suffix and words(language).has(entry.id.name, "title"))
            )
            kinds = {
                name: samples(language, file, name, needs.choices.get(name, set()), figures)
                for name in sorted(needs.names)
            }
            for at in range(max([len(kind) for kind in kinds.values()], default=1)):
                args = {name: kind[at % len(kind)] for name, kind in kinds.items()}
                text, errors = bundle(language).format_pattern(compiled, args)
                assert not errors, f"{language}/{file}: {entry.id.name}{suffix}: {errors}"
                yield entry.id.name + suffix, str(text)


VOWEL = "aàâeéèêiîoôuûœæ"
FLAWS = {
    "a placeholder is left": r"[{}$]|\bNone\b",
    "an id is left": r"\b(?:florence|fresco|stanza|page|table|study|bots|server|cli)-[a-z]{3}",
    "two spaces": r"[^\n]  +(?=\S)",
    "a space at the border": r"^[ \u00a0\u202f]|[ \u00a0\u202f]$",
    "a straight apostrophe": r"(?<=\w)'(?=\w)",
    "a straight quotation mark": r'"',
    "two full stops": r"(?<!\.)\.\.(?!\.)",
}


def plural(numbers: str, nouns: str) -> str:
    """A noun in the plural after a number that takes the singular."""
    return rf"(?<![\d.,/–-]){numbers} (?:{nouns.replace(' ', '|')})\b"


OWN_FLAWS = {
    "en": {
        "a space before a mark": r"(?<!,) [,;:?!…%]",
        "a plural for one": plural("1", "points tiles actions games cards moves thalers florins seconds helpers"),
    },
    "de": {
        "a space before a mark": r" [,;:?!]",
        "a breaking space before %": r"\d %",
        "a plural for one": plural("1", "Punkte Aktionen Partien Züge Karten"),
    },
    "fr": {
        "a breaking space before a mark": r"(?<!,) [;:?!»%]|« ",
        "a mark without its space": r"(?<=\w)[;!?»](?!\w)|«(?=\w)",
        "no elision": rf"(?<![\w’-])(?:de|du|que|ne|je|se|le|la|ce|jusque) (?=[{VOWEL}])(?!ou\b|et\b|onze\b)",
        "a plural for one": plural("[01]", "points tuiles actions parties cartes coups thalers florins cases pions"),
    },
    "nl": {
        "a space before a mark": r"(?<!,) [,;:?!…%]",
        "a plural for one": plural("1", "punten tegels acties spellen kaarten zetten daalders florijnen velden"),
    },
}
# Messages that may have what is a flaw elsewhere, each with its reason.
ALLOWED = {
    ("cli-help", "two spaces"): "columns of commands",
}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_well_with_every_argument(language: str, file: str) -> None:
    checks = {name: re.compile(flaw, re.IGNORECASE if "elision" in name else 0) for name, flaw in FLAWS.items()}
    checks |= {name: re.compile(flaw, re.IGNORECASE) for name, flaw in OWN_FLAWS[language].items()}
    flawed = {
        (key, name): text
        for key, text in read_aloud(language, file)
        for name, check in checks.items()
        if check.search(text) and (key, name) not in ALLOWED
    }
    assert flawed == {}


def test_numbers_and_lists_are_written_as_the_language_does() -> None:
    bids = {language: words(language).say("florence-move-bid", {"florins": 1500}) for language in LANGUAGES}
    assert bids == {
        "en": "Bid 1,500 florins",
        "de": "1.500 Florin bieten",
        "fr": "Offrir 1\u202f500 florins",
        "nl": "1.500 florijnen bieden",
    }
    joined = {lang: words(lang).value("florence", "lots", ["forest", "lake", "park"]) for lang in LANGUAGES}
    assert joined == {
        "en": "Forest, Lake and Park",
        "de": "Wald, See und Park",
        "fr": "Forêt, Lac et Parc",
        "nl": "Bos, Meer en Park",
    }
