"""Seat: all that a bot ever gets of a game.

A seat holds no true game, only one guess of it, made once when the seat is taken; every further
guess is made from that one. What is hidden from the seat is therefore not merely out of reach:
it is nowhere in the object.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bottega.kernel.game import Game
from bottega.kernel.move import Catalogue, Move
from bottega.kernel.plain import View
from bottega.kernel.reason import Reason

if TYPE_CHECKING:
    from mypy_extensions import i64


class Seat:
    """One player's chair: what may be seen from it, what may be played, and how the rest may stand."""

    __slots__ = ("_guess", "number")
    number: i64
    _guess: Game

    def __init__(self, game: Game, number: int, seed: int = 0) -> None:
        self.number = number
        self._guess = game.guess(number, seed)

    def __reduce__(self) -> Any:
        return Seat, (self._guess, self.number)

    @property
    def title(self) -> str:
        return self._guess.title

    @property
    def players(self) -> int:
        return self._guess.players

    @property
    def components(self) -> str:
        """The digest of the components that are played with."""
        return self._guess.components.digest

    @property
    def catalogue(self) -> Catalogue:
        return self._guess.catalogue

    def view(self) -> View:
        """What the seat may know, as plain data."""
        return self._guess.view(self.number)

    def question(self) -> Reason:
        """What the seat is asked now."""
        return self._guess.question(self.number)

    def legal(self) -> list[int]:
        """The numbers of the seat's legal moves."""
        return self._guess.legal(self.number)

    def moves(self) -> list[Move]:
        """The seat's legal moves."""
        return self._guess.moves(self.number)

    def guess(self, seed: int) -> Game:
        """One way in which all may stand, given what the seat has seen. It is the caller's to play on."""
        return self._guess.guess(self.number, seed)
