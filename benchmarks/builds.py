"""Where the two builds lie that benchmarks compare."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLAIN = ROOT / "src"
sys.path.insert(0, str(ROOT / "tools"))


def compiled() -> Path:
    """The compiled build of the present sources, made now if it is stale."""
    from compile import build

    return build()
