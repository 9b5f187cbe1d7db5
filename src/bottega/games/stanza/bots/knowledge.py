"""What a patron knows of La Stanza.

The great prizes are the masterpieces: three persons of one discipline and a few discs on its field make
one, so both are gathered with a discipline in mind. A turn earns about four points, which is the measure
for everything else. Income costs a turn, pushes the last person off, and the fifth costs points.

One file, though a long one: all is weighed in the same points, and who changes one worth looks at the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.bots.knowledge.base import PLAYED_OUT, Knowledge
from bottega.games.stanza import names, scoring
from bottega.games.stanza.activation import sent
from bottega.games.stanza.arts import value as art_value
from bottega.games.stanza.bonus_room import columns, needed, reached
from bottega.games.stanza.income import amount
from bottega.games.stanza.masterpieces import needed as strength_needed
from bottega.games.stanza.persons import discipline_of
from bottega.games.stanza.state import Stanza
from bottega.games.stanza.strengths import lasting_strength, workers_of
from bottega.kernel.game import Game

if TYPE_CHECKING:
    from mypy_extensions import i64

FLORIN: Final = 0.3
HELPER: Final = 0.8  # saves the way to a room, or pays for a bonus tile
WHITE_HELPER: Final = 1.2
DISC: Final = 1.0  # on a field: a point of strength for the one activation that counts
PERSON: Final = 0.9  # at work: a point of strength while he stays
RECRUIT: Final = 0.35
TURN: Final = 3.0  # what a turn of the last ones still earns

# The way to a masterpiece by strength at hand: four opens the least of them.
PROSPECT: Final[list[float]] = [0.0, 0.3, 0.9, 1.9, 3.2, 4.4, 5.6, 6.2, 6.6]


class StanzaKnowledge(Knowledge):
    """Rules of thumb for a patron."""

    def __init__(self) -> None:
        super().__init__()
        self.blind = False
        self.spread = 8.0
        self.horizon = 20
        self.patience = 40
        self.ending = PLAYED_OUT
        self.hasty = 30  # about three turns each: played out, few endings tell less than a journeyman knows
        self.effort = 400
        self.warmth = 0.8

    def settled(self, game: Game) -> bool:
        """Between two turns."""
        assert isinstance(game, Stanza)
        return game.phase == names.MOVE

    def evaluate(self, game: Game) -> list[float]:
        assert isinstance(game, Stanza)
        if game.over:
            return [float(score) for score in game.scores]
        left = turns_left(game)
        late = 1.0 - left / (left + 6.0)  # how far what is held now is what will be scored
        points: list[float] = []
        majority = scoring.bonus_majority(game)
        museums = scoring.museum(game)
        seat: i64
        for seat in range(game.players):
            value = float(scoring.masterpieces(game, seat) + scoring.books(game, seat) + scoring.retiring(game, seat))
            value += late * float(majority[seat] + museums[seat])
            value += (1.0 - late) * (0.55 * float(art_value(game, seat)) + 1.6 * float(scoring.bonus_discs(game, seat)))
            value += ship_worth(game, seat, game.boards[seat].ship, late)
            value += board_worth(game, seat, left)
            points.append(value)
        return points

    def judge(self, game: Game, seat: i64, legal: list[int]) -> list[float]:
        assert isinstance(game, Stanza)
        phase = game.phase
        if phase == names.MOVE:
            return _judge_move(game, seat, legal)
        if phase == names.ACT:
            return _judge_act(game, seat, legal)
        if phase == names.WORK:
            return _judge_work(game, seat, legal)
        if phase == names.BUY:
            return _judge_buy(game, seat, legal)
        return _judge_reward(game, seat, legal)


def turns_left(game: Stanza) -> float:
    """Turns that a player still has; a round empties about ten spaces."""
    if game.stage >= names.LAST_TURNS:
        return float(names.LAST_TURNS + names.LAST_TURN_COUNT - game.stage)
    if game.stage > names.ROUNDS:
        return 3.5
    persons: i64 = 0
    space: i64
    for space in range(1, 16):
        if game.palace.ring[space] != names.NONE:
            persons += 1
    taken = float(persons) - 4.5
    rounds = float(game.last_round - game.round)
    return 3.5 + (rounds * 10.5 + (taken if taken > 0.0 else 0.0)) / float(game.players)


def ship_worth(game: Stanza, seat: i64, ship: i64, late: float) -> float:
    """The points of the space, and before that the way to it; more florins with each income."""
    return late * float(game.tables.income_points[ship]) + (1.0 - late) * 0.85 * float(ship)


def board_worth(game: Stanza, seat: i64, left: float) -> float:
    """What a player's board may still bring."""
    tables = game.tables
    board = game.boards[seat]
    busy = left / 6.0 if left < 6.0 else 1.0
    tiles: i64 = board.tiles
    money: i64 = board.money
    value = FLORIN * busy * float(money if money < 14 else 14)
    colour: i64
    for colour in range(names.WHITE):
        value += HELPER * busy * float(board.helpers(colour))
    value += WHITE_HELPER * busy * float(board.helpers(names.WHITE))
    best = 0.0
    second = 0.0
    discipline: i64
    for discipline in range(5):
        discs: i64 = board.discs_on(discipline)
        value += 0.35 * busy * float(discs)
        if board.niche(discipline) == 0 and _open_niche(game, discipline) >= 0:
            strength: i64 = lasting_strength(game, seat, discipline) + discs
            prospect = PROSPECT[strength if strength < 8 else 8]
            if prospect > best:
                second = best
                best = prospect
            elif prospect > second:
                second = prospect
        if tiles & names.STRENGTH_TILE[discipline]:
            value += 1.6 * busy
        if discipline != names.LITERATURE:
            value += 0.45 * busy * float(board.books(discipline))
    value += busy * (best + 0.6 * second)
    value += 0.8 * busy * float(columns(game, seat))
    patron: i64 = board.patron
    worker: i64
    for worker in range(names.WORKER_SPACES):
        if board.worker(worker) != names.NONE:
            # Who stands left of the patron stays; who stands far right goes with the next incomes.
            stays = 1.0 if worker < patron else 0.8 if worker < names.WORKER_SPACES - 1 else 0.5
            value += PERSON * busy * stays
    recruit: i64
    for recruit in range(tables.recruits):
        if board.recruit(recruit) != names.NONE:
            value += RECRUIT * busy
    value -= 0.5 * busy * float(patron)
    if board.turned:
        value += float(tables.turned_points)
    return value + _tiles_worth(game, seat, tiles, left)


def _tiles_worth(game: Stanza, seat: i64, tiles: i64, left: float) -> float:
    """Bonus tiles that count at the end or help until then."""
    value = 0.0
    if (tiles >> names.LEADING_SHIP) & 1:
        value += 0.4 * float(game.tables.leading_ship[0]) + 0.6 * float(scoring.tile(game, seat, names.LEADING_SHIP))
    if (tiles >> names.PATRON_VALUE) & 1:
        value += float(scoring.tile(game, seat, names.PATRON_VALUE))
    if (tiles >> names.RELIGIOUS_AUTHOR) & 1:
        value += 0.4 * float(game.tables.religious_author[0]) + 0.6 * float(
            scoring.tile(game, seat, names.RELIGIOUS_AUTHOR)
        )
    if (tiles >> names.TWO_FIELDS) & 1:
        value += float(scoring.persons_at_work(game, seat))
    busy = left / 6.0 if left < 6.0 else 1.0
    if (tiles >> names.BOUGHT_STRENGTH) & 1:
        value += 1.5 * busy
    if (tiles >> names.PAID_AUTHOR) & 1:
        value += busy
    if (tiles >> names.EXTRA_EXHIBIT) & 1:
        value += 1.5 * busy
    return value


def _open_niche(game: Stanza, discipline: i64) -> i64:
    """The best niche still open in a room, or names.NONE."""
    niche: i64 = names.NICHES - 1
    while niche >= 0:
        if not ((game.palace.claimed | game.palace.covered) >> (discipline * names.NICHES + niche)) & 1:
            return niche
        niche -= 1
    return names.NONE


def _masterpiece(game: Stanza, seat: i64, discipline: i64, strength: i64) -> i64:
    """The best niche that a strength reaches, or names.NONE."""
    if game.boards[seat].niche(discipline) != 0 or strength < 4:
        return names.NONE
    niche: i64 = names.NICHES - 1
    while niche >= 0:
        free = not ((game.palace.claimed | game.palace.covered) >> (discipline * names.NICHES + niche)) & 1
        if free and strength >= strength_needed(niche):
            if niche < names.NICHES - 1:
                return niche
            if lasting_strength(game, seat, game.tables.partner[discipline]) > 0:
                return niche
        niche -= 1
    return names.NONE


def _plain_reward(game: Stanza, seat: i64, discipline: i64, strength: i64, left: float) -> float:
    """What an activation brings without a masterpiece; more than three is wasted. `left`: turns, asked once a move."""
    if strength <= 0:
        return 0.0
    power: i64 = strength if strength < 3 else 3
    board = game.boards[seat]
    if discipline == names.DISCOVERY:
        ship: i64 = board.ship
        room_left: i64 = len(game.tables.income) - 1 - ship
        power = power if power < room_left else room_left
        return (1.25 if ship < 7 else 1.7) * float(power)
    if discipline == names.LITERATURE:
        return (1.35 if left > 2.0 else 0.9) * float(power)
    if discipline == names.RELIGION:
        supply: i64 = board.supply
        power = power if power < supply else supply
        return (1.15 if left > 3.0 else 0.3) * float(power)
    if discipline == names.ARTS:
        return 0.75 * float(power + 1)
    return (0.95 if left > 3.0 else 0.3) * float(power)


def _act_worth(game: Stanza, seat: i64, discipline: i64, extra: i64, left: float) -> float:
    """What activating a discipline would bring; `extra` is the discipline of a person about to join."""
    board = game.boards[seat]
    matching: i64 = 1 if extra == discipline else 0
    recruit: i64
    for recruit in range(game.tables.recruits):
        person: i64 = board.recruit(recruit)
        if person != names.NONE and discipline_of(person) == discipline:
            matching += 1
    money: i64 = board.money
    if matching == 0 and not (game.expert and workers_of(game, seat, discipline) > 0):
        return -5.0
    hired: i64 = 0
    spent: i64 = 0
    while hired < matching and hired < 3:
        price: i64 = 1 if hired < 2 else 2
        if spent + price > money:
            break
        spent += price
        hired += 1
    if hired == 0 and not game.expert:
        return -5.0
    strength: i64 = lasting_strength(game, seat, discipline) + hired
    discs: i64 = board.discs_on(discipline)
    worth = _plain_reward(game, seat, discipline, strength, left)
    niche = _masterpiece(game, seat, discipline, strength + discs)
    if niche >= 0:
        used: i64 = strength_needed(niche) - strength
        points = float(game.tables.niche_points[niche]) - 0.5 * DISC * float(used if used > 0 else 0)
        if points > worth:
            worth = points
    return worth + (PERSON - 0.3) * float(hired) - FLORIN * float(spent)


def _income_worth(game: Stanza, seat: i64, left: float) -> float:
    board = game.boards[seat]
    gained = float(amount(game, seat))
    money: i64 = board.money
    worth = gained * (0.42 if money < 4 else 0.28) * (left / 5.0 if left < 5.0 else 1.0)
    patron: i64 = board.patron
    if patron == names.WORKER_SPACES - 1:
        worth += float(game.tables.turned_points)
    elif board.worker(names.WORKER_SPACES - 1) != names.NONE:
        worth -= 0.5
    return worth - 0.3


def _judge_move(game: Stanza, seat: i64, legal: list[int]) -> list[float]:
    """Each space by the best that can be done from there, and by the person who is found there."""
    at = game.tables.numbers
    board = game.boards[seat]
    away = -100.0
    discipline: i64 = 0
    left = turns_left(game)
    while discipline < 5:
        helper = -100.0
        if discipline < names.WHITE and board.helpers(discipline) > 0:
            helper = -HELPER
        elif board.helpers(names.WHITE) > 0:
            helper = -WHITE_HELPER
        if helper > -99.0:
            worth = _act_worth(game, seat, discipline, names.NONE, left) + helper
            if worth > away:
                away = worth
        discipline += 1
    income = _income_worth(game, seat, left)
    if income > away:
        away = income
    if away < 0.0:
        away = 0.0
    worths: list[float] = []
    for move in legal:
        if move == at.retire:
            worths.append(float(game.tables.retiring[game.retired]) - TURN * (left - 1.0))
            continue
        space: i64 = move - at.move
        if space == names.BONUS_SPACE:
            worths.append(_best_tile(game, seat, left) + 0.5)
            continue
        person: i64 = game.palace.ring[space]
        found = discipline_of(person)
        here: i64 = (space - 1) // 3
        worth = _act_worth(game, seat, here, found, left)
        if worth < away:
            worth = away
        worths.append(worth + RECRUIT * (1.0 + 0.4 * float(lasting_strength(game, seat, found))))
    return worths


def _judge_act(game: Stanza, seat: i64, legal: list[int]) -> list[float]:
    at = game.tables.numbers
    left = turns_left(game)
    worths: list[float] = []
    for move in legal:
        if move == at.income:
            worths.append(_income_worth(game, seat, left))
        elif move == at.pass_:
            worths.append(-0.5)
        elif move < at.send:
            worths.append(_act_worth(game, seat, move - at.activate, names.NONE, left))
        else:
            colour, discipline = sent(move - at.send)
            cost = WHITE_HELPER if colour == names.WHITE else HELPER
            worths.append(_act_worth(game, seat, discipline, names.NONE, left) - cost)
    return worths


def _hire_worth(game: Stanza, seat: i64, index: i64, left: float) -> float:
    """A person at work, by where he stands and whom he replaces; the price in florins."""
    board = game.boards[seat]
    worker: i64 = index % names.WORKER_SPACES
    person: i64 = board.recruit(index // names.WORKER_SPACES)
    discipline = discipline_of(person)
    patron: i64 = board.patron
    worth = PERSON * (1.15 if worker < patron else 0.9 if worker < names.WORKER_SPACES - 1 else 0.6) - RECRUIT
    if board.niche(discipline) == 0:
        worth += 0.25 * float(lasting_strength(game, seat, discipline))
    replaced: i64 = board.worker(worker)
    if replaced != names.NONE:
        lost = discipline_of(replaced)
        worth -= PERSON
        if lost == game.current.activated:
            worth -= 1.5
        elif board.niche(lost) == 0:
            worth -= 0.3 * float(lasting_strength(game, seat, lost))
    worth -= FLORIN * float(game.tables.hire_cost[worker])
    if discipline == game.current.activated:
        strength: i64 = lasting_strength(game, seat, discipline) + game.current.boost
        more = _plain_reward(game, seat, discipline, strength + 1, left)
        more -= _plain_reward(game, seat, discipline, strength, left)
        discs: i64 = board.discs_on(discipline)
        now = _masterpiece(game, seat, discipline, strength + discs)
        then = _masterpiece(game, seat, discipline, strength + discs + 1)
        if then > now:
            before = 0.0 if now < 0 else float(game.tables.niche_points[now])
            gain = float(game.tables.niche_points[then]) - before
            if gain > more:
                more = gain
        worth += more
    return worth


def _judge_work(game: Stanza, seat: i64, legal: list[int]) -> list[float]:
    """Hire while it pays, strengthen for a masterpiece, then take the reward.

    Rewards are offset by what further hiring could still add, so that hiring comes first.
    """
    at = game.tables.numbers
    board = game.boards[seat]
    discipline: i64 = game.current.activated
    strength: i64 = lasting_strength(game, seat, discipline) + game.current.boost
    discs: i64 = board.discs_on(discipline)
    aim = _masterpiece(game, seat, discipline, strength + discs)
    left = turns_left(game)
    plain = _plain_reward(game, seat, discipline, strength, left)
    worths: list[float] = []
    for move in legal:
        if move < at.dismiss:
            worths.append(plain + _hire_worth(game, seat, move - at.hire, left))
        elif move < at.strengthen:
            worths.append(-PERSON)
        elif move < at.masterpiece:
            more = _plain_reward(game, seat, discipline, strength + 1, left) - plain - 0.8 * DISC
            if aim >= 0 and strength_needed(aim) > strength:
                more = float(game.tables.niche_points[aim]) - plain
            worths.append(plain + more)
        elif move < at.sail:
            worths.append(float(game.tables.niche_points[move - at.masterpiece]))
        elif move == at.finish:
            worths.append(-0.5)
        elif move < at.create:
            worths.append(_plain_reward(game, seat, names.DISCOVERY, move - at.sail + 1, left))
        elif move < at.write:
            worths.append(0.75 * float(game.tables.art_value[move - at.create]))
        else:
            worths.append(plain + 0.3 * (_reward_worth(game, seat, move) - 1.0))
    return worths


def _reward_worth(game: Stanza, seat: i64, move: i64) -> float:
    """One book, disc or helper against the others of its kind."""
    at = game.tables.numbers
    board = game.boards[seat]
    if move < at.place:
        discipline: i64 = move - at.write
        written: i64 = board.books(discipline)
        worth = 0.8
        if written == columns(game, seat):
            worth += 0.5  # the shelf's columns count for bonus tiles
        if written == 1:
            worth += 0.8
        elif written == 2:
            worth += 0.6
        elif written == 3:
            worth += float(game.tables.book_amount[discipline * 5 + 4])
        return worth
    if move < at.take:
        field: i64 = move - at.place
        worth = 0.5
        if board.niche(field) == 0 and _open_niche(game, field) >= 0:
            strength: i64 = lasting_strength(game, seat, field) + board.discs_on(field)
            worth += PROSPECT[strength + 1 if strength < 7 else 8] - PROSPECT[strength if strength < 8 else 8]
        if board.discs_on(field) == 1:
            worth += 0.3  # two on a field count for bonus tiles
        return worth
    colour: i64 = move - at.take
    worth = HELPER
    if board.helpers(colour) == 0:
        worth += 0.3
    if reached(game, seat, colour) >= needed(game, seat, colour):
        worth += 0.4
    return worth


def _judge_reward(game: Stanza, seat: i64, legal: list[int]) -> list[float]:
    """Books, discs, helpers, and what is owed by tiles."""
    at = game.tables.numbers
    board = game.boards[seat]
    phase = game.phase
    worths: list[float] = []
    for move in legal:
        if move == at.finish:
            worths.append(0.0)
        elif phase in (names.WRITE, names.PLACE_DISC, names.TAKE_HELPER):
            worths.append(_reward_worth(game, seat, move))
        elif phase == names.RETURN_HELPER:
            colour: i64 = move - at.return_
            worths.append(-WHITE_HELPER if colour == names.WHITE else 0.2 * float(board.helpers(colour)))
        elif phase == names.GIVE_DISC:
            field: i64 = move - at.give
            worths.append(-0.3 * float(lasting_strength(game, seat, field)))
        elif phase == names.FETCH:
            person: i64 = game.palace.ring[move - at.fetch]
            worths.append(0.5 * float(lasting_strength(game, seat, discipline_of(person))))
        elif phase == names.INSERT:
            recruit: i64 = move - at.insert
            worths.append(0.5 if board.recruit(recruit) == names.NONE else 0.0)
        else:
            # A start person who stands left is pushed off last; those of Religion and Discovery serve longest.
            discipline: i64 = move - at.arrange
            worths.append(0.3 if discipline in (names.RELIGION, names.DISCOVERY) else 0.0)
    return worths


def _tile_worth(game: Stanza, seat: i64, tile: i64, left: float) -> float:
    """A bonus tile: a disc for the majority, and its own effect."""
    busy = left / 8.0 if left < 8.0 else 1.0
    worth = 2.4
    discipline: i64
    for discipline in range(5):
        if names.STRENGTH_TILE[discipline] == 1 << tile:
            return worth + 3.0 * busy
    if tile == names.FIVE_FLORINS:
        worth += FLORIN * 5.0 * busy
    elif tile == names.ANY_PERSON:
        worth += 0.8 * busy
    elif tile == names.LEADING_SHIP:
        worth += 1.5 + 0.6 * float(scoring.leading_ship(game, seat))
    elif tile == names.PATRON_VALUE:
        worth += 0.8 * float(game.tables.hire_cost[game.boards[seat].patron])
    elif tile == names.THREE_SPACES:
        worth += 4.0
    elif tile == names.JOIN_THE_LEADER:
        furthest: i64 = 0
        other: i64
        for other in range(game.players):
            ship: i64 = game.boards[other].ship
            furthest = ship if ship > furthest else furthest
        worth += 1.3 * float(furthest - game.boards[seat].ship)
    elif tile == names.PAID_AUTHOR:
        worth += 1.2 * busy
    elif tile == names.TWO_RELIGION_DISCS:
        worth += 1.5 * busy
    elif tile == names.TWO_BOOKS:
        worth += 4.0
    elif tile == names.BOUGHT_STRENGTH:
        worth += 2.0 * busy
    elif tile == names.RELIGIOUS_AUTHOR:
        worth += 3.0
    elif tile == names.EXTRA_EXHIBIT:
        worth += 2.5
    elif tile == names.TWO_FIELDS:
        worth += 1.5 * busy + 0.8 * float(scoring.persons_at_work(game, seat))
    elif tile == names.PATRON_HOME:
        worth += 1.5 + 0.6 * float(game.boards[seat].patron) * busy
    elif tile == names.TWO_WHITE_HELPERS:
        worth += 2.0 * busy
    return worth


def _best_tile(game: Stanza, seat: i64, left: float) -> float:
    """The best tile that the seat could buy now."""
    board = game.boards[seat]
    best = 0.0
    tile: i64
    for tile in range(names.TILE_COUNT):
        if (game.palace.tiles_left >> tile) & 1:
            discipline: i64 = game.tables.tile_discipline[tile]
            payable = board.helpers(discipline) > 0 or board.helpers(names.WHITE) > 0
            if payable and reached(game, seat, discipline) >= needed(game, seat, discipline):
                worth = _tile_worth(game, seat, tile, left) - HELPER
                if worth > best:
                    best = worth
    return best


def _judge_buy(game: Stanza, seat: i64, legal: list[int]) -> list[float]:
    at = game.tables.numbers
    left = turns_left(game)
    worths: list[float] = []
    for move in legal:
        index: i64 = move - at.buy
        cost = WHITE_HELPER if index % 2 else HELPER
        worths.append(_tile_worth(game, seat, index // 2, left) - cost)
    return worths


KNOWLEDGE = StanzaKnowledge()
