"""Build what is released into dist/: the sources, a pure wheel, and a compiled wheel for each Python at hand.

python tools/wheels.py              all of it
python tools/wheels.py --pure       the sources and the pure wheel: no compiling

Everything is built in isolation, as pip does it for whoever installs from the sources; the wheels are built from the
packed sources. Each is then installed into an empty environment, where a game is played. (For other systems the same is
done by cibuildwheel, see pyproject.toml and .github/workflows/release.yml.)
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
NEWEST = 20  # of Python 3: no newer one is looked for
PLAY = """
import sys
import bottega
from bottega.engine.state import state
assert "site-packages" in bottega.__file__, bottega.__file__
assert state().compiled == (sys.argv[1] == "compiled"), state()
for name in bottega.games.NAMES:
    game = bottega.new_game(name, players=3, seed=5)
    while not game.over:
        seat = game.awaiting[0]
        game.play(seat, game.moves(seat)[0])
    assert bottega.replay(str(game.record())).digest() == game.digest()
    print(game)
"""


def run(what: str, *command: str | Path, **settings: str) -> None:
    """One step, saying what and how long; its output is shown only if it fails."""
    print(f"  {what} ...", end="", flush=True)
    begun = time.monotonic()
    outside = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "BOTTEGA_COMPILE")}
    # Away from the sources, so that nothing of them can stand in for what was built.
    with tempfile.TemporaryDirectory() as elsewhere:
        done = subprocess.run(
            [str(part) for part in command],
            cwd=elsewhere,
            env={**outside, **settings},
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        print(" failed")
        raise SystemExit(f"{done.stdout}\n{done.stderr}\n{what}: failed")
    print(f" {time.monotonic() - begun:.0f} s", flush=True)


def environment(folder: Path, python: str = sys.executable) -> Path:
    """An empty environment; its Python."""
    if python == sys.executable:
        venv.create(folder, with_pip=True, symlinks=os.name != "nt")
    else:
        subprocess.run([python, "-m", "venv", str(folder)], check=True)
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def pythons() -> list[str]:
    """One of each version that Bottega runs on, this one first."""
    own = f"python3.{sys.version_info.minor}"
    others = [f"python3.{minor}" for minor in range(11, NEWEST) if f"python3.{minor}" != own]
    return [sys.executable, *(found for name in others if (found := shutil.which(name)) and runs(found))]


def runs(python: str) -> bool:
    """Whether it does: managers of versions lay commands for Pythons that are not switched on."""
    return subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0


def sources(scratch: Path) -> Path:
    """The packed sources."""
    python = environment(scratch / "build")
    run("fetching the builder", python, "-m", "pip", "install", "--quiet", "build")
    run("packing the sources", python, "-m", "build", "--sdist", "--outdir", DIST, ROOT)
    (made,) = DIST.glob("bottega-*.tar.gz")
    return made


def wheel(packed: Path, python: str, compiled: bool) -> Path:
    before = set(DIST.glob("*.whl"))
    what = f"building the {'compiled' if compiled else 'pure'} wheel with {Path(python).name}"
    command = [python, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(DIST), str(packed)]
    run(what, *command, BOTTEGA_COMPILE="1" if compiled else "0")
    (made,) = set(DIST.glob("*.whl")) - before
    return made


def try_out(scratch: Path, python: str, made: Path, compiled: bool) -> None:
    """Install it where nothing else is, and play."""
    there = environment(scratch / f"{Path(python).name}-{compiled}", python)
    run(f"installing {made.name}", there, "-m", "pip", "install", "--quiet", made)
    run("playing games", there, "-c", PLAY, "compiled" if compiled else "plain")
    run("asking the command", there, "-m", "bottega", "--version")


def main() -> None:
    parser = argparse.ArgumentParser(description="Build what is released, and try it out.")
    parser.add_argument("--pure", action="store_true", help="do not compile")
    pure = parser.parse_args().pure
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    with tempfile.TemporaryDirectory() as folder:
        scratch = Path(folder)
        packed = sources(scratch)
        try_out(scratch, sys.executable, wheel(packed, sys.executable, False), False)
        for python in [] if pure else pythons():
            try_out(scratch, python, wheel(packed, python, True), True)
    for made in sorted(DIST.iterdir()):
        print(f"dist/{made.name}: {made.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
