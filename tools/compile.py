"""Compile the engine, see `bottega.engine`: kernel, games with their sights and knowledge, and what bots think with.

python tools/compile.py            build if needed, print the folder to put on PYTHONPATH
python tools/compile.py --ready    print it if it is built already, else nothing

Tests take the same build if it is there, else one of their own that the C compiler has not optimised: it plays the
same games, slower, and is made in half the time.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from bottega.engine.__main__ import main
from bottega.engine.building import build, build_for_tests

__all__ = ["build", "build_for_tests", "main"]

if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
