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
from bottega.games.fresco.catalogue import BACKS, SQUARES
from bottega.games.fresco.components import tables
from bottega.games.fresco.paint import LETTERS, NAMES
from bottega.games.fresco.state import Fresco

TABLES = tables(title("fresco").components())
WAITING: dict[str, Any] = {"paint": "RY", "plan": {"workshop": 1}}
PLACES = ("market", "cathedral", "studio", "workshop", "last")


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
    turn: dict[str, Any] | None = None,
    leonardo: dict[str, Any] | None = None,
    options: dict[str, bool] | None = None,
    stalls: list[list[str]] | None = None,
    **changes: Any,
) -> Fresco:
    """Seat 0 (or `turn`'s) has one apprentice at work in `phase`; others have none left in later places.

    `seats` changes entries of seats (`paint` and `plan` in short); `restored` says which squares have
    been restored, by seat, Leonardo after the seats; `changes` go to the position as they are.
    """
    data = new(players, **(options or {})).dump()
    data["phase"] = phase
    layout = _layout(bool(data["options"]["special_blends"]))
    data["fresco"] = {square: [name, True] for square, name in zip(SQUARES, layout, strict=True)}
    actors = players + (1 if data["leonardo"] is not None else 0)
    data["turn"] |= {"order": list(range(actors)), "turn": 0, "work": 1} | (turn or {})
    figures = [*data["seats"], data["leonardo"]][:actors]
    for actor, figure in enumerate(figures):
        figure |= {"time": 5 + actor, "score": 30 * actor}
    for seat, figure in enumerate(data["seats"]):
        _seat(figure, dict((seats or {}).get(seat, WAITING if seat == 1 else {})))
    if leonardo is not None:
        data["leonardo"] |= leonardo
    for number, figure in enumerate(figures, 1):
        figure["start"] = number if figure["score"] == 0 else None
    _plan_work(data, phase)
    _own_portraits(data)
    for actor, squares in (restored or {}).items():
        for square in squares:
            data["fresco"][square][1] = False
            back = BACKS[TABLES.back[TABLES.tile_names.index(data["fresco"][square][0])]]
            figures[actor]["tiles"][back] = figures[actor]["tiles"].get(back, 0) + 1
    for stall, tiles in enumerate(stalls or []):
        room = len(data["stalls"][stall]["tiles"])
        data["stalls"][stall] = {"open": True, "tiles": tiles + [None] * (room - len(tiles))}
    data |= changes
    _count_rounds(data)
    return load(data)


def _layout(blends: bool) -> list[str]:
    names = TABLES.tile_names
    chosen = [*names[7:25], *names[25:31]] if blends else [*names[:23], names[24]]
    return [*chosen[:12], names[31] if blends else names[23], *chosen[12:]]


def _seat(figure: dict[str, Any], changes: dict[str, Any]) -> None:
    plan = changes.pop("plan", {})
    figure["plan"] = {"stage": 5} | {place: plan.get(place, 0) for place in PLACES}
    figure["paint"] = cubes(changes.pop("paint", ""))
    figure |= changes


def cubes(letters: str) -> dict[str, int]:
    return {NAMES[LETTERS.index(letter)]: letters.count(letter) for letter in letters}


def _plan_work(data: dict[str, Any], phase: str) -> None:
    """Whoever is at work was planned to be."""
    order, turn = data["turn"]["order"], data["turn"]
    if phase not in (*PLACES, "second-cathedral") or order[turn["turn"]] >= len(data["seats"]):
        return
    plan = data["seats"][order[turn["turn"]]]["plan"]
    place = "last" if phase == "second-cathedral" else phase
    done = 1 if turn["used"] or turn["chooses_on_track"] is not None else 0
    workers = -(-turn["work"] // 2) if phase == "workshop" else turn["work"]
    plan[place] = max(plan[place], workers + done)


def _own_portraits(data: dict[str, Any]) -> None:
    """Lasting portraits that somebody has came first of all, in earlier rounds."""
    owned = [card for seat in data["seats"] for card in seat["lasting"]]
    if data["portraits"] is None or not owned:
        return
    stack = [*owned, *[card for card in data["portraits"]["stack"] if card not in owned]]
    dealt = 2 * -(-len(owned) // 2) + 2
    data["portraits"] |= {"stack": stack, "dealt": dealt, "open": stack[dealt - 2 : dealt]}


def _count_rounds(data: dict[str, Any]) -> None:
    """The round is that of the open portraits; a last round without another reason is the twentieth."""
    if data["portraits"] is not None:
        if data["phase"] == "income":
            open_next = data["portraits"]["stack"][data["portraits"]["dealt"] :][:2]
            data["portraits"] |= {"dealt": data["portraits"]["dealt"] + 2, "open": open_next}
        data["round"] = data["portraits"]["dealt"] // 2 - (1 if data["phase"] == "income" else 0)
    elif data["last_round"] and sum(there for _, there in data["fresco"].values()) > 6:
        data["round"] = TABLES.most_rounds


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
