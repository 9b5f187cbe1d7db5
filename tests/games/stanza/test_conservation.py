"""Nothing appears or vanishes, also in games in which tiles and masterpieces are easy to come by."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from properties import checks

import bottega
from bottega.games.stanza.names import ARRANGE, DISCIPLINES, MOST_RECRUITS, NONE, PERSONS, START
from bottega.games.stanza.state import Stanza
from bottega.kernel.components import Components

GENEROUS = {
    "hire_cost = [5, 4, 3, 2, 1, 1]": "hire_cost = [0, 0, 0, 1, 0, 1]",
    "literature = [1, 2, 3], religion = [1, 2, 3], arts = [5, 10, 15]": (
        "literature = [0, 0, 0], religion = [0, 0, 0], arts = [0, 0, 0]"
    ),
    "longest_move = 4": "longest_move = 9",
    "more_than_players = 1": "more_than_players = 3",
}
# Random players pass and stop too often to get anywhere.
EAGERNESS = {"pass": 1, "retire": 2, "income": 3, "finish": 2, "strengthen": 60, "masterpiece": 400, "buy": 100}


@pytest.fixture(scope="module")
def generous(tmp_path_factory: pytest.TempPathFactory) -> Components:
    shelf = bottega.title("stanza")
    text = shelf.components_file.read_text(encoding="utf-8")
    for printed, changed in GENEROUS.items():
        assert printed in text
        text = text.replace(printed, changed)
    path: Path = tmp_path_factory.mktemp("generous") / "stanza.toml"
    path.write_text(text, encoding="utf-8")
    return shelf.components(path)


def decisions(components: Components, players: int, options: dict[str, bool], seed: int) -> Iterator[Stanza]:
    """An eager random game, at each of its decisions and at its end."""
    game = bottega.new_game("stanza", players, seed, dict(options), components)
    assert isinstance(game, Stanza)
    dice = random.Random(seed)
    while not game.over:
        yield game
        moves = game.moves(game.turn)
        eagerness = [160 if str(move) == "move bonus" else EAGERNESS.get(move.kind, 20) for move in moves]
        game.do(game.turn, dice.choices(moves, eagerness)[0].number)
    yield game


def everything_is_there(game: Stanza) -> None:
    palace, boards = game.palace, game.boards
    for colour in range(len(DISCIPLINES)):
        assert palace.helpers(colour) + sum(board.helpers(colour) for board in boards) == 7
    for art in range(3):
        assert palace.works(art) + sum(board.works(art) for board in boards) == game.players
    for board in boards:
        assert board.money >= 0
        assert board.supply >= 0
        assert board.supply + board.grid + sum(board.discs_on(field) for field in range(5)) == 8
        assert board.worker(board.patron) == NONE
    assert sum(int(mask).bit_count() for mask in [palace.tiles_left, *[board.tiles for board in boards]]) == 12
    persons_are_there(game)


def persons_are_there(game: Stanza) -> None:
    on_boards = [person for board in game.boards for person in [*board.workers(), *board.recruits(MOST_RECRUITS)]]
    standing = [*game.palace.ring[1:], *on_boards, game.current.fetched]
    named = [person for person in standing if 0 <= person < PERSONS]
    piled = [person for person in range(PERSONS) if (game.palace.bag >> person) & 1]
    discarded = [person for person in range(PERSONS) if (game.palace.discard >> person) & 1]
    assert sorted([*named, *piled, *discarded]) == list(range(PERSONS))
    if game.phase != ARRANGE:
        for discipline in range(len(DISCIPLINES)):
            assert standing.count(START + discipline) + game.palace.removed(discipline) == game.players


@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_lost(generous: Components, players: int, expert: bool) -> None:
    kinds: set[str] = set()
    dice = random.Random(players)
    for seed in range(2):
        for number, game in enumerate(decisions(generous, players, {"expert": expert}, seed)):
            everything_is_there(game)
            kinds |= {move.kind for move in game.moves(game.turn)}
            if number % 20 == 0 and not game.over:
                checks.legality_and_explanation_agree(game, game.turn, dice)
                checks.a_guess_looks_like_the_truth(game, dice)
                loaded = bottega.load_game(json.loads(json.dumps(game.dump())), generous)
                assert loaded.digest() == game.digest()
        checks.the_end_is_consistent(game)
        checks.the_log_tells_the_whole_score(game)
    assert {"buy", "hire", "create", "write", "place", "take", "sail", "strengthen", "retire"} <= kinds
