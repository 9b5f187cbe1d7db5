"""The theatre: each apprentice there lifts the mood."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.fresco import wakeup
from bottega.games.fresco.holdings import ACTOR

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.fresco.state import Fresco


def enter(game: Fresco) -> None:
    seat: i64 = game.turn.actor
    wakeup.lift(game, seat, game.turn.work * steps(game, seat))
    if game.log is not None:
        game.tell("theatre", seat, {"apprentices": game.turn.work, "mood": game.painters[seat].mood})


def steps(game: Fresco, seat: i64) -> i64:
    """How far one apprentice lifts the mood: further with the actor's portrait."""
    held: i64 = game.painters[seat].held
    return game.tables.actor_mood if held & ACTOR else game.tables.theatre_mood
