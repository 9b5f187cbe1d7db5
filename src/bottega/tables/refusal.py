"""Refusals: what a table answers when something is not possible; nothing has been changed.

Each class is a kind of no. What HTTP makes of it is the server's business.
"""

from __future__ import annotations

from bottega.kernel.errors import BottegaError
from bottega.kernel.reason import Reason, Value


class Refusal(BottegaError):
    """Any of them."""


class Malformed(Refusal):
    """Not understood."""


class UnknownToken(Refusal):
    """A token that is missing, wrong or renewed away."""


class NotAllowed(Refusal):
    """This speaker may not do that."""


class Missing(Refusal):
    """There is no such thing."""


class NotNow(Refusal):
    """It may be possible at another time."""


class AgainstRules(Refusal):
    """Understood, but a rule of the game or the table forbids it."""


def malformed(where: str, problem: str) -> Malformed:
    return Malformed(Reason("table-malformed", {"where": where, "problem": problem}))


def unknown_token() -> UnknownToken:
    return UnknownToken(Reason("table-token"))


def forbidden(rule: str, **args: Value) -> NotAllowed:
    return NotAllowed(Reason(rule, args))


def missing(rule: str, **args: Value) -> Missing:
    return Missing(Reason(rule, args))


def not_now(rule: str, **args: Value) -> NotNow:
    return NotNow(Reason(rule, args))


def refused(rule: str, **args: Value) -> AgainstRules:
    return AgainstRules(Reason(rule, args))
