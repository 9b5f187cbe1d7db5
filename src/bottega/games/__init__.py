"""The shelf: which games there are.

Ours stand in the list below; titles of other distributions are found by their entry points (see `guests`), and a
program may bring its own. A title of ours is imported when it is first asked for.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from bottega.games import guests
from bottega.kernel.errors import SetupError
from bottega.kernel.reason import Reason, quoted
from bottega.kernel.title import Title

NAMES = ("florence", "fresco", "stanza")
_HERE = Path(__file__).parent
_brought: dict[str, Title] = {}


def names() -> list[str]:
    """All titles on the shelf."""
    return list(dict.fromkeys([*NAMES, *_guests()[0], *_brought]))


def left_out() -> dict[str, Reason]:
    """The titles of other distributions that cannot be played, and why."""
    return dict(_guests()[1])


@lru_cache(maxsize=1)
def _guests() -> tuple[dict[str, Title], dict[str, Reason]]:
    return guests.find(NAMES)


def bring(title: Title) -> None:
    """Put a title of one's own on the shelf."""
    _brought[title.name] = title


def title(name: str) -> Title:
    """The title called `name`; SetupError if there is none."""
    if isinstance(name, str) and name in _brought:
        return _brought[name]
    if isinstance(name, str) and name not in NAMES and name in _guests()[0]:
        return _guests()[0][name]
    if not isinstance(name, str) or name not in NAMES:
        raise SetupError(Reason("setup-game-unknown", {"game": quoted(name), "known": names()}))
    found: Title = import_module(f"bottega.games.{name}").TITLE
    return found


def part(name: str, which: str) -> Any:
    """The module of a title's part (see `bottega.kernel.parts`); None if it does without."""
    return title(name).parts.get(which)


def texts(name: str) -> Path:
    """Where a title keeps its texts: one folder a language, and its glossary. Ours are found without being imported."""
    return _HERE / name / "text" if name in NAMES else title(name).texts
