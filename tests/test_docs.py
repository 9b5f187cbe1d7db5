"""The documentation is whole: its site builds, every link leads somewhere, every page is in the menu, examples run."""

from __future__ import annotations

import doctest
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"


def test_the_site_builds_and_every_link_leads_somewhere() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--strict"], check=False, cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_page_is_in_the_menu() -> None:
    menu = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]["nav"]
    assert set(pages(menu)) == {str(path.relative_to(DOCS)) for path in DOCS.rglob("*.md")}


def pages(entry: object) -> Iterator[str]:
    match entry:
        case str():
            yield entry
        case list():
            for inner in entry:
                yield from pages(inner)
        case dict():
            for inner in entry.values():
                yield from pages(inner)


def test_the_first_hour_goes_as_it_is_told() -> None:
    told, tried = doctest.testfile(str(DOCS / "first-hour.md"), module_relative=False, encoding="utf-8")
    assert tried > 30
    assert told == 0
