"""Set-up, and choosing three of four people at once."""

from __future__ import annotations

import pytest

import bottega
from bottega.kernel.errors import SetupError
from games.florence.scene import florence, fresh, refused


@pytest.mark.rule("florence-setup-money", "florence-two-money")
@pytest.mark.parametrize(("players", "florins"), [(2, 2500), (3, 3500), (4, 3500), (5, 3500)])
def test_starting_money(players: int, florins: int) -> None:
    game = fresh(players)
    assert [court.cash for court in game.courts] == [florins] * players
    assert game.scores == [0] * players


@pytest.mark.rule("florence-setup-people")
def test_everyone_is_dealt_four_people_and_gives_one_back() -> None:
    game = florence(bottega.new_game("florence", 4, 3))
    assert game.awaiting == [0, 1, 2, 3]
    assert all(len(game.moves(seat)) == 4 for seat in range(4))
    stranger = next(f"discard {person['name']}" for person in game.view(0)["people"] if person["state"] == "unknown")
    assert refused(game, stranger, 0) == "florence-setup-people"
    given = [str(game.moves(seat)[1]) for seat in range(4)]
    for seat in (2, 0, 3, 1):
        game.play(seat, given[seat])
    assert game.awaiting == [0]
    assert [court.in_hand for court in game.courts] == [3, 3, 3, 3]
    assert len(game.people_deck) == 9
    names = [game.tables.person_names[entry & 255] for entry in game.people_deck]
    assert {text.split()[1] for text in given} <= set(names)


def test_a_choice_may_be_taken_back_while_others_still_choose() -> None:
    game = florence(bottega.new_game("florence", 3, 3))
    before = game.view(1)
    game.play(0, game.moves(0)[0])
    assert game.awaiting == [1, 2]
    assert [str(move) for move in game.moves(0)] == ["rethink"]
    after = game.view(1)
    assert {key for key in before if before[key] != after[key]} == {"awaiting", "seats"}, "only that seat 0 has chosen"
    game.play(0, "rethink")
    assert game.awaiting == [0, 1, 2]
    assert game.courts[0].discard == -1


@pytest.mark.rule("florence-setup-freedoms")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_freedom_fewer_than_players(players: int) -> None:
    stock = fresh(players).view(None)["stock"]
    assert {stock[name] for name in ("religion", "travel", "opinion")} == {players - 1}


@pytest.mark.rule("florence-setup-starter", "florence-course-rounds")
def test_the_first_seat_starts_and_the_role_moves_left() -> None:
    game = fresh(3)
    assert game.starter == 0
    starters = [0]
    while not game.over:
        game.do(game.awaiting[0], game.legal(game.awaiting[0])[-1])
        if game.starter != starters[-1]:
            starters.append(game.starter)
    assert starters == [0, 1, 2, 0, 1, 2, 0]


@pytest.mark.rule("florence-two-freedoms")
@pytest.mark.parametrize(("hard", "total"), [(False, 5), (True, 4)])
def test_freedoms_between_two(hard: bool, total: int) -> None:
    drawn = set()
    for seed in range(30):
        stock = fresh(2, seed, hard_freedoms=hard).view(None)["stock"]
        counts = tuple(stock[name] for name in ("religion", "travel", "opinion"))
        assert sum(counts) == total
        assert set(counts) == {1, 2}
        drawn.add(counts)
    assert len(drawn) == 3, "which kinds there are two of is a matter of chance"


def test_what_can_not_be_set_up_is_refused() -> None:
    with pytest.raises(SetupError, match="2, 3, 4 and 5"):
        bottega.new_game("florence", 6)
    with pytest.raises(SetupError, match="hard_freedoms"):
        bottega.new_game("florence", 3, options={"hard_freedoms": True})
    with pytest.raises(SetupError, match="muses"):
        bottega.new_game("florence", 3, options={"muses": True})
