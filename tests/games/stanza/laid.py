"""Positions for the tests of La Stanza, laid out in a line or two."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import bottega
from bottega.games.stanza.names import DISCIPLINES
from bottega.games.stanza.scene import StanzaScene
from bottega.games.stanza.state import Stanza
from bottega.kernel.game import Game
from bottega.kernel.reason import Reason

FIGURES = bottega.title("stanza").components().data
BLANK: dict[str, dict[str, int]] = {
    "helpers": {"blue": 0, "red": 0, "green": 0, "yellow": 0, "white": 0},
    "books": {"discovery": 0, "religion": 0, "arts": 0, "politics": 0},
    "fields": dict.fromkeys(DISCIPLINES, 0),
    "art": {"sculpture": 0, "scroll": 0, "painting": 0},
}


def lay(
    *seats: dict[str, Any],
    phase: str = "move",
    ring: Mapping[str, str | None] | None = None,
    options: dict[str, bool] | None = None,
    tiles: list[str] | None = None,
    covered: dict[str, list[int]] | None = None,
    discard: list[str] | None = None,
    pile: int | None = None,
    **more: Any,
) -> Stanza:
    """A scene in one call; seats that are not given are as at the start with 10 florins (at least two play).

    `ring` names a discipline, a person or None for spaces that differ from a full board; `pile` cuts the draw
    pile to so many persons and discards the others. `more` goes into the position as it is.
    """
    boards = [*seats, *[{}] * (2 - len(seats))]
    scene: StanzaScene = bottega.scene("stanza", len(boards), dict(options or {}), seed=7)
    for seat, board in enumerate(boards):
        scene.money(seat, 10)
        for name, value in board.items():
            if name in ("workers", "recruits"):
                getattr(scene, name)(seat, *value)
            else:
                scene.set(f"seats[{seat}].{name}", {**BLANK[name], **value} if name in BLANK else value)
    for space, person in (ring or {}).items():
        scene.ring(space, person)
    for discipline, points in (covered or {}).items():
        scene.set(f"covered.{discipline}", points)
    turn = more.get("turn", 0)
    at = scene.seat(turn)["space"]
    if (phase in ("act", "work") or "activated" in more) and at in scene.data["ring"]:
        scene.ring(at, None)  # the person there has joined the track
    scene.offer(*tiles or []).set("discard", discard or []).ask(phase, more.pop("turn", 0))
    for name, value in more.items():
        scene.set(name if name in scene.data else f"current.{name}", value)
    data = scene.position()
    if pile is not None:
        data["discard"] += data["pile"][pile:]
        data["pile"] = data["pile"][:pile]
    game = bottega.load_game(data)
    assert isinstance(game, Stanza)
    game.log = []
    return game


def working(discipline: str, *seats: dict[str, Any], **more: Any) -> Stanza:
    """In the midst of an activation, with the demanded person hired already: the last of the discipline at work."""
    first, *others = seats or ({},)
    first = {"space": f"{discipline}-1", **first}
    workers: list[str | None] = first.get("workers", [None, *[f"start {name}" for name in DISCIPLINES]])
    matching = [space for space, name in enumerate(workers, 1) if name in (discipline, f"start {discipline}")]
    given = {"activated": discipline, "ready": True, "hired": matching[-1:] or [6], **more}
    return lay(first, *others, phase="work", **given)


def moves(game: Game, seat: int | None = None) -> list[str]:
    return [str(move) for move in game.moves(game.awaiting[0] if seat is None else seat)]


def play(game: Game, *texts: str) -> None:
    """Play moves for whoever is in turn."""
    for text in texts:
        game.play(game.awaiting[0], text)


def why(game: Game, text: str) -> Reason:
    """The reason for which a move is refused."""
    reason = game.why_not(game.awaiting[0], text)
    assert reason is not None, f"{text} is legal"
    return reason


def board(game: Game, seat: int = 0) -> dict[str, Any]:
    """A player's board as the view shows it."""
    seats: list[dict[str, Any]] = game.view(None)["seats"]
    return seats[seat]


def names(persons: list[dict[str, Any] | None]) -> list[str | None]:
    """Persons of a track by their disciplines, start persons as "start ..."."""
    return [
        None if person is None else f"start {person['discipline']}" if person["start"] else person["discipline"]
        for person in persons
    ]


def told(game: Stanza) -> list[str]:
    """The kinds of events told so far."""
    assert game.log is not None
    return [event.kind for event in game.log]
