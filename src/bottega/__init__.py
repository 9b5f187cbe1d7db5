"""Bottega: play, host and study three Renaissance board games."""

from bottega.api import load_game, new_game, replay, scene
from bottega.games import title
from bottega.kernel.errors import (
    BottegaError,
    ComponentsError,
    GameIsOver,
    IllegalMove,
    InvalidMove,
    MoveError,
    PositionError,
    RecordError,
    SeatError,
    SetupError,
    TextError,
    UntimelyMove,
)
from bottega.kernel.event import Event
from bottega.kernel.game import Game, print_games_with
from bottega.kernel.move import Move
from bottega.kernel.reason import Reason, word_reasons_with
from bottega.kernel.record import Record

__version__ = "0.1.0"

__all__ = [
    "BottegaError",
    "ComponentsError",
    "Event",
    "Game",
    "GameIsOver",
    "IllegalMove",
    "InvalidMove",
    "Move",
    "MoveError",
    "PositionError",
    "Reason",
    "Record",
    "RecordError",
    "SeatError",
    "SetupError",
    "TextError",
    "UntimelyMove",
    "load_game",
    "new_game",
    "replay",
    "scene",
    "title",
]


def _english(reason: Reason) -> str:
    try:
        from bottega.text import words
    except ImportError:  # no Fluent: a bare reason is better than none
        return reason.bare()
    english = words("en")
    try:
        return english.reason(reason) if english.knows(reason) else reason.bare()
    except KeyError:  # a title's own reason without an argument that its text names
        return reason.bare()


def _printed(game: Game) -> str:
    from bottega.printed import printed

    return printed(game)


word_reasons_with(_english)
print_games_with(_printed)
