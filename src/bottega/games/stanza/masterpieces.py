"""Masterpieces: a pillar for an activation of strength 4 and more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.stanza import turns
from bottega.games.stanza.catalogue import MASTERPIECE_STRENGTHS
from bottega.games.stanza.names import DISCIPLINES, NICHES
from bottega.games.stanza.refusals import HIRE_FIRST, REFUSALS, activated_told
from bottega.games.stanza.strengths import lasting_strength, strength
from bottega.kernel.reason import Value
from bottega.kernel.refusals import LEGAL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.stanza.state import Stanza

LEAST_STRENGTH: Final = 4
MOST_STRENGTH: Final = 6
HIGHEST: Final = 3  # the niche that needs a partner discipline too


def needed(niche: i64) -> i64:
    return LEAST_STRENGTH + niche if niche < HIGHEST else MOST_STRENGTH


def _taken_told(game: Stanza, seat: int, number: int) -> dict[str, Value]:
    return {
        "strength": str(game.catalogue.moves[number].args["strength"]),
        "discipline": DISCIPLINES[game.current.activated],
    }


def _needed_told(game: Stanza, seat: int, number: int) -> dict[str, Value]:
    return {"needed": str(game.catalogue.moves[number].args["strength"]), "strength": strength(game)}


def _partner_told(game: Stanza, seat: int, number: int) -> dict[str, Value]:
    partner = DISCIPLINES[game.tables.partner[game.current.activated]]
    return {"discipline": DISCIPLINES[game.current.activated], "partner": partner}


MASTERPIECE_ONE: Final = REFUSALS.rule("stanza-masterpiece-one", activated_told)
MASTERPIECE_PARTNER: Final = REFUSALS.rule("stanza-masterpiece-partner", _partner_told)
MASTERPIECE_STRENGTH: Final = REFUSALS.rule("stanza-masterpiece-strength", _needed_told)
MASTERPIECE_TAKEN: Final = REFUSALS.rule("stanza-masterpiece-free", _taken_told)


def check(game: Stanza, niche: i64, power: i64) -> i64:
    if not game.current.ready:
        return HIRE_FIRST
    discipline: i64 = game.current.activated
    if game.boards[game.turn].niche(discipline) != 0:
        return MASTERPIECE_ONE
    if ((game.palace.claimed | game.palace.covered) >> (discipline * NICHES + niche)) & 1:
        return MASTERPIECE_TAKEN
    if power < needed(niche):
        return MASTERPIECE_STRENGTH
    if niche == HIGHEST:
        partner: i64 = game.tables.partner[discipline]
        if lasting_strength(game, game.turn, partner) == 0:
            return MASTERPIECE_PARTNER
    return LEGAL


def legal(game: Stanza, moves: list[int], power: i64) -> None:
    niche: i64
    for niche in range(NICHES):
        if check(game, niche, power) == LEGAL:
            moves.append(game.tables.numbers.masterpiece + niche)


def create(game: Stanza, niche: i64) -> None:
    discipline: i64 = game.current.activated
    game.palace.claimed |= 1 << (discipline * NICHES + niche)
    game.boards[game.turn].set_niche(discipline, niche + 1)
    if game.log is not None:
        game.tell(
            "masterpiece",
            game.turn,
            {
                "discipline": DISCIPLINES[discipline],
                "strength": MASTERPIECE_STRENGTHS[niche],
                "points": game.tables.niche_points[niche],
            },
        )
    turns.end(game)
