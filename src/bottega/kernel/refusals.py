"""Refusals: the table of the rules by which a title's checks refuse moves.

A check answers LEGAL, or a code: the place of the refusing rule in its title's table. A rule is declared beside the
check that asks it, with what its sentence names; nobody counts codes. Where the book states a rule stands with its id
in the title's rulebook, in the order of the book.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bottega.kernel.reason import Reason, Value

LEGAL: Final = 0

Arguments = Callable[[Any, int, int], dict[str, Value]]  # of the game, the seat and the number of the move


def nothing(game: Any, seat: int, number: int) -> dict[str, Value]:
    """For a sentence that names nothing."""
    return {}


class Refusals:
    """The rules that refuse, in the order in which they were declared."""

    def __init__(self) -> None:
        self.rules = [""]  # a legal move is refused by no rule
        self._arguments: list[Arguments] = [nothing]

    def rule(self, id: str, arguments: Arguments = nothing) -> int:
        """Declare that moves may be refused by this rule: the code that checks give then."""
        self.rules.append(id)
        self._arguments.append(arguments)
        return len(self.rules) - 1

    def reason(self, game: Any, seat: int, number: int, code: int) -> Reason:
        """Why the move is refused: the rule, with nothing that the seat may not know."""
        return Reason(self.rules[code], self._arguments[code](game, seat, number))
