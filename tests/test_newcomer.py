"""The newcomer's first command, on a machine where not everything is at hand."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
# A `python3` as Debian has it without the package python3-venv: what it makes has no pip, and it says what to install.
WITHOUT = """#!/bin/sh
mkdir -p "$3/bin" && printf '#!/bin/sh\\nexit 1\\n' > "$3/bin/python" && chmod +x "$3/bin/python"
echo "apt install python3-venv" && exit 1
"""
WITH = """#!/bin/sh
mkdir -p "$3/bin" && printf '#!/bin/sh\\nexit 0\\n' > "$3/bin/python" && chmod +x "$3/bin/python"
"""


@pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed")
def test_an_environment_that_was_begun_in_vain_is_made_anew(tmp_path: Path) -> None:
    tools = tmp_path / "tools"
    tools.mkdir()
    python = tools / "python3"

    def make(script: str) -> subprocess.CompletedProcess[str]:
        python.write_text(script)
        python.chmod(0o755)
        known = {**os.environ, "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}"}
        command = ["make", "-C", str(ROOT), f"VENV={tmp_path}/venv", f"{tmp_path}/venv/.player"]
        return subprocess.run(command, env=known, capture_output=True, text=True, check=False)

    first = make(WITHOUT)
    assert first.returncode != 0
    assert "apt install python3-venv" in first.stdout
    second = make(WITH)
    assert second.returncode == 0, second.stderr
    assert (tmp_path / "venv" / ".player").is_file()
