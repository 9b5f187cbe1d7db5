"""Documents the features: `python -m bottega.study.features.document docs/study/features` writes a page a title."""

from __future__ import annotations

import sys
from pathlib import Path

from bottega.games import NAMES, title
from bottega.study.features import features
from bottega.study.features.table import Part, seats


def page(name: str) -> str:
    """The page of a title: every part of the vector with its labels, range, meaning and place."""
    counts = title(name).players
    tables = {players: features(name, players) for players in counts}
    sizes = ", ".join(f"{table.size} for {players}" for players, table in tables.items())
    lines = [
        f"# Features of {name}",
        "",
        f"The observation vector has one number for each feature: {sizes} players. Each is scaled from its range to",
        "0…1 and cut off there. All are made of the seat's view alone. Seats are counted from the observer: `me`,",
        "then `next1`, `next2` … in playing order. A part with several labels has one number for each, in this order.",
        "",
        "`bottega.study.features.features(title, players).features` lists them one by one, with their places.",
        "",
        "| from, by players | name | labels | range | meaning |",
        "|---|---|---|---|---|",
    ]
    offsets = dict.fromkeys(counts, 0)
    largest = tables[counts[-1]]
    for at, part in enumerate(largest.parts):
        places = " / ".join(str(offsets[players]) for players in counts)
        labels, span = _labels(part, counts[-1]), f"{part.low:g} … {part.high:g}"
        lines.append(f"| {places} | `{part.name}` | {labels} | {span} | {part.meaning} |")
        for players in counts:
            offsets[players] += len(tables[players].parts[at].labels)
    return "\n".join(lines) + "\n"


def _labels(part: Part, players: int) -> str:
    """The labels, those of one seat for all seats."""
    if part.labels == ("",):
        return ""
    names = seats(players)
    if part.labels == names:
        return "each seat"
    if all(label.split(".")[0] in names for label in part.labels):
        own = [label.removeprefix("me.") for label in part.labels if label.startswith("me.")]
        return f"each seat: {', '.join(own)}"
    return ", ".join(part.labels)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in NAMES:
        (folder / f"{name}.md").write_text(page(name), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
