"""Records: a game as readable text; every state is its replay.

    bottega record 1
    game: florence
    rules: 1
    components: 5f0c...
    players: 4
    options: {"muse_and_princess":true}
    seed: 7
    moves:
    0 discard poet
    ...
    = 50 3a91...            state digest after 50 moves
    end: 412 77b0...        number of moves and the last digest: tells a truncated file

A game that began from a set-up position has a line `start:` with it, as JSON.
"""

from __future__ import annotations

import json
from typing import Any

from bottega.kernel.errors import RecordError
from bottega.kernel.option import Setting
from bottega.kernel.reason import Reason, Value

FORMAT = 1
_FIRST = "bottega record "
_HEADINGS = ("game", "rules", "components", "players", "options", "seed")


class Record:
    """What a record says, not yet replayed."""

    def __init__(self) -> None:
        self.game = ""
        self.rules = 0
        self.components = ""
        self.players = 0
        self.options: dict[str, Setting] = {}
        self.seed = 0
        self.start: dict[str, Any] | None = None
        self.moves: list[tuple[int, str]] = []
        self.digests: dict[int, str] = {}  # number of moves played -> digest
        self.lines: list[int] = []  # the line each move stands on
        self.digest_lines: dict[int, int] = {}

    def __str__(self) -> str:
        lines = [
            f"{_FIRST}{FORMAT}",
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"components: {self.components}",
            f"players: {self.players}",
            f"options: {json.dumps(self.options, separators=(',', ':'))}",
            f"seed: {self.seed}",
        ]
        if self.start is not None:
            lines.append(f"start: {json.dumps(self.start, separators=(',', ':'), ensure_ascii=False)}")
        lines.append("moves:")
        last = len(self.moves)
        for number, (seat, text) in enumerate(self.moves, 1):
            lines.append(f"{seat} {text}")
            if number in self.digests and number != last:
                lines.append(f"= {number} {self.digests[number]}")
        lines.append(f"end: {last} {self.digests[last]}")
        return "\n".join(lines) + "\n"


def fault(message: str, line: int, **args: Value) -> RecordError:
    return RecordError(Reason(message, {"line": line, **args}))


def parse_record(text: str) -> Record:
    """Read a record; RecordError names the line that is damaged."""
    lines = text.split("\n")
    if not lines[0].startswith(_FIRST):
        raise fault("record-not-one", 1)
    version = lines[0][len(_FIRST) :].strip()
    if not version.isdecimal():
        raise fault("record-not-one", 1)
    if int(version) > FORMAT:
        raise fault("record-newer", 1, version=version, known=FORMAT)
    record = Record()
    at = 1
    for heading in _HEADINGS:
        value = _heading(lines, at, heading)
        try:
            match heading:
                case "game":
                    record.game = value
                case "rules":
                    record.rules = int(value)
                case "components":
                    record.components = value
                case "players":
                    record.players = int(value)
                case "options":
                    record.options = json.loads(value)
                case _:
                    record.seed = int(value)
        except ValueError:
            raise fault("record-heading-value", at + 1, heading=heading, value=value) from None
        at += 1
    if not isinstance(record.options, dict):
        raise fault("record-heading-value", at - 1, heading="options", value=str(record.options))
    if at < len(lines) and lines[at].startswith("start:"):
        try:
            record.start = json.loads(lines[at][len("start:") :])
        except ValueError:
            raise fault("record-heading-value", at + 1, heading="start", value="…") from None
        at += 1
    if at >= len(lines) or lines[at].strip() != "moves:":
        raise fault("record-heading-missing", at + 1, heading="moves")
    _parse_moves(record, lines, at + 1)
    return record


def _heading(lines: list[str], at: int, heading: str) -> str:
    if at >= len(lines) or not lines[at].startswith(f"{heading}:"):
        raise fault("record-heading-missing", at + 1, heading=heading)
    return lines[at][len(heading) + 1 :].strip()


def _parse_moves(record: Record, lines: list[str], at: int) -> None:
    for index in range(at, len(lines)):
        words = lines[index].split()
        if not words:
            continue
        if words[0] in ("=", "end:"):
            if len(words) != 3 or not words[1].isdecimal():
                raise fault("record-digest-line", index + 1)
            if int(words[1]) != len(record.moves):
                raise fault("record-count", index + 1, stated=int(words[1]), found=len(record.moves))
            record.digests[len(record.moves)] = words[2]
            record.digest_lines[len(record.moves)] = index + 1
            if words[0] == "end:":
                for extra in range(index + 1, len(lines)):
                    if lines[extra].strip():
                        raise fault("record-after-end", extra + 1)
                return
        elif words[0].isdecimal() and len(words) > 1:
            record.moves.append((int(words[0]), " ".join(words[1:])))
            record.lines.append(index + 1)
        else:
            raise fault("record-move-line", index + 1, text=lines[index])
    raise fault("record-truncated", len(lines), found=len(record.moves))
