"""The audit of a loaded position: what does not fit all that the rules would have left is named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.fresco import cathedral, market, planning, rounds, track, wakeup, workshop
from bottega.games.fresco.catalogue import BACKS, REQUESTS, SQUARES, TILES
from bottega.games.fresco.components import CENTRE
from bottega.games.fresco.holdings import CHURCHWARDEN, LASTING, fulfilled
from bottega.games.fresco.paint import count
from bottega.games.fresco.phases import (
    CATHEDRAL,
    FINAL,
    INCOME,
    MARKET,
    PLAN,
    SECOND_CATHEDRAL,
    STUDIO,
    THEATRE,
    WAKE,
    WORKSHOP,
)
from bottega.games.fresco.studio import all_revealed, open_cards
from bottega.kernel.errors import PositionError
from bottega.kernel.reason import Reason

if TYPE_CHECKING:
    from bottega.games.fresco.state import Fresco

SCORING = (CATHEDRAL, STUDIO, WORKSHOP, SECOND_CATHEDRAL)  # where a painter may land on a taken space


def wrong(where: str, problem: str) -> PositionError:
    return PositionError(Reason("position-wrong", {"where": where, "problem": problem}))


def audit(game: Fresco) -> None:
    """PositionError names the entry that is off."""
    _check_layout(game)
    _count_tiles(game)
    _count_requests(game)
    _check_portraits(game)
    _check_round(game)
    _check_stalls(game)
    _check_track(game)
    _check_times(game)
    for seat in range(game.players):
        _check_plan(game, seat)
    _check_turn(game)


def _check_layout(game: Fresco) -> None:
    value = game.tables.value
    special = sum(tile >= TILES for tile in game.tiles)
    if game.blends and special != game.tables.replaced:
        raise wrong("fresco", f"must have the {game.tables.replaced} special tiles, not {special} of them")
    if value[game.tiles[CENTRE]] != max(value[tile] for tile in game.tiles):
        raise wrong(f"fresco.{SQUARES[CENTRE]}", "a tile of the highest value lies in the centre")


def _count_tiles(game: Fresco) -> None:
    """Every tile off the wall lies before somebody, or under a request."""
    gone = [0] * len(BACKS)
    for square, tile in enumerate(game.tiles):
        if not (game.wall >> square) & 1:
            gone[game.tables.back[tile]] += 1
    stacked = 0
    for back, number in enumerate(gone):
        lying = sum(int(count(loose, back)) for loose in game.loose)
        if lying > number:
            raise wrong("seats", f"only {number} tiles with the back “{BACKS[back]}” have been restored, not {lying}")
        stacked += number - lying
    taken = sum(3 - ((game.piles >> (2 * kind)) & 3) for kind in range(len(REQUESTS))) if game.requests else 0
    being_stacked = workshop.TILES - game.picks if game.phase == WORKSHOP and game.step == 1 else 0
    if stacked != workshop.TILES * taken + being_stacked:
        expected = workshop.TILES * taken + being_stacked
        raise wrong("seats", f"{stacked} restored tiles lie before nobody; under requests there must be {expected}")


def _count_requests(game: Fresco) -> None:
    for at, kind in enumerate(REQUESTS):
        taken = sum(int(fulfilled(held, at)) for held in game.held)
        gone = 3 - ((game.piles >> (2 * at)) & 3) if game.requests else 0
        if taken > gone or (taken < gone and not game.leonardo):
            raise wrong(f"requests.{kind}", f"{gone} have been taken, but players have {taken}")


def _check_portraits(game: Fresco) -> None:
    if not game.portraits:
        return
    names = game.tables.card_names
    expected = min(2 * (game.round + (1 if game.phase == INCOME else 0)), len(game.deck))
    if game.dealt != expected:
        raise wrong("portraits.dealt", f"must be {expected}: two cards are revealed each round")
    lying = open_cards(game)
    if len(lying) < 2 and (game.phase < STUDIO or game.phase == INCOME):
        raise wrong("portraits.open", "both cards lie open until somebody goes to the studio")
    gone = [names[card] for card in game.deck[: game.dealt] if card not in lying]
    for at, card in enumerate(LASTING):
        owners = [seat for seat, held in enumerate(game.held) if (held >> at) & 1]
        if len(owners) > 1:
            raise wrong(f"seats[{owners[1]}].lasting", f"seat {owners[0]} has the portrait {card} too")
        if owners and card not in gone:
            raise wrong(f"seats[{owners[0]}].lasting", f"the portrait {card} is still open or face down")
    if game.jumped and not any(held & CHURCHWARDEN for held in game.held):
        raise wrong("churchwarden_used", "nobody has the churchwarden")
    if game.jumped and game.phase < CATHEDRAL:
        raise wrong("churchwarden_used", "nobody has been to the cathedral this round")


def _check_round(game: Fresco) -> None:
    """The round is the last for a reason, and the action sheet has that side up."""
    forced = game.round >= game.tables.most_rounds or (all_revealed(game) and game.phase != INCOME)
    few = rounds.tiles_left(game) <= game.tables.tiles_left
    unchanged = game.phase < CATHEDRAL  # no tile has been restored since the round began
    if game.last and not (forced or few):
        raise wrong("last_round", "nothing has made this round the last")
    if not game.last and (forced or (few and unchanged)):
        raise wrong("last_round", "this must be the last round")
    if game.phase == INCOME and rounds.ends(game):
        raise wrong("phase", "there is no income after the last round")
    if game.phase == (THEATRE if game.last else SECOND_CATHEDRAL):
        raise wrong("phase", "the theatre is replaced by a second visit to the cathedral in the last round only")
    if game.over and not (game.phase == FINAL and rounds.ends(game)):
        raise wrong("over", "a game is over after the final scoring only")
    if not game.portraits and game.jumped:
        raise wrong("churchwarden_used", "he comes with the option portraits")
    if game.over:
        for seat, money in enumerate(game.money):
            if money >= game.tables.money_per_point:
                raise wrong(f"seats[{seat}].money", "has been changed into points")


def _check_stalls(game: Fresco) -> None:
    if game.phase in (WAKE, PLAN, INCOME) and market.SOLD in game.goods:
        raise wrong("stalls", "all are filled until somebody goes to the market")
    if game.phase == MARKET and game.step > 0 and not (game.open >> (game.step - 1)) & 1:
        raise wrong("turn.step", f"stall {game.step} is closed")


def _check_track(game: Fresco) -> None:
    shared = len(set(game.space)) != len(game.space)
    if not game.bump:
        if shared:
            raise wrong("seats", "two painters share a space of the score track")
        return
    where = "turn.chooses_on_track"
    if game.bump - 1 != game.actor or game.phase not in SCORING or game.over:
        raise wrong(where, "only the painter whose turn it is can have landed on a taken space")
    if game.space.count(game.space[game.bump - 1]) != 2 or len(set(game.space)) != len(game.space) - 1:
        raise wrong(where, "this painter shares its space with nobody, or others share one too")
    if game.space[game.bump - 1] < 0:
        raise wrong(where, "nobody lands on a start space")


def _check_times(game: Fresco) -> None:
    order = [(game.order >> (3 * place)) & 7 for place in range(game.actors)]
    chosen = order[: game.turn] if game.phase == WAKE else order
    for actor, time in enumerate(game.wake):
        where = f"seats[{actor}].time" if actor < game.players else "leonardo.time"
        if (time >= 0) != (actor in chosen):
            raise wrong(where, "must be set for those who have chosen this round, and for no others")
        if time >= 0 and game.wake.count(time) > 1:
            raise wrong(where, "two rise at the same time")
    if game.phase in (WAKE, PLAN):
        if game.order != track.from_last(game):
            raise wrong("turn.order", "must be from the last on the score track to the first")
    elif game.order != wakeup.by_time(game):
        raise wrong("turn.order", "must be by wake-up time")


def _check_plan(game: Fresco, seat: int) -> None:
    where = f"seats[{seat}].plan"
    stage = planning.stage(game, seat)
    if game.phase == WAKE:
        if game.plan[seat] != 0:
            raise wrong(where, "nothing is planned before all have chosen their times")
        return
    if game.phase != PLAN:
        if stage != planning.COMMITTED:
            raise wrong(f"{where}.stage", f"must be {planning.COMMITTED}: all plans are committed")
        if planning.apprentices(game, seat) > max(game.tables.apprentices):
            raise wrong(where, "nobody has so many apprentices")
        return
    left = planning.left(game, seat)
    room = max(0, 5 - stage) * game.tables.most_per_place
    if left < 0 or (stage >= planning.READY and left != 0) or (stage < planning.READY and left > room):
        raise wrong(where, "does not fit the number of apprentices")
    if any(planning.placed(game, seat, place) for place in range(stage, 5) if stage < planning.READY):
        raise wrong(where, "has apprentices in places that are not yet decided")
    if all(planning.stage(game, other) == planning.COMMITTED for other in range(game.players)):
        raise wrong("seats", "all have committed their plans, so planning is over")


def _check_turn(game: Fresco) -> None:
    """What the actor has left to do fits the plan and the place."""
    if game.phase == PLAN or game.over:
        if game.work or game.step or game.picks or game.used:
            raise wrong("turn", "nobody is at work here")
        return
    if game.phase in (THEATRE, FINAL):
        raise wrong("phase", "nobody decides anything here")
    if game.used and game.phase not in (STUDIO, WORKSHOP):
        raise wrong("turn.used", "there is nothing here that goes once a round")
    _check_step(game)
    _check_picks(game)
    _check_work(game)


def _check_step(game: Fresco) -> None:
    plays = game.actor < game.players
    if game.phase in (WAKE, INCOME) and game.step:
        raise wrong("turn.step", "must be 0 here")
    if game.phase == MARKET and game.step and not plays:
        raise wrong("turn.step", "Leonardo only closes a stall")
    stepped = game.phase in (CATHEDRAL, SECOND_CATHEDRAL) and game.step
    if stepped and (not plays or game.bump or not cathedral.any_tile(game, game.actor)):
        raise wrong("turn.step", "the bishop moves only for a tile that is restored next")
    if game.phase == STUDIO and bool(game.step) != game.used:
        raise wrong("turn.used", "must be true for whoever has painted a portrait, and for nobody else")
    if game.phase == STUDIO and game.step and not (game.portraits and plays):
        raise wrong("turn.step", "there are no paints of one's choice here")
    if game.phase == WORKSHOP and game.used and not game.requests:
        raise wrong("turn.used", "requests come with the option bishops_requests")
    if game.phase == WORKSHOP and game.step:
        if game.bump or not game.used:
            raise wrong("turn.step", "a request is being fulfilled, which goes once a round")
        if not (game.piles >> (2 * game.request)) & 3:
            raise wrong("turn.request", "there is none left in this pile")
        if workshop.showing(game, game.actor, game.request) < game.picks:
            raise wrong("turn.picks", "there are not enough fitting tiles")


def _check_picks(game: Fresco) -> None:
    most = 0
    if game.phase == INCOME and game.actor < game.players:
        most = int(fulfilled(game.held[game.actor], 0))
    elif game.phase == STUDIO and game.step:
        most = max(game.tables.card_choice)
    elif game.phase == WORKSHOP and game.step:
        most = workshop.TILES
    if game.picks > most:
        raise wrong("turn.picks", f"must be a whole number from 0 to {most}")
    choosing = game.phase == INCOME or (game.phase in (STUDIO, WORKSHOP) and game.step == 1)
    if choosing and game.picks == 0 and not game.bump:
        raise wrong("turn.picks", "must be at least 1")


def _check_work(game: Fresco) -> None:
    """Never more apprentices at work than were planned for the place."""
    if game.phase == WAKE:
        if game.work != 1:
            raise wrong("turn.work", "must be 1: a time is to be chosen")
        return
    if game.phase == INCOME:
        if game.work:
            raise wrong("turn.work", "must be 0: nobody works now")
        return
    planned = int(rounds.apprentices(game))
    each = game.tables.mixes if game.phase == WORKSHOP else 1
    done = each if game.phase == WORKSHOP and game.used else 0
    if game.bump and game.phase != WORKSHOP:
        done = 1
    most = planned * each - done
    if game.phase == STUDIO and game.step:
        most = 0  # the others have earned their coins
    if planned == 0 or game.work > most:
        raise wrong("turn.work", f"{planned} were planned for this place, so this can not be more than {max(most, 0)}")
    choosing = game.bump or (game.phase in (STUDIO, WORKSHOP) and game.step == 1)
    if game.work == 0 and not choosing:
        raise wrong("turn.work", "must be at least 1")
