"""Setting up a game."""

from __future__ import annotations

from bottega.games.fresco import market, rounds, studio, track
from bottega.games.fresco.catalogue import TILES
from bottega.games.fresco.components import CENTRE, Tables, tables
from bottega.games.fresco.state import Fresco
from bottega.kernel.components import Components
from bottega.kernel.option import Setting
from bottega.kernel.seed import Seed


def make(players: int, seed: Seed, options: dict[str, Setting], components: Components) -> Fresco:
    """A new game, ready for its first decision."""
    game = Fresco()
    found = tables(components)
    game.begin("fresco", players, seed, options, components, found.catalogue)
    choose_modules(game, found)
    game.round = 1
    game.work = game.step = game.picks = game.request = game.bump = game.dealt = game.cards = 0
    game.used = game.jumped = False
    game.actor = 0
    _painters(game)
    _fresco(game)
    game.piles = 0b11111111 if game.requests else 0
    game.money = [found.start_money] * players
    game.paint = [found.start_paint] * players
    game.mood = [found.start_mood] * players
    game.held = [0] * players
    game.plan = [0] * players
    game.loose = [0] * game.actors
    market.fill(game)
    _stack_portraits(game)
    game.reveals = 0
    rounds.begin(game)
    return game


def choose_modules(game: Fresco, found: Tables) -> None:
    game.tables = found
    game.portraits = game.options["portraits"] is True
    game.requests = game.options["bishops_requests"] is True
    game.blends = game.options["special_blends"] is True
    game.leonardo = game.players == 2 and game.options["leonardo"] is True
    game.actors = game.players + (1 if game.leonardo else 0)


def _painters(game: Fresco) -> None:
    """Painters are drawn for the start spaces; Leonardo's stands on the third. S1 is the rearmost, and begins."""
    actors = list(range(game.players))
    game.chance.shuffle(actors)
    game.leader = actors[0]
    if game.leonardo:
        actors.append(game.players)
    game.space = [0] * game.actors
    for number, actor in enumerate(actors, 1):
        game.space[actor] = track.start_space(game, number)


def _fresco(game: Fresco) -> None:
    """A tile of the highest value in the centre, the others at random."""
    found = game.tables
    tiles = list(range(TILES))
    if game.blends:
        game.chance.shuffle(tiles)
        tiles = sorted(tiles[found.replaced :])
        tiles += range(TILES, len(found.value))
    highest = max(found.value[tile] for tile in tiles)
    finest = [tile for tile in tiles if found.value[tile] == highest]
    centre = finest[game.chance.below(len(finest))]
    tiles.remove(centre)
    game.chance.shuffle(tiles)
    game.tiles = [*tiles[:CENTRE], centre, *tiles[CENTRE:]]
    game.wall = (1 << len(game.tiles)) - 1
    game.bishop = game.walker = CENTRE


def _stack_portraits(game: Fresco) -> None:
    """Stack C lies lowest, A on top."""
    game.deck = []
    if not game.portraits:
        return
    for stack in range(3):
        cards = [card for card, own in enumerate(game.tables.card_stack) if own == stack]
        game.chance.shuffle(cards)
        game.deck += cards
    studio.reveal(game)
