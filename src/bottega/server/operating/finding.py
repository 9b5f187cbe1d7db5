"""Finding: what the doctor says of one thing that was looked at."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bottega.kernel.reason import Reason, Value


class Finding(Struct):
    grade: Literal["good", "doubtful", "wrong"]
    reason: Reason


def good(rule: str, **args: Value) -> Finding:
    return Finding("good", Reason(rule, args))


def doubtful(rule: str, **args: Value) -> Finding:
    return Finding("doubtful", Reason(rule, args))


def wrong(rule: str, **args: Value) -> Finding:
    return Finding("wrong", Reason(rule, args))
