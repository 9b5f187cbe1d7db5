"""What can go wrong, told apart by type; each error and warning carries a `Reason` for people."""

from __future__ import annotations

from bottega.kernel.reason import Reason


class BottegaError(Exception):
    """Anything refused. `error.reason` says what and why; nothing has been changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return str(self.reason)


class BottegaWarning(UserWarning):
    """Something is left out, and all goes on without it. `warning.reason` says what and why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return str(self.reason)


class MoveError(BottegaError):
    """A move was refused; the game is exactly as it was."""


class InvalidMove(MoveError):
    """The text is no move of this game at all."""


class IllegalMove(MoveError):
    """A move of this game, but the rules do not allow it now."""


class UntimelyMove(MoveError):
    """This seat is not asked for a decision now."""


class SeatError(UntimelyMove):
    """There is no such seat at this table."""


class GameIsOver(MoveError):
    """The game has ended: no more moves."""


class SetupError(BottegaError):
    """Unknown game, option, number of players or seed."""


class ComponentsError(BottegaError):
    """A components file that does not add up."""


class PositionError(BottegaError):
    """A dumped position that does not add up."""


class RecordError(BottegaError):
    """A record that cannot be read, replayed or made; `reason.args["line"]` is the line, if there is one."""


class TextError(BottegaError):
    """A language that we do not speak."""
