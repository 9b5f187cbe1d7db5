"""A storm of calls at a server: sessions that are valid, commands that are not quite; and what came back."""

from __future__ import annotations

import asyncio
import copy
import json
import random
from collections import Counter
from typing import Any

import httpx
import websockets

from bottega.games import title

PATHS = (
    "GET /api/titles", "GET /api/titles/{word}/rules", "GET /api/tables", "GET /api/tables/{table}",
    "GET /api/tables/{table}/log", "GET /api/tables/{table}/since", "GET /api/tables/{table}/replay/{number}",
    "GET /api/tables/{table}/moves", "GET /api/tables/{table}/score", "GET /api/tables/{table}/proof",
    "GET /api/tables/{table}/record", "GET /api/tables/{table}/note", "PUT /api/tables/{table}/note",
    "GET /api/account", "GET /api/account/sessions", "DELETE /api/account/sessions/{word}", "GET /api/ratings/{word}",
    "GET /api/jobs/{word}", "POST /api/mine", "GET /{word}", "GET /assets/{word}.js", "POST /api/tables/{table}/{word}",
    "GET /api/about", "GET /api/account/profile", "GET /api/account/circles", "GET /api/titles/stanza/figures",
    "GET /api/titles/{word}/figures", "GET /api/titles/stanza/texts", "GET /api/tables/{table}/analysis?seat={number}",
    "GET /api/circles/{circle}", "GET /api/circles/{circle}?season={number}", "GET /api/circles/{circle}/invitation",
    "GET /api/circles/{word}", "GET /api/tables/{table}/notices", "GET /metrics", "DELETE /api/session",
)  # fmt: skip
COMMANDS: dict[str, dict[str, Any]] = {
    "join": {"name": "Ben", "seat": 1, "ready": True},
    "leave": {},
    "ready": {"ready": False},
    "seat": {"seat": 1, "kind": "open"},
    "settings": {"name": "Friday", "public": True, "hints": None, "options": {}},
    "play": {"moves": ["stay"], "expect": 3, "key": "k1"},
    "undo": {"expect": 3, "to": 1},
    "reset": {"expect": 3},
    "propose": {"what": "undo", "to": 0},
    "answer": {"agree": False, "proposal": 3},
    "back": {},
    "premove": {"rule": "bid", "limit": 3},
    "chat": {"text": "Good luck!", "key": "k1"},
    "rematch": {},
    "branch": {"at": 1, "seat": 0, "level": "random"},
    "draft": {"moves": ["stay"]},
    "why": {"move": "stay", "after": ["stay"]},
}
SECRET = "correct horse battery"
BODIES: dict[str, Any] = {  # what else is sent, and how it would be right
    "POST /api/account": {"name": "Ada", "password": SECRET},
    "POST /api/session": {"name": "Ada", "password": SECRET},
    "POST /api/account/password": {"old": SECRET, "new": SECRET},
    "POST /api/account/tables": {"table": "{table}", "token": "{token}"},
    "POST /api/account/circles": {"circle": "{circle}", "token": "{member}"},
    "POST /api/mine": {"tables": [{"table": "{table}", "token": "{token}"}] * 3},
    "POST /api/circles": {"name": "Friday round", "member": "Ada"},
    "POST /api/circles/mine": {"circles": [{"circle": "{circle}", "token": "{member}"}] * 3},
    "POST /api/circles/{circle}/join": {"name": "Ben", "key": "k1"},
    "POST /api/circles/{circle}/name": {"name": "Cleo"},
    "POST /api/circles/{circle}/settings": {"name": "Sunday round", "season": "Winter"},
    "POST /api/circles/{circle}/remove": {"member": "k3v9m2qx"},
    "POST /api/circles/{circle}/renew": None,
    "POST /api/circles/{circle}/invitation": None,
    "POST /api/circles/{circle}/leave": None,
    "POST /api/circles/{circle}/tables": {
        "table": {"title": "toy", "seats": [{"kind": "open"}, {"kind": "bot", "level": "random"}]},
        "members": [None, None],
    },
    "POST /api/circles/{circle}/tables/{table}/sit": None,
    "POST /api/titles/{name}/figures": {"data": {"game": "stanza", "money": {"by_seat": [1, 2, 3, 4]}}},
    "POST /api/tables/{table}/analysis": {"seat": 0, "seconds": 1},
    "PUT /api/tables/{table}/notices": {"webhook": "https://example.org/x", "on": ["turn"]},
}
TABLE = {
    "title": "toy",
    "seats": [{"kind": "person", "name": "Ada", "ready": True}, {"kind": "person", "name": "Ben", "ready": True}],
    "options": {},
    "public": True,
    "clock": {"kind": "move", "seconds": 60, "increment": 0, "then": "wait"},
}
RECORD = (
    "bottega record 1\ngame: toy\nrules: 1\ncomponents: 0\nplayers: 2\noptions: {}\nseed: 1\nmoves:\n0 stay\nend: 1 0\n"
)
DEEP = "[" * 975 + "]" * 975
ODD: list[Any] = [
    None, True, False, 0, -1, 1, 2**31, 2**63, -(2**63), 2**64, 10**30, 0.5, 1e308, "", " ", "\u0000", "\u200b",
    "x" * 300, "é" * 5000, "0" * 5000, "../..", "%00", [], {}, [[]], [None] * 200, {"": ""},
    json.loads("[" * 300 + "]" * 300), "k1",
]  # fmt: skip

# What the review found, each as it was sent.
CALLS: list[tuple[str, str, Any]] = [
    ("GET", "/" + "a" * 300, None),
    ("GET", "/" + "%F0%9F%98%80" * 64 + ".js", None),
    ("GET", "/assets/" + "a" * 5000 + ".js", None),
    ("POST", "/api/tables/{table}/chat", {"text": "first", "key": "same"}),
    ("POST", "/api/tables/{table}/join", {"name": "Ben", "key": "same"}),
    ("POST", "/api/records", RECORD.replace("{}", DEEP)),
    ("POST", "/api/records", RECORD.replace("seed: 1", "seed: " + "9" * 5000)),
    ("POST", "/api/records", RECORD.replace("0 stay", "9" * 30 + " stay")),
    ("POST", "/api/records", RECORD.replace("0 stay", "0 " + "s" * 3000)),
    ("POST", "/api/records", "bottega record 1\n" + "0 rethink\n" * 53_501),
    ("GET", "/api/tables/{table}/replay/99999999", None),
    ("POST", "/api/titles/stanza/figures/file", 'game = "stanza"\na' + ".a" * 20_000 + " = 1"),
    ("POST", "/api/titles/stanza/figures/file", 'game = "stanza"\na = 0x' + "f" * 20_000),
    ("POST", "/api/titles/stanza/figures/file", 'game = "stanza"\na = nan\nb = 1979-05-27'),
    ("POST", "/api/records", RECORD + 'figures: {"name":"\\ud800","data":{"game":"toy","x":' + "9" * 40 + "}}\n"),
]
FRAMES = [
    '{"do": []}', '{"do": {}}', '{"do": null, "id": 1}', '{"do": "ping", "id": ' + DEEP + "}",
    '{"id": 1, "do": "hint", "seconds": []}', '{"do": "hello", "tokens": {}}', '{"do": "state", "as": []}',
]  # fmt: skip


class Storm:
    """`tables` are those at which it rages: id and tokens. What it finds is in `statuses`, `codes` and `faults`."""

    def __init__(self, url: str, tables: list[tuple[str, list[str]]], seed: int, talks: float = 0.5) -> None:
        self.url = url
        self.talks = talks  # how often it talks over a socket, where a dozen messages go through at once
        self.tables = tables
        self.dice = random.Random(seed)
        self.circles: list[tuple[str, str]] = [("c-none", "c.1.x")]  # id and token of members and invitations
        self.figures = title("stanza").components().data
        self.calls = 0
        self.statuses: Counter[int] = Counter()
        self.codes: Counter[int] = Counter()
        self.faults: list[str] = []

    async def rage(self, calls: int) -> None:
        """So many calls, after the review's own."""
        async with httpx.AsyncClient(base_url=self.url, timeout=120) as http:
            await self._call(http, "POST", "/api/account", {"name": f"Ada {self.dice.random()}", "password": SECRET})
            await self._call(http, "POST", "/api/circles", BODIES["POST /api/circles"])
            for method, path, body in CALLS:
                await self._call(http, method, path, body)
            for frame in FRAMES:
                await self._talk([frame])
            while self.calls < calls:
                if self.dice.random() >= self.talks:
                    await self._request(http)
                else:
                    await self._talk([self._frame() for _ in range(self.dice.randrange(1, 25))])

    def _mutated(self, data: Any) -> Any:
        """The same with something odd in some place, or something left out."""
        made = copy.deepcopy(data)
        for _ in range(self.dice.choice((0, 1, 1, 2))):
            spot = made
            while isinstance(spot, dict | list) and spot:
                key: Any = self.dice.choice(list(spot)) if isinstance(spot, dict) else self.dice.randrange(len(spot))
                if not isinstance(spot[key], dict | list) or self.dice.random() < 0.4:
                    if isinstance(spot, dict) and self.dice.random() < 0.2:
                        del spot[key]
                    else:
                        spot[key] = copy.deepcopy(self.dice.choice(ODD))
                    break
                spot = spot[key]
        return made

    def _command(self) -> tuple[str, dict[str, Any]]:
        name = self.dice.choice(list(COMMANDS))
        made: dict[str, Any] = self._mutated(COMMANDS[name])
        if self.dice.random() < 0.3:
            made["key"] = self.dice.choice(["k1", "same", str(self.dice.random())])
        return name, made

    def _frame(self) -> str:
        if self.dice.random() < 0.1:
            return self.dice.choice(FRAMES)
        name, body = self._command()
        if self.dice.random() < 0.2:
            body["as"] = self.dice.choice([0, 1, 9, *ODD])
        return _text({"do": name if self.dice.random() < 0.95 else self.dice.choice(ODD), "id": self.calls, **body})

    async def _request(self, http: httpx.AsyncClient) -> None:
        kind = self.dice.randrange(7)
        if kind == 0:
            await self._call(http, "POST", "/api/tables", self._mutated(TABLE))
        elif kind == 1:
            lines = RECORD.splitlines()
            lines[self.dice.randrange(len(lines))] = str(self.dice.choice(ODD))[:4000]
            await self._call(http, "POST", "/api/records", "\n".join(lines))
        elif kind == 2:
            method, _, path = self.dice.choice(PATHS).partition(" ")
            await self._call(
                http, method, path, self._mutated({"text": "x", "tables": []}) if method != "GET" else None
            )
        elif kind == 3:
            method, _, path = (chosen := self.dice.choice(list(BODIES))).partition(" ")
            body = self._mutated(BODIES[chosen] or {})
            if "figures" in path and self.dice.random() < 0.8:
                body = self._mutated({"data": self.figures})
            await self._call(http, method, path, body)
        else:
            name, wish = self._command()
            await self._call(http, "POST", f"/api/tables/{{table}}/{name}", wish)

    async def _call(self, http: httpx.AsyncClient, method: str, path: str, body: Any) -> None:
        table, tokens = self.dice.choice(self.tables)
        word = str(self.dice.choice(ODD))[:400].encode("ascii", "replace").decode().replace("\0", "%00")
        target = path.replace("{table}", table if self.dice.random() < 0.95 else word[:60])
        circle, member = self.dice.choice(self.circles)
        bearer = self.dice.choice([*filter(None, tokens), "x.y.z"])
        if "/circles" in path and self.dice.random() < 0.9:
            bearer = member
        target = target.replace("{number}", str(self.dice.randrange(100))).replace("{word}", word)
        target = target.replace("{circle}", circle).replace("{name}", self.dice.choice(("stanza", "toy", "florence")))
        headers = {"Authorization": f"Bearer {bearer}"}
        content = body if isinstance(body, str) else _text(body) if body is not None else None
        if content is not None:
            for mark, known in {"table": table, "token": bearer, "circle": circle, "member": member}.items():
                content = content.replace(f"{{{mark}}}", known)
        try:
            request = http.build_request(method, target, content=content, headers=headers)
        except (httpx.InvalidURL, ValueError):
            return
        self.calls += 1
        answer = await http.send(request)
        self.statuses[answer.status_code] += 1
        if answer.status_code >= 500:
            self.faults.append(f"{answer.status_code} {method} {target[:80]} {str(content)[:200]}")
        elif "/circles" in path and answer.headers.get("content-type", "").startswith("application/json"):
            told = answer.json()
            links = [told["token"]] if "circle" in told and "token" in told else []
            links += [told["invitation"]] if "invitation" in told else []
            self.circles = (self.circles + [(told["circle"], token) for token in links])[-40:]

    async def _talk(self, frames: list[str]) -> None:
        """A socket: some words, then the end; it must always be told why."""
        table, tokens = self.dice.choice(self.tables)
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket"
        async with websockets.connect(
            address, open_timeout=120, close_timeout=120, ping_interval=None, max_size=None
        ) as socket:
            try:
                await socket.send(
                    _text({"do": "hello", "tokens": [self.dice.choice([*filter(None, tokens), "0.1.x"])]})
                )
                for frame in frames:
                    self.calls += 1
                    await socket.send(frame)
                await socket.send('{"do": "ping"}')
                while "pong" not in str(await asyncio.wait_for(socket.recv(), 120)):
                    pass
            except websockets.ConnectionClosed:
                pass
        code = socket.close_code or 0
        self.codes[code] += 1
        if code in (0, 1006, 1011):
            self.faults.append(f"socket ended with {code} after {[frame[:100] for frame in frames]}")


def _text(data: Any) -> str:
    return json.dumps(data)
