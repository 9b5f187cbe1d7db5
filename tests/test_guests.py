"""A title of another distribution is a title like ours: in the terminal, over the server, for bots and learners.

The example is installed into a fresh environment. Guests that lack something are named and left out, and all else goes
on.
"""

from __future__ import annotations

import json
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from guest import EXAMPLE, ROOT, Environment, changed
from properties import checks
from web.serving import Server

import bottega
from bottega import games, text
from bottega.engine.building import build_for_tests
from bottega.text import LANGUAGES

SOURCES = (".py", ".toml", ".ftl", ".js")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """The example, installed, beside guests that lack something."""
    folder = tmp_path_factory.mktemp("guest")
    environment = Environment(folder / "environment")
    environment.install(EXAMPLE, folder)
    environment.plant("sparse", changed("sparse", ferry=("ferry-log-load =", "ferry-log-lode =")))
    plant_broken_guests(environment)
    return environment


BROKEN = {
    "partless": "partless.knowledge",
    "nameless": "nameless.features:parts",
    "wordless": "wordless-load-held.title",
    "heavy": "boat.limit",
    "faulty": "ZeroDivisionError",
    "untitled": "untitled:TITLE",
    "florence": "florence:TITLE",
}


def plant_broken_guests(environment: Environment) -> None:
    """One of each kind: what each lacks stands in `BROKEN`."""
    partless = changed("partless")
    del partless["partless/knowledge.py"]
    environment.plant("partless", partless)
    environment.plant("nameless", changed("nameless", features=("def parts", "def portions")))
    environment.plant("wordless", changed("wordless", ferry=("    .title = Loading\n", "")))
    environment.plant("heavy", changed("heavy", components=("limit = 20", "limit = 2")))
    environment.plant("faulty", changed("faulty", game=("SEND = 0", "SEND = 1 // 0")))
    environment.plant("untitled", {"untitled/__init__.py": "TITLE = 'The Untitled'\n"})
    environment.plant("florence", changed("florence"))


# In the terminal


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_the_terminal(installed: Environment, language: str) -> None:
    """In French and Dutch, which the guest does not speak, its words are English."""
    done = installed.run("play", "ferry", "--players", "2", "--seed", "3", "-l", language, typed="1\n" * 60)
    assert done.returncode == 0, done.stderr

    assert ("Die Fähre" if language == "de" else "The Ferry") in done.stdout
    assert ("lädt eine Kiste" if language == "de" else "loads a crate") in done.stdout


def test_bots_of_every_level_meet_in_the_arena(installed: Environment) -> None:
    done = installed.run("arena", "ferry", "--seats", "journeyman,apprentice,random", "--games", "3", "--seed", "1")
    assert done.returncode == 0, done.stderr
    assert "The Ferry" in done.stdout


def test_its_rules_are_read_in_german(installed: Environment) -> None:
    done = installed.run("rules", "ferry", "-l", "de")
    assert "Die Fähre losschicken" in done.stdout


# For bots and learners


def test_it_is_an_environment_of_pettingzoo_and_of_gymnasium(installed: Environment) -> None:
    said = installed.execute(
        """
import gymnasium, warnings
from pettingzoo.test import api_test
from bottega.study import ferry_v1
from bottega.study.features import features
warnings.simplefilter("ignore")
api_test(ferry_v1.env(players=3), num_cycles=100)
seat = gymnasium.make("bottega.study.gym:bottega/Ferry-v1", players=2, opponents="apprentice")
seen, _ = seat.reset(seed=1)
print(len(seen), features("ferry", 2).size)
"""
    )
    assert said.splitlines()[-1] == "18 18"


def test_its_bots_know_the_game(installed: Environment) -> None:
    said = installed.execute(
        "from bottega.bots.knowledge import knowledge as of; print(type(of('ferry')).__name__, of('ferry').blind)"
    )
    assert said.split() == ["Ferryman", "False"]


def test_it_plays_beside_compiled_titles(installed: Environment) -> None:
    """A release is compiled, a guest is not: the same game all the same, played by bots that know it."""
    code = """
import bottega
from bottega.bots.knowledge import base
from bottega.bots.arena import Arena
arena = Arena("ferry", ["journeyman", "master:20i"], 2, 1)
arena.play(1)
print(base.__file__.endswith(".py"), [arena.results[game]["scores"] for game in sorted(arena.results)])
"""
    compiled, told = installed.execute(code, build_for_tests()).split(maxsplit=1)
    assert compiled == "False"
    assert installed.execute(code).split(maxsplit=1)[1] == told


# Over the server


@pytest.fixture(scope="module")
def served(installed: Environment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("served"), installed.python)
    server.start()
    yield server
    server.end()


def ask(server: Server, path: str, body: dict[str, Any] | None = None, token: str = "") -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"{server.address}{path}", data, headers)) as answer:
        told = answer.read().decode()
        return json.loads(told) if "json" in answer.headers["content-type"] else told


def test_a_whole_game_over_the_server(served: Server) -> None:
    bot = {"kind": "bot", "level": "journeyman"}
    seats = [{"kind": "person", "name": "Ada", "ready": True}, bot, bot]
    made = ask(served, "/api/tables", {"title": "ferry", "seats": seats, "options": {"open_hands": True}})
    path, token = f"/api/tables/{made['table']}", made["seats"][0]["token"]
    while True:
        state = ask(served, f"{path}?lang=fr", token=token)
        if state["game"]["over"]:
            break
        moves = state["game"]["moves"]
        if moves:
            assert "(en anglais)" in state["game"]["question"]["text"]
            ask(served, f"{path}/play", {"moves": [moves[-1]["text"]], "expect": state["number"]}, token)
    record = ask(served, f"{path}/record", token=token)
    assert "game: ferry" in record


def test_the_server_tells_what_it_offers_and_what_it_leaves_out(served: Server) -> None:
    offered = ask(served, "/api/titles?lang=de")
    assert {one["name"]: one["title"] for one in offered["titles"]}["ferry"] == "Die Fähre"
    assert {one["name"] for one in offered["titles"]} == {*games.NAMES, "ferry", "sparse"}
    told = {one["name"]: one["text"] for one in offered["left_out"]}
    assert set(told) == set(BROKEN)
    log = served.log.read_text()
    for name, lack in BROKEN.items():
        assert lack in told[name]
        assert lack in log


def test_the_page_gets_its_words_with_english_where_others_lack(served: Server) -> None:
    assert "ferry-title = Die Fähre" in ask(served, "/api/titles/ferry/texts?lang=de")
    assert "ferry-title = The Ferry" in ask(served, "/api/titles/ferry/texts?lang=nl")


def test_the_page_gets_the_files_of_its_board_and_no_others(served: Server) -> None:
    offered = {one["name"]: one.get("board") for one in ask(served, "/api/titles")["titles"]}
    assert offered["ferry"] == "/boards/ferry/board.js"
    assert offered["sparse"] is offered["florence"] is None
    with urlopen(f"{served.address}{offered['ferry']}") as answer:
        assert answer.headers["content-type"].startswith("text/javascript")
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert b"export function mount" in answer.read()
    for path in (
        "ferry/other.js",
        "ferry/../game.py",
        "ferry/%2e%2e/components.toml",
        "ferry/",
        "sparse/board.js",
        "go/a.js",
    ):
        with pytest.raises(HTTPError) as refused:
            ask(served, f"/boards/{path}")
        with refused.value as answer:
            assert answer.code == 404


def test_when_a_guest_has_gone_its_tables_are_refused_and_all_others_go_on(
    installed: Environment, tmp_path: Path
) -> None:
    seats = [{"kind": "person", "name": "Ada", "ready": True}, {"kind": "bot", "level": "random"}]
    server = Server(tmp_path, installed.python)
    server.start()
    try:
        made = {
            name: ask(server, "/api/tables", {"title": name, "seats": seats, "order": "given"})
            for name in ("ferry", "stanza")
        }
        token = {name: one["seats"][0]["token"] for name, one in made.items()}
        server.kill()
        server.python = sys.executable
        server.start()
        assert ask(server, f"/api/tables/{made['stanza']['table']}", token=token["stanza"])["game"]["moves"]
        with pytest.raises(HTTPError) as refused:
            ask(server, f"/api/tables/{made['ferry']['table']}", token=token["ferry"])
        assert refused.value.code < 500
        assert "no game called “ferry”" in refused.value.read().decode()
    finally:
        server.end()


# What lacks something


def test_the_terminal_names_what_is_left_out_and_plays_on(installed: Environment) -> None:
    done = installed.run("simulate", "fresco", "--games", "1")
    assert done.returncode == 0, done.stderr
    for name, lack in BROKEN.items():
        (line,) = (line for line in done.stderr.splitlines() if f"“{name}”" in line)
        assert lack in line


def test_a_text_that_nobody_missed_before_is_shown_by_its_id(installed: Environment) -> None:
    """What the log will say cannot be known beforehand; whoever plays on is not thrown out."""
    done = installed.run("play", "sparse", "--players", "2", "--seed", "3", "-l", "en", typed="1\n" * 60)
    assert done.returncode == 0, done.stderr
    assert "log-load" in done.stdout


def test_a_title_that_is_left_out_can_not_be_played(installed: Environment) -> None:
    done = installed.run("play", "wordless")
    assert done.returncode == 1
    assert "There is no game called “wordless”" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_guest_does_not_take_the_place_of_one_of_ours(installed: Environment) -> None:
    said = installed.execute("import bottega; print(bottega.title('florence').players)")
    assert said.strip() == "(2, 3, 4, 5)"


# The promises of the kernel


@pytest.fixture
def ferry(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The example on the shelf of this process, for one test."""
    monkeypatch.syspath_prepend(str(EXAMPLE))
    from bottega_ferry import TITLE

    brought = dict(games._brought)
    games.bring(TITLE)
    text.read_again()
    yield TITLE.name
    games._brought.clear()
    games._brought.update(brought)
    text.read_again()
    for module in [name for name in sys.modules if name.startswith("bottega_ferry")]:
        del sys.modules[module]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("open_hands", [False, True])
def test_the_guest_keeps_the_promises_of_the_kernel(ferry: str, players: int, open_hands: bool) -> None:
    dice = random.Random(players)
    game = bottega.new_game(ferry, players, seed=7, options={"open_hands": open_hands})
    game.log = []
    while not game.over:
        seat = game.awaiting[0]
        number = dice.choice(game.legal(seat))
        checks.somebody_can_move(game)
        checks.legality_and_explanation_agree(game, seat, dice)
        checks.a_guess_looks_like_the_truth(game, dice)
        checks.what_is_not_revealed_follows_from_what_was_known(game, seat, number, dice)
        checks.a_copy_is_independent(game, dice)
        checks.the_position_survives(game)
        checks.questions_and_moves_have_words(game, dice)
        game.do(seat, number)
    checks.the_log_tells_the_whole_score(game)
    checks.the_end_is_consistent(game)
    checks.the_record_replays(game)


def test_the_example_is_small() -> None:
    files = [path for path in EXAMPLE.rglob("*") if path.suffix in SOURCES]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= 400


def test_the_example_speaks_two_languages() -> None:
    assert sorted(path.name for path in Path(EXAMPLE / "bottega_ferry" / "text").iterdir()) == ["de", "en"]


def test_every_block_of_the_walk_through_stands_in_the_example() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    files = [path.read_text(encoding="utf-8") for path in EXAMPLE.rglob("*") if path.suffix in SOURCES]
    blocks = re.findall(r"```(?:python|toml|ftl|js)\n(.*?)```", page, re.DOTALL)
    assert len(blocks) > 10
    assert [block for block in blocks if not any(block in file for file in files)] == []
