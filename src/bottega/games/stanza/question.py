"""What a seat is asked: a message id with its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.stanza import (
    movement,
    start_order,
    strengths,
    turns,
)
from bottega.games.stanza.names import (
    ARRANGE,
    DISCIPLINES,
    GIVE_DISC,
    INSERT,
    LAST_TURNS,
    MOVE,
    PHASES,
    PLACE_DISC,
    RETURN_HELPER,
    TAKE_HELPER,
    TILE_NAMES,
    WORK,
    WRITE,
)
from bottega.kernel.reason import Reason

if TYPE_CHECKING:
    from bottega.games.stanza.state import Stanza


def question(game: Stanza, seat: int) -> Reason:
    """What `seat` is asked now."""
    phase = game.phase
    name = f"stanza-ask-{PHASES[phase]}"
    if seat != game.turn and not game.over:
        return Reason("stanza-ask-wait", {"other": game.turn})
    if phase == ARRANGE:
        return Reason(name, {"worker": start_order.next_space(game) + 1})
    if phase == MOVE and game.stage >= LAST_TURNS:
        name = "stanza-ask-retire" if movement.can_move(game) else "stanza-ask-must-retire"
        return Reason(name, {"turn": turns.letter(game.stage)})
    if phase == WORK:
        return _question_at_work(game)
    if phase == WRITE:
        return Reason(name, {"count": game.current.books_due})
    if phase == PLACE_DISC:
        return Reason(name, {"count": game.current.discs_due})
    if phase == TAKE_HELPER:
        return Reason(name, {"count": game.current.helpers_due})
    if phase == RETURN_HELPER:
        return Reason(name, {"limit": game.tables.helper_limit})
    if phase == GIVE_DISC:
        return Reason(name, {"tile": TILE_NAMES[game.current.tile_due]})
    if phase == INSERT:
        return Reason(name, {"person": game.tables.persons[game.current.fetched]})
    return Reason(name)


def _question_at_work(game: Stanza) -> Reason:
    """What is asked in an activation names only what can be done."""
    discipline = DISCIPLINES[game.current.activated]
    kinds = {move.kind for move in game.moves(game.turn)}
    if not game.current.ready:
        if "dismiss" not in kinds:
            return Reason("stanza-ask-hire", {"discipline": discipline})
        return Reason(
            "stanza-ask-dismiss" if "hire" in kinds else "stanza-ask-only-dismiss", {"discipline": discipline}
        )
    strength = strengths.strength(game)
    if strength == 0 and "strengthen" in kinds:
        return Reason("stanza-ask-zero", {"discipline": discipline})
    further = kinds & {"hire", "strengthen"}
    if kinds - further == {"finish"}:
        name = "stanza-ask-more" if further else "stanza-ask-empty"
    elif "hire" in further:
        name = "stanza-ask-work"
    else:
        name = "stanza-ask-reward" if further else "stanza-ask-choose"
    return Reason(name, {"discipline": discipline, "strength": strength})
