"""Counting: what the cards count, prestige cards, places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.florence import notes
from bottega.games.florence.grid import FULL
from bottega.games.florence.tables import FEWEST, MOST
from bottega.kernel.bits import ones

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.florence.court import Court
    from bottega.games.florence.state import Florence
    from bottega.games.florence.tables import Tables

# The numbers of the features in `names.FEATURES`.
_BUILDINGS: Final = 0
_SIZES: Final = 4
_LANDSCAPES: Final = 5
_FORESTS: Final = 6
_LAKES: Final = 7
_PARKS: Final = 8
_LANDSCAPE_KINDS: Final = 9
_FREEDOMS: Final = 10
_JESTERS: Final = 11
_BUILDERS: Final = 12
_PRESTIGE_CARDS: Final = 13
_CATEGORIES: Final = 14
_HAND: Final = 15
_TABLE: Final = 16


def feature(tables: Tables, court: Court, palazzo: i64, kind: i64, played: i64) -> i64:
    """How many of something a court has; `played` people more on the table and fewer in hand than now."""
    if kind == _BUILDINGS:
        return tables.ones[court.buildings]
    if kind < _SIZES:
        return tables.ones[court.buildings & tables.class_mask[kind - 1]]
    if kind == _SIZES:
        sizes: i64 = 0
        for of_class in tables.class_mask:
            if court.buildings & of_class:
                sizes += 1
        return sizes
    if kind == _LANDSCAPES:
        return court.forests + court.lakes + court.parks
    if kind == _FORESTS:
        return court.forests
    if kind == _LAKES:
        return court.lakes
    if kind == _PARKS:
        return court.parks
    if kind == _LANDSCAPE_KINDS:
        return min(court.forests, 1) + min(court.lakes, 1) + min(court.parks, 1)
    if kind == _FREEDOMS:
        return tables.ones[court.freedoms]
    if kind == _JESTERS:
        return court.jesters
    if kind == _BUILDERS:
        return court.builders
    if kind == _PRESTIGE_CARDS:
        return court.prestige_cards
    if kind == _CATEGORIES:
        return (
            min(court.forests, 1)
            + min(court.lakes, 1)
            + min(court.parks, 1)
            + min(court.jesters, 1)
            + min(court.builders, 1)
            + min(court.prestige_cards, 1)
            + min(court.freedoms, 1)
        )
    if kind == _HAND:
        return court.in_hand - played
    if kind == _TABLE:
        return court.on_table + played
    return empty_cells(court, palazzo)


def empty_cells(court: Court, palazzo: i64) -> i64:
    return ones(FULL & ~(court.built | court.planted | palazzo))


def prestige_points(game: Florence, seat: i64, card: i64) -> i64:
    """What a prestige card brings its owner as things stand."""
    tables = game.tables
    rule: i64 = tables.prestige_rule[card]
    own: i64
    if rule in (MOST, FEWEST):
        kind: i64 = tables.prestige_feature[card]
        own = feature(tables, game.courts[seat], game.palazzo, kind, 0)
        if rule == MOST and own == 0:
            return 0
        points: i64 = tables.prestige_full[card]
        other: i64
        for other in range(game.players):
            if other != seat:
                theirs = feature(tables, game.courts[other], game.palazzo, kind, 0)
                if theirs == own:
                    points = tables.prestige_tied[card]
                elif (theirs > own) == (rule == MOST):
                    return 0
        return points
    needs = tables.prestige_needs[card]
    index: i64
    for index in range(0, len(needs), 2):
        if feature(tables, game.courts[seat], game.palazzo, needs[index], 0) < needs[index + 1]:
            return 0
    return tables.prestige_full[card]


def score_prestige_cards(game: Florence) -> None:
    seat: i64
    card: i64
    for seat in range(game.players):
        for card in range(len(game.tables.prestige_names)):
            if game.courts[seat].prestige >> card & 1:
                game.prestige_notes = notes.show(game.prestige_notes, seat, card)
                points = prestige_points(game, seat, card)
                if game.log is not None:
                    game.tell("prestige", seat, {"card": game.tables.prestige_names[card], "points": points})
                game.score(seat, points, "florence-source-prestige")


def places(game: Florence) -> list[int]:
    """By points, then by money; who has the same of both shares the place."""
    standing = [(int(court.points), int(court.cash)) for court in game.courts]
    return [1 + sum(1 for other in standing if other > own) for own in standing]
