"""Wire: bytes to commands, answers to bytes, and the reader's language."""

from __future__ import annotations

import re
from typing import Any, TypeVar

import msgspec

from bottega.kernel.reason import Reason
from bottega.tables.refusal import Malformed, malformed
from bottega.text import LANGUAGES

T = TypeVar("T")
encode = msgspec.json.Encoder().encode
_AT = re.compile(r" - at `\$?\.?(.*)`$")
_BOUND = re.compile(r"Expected `(\w+)`(?: of length)? ([<>]=) (\S+)")  # as the library tells it
_COUNTED = {"int": "number", "float": "number", "str": "text", "array": "list", "object": "list"}


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
    found = _AT.search(text)
    where = found.group(1) if found else "body"
    problem = _AT.sub("", text).rstrip(".")
    bound = _BOUND.fullmatch(problem)
    if bound is not None and bound[1] in _COUNTED:
        return beyond(where, _COUNTED[bound[1]], "least" if bound[2] == ">=" else "most", float(bound[3]))
    return malformed(where, problem)


def beyond(where: str, what: str, side: str, bound: float) -> Malformed:
    """A number, the length of a text or a list that is too small or too great."""
    told = int(bound) if bound.is_integer() else f"{bound:g}"
    return Malformed(Reason(f"table-{what}-{side}", {"where": where, "bound": told}))


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
