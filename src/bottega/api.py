"""The front door: make, replay and load games."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

from bottega.games import title
from bottega.kernel.chance import SEEDS
from bottega.kernel.components import Components
from bottega.kernel.errors import PositionError, RecordError, SetupError
from bottega.kernel.game import Game
from bottega.kernel.option import Setting
from bottega.kernel.reason import Reason
from bottega.kernel.record import Record, parse_record
from bottega.kernel.replay import replay_moves


def _components(game: str, components: Components | Path | str | None) -> Components:
    return components if isinstance(components, Components) else title(game).components(components)


def new_game(
    game: str,
    players: int,
    seed: int | None = None,
    options: dict[str, Setting] | None = None,
    components: Components | Path | str | None = None,
) -> Game:
    """Set up a game. The same arguments give the same game on every machine.

    `seed` None draws one; `components` is a corrected copy of the title's components file.
    """
    shelf = title(game)
    settings = shelf.settle(options, players)
    if seed is None:
        seed = secrets.randbelow(SEEDS)
    if type(seed) is not int or not 0 <= seed < SEEDS:
        raise SetupError(Reason("setup-seed", {"seed": str(seed), "limit": str(SEEDS)}))
    return shelf.make(players, seed, settings, _components(game, components))


def load_game(data: dict[str, Any], components: Components | Path | str | None = None) -> Game:
    """A game from a position that `game.dump()` gave, perhaps edited; PositionError names what is off."""
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise PositionError(Reason("position-not-one"))
    name: str = data["game"]
    game = title(name).load(data, _components(name, components))
    game.start = data
    return game


def replay(source: Record | str, components: Components | Path | str | None = None, upto: int | None = None) -> Game:
    """The game that a record tells, played again and checked; `upto` stops after so many moves."""
    told = source if isinstance(source, Record) else parse_record(source)
    shelf = title(told.game)
    if told.rules > shelf.rules_version:
        raise RecordError(
            Reason("record-rules-newer", {"line": 3, "version": told.rules, "known": shelf.rules_version})
        )
    if told.rules < shelf.oldest_rules:
        raise RecordError(
            Reason(f"{told.game}-record-older", {"line": 3, "version": told.rules, "known": shelf.rules_version})
        )
    pieces = _components(told.game, components)
    if told.components != pieces.digest:
        raise RecordError(Reason("record-components", {"line": 4, "stated": told.components, "found": pieces.digest}))
    game = _beginning(told, pieces)
    replay_moves(game, told, upto)
    return game


def _beginning(told: Record, components: Components) -> Game:
    if told.start is not None:
        return load_game(told.start, components)
    return new_game(told.game, told.players, told.seed, told.options, components)
