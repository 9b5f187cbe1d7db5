"""Views of a game that is shown move by move: of their larger parts, only those are made anew that have changed.

Each part has a key: all of the state that it is made of, or more. `properties` compares both ways of making views.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.stanza.view import Parts

if TYPE_CHECKING:
    from bottega.games.stanza import view_types as shown
    from bottega.games.stanza.state import Stanza
    from bottega.kernel.memory import Memory

_HOUSES: Final = [f"seat {seat}" for seat in range(5)]


class Recalled(Parts):
    def __init__(self, memory: Memory) -> None:
        self.memory = memory

    def ring(self, game: Stanza) -> list[shown.Space]:
        key = (tuple(game.palace.ring), tuple([board.place for board in game.boards]))
        return self.memory.part("ring", key, lambda: Parts.ring(self, game))

    def rooms(self, game: Stanza) -> dict[shown.Discipline, shown.RoomState]:
        niches = tuple([board.niches_by_discipline for board in game.boards])
        key = (tuple(game.palace.ring), game.palace.covered, niches)
        return self.memory.part("rooms", key, lambda: Parts.rooms(self, game))

    def refill(self, game: Stanza) -> shown.Refill:
        palace = game.palace
        key = (tuple(palace.ring), palace.bag, palace.discard, palace.removed_by_discipline)
        return self.memory.part("refill", key, lambda: Parts.refill(self, game))

    def tiles(self, game: Stanza) -> list[shown.OfferedTile]:
        key = game.palace.tiles_left
        return self.memory.part("tiles", key, lambda: Parts.tiles(self, game))

    def income_track(self, game: Stanza) -> list[shown.IncomeSpace]:
        return self.memory.part("income track", (), lambda: Parts.income_track(self, game))

    def book_rewards(self, game: Stanza) -> dict[shown.Booked, list[shown.BookReward | None]]:
        return self.memory.part("book rewards", (), lambda: Parts.book_rewards(self, game))

    def seat(self, game: Stanza, seat: int, points: list[int]) -> shown.House:
        board = game.boards[seat]
        key = (
            points,
            board.place,
            board.money,
            board.ship,
            board.patron,
            board.turned,
            board.retired,
            board.supply,
            board.grid,
            board.tiles,
            board.helpers_by_colour,
            board.books_by_discipline,
            board.discs_by_field,
            board.works_by_kind,
            board.niches_by_discipline,
            board.workers_by_space,
            board.recruits_by_space,
        )
        return self.memory.part(_HOUSES[seat], key, lambda: Parts.seat(self, game, seat, points))
