"""Borders are typed: how much of each room handles data of which no type says more than "some JSON".

A lower figure is always welcome: lower the bar with it. A higher one needs a type instead, a struct, a TypedDict or a
declared shape; `kernel.plain` has the names for what is truly free.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import bottega

FREE = "dict[str, Any]"
SOURCE = Path(bottega.__file__).parent
BARS = {
    "client.py": 1,  # what a server answers to any command
    "kernel": 3,  # views, positions and checked components of any title
    "server": 1,  # pieces of JSON schemas and of the OpenAPI document
    "store": 1,  # documents, whose shapes only their readers know
    "study": 2,  # what frameworks want told in dicts of their own, and rows of a dataset by its columns
    "tables": 1,  # what events told, by this version or an older one
}


def room_of(path: Path) -> str:
    parts = path.relative_to(SOURCE).parts
    return "study" if "study" in parts else parts[0]


def test_free_data_is_rare() -> None:
    found = Counter({room_of(path): 0 for path in SOURCE.rglob("*.py")})
    for path in SOURCE.rglob("*.py"):
        found[room_of(path)] += path.read_text(encoding="utf-8").count(FREE)
    above = {room: (count, BARS.get(room, 0)) for room, count in found.items() if count > BARS.get(room, 0)}
    assert not above, f"{FREE} by room, found and allowed: {above}"
