"""See to what the tests need besides Python packages: the page's own, a browser and PostgreSQL's programs.

On Debian as root they are installed by apt; elsewhere Playwright fetches its own browser, and the tests on
PostgreSQL are skipped with the reason if its programs are not there.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import page

# Chromium without windows: the tests use it where it is to be had, for it takes less of the processor's time.
LIGHT = "chromium-headless-shell"


def have_postgresql() -> bool:
    return shutil.which("initdb") is not None or any(Path("/usr/lib/postgresql").glob("*/bin/initdb"))


def have_light_browser() -> bool:
    return shutil.which(LIGHT) is not None


def have_browser() -> bool:
    return shutil.which("chromium") is not None or any(
        Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH", Path.home() / ".cache" / "ms-playwright")).glob("chromium-*")
    )


def can_apt() -> bool:
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def apt(*arguments: str) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.STDOUT}
    subprocess.run(["apt-get", "-q", *arguments], check=True, env=environment, **quiet)  # type: ignore[call-overload]


def apt_install(*packages: str) -> None:
    print(f"Installing {' and '.join(packages)} ...", flush=True)
    apt("install", "-y", "--no-install-recommends", *packages)


def apt_knows(package: str) -> bool:
    """Older Debians do not have all of them."""
    return subprocess.run(["apt-cache", "show", package], check=False, capture_output=True).returncode == 0


def main() -> None:
    page.install_packages(checking=True)
    missing = [name for name, there in (("chromium", have_browser()), ("postgresql", have_postgresql())) if not there]
    if can_apt():
        if missing:
            apt("update")
            apt_install(*missing)
        if not have_light_browser() and apt_knows(LIGHT):
            apt_install(LIGHT)
        return
    if "chromium" in missing:
        print("Fetching a browser for the tests ...", flush=True)
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
    if "postgresql" in missing:
        print("PostgreSQL is not installed: its tests will be skipped.")


if __name__ == "__main__":
    main()
