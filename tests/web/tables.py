"""Tables for tests: people in all seats, steered past the page to the decision that a test looks at."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page
from web.player import wait_to_be_asked
from web.serving import ROOT

import bottega

NAMES = ("Isabella", "Lucia", "Marco", "Ginevra", "Paolo")
MOST_MOVES = 500
BOT = {"kind": "bot", "level": "random"}

RECORDS = ROOT / "tests" / "golden" / "screens"
# Kept games of the most players with every option, and after how many moves their last round begins.
LAST_ROUND = {"florence": 434, "fresco": 381, "stanza": 251}

View = dict[str, Any]
Move = dict[str, Any]
Made = dict[str, Any]


def onwards(dice: Random) -> Callable[[list[Move]], Move]:
    """Any move, but never back: a plan that is taken back again and again leads nowhere."""
    return lambda moves: dice.choice([move for move in moves if move["kind"] not in ("rethink", "unplan")] or moves)


class Table:
    """The same seed gives the same table: nothing in it is left to chance, unless bots are asked for."""

    def __init__(
        self, sheet: Page, title: str, players: int = 3, seed: int = 11, bots: bool = False, **options: bool
    ) -> None:
        self.sheet = sheet
        people = [{"kind": "person", "name": name, "ready": True} for name in NAMES[:players]]
        seats = people[:1] + [BOT] * (players - 1) if bots else people
        body = {"title": title, "options": options, "seats": seats, "study": True, "seed": seed}
        made = sheet.request.post("/api/tables", data=body).json()
        self._game = bottega.new_game(title, players, seed, options)
        self.path = f"/api/tables/{made['table']}"
        self.tokens: list[str] = [seat.get("token") for seat in made["seats"]]
        self.page = f"/table/{made['table']}#{self.tokens[0]}"
        self.links = [f"/table/{made['table']}#{token}" for token in (*self.tokens, made["onlooker"])]

    def state(self, seat: int = 0) -> dict[str, Any]:
        answer = self.sheet.request.get(self.path, headers=self._as(seat))
        state: dict[str, Any] = answer.json()
        return state

    def _as(self, seat: int) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.tokens[seat]}"}

    def view(self) -> View:
        """The position as the server tells it to my seat."""
        view: View = self.state()["game"]["view"]
        return view

    def play(self, notation: str, number: int, seat: int = 0) -> int:
        """A move past the page; the table's number after it."""
        body = {"moves": [notation], "expect": number, "key": f"{number} {seat} {notation}"}
        answer = self.sheet.request.post(f"{self.path}/play", data=body, headers=self._as(seat))
        assert answer.ok, answer.text()
        return int(answer.json()["number"])

    def say(self, text: str, seat: int = 0) -> None:
        answer = self.sheet.request.post(f"{self.path}/chat", data={"text": text}, headers=self._as(seat))
        assert answer.ok, answer.text()

    def propose(self, seat: int = 1, **wish: object) -> None:
        """Another seat asks for something, for itself if it is a bot."""
        wish = {"seat": seat, **wish} if wish["what"] == "takeover" else wish
        answer = self.sheet.request.post(f"{self.path}/propose", data=wish, headers=self._as(seat))
        assert answer.ok, answer.text()

    def withdraw(self, seat: int = 1) -> None:
        answer = self.sheet.request.post(f"{self.path}/answer", data={"agree": False}, headers=self._as(seat))
        assert answer.ok, answer.text()

    def take_back(self, seat: int = 0) -> None:
        """The seat's last step, past the page."""
        body = {"expect": self.state(seat)["number"]}
        answer = self.sheet.request.post(f"{self.path}/undo", data=body, headers=self._as(seat))
        assert answer.ok, answer.text()

    def play_for(self, seat: int, choose: Callable[[list[Move]], Move]) -> None:
        state = self.state(seat)
        self.play(choose(state["game"]["moves"])["text"], state["number"], seat)

    def play_out(self, choose: Callable[[list[Move]], Move]) -> None:
        """Play for everybody to the end."""
        while not (game := self.state()["game"])["over"]:
            self.play_for(game["awaiting"][0], choose)

    def open(self) -> None:
        self.sheet.goto(self.page)
        assert wait_to_be_asked(self.sheet)

    def reach(
        self,
        *kinds: str,
        phase: str = "",
        when: Callable[[View], bool] = lambda view: True,
        choose: Callable[[list[Move]], Move] = lambda moves: moves[0],
    ) -> View:
        """Play for everybody until my seat is offered such a move in such a position, then open it; its view.

        The way there is looked for in a game of our own, which is the same: the server is told of the moves, and
        asked for the table's number, which may differ from seat to seat, when another's turn comes.
        """
        game, seat, number = self._game, -1, 0
        for _ in range(MOST_MOVES):
            mine = [move.kind for move in game.moves(0)]
            offered = mine and (not kinds or any(kind in kinds for kind in mine))
            if offered and (not phase or game.view(0)["phase"] == phase) and when(game.view(0)):
                self.open()
                return self.view()
            before, seat = seat, game.awaiting[0]
            if seat != before:
                number = self.state(seat)["number"]
            chosen = choose([{"kind": move.kind, "text": move.text} for move in game.moves(seat)])["text"]
            number = self.play(chosen, number, seat)
            game.play(seat, chosen)
        raise AssertionError(f"{kinds or phase} did not come")


def upload(page: Page, record: str) -> Made:
    """The table on which a record stands."""
    answer = page.request.post("/api/records", data=record, headers={"Content-Type": "text/plain"})
    assert answer.ok, answer.text()
    made: Made = answer.json()
    return made


def open_last_round(sheet: Page, title: str) -> None:
    """The end of a kept game: the first seat is mine, bots have taken over the others."""
    kept = upload(sheet, (RECORDS / f"{title}.record").read_text(encoding="utf-8"))
    answer = sheet.request.post(
        f"/api/tables/{kept['table']}/branch",
        data={"at": LAST_ROUND[title], "seat": 0, "level": "random"},
        headers={"Authorization": f"Bearer {kept['seats'][0]['token']}"},
    )
    assert answer.ok, answer.text()
    made: Made = answer.json()["result"]
    sheet.goto(f"/table/{made['table']}#{made['seats'][0]['token']}")
    assert wait_to_be_asked(sheet)


def give_up(moves: list[Move]) -> Move:
    """The move that passes or ends, where there is one: so that the rounds go by."""
    by_kind = {move["kind"]: move for move in moves}
    return next((by_kind[kind] for kind in ("pass", "later", "end") if kind in by_kind), moves[0])
