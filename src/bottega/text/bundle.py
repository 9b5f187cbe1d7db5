"""Bundle: the messages of a language, each parsed when it is first wanted.

Parsing them all takes a second of a fast machine and four in a browser, and a game needs a tenth of them.
"""

from __future__ import annotations

import re

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

# A message or term with its attributes: a line that begins with its id, and all that are indented below it.
_BLOCK = re.compile(r"^-?[a-zA-Z][\w-]* *=.*\n?(?:[ }].*\n?|\n(?=[ }\n]))*", re.MULTILINE)


def blocks(text: str) -> list[str]:
    """The messages and terms of a Fluent text, each with its attributes."""
    return _BLOCK.findall(text)


def id_of(block: str) -> str:
    """The id of a message; that of a term begins with a hyphen."""
    return block.partition("=")[0].strip()


class Bundle(FluentBundle):
    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        self.things: dict[tuple[str, str], str] = {}  # words for components, by title and name, as they are asked for

    def add(self, text: str) -> None:
        """Add the messages of a Fluent text; of two with one id the first stands."""
        for block in blocks(text):
            self._unread.setdefault(id_of(block), block)

    def has_message(self, message_id: str) -> bool:
        return message_id in self._unread or super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        block = self._unread.pop(f"-{entry_id}" if term else entry_id, None)
        if block is not None:
            self.add_resource(FluentResource(block))
        return super()._lookup(entry_id, term)
