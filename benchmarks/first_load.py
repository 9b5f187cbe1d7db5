"""How quickly the page is there: size of the first load, and time until a board can be used, on this machine.

python benchmarks/first_load.py
"""

from __future__ import annotations

import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests")]

from web.player import start_against_bots, wait_to_be_asked  # noqa: E402
from web.serving import PATIENCE, Server  # noqa: E402

GAMES = ("florence", "fresco", "stanza")
ROUNDS = 5


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            context = browser.new_context(base_url=server.address, locale="en-GB", service_workers="block")
            context.set_default_timeout(PATIENCE)
            page = context.new_page()
            page.goto("/")
            page.wait_for_load_state("networkidle")
            size = page.evaluate("performance.getEntries().reduce((sum, one) => sum + (one.encodedBodySize ?? 0), 0)")
            print(f"first load: {size / 1000:.0f} KB as sent")
            for game in GAMES:
                page.goto("/")
                start_against_bots(page, game, players=3)
                wait_to_be_asked(page)
                times = []
                for _ in range(ROUNDS):
                    begun = time.perf_counter()
                    page.reload()
                    wait_to_be_asked(page)
                    times.append(time.perf_counter() - begun)
                print(
                    f"{game}: a table can be used {statistics.median(times):.2f} s after loading (median of {ROUNDS})"
                )
            browser.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
