"""Tables for tests: people in all seats, steered past the page to the decision that a test looks at."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page
from web.player import wait_to_be_asked

NAMES = ("Isabella", "Lucia", "Marco", "Ginevra", "Paolo")
MOST_MOVES = 500
BOT = {"kind": "bot", "level": "random"}

View = dict[str, Any]
Move = dict[str, Any]


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
        self.path = f"/api/tables/{made['table']}"
        self.tokens: list[str] = [seat.get("token") for seat in made["seats"]]
        self.page = f"/table/{made['table']}#{self.tokens[0]}"

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
        """Play for everybody until my seat is offered such a move in such a position, then open it; its view."""
        for _ in range(MOST_MOVES):
            state = self.state()
            game = state["game"]
            offered = game["moves"] and (not kinds or any(move["kind"] in kinds for move in game["moves"]))
            if offered and phase in ("", game["view"]["phase"]) and when(game["view"]):
                self.open()
                view: View = game["view"]
                return view
            self.play_for(game["awaiting"][0], choose)
        raise AssertionError(f"{kinds or phase} did not come")


def give_up(moves: list[Move]) -> Move:
    """The move that passes or ends, where there is one: so that the rounds go by."""
    by_kind = {move["kind"]: move for move in moves}
    return next((by_kind[kind] for kind in ("pass", "later", "end") if kind in by_kind), moves[0])
