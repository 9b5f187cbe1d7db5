"""Setting up a game."""

from __future__ import annotations

from bottega.games.florence import cards
from bottega.games.florence.court import Court
from bottega.games.florence.groups import Actions, Auction, Characters, Project
from bottega.games.florence.names import BONUS_DECK, FREEDOMS, NOBODY, PEOPLE, PRESTIGE_DECK, STOCK_FREEDOM
from bottega.games.florence.state import Florence
from bottega.games.florence.tables import tables_of
from bottega.kernel.components import Components
from bottega.kernel.option import Setting
from bottega.kernel.seed import Seed


def blank(players: int, seed: Seed, options: dict[str, Setting], components: Components) -> Florence:
    """A game with empty courts: what set-up and a loaded position have in common."""
    game = Florence()
    tables = tables_of(components)
    game.begin("florence", players, seed, options, components, tables.catalogue)
    game.tables = tables
    game.muse = bool(options["muse_and_princess"])
    game.joined = bool(options["cooperative_building"])
    game.palazzo = tables.palazzo_joined if game.joined else tables.palazzo
    game.right = [-1] * players
    game.left = [-1] * players
    if game.joined:
        for left, right in tables.seams[players]:
            game.right[left] = right
            game.left[right] = left
    game.courts = [Court() for _ in range(players)]
    game.round = 1
    game.starter = 0
    game.phase = PEOPLE
    game.turn = NOBODY
    game.resume = PEOPLE
    game.final = False
    game.people_deck = []
    game.prestige_deck = []
    game.bonus_deck = []
    game.people_notes = None
    game.prestige_notes = None
    game.bonus_notes = None
    game.looking = 0
    game.used_bonus = 0
    game.stock = tables.stock[:]
    game.laid = []
    game.auction = Auction()
    game.characters = Characters()
    game.characters.pot = tables.pot
    game.actions = Actions()
    game.project = Project()
    return game


def make(players: int, seed: Seed, options: dict[str, Setting], components: Components) -> Florence:
    """A new game: all have been dealt four people and choose whom to give back."""
    game = blank(players, seed, options, components)
    tables = game.tables
    chance = game.chance
    game.people_deck = list(range(len(tables.person_names)))
    game.prestige_deck = list(range(len(tables.prestige_names)))
    game.bonus_deck = list(range(len(tables.bonus_names)))
    chance.shuffle(game.people_deck)
    chance.shuffle(game.prestige_deck)
    chance.shuffle(game.bonus_deck)
    cards.take_notes(game, PRESTIGE_DECK)
    cards.take_notes(game, BONUS_DECK)
    for freedom in range(len(FREEDOMS)):
        game.stock[STOCK_FREEDOM + freedom] = players - 1
    if players == 2:
        # One of each, and further ones of different kinds drawn blind.
        kinds = list(range(len(FREEDOMS)))
        chance.shuffle(kinds)
        total = tables.freedoms_two_hard if options["hard_freedoms"] else tables.freedoms_two
        for kind in kinds[: total - len(FREEDOMS)]:
            game.stock[STOCK_FREEDOM + kind] += 1
    for court in game.courts:
        court.cash = tables.start_money_two if players == 2 else tables.start_money
        for _ in range(tables.dealt):
            court.hand |= 1 << game.people_deck.pop()
            court.in_hand += 1
    game.awaiting = list(range(players))
    return game
