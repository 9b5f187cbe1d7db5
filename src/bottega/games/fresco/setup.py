"""Setting up a game."""

from __future__ import annotations

from bottega.games.fresco import display, gallery, market, rounds, studio, track, wall
from bottega.games.fresco.names import TILES
from bottega.games.fresco.painter import Painter
from bottega.games.fresco.state import Fresco
from bottega.games.fresco.tables import CENTRE, tables_of
from bottega.games.fresco.turn import Turn
from bottega.games.fresco.workshop import FULL_PILES
from bottega.kernel.components import Components
from bottega.kernel.option import Setting
from bottega.kernel.seed import Seed


def make(players: int, seed: Seed, options: dict[str, Setting], components: Components) -> Fresco:
    """A new game, ready for its first decision."""
    game = blank(players, seed, options, components)
    found = game.tables
    _painters(game)
    _fresco(game)
    game.piles = FULL_PILES if game.requests else 0
    for painter in game.painters[:players]:
        painter.money = found.start_money
        painter.paint = found.start_paint
        painter.mood = found.start_mood
    market.fill(game)
    _stack_portraits(game)
    game.reveals = 0
    rounds.begin(game)
    return game


def blank(players: int, seed: Seed, options: dict[str, Setting], components: Components) -> Fresco:
    """A game in which nobody has anything and nothing is laid out."""
    game = Fresco()
    found = tables_of(components)
    game.begin("fresco", players, seed, options, components, found.catalogue)
    game.tables = found
    game.portraits = options["portraits"] is True
    game.requests = options["bishops_requests"] is True
    game.blends = options["special_blends"] is True
    game.leonardo = players == 2 and options["leonardo"] is True
    game.actors = players + (1 if game.leonardo else 0)
    game.round = 1
    game.last = game.jumped = False
    game.phase = game.leader = 0
    game.turn = Turn()
    game.wall = wall.blank()
    game.display = display.blank()
    game.gallery = gallery.blank()
    game.piles = 0
    game.painters = [Painter() for _ in range(game.actors)]
    return game


def _painters(game: Fresco) -> None:
    """Painters are drawn for the start spaces; Leonardo's stands on the third. S1 is the rearmost, and begins."""
    actors = list(range(game.players))
    game.chance.shuffle(actors)
    game.leader = actors[0]
    if game.leonardo:
        actors.append(game.players)
    for number, actor in enumerate(actors, 1):
        game.painters[actor].space = track.start_space(game, number)


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
    game.wall.tiles = [*tiles[:CENTRE], centre, *tiles[CENTRE:]]
    game.wall.left = (1 << len(game.wall.tiles)) - 1
    game.wall.bishop = game.wall.walker = CENTRE


def _stack_portraits(game: Fresco) -> None:
    """Stack C lies lowest, A on top."""
    if not game.portraits:
        return
    for stack in range(3):
        cards = [card for card, own in enumerate(game.tables.card_stack) if own == stack]
        game.chance.shuffle(cards)
        game.gallery.deck += cards
    studio.reveal(game)
