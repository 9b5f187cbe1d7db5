"""Views of a game that is shown move by move: of their larger parts, only those are made anew that have changed.

Each part has a key: all of the state that it is made of, or more. `properties` compares both ways of making views.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.florence import board
from bottega.games.florence.catalogue import PRESTIGE_COUNT
from bottega.games.florence.favours import rank
from bottega.games.florence.names import BONUS, PEOPLE
from bottega.games.florence.scoring import prestige_points
from bottega.games.florence.view import Parts

if TYPE_CHECKING:
    from bottega.games.florence import view_types as shown
    from bottega.games.florence.court import Court
    from bottega.games.florence.state import Florence
    from bottega.kernel.memory import Memory

_SEATS: Final = range(5)
_COURTS: Final = [f"court {seat}" for seat in _SEATS]
_OWN_COURTS: Final = [f"own court {seat}" for seat in _SEATS]
_KNOWN: Final = [f"known {seat}" for seat in _SEATS]
_TILES: Final = [f"tiles {seat}" for seat in _SEATS]
_HANDS: Final = [f"hand {seat}" for seat in _SEATS]
_WORKERS: Final = [f"workers {seat}" for seat in _SEATS]
_REMEMBERED: Final = [f"remembered {seat}" for seat in _SEATS]
_GAINS: Final = [f"gains {seat}" for seat in _SEATS]
_PLACES: Final = [f"places {seat}" for seat in _SEATS]


def _holdings(court: Court) -> object:
    """All of a court that the value of a work and what could be won depend on."""
    return (
        court.hand,
        court.bonus,
        court.character,
        court.jesters,
        court.in_hand,
        court.on_table,
        court.buildings,
        court.forests,
        court.lakes,
        court.parks,
        court.freedoms,
        court.builders,
        court.prestige_cards,
        court.built,
        court.planted,
    )


class Recalled(Parts):
    def __init__(self, memory: Memory) -> None:
        self.memory = memory

    def shapes(self, game: Florence) -> dict[shown.TileName, dict[str, list[list[int]]]]:
        return self.memory.part("shapes", (), lambda: Parts.shapes(self, game))

    def stock(self, game: Florence) -> dict[shown.Stocked, int]:
        key = tuple(game.stock)
        return self.memory.part("stock", key, lambda: Parts.stock(self, game))

    def lots(self, game: Florence) -> list[shown.Lot]:
        key = (tuple(game.stock), game.auction.lots, len(game.prestige_deck))
        return self.memory.part("lots", key, lambda: Parts.lots(self, game))

    def people(self, game: Florence) -> list[shown.Person]:
        key = tuple([(court.table, court.open_hand) for court in game.courts])
        return self.memory.part("people", key, lambda: Parts.people(self, game))

    def palazzo(self, game: Florence) -> list[list[int]]:
        return self.memory.part("palazzo", game.palazzo, lambda: Parts.palazzo(self, game))

    def tiles(self, game: Florence, seat: int) -> list[shown.Tile]:
        return self.memory.part(_TILES[seat], game.laid, lambda: Parts.tiles(self, game, seat))

    def court(self, game: Florence, seat: int) -> shown.Court:
        court = game.courts[seat]
        shows_money = game.over or bool(game.options["open_money"])
        key = (
            court.cash if shows_money else -1,
            court.points,
            rank(game, seat),
            game.laid,
            court.buildings,
            court.forests,
            court.lakes,
            court.parks,
            court.freedoms,
            court.jesters,
            court.builders,
            court.in_hand,
            court.open_hand,
            court.recruits,
            court.table,
            court.on_table,
            court.bonus,
            court.prestige_cards,
            court.prestige if game.prestige_is_open() else -1,
            court.work,
            court.character,
            court.marker,
            court.offer,
            court.built,
            court.planted,
            board.fits(game, seat),
            game.phase == PEOPLE and seat not in game.awaiting,
        )
        return self.memory.part(_COURTS[seat], key, lambda: Parts.court(self, game, seat))

    def people_known(self, game: Florence, sheet: list[shown.Person], seat: int) -> list[shown.Person]:
        key = (sheet, game.people_deck, game.courts[seat].hand)
        return self.memory.part(_KNOWN[seat], key, lambda: Parts.people_known(self, game, sheet, seat))

    def own_court(self, game: Florence, court: shown.Court, seat: int) -> shown.Court:
        key = (court, game.courts[seat].cash)
        return self.memory.part(_OWN_COURTS[seat], key, lambda: Parts.own_court(self, game, court, seat))

    def hand(self, game: Florence, seat: int) -> shown.Hand:
        court = game.courts[seat]
        key = (
            game.round,
            game.phase == BONUS,
            _holdings(court),
            [prestige_points(game, seat, card) for card in range(PRESTIGE_COUNT) if court.prestige >> card & 1],
            court.prestige,
            game.funds(court),
            court.discard,
            court.recruits,
            board.built_across(game, seat) if game.joined else 0,
            board.fits(game, seat),
            game.people_deck,
            game.prestige_deck,
            game.bonus_deck,
        )
        return self.memory.part(_HANDS[seat], key, lambda: Parts.hand(self, game, seat))

    def workers(self, game: Florence, seat: int) -> list[shown.Worker]:
        key = (game.round, _holdings(game.courts[seat]))
        return self.memory.part(_WORKERS[seat], key, lambda: Parts.workers(self, game, seat))

    def remembered(self, game: Florence, seat: int) -> dict[shown.Deck, list[str | None]]:
        key = (game.people_deck, game.prestige_deck, game.bonus_deck)
        return self.memory.part(_REMEMBERED[seat], key, lambda: Parts.remembered(self, game, seat))

    def gains(self, game: Florence, seat: int) -> dict[str, shown.Gain]:
        key = (game.round, _holdings(game.courts[seat]))
        return self.memory.part(_GAINS[seat], key, lambda: Parts.gains(self, game, seat))

    def places(self, game: Florence, seat: int) -> dict[shown.TileName, int]:
        court = game.courts[seat]
        key = (court.built, court.planted, court.builders, board.built_across(game, seat) if game.joined else 0)
        return self.memory.part(_PLACES[seat], key, lambda: Parts.places(self, game, seat))
