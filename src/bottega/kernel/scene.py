"""Scenes: positions told by what is not plain. What a scene hands out is taken from the supply by itself."""

from __future__ import annotations

import copy
from typing import Any, Self

from bottega.kernel.components import Components
from bottega.kernel.game import Game
from bottega.kernel.plain import Position
from bottega.kernel.position import load_position
from bottega.kernel.shape import Names, fault, few, inside, shown


class Scene:
    """A position being laid out. Each call changes it and returns it, so that calls can be chained.

    PositionError tells what cannot be: at once where a piece is not there, else when the game is made.
    """

    def __init__(self, data: Position, components: Components) -> None:
        self.data = data
        self.components = components
        self.players = int(data["players"])

    def position(self) -> Position:
        """The position as data that `bottega.load_game` takes."""
        data = copy.deepcopy(self.data)
        self.complete(data)
        return data

    def game(self) -> Game:
        """The game, checked as any loaded position is."""
        return load_position(self.position(), self.components)

    def set(self, path: str, value: object) -> Self:
        """Write a field as the reference of positions names it: `set("auction.price", 300)`."""
        *way, last = path.replace("[", ".").replace("]", "").split(".")
        part: Any = self.data
        where = ""
        for name in way:
            part = self._inside(part, name, where)
            where = inside(where, name)
        self._inside(part, last, where)
        key: str | int = int(last) if isinstance(part, list) else last
        part[key] = copy.deepcopy(value)
        return self

    def round(self, number: int) -> Self:
        return self.set("round", number)

    def seat(self, seat: int) -> Position:
        """What the position says of a seat."""
        if type(seat) is not int or not 0 <= seat < self.players:
            raise fault("number", "seat", found=shown(seat), least="0", most=str(self.players - 1))
        found: Position = self.data["seats"][seat]
        return found

    def known(self, name: object, names: Names, where: str) -> str:
        """A name that must be one of some."""
        if not isinstance(name, str) or name not in names:
            raise fault("name", where, found=shown(name), known=few(names))
        return name

    def complete(self, data: Position) -> None:
        """Fill in what follows from the rest: supplies and decks."""
        raise NotImplementedError

    def _inside(self, part: Any, name: str, where: str) -> Any:
        if isinstance(part, list) and name.isdecimal() and len(name) < 6 and int(name) < len(part):
            return part[int(name)]
        if isinstance(part, dict) and name in part:
            return part[name]
        known = list(part) if isinstance(part, dict) else []
        raise fault("unknown", inside(where, name), known=known)
