"""Positions for the tests of La Stanza, laid out in a line or two."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import bottega
from bottega.games.stanza.layout import DISCIPLINES, SPACES, TILE_NAMES, TILES_EACH
from bottega.games.stanza.state import Stanza
from bottega.kernel.game import Game
from bottega.kernel.reason import Reason

FIGURES = bottega.title("stanza").components().data
STARTERS: dict[str, str] = FIGURES["start_persons"]


class Persons:
    """Hands out persons: a discipline's name gives any of it, "start arts" the start person, a name that person."""

    def __init__(self) -> None:
        self.free: dict[str, list[str]] = {name: list(FIGURES["persons"][name]) for name in DISCIPLINES}

    def person(self, wanted: str | None) -> str | None:
        if wanted is None or wanted in STARTERS.values():
            return wanted
        if wanted.startswith("start "):
            return STARTERS[wanted.removeprefix("start ")]
        if wanted in DISCIPLINES:
            return self.free[wanted].pop()
        for names in self.free.values():
            if wanted in names:
                names.remove(wanted)
        return wanted

    def track(self, wanted: list[str | None], length: int) -> list[str | None]:
        return [self.person(name) for name in [*wanted, *[None] * (length - len(wanted))]]

    def rest(self) -> list[str]:
        return [name for names in self.free.values() for name in names]


STARTING_WORKERS = [None, *[f"start {name}" for name in DISCIPLINES]]
EVERY_ROOM_FULL = {space: space.rpartition("-")[0] for space in SPACES[1:]}


def seat(persons: Persons, wanted: dict[str, Any]) -> dict[str, Any]:
    """A player's board as at the start, but for what is wanted."""
    board: dict[str, Any] = {
        "space": "bonus",
        "money": 10,
        "ship": 0,
        "patron": 1,
        "turned": False,
        "retired": 0,
        "tiles": [],
        "masterpieces": {},
    }
    board.update({key: value for key, value in wanted.items() if key in board})
    board["workers"] = persons.track(wanted.get("workers", STARTING_WORKERS), 6)
    board["recruits"] = persons.track(wanted.get("recruits", []), FIGURES["recruitment_track"]["spaces"])
    helpers = wanted.get("helpers", {"blue": 1, "red": 1, "green": 1, "yellow": 1})
    board["helpers"] = {"blue": 0, "red": 0, "green": 0, "yellow": 0, "white": 0, **helpers}
    board["books"] = {"discovery": 0, "religion": 0, "arts": 0, "politics": 0, **wanted.get("books", {})}
    board["fields"] = {**dict.fromkeys(DISCIPLINES, 0), **wanted.get("fields", {"religion": 1})}
    board["art"] = {"sculpture": 0, "scroll": 0, "painting": 0, **wanted.get("art", {})}
    unknown = set(wanted) - set(board)
    assert not unknown, f"no such things on a board: {unknown}"
    return board


def offer(owned: list[str], wanted: list[str]) -> list[str]:
    """Tiles on offer: those wanted, and others until three of each discipline are in the game."""
    offered = list(wanted)
    for first in range(0, len(TILE_NAMES), TILES_EACH):
        family = TILE_NAMES[first : first + TILES_EACH]
        there = sum(name in family for name in [*owned, *offered])
        spare = [name for name in family if name not in owned and name not in offered]
        offered += spare[: 3 - there]
    return offered


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
    """A position; seats that are not given are as at the start (at least two play).

    `ring` names a discipline, a person or None for spaces that differ from a full board; `pile` cuts the draw
    pile to so many persons and discards the others. `more` goes into the position as it is.
    """
    boards = [*seats, *[{}] * (2 - len(seats))]
    persons = Persons()
    laid = [seat(persons, board) for board in boards]
    spaces: dict[str, str | None] = {**EVERY_ROOM_FULL, **(ring or {})}
    taken = {space: persons.person(name) for space, name in spaces.items()}
    fetched = persons.person(more.pop("fetched", None))
    thrown = [persons.person(name) for name in discard or []]
    rest = persons.rest()
    if pile is not None:
        thrown += rest[pile:]
        rest = rest[:pile]
    owned = [name for board in laid for name in board["tiles"]]
    data = bottega.new_game("stanza", len(boards), 7, dict(options or {})).dump()
    data.update(
        {
            "phase": phase,
            "ring": taken,
            "pile": rest,
            "discard": thrown,
            "tiles": offer(owned, tiles or []),
            "covered": {**{name: [] for name in DISCIPLINES}, **(covered or {})},
            "seats": laid,
        }
    )
    if fetched is not None:
        data["current"]["fetched"] = fetched
    for key, value in more.items():
        (data if key in data else data["current"])[key] = value
    game = bottega.load_game(data)
    assert isinstance(game, Stanza)
    game.log = []
    return game


def working(discipline: str, *seats: dict[str, Any], **more: Any) -> Stanza:
    """In the midst of an activation, with the demanded person hired already."""
    first, *others = seats or ({},)
    first = {"space": f"{discipline}-1", **first}
    given = {"activated": discipline, "ready": True, "hired": [6], **more}
    return lay(first, *others, phase="work", **{"ring": {f"{discipline}-1": None}, **given})


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
