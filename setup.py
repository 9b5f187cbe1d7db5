"""Everything is said in pyproject.toml, except what a release wheel compiles (see tools/backend.py)."""

import os
import sys
from pathlib import Path

from setuptools import setup

extensions = []
if os.environ.get("BOTTEGA_COMPILE") == "1" and "bdist_wheel" in sys.argv:
    from mypyc.build import mypycify

    sys.path.insert(0, str(Path(__file__).parent / "tools"))
    from compile import compiled_modules

    os.chdir(Path(__file__).parent)
    extensions = mypycify([f"src/{path}" for path in compiled_modules()], opt_level="3")

setup(ext_modules=extensions)
