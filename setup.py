"""Everything is said in pyproject.toml, except what a release wheel compiles (see tools/backend.py)."""

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import setup

how: dict[str, Any] = {}
if os.environ.get("BOTTEGA_COMPILE") == "1" and "bdist_wheel" in sys.argv:
    os.chdir(Path(__file__).parent)
    sys.path.insert(0, "src")
    from bottega.engine.extensions import BuildSideBySide, extensions

    how = {"ext_modules": extensions("src"), "cmdclass": {"build_ext": BuildSideBySide}}

setup(**how)
