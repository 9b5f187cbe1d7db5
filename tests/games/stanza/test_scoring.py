"""The final scoring."""

from __future__ import annotations

from typing import Any

import pytest

from bottega.games.stanza.scoring import share
from bottega.games.stanza.state import Stanza
from games.stanza.laid import board, lay, play


def ended(*seats: dict[str, Any]) -> Stanza:
    """A game that is over, in which all have retired as given (or in order of seats)."""
    last = len(seats) - 1
    boards = []
    for number, seat in enumerate(seats):
        order = seat.get("retired", number + 1)
        boards.append({**seat, "retired": order, **({"space": None} if order else {})})
    boards[last] = {**boards[last], "retired": 0, "space": "bonus"}
    game = lay(*boards, round=len(seats) + 2, stage="C", turn=last)
    play(game, "retire")
    assert game.over
    return game


@pytest.mark.rule("stanza-score-museum")
def test_the_books_example_of_the_museums() -> None:
    """Museums of 15 and 9, and 12 left on the board: 17, 8, and 12 for the neutral player."""
    game = lay({"art": {"painting": 3, "scroll": 1}}, {"art": {"painting": 1, "scroll": 1, "sculpture": 1}}, {}, {})
    assert [board(game, seat)["museum"] for seat in range(4)] == [15, 9, 0, 0]
    assert game.view(None)["neutral_museum"] == 12
    assert game.view(None)["art_values"] == {"sculpture": 2, "scroll": 3, "painting": 4}
    assert [board(game, seat)["points"].get("museum", 0) for seat in range(4)] == [17, 8, 0, 0]


@pytest.mark.rule("stanza-score-museum", "stanza-assumed-museum")
def test_as_many_places_as_players() -> None:
    game = lay({"art": {"painting": 2}}, {"art": {"scroll": 1}})
    assert game.view(None)["museum"] == [17, 12]
    assert game.view(None)["neutral_museum"] == 7
    assert [board(game, seat)["points"].get("museum", 0) for seat in range(2)] == [17, 0]


@pytest.mark.rule("stanza-score-shared")
@pytest.mark.parametrize(
    ("values", "points", "places", "expected"),
    [
        ([5, 3, 1], [12, 8, 5], 3, [12, 8, 5]),
        ([5, 5, 1], [12, 8, 5], 3, [10, 10, 5]),
        ([5, 3, 3], [12, 8, 5], 3, [12, 6, 6]),
        ([4, 4, 4], [17, 12, 8], 3, [12, 12, 12]),
        ([0, 3, 0], [12, 8, 5], 3, [0, 12, 0]),
        ([6, 5, 5], [17, 12], 2, [17, 6, 6]),
    ],
)
def test_equals_share_the_points_of_their_places(
    values: list[int], points: list[int], places: int, expected: list[int]
) -> None:
    assert [share(values, seat, points, places) for seat in range(len(values))] == expected


@pytest.mark.rule("stanza-score-shared")
def test_the_neutral_player_shares_too() -> None:
    game = lay({"art": {"painting": 1, "scroll": 1, "sculpture": 1}}, {})
    assert game.view(None)["neutral_museum"] == 9
    assert board(game)["points"]["museum"] == 14


@pytest.mark.rule("stanza-score-majority", "stanza-assumed-values")
def test_most_discs_in_the_bonus_room() -> None:
    game = lay({"tiles": ["five-florins"]}, {"tiles": ["patron-value", "religion-strength"]}, {})
    assert [board(game, seat)["points"].get("bonus-majority", 0) for seat in range(3)] == [8, 12, 0]


@pytest.mark.rule("stanza-score-income")
@pytest.mark.parametrize(("ship", "points"), [(0, 0), (8, 0), (9, 1), (12, 7), (16, 15)])
def test_the_ships_space(ship: int, points: int) -> None:
    assert board(lay({"ship": ship}))["points"].get("income", 0) == points


@pytest.mark.rule("stanza-score-patron")
def test_a_patron_turned_over_costs_five_points() -> None:
    assert board(lay({"turned": True}))["points"] == {"patron": -5}


@pytest.mark.rule("stanza-score-masterpieces")
def test_masterpieces_add_up() -> None:
    assert board(lay({"masterpieces": {"arts": 12, "politics": 17}}))["total"] == 29


def test_a_whole_score_line_by_line() -> None:
    game = ended(
        {
            "masterpieces": {"arts": 12},
            "ship": 11,
            "books": {"arts": 4, "politics": 2},
            "tiles": ["patron-value", "leading-ship"],
            "patron": 2,
            "workers": ["arts"],
            "turned": True,
            "art": {"painting": 2, "scroll": 2},
        },
        {"ship": 3},
    )
    assert board(game)["points"] == {
        "masterpieces": 12,
        "income": 5,
        "books": 7,
        "retiring": 5,
        "leading-ship": 5,
        "patron-value": 4,
        "patron": -5,
        "bonus-majority": 12,
        "museum": 17,
    }
    assert game.scores == [62, 3]
    assert game.log is not None
    told = [int(str(event.args["points"])) for event in game.log if event.kind == "points" and event.seat == 0]
    assert sum(told) == 62


@pytest.mark.rule("stanza-score-winner")
def test_most_points_win() -> None:
    game = ended({"masterpieces": {"arts": 5}}, {})
    assert (game.places, game.ranking) == ([1, 2], [0, 1])


@pytest.mark.rule("stanza-score-winner")
def test_a_patron_not_turned_over_breaks_a_tie() -> None:
    game = ended(
        {"turned": True, "masterpieces": {"arts": 5}}, {"patron": 6, "workers": [], "ship": 9, "books": {"arts": 2}}
    )
    assert game.scores == [5, 6]
    game = ended(
        {"turned": True, "masterpieces": {"arts": 8}}, {"patron": 6, "workers": [], "masterpieces": {"politics": 5}}
    )
    assert game.scores == [8, 8]
    assert game.places == [2, 1]


@pytest.mark.rule("stanza-score-winner")
def test_then_the_patron_further_left() -> None:
    game = ended({"patron": 3, "workers": []}, {"patron": 2, "workers": [], "books": {"arts": 2}})
    assert game.scores == [5, 5]
    assert game.places == [2, 1]


@pytest.mark.rule("stanza-score-winner")
def test_then_who_retired_earlier() -> None:
    game = ended({}, {"books": {"arts": 2}})
    assert game.scores == [5, 5]
    assert game.places == [1, 2]


@pytest.mark.rule("stanza-score-winner")
def test_who_never_retired_shares_a_place() -> None:
    game = lay({}, {}, round=4, stage="C", turn=1)
    play(game, "move discovery-1", "pass")
    assert game.places == [1, 1]
