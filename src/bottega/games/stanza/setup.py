"""Setting up a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.stanza import board, palace, refill
from bottega.games.stanza.current import Current
from bottega.games.stanza.names import (
    ARRANGE,
    ARTS,
    BONUS_SPACE,
    DISCIPLINES,
    MOVE,
    NICHES,
    RELIGION,
    ROUNDS,
    START,
    TILE_COUNT,
)
from bottega.games.stanza.state import Stanza
from bottega.games.stanza.tables import tables_of
from bottega.kernel.components import Components
from bottega.kernel.option import Setting
from bottega.kernel.seed import Seed

if TYPE_CHECKING:
    from mypy_extensions import i64


def make(players: int, seed: Seed, options: dict[str, Setting], components: Components) -> Stanza:
    game = blank(players, seed, options, components)
    _board(game)
    _bonus_room(game)
    for seat in range(players):
        _player(game, seat)
    game.phase = ARRANGE if options["free_start_order"] else MOVE
    return game


def blank(players: int, seed: Seed, options: dict[str, Setting], components: Components) -> Stanza:
    """A game with empty boards."""
    game = Stanza()
    figures = tables_of(components)
    game.begin("stanza", players, seed, options, components, figures.catalogue)
    game.tables = figures
    game.expert = options["expert"] is True
    game.last_round = players + figures.extra_rounds
    if options["short_end"]:
        game.last_round -= 1
    game.palace = palace.blank()
    game.boards = [board.blank() for _ in range(players)]
    game.current = Current()
    game.turn = 0
    game.round = 1
    game.stage = ROUNDS
    game.retired = 0
    game.phase = MOVE
    game.awaiting = [0]
    return game


def _board(game: Stanza) -> None:
    figures = game.tables
    refill.refill(game)
    game.reveals = 0
    for colour in range(len(DISCIPLINES)):
        game.palace.add_helpers(colour, figures.helpers_each)
    for art in range(len(figures.art_value)):
        game.palace.add_works(art, game.players)
    if game.players in figures.cover_players:
        covers = figures.covers[:]
        game.chance.shuffle(covers)
        for discipline in range(len(DISCIPLINES)):
            game.palace.covered |= 1 << (discipline * NICHES + covers[discipline])


def _bonus_room(game: Stanza) -> None:
    for discipline in range(ARTS + 1):
        tiles: int = game.tables.tiles_of[discipline]
        stack = [tile for tile in range(TILE_COUNT) if tiles >> tile & 1]
        game.chance.shuffle(stack)
        for tile in stack[: game.tables.tiles_drawn]:
            game.palace.tiles_left |= 1 << tile


def _player(game: Stanza, seat: i64) -> None:
    figures = game.tables
    own = game.boards[seat]
    own.place = BONUS_SPACE
    own.money = figures.money[seat]
    own.add_discs_on(RELIGION, figures.discs_on_religion)
    own.supply = figures.discs - figures.discs_on_religion
    for colour in figures.start_helpers:
        own.add_helpers(colour, 1)
        game.palace.add_helpers(colour, -1)
    if not game.options["free_start_order"]:
        order = [START + discipline for discipline in range(len(DISCIPLINES))]
        game.chance.shuffle(order)
        for place, person in enumerate(order, 1):
            own.set_worker(place, person)
