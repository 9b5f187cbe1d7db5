"""The strength that is promised before activating is the strength that hiring and strengthening can reach."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bottega
from bottega.kernel.game import Game
from games.stanza.laid import lay

DISCIPLINES = ("discovery", "literature", "religion", "arts", "politics")


def strongest(game: Game, seat: int) -> int:
    """The most that any chain of hiring, dismissing and strengthening gives, found by trying all of them."""
    best, seen, ahead = -1, set(), [game]
    while ahead:
        here = ahead.pop()
        view = here.view(seat)
        activation, mine = view["activation"], view["seats"][seat]
        key = str((mine["workers"], mine["recruits"], mine["money"], activation))
        if key in seen:
            continue
        seen.add(key)
        if activation["ready"]:
            best = max(best, activation["strength"])
        for move in here.moves(seat):
            if move.kind in ("hire", "dismiss", "strengthen"):
                after = here.copy()
                after.play(seat, move)
                ahead.append(after)
    return best


@pytest.mark.parametrize("expert", [False, True])
def test_the_prospects_of_an_activation_are_what_it_can_reach(expert: bool) -> None:
    chance = random.Random(4)
    game = bottega.new_game("stanza", players=3, seed=2, options={"expert": expert})
    looked = 0
    while not game.over and looked < 12:
        seat = game.awaiting[0]
        view = game.view(seat)
        if view["phase"] == "act" and chance.random() < 0.2:
            looked += 1
            offered = {str(move).split()[-1]: move for move in game.moves(seat) if move.kind in ("activate", "send")}
            for discipline, move in offered.items():
                tried = game.copy()
                tried.play(seat, move)
                reach = view["prospects"][discipline]
                assert reach["most"] == strongest(tried, seat)
                assert reach["least"] <= reach["most"]
            here = view["seats"][seat]["space"].split("-")[0]
            assert (here in offered) == (here in DISCIPLINES and view["prospects"][here] is not None)
        game.play(seat, chance.choice(game.moves(seat)))
    assert looked == 12


def test_prospects_are_told_only_where_an_activation_may_be_chosen() -> None:
    game = bottega.new_game("stanza", players=2, seed=1)
    assert game.view(game.awaiting[0])["prospects"] == {}


def standing_in_arts(options: dict[str, bool] | None = None, **wanted: Any) -> dict[str, Any]:
    """The prospects of somebody who stands in the room of the arts and may act."""
    board = {"space": "arts-1", "money": 10, "workers": [None, *["politics"] * 5], **wanted}
    game = lay(board, phase="act", ring={"arts-1": None}, options=options)
    prospects: dict[str, Any] = game.view(0)["prospects"]
    return prospects


def test_whoever_is_replaced_makes_room_for_strength() -> None:
    assert standing_in_arts(recruits=["arts"])["arts"] == {"least": 1, "most": 1}


def test_an_expert_without_a_person_to_hire_or_dismiss_has_no_prospect() -> None:
    assert standing_in_arts({"expert": True})["arts"] is None


def test_strength_is_bought_with_what_hiring_leaves() -> None:
    """Whoever replaces one of the arts by another gains nothing but the strength that a tile sells for 3 florins."""
    filled: dict[str, Any] = {"recruits": ["arts"], "workers": [None, *["arts"] * 5], "tiles": ["bought-strength"]}
    assert standing_in_arts(money=4, **filled)["arts"] == {"least": 5, "most": 6}
    assert standing_in_arts(money=3, **filled)["arts"] == {"least": 5, "most": 5}
    assert standing_in_arts(money=4, **filled | {"fields": {"arts": 1}})["arts"] == {"least": 5, "most": 7}
