"""Positions in a line or two: everyone has nothing but what the test says."""

from __future__ import annotations

from typing import Any

import bottega
from bottega.games.florence.scene import FlorenceScene
from bottega.games.florence.state import Florence
from bottega.kernel.event import Event
from bottega.kernel.game import Game

Court = dict[str, Any]
OLD_NAMES = {"recruiting_in_hand": "recruiting", "best_work": "work", "open_hand": "known_hand"}


def florence(game: Game) -> Florence:
    assert isinstance(game, Florence)
    return game


def fresh(players: int = 3, seed: int = 1, **options: Any) -> Florence:
    """A game in which everyone has given back their first person."""
    game = florence(bottega.new_game("florence", players, seed, options))
    while game.phase == 0:
        seat = game.awaiting[0]
        game.play(seat, game.moves(seat)[0])
    return game


def scene(
    phase: str = "act",
    turn: int = 0,
    players: int = 3,
    round: int = 1,
    courts: dict[int, Court] | None = None,
    tiles: dict[int, list[str]] | None = None,
    shared: list[tuple[int, str]] | None = None,
    top: dict[str, list[str]] | None = None,
    changes: dict[str, dict[str, Any]] | None = None,
    options: dict[str, Any] | None = None,
    starter: int | None = None,
    resume: str = "",
) -> Florence:
    """A scene in one call. Everyone has 3000 florins and nothing but what `courts` says.

    `tiles` are placements by seat ("opera a1 r0"), `shared` placements across the border on the right of a seat,
    `top` the first cards of decks, `changes` further parts of the position.
    """
    laid: FlorenceScene = bottega.scene("florence", players, options)
    for seat in range(players):
        laid.cash(seat, 3000)
        for name, value in (courts or {}).get(seat, {}).items():
            laid.set(f"seats[{seat}].{OLD_NAMES.get(name, name)}", value)
        for placement in (tiles or {}).get(seat, []):
            laid.build(seat, *placement.split())
    for seat, placement in shared or []:
        laid.build_together(seat, *placement.split())
    for deck, cards in (top or {}).items():
        laid.top(deck, *cards)
    laid.ask(phase, turn, resume).round(round).set("starter", turn if starter is None else starter)
    for part, values in (changes or {}).items():
        for name, value in values.items():
            laid.set(f"{part}.{name}", value)
    return florence(laid.game())


def auction(**more: Any) -> Florence:
    """The start of phase A with `turn` as opener."""
    turn = more.pop("turn", 0)
    return scene(phase="open", turn=turn, **more)


def play(game: Game, *moves: str) -> None:
    """Play moves, each by whoever is asked; "1: pass" insists on the seat."""
    for text in moves:
        seat = game.awaiting[0]
        if ":" in text:
            stated, text = text.split(": ")
            assert game.awaiting == [int(stated)], f"{text!r}: it is {game.awaiting}"
        game.play(seat, text)


def refused(game: Game, move: str, seat: int | None = None) -> str:
    """The id of the rule that forbids a move; empty if it is allowed."""
    reason = game.why_not(game.awaiting[0] if seat is None else seat, move)
    return "" if reason is None else reason.rule


def told(game: Game, *moves: str) -> list[Event]:
    """What the log says about some moves."""
    game.log = []
    play(game, *moves)
    events = game.log
    game.log = None
    return events


def notations(game: Game, kind: str = "") -> list[str]:
    """The legal moves of whoever is asked, perhaps of one kind only."""
    return [str(move) for move in game.moves(game.awaiting[0]) if kind in ("", move.kind)]
