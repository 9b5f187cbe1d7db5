"""The compiled build for tests: made once, used in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from bottega.engine.building import build_for_tests

ROOT = Path(__file__).parent.parent


def run(script: str, *arguments: str) -> str:
    """The output of a Python script that imports the compiled build."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(build_for_tests()), str(ROOT / "tests")])}
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
