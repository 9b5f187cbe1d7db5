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
    SetupError,
    UntimelyMove,
)
from bottega.kernel.event import Event
from bottega.kernel.game import Game
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
    "SetupError",
    "UntimelyMove",
    "load_game",
    "new_game",
    "replay",
    "scene",
    "title",
]


def _english(reason: Reason) -> str:
    from bottega.text import words

    english = words("en")
    return english.reason(reason) if english.knows(reason) else reason.bare()


word_reasons_with(_english)
