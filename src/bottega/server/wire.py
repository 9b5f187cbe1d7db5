"""Wire: bytes to commands, answers to bytes, and the reader's language."""

from __future__ import annotations

import re
from typing import Any, TypeVar

import msgspec

from bottega.tables.refusal import Malformed, malformed
from bottega.text import LANGUAGES

T = TypeVar("T")
encode = msgspec.json.Encoder().encode
_AT = re.compile(r" - at `\$?\.?(.*)`$")


def decode(body: bytes | str, kind: type[T]) -> T:
    """JSON as a command; a refusal says where it is off."""
    try:
        wish = msgspec.json.decode(body or b"{}", type=kind)
        if may_hold_nul(body) and _holds_nul(msgspec.json.decode(body)):
            raise nul("body")
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise off(error) from None
    return wish


def convert(data: Any, kind: type[T], looked: bool = False) -> T:
    """What was read already as a command; `looked` tells that there is no NUL in it."""
    if not looked and _holds_nul(data):
        raise nul("body")
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise off(error) from None


def nul(where: str) -> Malformed:
    """PostgreSQL keeps no text with the NUL sign, so nobody may send it, whatever the store."""
    return malformed(where, "the NUL sign is not allowed")


def may_hold_nul(body: bytes | str) -> bool:
    return "\\u0000" in body if isinstance(body, str) else b"\\u0000" in body


def _holds_nul(data: Any) -> bool:
    waiting = [data]  # no recursion: what strangers send may be deep
    while waiting:
        each = waiting.pop()
        if isinstance(each, str):
            if "\0" in each:
                return True
        elif isinstance(each, dict):
            waiting += each
            waiting += each.values()
        elif isinstance(each, list):
            waiting += each
    return False


def off(error: Exception) -> Malformed:
    text = str(error)
    where = _AT.search(text)
    return malformed(where.group(1) if where else "body", _AT.sub("", text).rstrip("."))


def language(query: str | None, header: str | None) -> str:
    """The reader's language: as asked, else the first that the browser accepts and we speak, else English."""
    if query in LANGUAGES:
        return query
    wishes: list[tuple[float, str]] = []
    for part in (header or "")[:500].split(","):
        name, _, weight = part.strip().partition(";q=")
        try:
            quality = float(weight) if weight else 1.0
        except ValueError:
            continue
        wishes.append((-quality, name[:2].lower()))
    for _, name in sorted(wishes, key=lambda wish: wish[0]):
        if name in LANGUAGES:
            return name
    return "en"
