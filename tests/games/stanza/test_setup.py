"""Setting up, for each number of players."""

from __future__ import annotations

import pytest

import bottega
from games.stanza.laid import board, moves, names, play, why


def test_all_start_on_the_bonus_space_with_the_first_to_move() -> None:
    game = bottega.new_game("stanza", 3, 1)
    assert game.awaiting == [0]
    assert [seat["space"] for seat in game.view(None)["seats"]] == ["bonus"] * 3
    assert game.view(None)["round"] == 1


@pytest.mark.rule("stanza-setup-ring")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_person_lies_on_every_space_but_the_bonus_space(players: int) -> None:
    view = bottega.new_game("stanza", players, 3).view(None)
    assert [space["person"] is None for space in view["ring"]] == [True] + [False] * 15
    assert [space["room"] for space in view["ring"]][:7:3] == ["bonus", "discovery", "literature"]
    assert sum(view["refill"]["pile"].values()) == 25
    dealt = [space["person"]["name"] for space in view["ring"][1:]]
    assert len(set(dealt)) == 15
    assert [seat["ship"] for seat in view["seats"]] == [0] * players


@pytest.mark.rule("stanza-setup-covers", "stanza-assumed-covers")
@pytest.mark.parametrize(("players", "covered"), [(2, 1), (3, 1), (4, 0)])
def test_one_masterpiece_of_each_room_is_covered_for_two_and_three(players: int, covered: int) -> None:
    values = []
    for seed in range(20):
        rooms = bottega.new_game("stanza", players, seed).view(None)["rooms"].values()
        for room in rooms:
            closed = [niche["points"] for niche in room["masterpieces"] if niche["covered"]]
            assert len(closed) == covered
            values += closed
    assert set(values) == ({5, 8, 12} if covered else set())


@pytest.mark.rule("stanza-setup-covers", "stanza-assumed-covers")
def test_there_are_two_cover_tiles_of_each_value() -> None:
    for seed in range(20):
        rooms = bottega.new_game("stanza", 3, seed).view(None)["rooms"].values()
        closed = [niche["points"] for room in rooms for niche in room["masterpieces"] if niche["covered"]]
        assert all(closed.count(value) <= 2 for value in (5, 8, 12))


@pytest.mark.rule("stanza-setup-art")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_work_of_each_kind_for_each_player(players: int) -> None:
    art = bottega.new_game("stanza", players, 1).view(None)["art"]
    assert art == {"sculpture": players, "scroll": players, "painting": players}


@pytest.mark.rule("stanza-setup-tiles")
def test_three_bonus_tiles_of_each_discipline_but_politics_are_on_offer() -> None:
    seen = set()
    for seed in range(30):
        tiles = bottega.new_game("stanza", 2, seed).view(None)["tiles"]
        disciplines = [tile["discipline"] for tile in tiles]
        assert [disciplines.count(name) for name in ("discovery", "literature", "religion", "arts")] == [3, 3, 3, 3]
        assert len(tiles) == 12
        seen |= {tile["tile"] for tile in tiles}
    assert len(seen) == 20


@pytest.mark.rule("stanza-setup-players")
def test_what_players_start_with() -> None:
    seats = bottega.new_game("stanza", 4, 1).view(None)["seats"]
    assert [seat["money"] for seat in seats] == [10, 11, 12, 13]
    for seat in seats:
        assert seat["helpers"] == {"blue": 1, "red": 1, "green": 1, "yellow": 1, "white": 0}
        assert seat["discs"]["supply"] == 7
        assert seat["discs"]["fields"]["religion"] == 1
        assert (seat["patron"], seat["turned"]) == (1, False)
        assert seat["recruits"] == [None] * 4


@pytest.mark.rule("stanza-setup-order")
def test_start_persons_lie_at_random() -> None:
    orders = set()
    for seed in range(10):
        for seat in bottega.new_game("stanza", 2, seed).view(None)["seats"]:
            workers = names(seat["workers"])
            assert workers[0] is None
            assert sorted(map(str, workers[1:])) == [
                "start arts",
                "start discovery",
                "start literature",
                "start politics",
                "start religion",
            ]
            orders.add(tuple(workers))
    assert len(orders) > 10


@pytest.mark.rule("stanza-setup-order")
def test_players_arrange_their_start_persons_as_an_option() -> None:
    game = bottega.new_game("stanza", 2, 1, {"free_start_order": True})
    play(game, "arrange arts")
    assert why(game, "arrange arts").rule == "stanza-setup-order"
    play(game, "arrange politics", "arrange discovery")
    assert game.awaiting == [0]
    assert moves(game) == ["arrange literature", "arrange religion"]
    play(game, "arrange religion")
    workers = [None, "start arts", "start politics", "start discovery", "start religion", "start literature"]
    assert names(board(game)["workers"]) == workers
    assert game.awaiting == [1]
    play(game, "arrange arts", "arrange politics", "arrange discovery", "arrange religion")
    assert game.awaiting == [0]
    assert game.view(0)["phase"] == "move"


@pytest.mark.parametrize("players", [1, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(bottega.SetupError):
        bottega.new_game("stanza", players)


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(bottega.SetupError):
        bottega.new_game("stanza", 2, options={"exprt": True})
