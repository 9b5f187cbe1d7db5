"""The references of positions, events and the protocol are those of the code, and their examples run."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
sys.path.append(str(ROOT / "tools"))

import events  # noqa: E402
import protocol  # noqa: E402
import reference  # noqa: E402


@pytest.mark.parametrize("made", [reference, events], ids=["positions", "events"])
def test_the_reference_is_that_of_the_code(made: ModuleType) -> None:
    for name, text in made.references().items():
        assert (made.FOLDER / name).read_text(encoding="utf-8") == text, f"run tools/{made.__name__}.py"


def test_the_types_of_the_page_and_the_shapes_of_the_protocol_are_those_of_the_code() -> None:
    for path, text in protocol.references().items():
        assert path.read_text(encoding="utf-8") == text, "run tools/protocol.py"


@pytest.mark.parametrize("made", [reference, events], ids=["positions", "events"])
def test_the_examples_run(made: ModuleType) -> None:
    examples = re.findall(r"```python\n(.*?)```", (made.FOLDER / "README.md").read_text(encoding="utf-8"), re.S)
    assert examples
    for example in examples:
        exec(example, {})
