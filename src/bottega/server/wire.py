"""Wire: bytes to commands, answers to bytes, and refusals in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from starlette.responses import Response

from bottega.kernel.errors import BottegaError, ComponentsError, MoveError, PositionError, RecordError, SetupError
from bottega.kernel.reason import Reason
from bottega.tables.refusal import Refusal, malformed
from bottega.tables.wording import Wording
from bottega.text import LANGUAGES

T = TypeVar("T")
encode = msgspec.json.Encoder().encode
_AT = re.compile(r" - at `\$?\.?(.*)`$")


def decode(body: bytes | str, kind: type[T]) -> T:
    """JSON as a command; a Refusal says where it is off."""
    try:
        wish = msgspec.json.decode(body or b"{}", type=kind)
        if _may_hold_nul(body) and _holds_nul(msgspec.json.decode(body)):
            raise nul("body")
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise off(error) from None
    return wish


def convert(data: Any, kind: type[T]) -> T:
    if _holds_nul(data):
        raise nul("body")
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise off(error) from None


def nul(where: str) -> Refusal:
    """PostgreSQL keeps no text with the NUL sign, so nobody may send it, whatever the store."""
    return malformed(where, "the NUL sign is not allowed")


def _may_hold_nul(body: bytes | str) -> bool:
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


def off(error: Exception) -> Refusal:
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


def as_refusal(error: BottegaError) -> Refusal:
    """Any error of ours with the status that fits."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, SetupError) and error.reason.rule == "setup-game-unknown":
        return Refusal(404, error.reason)
    if isinstance(error, MoveError | SetupError | RecordError | PositionError | ComponentsError):
        return Refusal(422, error.reason)
    return Refusal(400, error.reason)


def error_part(refusal: Refusal, wording: Wording) -> dict[str, Any]:
    reason = refusal.reason
    return {"rule": reason.rule, "text": wording.reason(reason), "args": reason.args}


def answer(data: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    return Response(encode(data), status, headers, media_type="application/json")


def refusal_answer(refusal: Refusal, wording: Wording) -> Response:
    headers = {"Retry-After": str(refusal.reason.args.get("seconds", 1))} if refusal.status == 429 else None
    return answer({"error": error_part(refusal, wording)}, refusal.status, headers)


def plain_refusal(status: int, rule: str, spoken: str, args: dict[str, Any] | None = None) -> Response:
    return refusal_answer(Refusal(status, Reason(rule, args)), Wording(spoken))
