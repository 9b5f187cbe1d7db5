"""Commands and questions by their names on the wire: the one list that HTTP, sockets and the reference go by."""

from __future__ import annotations

from bottega.tables.commands.base import Command, Question, name_of
from bottega.tables.commands.consent import AnswerProposal, Back, Propose
from bottega.tables.commands.further import Branch, OrderPremove, Rematch
from bottega.tables.commands.lobby import ChangeSeat, ChangeSettings, Join, Leave, Ready
from bottega.tables.commands.play import Play, Reset, Undo
from bottega.tables.commands.questions import AskHint, DraftTry, Why
from bottega.tables.commands.talk import Chat, Renew

_COMMANDS: tuple[type[Command], ...] = (
    Join,
    Leave,
    Ready,
    ChangeSeat,
    ChangeSettings,
    Play,
    Undo,
    Reset,
    Propose,
    AnswerProposal,
    Back,
    OrderPremove,
    Chat,
    Renew,
    Rematch,
    Branch,
)
_QUESTIONS: tuple[type[Question], ...] = (DraftTry, Why, AskHint)

COMMANDS = {name_of(kind): kind for kind in _COMMANDS}
QUESTIONS = {name_of(kind): kind for kind in _QUESTIONS}

__all__ = [
    "COMMANDS",
    "QUESTIONS",
    "AnswerProposal",
    "AskHint",
    "Back",
    "Branch",
    "ChangeSeat",
    "ChangeSettings",
    "Chat",
    "Command",
    "DraftTry",
    "Join",
    "Leave",
    "OrderPremove",
    "Play",
    "Propose",
    "Question",
    "Ready",
    "Rematch",
    "Renew",
    "Reset",
    "Undo",
    "Why",
]
