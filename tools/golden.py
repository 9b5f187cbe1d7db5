"""Golden records: one whole random game for every title, player count and combination of options.

    python tools/golden.py               make those that are missing
    python tools/golden.py florence      make all of a title anew: only when its rules_version has been raised

Old records must replay for ever: a golden that does not is a broken promise, not a stale file.
"""

from __future__ import annotations

import sys
import zlib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from properties.checks import random_game  # noqa: E402
from shelf import ALL, label  # noqa: E402

FOLDER = ROOT / "tests" / "golden"


def main(anew: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for combination in ALL:
        name, players, options = combination
        path = FOLDER / f"{label(combination)}.record"
        if path.exists() and name not in anew:
            continue
        seed = zlib.crc32(label(combination).encode())
        path.write_text(str(random_game(name, players, options, seed).record()), encoding="utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main(sys.argv[1:])
