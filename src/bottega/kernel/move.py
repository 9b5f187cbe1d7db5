"""Moves and the catalogue that numbers them.

Outside, a move is its notation: a kind and its arguments, separated by spaces (`bid 300`).
Inside, it is its number in the game's fixed catalogue.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from typing import Any

Argument = str | int
Written = Any  # a `Move`, or its notation as text; whatever else is handed in is refused with words


class Move:
    """One decision. `str(move)` is its notation, `kind` and `args` its structure."""

    __slots__ = ("args", "kind", "number", "text")

    def __init__(self, kind: str, args: dict[str, Argument] | None = None, number: int = -1) -> None:
        self.kind = kind
        self.args: dict[str, Argument] = args if args is not None else {}
        self.number = number  # its place in the catalogue
        self.text = " ".join([kind, *[str(value) for value in self.args.values()]])

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[type[Move], tuple[str, dict[str, Argument], int]]:
        return Move, (self.kind, self.args, self.number)


class Catalogue:
    """All moves a game can ever have, numbered from 0. Built once per set of components."""

    __slots__ = ("_also", "_numbers", "moves")

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self._numbers: dict[str, int] = {}
        self._also: dict[str, int] = {}

    def add(self, kind: str, **args: Argument) -> int:
        """Append a move and return its number; arguments are written in the order given."""
        move = Move(kind, args, len(self.moves))
        if move.text in self._numbers:
            raise ValueError(f"two moves are written {move.text!r}")
        self.moves.append(move)
        self._numbers[move.text] = move.number
        return move.number

    def accept(self, text: str, number: int) -> None:
        """Let a move be written in another way too; records and lists keep to its notation."""
        if text not in self._numbers:
            self._also[text] = number

    def find(self, text: str) -> int:
        """The number of the move with this notation, or -1. Spaces and letter case do not matter."""
        written = " ".join(text.split())
        number = self._numbers.get(written, -1)
        if number >= 0:
            return number
        written = written.lower()
        number = self._numbers.get(written, -1)
        return number if number >= 0 else self._also.get(written, -1)

    def near(self, text: str, among: list[int]) -> list[str]:
        """Notations close to a misspelt one: among the given moves, else among all of that kind, else among all."""
        written = " ".join(text.split()).lower()
        here = difflib.get_close_matches(written, [self.moves[n].text for n in among], 3, 0.6)
        if here or not written:
            return here
        kind = written.split()[0]
        alike = [move.text for move in self.moves if move.kind == kind]
        return difflib.get_close_matches(written, alike or list(self._numbers), 3, 0.7)

    def __len__(self) -> int:
        return len(self.moves)

    def __getitem__(self, number: int) -> Move:
        return self.moves[number]

    def __iter__(self) -> Iterator[Move]:
        return iter(self.moves)
