"""A guess: the game as a seat may imagine it.

All money and paint went over the open table, so whoever counts along knows what stands behind each
screen: a guess keeps it. Hidden are the plans of others until all are revealed, the order of the
portraits still to come, and chance.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.fresco import planning
from bottega.games.fresco.gallery import own
from bottega.games.fresco.names import PLAN

if TYPE_CHECKING:
    from bottega.games.fresco.state import Fresco


def guess(game: Fresco, seat: int | None, seed: int) -> Fresco:
    twin = game.copy()
    twin.forget(seed)
    _redraw_portraits(twin)
    if twin.phase == PLAN:
        for other in range(twin.players):
            if other != seat:
                _redraw_plan(twin, other)
    return twin


def _redraw_portraits(twin: Fresco) -> None:
    """Cards to come are known by their stacks only."""
    if twin.gallery.dealt == len(twin.gallery.deck):
        return
    deck = twin.gallery.deck[: twin.gallery.dealt]
    for stack in range(3):
        hidden = [card for card in twin.gallery.deck[twin.gallery.dealt :] if twin.tables.card_stack[card] == stack]
        hidden.sort()
        twin.chance.shuffle(hidden)
        deck += hidden
    own(twin).deck = deck


def _redraw_plan(twin: Fresco, other: int) -> None:
    """Any plan for one who has committed; a fresh sheet for one who has not."""
    committed = other not in twin.awaiting
    planning.start(twin, other)
    while committed and planning.stage(twin, other) != planning.READY:
        choices = planning.legal(twin, other)
        planning.place(twin, other, choices[twin.chance.below(len(choices))])
    if committed:
        planning.commit(twin, other)
