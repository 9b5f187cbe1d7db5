"""Carried figures: the record of a game with corrected components has them behind its end, so it replays anywhere.

end: 412 77b0...
figures: {"name":"My box","data":{...}}
"""

from __future__ import annotations

import json
from typing import Any

from bottega.games import title
from bottega.kernel.components import Components, wrong
from bottega.kernel.errors import ComponentsError, RecordError
from bottega.kernel.plain import Figures
from bottega.kernel.reason import Reason

_HEADING = "figures:"
LONGEST = 200_000  # signs: no box has as many figures
LARGEST = 10**9  # every store and page gives such a number back as it was
DEEPEST = 12  # tables and lists in one another


def components_of(game: str, data: Any) -> Components:
    """Components of plain data, such as `Components.data` tells them; checked, so that the game can be played."""
    if not isinstance(data, dict) or data.get("game") != game:
        raise wrong("game", f'must be "{game}"')
    figures: Figures = data
    _need_plain(data, "", DEEPEST)
    try:
        return title(game).checked(Components(figures, []))
    except (TypeError, ValueError, KeyError, IndexError, AttributeError, OverflowError, ZeroDivisionError) as error:
        raise wrong("", f"does not add up ({type(error).__name__}: {error})") from None


def _need_plain(value: Any, where: str, depth: int) -> None:
    if depth == 0:
        raise wrong(where, "tables lie in one another too deep")
    if isinstance(value, dict):
        for key, inner in value.items():
            if not key.isprintable():
                raise wrong(where, "has a name with a sign that cannot be shown")
            _need_plain(inner, f"{where}.{key}" if where else str(key), depth - 1)
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            _need_plain(inner, f"{where}[{index}]", depth - 1)
    elif not isinstance(value, bool | int | float | str):
        raise wrong(where, "must be a number, a text, true or false")
    elif not isinstance(value, str) and not -LARGEST <= value <= LARGEST:  # also what is no number at all
        raise wrong(where, f"must be from -{LARGEST} to {LARGEST}")
    elif isinstance(value, str) and not value.isprintable():
        raise wrong(where, "holds a sign that cannot be shown")


def with_figures(record: str, name: str, components: Components) -> str:
    """A record that brings its figures along."""
    told = json.dumps({"name": name, "data": components.data}, separators=(",", ":"), ensure_ascii=False)
    return f"{record}{_HEADING} {told}\n"


def unpack(text: str) -> tuple[str, str, Any]:
    """A record's text without the figures it carries, their name and data; None if it carries none."""
    start = text.rfind(f"\n{_HEADING}") if isinstance(text, str) else -1
    if start < 0:
        return text, "", None
    line = text.count("\n", 0, start) + 2
    told = text[start + 1 + len(_HEADING) :].strip()
    try:
        found = json.loads(told) if len(told) <= LONGEST and "\n" not in told else None
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or not isinstance(found.get("name"), str) or "data" not in found:
        raise RecordError(Reason("record-heading-value", {"line": line, "heading": "figures", "value": told[:120]}))
    return text[: start + 1], found["name"], found["data"]


def differs(game: str, components: Components) -> bool:
    """Whether these are not the figures as printed."""
    try:
        return components.digest != title(game).components().digest
    except ComponentsError:
        return True
