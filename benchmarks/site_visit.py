"""How quickly the page without a server is there: page, first board, next visit; and how large it is as sent.

python benchmarks/site_visit.py

It builds the packed site, serves it as a static host would (packed twins, nothing else) and says whether the bars of
docs/server/site.md are kept on this machine.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from threading import Lock, Thread

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "build" / "site"
sys.path[:0] = [str(ROOT / "tests")]

from web.player import start_against_bots, wait_to_be_asked  # noqa: E402

ROUNDS = 3
PATIENCE = 120_000  # milliseconds
BARS = {"page usable": 1.0, "first board": 8.0, "next visit": 4.0}  # seconds
LARGEST = 7.0  # MB as sent
SINCE = "performance.now() / 1000"


class Host(SimpleHTTPRequestHandler):
    """Sends a packed twin where there is one, and counts what it sends."""

    protocol_version = "HTTP/1.1"
    sent = 0
    lock = Lock()
    extensions_map = {  # noqa: RUF012
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def do_GET(self) -> None:
        asked = Path(self.translate_path(self.path))
        file = asked / "index.html" if asked.is_dir() else asked
        if not file.is_file():
            self.send_error(404)
            return
        twin = file.with_name(f"{file.name}.br")
        body = (twin if twin.is_file() else file).read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(file)))
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "max-age=600")
        if twin.is_file():
            self.send_header("Content-Encoding", "br")
        self.end_headers()
        self.wfile.write(body)
        with Host.lock:
            Host.sent += len(body)

    def log_message(self, format: str, *args: object) -> None:
        """In silence."""


@contextmanager
def hosted() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Host, directory=str(SITE)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_port}/"
    server.shutdown()


def visit(page: Page, address: str) -> tuple[float, float]:
    """Seconds from the start of the navigation to a page that can be used, and to a board that can be played on."""
    page.goto(address, wait_until="commit")
    page.locator('a[href="/new/stanza?with=bots"]').wait_for()
    usable = float(page.evaluate(SINCE))
    start_against_bots(page, "stanza")
    wait_to_be_asked(page)
    return usable, float(page.evaluate(SINCE))


def measure(browser: Browser, address: str) -> tuple[dict[str, list[float]], float]:
    """All times, and the MB that a first visit is sent, with what is kept for later visits."""
    found: dict[str, list[float]] = {name: [] for name in BARS}
    sent = 0.0
    for _ in range(ROUNDS):
        context = browser.new_context(locale="en", viewport={"width": 1366, "height": 768})
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        before = Host.sent
        usable, board = visit(page, address)
        found["page usable"].append(usable)
        found["first board"].append(board)
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        sent = max(sent, (Host.sent - before) / 1e6)
        found["next visit"].append(visit(page, address)[1])
        context.close()
    return found, sent


def main() -> None:
    subprocess.run([sys.executable, str(ROOT / "tools" / "site.py"), "--packed"], check=True)
    with sync_playwright() as playwright, hosted() as address:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        found, sent = measure(browser, address)
        browser.close()
    missed = sent > LARGEST
    for name, bar in BARS.items():
        taken = median(found[name])
        missed |= taken > bar
        print(f"{name}: {taken:.1f} s (at most {max(found[name]):.1f} s), bar {bar:.0f} s")
    print(f"as sent at a first visit: {sent:.2f} MB, bar {LARGEST:.0f} MB")
    raise SystemExit(1 if missed else 0)


if __name__ == "__main__":
    main()
