"""The guest title of the examples in an environment of its own, and guests that lack something."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "guest"
CODE = "from bottega.cli import main; main()"


class Environment:
    """A fresh environment: it borrows the packages of this one, and Bottega from the sources."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder, with_pip=False, symlinks=True)
        self.python = str(folder / "bin" / "python")
        (self.packages,) = folder.glob("lib/python*/site-packages")
        borrowed = [path for path in sys.path if path.endswith("site-packages")]
        (self.packages / "borrowed.pth").write_text("\n".join([*borrowed, str(ROOT / "src")]) + "\n")

    def install(self, source: Path, folder: Path) -> None:
        """Install a distribution from its sources, of which a copy is built; nothing is fetched."""
        copy = folder / source.name
        shutil.copytree(source, copy, ignore=shutil.ignore_patterns("*.egg-info", "build", "__pycache__"))
        pip = [sys.executable, "-m", "pip", "--python", self.python, "install", "--quiet", "--no-index"]
        subprocess.run([*pip, "--no-deps", "--no-build-isolation", str(copy)], check=True, capture_output=True)

    def plant(self, name: str, files: dict[str, str]) -> None:
        """Lay a distribution with one title `<name>:TITLE` into the environment, as an installer would."""
        for path, text in files.items():
            (self.packages / path).parent.mkdir(parents=True, exist_ok=True)
            (self.packages / path).write_text(text)
        about = self.packages / f"{name}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(f"[bottega.titles]\n{name} = {name}:TITLE\n")

    def run(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run the `bottega` command to its end."""
        command = [self.python, "-c", CODE, *arguments]
        return subprocess.run(command, input=typed, capture_output=True, text=True, check=False)

    def execute(self, code: str, build: Path | None = None) -> str:
        """Run a few lines of Python, with another build of Bottega if one is given; what they print."""
        environ = os.environ | ({"PYTHONPATH": str(build)} if build else {})
        done = subprocess.run([self.python, "-c", code], env=environ, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout


def changed(name: str, **replaced: tuple[str, str]) -> dict[str, str]:
    """The files of the example as those of a title called `name`, with something changed in some: old and new text."""
    files: dict[str, str] = {}
    package = EXAMPLE / "bottega_ferry"
    for path in sorted(package.rglob("*")):
        if path.is_dir() or path.suffix not in (".py", ".toml", ".ftl"):
            continue
        text = path.read_text(encoding="utf-8")
        if path.stem in replaced and path.parent.name != "de":
            old, new = replaced[path.stem]
            assert old in text, path
            text = text.replace(old, new)
        text = text.replace("bottega_ferry", name).replace('"ferry', f'"{name}').replace("\nferry-", f"\n{name}-")
        text = f"{name}{text.removeprefix('ferry')}" if text.startswith("ferry-") else text
        files[f"{name}/{path.relative_to(package).as_posix()}"] = text
    return files
