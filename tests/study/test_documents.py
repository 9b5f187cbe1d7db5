"""The Python examples on the laboratory's pages run as they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bottega.study import data

PAGES = Path(__file__).parents[2] / "docs" / "study"
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", sorted(path.name for path in PAGES.glob("*.md")))
def test_the_examples_of_a_page_run(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    scope: dict[str, object] = {}
    for code in BLOCK.findall((PAGES / page).read_text(encoding="utf-8")):
        exec(compile(code, page, "exec"), scope)


def test_the_schema_is_documented_as_it_is() -> None:
    written = (PAGES / "data.md").read_text(encoding="utf-8")
    assert data.describe(data.GAMES) in written
    assert data.describe(data.DECISIONS) in written


def test_every_page_is_in_the_list() -> None:
    listed = (PAGES / "README.md").read_text(encoding="utf-8")
    assert [page.name for page in PAGES.glob("*.md") if page.name != "README.md" and page.name not in listed] == []
