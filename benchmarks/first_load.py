"""How quickly the page is there: size of the first load, and time until a move can be clicked, on this machine.

python benchmarks/first_load.py              all titles, in words
python benchmarks/first_load.py stanza       one title, as a line of JSON
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests")]

from web.player import start_against_bots, wait_to_be_asked  # noqa: E402
from web.serving import PATIENCE, Server  # noqa: E402

GAMES = ("florence", "fresco", "stanza")
ROUNDS = 7

# Milliseconds from the start of the navigation until the first move on the page can be clicked: it is there, drawn,
# and nothing lies over it.
CLICKABLE = """() => {
    const reach = (element) => {
        const box = element.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return Boolean(top && element.contains(top));
    };
    return [...document.querySelectorAll('[data-move]:not([disabled])')].some(reach) ? performance.now() : 0;
}"""


def table_address(browser: Browser, server: Server, game: str) -> str:
    """A running table where something is asked of us, with our key."""
    page = browser.new_page(base_url=server.address)
    page.goto("/")
    start_against_bots(page, game, players=3)
    wait_to_be_asked(page)
    # Chance says who sits where, so the one key of this browser may be any seat's.
    token = page.evaluate("Object.values(Object.values(JSON.parse(localStorage['bottega.tables']))[0].seats)[0]")
    address = f"{page.url}#{token}"
    page.close()
    return address


def times(browser: Browser, address: str, again: bool) -> list[float]:
    """Seconds until a move can be clicked: in a browser that has never been here, or that comes again."""
    found = []
    for _ in range(ROUNDS):
        context = browser.new_context(locale="en-GB", viewport={"width": 1366, "height": 768})
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(address)
        if again:
            page.wait_for_function(CLICKABLE)
            page.reload()
        found.append(float(page.wait_for_function(CLICKABLE, polling="raf").json_value()) / 1000)
        context.close()
    return found


def first_load(browser: Browser, server: Server) -> float:
    """Kilobytes that the home page sends to a browser that has never been here."""
    page = browser.new_page(base_url=server.address)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    size = page.evaluate("performance.getEntries().reduce((sum, one) => sum + (one.encodedBodySize ?? 0), 0)")
    page.close()
    return float(size) / 1000


def measured(browser: Browser, server: Server, game: str) -> dict[str, float]:
    """The figures of one title."""
    size, address = first_load(browser, server), table_address(browser, server, game)
    return {
        "first_kb": size,
        "first_s": median(times(browser, address, again=False)),
        "next_s": median(times(browser, address, again=True)),
    }


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            if sys.argv[1:]:
                print(json.dumps(measured(browser, server, sys.argv[1])))
                return
            print(f"home page, first visit: {first_load(browser, server):.0f} KB as sent")
            for game in GAMES:
                address = table_address(browser, server, game)
                for visit, again in (("first visit", False), ("next visit", True)):
                    taken = times(browser, address, again)
                    print(
                        f"{game}, {visit}: first move clickable after {median(taken):.2f} s, at most {max(taken):.2f} s"
                    )
            browser.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
