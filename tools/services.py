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


def have_postgresql() -> bool:
    return shutil.which("initdb") is not None or any(Path("/usr/lib/postgresql").glob("*/bin/initdb"))


def have_browser() -> bool:
    return shutil.which("chromium") is not None or any(
        Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH", Path.home() / ".cache" / "ms-playwright")).glob("chromium-*")
    )


def can_apt() -> bool:
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def apt_install(*packages: str) -> None:
    print(f"Installing {' and '.join(packages)} ...", flush=True)
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.STDOUT}
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-q"], check=True, env=environment, **quiet)  # type: ignore[call-overload]
    command = ["apt-get", "install", "-y", "-q", "--no-install-recommends", *packages]
    subprocess.run(command, check=True, env=environment, **quiet)  # type: ignore[call-overload]


def main() -> None:
    page.install_packages(checking=True)
    missing = [name for name, there in (("chromium", have_browser()), ("postgresql", have_postgresql())) if not there]
    if not missing:
        return
    if can_apt():
        apt_install(*missing)
        return
    if "chromium" in missing:
        print("Fetching a browser for the tests ...", flush=True)
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
    if "postgresql" in missing:
        print("PostgreSQL is not installed: its tests will be skipped.")


if __name__ == "__main__":
    main()
