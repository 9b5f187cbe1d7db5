"""The front door: make, replay and load games."""

from __future__ import annotations

import operator
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bottega.carried import components_of, unpack
from bottega.games import names, title
from bottega.kernel.components import Components
from bottega.kernel.errors import BottegaError, ComponentsError, PositionError, RecordError, SetupError
from bottega.kernel.game import Game
from bottega.kernel.keyed import KEY_BYTES
from bottega.kernel.number import Number, whole
from bottega.kernel.option import Setting
from bottega.kernel.plain import Position
from bottega.kernel.position import load_position, resume_position
from bottega.kernel.reason import Reason, quoted
from bottega.kernel.record import Record, parse_record
from bottega.kernel.replay import refused, replay_moves
from bottega.kernel.seed import Seed, read_seed
from bottega.kernel.shape import fault, shown

_HEADING = {"setup-players": "players", "setup-players-number": "players", "setup-seed": "seed"}


def _components(game: str, components: Components | Path | str | None) -> Components:
    if isinstance(components, Components):
        found = components.data.get("game")
        if found != game:
            raise ComponentsError(Reason("components-other-game", {"found": quoted(found), "game": game}))
        return components
    return title(game).components(components)


def new_game(
    game: str,
    players: Number,
    seed: Seed | Number | None = None,
    options: Mapping[str, Setting] | None = None,
    components: Components | Path | str | None = None,
) -> Game:
    """Set up a game. The same arguments give the same game on every machine.

    `seed` None draws a key of 256 bits, which `game.seed` tells as 64 hexadecimal digits: nobody can compute what comes
    from what has come. A number below 2**63 begins a faster generator that is fit for study, not against adversaries.
    `components` is a corrected copy of the title's components file.
    """
    shelf = title(game)
    settings = shelf.settle(options, players)
    begun = read_seed(secrets.token_hex(KEY_BYTES) if seed is None else seed)
    return shelf.make(operator.index(players), begun, settings, _components(game, components))


def load_game(data: Position, components: Components | Path | str | None = None) -> Game:
    """A game from a position that `game.dump()` gave, perhaps edited; PositionError names what is off.

    Where play would go on without asking, so does the game, up to the next real choice. The data is not kept.
    """
    return load_position(data, _components(_named(data), components))


def resume(data: Position, components: Components | Path | str | None = None) -> Game:
    """A game as it began from a kept position: exactly there, even where play would not stop to ask."""
    return resume_position(data, _components(_named(data), components))


def _named(data: Position) -> str:
    """The title that a position names."""
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise PositionError(Reason("position-not-one"))
    name: str = data["game"]
    if name not in names():
        raise fault("name", "game", found=shown(name), known=names())
    return name


def scene(
    game: str,
    players: Number,
    options: Mapping[str, Setting] | None = None,
    seed: Seed | Number = 1,
    components: Components | Path | str | None = None,
) -> Any:
    """A position to be laid out in a few calls, see docs/positions; its `game()` makes the game.

    The titles' own scenes are `bottega.games.<title>.scene`; a title that brings none is refused.
    """
    shelf = title(game)
    settings = shelf.settle(options, players)
    if shelf.scene is None:
        raise SetupError(Reason("setup-no-scene", {"game": game}))
    return shelf.scene(operator.index(players), read_seed(seed), settings, _components(game, components))


def replay(source: Record | str, components: Components | Path | str | None = None, upto: Number | None = None) -> Game:
    """The game that a record tells, played again and checked; `upto` stops after so many moves."""
    if not isinstance(source, Record | str):
        raise RecordError(Reason("record-not-one", {"line": 1}))
    last = None if upto is None else whole(upto)
    if upto is not None and (last is None or last < 0):
        raise RecordError(Reason("record-upto", {"value": quoted(upto)}))
    told, carried = (source, None) if isinstance(source, Record) else _unpacked(source)
    try:
        shelf = title(told.game)
    except SetupError as error:
        raise refused(error, "record-setup", told.line("game")) from None
    if told.rules > shelf.rules_version:
        raise RecordError(
            Reason("record-rules-newer", {"line": 3, "version": told.rules, "known": shelf.rules_version})
        )
    if told.rules < shelf.oldest_rules:
        raise RecordError(
            Reason(f"{told.game}-record-older", {"line": 3, "version": told.rules, "known": shelf.rules_version})
        )
    if components is None and carried is not None:
        components = components_of(told.game, carried)
    pieces = _components(told.game, components)
    if told.components != pieces.digest:
        raise RecordError(Reason("record-components", {"line": 4, "stated": told.components, "found": pieces.digest}))
    game = _beginning(told, pieces)
    replay_moves(game, told, last)
    return game


def _unpacked(text: str) -> tuple[Record, Any]:
    """A record, and the figures that it brings along."""
    bare, _, data = unpack(text)
    return parse_record(bare), data


def _beginning(told: Record, components: Components) -> Game:
    try:
        if told.start is not None:
            return resume(told.start, components)
        return new_game(told.game, told.players, told.seed, told.options, components)
    except BottegaError as error:
        heading = "start" if told.start is not None else _HEADING.get(error.reason.rule, "options")
        raise refused(error, "record-setup", told.line(heading)) from None
