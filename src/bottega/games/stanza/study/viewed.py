"""A state of La Stanza with what a view tells, so that learners' features are read from it alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bottega.games.stanza import board, palace
from bottega.games.stanza.current import Current
from bottega.games.stanza.names import (
    ARTWORKS,
    COLOURS,
    DISCIPLINES,
    NICHES,
    NONE,
    PERSONS_EACH,
    PHASES,
    SPACES,
    TILE_NAMES,
)
from bottega.games.stanza.state import Stanza
from bottega.games.stanza.study.features import STAGES
from bottega.kernel.plain import View
from bottega.study.features.begun import begun, mask

if TYPE_CHECKING:
    from bottega.games.stanza import view_types as shown
    from bottega.games.stanza.tables import Tables


def state_of(view: View) -> Stanza:
    """What the view tells; all is open but the order of the draw pile."""
    game = begun(view)
    assert isinstance(game, Stanza)
    told = cast("shown.View", view)
    game.phase = PHASES.index(told["phase"])
    game.stage = STAGES.index(told["stage"])
    game.turn = told["turn"] or 0
    game.round = told["round"]
    game.last_round = told["rounds"]
    game.palace = _palace(game.tables, told)
    game.current = _current(game.tables, told)
    game.boards = [_board(game.tables, each) for each in told["seats"]]
    for discipline, name in enumerate(DISCIPLINES):
        for niche, masterpiece in enumerate(told["rooms"][name]["masterpieces"], 1):
            if masterpiece["owner"] is not None:
                game.boards[masterpiece["owner"]].set_niche(discipline, niche)
    return game


def _person(tables: Tables, told: shown.Person | None) -> int:
    return NONE if told is None else tables.persons.index(told["name"])


def _persons(by_discipline: dict[shown.Discipline, int]) -> int:
    """So many persons of each discipline, whoever they are."""
    counts = [by_discipline[name] for name in DISCIPLINES]
    return sum(((1 << count) - 1) << (PERSONS_EACH * discipline) for discipline, count in enumerate(counts))


def _palace(tables: Tables, told: shown.View) -> palace.Palace:
    made = palace.blank()
    for space in told["ring"]:
        made.ring[SPACES.index(space["space"])] = _person(tables, space["person"])
    made.bag = _persons(told["refill"]["pile"])
    made.discard = _persons(told["refill"]["discard"])
    made.tiles_left = mask([TILE_NAMES.index(tile["tile"]) for tile in told["tiles"]])
    niches = [niche for name in DISCIPLINES for niche in told["rooms"][name]["masterpieces"]]
    assert len(niches) == NICHES * len(DISCIPLINES)
    made.covered = mask([at for at, niche in enumerate(niches) if niche["covered"]])
    made.claimed = mask([at for at, niche in enumerate(niches) if niche["owner"] is not None])
    for colour, name in enumerate(COLOURS):
        made.add_helpers(colour, told["helpers"][name])
    for art, work in enumerate(ARTWORKS):
        made.add_works(art, told["art"][work])
    return made


def _current(tables: Tables, told: shown.View) -> Current:
    made, active, owed = Current(), told["activation"], told["owed"]
    if active is not None:
        made.activated = DISCIPLINES.index(active["discipline"])
        made.boost = active["boost"]
        made.ready = active["ready"]
        made.hired = mask([worker - 1 for worker in active["hired"]])
    made.books_due, made.discs_due, made.helpers_due = owed["books"], owed["discs"], owed["helpers"]
    made.tile_due = NONE if owed["tile"] is None else TILE_NAMES.index(owed["tile"])
    made.fetched = _person(tables, owed["person"])
    return made


def _board(tables: Tables, told: shown.House) -> board.Board:
    made = board.blank()
    made.load({**told, "fields": told["discs"]["fields"], "retired": told["retired"] or 0})
    made.supply = told["discs"]["supply"]
    made.grid = told["discs"]["bonus"]
    for space, worker in enumerate(told["workers"]):
        made.set_worker(space, _person(tables, worker))
    for space, recruit in enumerate(told["recruits"]):
        made.set_recruit(space, _person(tables, recruit))
    return made
