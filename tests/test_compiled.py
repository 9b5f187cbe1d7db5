"""The compiled and the plain build play the same games, bots' too; thousands of games keep the kernel's promises."""

from __future__ import annotations

import json

import compiled
import pytest
from properties.checks import random_game
from searching import deep_findings
from shelf import ALL, Combination, label
from sighting import sightings

from bottega.bots.match import play_match
from bottega.games import NAMES, title

KEY = "0123456789abcdef" * 4
GAMES = 400  # of each title and number of players

SAME = """
import json, sys
from bottega.kernel import game
from properties.checks import random_game
assert game.__file__.endswith(".so"), game.__file__
print(json.dumps([str(random_game(*setup).record()) for setup in json.loads(sys.argv[1])]))
"""

MATCH = """
import json, sys
from bottega.bots import search
from bottega.bots.match import play_match
assert search.__file__.endswith(".so"), search.__file__
print(json.dumps(play_match(*json.loads(sys.argv[1]))))
"""

DEEP = """
import json, sys
from bottega.bots import search
from searching import deep_findings
assert search.__file__.endswith(".so"), search.__file__
print(json.dumps(deep_findings(sys.argv[1])))
"""

SEEN = """
import json, sys
from bottega.study.sight import brush
from sighting import sightings
assert brush.__file__.endswith(".so"), brush.__file__
print(json.dumps(sightings(sys.argv[1])))
"""

MARATHON = """
import json, sys
import bottega
from properties.checks import random_game, the_end_is_consistent
name, players, games, settings = json.loads(sys.argv[1])
for seed in range(games):
    game = random_game(name, players, settings[seed % len(settings)], seed)
    the_end_is_consistent(game)
    bottega.load_game(game.dump())  # checks that money, cards, tiles and people add up
    if seed % 20 == 0:
        assert bottega.replay(str(game.record())).digest() == game.digest()
print("done")
"""


def setups(name: str) -> list[Combination]:
    return [combination for combination in ALL if combination[0] == name]


@pytest.mark.parametrize("name", NAMES)
def test_both_builds_play_identical_games(name: str) -> None:
    """Every other from a key, so that both generators are compared."""
    chosen = [(*combination, KEY if number % 2 else 11) for number, combination in enumerate(setups(name))]
    records = json.loads(compiled.run(SAME, json.dumps(chosen)))
    for (game, players, options, seed), record in zip(chosen, records, strict=True):
        assert str(random_game(game, players, options, seed).record()) == record, label((game, players, options))


@pytest.mark.parametrize("name", NAMES)
def test_bots_choose_alike_in_both_builds(name: str) -> None:
    bots = ["master:8i", "journeyman", "apprentice"]
    there = json.loads(compiled.run(MATCH, json.dumps([name, {}, bots, 4, 0])))
    here = play_match(name, {}, bots, 4, 0)
    assert (there["scores"], there["decisions"]) == (here["scores"], here["decisions"])


@pytest.mark.parametrize("name", NAMES)
def test_learners_see_the_same_in_both_builds(name: str) -> None:
    assert json.loads(compiled.run(SEEN, name)) == sightings(name)


@pytest.mark.parametrize("name", NAMES)
def test_deep_searches_find_the_same_in_both_builds(name: str) -> None:
    assert json.loads(compiled.run(DEEP, name)) == deep_findings(name)


@pytest.mark.parametrize(("name", "players"), [(name, players) for name in NAMES for players in title(name).players])
def test_hundreds_of_random_games_end_well(name: str, players: int) -> None:
    settings = [options for _, count, options in setups(name) if count == players]
    assert compiled.run(MARATHON, json.dumps([name, players, GAMES, settings])) == "done\n"
