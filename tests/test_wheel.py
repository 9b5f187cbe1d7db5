"""What is released, away from the sources: the wheel carries texts, components and the page; the sdist all the rest."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from pathlib import Path

import pytest
from filelock import FileLock
from patience import PATIENCE
from ports import HeldPort

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    (ROOT / "build").mkdir(exist_ok=True)
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    with FileLock(ROOT / "build" / "wheel.lock"):  # setuptools builds in one place: one worker at a time
        done = subprocess.run(
            [*command, "--wheel-dir", str(folder), str(ROOT)], capture_output=True, text=True, check=False
        )
    assert done.returncode == 0, done.stderr
    (made,) = folder.glob("bottega-*.whl")
    return made


@pytest.fixture(scope="module")
def unpacked(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("installed")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder)
    return folder


def test_the_packed_sources_hold_all_that_is_built_and_tested_from_them(tmp_path: Path) -> None:
    """What git knows of, less what only its hosts use."""
    known = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if known.returncode:
        pytest.skip("these are packed sources themselves")
    pack = "import sys, backend; print(backend.build_sdist(sys.argv[1]))"
    with FileLock(ROOT / "build" / "wheel.lock"):
        done = subprocess.run(
            [sys.executable, "-c", pack, str(tmp_path)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT / "tools")},
            capture_output=True,
            text=True,
            check=False,
        )
    assert done.returncode == 0, done.stderr
    (made,) = tmp_path.glob("bottega-*.tar.gz")
    with tarfile.open(made) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    tracked = {name for name in known.stdout.split("\0") if name and not name.startswith(".")}
    assert {name for name in tracked if (ROOT / name).exists()} - names == set()
    assert [name for name in names if "node_modules" in name or name.startswith("src/bottega/server/page/")] == []


def environment(unpacked: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(unpacked)}


def test_the_wheel_holds_everything_that_is_no_code(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
    for path in (ROOT / "src" / "bottega").rglob("*"):
        if path.suffix in (".ftl", ".json", ".npz", ".toml", ".typed"):
            assert path.relative_to(ROOT / "src").as_posix() in names
    assert "bottega/server/page/index.html" in names
    assert not [name for name in names if "node_modules" in name or name.startswith("tests/")]


def test_the_wheel_plays(unpacked: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bottega", "simulate", "florence", "--games", "1"]
    done = subprocess.run(command, env=environment(unpacked), cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    where = [sys.executable, "-c", "import bottega; print(bottega.__file__)"]
    used = subprocess.run(where, env=environment(unpacked), cwd=tmp_path, capture_output=True, text=True, check=True)
    assert used.stdout.startswith(str(unpacked)), "the sources stood in for the wheel"


def test_the_wheel_serves_the_page(unpacked: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-u", "-m", "bottega", "serve"]
    with (
        HeldPort() as port,
        subprocess.Popen(
            [*command, "--port", str(port), "--store", str(tmp_path / "tables.db")],
            env=environment(unpacked),
            cwd=tmp_path,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        ) as server,
    ):
        assert server.stdout is not None
        heard = ""
        for line in server.stdout:  # the address is printed once the server listens
            heard += line
            if str(port) in line:
                break
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=PATIENCE) as answer:
                assert answer.status == 200, heard
                assert b"<div id=" in answer.read()
        finally:
            server.terminate()
