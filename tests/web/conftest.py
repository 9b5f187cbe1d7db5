"""A real browser, a real server, and the page as it is shipped."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from web.browsing import launch, listen
from web.serving import PATIENCE, ROOT, Server

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def built_page() -> Path:
    """The page, built from the sources as they are now."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "page.py")], check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return ROOT / "src" / "bottega" / "server" / "page"


@pytest.fixture(scope="session")
def server(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert built_page.is_dir()
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.end()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Ends with its file: while Playwright runs, no other test of this process can run a loop of its own."""
    with sync_playwright() as playwright:
        launched = launch(playwright)
        yield launched
        launched.close()


OpenSheet = Callable[..., Page]
PICTURES = ROOT / "build" / "web"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


FAILED = pytest.StashKey[bool]()


@pytest.fixture
def sheet_for(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[OpenSheet]:
    """Opens a browser of its own (its own memory, like another person's); fails on any error in its console.

    Without a path it shows nothing yet: most tests go straight to a table, and the home page takes a second to draw.

    When a test fails, what each browser showed last is kept in build/web.
    """
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def open_sheet(
        path: str = "",
        width: int = 1366,
        height: int = 768,
        language: str = "en-GB",
        dark: bool = False,
        touch: bool = False,
        pace: int = 0,
    ) -> Page:
        context = browser.new_context(
            base_url=server.address,
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if pace else "reduce",
            service_workers="block",
            has_touch=touch,
        )
        context.add_init_script(
            f"localStorage['bottega.settings'] ??= JSON.stringify({{ pace: {pace}, drawn: false }})"
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        listen(page, troubles)
        if path:
            page.goto(path)
        return page

    yield open_sheet
    for number, context in enumerate(contexts):
        if request.node.stash.get(FAILED, False):
            PICTURES.mkdir(parents=True, exist_ok=True)
            context.pages[0].screenshot(path=PICTURES / f"{request.node.name}-{number}.png")
        context.close()
    assert troubles == []


@pytest.fixture
def sheet(sheet_for: OpenSheet) -> Page:
    return sheet_for()
