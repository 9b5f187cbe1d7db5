"""Retelling: a record played again, with everything that happened in between."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bottega.api import replay
from bottega.kernel.components import Components
from bottega.kernel.game import Game
from bottega.kernel.move import Move
from bottega.kernel.record import Record, parse_record
from bottega.kernel.replay import replay_moves


def at_each_decision(
    source: Record | str, components: Components | Path | str | None = None
) -> Iterator[tuple[Game, int, Move]]:
    """The game before each of its decisions, with who decides and what; the game is the same object throughout."""
    record = source if isinstance(source, Record) else parse_record(source)
    game = replay(record, components, upto=0)
    for seat, text in record.moves:
        move = game.catalogue[game.catalogue.find(text)]
        yield game, seat, move
        game.play(seat, move)


def told(source: Record | str, components: Components | Path | str | None = None) -> Game:
    """The finished game, with its whole log."""
    record = source if isinstance(source, Record) else parse_record(source)
    game = replay(record, components, upto=0)
    game.log = []
    replay_moves(game, record)
    return game
