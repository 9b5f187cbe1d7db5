"""Replay: playing a record again, checked move by move."""

from __future__ import annotations

from bottega.kernel.errors import BottegaError, RecordError
from bottega.kernel.game import Game
from bottega.kernel.reason import Reason, quoted
from bottega.kernel.record import Record, fault


def replay_moves(game: Game, record: Record, upto: int | None = None) -> None:
    """Play the record's moves, checking each digest; RecordError names the line that does not fit."""
    _check_digest(game, record)
    for index, (seat, text) in enumerate(record.moves[:upto]):
        try:
            game.play(seat, text)
        except BottegaError as error:
            # A record just made from a live game stands on no lines yet: count its moves instead.
            line = record.lines[index] if index < len(record.lines) else index + 1
            raise refused(error, "record-move-refused", line, move=quoted(text)) from None
        _check_digest(game, record)


def refused(error: BottegaError, message: str, line: int, **args: str) -> RecordError:
    """A line of a record that leads to `error`; told in the reader's language."""
    return RecordError(Reason(message, {"line": line, **args, "why": str(error)}, error.reason))


def _check_digest(game: Game, record: Record) -> None:
    stated = record.digests.get(game.number)
    if stated is not None and stated != game.digest():
        raise fault("record-digest", record.digest_lines.get(game.number, 0), number=game.number)
