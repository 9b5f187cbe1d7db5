"""What a painter knows of Fresco.

A round's five apprentices earn about nine points, so one is worth a little under two. All else is
counted against that: a coin is worth half a point at the end and a little more while there is paint to
buy; a cube is worth what the tiles it helps to pay for are worth, less the apprentice who restores them.

One file, though a long one: all is weighed in the same points, and who changes one worth looks at the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.bots.knowledge.base import PLAYED_OUT, Knowledge
from bottega.games.fresco import catalogue as moves
from bottega.games.fresco import names, track
from bottega.games.fresco.altar import affordable, known, richest
from bottega.games.fresco.cathedral import bonus
from bottega.games.fresco.holdings import ABBOT, ACTOR, CHURCHWARDEN, SERVANT, fulfilled
from bottega.games.fresco.market import price, stalls
from bottega.games.fresco.paint import BITS, MASK, covers, one
from bottega.games.fresco.paint import count as cubes_of
from bottega.games.fresco.planning import left, placed, stage
from bottega.games.fresco.rounds import ends
from bottega.games.fresco.state import Fresco
from bottega.games.fresco.track import free
from bottega.games.fresco.workshop import TILES as REQUEST_TILES
from bottega.games.fresco.workshop import colour_of, showing, top
from bottega.kernel.bits import bit, ones
from bottega.kernel.game import Game

if TYPE_CHECKING:
    from mypy_extensions import i64

COIN: Final = 0.5  # points: what it is changed for at the end of the game
INCOME: Final = 0.5  # a coin that comes every round, for each round to come
PACE: Final = 0.8  # tiles that a player restores in a round
WAITING: Final = 0.6  # what each round costs for each player who chooses the hour of waking before one
MELTING: Final = 0.12  # how much of a lead is lost in each round beyond the next few
APPRENTICE: Final = 1.7  # what one earns in the studio: the least that any work must bring
SURE: Final = 0.9  # a tile one could pay for may be gone before one's turn

# A cube that pays for nothing yet. Purple is never sold, so it takes more work than the other blends.
CUBE: Final[list[float]] = [1.1, 1.1, 1.1, 2.8, 2.8, 3.2, 7.5, 10.5]

# Mood by space, from the lowest: the two lowest cost an apprentice, the two highest bring one, and each
# step between is a step nearer to either.
MOOD: Final[list[float]] = [-4.6, -4.6, -3.8, -1.9, -0.9, -0.1, 0.5, 1.1, 1.8, 3.0, 3.7]


class Wall:
    """The tiles of one game by square, with what their paint is worth: tiles never move, so this is kept."""

    tiles: list[int]
    cost: list[int]
    value: list[float]
    paint: list[float]  # the cubes of the cost, each for itself
    worth: list[float]  # to who has the paint for it
    finest: list[int]  # squares that are worth more than their paint, the best first

    def __init__(self, game: Fresco) -> None:
        self.tiles = game.wall.tiles
        self.cost = [game.tables.cost[tile] for tile in game.wall.tiles]
        self.value = [float(game.tables.value[tile]) for tile in game.wall.tiles]
        self.paint = [cubes_worth(cost) for cost in self.cost]
        self.worth = [SURE * (value - 0.7) for value in self.value]
        gains = [worth - 0.6 * paint for worth, paint in zip(self.worth, self.paint, strict=True)]
        paying = [square for square in range(len(gains)) if gains[square] > 0.0]
        self.finest = sorted(paying, key=lambda square: -gains[square])


_walls: list[Wall] = []


def wall_of(game: Fresco) -> Wall:
    if not _walls or _walls[0].tiles is not game.wall.tiles:
        _walls[:] = [Wall(game)]
    return _walls[0]


class FrescoKnowledge(Knowledge):
    """Rules of thumb for a painter."""

    def __init__(self) -> None:
        super().__init__()
        self.blind = False
        self.spread = 7.0
        self.horizon = 1
        self.patience = 160
        self.ending = PLAYED_OUT
        self.hasty = 1  # to the end of the round: many rough looks tell more than a few thorough ones
        self.effort = 120
        self.warmth = 0.7

    def settled(self, game: Game) -> bool:
        """Between two rounds: plans are carried out, and the next are not begun."""
        assert isinstance(game, Fresco)
        return game.phase == names.WAKE and game.turn.number == 0

    def evaluate(self, game: Game) -> list[float]:
        assert isinstance(game, Fresco)
        if game.over:
            return [float(score) for score in game.scores]
        rounds = rounds_left(game)
        points: list[float] = []
        seat: i64
        for seat in range(game.players):
            value = standing_worth(game, seat, rounds)
            value += coin(game) * float(game.painters[seat].money)
            value += paint_worth(game, game.painters[seat].paint, rounds)
            value += mood_worth(game, game.painters[seat].mood, rounds)
            value += INCOME * income(game, seat) * max(0.0, rounds - 1.0)
            value += lasting_worth(game.painters[seat].held, rounds)
            points.append(value)
        return points

    def judge(self, game: Game, seat: i64, legal: list[int]) -> list[float]:
        assert isinstance(game, Fresco)
        if game.phase == names.PLAN:
            return _judge_plan(game, seat, legal)
        if game.turn.bump != 0:
            return [float(free(game, game.turn.bump - 1, move == moves.AHEAD)) for move in legal]
        if game.turn.actor >= game.players:
            return _judge_leonardo(game, seat, legal)
        phase = game.phase
        if phase in (names.CATHEDRAL, names.SECOND_CATHEDRAL):
            return _judge_cathedral(game, legal)
        if phase == names.MARKET:
            return _judge_market(game, legal)
        if phase == names.WORKSHOP:
            return _judge_workshop(game, legal)
        if phase == names.WAKE:
            return _judge_wake(game, legal)
        if phase == names.STUDIO:
            return _judge_studio(game, legal)
        if phase == names.INCOME:
            return _judge_takes(game, legal)
        return [0.0] * len(legal)


def rounds_left(game: Fresco) -> float:
    """How many rounds are still to come, this one included."""
    if ends(game):
        return 1.0
    tiles = ones(game.wall.left)
    pace = PACE * float(game.actors)
    by_tiles = 1.4 + max(0.0, float(tiles - game.tables.tiles_left) - 0.5) / pace
    if game.portraits:
        cards = 1.0 + float(len(game.gallery.deck) - game.gallery.dealt) / 2.0
        if cards < by_tiles:
            return cards
    return by_tiles


def standing_worth(game: Fresco, seat: i64, rounds: float) -> float:
    """Points on the track, less what it costs to be ahead: who has most is the last to choose when to wake.

    Early in the game that weighs as much as the points themselves: in journeymen's games an early lead is lost again.
    """
    own: i64 = game.painters[seat].space
    passed = 0.0
    for painter in game.painters:
        if painter.space < own:
            passed += 1.0
        elif painter.space == own:
            passed += 0.5
    waiting = WAITING * max(0.0, rounds - 1.8) * (passed - 0.5)
    return float(track.points(game, seat)) * (1.0 - MELTING * max(0.0, rounds - 3.5)) - waiting


def coin(game: Fresco) -> float:
    """In the last round, after the market, coins are only changed into points."""
    if game.last and game.phase > names.MARKET:
        return 1.0 / float(game.tables.money_per_point)
    return COIN


def cubes_worth(paint: i64) -> float:
    """Each cube for itself; a fifth of the same colour is worth little."""
    value = 0.0
    colour: i64 = 0
    while paint != 0:
        count: i64 = paint & MASK
        if count > 0:
            if count > 4:
                value += CUBE[colour] * (4.0 + 0.3 * float(count - 4))
            else:
                value += CUBE[colour] * float(count)
        paint >>= BITS
        colour += 1
    return value


def paint_worth(game: Fresco, paint: i64, rounds: float) -> float:
    """What a heap of paint may still bring: the best tiles it pays for, the rest by the cube."""
    if paint == 0:
        return 0.0
    wall = wall_of(game)
    tries: i64 = 3 if game.last else 4
    value = 0.0
    left: i64 = game.wall.left
    square: i64
    # Once through the best: what was too dear remains so when there is less paint.
    for square in wall.finest:
        if (left >> square) & 1 and covers(paint, wall.cost[square]):
            value += wall.worth[square]
            paint -= wall.cost[square]
            tries -= 1
            if tries == 0:
                break
    if game.last:
        return value + 0.5 * altar_worth(game, paint, 2)
    return value + cubes_worth(paint) * (1.0 if rounds > 2.0 else 0.75)


def altar_worth(game: Fresco, paint: i64, times: i64) -> float:
    """What the altar would bring for the paint, payment by payment."""
    tables = game.tables
    value = 0.0
    while times > 0:
        found = richest(game, paint)
        if found < 0:
            break
        value += float(tables.altar_points[found])
        paint -= tables.altar_cost[found]
        times -= 1
    return value


def mood_worth(game: Fresco, mood: i64, rounds: float) -> float:
    """What a mood is worth at the end of a round."""
    if game.last:
        return 0.0
    highest: i64 = game.tables.highest_mood
    space: i64 = mood * 10 // highest
    weight = rounds - 1.0
    return MOOD[space] * (1.2 if weight > 1.2 else weight)


def income(game: Fresco, seat: i64) -> float:
    """Coins a round, with paint from fulfilled requests counted as coins."""
    coins: i64 = 0
    loose: i64 = game.painters[seat].loose
    while loose != 0:
        coins += loose & MASK
        loose >>= BITS
    held: i64 = game.painters[seat].held
    total = float(coins * game.tables.income_per_tile)
    if held & SERVANT:
        total += float(game.tables.servant_coins)
    kind: i64
    for kind in range(4):
        stacks = fulfilled(held, kind)
        if stacks > 0:
            cube = CUBE[0] if kind == 0 else CUBE[colour_of(kind)]
            total += float(stacks) * (float(game.tables.request_coins) + cube / COIN)
    return total


def lasting_worth(held: i64, rounds: float) -> float:
    """Portraits whose privilege lasts; God's servant is counted as income."""
    worth = 0.0
    if held & ABBOT:
        worth += 0.8
    if held & ACTOR:
        worth += 0.5
    if held & CHURCHWARDEN:
        worth += 1.0
    return worth * (rounds - 1.0)


def earlier(game: Fresco, seat: i64) -> i64:
    """How many act before the seat this round."""
    count: i64 = 0
    actor: i64
    own: i64 = game.painters[seat].wake
    for actor in range(game.actors):
        if game.painters[actor].wake < own:
            count += 1
    return count


def _judge_wake(game: Fresco, legal: list[int]) -> list[float]:
    """Early for the first pick of stall and tiles, late for low prices and a good mood.

    The first pick matters most to who has the paint for a fine tile; the price to who has coins.
    """
    seat: i64 = game.turn.actor
    if seat >= game.players:
        return [0.0] * len(legal)
    tables = game.tables
    rounds = rounds_left(game)
    mood: i64 = game.painters[seat].mood
    money: i64 = game.painters[seat].money
    ready = paint_worth(game, game.painters[seat].paint, rounds) - cubes_worth(game.painters[seat].paint)
    hurry = 0.3 + 0.1 * (ready if ready > 0.0 else 0.0)
    worths: list[float] = []
    for move in legal:
        time: i64 = move - moves.WAKE
        lifted: i64 = mood + tables.time_mood[time]
        lifted = 1 if lifted < 1 else tables.highest_mood if lifted > tables.highest_mood else lifted
        hands: i64 = tables.apprentices[lifted] - tables.apprentices[mood]
        cost: i64 = tables.price[time]
        tiles: i64 = money // cost if cost > 0 else 3
        tiles = 2 if tiles > 2 else tiles
        value = mood_worth(game, lifted, rounds) + APPRENTICE * 1.3 * float(hands)
        value += float(tiles) * (1.9 - COIN * float(cost))
        ahead: i64 = 0
        actor: i64
        for actor in range(game.actors):
            if 0 <= game.painters[actor].wake < time:
                ahead += 1
        value -= hurry * (float(ahead) + 0.35 * float(time))
        worths.append(value)
    return worths


def _shop(game: Fresco, seat: i64, stall: i64, gains: list[float], paints: list[int]) -> None:
    """What the best one, two and three tiles of a stall are worth to the seat, and their paint."""
    bounds = stalls(game)
    cost: i64 = price(game, seat)
    money: i64 = game.painters[seat].money
    bought: i64 = 0
    gain = 0.0
    goods = game.display.goods
    taken: i64 = 0
    number: i64
    for number in range(1, 4):
        top_gain = 0.0
        found: i64 = -1
        at: i64 = bounds[stall]
        while at < bounds[stall + 1] and money >= cost:
            kind: i64 = goods[at]
            if kind >= 0 and not (taken >> at) & 1:
                more = cubes_worth(game.tables.kind_cost[kind]) - coin(game) * float(cost)
                if more > top_gain:
                    top_gain = more
                    found = at
            at += 1
        if found >= 0:
            taken |= bit(found)
            bought += game.tables.kind_cost[goods[found]]
            gain += top_gain
            money -= cost
        gains[number] = gain
        paints[number] = bought


def _market_prospects(game: Fresco, seat: i64) -> tuple[list[float], list[int]]:
    """For 0 to 3 apprentices at the market: the gain, and the paint it is likely to bring.

    Who comes late finds the best stall closed.
    """
    best = [0.0, 0.0, 0.0, 0.0]
    paints = [0, 0, 0, 0]
    second = [0.0, 0.0, 0.0, 0.0]
    other = [0, 0, 0, 0]
    gains = [0.0, 0.0, 0.0, 0.0]
    bought = [0, 0, 0, 0]
    stall: i64 = 0
    while game.display.open >> stall != 0:
        if (game.display.open >> stall) & 1:
            _shop(game, seat, stall, gains, bought)
            number: i64
            for number in range(1, 4):
                if gains[number] > best[number]:
                    second[number] = best[number]
                    other[number] = paints[number]
                    best[number] = gains[number]
                    paints[number] = bought[number]
                elif gains[number] > second[number]:
                    second[number] = gains[number]
                    other[number] = bought[number]
        stall += 1
    before: i64 = earlier(game, seat)
    if before == 0:
        return best, paints
    if before == 1:
        return [(first + then) / 2.0 for first, then in zip(best, second, strict=True)], other
    return second, other


def _cathedral_prospects(game: Fresco, seat: i64, paint: i64, rounds: float, most: i64) -> tuple[list[float], int]:
    """For 0 to so many apprentices in the cathedral: the gain; and the paint left after three."""
    gains = [0.0]
    rest: i64 = paint
    wall = wall_of(game)
    left: i64 = game.wall.left
    tables = game.tables
    sure = 1.0 - 0.06 * float(earlier(game, seat))
    spare = 0.0 if game.last else 1.0  # paint left over in the last round is worth nothing
    later = COIN * (rounds - 1.0)
    done: i64
    for done in range(1, most + 1):
        gain = 0.0
        found: i64 = -1
        within: i64 = 0  # squares whose tile there is paint for
        square: i64
        for square in range(names.TILES if left != 0 else 0):
            if (left >> square) & 1 and covers(paint, wall.cost[square]):
                within |= bit(square)
                extra = float(bonus(game, seat, square)) if done == 1 else 1.0
                more = sure * (wall.value[square] + extra + later) - spare * wall.paint[square]
                if more > gain:
                    gain = more
                    found = square
        left = within  # what was too dear remains so
        chosen: i64 = -1
        payments: i64 = known(game) if affordable(game, paint) else 0
        at: i64
        for at in tables.altar_richest:
            if payments == 0 or float(tables.altar_points[at]) <= gain:
                break  # there is none, or all others bring less
            cost: i64 = tables.altar_cost[at]
            if at < payments and covers(paint, cost):
                points = float(tables.altar_points[at]) - spare * cubes_worth(cost)
                if points > gain:
                    gain = points
                    chosen = at
        gains.append(gains[done - 1] + gain)
        if chosen >= 0:
            paint -= tables.altar_cost[chosen]
        elif found >= 0:
            paint -= wall.cost[found]
            left &= ~bit(found)
        if done == 3:
            rest = paint
    return gains, rest


def _mix_prospects(game: Fresco, paint: i64, rounds: float, request: float) -> list[float]:
    """For 0 to 3 apprentices in the workshop: a blend is worth more than its parts, while there are parts.

    One of them may fulfil a request instead, if that is worth more.
    """
    gains = [0.0, 0.0, 0.0, 0.0]
    each: i64 = game.tables.mixes
    blends: i64 = 5 if game.blends else 3
    total = 0.0
    done: i64
    for done in range(1, 3 * each + 1):
        chosen: i64 = -1
        gain = 0.0
        blend: i64
        for blend in range(blends):
            cost: i64 = game.tables.mix_cost[blend]
            if covers(paint, cost):
                # Of what there is little, more is wanted.
                have = cubes_of(paint, 3 + blend)
                more = (CUBE[3 + blend] - cubes_worth(cost)) * 1.9 - 0.15 * float(have)
                if more > gain:
                    gain = more
                    chosen = blend
        if chosen >= 0:
            paint += one(3 + chosen) - game.tables.mix_cost[chosen]
            total += gain * (0.5 if game.last else 0.8 if rounds < 2.0 else 1.0)
        if done % each == 0:
            gains[done // each] = total
    number: i64 = 3
    while number >= 1:
        other = gains[number - 1] + request
        if other > gains[number]:
            gains[number] = other
        number -= 1
    return gains


def _judge_plan(game: Fresco, seat: i64, legal: list[int]) -> list[float]:
    """Each number of apprentices in a place, by the best plan that has it and what is placed already."""
    if len(legal) == 1:
        return [0.0]
    rounds = rounds_left(game)
    place: i64 = stage(game, seat)
    most: i64 = game.tables.most_per_place
    hands: i64 = left(game, seat)
    least = [0, 0, 0, 0]
    highest = [most, most, most, most]
    at: i64
    for at in range(place):
        least[at] = highest[at] = placed(game, seat, at)
        hands += least[at]
    market, bought = _market_prospects(game, seat)
    studio = _studio_prospects(game, seat, rounds)
    evening = _theatre_prospects(game, seat, rounds)
    visits: i64 = 2 * most if game.last else most  # the cathedral may be visited twice in the last round
    request = _best_request(game, seat, rounds) if game.requests else 0.0
    first: i64 = legal[0] - 4 * place - moves.PLAN  # the lists of moves go down from the highest number
    worths = [-1.0e6] * len(legal)
    shopping: i64
    for shopping in range(least[0], highest[0] + 1):
        painting, rest = _cathedral_prospects(game, seat, game.painters[seat].paint + bought[shopping], rounds, visits)
        mixing = _mix_prospects(game, rest, rounds, request)
        restoring: i64
        for restoring in range(least[1], highest[1] + 1):
            earning: i64
            for earning in range(least[2], highest[2] + 1):
                blending: i64
                for blending in range(least[3], highest[3] + 1):
                    rested: i64 = hands - shopping - restoring - earning - blending
                    if 0 <= rested <= most:
                        value = market[shopping] + studio[earning]
                        if game.last:
                            # What is mixed then serves only those who come to the cathedral again.
                            value += painting[restoring + rested] + (mixing[blending] if rested > 0 else 0.0)
                        else:
                            value += painting[restoring] + mixing[blending] + evening[rested]
                        pick: i64 = shopping
                        if place == 1:
                            pick = restoring
                        elif place == 2:
                            pick = earning
                        elif place == 3:
                            pick = blending
                        index: i64 = first - pick
                        if 0 <= index < len(worths) and value > worths[index]:
                            worths[index] = value
    return worths


def _studio_prospects(game: Fresco, seat: i64, rounds: float) -> list[float]:
    """For 0 to 3 apprentices in the studio: coins, or an open portrait for the first of them."""
    each = coin(game) * float(game.tables.studio_coins)
    extra = 0.5 if game.painters[seat].money < 4 else 0.0
    if game.portraits and game.gallery.cards != 0:
        card = _best_card(game, seat, rounds) * (0.7 if earlier(game, seat) > 1 else 1.0)
        if card > each + extra:
            extra = card - each
    return [0.0, each + extra, 2.0 * each + extra, 3.0 * each + extra]


def _theatre_prospects(game: Fresco, seat: i64, rounds: float) -> list[float]:
    """For 0 to 3 apprentices in the theatre."""
    tables = game.tables
    gains = [0.0, 0.0, 0.0, 0.0]
    number: i64
    for number in range(1, 4):
        lifted: i64 = game.painters[seat].mood + number * tables.theatre_mood
        lifted = tables.highest_mood if lifted > tables.highest_mood else lifted
        gains[number] = mood_worth(game, lifted, rounds) - mood_worth(game, game.painters[seat].mood, rounds)
    return gains


def _card_worth(game: Fresco, seat: i64, card: i64, rounds: float) -> float:
    tables = game.tables
    value = float(tables.card_points[card]) + coin(game) * float(tables.card_coins[card])
    mood: i64 = game.painters[seat].mood + tables.card_mood[card]
    mood = tables.highest_mood if mood > tables.highest_mood else mood
    value += mood_worth(game, mood, rounds) - mood_worth(game, game.painters[seat].mood, rounds)
    if not game.last:
        value += cubes_worth(tables.card_paint[card]) + 0.95 * float(tables.card_choice[card])
    lasting: i64 = tables.card_lasting[card]
    if lasting == 3:
        value += COIN * (rounds - 1.0)
    elif lasting >= 0:
        value += lasting_worth(bit(lasting), rounds)
    return value


def _best_card(game: Fresco, seat: i64, rounds: float) -> float:
    best = 0.0
    for card in (game.gallery.first(), game.gallery.second()):
        if card >= 0:
            value = _card_worth(game, seat, card, rounds)
            if value > best:
                best = value
    return best


def _request_worth(game: Fresco, kind: i64, rounds: float) -> float:
    """Points now; three coins of income become one coin and a cube."""
    cube = CUBE[0] if kind == 0 else CUBE[colour_of(kind)]
    change = cube - COIN * float(3 * game.tables.income_per_tile - game.tables.request_coins)
    return float(top(game, kind)) + change * (rounds - 1.0)


def _best_request(game: Fresco, seat: i64, rounds: float) -> float:
    best = 0.0
    kind: i64
    for kind in range(4):
        if showing(game, seat, kind) >= REQUEST_TILES and top(game, kind) > 0:
            value = _request_worth(game, kind, rounds)
            if value > best:
                best = value
    return best


def _judge_market(game: Fresco, legal: list[int]) -> list[float]:
    """The stall whose tiles serve best; a tile that is worth more than its price; else close."""
    seat: i64 = game.turn.actor
    tables = game.tables
    rounds = rounds_left(game)
    worths: list[float] = []
    paint: i64 = game.painters[seat].paint
    now = paint_worth(game, paint, rounds)
    cost = coin(game) * float(price(game, seat))
    gains = [0.0, 0.0, 0.0, 0.0]
    paints = [0, 0, 0, 0]
    for move in legal:
        if move == moves.PASS:
            worths.append(-0.6)
        elif move == moves.CLOSE:
            worths.append(0.0)
        elif move < tables.buy_moves:
            _shop(game, seat, move - tables.stall_moves, gains, paints)
            bought: i64 = paints[game.turn.work]
            more = paint_worth(game, paint + bought, rounds) - now - cubes_worth(bought)
            worths.append(gains[game.turn.work] + more)
        else:
            after: i64 = paint + tables.kind_cost[move - tables.buy_moves]
            worths.append(paint_worth(game, after, rounds) - now - cost)
    return worths


class _Altar:
    """What payments of the altar are worth, with the paint that is kept.

    Of those that bring the same points only the one that spares most is looked at closely: there may be dozens, and
    the others are worth less by what their cubes are worth more.
    """

    __slots__ = ("least", "paint", "rounds", "sparest", "worths")

    def __init__(self, game: Fresco, paint: i64, rounds: float, legal: list[int]) -> None:
        tables = game.tables
        self.paint: i64 = paint
        self.rounds = rounds
        self.sparest: dict[int, int] = {}  # by points: the payment
        self.least: dict[int, float] = {}  # what its cubes are worth
        self.worths: dict[int, float] = {}
        for move in legal:
            if move >= moves.ALTAR:
                payment: i64 = move - moves.ALTAR
                points: int = tables.altar_points[payment]
                spent = cubes_worth(tables.altar_cost[payment])
                if points not in self.least or spent < self.least[points]:
                    self.least[points] = spent
                    self.sparest[points] = payment

    def worth(self, game: Fresco, payment: i64) -> float:
        tables = game.tables
        points: int = tables.altar_points[payment]
        if points not in self.worths:
            kept: i64 = self.paint - tables.altar_cost[self.sparest[points]]
            self.worths[points] = float(points) + paint_worth(game, kept, self.rounds)
        return self.worths[points] + self.least[points] - cubes_worth(tables.altar_cost[payment])


def _judge_cathedral(game: Fresco, legal: list[int]) -> list[float]:
    """What a tile or the altar brings now, against what its paint could bring later."""
    seat: i64 = game.turn.actor
    tables = game.tables
    rounds = rounds_left(game)
    paint: i64 = game.painters[seat].paint
    now = paint_worth(game, paint, rounds)
    later = COIN * (rounds - 1.0)
    altar = _Altar(game, paint, rounds, legal)
    worths: list[float] = []
    for move in legal:
        if move == moves.PASS:
            worths.append(0.0)
        elif move >= moves.ALTAR:
            worths.append(altar.worth(game, move - moves.ALTAR) - now)
        elif move >= moves.RESTORE:
            square: i64 = move - moves.RESTORE
            tile: i64 = game.wall.tiles[square]
            value = float(tables.value[tile] + bonus(game, seat, square)) + later
            worths.append(value + paint_worth(game, paint - tables.cost[tile], rounds) - now)
        else:
            worths.append(_bishop_worth(game, seat, move - moves.BISHOP, now, rounds))
    return worths


def _bishop_worth(game: Fresco, seat: i64, square: i64, now: float, rounds: float) -> float:
    """The best tile with the bishop on `square`, less the coin."""
    wall = wall_of(game)
    paint: i64 = game.painters[seat].paint
    stood: i64 = game.wall.bishop
    game.wall.bishop = square
    best = -1000.0
    chosen: i64 = -1
    gain = 0.0
    left: i64 = game.wall.left
    at: i64
    for at in range(names.TILES):
        if (left >> at) & 1 and covers(paint, wall.cost[at]):
            points = wall.value[at] + float(bonus(game, seat, at))
            if points - 0.7 * wall.paint[at] > best:
                best = points - 0.7 * wall.paint[at]
                gain = points
                chosen = at
    game.wall.bishop = stood
    if chosen < 0:
        return best
    gain += COIN * (rounds - 1.0) + paint_worth(game, paint - wall.cost[chosen], rounds) - now
    return gain - coin(game) * float(game.tables.step_price)


def _judge_workshop(game: Fresco, legal: list[int]) -> list[float]:
    seat: i64 = game.turn.actor
    tables = game.tables
    rounds = rounds_left(game)
    paint: i64 = game.painters[seat].paint
    now = paint_worth(game, paint, rounds)
    worths: list[float] = []
    for move in legal:
        if move == moves.PASS:
            worths.append(0.0)
        elif move >= moves.STACK:
            # Keep the backs that serve many requests.
            back: i64 = move - moves.STACK
            worths.append(-float((back & 1) + ((back >> 1) & 1) + (back >> 2)))
        elif move >= moves.REQUEST:
            worths.append(_request_worth(game, move - moves.REQUEST, rounds))
        else:
            blend: i64 = move - moves.MIX
            after: i64 = paint - tables.mix_cost[blend] + one(3 + blend)
            worths.append(paint_worth(game, after, rounds) - now)
    return worths


def _judge_studio(game: Fresco, legal: list[int]) -> list[float]:
    if game.turn.step == 1:
        return _judge_takes(game, legal)
    seat: i64 = game.turn.actor
    rounds = rounds_left(game)
    worths: list[float] = []
    for move in legal:
        if move == moves.COINS:
            worths.append(coin(game) * float(game.tables.studio_coins))
        else:
            worths.append(_card_worth(game, seat, move - game.tables.portrait_moves, rounds))
    return worths


def _judge_takes(game: Fresco, legal: list[int]) -> list[float]:
    """The paint that serves best."""
    seat: i64 = game.turn.actor
    rounds = rounds_left(game)
    paint: i64 = game.painters[seat].paint
    return [paint_worth(game, paint + one(move - moves.TAKE), rounds) for move in legal]


def _judge_leonardo(game: Fresco, seat: i64, legal: list[int]) -> list[float]:
    """His decisions for one's own good: he leaves alone what one could use."""
    tables = game.tables
    rounds = rounds_left(game)
    gains = [0.0, 0.0, 0.0, 0.0]
    paints = [0, 0, 0, 0]
    worths: list[float] = []
    for move in legal:
        if game.phase == names.CATHEDRAL and moves.RESTORE <= move < moves.RESTORE + names.TILES:
            tile: i64 = game.wall.tiles[move - moves.RESTORE]
            mine = covers(game.painters[seat].paint, tables.cost[tile])
            worths.append(-float(tables.value[tile]) if mine else 0.0)
        elif game.phase == names.MARKET and tables.stall_moves <= move < tables.buy_moves:
            _shop(game, seat, move - tables.stall_moves, gains, paints)
            worths.append(-gains[2])
        elif game.phase == names.STUDIO and move >= tables.portrait_moves:
            worths.append(-_card_worth(game, seat, move - tables.portrait_moves, rounds))
        else:
            worths.append(0.0)
    return worths


KNOWLEDGE = FrescoKnowledge()
