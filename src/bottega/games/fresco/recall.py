"""Views of a game that is shown move by move: of their larger parts, only those are made anew that have changed.

Each part has a key: all of the state that it is made of, or more. `properties` compares both ways of making views.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.fresco.view import Parts

if TYPE_CHECKING:
    from bottega.games.fresco import view_types as shown
    from bottega.games.fresco.state import Fresco
    from bottega.kernel.memory import Memory

# By seat; the last is an onlooker's.
_SEATS: Final = range(5)
_PUBLIC: Final = [f"seat {seat}" for seat in _SEATS]
_OWN: Final = [f"own seat {seat}" for seat in _SEATS]
_FRESCOES: Final = [f"fresco {seat}" for seat in _SEATS]
_ALTARS: Final = [f"altar {seat}" for seat in _SEATS]
_MIXES: Final = [f"mixes {seat}" for seat in _SEATS]


class Recalled(Parts):
    def __init__(self, memory: Memory) -> None:
        self.memory = memory

    def hostel(self, game: Fresco) -> list[shown.Bed]:
        key = tuple([painter.wake for painter in game.painters])
        return self.memory.part("hostel", key, lambda: Parts.hostel(self, game))

    def seat(self, game: Fresco, other: int, seat: int | None) -> shown.Seat:
        painter = game.painters[other]
        key = (
            game.phase,
            game.over,
            game.last,
            painter.space,
            painter.wake,
            painter.loose,
            painter.money,
            painter.paint,
            painter.mood,
            painter.held,
            painter.plan,
        )
        name = _OWN[other] if other == seat else _PUBLIC[other]
        return self.memory.part(name, key, lambda: Parts.seat(self, game, other, seat))

    def fresco(self, game: Fresco, seat: int | None, paint: int) -> list[shown.Square]:
        held = game.painters[seat].held if seat is not None else 0
        key = (game.wall.left, game.wall.bishop, held, paint)
        name = _FRESCOES[-1 if seat is None else seat]
        return self.memory.part(name, key, lambda: Parts.fresco(self, game, seat, paint))

    def altar(self, game: Fresco, seat: int | None, paint: int) -> shown.Altar:
        name = _ALTARS[-1 if seat is None else seat]
        return self.memory.part(name, paint, lambda: Parts.altar(self, game, seat, paint))

    def mixes(self, game: Fresco, seat: int | None, paint: int) -> list[shown.Mix]:
        name = _MIXES[-1 if seat is None else seat]
        return self.memory.part(name, paint, lambda: Parts.mixes(self, game, seat, paint))

    def figures(self, game: Fresco) -> shown.Figures:
        return self.memory.part("figures", (), lambda: Parts.figures(self, game))

    def stalls(self, game: Fresco) -> list[shown.Stall]:
        key = (game.display.open, tuple(game.display.goods))
        return self.memory.part("stalls", key, lambda: Parts.stalls(self, game))

    def bag(self, game: Fresco) -> list[str]:
        key = tuple(game.display.goods)
        return self.memory.part("bag", key, lambda: Parts.bag(self, game))
