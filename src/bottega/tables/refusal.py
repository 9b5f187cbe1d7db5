"""Refusals: what a table answers when something is not possible; nothing has been changed."""

from __future__ import annotations

from bottega.kernel.errors import BottegaError
from bottega.kernel.reason import Reason, Value


class Refusal(BottegaError):
    """`status` is the HTTP status that fits: 400 to 429, see docs/server/protocol.md."""

    def __init__(self, status: int, reason: Reason) -> None:
        super().__init__(reason)
        self.status = status


def malformed(where: str, problem: str) -> Refusal:
    return Refusal(400, Reason("table-malformed", {"where": where, "problem": problem}))


def unknown_token() -> Refusal:
    return Refusal(401, Reason("table-token"))


def forbidden(rule: str, **args: Value) -> Refusal:
    return Refusal(403, Reason(rule, args))


def missing(rule: str, **args: Value) -> Refusal:
    return Refusal(404, Reason(rule, args))


def not_now(rule: str, **args: Value) -> Refusal:
    return Refusal(409, Reason(rule, args))


def refused(rule: str, **args: Value) -> Refusal:
    return Refusal(422, Reason(rule, args))
