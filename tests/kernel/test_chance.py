"""Same seed, same numbers, on every machine, for ever: the first draws are written down here."""

from __future__ import annotations

import hashlib
import pickle
from collections import Counter

import pytest

import bottega
from bottega.games import NAMES
from bottega.kernel.chance import SEEDS, Chance
from bottega.kernel.keyed import Keyed

KEY = bytes(range(32))


def test_the_first_draws_of_a_seed_never_change() -> None:
    assert [Chance(7).word(), Chance(0).word(), Chance(SEEDS - 1).word()] == [193671216, 1419024603, 1205611234]
    chance = Chance(7)
    assert [chance.below(100) for _ in range(8)] == [16, 89, 42, 77, 43, 11, 17, 52]
    cards = list(range(10))
    Chance(7).shuffle(cards)
    assert cards == [7, 0, 3, 4, 5, 9, 1, 2, 8, 6]


def test_all_numbers_below_a_limit_are_equally_likely() -> None:
    chance = Chance(1)
    drawn = Counter(chance.below(6) for _ in range(60_000))
    assert set(drawn) == set(range(6))
    assert all(9_600 < count < 10_400 for count in drawn.values())


def test_every_order_comes_out_of_a_shuffle_equally_often() -> None:
    chance = Chance(2)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [1, 2, 3, 4]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert all(850 < count < 1150 for count in orders.values())


def test_neighbouring_seeds_differ() -> None:
    assert len({(Chance(seed).word(), Chance(seed).high) for seed in range(1000)}) == 1000


def test_a_copy_goes_its_own_way() -> None:
    chance = Chance(3)
    twin = chance.copy()
    ahead = [chance.word() for _ in range(5)]
    assert [twin.word() for _ in range(5)] == ahead


def test_the_state_survives_dump_and_load() -> None:
    chance = Chance(4)
    chance.word()
    again = Chance()
    again.load(chance.dump())
    assert again.word() == chance.word()


@pytest.mark.parametrize(
    "data", [[2, 1, 1], [1, 0, 0], [1, -1, 5], [1, 1 << 32, 0], [2, 5], [], [1, "a", 2], [1, True, 2]]
)
def test_a_state_that_can_not_be_is_refused(data: list[int]) -> None:
    with pytest.raises(ValueError, match="generator"):
        Chance().load(data)


def test_the_first_draws_of_a_key_never_change() -> None:
    chance = Keyed(KEY)
    assert [chance.word() for _ in range(4)] == [3168079154, 4119037377, 2416819827, 845143282]
    chance = Keyed(KEY)
    assert [chance.below(100) for _ in range(8)] == [54, 77, 27, 82, 49, 70, 46, 57]
    cards = list(range(10))
    Keyed(KEY).shuffle(cards)
    assert cards == [8, 1, 5, 2, 0, 7, 9, 3, 6, 4]


def test_the_words_of_a_key_are_those_of_blake2_in_counter_mode() -> None:
    chance = Keyed(KEY)
    drawn = b"".join(int(chance.word()).to_bytes(4, "little") for _ in range(40))
    blocks = [
        hashlib.blake2b(number.to_bytes(8, "little"), digest_size=64, key=KEY, person=b"bottega chance 2").digest()
        for number in range(3)
    ]
    assert drawn == b"".join(blocks)[:160]


def test_keyed_numbers_and_orders_are_equally_likely() -> None:
    chance = Keyed(KEY)
    drawn = Counter(chance.below(6) for _ in range(60_000))
    assert all(9_600 < drawn[number] < 10_400 for number in range(6))
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [1, 2, 3, 4]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert all(850 < count < 1150 for count in orders.values())


def test_one_bit_of_a_key_changes_half_of_all_bits() -> None:
    for bit in range(0, 256, 17):
        one, other = Keyed(KEY), Keyed((int.from_bytes(KEY, "big") ^ 1 << bit).to_bytes(32, "big"))
        differing = sum(int(one.word() ^ other.word()).bit_count() for _ in range(100))
        assert 1450 < differing < 1750  # of 3200: chance alone gives 1600, give or take 28


@pytest.mark.parametrize("used", [0, 1, 15, 16, 17, 40])
def test_a_keyed_copy_and_a_loaded_state_go_on_alike(used: int) -> None:
    chance = Keyed(KEY)
    for _ in range(used):
        chance.word()
    twin, loaded = chance.copy(), Keyed(KEY)
    loaded.load(chance.dump())
    ahead = [chance.word() for _ in range(20)]
    assert [twin.word() for _ in range(20)] == ahead
    assert [loaded.word() for _ in range(20)] == ahead


@pytest.mark.parametrize("data", [[1, 1, 1], [2, -1], [2, 1 << 48], [2], [2, "1"], [2, True], [3, 0], []])
def test_a_keyed_state_that_can_not_be_is_refused(data: list[int]) -> None:
    with pytest.raises(ValueError, match="generator"):
        Keyed(KEY).load(data)


def test_a_game_without_a_seed_draws_a_key() -> None:
    game = bottega.new_game("stanza", 3)
    assert isinstance(game.chance, Keyed)
    assert isinstance(game.seed, str)
    assert len(game.seed) == 64
    assert bottega.new_game("stanza", 3, game.seed.upper()).digest() == game.digest()


@pytest.mark.parametrize("name", NAMES)
def test_a_guess_holds_nothing_of_the_key(name: str) -> None:
    game = bottega.new_game(name, 3, KEY.hex())
    for _ in range(30):
        game.play(game.awaiting[0], game.moves(game.awaiting[0])[0])
    for seat in (None, 0, 1, 2):
        guess = game.guess(seat, 1)
        assert type(guess.chance) is Chance
        pickled = pickle.dumps(guess)
        assert KEY not in pickled
        assert KEY.hex().encode() not in pickled
        assert KEY.hex() not in str(guess.dump())
    assert KEY.hex() in str(game.dump()), "the dump of the true game is the whole truth"
