"""The order of the tests: the long ones first, so that all processes are busy to the end.

`pytest -n N --dist worksteal` hands each process an equal share of the list, and who has done takes from the end of
another's share. So the list is laid out as N shares: each begins with slow files, dealt out so that all have about
the same to do, and ends with quick tests, which are easily passed on. The tests of a file stay together, for they
often share what is dear to set up. Nothing depends on the order: it only saves time.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import pytest

TESTS = Path(__file__).parent

# Files that take more than a few seconds, or folders of which each file does, with about how many seconds of one core.
# The compiled build is made by the first who needs it.
SLOW = {
    "test_compiled.py": 200,
    "properties/test_properties.py": 110,
    "web/test_site.py": 130,
    "web/test_coach.py": 30,
    "web/test_board_fresco.py": 60,
    "web/test_screens.py": 60,
    "web/test_everyone.py": 50,
    "web/test_whole_games.py": 40,
    "web": 25,
    "web/test_sizes.py": 3,
    "web/test_rule_links.py": 0,
    "cli/test_commands.py": 15,
    "cli": 5,
    "properties": 20,
    "bots/test_titles.py": 40,
    "server/test_machines.py": 40,
    "test_guests.py": 25,
    "study/test_aec.py": 20,
    "server/test_honest.py": 20,
    "server/test_secrets.py": 20,
    "server": 15,
    "test_wheel.py": 20,
    "test_engine.py": 20,
    "bots/test_frozen.py": 12,
    "test_portable.py": 10,
    "study/test_openspiel.py": 15,
    "study/test_report.py": 15,
    "study/test_learned.py": 10,
    "study/test_variants.py": 10,
    "study": 4,
}


def weight(file: str) -> int:
    """Seconds of a file, 0 for a quick one; a folder's seconds hold for each of its files that has none of its own."""
    return SLOW.get(file, SLOW.get(str(Path(file).parent), 0))


def put_in_order(items: list[pytest.Item], workers: int) -> None:
    files: dict[str, list[pytest.Item]] = {}
    for item in items:
        name = item.path.relative_to(TESTS).as_posix() if item.path.is_relative_to(TESTS) else str(item.path)
        files.setdefault(name, []).append(item)
    slow = sorted((name for name in files if weight(name)), key=lambda name: (-weight(name), name))
    quick = [item for name, own in files.items() if not weight(name) for item in own]
    items[:] = [item for share in shares(files, slow, quick, workers) for item in share]


def shuffle(items: list[pytest.Item], seed: str) -> None:
    """Files in any order, and the tests of each in any order: who leans on what an earlier test left behind falls."""
    dice = random.Random(seed)
    files: dict[Path, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.path, []).append(item)
    found = list(files.values())
    dice.shuffle(found)
    for own in found:
        dice.shuffle(own)
    items[:] = [item for own in found for item in own]


def shares(
    files: dict[str, list[pytest.Item]], slow: Sequence[str], quick: list[pytest.Item], workers: int
) -> list[list[pytest.Item]]:
    """Slow files for each process, the next for whoever has least, and quick tests up to the same length."""
    found: list[list[pytest.Item]] = [[] for _ in range(workers)]
    seconds = [0] * workers
    for name in slow:
        least = seconds.index(min(seconds))
        seconds[least] += weight(name)
        found[least] += files[name]
    left = len(quick) + sum(len(share) for share in found)
    for number, share in enumerate(found):
        wanted = max(0, left // (workers - number) - len(share))
        share += quick[:wanted]
        del quick[:wanted]
        left -= len(share)
    found[-1] += quick
    return found
