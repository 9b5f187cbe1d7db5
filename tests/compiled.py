"""The compiled build for tests: made once, used in a process of its own."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def folder() -> Path:
    """Where the compiled build of the present sources lies, made now if it is not there."""
    spec = importlib.util.spec_from_file_location("compile_tool", ROOT / "tools" / "compile.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    built: Path = tool.build()
    return built


def run(script: str, *arguments: str) -> str:
    """The output of a Python script that imports the compiled build."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder()), str(ROOT / "tests")])}
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
