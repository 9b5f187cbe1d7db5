"""Positions for tests in a line or two.

The fresco of a scene is laid out in the order of the components file, the finest tile in the centre:

    3 RY    3 RB    3 YB    4 RRY   4 YYB        row 1, columns a to e
    4 RBB   5 BO    5 RG    5 YP    6 RBO        row 2
    6 YBO   6 RYG   11 OGP  6 RBG   7 RBP        row 3
    7 OG    7 OP    7 GP    8 ROG   8 BOG        row 4
    8 PP    9 YOP   9 RGP   10 OGG  11 OPP       row 5

With the special blends the first seven are left out, and the special tiles follow the others, 24 KN in
the centre. Seats rise at 5, 6, 7 and 8 o'clock in their order; seat 0 stands on S1, the others on 30, 60 and 90 points.
Seat 1 waits in the workshop with something to mix, so that the round does not run to its end unasked.
"""

from __future__ import annotations

from typing import Any

import bottega
from bottega.games import title
from bottega.games.fresco.names import PAINTS
from bottega.games.fresco.paint import LETTERS
from bottega.games.fresco.scene import LEONARDO, FrescoScene
from bottega.games.fresco.state import Fresco
from bottega.games.fresco.tables import tables_of

TABLES = tables_of(title("fresco").components())
WAITING: dict[str, Any] = {"paint": "RY", "plan": {"workshop": 1}}


def new(players: int = 3, seed: int = 1, **options: bool) -> Fresco:
    """A game as set up."""
    game = bottega.new_game("fresco", players, seed, dict(options))
    assert isinstance(game, Fresco)
    return game


def load(data: dict[str, Any]) -> Fresco:
    game = bottega.load_game(data)
    assert isinstance(game, Fresco)
    return game


def scene(
    phase: str,
    players: int = 3,
    seats: dict[int, dict[str, Any]] | None = None,
    restored: dict[int, list[str]] | None = None,
    work: int = 1,
    actor: int | str = 0,
    leonardo: dict[str, Any] | None = None,
    options: dict[str, bool] | None = None,
    stalls: list[list[str]] | None = None,
    portraits: tuple[str, str] | None = None,
    last_round: bool = False,
    bishop: str = "c3",
) -> Fresco:
    """A scene in one call: seat 0 (or `actor`) has apprentices at work in `phase`, others none in later places.

    `seats` tells entries of seats, `paint` by letters; `restored` which squares have been restored, by seat.
    """
    laid: FrescoScene = bottega.scene("fresco", players, options)
    painters: list[int | str] = [*range(players), LEONARDO][: laid.actors]
    for number, painter in enumerate(painters):
        told = leonardo or {} if painter == LEONARDO else (seats or {}).get(number, WAITING if number == 1 else {})
        laid.score(painter, 30 * number).rise(painter, 5 + number)
        _painter(laid, painter, told)
    laid.ask(phase, actor, work).bishop(bishop).set("last_round", last_round)
    for number, squares in (restored or {}).items():
        laid.restore(painters[number], *squares)
    for stall, tiles in enumerate(stalls or [], 1):
        laid.stall(stall, *tiles)
    if portraits is not None:
        laid.portraits(*portraits)
    game = laid.game()
    assert isinstance(game, Fresco)
    return game


def _painter(laid: FrescoScene, painter: int | str, told: dict[str, Any]) -> None:
    where = LEONARDO if painter == LEONARDO else f"seats[{painter}]"
    for name, value in told.items():
        if name == "plan":
            laid.plan(int(painter), **value)
        elif name == "paint":
            laid.set(f"{where}.paint", cubes(value))
        else:
            laid.set(f"{where}.{name}", value)


def cubes(letters: str) -> dict[str, int]:
    return {PAINTS[LETTERS.index(letter)]: letters.count(letter) for letter in letters}


def play(game: Fresco, *moves: str) -> None:
    """Play moves, each by whoever is asked first."""
    for move in moves:
        game.play(game.awaiting[0], move)


def texts(game: Fresco, seat: int | None = None) -> list[str]:
    """The legal moves of a seat, or of whoever is asked first."""
    return [str(move) for move in game.moves(game.awaiting[0] if seat is None else seat)]


def refused(game: Fresco, move: str) -> str | None:
    """The rule that refuses a move of whoever is asked first."""
    reason = game.why_not(game.awaiting[0], move)
    return reason.rule if reason is not None else None


def paints(game: Fresco, seat: int) -> dict[str, int]:
    counted: dict[str, int] = game.view(seat)["seats"][seat]["paint"]
    return counted
