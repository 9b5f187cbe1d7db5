"""Turn: whose turn it is in a phase, and how far it has come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.fresco.names import REQUESTS
from bottega.kernel.shape import Each, Fields, Flag, Maybe, Name, Number

if TYPE_CHECKING:
    from mypy_extensions import i64

TURN: Final = Fields(
    "Whose turn it is in this phase, and how far it has come. Actors are the seats and, after them, Leonardo.",
    {
        "order": Each(
            "The actors from the last on the score track to the first, in later phases by wake-up time.",
            Number("", 0, "last actor"),
            "actors",
            True,
        ),
        "turn": Number("How many of them have had their turn in this phase.", 0, "actors"),
        "work": Number("Apprentices of the actor still at work here; mixes in the workshop.", 0, 99),
        "step": Number(
            "At the market the stall visited, counted from 1; elsewhere 1 after a step of the bishop, with "
            "paints of one's choice to take, or with tiles to stack; else 0.",
            0,
            "stalls",
        ),
        "used": Flag("Whether the actor has painted a portrait, or fulfils or has fulfilled a request, here."),
        "picks": Number("Paints still to choose, or tiles still to stack.", 0, 9),
        "request": Maybe(Name("The request whose tiles are stacked.", REQUESTS)),
        "chooses_on_track": Maybe(
            Number("The actor who has landed on a taken space of the score track.", 0, "last actor")
        ),
    },
)
BY_HAND: Final = ("order", "turn", "request", "chooses_on_track")  # packed, or left over from other phases


class Turn:
    """The actor's turn in the present phase."""

    order: i64  # the actors in the phase's order, three bits each, the first lowest
    number: i64  # whose turn in that order, -1 before the first
    actor: i64  # whose turn it is
    work: i64  # apprentices of the actor still at work in this place; mixes in the workshop
    step: i64  # how far the actor's turn has come, as each place counts it
    used: bool  # the actor's once-a-round privilege of this place: portrait, request
    picks: i64  # paints still to choose, or tiles still to stack
    request: i64  # the request that is being fulfilled
    bump: i64  # 1 + the actor who must choose ahead or behind on the track, or 0

    def __init__(self) -> None:
        self.order = 0
        self.number = 0
        self.actor = 0
        self.work = 0
        self.step = 0
        self.used = False
        self.picks = 0
        self.request = 0
        self.bump = 0

    def copy(self) -> Turn:
        twin = Turn()
        twin.order = self.order
        twin.number = self.number
        twin.actor = self.actor
        twin.work = self.work
        twin.step = self.step
        twin.used = self.used
        twin.picks = self.picks
        twin.request = self.request
        twin.bump = self.bump
        return twin
