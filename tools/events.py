"""The reference of events, made from the golden games, in which every kind of event occurs.

python tools/events.py            write docs/events/<title>.md
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]

import bottega  # noqa: E402
from bottega.games import NAMES  # noqa: E402
from bottega.kernel.event import Event  # noqa: E402
from bottega.text import Words, words  # noqa: E402

FOLDER = ROOT / "docs" / "events"
GAMES = ROOT / "tests" / "golden" / "steered"


class Kind:
    """What all events of one kind have in common, and the first of them as an example."""

    def __init__(self, first: Event) -> None:
        self.first = first
        self.args: dict[str, set[str]] = {}
        self.secret: set[str] = set()

    def add(self, event: Event) -> None:
        self.secret |= event.secret.keys()
        for name, value in {**event.args, **event.secret}.items():
            self.args.setdefault(name, set()).add(_type(name, value))


def _type(name: str, value: object) -> str:
    match value:
        case bool():
            return "true or false"
        case int():
            return "a seat" if name in ("owner", "partner", "other") else "a number"
        case list():
            return f"a list of {_type(name, value[0]).removeprefix('a ')}s" if value else "a list"
        case _:
            return "a name"


def references() -> dict[str, str]:
    """The pages by their names."""
    return {f"{title}.md": _page(title, words("en")) for title in NAMES}


def _page(title: str, say: Words) -> str:
    kinds = _kinds(title)
    lines = [
        f"# Events of {say.say(f'{title}-title')}",
        "",
        "Made by `tools/events.py` from the golden games. What events are: [events](README.md).",
        "",
    ]
    for name in sorted(kinds):
        kind = kinds[name]
        lines += [f"## `{name}`", "", _quote(say.event(title, kind.first, kind.first.seat)), ""]
        if kind.args:
            lines += ["| argument | value |", "|---|---|"]
            lines += [
                f"| `{arg}` | {' or '.join(sorted(types))}{', told to this seat alone' if arg in kind.secret else ''} |"
                for arg, types in sorted(kind.args.items())
            ]
            lines.append("")
        lines += ["```json", json.dumps(kind.first.dump(), ensure_ascii=False), "```", ""]
    return "\n".join(lines[:-1]) + "\n"


def _quote(sentence: str) -> str:
    return f"“{sentence}”" if sentence else "Not worth a line in the log."


def _kinds(title: str) -> dict[str, Kind]:
    kinds: dict[str, Kind] = {}
    for path in sorted(GAMES.glob(f"{title}-*.record")):
        for event in _events(path.read_text(encoding="utf-8")):
            kinds.setdefault(event.kind, Kind(event)).add(event)
    return kinds


def _events(record: str) -> list[Event]:
    played = bottega.replay(record)
    told: list[Event] = []
    game = played.fresh()
    game.log = told
    for seat, move in played.history():
        game.do(seat, move.number)
    return told


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in references().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(FOLDER / name)
