"""Chance under attack: the solver that reads algorithm 1 off a public table learns nothing of algorithm 2."""

from __future__ import annotations

import random
from math import sqrt

from eavesdropper import Draw, foretold, public_draws

from bottega.kernel.chance import Chance
from bottega.kernel.keyed import Keyed

SIGMAS = 5.0  # by chance alone a sum is farther off than that once in two million tests


def key(number: int) -> str:
    return random.Random(number).randbytes(32).hex()


def test_with_algorithm_1_the_rest_of_a_game_follows_from_what_everybody_has_seen() -> None:
    told = [pair for seed in (1, 2, 2**63 - 1) for pair in foretold(public_draws(seed, random.Random(1)))]
    assert len(told) > 30
    assert all(draw.drawn == guessed for draw, guessed in told)


def test_with_a_key_the_same_attack_is_right_no_more_often_than_chance() -> None:
    told = [pair for game in range(24) for pair in foretold(public_draws(key(game), random.Random(game)))]
    right = sum(draw.drawn == guessed for draw, guessed in told)
    expected = sum(1 / draw.limit for draw, _ in told)
    spread = sqrt(sum(1 / draw.limit * (1 - 1 / draw.limit) for draw, _ in told))
    assert len(told) > 200
    assert abs(right - expected) < SIGMAS * spread


def low_bits(draws: list[Draw]) -> list[int]:
    return [draw.drawn & 1 for draw in draws if draw.limit % 2 == 0]


def test_with_a_key_no_bit_follows_from_those_before_it_nor_from_other_games() -> None:
    """A predictor that learns from half of the games what follows what, and where, is tried on the other half."""
    games = [low_bits(public_draws(key(game), random.Random(0))) for game in range(100, 160)]
    seen: dict[tuple[int, ...], list[int]] = {}
    right = tried = 0
    for number, bits in enumerate(games):
        for at in range(3, len(bits)):
            contexts = [(-1, at), (-2, at, bits[at - 1]), tuple(bits[at - 3 : at])]
            if number < len(games) // 2:
                for context in contexts:
                    seen.setdefault(context, []).append(bits[at])
            else:
                votes = [vote for context in contexts for vote in seen.get(context, [])]
                right += (2 * sum(votes) > len(votes)) == (bits[at] == 1)
                tried += 1
    assert tried > 500
    assert abs(right - tried / 2) < SIGMAS * sqrt(tried) / 2


def shortest_register(bits: list[int]) -> tuple[int, int]:
    """The shortest linear rule that makes these bits (Berlekamp and Massey): its length and its terms as a number."""
    terms, earlier, length, since = 1, 1, 0, 1
    for at in range(len(bits)):
        wrong = bits[at]
        for back in range(1, length + 1):
            wrong ^= (terms >> back & 1) & bits[at - back]
        if not wrong:
            since += 1
        elif 2 * length <= at:
            terms, earlier, length, since = terms ^ (earlier << since), terms, at + 1 - length, 1
        else:
            terms, since = terms ^ (earlier << since), since + 1
    return length, terms


def foretold_by_register(chance: Chance, known: int, asked: int) -> tuple[int, int]:
    """The length of the rule learned from `known` bits, and how many of the next it foretells."""
    bits = [chance.word() & 1 for _ in range(known + asked)]
    length, terms = shortest_register(bits[:known])
    right = 0
    for at in range(known, known + asked):
        guess = 0
        for back in range(1, length + 1):
            guess ^= (terms >> back & 1) & bits[at - back]
        right += guess == bits[at]
    return length, right


def test_the_bits_of_algorithm_1_obey_a_short_linear_rule_and_those_of_a_key_none() -> None:
    length, right = foretold_by_register(Chance(7), 200, 400)
    assert length <= 64
    assert right == 400
    length, right = foretold_by_register(Keyed(bytes.fromhex(key(1))), 200, 400)
    assert 90 <= length <= 110, "as long as for bits without any rule"
    assert abs(right - 200) < SIGMAS * 10
