"""Trying things out: drafts and why-not. Nothing changes, and nobody else learns of it."""

from __future__ import annotations

from bottega.kernel.game import Game
from bottega.kernel.reason import Reason
from bottega.tables.chain import move_refusal, try_chain
from bottega.tables.log import chain_lines
from bottega.tables.needs import need_player
from bottega.tables.refusal import refused
from bottega.tables.shapes import Draft, DraftRefused, Verdict
from bottega.tables.sight import position
from bottega.tables.table import Table
from bottega.tables.token import Who
from bottega.tables.wording import Wording


def draft(table: Table, who: Who, moves: list[str], wording: Wording) -> Draft:
    """Where a chain of own moves would lead."""
    game, seat = need_player(table, who)
    chain, reached = try_chain(table, game, seat, moves)
    trouble: DraftRefused | None = None
    if chain.error is not None or reached < len(moves):
        refusal = (
            move_refusal(chain.error, reached, True)
            if chain.error is not None
            else refused("table-chain-too-long", index=reached, move=moves[reached])
        )
        reason = refusal.reason
        trouble = DraftRefused(reached, reason.rule, wording.reason(reason), reason.args)
    # What a revealing move turns over is not shown before it is played.
    hidden = chain.kept is not None
    events = chain.events[:-1] if hidden else chain.events
    first = table.moves_for(seat)
    return Draft(
        chain.moves,
        chain.ends,
        trouble,
        position(chain.shown, seat, wording, first + len(events), asked=not hidden),
        chain_lines(events, seat, wording, first + 1),
    )


def reached_by(table: Table, who: Who, after: list[str]) -> tuple[Game, int]:
    """A copy of the game behind a draft, and the seat that drafts. What a draft would turn over stays face down."""
    game, seat = need_player(table, who)
    chain, reached = try_chain(table, game, seat, after)
    if chain.error is not None:
        raise move_refusal(chain.error, reached, True)
    return chain.shown.copy(), seat


def why(table: Table, who: Who, move: str, after: list[str], wording: Wording) -> Verdict:
    """Whether a move is possible, perhaps behind a draft, and if not by which rule."""
    asked, seat = reached_by(table, who, after)
    reason = asked.why_not(seat, move)
    if reason is None:
        return Verdict(True, None, None, {})
    return Verdict(False, reason.rule, wording.reason(Reason(reason.rule, reason.args)), reason.args)
