"""Refusals as they leave: the status that fits each kind of no, and the body."""

from __future__ import annotations

import logging

from msgspec import UNSET, UnsetType

from bottega.kernel.errors import BottegaError, ComponentsError, MoveError, PositionError, RecordError, SetupError
from bottega.kernel.reason import Reason, Value
from bottega.store.base import Away, StoreError
from bottega.tables.refusal import AgainstRules, Malformed, Missing, NotAllowed, NotNow, Refusal, UnknownToken
from bottega.tables.results import Shape
from bottega.tables.wording import Wording

_log = logging.getLogger("bottega.server")


class TooLarge(Refusal):
    """More bytes than anybody needs."""


class TooOften(Refusal):
    """Later; `seconds` say when."""

    @staticmethod
    def wait(seconds: int) -> TooOften:
        return TooOften(Reason("server-too-often", {"seconds": seconds}))


class TooSlow(Refusal):
    """The rest did not come in time."""


class OtherSite(Refusal):
    """A page of another site asks."""


class NoPath(Refusal):
    """Nothing is at this address."""


class NoMethod(Refusal):
    """Something is there, but it is not asked like that."""


class Unavailable(Refusal):
    """The store cannot be written or read at the moment."""


class Internal(Refusal):
    """Our fault."""


STATUS: dict[type[BottegaError], int] = {
    Malformed: 400,
    UnknownToken: 401,
    NotAllowed: 403,
    OtherSite: 403,
    Missing: 404,
    NoPath: 404,
    NoMethod: 405,
    TooSlow: 408,
    NotNow: 409,
    TooLarge: 413,
    AgainstRules: 422,
    MoveError: 422,
    SetupError: 422,
    RecordError: 422,
    PositionError: 422,
    ComponentsError: 422,
    TooOften: 429,
    Internal: 500,
    Unavailable: 503,
}


def status_of(error: BottegaError) -> int:
    """The HTTP status for any error of ours."""
    if isinstance(error, SetupError) and error.reason.rule == "setup-game-unknown":
        return 404
    return next((STATUS[kind] for kind in type(error).__mro__ if kind in STATUS), 400)


class Error(Shape):
    """Why something is refused: an id of the living rulebook or a message, and the sentence."""

    rule: str
    text: str
    args: dict[str, Value]
    status: int | UnsetType = UNSET  # over a socket: what HTTP would say


class Refused(Shape):
    """The body of every answer that is a refusal."""

    error: Error


def error_of(error: BottegaError, wording: Wording, status: int | UnsetType = UNSET) -> Error:
    reason = error.reason
    return Error(reason.rule, wording.reason(reason), reason.args, status)


def trouble(error: Exception) -> Refusal:
    """What people are told of a fault; the log tells the rest."""
    if isinstance(error, StoreError):
        if not isinstance(error, Away):  # which is told already
            _log.error("%s", error)
        return Unavailable(Reason("server-store"))
    _log.error("something failed: %s", type(error).__name__, exc_info=error)
    return Internal(Reason("server-internal"))
