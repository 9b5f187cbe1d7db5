"""Every sentence a person reads, in English, German, French and Dutch.

Messages are Fluent files, one folder a language, one file a subject: those of the house here (`en/kernel.ftl`),
those of a title in its own folder (`games/<title>/text/en/<title>.ftl`).
Conventions that the guard tests hold everyone to:

- `<game>-...` with `.title`: a rule (the id in the title's rule table); the value is the rule in our words,
  `.why` the refusal with the arguments of the `Reason`, `.ruling` what we decided where the book is silent.
- `<game>-figures-<table>`: a table of the components file; `.note` says where its figures come from.
- `<game>-ask-...`: what a seat is asked.            `<game>-move-<kind>`: a move in words.
- `<game>-log-<kind>`: an event; `...-hidden`: as others see it when it has a secret.
- `<game>-option-<name>` with `.about`: an option.   `<game>-source-...`: a source of points.
- `<game>-<thing>`: the name of a component. A string argument that names such a message is worded by it,
  so a `Reason` may say `building: "opera"` and every language prints its own word.

Which words a title uses for what is in its `text/glossary.toml`; a guard test holds every file to it. A title from
elsewhere brings its texts with `bring_texts`; what it says only in English is shown in English with a note.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from bottega import games
from bottega.kernel.components import Components, Footnote
from bottega.kernel.errors import TextError
from bottega.kernel.event import Event
from bottega.kernel.move import Move
from bottega.kernel.reason import Reason, Rule, Value, quoted, shortened
from bottega.text.bundle import Bundle, blocks, id_of

LONGEST = 900  # signs of an argument
EXACT = 2**53  # beyond which not every whole number is one of Fluent's
KEPT_THINGS = 2000  # words for components, as printed
LANGUAGES = ("en", "de", "fr", "nl")
FOLDER = Path(__file__).parent
_brought: list[Path] = []
# Page numbers in a citation of the book: "p. 3", "p. 9-13", "p. 11, 13".
_PAGES = re.compile(r"\bp\. (\d+(?:[-–]\d+)?(?:, \d+)*)")

_AND = {"en": " and ", "de": " und ", "fr": " et ", "nl": " en "}


class Words:
    """All messages in one language. `names` are those of the people at the table, by seat.

    `components` are those that are played with, for the figures in the names of things: without them, as printed.
    `lenient` words say the id of a message that does not exist, where others raise KeyError: a title from elsewhere may
    have forgotten one, and whoever plays it should not be thrown out.
    """

    def __init__(
        self,
        language: str,
        names: list[str] | None = None,
        lenient: bool = False,
        components: Components | None = None,
    ) -> None:
        self.language = language
        self.names = names
        self.lenient = lenient
        self.components = components
        self._bundle = _bundle(language)

    def at_table(self, names: list[str] | None, components: Components | None = None) -> Words:
        """The same language, with the names of the people in their seats and the components on the table."""
        return Words(self.language, names, self.lenient, components)

    def has(self, message: str, attribute: str | None = None) -> bool:
        """Whether there are words for it: in this language, or at least in English."""
        return self._has(message, attribute) or (self.language != "en" and words("en").has(message, attribute))

    def _has(self, message: str, attribute: str | None) -> bool:
        if not self._bundle.has_message(message):
            return False
        found = self._bundle.get_message(message)
        return found.value is not None if attribute is None else attribute in (found.attributes or {})

    def say(self, message: str, args: Mapping[str, object] | None = None, attribute: str | None = None) -> str:
        """The message with its arguments filled in: in English, with a note, if only English has it.

        Raises KeyError for one that does not exist.
        """
        if self.lenient and not self.has(message, attribute):
            return message
        if not self._has(message, attribute):
            return self.say("text-english", {"text": self._in_english(message, args, attribute)})
        found = self._bundle.get_message(message)
        pattern = found.value if attribute is None else found.attributes[attribute]
        assert pattern is not None  # for the types: `has` looked
        game = message.split("-")[0]
        worded = {name: _fitting(self.value(game, name, value)) for name, value in (args or {}).items()}
        text, errors = self._bundle.format_pattern(pattern, worded)
        if errors and not self.lenient:
            raise KeyError(f"{message}: {errors[0]}")
        return str(text)

    def _in_english(self, message: str, args: Mapping[str, object] | None, attribute: str | None) -> str:
        english = Words("en", self.names, self.lenient, self.components)
        if self.language == "en" or not english.has(message, attribute):
            raise KeyError(message)
        return english.say(message, args, attribute)

    def value(self, game: str, name: str, value: Any) -> Any:
        """An argument as people read it: seats by name, things by their word, lists joined."""
        if isinstance(value, list):
            words = [str(self.value(game, name, item)) for item in value]
            if len(words) < 2:
                return "".join(words)
            return ", ".join(words[:-1]) + _AND[self.language] + words[-1]
        if name in ("seat", "seats", "other", "partner", "owner") and isinstance(value, int):
            return self.seat(value)
        if isinstance(value, str):
            return self.say(value) if name == "source" else self.thing(game, value)
        if isinstance(value, int) and not -EXACT <= value <= EXACT:
            return self._written(str(value))  # Fluent would round it
        return self._written(f"{value:.15g}") if isinstance(value, float) else value

    def thing(self, game: str, name: str) -> str:
        """The word for a component, or the name itself if there is none."""
        if self.lenient or self.components is not None:
            return self._thing(game, name)
        things = self._bundle.things
        known = things.get((game, name))
        if known is None:
            known = self._thing(game, name)
            if len(things) < KEPT_THINGS:  # what a person typed may be anything
                things[game, name] = known
        return known

    def _thing(self, game: str, name: str) -> str:
        message = f"{game}-{name}"
        # Only titles name things: what a person typed must not be taken for a message of the kernel.
        if not self.has(f"{game}-title") or not self.has(message):
            return name
        return self._name(message, self._label(game, name))

    def _label(self, game: str, name: str) -> dict[str, int] | None:
        """The figures in the name of a thing."""
        if game not in games.names():
            return None
        title = games.title(game)
        pieces = self.components
        own = pieces is not None and pieces.data["game"] == game
        return title.labels(pieces if own and pieces is not None else title.components()).get(name)

    def figure(self, value: float, digits: int = 0, signed: bool = False) -> str:
        """A number as this language writes it, with a true minus; nothing has none. `signed` ones have a plus, too."""
        return self._written(f"{round(value, digits) + 0.0:{'+' if signed else ''}.{digits}f}")

    def percent(self, share: float, digits: int = 0) -> str:
        """A share in percent, as this language writes it."""
        return self.say("percent", {"figure": self.figure(100.0 * share, digits)})

    def _written(self, number: str) -> str:
        shown = number.replace("-", "−")
        return shown if self.language == "en" else shown.replace(".", ",")

    def title(self, game: str) -> str:
        """What a title is called."""
        return self._name(f"{game}-title") if self.has(f"{game}-title") else game.capitalize()

    def _name(self, message: str, figures: dict[str, int] | None = None) -> str:
        """A name, which may be English within a sentence of another language: a note at each would be in the way."""
        return self.say(message, figures) if self._has(message, None) else self._in_english(message, figures, None)

    def seat(self, seat: int) -> str:
        if seat < 0:
            return self.say("table")
        if self.names is not None and seat < len(self.names):
            return self.names[seat]
        return self.say("seat", {"number": seat + 1})

    def knows(self, reason: Reason) -> bool:
        return self.has(reason.rule) or self.has(reason.rule, "why")

    def reason(self, reason: Reason) -> str:
        """Why not: the rule's refusal, or a plain message such as a question."""
        args: dict[str, Value] = reason.args
        if reason.cause is not None:
            args = {**args, "why": self.reason(reason.cause) if self.knows(reason.cause) else reason.cause.bare()}
        if self.has(reason.rule, "why"):
            return self.say(reason.rule, args, "why")
        return self.say(reason.rule, args)

    def move(self, game: str, move: Move) -> str:
        """A move as it stands by itself: it begins with a capital, though the thing named first may not."""
        said = self.say(f"{game}-move-{move.kind}", dict(move.args))
        return said[:1].upper() + said[1:]

    def source(self, rule: Rule) -> str:
        """Where the book states a rule, and what we decided where it does not."""
        parts = [_PAGES.sub(lambda found: self.say("book-page", {"page": found[1]}), rule.book)] if rule.book else []
        if self.has(rule.id, "ruling"):
            parts.append(self.say("book-ruling", {"ruling": self.say(rule.id, attribute="ruling")}))
        return ". ".join(parts)

    def table(self, game: str, footnote: Footnote) -> str:
        """What a table of the components file is called."""
        message = f"{game}-figures-{footnote.where.replace('.', '-')}"
        return self.say(message) if self.has(message) else footnote.where

    def note(self, footnote: Footnote) -> str:
        """What a footnote says: the message it names, or its own words."""
        note = footnote.note
        return self.say(note, attribute="note") if self.has(note, "note") else note

    def event(self, game: str, event: Event, seat: int | None) -> str:
        """The event as `seat` may know it; empty for one that is not worth a line."""
        seen = event.seen_by(seat)
        message = f"{game}-log-{seen.kind}"
        if not seen.secret and self.has(f"{message}-hidden"):
            message = f"{message}-hidden"
        if not self.has(message):
            message = f"log-{seen.kind}"
        args: dict[str, Value] = {"seat": seen.seat, **seen.args, **seen.secret}
        points = args.get("points")
        if isinstance(points, int):  # with its sign, for texts that tell gains and losses alike
            args["change"] = f"{points:+d}".replace("-", "−")
        return self.say(message, args)


@lru_cache
def _bundle(language: str) -> Bundle:
    bundle = Bundle(language)
    for path in files(language):
        bundle.add(path.read_text(encoding="utf-8"))
    return bundle


def folders() -> list[Path]:
    """Where texts stand, in a folder for each language: of the house, of the titles, and what else was brought."""
    return [FOLDER, *(games.texts(name) for name in games.names()), *_brought]


def files(language: str) -> list[Path]:
    """All files of a language."""
    return [path for folder in folders() for path in sorted((folder / language).glob("*.ftl"))]


def source(title: str, language: str) -> str:
    """All words of a title as one Fluent text: in this language, and in English what it does not say in it."""
    told: dict[str, str] = {}
    for each in ("en", language):
        for path in sorted((games.texts(title) / each).glob("*.ftl")):
            told |= {id_of(block): block for block in blocks(path.read_text(encoding="utf-8"))}
    return "\n".join(told.values())


def bring_texts(folder: Path) -> None:
    """Add the texts of a title from elsewhere: Fluent files in a folder for each language it speaks."""
    if folder not in folders():
        _brought.append(folder)
        read_again()


def forget_texts(folder: Path) -> None:
    """Take the texts of a title from elsewhere away again."""
    if folder in _brought:
        _brought.remove(folder)
        read_again()


def read_again() -> None:
    """Forget what was read: titles and their texts may have come or gone."""
    _bundle.cache_clear()
    _words.cache_clear()


def words(language: str) -> Words:
    """The messages of a language; TextError for one that we do not speak."""
    if not isinstance(language, str) or language not in LANGUAGES:
        raise TextError(Reason("text-language", {"language": quoted(language), "known": list(LANGUAGES)}))
    return _words(language)


@lru_cache
def _words(language: str) -> Words:
    return Words(language)


def _fitting(value: Any) -> Any:
    """An argument as Fluent takes it: it refuses longer ones."""
    return shortened(value, LONGEST) if isinstance(value, str) else value
