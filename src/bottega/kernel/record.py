"""Records: a game as readable text; every state is its replay.

    bottega record 2
    game: <title>
    rules: 1
    components: 5f0c...
    players: 4
    options: {"muse_and_princess":true}
    chance: 2
    seed: 9c56cc51...       64 hexadecimal digits
    moves:
    0 discard poet
    ...
    = 50 3a91...            state digest after 50 moves
    end: 412 77b0...        number of moves and the last digest: tells a truncated file

`chance:` names the random generator. A record of a game whose seed is a number has no such line: its
generator is number 1 and its format 1, as it was before there was another. A game that began from a
set-up position has a line `start:` with it, as JSON.
"""

from __future__ import annotations

import json
from typing import Any, Final

from bottega.kernel.errors import RecordError, SetupError
from bottega.kernel.option import Setting
from bottega.kernel.plain import Position, Raw
from bottega.kernel.reason import Reason, Value, quoted
from bottega.kernel.seed import Seed, algorithm, read_seed

FORMAT: Final = 2  # what is read; format 1 names no generator and is still written where none needs naming
_FIRST: Final = "bottega record "
_HEADINGS: Final = ("game", "rules", "components", "players", "options", "seed")

# No game comes near these; they keep a file that was made to do harm from doing it.
LONGEST: Final = 10_000_000  # signs in a record
LONGEST_LINE: Final = 1_000  # signs in a line, other than a start position
MOST_MOVES: Final = 100_000
MOST_DIGITS: Final = 19  # of a number
DEEPEST: Final = 30  # tables and lists in one another, in a start position


class Record:
    """What a record says, not yet replayed."""

    def __init__(self) -> None:
        self.game = ""
        self.rules = 0
        self.components = ""
        self.players = 0
        self.options: dict[str, Setting] = {}
        self.seed: Seed = 0
        self.start: Position | None = None
        self.moves: list[tuple[int, str]] = []
        self.digests: dict[int, str] = {}  # number of moves played -> digest
        self.lines: list[int] = []  # the line each move stands on
        self.digest_lines: dict[int, int] = {}
        self.heading_lines: dict[str, int] = {}

    def line(self, heading: str) -> int:
        """The line of a heading; 0 if the record was never text."""
        return self.heading_lines.get(heading, 0)

    def __str__(self) -> str:
        generator = algorithm(self.seed)
        last = len(self.moves)
        if last not in self.digests:
            raise fault("record-truncated", 0, found=last)
        lines = [
            f"{_FIRST}{1 if generator == 1 else FORMAT}",
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"components: {self.components}",
            f"players: {self.players}",
            f"options: {json.dumps(self.options, separators=(',', ':'))}",
        ]
        if generator != 1:
            lines.append(f"chance: {generator}")
        lines.append(f"seed: {self.seed}")
        if self.start is not None:
            lines.append(f"start: {json.dumps(self.start, separators=(',', ':'), ensure_ascii=False)}")
        lines.append("moves:")
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
    if not isinstance(text, str) or not text.startswith(_FIRST):
        raise fault("record-not-one", 1)
    if len(text) > LONGEST:
        raise fault("record-too-long", 1, most=LONGEST)
    lines = text.split("\n")
    for index, line in enumerate(lines):
        if len(line) > LONGEST_LINE and not line.startswith("start:"):
            raise fault("record-line-too-long", index + 1, most=LONGEST_LINE)
    version = _whole(lines[0][len(_FIRST) :].strip())
    if version is None:
        raise fault("record-not-one", 1)
    if version > FORMAT:
        raise fault("record-newer", 1, version=version, known=FORMAT)
    record = Record()
    at = _parse_headings(record, lines)
    if at < len(lines) and lines[at].startswith("start:"):
        record.start = _json(lines[at][len("start:") :], at + 1, "start")
        record.heading_lines["start"] = at + 1
        at += 1
    if at >= len(lines) or lines[at].strip() != "moves:":
        raise fault("record-heading-missing", at + 1, heading="moves")
    _parse_moves(record, lines, at + 1)
    return record


def _parse_headings(record: Record, lines: list[str]) -> int:
    """Read them into the record; the number of the line after them, counted from 0."""
    at = 1
    generator = 1
    for heading in _HEADINGS:
        if heading == "seed" and at < len(lines) and lines[at].startswith("chance:"):
            generator = _number(_heading(lines, at, "chance"), at + 1, "chance")
            if generator not in (1, 2):
                raise fault("record-chance-newer", at + 1, number=generator)
            at += 1
        value = _heading(lines, at, heading)
        record.heading_lines[heading] = at + 1
        match heading:
            case "game":
                record.game = value
            case "rules":
                record.rules = _number(value, at + 1, heading)
            case "components":
                record.components = value
            case "players":
                record.players = _number(value, at + 1, heading)
            case "options":
                record.options = _options(value, at + 1)
            case _:
                record.seed = _seed(value, at + 1, generator)
        at += 1
    return at


def _heading(lines: list[str], at: int, heading: str) -> str:
    if at >= len(lines) or not lines[at].startswith(f"{heading}:"):
        raise fault("record-heading-missing", at + 1, heading=heading)
    return lines[at][len(heading) + 1 :].strip()


def _wrong(value: str, line: int, heading: str) -> RecordError:
    return fault("record-heading-value", line, heading=heading, value=quoted(value))


def _whole(text: str) -> int | None:
    """A number as records write it."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS else None


def _number(text: str, line: int, heading: str) -> int:
    number = _whole(text)
    if number is None:
        raise _wrong(text, line, heading)
    return number


def _seed(text: str, line: int, generator: int) -> Seed:
    try:
        number = _whole(text)
        seed = read_seed(text if number is None else number)
    except SetupError:
        raise _wrong(text, line, "seed") from None
    if algorithm(seed) != generator:
        raise fault("record-seed-kind", line, number=generator)
    return seed


def _json(text: str, line: int, heading: str) -> Raw:
    try:
        found: Any = json.loads(text)
    except (ValueError, RecursionError):
        raise _wrong(text, line, heading) from None
    if not isinstance(found, dict) or not _shallow(found):
        raise _wrong(text, line, heading)
    return found


def _shallow(data: Any) -> bool:
    """Whether tables and lists lie in one another as in a position, not by the thousand."""
    level: list[Any] = [data]
    for _ in range(DEEPEST):
        level = [
            inner
            for each in level
            if isinstance(each, dict | list)
            for inner in (each.values() if isinstance(each, dict) else each)
        ]
        if not level:
            return True
    return False


def _options(text: str, line: int) -> dict[str, Setting]:
    options: dict[str, Setting] = {}
    for name, setting in _json(text, line, "options").items():
        if not isinstance(setting, bool | int | str):
            raise _wrong(text, line, "options")
        options[name] = setting
    return options


def _parse_moves(record: Record, lines: list[str], at: int) -> None:
    for index in range(at, len(lines)):
        words = lines[index].split()
        if not words:
            continue
        number = _whole(words[0])
        if words[0] in ("=", "end:"):
            stated = _whole(words[1]) if len(words) == 3 else None
            if stated is None:
                raise fault("record-digest-line", index + 1)
            if stated != len(record.moves):
                raise fault("record-count", index + 1, stated=stated, found=len(record.moves))
            record.digests[len(record.moves)] = words[2]
            record.digest_lines[len(record.moves)] = index + 1
            if words[0] == "end:":
                for extra in range(index + 1, len(lines)):
                    if lines[extra].strip():
                        raise fault("record-after-end", extra + 1)
                return
        elif number is not None and len(words) > 1:
            if len(record.moves) == MOST_MOVES:
                raise fault("record-too-many-moves", index + 1, most=MOST_MOVES)
            record.moves.append((number, " ".join(words[1:])))
            record.lines.append(index + 1)
        else:
            raise fault("record-move-line", index + 1, text=quoted(lines[index]))
    raise fault("record-truncated", len(lines), found=len(record.moves))
