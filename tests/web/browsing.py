"""The browser of the tests: Chromium, in its light form where that is installed."""

from __future__ import annotations

import os
import shutil

from playwright.sync_api import Browser, Page, Playwright

NO_SANDBOX = ["--no-sandbox"] if os.name == "posix" else []


def launch(playwright: Playwright, whole: bool = False) -> Browser:
    """Chromium's shell without windows takes a quarter less of the processor's time than the whole browser."""
    light = None if whole else shutil.which("chromium-headless-shell")
    own = light or shutil.which("chromium")
    return playwright.chromium.launch(executable_path=own, args=NO_SANDBOX)


def listen(page: Page, troubles: list[str]) -> None:
    """Note what goes wrong on a page: its errors, with where they came from, and what its console complains of."""

    def note(text: str) -> None:
        if not _expected(text):
            troubles.append(text)

    page.on("console", lambda said: note(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: note(error.stack or error.message))


def _expected(text: str) -> bool:
    """A browser by itself complains of a line that was cut, and of refusals that the page then words."""
    return "WebSocket connection" in text or "net::ERR_" in text or "Failed to load resource" in text
