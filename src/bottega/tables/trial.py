"""Trying things out: drafts and why-not. Nothing changes, and nobody else learns of it."""

from __future__ import annotations

from typing import Any

from bottega.kernel.errors import MoveError
from bottega.kernel.game import Game
from bottega.tables.commands import DraftTry, Why
from bottega.tables.play import move_refusal, need_player, try_chain
from bottega.tables.refusal import Refusal
from bottega.tables.sight import chain_lines, position_part
from bottega.tables.table import Table
from bottega.tables.token import Who
from bottega.tables.wording import Wording


def refusal_part(refusal: Refusal, wording: Wording) -> dict[str, Any]:
    reason = refusal.reason
    return {"rule": reason.rule, "text": wording.reason(reason), "args": reason.args}


def draft(table: Table, who: Who, wish: DraftTry, wording: Wording) -> dict[str, Any]:
    """Where a chain of own moves would lead."""
    game, seat = need_player(table, who)
    chain, reached = try_chain(table, game, seat, wish.moves)
    refused: dict[str, Any] | None = None
    if chain.error is not None:
        refused = {"index": reached, **refusal_part(move_refusal(chain.error, reached, True), wording)}
    elif reached < len(wish.moves):
        args: dict[str, Any] = {"index": reached, "move": wish.moves[reached]}
        refused = {
            "index": reached,
            "rule": "table-chain-too-long",
            "text": wording.say("table-chain-too-long", args),
            "args": args,
        }
    # What a revealing move turns over is not shown before it is played.
    hidden = chain.kept is not None
    shown = chain.kept if chain.kept is not None else chain.game
    events = chain.events[:-1] if hidden else chain.events
    first = table.moves_for(seat)
    return {
        "moves": chain.moves,
        "ends": chain.ends,
        "refused": refused,
        "game": position_part(shown, seat, wording, first + len(events), asked=not hidden),
        "log": chain_lines(events, seat, wording, first + 1),
    }


def reached_by(table: Table, who: Who, after: list[str]) -> tuple[Game, int]:
    """A copy of the game behind a draft, and the seat that drafts. What a draft would turn over stays face down."""
    game, seat = need_player(table, who)
    chain, reached = try_chain(table, game, seat, after)
    if chain.error is not None:
        raise move_refusal(chain.error, reached, True)
    return (chain.kept if chain.kept is not None else chain.game).copy(), seat


def why(table: Table, who: Who, wish: Why, wording: Wording) -> dict[str, Any]:
    """Whether a move is possible, perhaps behind a draft, and if not by which rule."""
    asked, seat = reached_by(table, who, wish.after)
    reason = asked.why_not(seat, wish.move)
    if reason is None:
        return {"legal": True, "rule": None, "text": None, "args": {}}
    shown = refusal_part(move_refusal(MoveError(reason), 0, False), wording)
    return {"legal": False, **shown}
