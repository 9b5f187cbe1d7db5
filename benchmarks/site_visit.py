"""How quickly the page without a server is there: page, first board, next visit; and how large it is as sent.

python benchmarks/site_visit.py

It builds the packed site, serves it as a static host would (packed twins, nothing else) and says whether the bars of
docs/server/site.md are kept on this machine. Seconds say little where other programs run beside: so each round also
starts Python alone, without Bottega, as a yardstick, and tells the processor time of the whole browser: what takes less
than a bar in all is within it on a single core that is free.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from threading import Lock, Thread

from playwright.sync_api import Browser, CDPSession, Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "build" / "site"
sys.path[:0] = [str(ROOT / "tests")]

from web.player import start_against_bots, wait_to_be_asked  # noqa: E402

ROUNDS = 5
PATIENCE = 300_000  # milliseconds
BARS = {"page usable": 1.0, "first board": 8.0, "next visit": 4.0}  # seconds
YARDSTICK = "Python alone"
LARGEST = 7.0  # MB as sent
SINCE = "performance.now() / 1000"
BARE = """async (folder) => {
    const code = `onmessage = async ({ data }) => {
        const { loadPyodide } = await import(data + 'pyodide.mjs');
        const lockFileContents = JSON.stringify((await (await fetch(data + 'parts.json')).json()).lock);
        await loadPyodide({ indexURL: data, lockFileContents });
        postMessage('awake');
    }`;
    const begun = performance.now();
    const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })), { type: 'module' });
    await new Promise((resolve) => {
        worker.onmessage = resolve;
        worker.postMessage(folder);
    });
    return (performance.now() - begun) / 1000;
}"""


@dataclass
class Taken:
    """What something took: seconds by the clock, and seconds of processor time in all processes of the browser."""

    seconds: float
    work: float


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


class Visits:
    """A browser in which visits are made, and what they took, round after round."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.found: dict[str, list[Taken]] = {name: [] for name in (YARDSTICK, *BARS)}
        self.sent = 0.0  # MB at a first visit, with what is kept for later ones
        self._browser = browser
        self._session: CDPSession = browser.new_browser_cdp_session()
        self._address = address

    def round(self) -> None:
        """Python alone in a browser that has its files, a first visit in another browser, and the next visit."""
        with self._page() as page:
            page.goto(f"{self._address}baked/titles.en.json")
            page.evaluate(BARE, f"{self._address}python/")
            before = self._work()
            seconds = page.evaluate(BARE, f"{self._address}python/")
            self.found[YARDSTICK].append(Taken(seconds, self._work() - before))
        with self._page() as page:
            sent = Host.sent
            usable, board = self._visit(page)
            self.found["page usable"].append(usable)
            self.found["first board"].append(board)
            page.wait_for_function("navigator.serviceWorker.controller !== null")
            self.sent = max(self.sent, (Host.sent - sent) / 1e6)
            self.found["next visit"].append(self._visit(page)[1])

    @contextmanager
    def _page(self) -> Iterator[Page]:
        context = self._browser.new_context(locale="en", viewport={"width": 1366, "height": 768})
        context.set_default_timeout(PATIENCE)
        yield context.new_page()
        context.close()

    def _visit(self, page: Page) -> tuple[Taken, Taken]:
        """From the start of the navigation to a page that can be used, and to a board that can be played on."""
        before = self._work()
        page.goto(self._address, wait_until="commit")
        page.locator('a[href="/new/stanza?with=bots"]').wait_for()
        usable = Taken(page.evaluate(SINCE), self._work() - before)
        start_against_bots(page, "stanza")
        wait_to_be_asked(page)
        return usable, Taken(page.evaluate(SINCE), self._work() - before)

    def _work(self) -> float:
        told = self._session.send("SystemInfo.getProcessInfo")["processInfo"]
        return float(sum(process["cpuTime"] for process in told))


def tell(visits: Visits) -> bool:
    """Print what was found; whether a bar was missed."""
    yardstick = median(taken.seconds for taken in visits.found[YARDSTICK])
    missed = visits.sent > LARGEST
    for name, all_taken in visits.found.items():
        seconds = sorted(taken.seconds for taken in all_taken)
        work = sorted(taken.work for taken in all_taken)
        line = f"{name:12} {median(seconds):5.2f} s ({seconds[0]:.2f} to {seconds[-1]:.2f})"
        line += f", {median(seconds) / yardstick:5.2f} of the yardstick"
        line += f", processor {median(work):5.2f} s ({work[0]:.2f} to {work[-1]:.2f})"
        if name in BARS:
            missed |= median(seconds) > BARS[name]
            line += f", bar {BARS[name]:.0f} s"
        print(line)
    print(f"as sent at a first visit: {visits.sent:.2f} MB, bar {LARGEST:.0f} MB")
    return missed


def main() -> None:
    subprocess.run([sys.executable, str(ROOT / "tools" / "site.py"), "--packed"], check=True)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright, hosted() as address:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        visits = Visits(browser, address)
        for _ in range(ROUNDS):
            visits.round()
        browser.close()
    raise SystemExit(1 if tell(visits) else 0)


if __name__ == "__main__":
    main()
