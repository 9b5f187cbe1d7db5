"""What a prince knows of Florence.

All comes down to works: a player has fourteen actions, and the five or six of them that are works bring
most of the points. Whatever raises the value of the works to come is worth half a point for each point
of work value and each work: a jester two, a matching building four, landscape or freedom three, one more
card in hand one. Money is worth half a point a hundred florins, as long as there will be something to
spend it on; what is left at the end is worth nothing.

One file, though a long one: all is weighed in the same points, and who changes one worth looks at the others.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from bottega.bots.knowledge.base import PLAYED_OUT, Knowledge
from bottega.games.florence import catalogue as moves
from bottega.games.florence.cards import open_people
from bottega.games.florence.characters import lowest_field
from bottega.games.florence.court import Court
from bottega.games.florence.favours import rank
from bottega.games.florence.grid import FULL, neighbours
from bottega.games.florence.names import (
    ACROSS,
    ACT,
    ANSWER,
    ASK,
    BANKER_CHOICE,
    BID,
    BUILDER,
    CARDINAL,
    CONVERT,
    COURT,
    FAVOUR,
    JESTER,
    MERCHANT,
    MERCHANT_CHOICE,
    MUSE,
    OFFER,
    OPEN,
    PEOPLE,
    PRESTIGE,
    PRINCESS,
    PROFESSOR,
    RECRUITING,
    SETTLE,
    STOCK_LANDSCAPE,
)
from bottega.games.florence.scoring import feature, prestige_points
from bottega.games.florence.state import Florence
from bottega.games.florence.tables import FEWEST, NEEDS
from bottega.games.florence.work import all_bonus, bonus_value, princess_value, work_value
from bottega.kernel.game import Game

if TYPE_CHECKING:
    from mypy_extensions import i64

PER_VALUE: Final = 0.5  # points for a point of work value: it pays a hundred florins
PER_HUNDRED: Final = 0.5  # points for a hundred florins that will be spent
SPARE: Final = 0.035  # for a hundred florins that hardly will
SHORT: Final = 0.2  # more for each hundred of the first that are needed most
AUCTION: Final = 6.0  # hundreds that an object costs in a round
INVEST: Final = 2.6  # hundreds that an action other than a work costs
ACTION: Final = 1.6  # points that such an action brings, besides what it does for works
GROWTH: Final = 1.5  # of work value that a round's purchases bring
PRESTIGE_CARD: Final = 3.5  # the best of five, at the end
BEST_WORK: Final = 3.0


class FlorenceKnowledge(Knowledge):
    """Rules of thumb for a prince."""

    def __init__(self) -> None:
        super().__init__()
        self.blind = False
        self.spread = 5.0
        self.horizon = 40  # about a round: what an object is good for shows only after it
        self.patience = 120
        self.ending = PLAYED_OUT
        self.hasty = 12  # played out, a few endings vary more than moves differ
        self.effort = 500
        self.warmth = 0.6

    def settled(self, game: Game) -> bool:
        """Before an auction or a turn: nothing is half done."""
        assert isinstance(game, Florence)
        if game.phase == ACT:
            return game.actions.left >= game.tables.actions and game.project.refused == 0
        return game.phase == OPEN and game.auction.still == (1 << game.players) - 1

    def evaluate(self, game: Game) -> list[float]:
        assert isinstance(game, Florence)
        if game.over:
            return [float(score) for score in game.scores]
        points: list[float] = []
        seat: i64
        for seat in range(game.players):
            points.append(_standing(game, seat, game.courts[seat], actions_left(game, seat), auctions_left(game, seat)))
        return points

    def judge(self, game: Game, seat: i64, legal: list[int]) -> list[float]:
        assert isinstance(game, Florence)
        phase = game.phase
        if phase in (BID, OPEN):
            return _judge_auction(game, seat, legal)
        if phase == ACT:
            return _judge_act(game, seat, legal)
        if phase in (CONVERT, BANKER_CHOICE):
            return _judge_convert(game, seat, legal)
        if phase == PEOPLE:
            return _judge_people(game, seat, legal)
        if phase in (COURT, OFFER, FAVOUR, MERCHANT_CHOICE):
            return _judge_characters(game, seat, legal)
        if phase in (ASK, ANSWER, SETTLE):
            return _judge_partners(game, seat, legal)
        return [_choice_worth(game, seat, move) for move in legal]


def actions_left(game: Florence, seat: i64) -> i64:
    """Actions until the end, those of this round included if its turn is still to come."""
    later: i64 = (game.tables.rounds - game.round) * game.tables.actions
    if game.final:
        return 0
    if game.actions.active < 0 or game.phase == PEOPLE or game.phase == OPEN or game.phase == BID:
        return later + game.tables.actions
    if seat == game.actions.active:
        return later + game.actions.left
    turns: i64 = (seat - game.starter + game.players) % game.players
    now: i64 = (game.actions.active - game.starter + game.players) % game.players
    return later + (game.tables.actions if turns > now else 0)


def auctions_left(game: Florence, seat: i64) -> i64:
    later: i64 = game.tables.rounds - game.round
    if game.phase == PEOPLE or (game.actions.active < 0 and game.auction.still >> seat & 1):
        return later + 1
    return later


def cash_worth(hundreds: float, auctions: float, actions: float) -> float:
    """What money is worth: full value up to what will be needed, hardly anything beyond."""
    need = AUCTION * auctions + INVEST * 0.5 * actions
    first = 0.4 * need
    if hundreds <= first:
        return (PER_HUNDRED + SHORT) * hundreds
    worth = (PER_HUNDRED + SHORT) * first
    if hundreds <= need:
        return worth + PER_HUNDRED * (hundreds - first) * 0.9
    return worth + PER_HUNDRED * (need - first) * 0.9 + SPARE * (hundreds - need)


def _standing(game: Florence, seat: i64, court: Court, actions: i64, auctions: i64) -> float:
    """The points that a court may expect at the end."""
    value = float(court.points) + cash_worth(float(court.cash) / 100.0, float(auctions), float(actions))
    value += works_worth(game, court, actions)
    value += building_worth(game, court, actions)
    value += _prestige_worth(game, seat, court, actions)
    if game.actions.active >= 0 and court.work > 0:
        value += BEST_WORK * _best_chance(game, seat, court.work)
    return value


def works_worth(game: Florence, court: Court, actions: i64) -> float:
    """What the works to come will bring, those of people in hand and of people still to be drawn."""
    if actions <= 0:
        return 0.0
    tables = game.tables
    first: i64 = tables.rounds - (actions + 1) // 2  # rounds that are over, by the actions left
    turns = float(actions) / 2.0
    values: list[float] = []
    hand: i64 = court.hand
    person: i64 = 0
    while hand >> person:
        if hand >> person & 1:
            values.append(float(work_value(game, court, person)))
        person += 1
    in_hand: i64 = len(values)
    spare = float(actions - in_hand)
    # A person more is an action and three hundred florins, and the work is another action.
    cards = float(court.in_hand + court.on_table)
    kinds: i64 = (1 if court.forests else 0) + (1 if court.lakes else 0) + (1 if court.parks else 0)
    match = (
        1.1 * float(min(tables.ones[court.buildings], 3))
        + 1.2 * float(min(kinds, 2))
        + 1.0 * float(min(tables.ones[court.freedoms], 2))
    )
    drawn = 0.0
    there = 0.5 + float(len(game.people_deck)) / float(game.players)
    while spare >= 2.0 and drawn < there and drawn < 3.0 and drawn + 1.0 < turns:
        values.append(2.0 * float(court.jesters) + cards + drawn + 1.0 + match)
        drawn += 1.0
        spare -= 2.0
    values.sort(reverse=True)
    bonus = float(all_bonus(game, court, 1)) if court.bonus else 0.0
    number: i64 = len(values)
    if number > actions:
        number = actions
    total = -1.5 * drawn
    index: i64
    for index in range(number):
        # The best works wait for the higher minimum values of later rounds.
        at = turns * (1.0 - float(index) / float(number))
        round_at: i64 = first + int(at - 0.01) if at >= 0.02 else first
        if round_at >= tables.rounds:
            round_at = tables.rounds - 1
        if round_at < 0:
            round_at = 0
        grown = values[index] + 0.35 * drawn + GROWTH * float(round_at - first)
        least = float(tables.minimum[round_at])
        if grown < least and bonus > 0.0:
            used = least - grown if bonus > least - grown else bonus
            bonus -= used
            grown += used
        if grown < least:
            # Raising it to the minimum takes actions: about three points of value each.
            missing = (least - grown) / 3.2
            if spare >= missing:
                spare -= missing
                total += PER_VALUE * least - 1.3 * missing
            else:
                total += 0.25 * PER_VALUE * grown
        else:
            lead = 0.12 + 0.07 * (grown - least)
            total += PER_VALUE * grown + BEST_WORK * (0.7 if lead > 0.7 else lead)
    return total + PER_VALUE * bonus * 0.8 + ACTION * (spare if spare > 0.0 else 0.0)


def building_worth(game: Florence, court: Court, actions: i64) -> float:
    """What builders save on the buildings still to come; four or five is what a principality holds."""
    tables = game.tables
    more = 0.3 * float(actions)
    room = 4.5 - float(tables.ones[court.buildings])
    if court.builders > 1:
        room += 1.0
    if more > room:
        more = room
    if more <= 0.0 or court.builders == 0:
        return 0.0
    saved = float(tables.price_building[0] - tables.price_building[court.builders]) / 100.0
    return more * saved * PER_HUNDRED * 0.85


def _prestige_worth(game: Florence, seat: i64, court: Court, actions: i64) -> float:
    """Prestige cards in hand: what they would bring now, and what may still change."""
    held: i64 = court.prestige
    if held == 0:
        return 0.0
    value = 0.0
    card: i64 = 0
    while held >> card:
        if held >> card & 1:
            value += _card_worth(game, seat, court, card, actions)
        card += 1
    return value


def _card_worth(game: Florence, seat: i64, court: Court, card: i64, actions: i64) -> float:
    tables = game.tables
    full = float(tables.prestige_full[card])
    open_ended = float(actions) / 14.0  # how much is still open
    if tables.prestige_rule[card] == NEEDS:
        needs = tables.prestige_needs[card]
        asked = 0.0
        missing = 0.0
        index: i64 = 0
        while index < len(needs):
            have = float(feature(tables, court, game.palazzo, needs[index], 0))
            asked += float(needs[index + 1])
            if have < float(needs[index + 1]):
                missing += float(needs[index + 1]) - have
            index += 2
        if missing == 0.0:
            return full
        chance = 1.0 - missing / (0.6 + 4.0 * open_ended)
        return full * chance if chance > 0.0 else 0.0
    now = float(prestige_points(game, seat, card))
    if tables.prestige_rule[card] == FEWEST:
        return now * (1.0 - 0.5 * open_ended) + full * 0.2 * open_ended
    own = float(feature(tables, court, game.palazzo, tables.prestige_feature[card], 0))
    return now * (1.0 - 0.4 * open_ended) + full * open_ended * (0.25 if own > 0.0 else 0.12)


def _best_chance(game: Florence, seat: i64, value: i64) -> float:
    """How likely a work of this value is the best of the round."""
    chance = 1.0
    other: i64
    for other in range(game.players):
        if other != seat:
            work: i64 = game.courts[other].work
            if work > value:
                return 0.0
            turns: i64 = (other - game.starter + game.players) % game.players
            now: i64 = (game.actions.active - game.starter + game.players) % game.players
            if turns > now:
                least: i64 = game.tables.minimum[game.round - 1]
                ahead = float(value - least)
                likely = 0.45 + 0.08 * ahead
                chance *= 0.95 if likely > 0.95 else likely
    return chance


def _after(game: Florence, seat: i64, court: Court, actions: i64, auctions: i64, florins: i64) -> float:
    """The standing of a changed court that has paid so much, by stepping back on the track if it must."""
    per_step: i64 = game.tables.per_step_back
    court.cash -= florins
    if court.cash < 0:
        steps: i64 = (per_step - 1 - court.cash) // per_step
        court.points -= steps
        court.cash += steps * per_step
    return _standing(game, seat, court, actions, auctions)


def _with_lot(game: Florence, seat: i64, lot: i64, price: i64, actions: i64, auctions: i64) -> float:
    """The standing after buying an object."""
    tables = game.tables
    court = game.courts[seat].copy()
    extra = 0.0
    if lot < JESTER:
        had: i64 = court.landscapes(lot)
        court.add_landscape(lot)
        if had > 0:
            court.points += tables.points_landscape
        extra = -0.3  # the place it takes
    elif lot == JESTER:
        court.jesters += 1
    elif lot == BUILDER:
        if court.builders > 0:
            court.points += tables.points_builder
        court.builders += 1
        if court.builders == 2:
            extra = 0.12 * float(actions)  # wall to wall, more fits
    elif lot == PRESTIGE:
        court.prestige_cards += 1
        extra = PRESTIGE_CARD
    elif lot == RECRUITING:
        # It counts as a person for every work, and brings one who lies open.
        court.in_hand += 1
        extra = 1.2 if actions > 2 else 0.3
        if open_people(game, seat):
            extra += 0.8
    else:
        best = -1.0e9
        kind: i64
        for kind in range(3):
            value = _with_lot(game, seat, kind, price, actions, auctions)
            best = value if value > best else best
        return best
    return extra + _after(game, seat, court, actions, auctions, price)


def _judge_auction(game: Florence, seat: i64, legal: list[int]) -> list[float]:
    """An object against the best of the others, which will go for somewhat more than the least price."""
    actions = actions_left(game, seat)
    later: i64 = auctions_left(game, seat) - 1
    base = game.price_base()
    now = _standing(game, seat, game.courts[seat], actions, later)
    worths: list[float] = []
    if game.phase == BID:
        price: i64 = game.auction.price + game.tables.raise_by
        other = now
        lot: i64 = 0
        while lot < 8:
            open_lot = game.auction.lots >> lot & 1 and lot != game.auction.lot
            if open_lot and not (lot == BUILDER and game.courts[seat].builders >= game.tables.most_builders):
                value = _with_lot(game, seat, lot, base + 200, actions, later)
                other = value if value > other else other
            lot += 1
        gain = _with_lot(game, seat, game.auction.lot, price, actions, later)
        for move in legal:
            if move == moves.PASS:
                worths.append(other - 0.2)
            elif moves.BID_OF <= move < moves.SELL:
                worths.append(gain)
            else:
                worths.append(_favour_worth(game, seat, move) + now - 3.0)
        return worths
    rivals: i64 = game.auction.still & ~(1 << seat)
    for move in legal:
        if moves.OPEN_LOT <= move < moves.PASS:
            worths.append(_with_lot(game, seat, move - moves.OPEN_LOT, base + (100 if rivals else 0), actions, later))
        elif move == moves.PASS:
            worths.append(now)
        else:
            worths.append(_favour_worth(game, seat, move) + now - 3.0)
    return worths


def _judge_act(game: Florence, seat: i64, legal: list[int]) -> list[float]:
    """Each action by where it leaves the court."""
    court = game.courts[seat]
    actions = actions_left(game, seat)
    auctions = auctions_left(game, seat)
    now = _standing(game, seat, court, actions, auctions)
    # What is left undone can be done later, if there is a later.
    idle = _standing(game, seat, court, actions - game.actions.left, auctions)
    worths: list[float] = []
    for move in legal:
        if move == moves.END:
            worths.append(idle)
        elif move == moves.SELL:
            worths.append(idle - 3.0)
        elif move < moves.WORK:
            person: i64 = move - moves.RECRUIT_PERSON
            twin = court.copy()
            twin.hand |= 1 << person
            worths.append(_standing(game, seat, twin, actions, auctions) - 0.3)
        elif move <= moves.WORK_PRINCESS:
            worths.append(_work_worth(game, seat, move - moves.WORK, actions, auctions))
        elif move >= moves.PROFESSOR_PRESTIGE and move < moves.SHARE:
            worths.append(now + _favour_worth(game, seat, move))
        else:
            worths.append(_invest_worth(game, seat, move, actions - 1, auctions))
    return worths


def _work_worth(game: Florence, seat: i64, worker: i64, actions: i64, auctions: i64) -> float:
    """A work now: its payment, the chance of the best, and what is left for later works."""
    court = game.courts[seat]
    twin = court.copy()
    least: i64 = game.tables.minimum[game.round - 1]
    if worker == moves.PEOPLE_COUNT:
        value = princess_value(game, court)
        twin.character = -1
    else:
        value = work_value(game, court, worker)
        twin.hand &= ~(1 << worker)
        twin.in_hand -= 1
        twin.on_table += 1
        if value < least or actions <= 3:
            twin.bonus = 0
            value += all_bonus(game, court, 1)
    twin.work = value if value > court.work else court.work
    twin.cash += value * game.tables.per_work_value
    return _converted(game, seat, twin, value, actions - 1, auctions)


def _converted(game: Florence, seat: i64, court: Court, value: i64, actions: i64, auctions: i64) -> float:
    """The standing after the best change of a work's payment into prestige."""
    tables = game.tables
    cash = float(court.cash) / 100.0
    each = float(tables.per_point) / 100.0
    most: i64 = value * tables.per_work_value // tables.per_point
    best = 0.0
    chosen: i64 = 0
    points: i64 = 0
    while points <= most:
        worth = float(points) + cash_worth(cash - each * float(points), float(auctions), float(actions))
        if worth > best:
            best = worth
            chosen = points
        points += 1
    court.points += chosen
    court.cash -= chosen * tables.per_point
    return _standing(game, seat, court, actions, auctions)


def _invest_worth(game: Florence, seat: i64, move: i64, actions: i64, auctions: i64) -> float:
    """Buildings, freedoms and cards. An action is spent on them, so what one brings in general is not theirs."""
    tables = game.tables
    court = game.courts[seat].copy()
    if moves.BUILD <= move < moves.DRAW_PERSON:
        building: i64 = move - moves.BUILD
        court.buildings |= 1 << building
        court.points += tables.points_building
        small = 0.0 if tables.class_mask[0] >> building & 1 else 0.25  # large ones leave less room for more
        return small + _after(game, seat, court, actions, auctions, tables.price_building[court.builders])
    if moves.FREEDOM <= move < moves.END:
        court.freedoms |= 1 << (move - moves.FREEDOM)
        return 0.1 + _after(game, seat, court, actions, auctions, tables.price_freedom)
    if move == moves.DRAW_PERSON:
        value = _after(game, seat, court, actions, auctions, tables.price_person)
        court.in_hand += 1
        more = works_worth(game, court, actions) - works_worth(game, game.courts[seat], actions)
        # A good match of five; it takes an action of its own to work.
        likely = 2.0 * float(court.jesters) + float(court.in_hand + court.on_table) + 6.0
        least = float(tables.minimum[game.round if game.round < tables.rounds else tables.rounds - 1])
        return value + more + (PER_VALUE * likely - ACTION if actions > 0 and likely >= least - 2.0 else 0.0)
    if move == moves.DRAW_BONUS:
        value = _after(game, seat, court, actions, auctions, tables.price_bonus)
        return value + (PER_VALUE * _bonus_hope(game, court) if court.in_hand > 0 and actions > 0 else 0.0)
    # A building shared with a neighbour: as one's own, and somebody pays a part.
    shared: i64 = (move - moves.SHARE) // 2
    court.buildings |= 1 << shared
    court.points += tables.points_building
    price: i64 = tables.price_building[court.builders]
    return 0.3 + _after(game, seat, court, actions, auctions, price if price < 300 else 300)


def _bonus_hope(game: Florence, court: Court) -> float:
    """The better bonus cards as they count now: one of five may be kept."""
    total = 0.0
    card: i64
    for card in range(moves.BONUS_COUNT):
        value = float(bonus_value(game, court, card, 1))
        total += value * value
    hope = total / 20.0
    return 1.0 + 1.25 * math.sqrt(hope)


def _judge_convert(game: Florence, seat: i64, legal: list[int]) -> list[float]:
    """Prestige or money: as much money as will be needed."""
    court = game.courts[seat]
    tables = game.tables
    per: i64 = tables.banker_per_point if game.phase == BANKER_CHOICE else tables.per_point
    each = float(per) / 100.0
    cash = float(court.cash) / 100.0
    actions = float(actions_left(game, seat))
    auctions = float(auctions_left(game, seat))
    worths: list[float] = []
    for move in legal:
        points = float(move - moves.PRESTIGE_OF)
        worths.append(points + cash_worth(cash - each * points, auctions, actions))
    return worths


def _judge_people(game: Florence, seat: i64, legal: list[int]) -> list[float]:
    """Keep those who want the same things; large buildings take room."""
    tables = game.tables
    hand: i64 = game.courts[seat].hand
    worths: list[float] = []
    for move in legal:
        kept: i64 = hand & ~(1 << (move - moves.DISCARD))
        buildings: i64 = 0
        landscapes: i64 = 0
        freedoms: i64 = 0
        cost = 0.0
        person: i64 = 0
        while kept >> person:
            if kept >> person & 1:
                building: i64 = tables.wants_building[person]
                if not buildings >> building & 1:
                    cost += 1.6 if tables.class_mask[0] >> building & 1 else 1.2
                buildings |= 1 << building
                landscapes |= 1 << tables.wants_landscape[person]
                freedoms |= 1 << tables.wants_freedom[person]
            person += 1
        worths.append(-cost - 1.4 * float(tables.ones[landscapes]) - 0.9 * float(tables.ones[freedoms]))
    return worths


def _choice_worth(game: Florence, seat: i64, move: i64) -> float:
    """What a card, a place or a bonus is worth beside the others on offer."""
    court = game.courts[seat]
    tables = game.tables
    actions = actions_left(game, seat)
    if move >= moves.PLACE_FIRST:
        if game.phase == ACROSS:
            return _room(game, court, tables.across_left[move] | tables.across_right[move], True)
        return _room(game, court, tables.place_mask[move], game.project.tile < STOCK_LANDSCAPE)
    if moves.KEEP_PERSON <= move < moves.KEEP_PRESTIGE or moves.RECRUIT_PERSON <= move < moves.HOLD:
        first: i64 = moves.KEEP_PERSON if move < moves.KEEP_PRESTIGE else moves.RECRUIT_PERSON
        twin = court.copy()
        twin.hand |= 1 << (move - first)
        return works_worth(game, twin, actions) - works_worth(game, court, actions)
    if moves.KEEP_PRESTIGE <= move < moves.KEEP_BONUS:
        return _card_worth(game, seat, court, move - moves.KEEP_PRESTIGE, actions)
    if moves.KEEP_BONUS <= move < moves.RECRUIT_PERSON:
        return PER_VALUE * float(bonus_value(game, court, move - moves.KEEP_BONUS, 1))
    if move == moves.HOLD:
        return 0.4
    if moves.PICK_KIND <= move < moves.KEEP_PERSON:
        return _with_lot(game, seat, move - moves.PICK_KIND, 0, actions, auctions_left(game, seat))
    if moves.ADD_BONUS <= move < moves.FINISH:
        # A bonus card is best used at once if no better work is to come.
        value = PER_VALUE * float(bonus_value(game, court, move - moves.ADD_BONUS, 0))
        least: i64 = tables.minimum[game.round - 1]
        if game.actions.value < least:
            return 10.0 - value
        later = 0.6 if court.in_hand > 0 and actions > 2 else -0.5
        return value + 0.1 * float(game.actions.value) - 1.5 - later
    return 0.0


def _room(game: Florence, court: Court, cells: i64, building: bool) -> float:
    """How much room a placement leaves, and how little it splits up: cells with free neighbours count more."""
    built: i64 = court.built | game.palazzo
    taken: i64 = court.built | court.planted | game.palazzo | cells
    if building:
        built |= cells
    free: i64 = FULL & ~taken
    roomy: i64 = free
    if court.builders < 2:
        roomy &= ~neighbours(built)
    inner: i64 = roomy & ((roomy >> 1) & (roomy << 1) | (roomy >> 7) & (roomy << 7)) & FULL
    return 0.3 * _count(roomy) + 0.2 * _count(inner) + 0.02 * _count(free)


def _count(mask: i64) -> float:
    number = 0.0
    while mask:
        mask &= mask - 1
        number += 1.0
    return number


def _character_worth(game: Florence, seat: i64, character: i64) -> float:
    """What a character of Muse & Princess is worth to the seat this round."""
    court = game.courts[seat]
    least: i64 = game.tables.minimum[game.round - 1]
    if character == MUSE:
        works = 0.0
        person: i64 = 0
        while court.hand >> person:
            if court.hand >> person & 1 and work_value(game, court, person) + game.round >= least:
                works += 1.0
            person += 1
        return PER_VALUE * float(game.round) * (2.0 if works > 2.0 else works) + 0.3 * works
    if character == CARDINAL:
        return 1.9 if court.in_hand > 0 else 1.2
    if character == PRINCESS:
        value = princess_value(game, court)
        return PER_VALUE * float(value) - ACTION if value >= least else 0.0
    if character == MERCHANT:
        points = float(rank(game, seat))
        return points if points > 2.2 or game.round == game.tables.rounds else 2.2
    if character == PROFESSOR:
        return PRESTIGE_CARD - 0.4 if game.prestige_deck else 1.5
    rate = PER_HUNDRED if game.round < game.tables.rounds else 0.45
    return rate * float(game.characters.pot) / 100.0


def _judge_characters(game: Florence, seat: i64, legal: list[int]) -> list[float]:
    court = game.courts[seat]
    actions = float(actions_left(game, seat))
    auctions = float(auctions_left(game, seat))
    cash = float(court.cash) / 100.0
    now = cash_worth(cash, auctions, actions)
    worths: list[float] = []
    for move in legal:
        if moves.COURT_CHARACTER <= move < moves.OFFER_OF:
            character: i64 = move - moves.COURT_CHARACTER
            standing: i64 = game.standing_offer(character)
            price: i64 = standing + 100 if standing >= 0 else lowest_field(game, character)
            cost = now - cash_worth(cash - float(price) / 100.0, auctions, actions)
            worths.append(_character_worth(game, seat, character) - cost)
        elif moves.OFFER_OF <= move < moves.PROFESSOR_PRESTIGE:
            florins = float(move - moves.OFFER_OF)
            gain = _character_worth(game, seat, game.characters.courted)
            gain -= now - cash_worth(cash - florins, auctions, actions)
            # The higher the offer, the less likely somebody goes above it.
            sure = 0.55 + 0.06 * florins
            worths.append(gain * (sure if sure < 0.95 else 0.95) if gain > 0.0 else gain)
        elif move == moves.PASS or move == moves.LATER:
            worths.append(0.05)
        else:
            worths.append(_favour_worth(game, seat, move))
    return worths


def _favour_worth(game: Florence, seat: i64, move: i64) -> float:
    """Merchant and professor."""
    if move == moves.PROFESSOR_PRESTIGE:
        return PRESTIGE_CARD
    if move == moves.PROFESSOR_BONUS:
        return PER_VALUE * _bonus_hope(game, game.courts[seat])
    points = float(rank(game, seat))
    if move == moves.MERCHANT_FREE:
        return PER_HUNDRED * float(game.auction.price) / 100.0 * 0.9
    if move == moves.MERCHANT_POINTS:
        # The object of the next auction is worth about two points; in the last round there is none.
        if game.phase == MERCHANT_CHOICE or game.round == game.tables.rounds:
            return points
        return points - 2.2
    return 0.0


def _judge_partners(game: Florence, seat: i64, legal: list[int]) -> list[float]:
    """Offers and answers about a common building: what it brings each of the two, and who pays how much."""
    tables = game.tables
    own = _share_worth(game, seat)
    other: i64 = game.project.partner if seat == game.actions.active else game.actions.active
    theirs = _share_worth(game, other)
    price = float(tables.price_building[game.courts[game.actions.active].builders]) / 100.0
    asked = float(game.project.payment) / 100.0
    pays = seat != game.actions.active
    # What helps a rival is worth less to oneself.
    envy = 0.25 * theirs
    worths: list[float] = []
    for move in legal:
        if move == moves.REFUSE:
            worths.append(0.0)
        elif move == moves.ACCEPT:
            cost = asked if pays else price - asked
            worths.append(own - envy - PER_HUNDRED * cost)
        elif move == tables.more or move == tables.elsewhere:
            worths.append(-1.0)  # rarely better than an amount on offer, or than to decline
        elif not pays and moves.PAYMENTS[tables.arg[move]] > game.funds(game.courts[game.project.partner]):
            worths.append(0.0)  # payments are public, so whoever keeps book knows who cannot pay
        else:
            florins = float(moves.PAYMENTS[tables.arg[move]]) / 100.0
            cost = florins if pays else price - florins
            left = theirs - PER_HUNDRED * (price - florins if pays else florins)
            likely = 0.5 + 0.35 * left
            likely = 0.0 if likely < 0.0 else 0.95 if likely > 0.95 else likely
            worths.append((own - envy - PER_HUNDRED * cost) * likely)
    return worths


def _share_worth(game: Florence, seat: i64) -> float:
    """A building more for a seat, before anybody pays."""
    court = game.courts[seat].copy()
    actions = actions_left(game, seat)
    before = works_worth(game, court, actions)
    court.buildings |= 1 << game.project.tile
    return float(game.tables.points_building) + works_worth(game, court, actions) - before - 0.3


KNOWLEDGE = FlorenceKnowledge()
