"""The reference of positions is that of the code, and its examples run."""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.append(str(ROOT / "tools"))

from reference import FOLDER, references  # noqa: E402


def test_the_reference_is_that_of_the_code() -> None:
    for name, text in references().items():
        assert (FOLDER / name).read_text(encoding="utf-8") == text, "run tools/reference.py"


def test_the_examples_run() -> None:
    examples = re.findall(r"```python\n(.*?)```", (FOLDER / "README.md").read_text(encoding="utf-8"), re.S)
    assert examples
    for example in examples:
        exec(example, {})
