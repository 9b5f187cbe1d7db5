"""The notebooks run: their cells in order, as a kernel would run them, with small figures instead of large ones."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import matplotlib
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
SHORT: dict[str, dict[str, object]] = {
    "first_agent": {"GAMES": 2, "SEEDS": 1},
    "self_play": {"GENERATIONS": 2, "DECISIONS": 16, "LANES": 4, "ROLLOUT": 8, "LADDER": ["random"], "GAMES": 2},
    "what_if": {"BOTS": ("random", "random"), "GAMES": 4},
}


def cells(name: str) -> Iterator[tuple[str, list[str]]]:
    """The code of each cell, and its tags."""
    for cell in json.loads((EXAMPLES / f"{name}.ipynb").read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            yield "".join(cell["source"]), cell["metadata"].get("tags", [])


@pytest.mark.parametrize("name", SHORT)
def test_a_notebook_runs_in_short_form(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    matplotlib.use("agg")
    monkeypatch.syspath_prepend(str(EXAMPLES))
    monkeypatch.chdir(tmp_path)
    known: dict[str, Any] = {"__name__": "__main__"}
    for source, tags in cells(name):
        exec(compile(source, f"{name}.ipynb", "exec"), known)
        if "parameters" in tags:
            assert set(SHORT[name]) <= set(known)
            known |= SHORT[name]
    assert capsys.readouterr().out


def test_every_notebook_is_run_and_kept_without_outputs() -> None:
    assert sorted(SHORT) == sorted(path.stem for path in EXAMPLES.glob("*.ipynb"))
    for name in SHORT:
        told = json.loads((EXAMPLES / f"{name}.ipynb").read_text(encoding="utf-8"))
        assert not any(cell.get("outputs") for cell in told["cells"])
