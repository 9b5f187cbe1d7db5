"""Replay: playing a record again, checked move by move."""

from __future__ import annotations

from bottega.kernel.errors import BottegaError, RecordError
from bottega.kernel.game import Game
from bottega.kernel.reason import Reason
from bottega.kernel.record import Record, fault


def replay_moves(game: Game, record: Record, upto: int | None = None) -> None:
    """Play the record's moves, checking each digest; RecordError names the line that does not fit."""
    _check_digest(game, record)
    # A record just made from a live game stands on no lines yet: count its moves instead.
    lines = record.lines or list(range(1, len(record.moves) + 1))
    for (seat, text), line in list(zip(record.moves, lines, strict=True))[:upto]:
        try:
            game.play(seat, text)
        except BottegaError as error:
            raise RecordError(Reason("record-move-refused", {"line": line, "move": text, "why": str(error)})) from None
        _check_digest(game, record)


def _check_digest(game: Game, record: Record) -> None:
    stated = record.digests.get(game.number)
    if stated is not None and stated != game.digest():
        raise fault("record-digest", record.digest_lines.get(game.number, 0), number=game.number)
