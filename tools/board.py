"""Look at a board without a server: write a position as the page gets it, and take pictures of it.

tools/board.py <title> --players 4 --moves 60 --out web/fixtures/table.json
tools/board.py --picture web/fixtures/table.json --out /tmp/table
"""

from __future__ import annotations

import argparse
import contextlib
import functools
import http.server
import json
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import page

import bottega
from bottega.kernel.chance import Chance
from bottega.kernel.event import Event
from bottega.kernel.game import Game
from bottega.text import Words, words

NAMES = ["Livia", "Matteo", "Greta", "Tomaso", "Ada"]
GLIMPSES = 60
DEV = page.ROOT / "build" / "board"
SCREENS = {"desktop": (1366, 768), "phone": (390, 844)}


def play_on(game: Game, moves: int, until: str | None, seed: int, seat: int | None) -> None:
    """Random moves, so many, or until a decision (of `seat`) offers a move of a kind."""
    chance = Chance(seed)
    game.log = []
    while not game.over:
        awaited = game.awaiting[0]
        if until is None:
            if game.number >= moves:
                return
        elif game.number >= moves and (seat is None or seat in game.awaiting):
            asked = awaited if seat is None else seat
            if any(move.kind == until for move in game.moves(asked)):
                return
        legal = game.legal(awaited)
        game.do(awaited, legal[chance.below(len(legal))])


def fixture(game: Game, seat: int, language: str) -> dict[str, Any]:
    speech = words(language).at_table(NAMES[: game.players])
    moves = game.moves(seat)
    question = game.question(seat) if seat in game.awaiting else None
    return {
        "view": game.view(seat),
        "moves": [{"text": str(m), "kind": m.kind, "args": m.args, "words": speech.move(game.title, m)} for m in moves],
        "question": question and {"rule": question.rule, "args": question.args, "text": speech.reason(question)},
        "seat": seat,
        "seats": [
            {"seat": one, "name": NAMES[one], "bot": one != seat, "online": True, "me": one == seat}
            for one in range(game.players)
        ],
        "log": [line for line in (tell(game, event, seat, speech) for event in (game.log or [])[-40:]) if line["text"]],
        "glimpses": {str(m): after(game, seat, m.number) for m in moves[:GLIMPSES]},
        "refusals": {},
    }


def tell(game: Game, event: Event, seat: int, speech: Words) -> dict[str, Any]:
    try:
        text = speech.event(game.title, event, seat)
    except KeyError as problem:
        text = f"({event.kind}: {problem})"
    return {"number": 0, "seat": event.seat, "kind": event.kind, "args": event.args, "text": text}


def after(game: Game, seat: int, number: int) -> dict[str, Any]:
    twin = game.copy()
    twin.do(seat, number)
    return twin.view(seat)


def write(options: argparse.Namespace) -> None:
    game = bottega.new_game(options.game, options.players, options.seed, json.loads(options.options))
    play_on(game, options.moves, options.until, options.seed, options.seat)
    seat = options.seat if options.seat is not None else (game.awaiting or [0])[0]
    options.out.parent.mkdir(parents=True, exist_ok=True)
    options.out.write_text(json.dumps(fixture(game, seat, options.lang), ensure_ascii=False, indent=1))
    print(f"{options.out}: after {game.number} moves, seat {seat}, {len(game.moves(seat))} legal moves")


@contextlib.contextmanager
def served(folder: Path) -> Iterator[str]:
    quiet = type("Quiet", (http.server.SimpleHTTPRequestHandler,), {"log_message": lambda *_: None})
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()


def picture(options: argparse.Namespace) -> None:
    from playwright.sync_api import sync_playwright

    page.install_packages()
    page.bundle(DEV, "--config", "vite.dev.config.ts")
    shutil.copy(options.picture, DEV / "fixture.json")
    with served(DEV) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for screen, (width, height) in SCREENS.items():
            for theme in ("light", "dark"):
                sheet = browser.new_page(viewport={"width": width, "height": height})
                sheet.on("console", lambda message: print(f"  {message.type}: {message.text}"))
                sheet.on("pageerror", lambda error: print(f"  error: {error}"))
                sheet.goto(f"{address}/dev.html?fixture=/fixture.json&theme={theme}&lang={options.lang}")
                sheet.wait_for_selector("body[data-ready]")
                sheet.wait_for_timeout(300)
                if options.hover:
                    sheet.locator(options.hover).first.hover()
                    sheet.wait_for_timeout(300)
                target = Path(f"{options.out}-{screen}-{theme}.png")
                sheet.screenshot(path=target)
                sideways = sheet.evaluate("document.documentElement.scrollWidth > innerWidth")
                print(target, "(wider than the screen!)" if sideways else "")
                sheet.close()
        browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="Look at a board without a server.")
    parser.add_argument("game", nargs="?", help="write a position of this title")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--moves", type=int, default=40, help="random moves to play first")
    parser.add_argument("--until", help="then go on until a move of this kind is offered")
    parser.add_argument("--seat", type=int, help="whose sight; default: who is asked")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--options", default="{}", help="options of the title, as JSON")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--picture", type=Path, help="take pictures of this fixture")
    parser.add_argument("--hover", help="a CSS selector to point at in the pictures")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    if options.picture:
        picture(options)
    else:
        write(options)


if __name__ == "__main__":
    main()
