"""The long storm: odd calls at a real server until so many are answered. None may be a 5xx, no socket without a code.

    python benchmarks/fuzz.py [calls] [seed]

The generator is that of the tests (`tests/storming.py`), which run a short form of it.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path

sys.path.append(str(Path(__file__).parent.parent / "tests"))

from attack import Server
from server import free_port
from storming import Storm

from bottega.client import Client, bot, person

TOGETHER = 4  # storms at once
CALLS = 200_000
TALKS = 0.15  # of what a storm does: about half of its calls are then requests


async def _tables(url: str) -> list[tuple[str, list[str]]]:
    async with Client(url) as client:
        made = [
            await client.create("toy", [person("Ada"), person("Ben")], public=True),
            await client.create("toy", [person("Ada"), {"kind": "open"}], public=True),
            await client.create("toy", [bot("random"), bot("random")]),
            await client.create("stanza", [person("Ada"), person("Ben")], public=True),
        ]
    return [(each.table, [each.host, each.onlooker, *each.tokens]) for each in made]


async def _rage(url: str, calls: int, seed: int) -> list[Storm]:
    """Fresh tables now and then, for a storm wears them down."""
    storms: list[Storm] = []
    while sum(storm.calls for storm in storms) < calls:
        left = calls - sum(storm.calls for storm in storms)
        tables = await _tables(url)
        now = [Storm(url, tables, seed + len(storms) + number, TALKS) for number in range(TOGETHER)]
        await asyncio.gather(*[storm.rage(min(5_000, left // TOGETHER + 1)) for storm in now])
        storms += now
    return storms


def main() -> int:
    if set(sys.argv[1:]) & {"-h", "--help"}:
        print(__doc__)
        return 0
    calls = int(sys.argv[1]) if len(sys.argv) > 1 else CALLS
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 18
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), free_port(), limits=False) as server:
        begun = time.monotonic()
        storms = asyncio.run(_rage(server.url, calls, seed))
        lasted = time.monotonic() - begun
        log = server.log.read_text(encoding="utf-8")
    faults = [fault for storm in storms for fault in storm.faults]
    traces = log.count("Traceback")
    statuses = {status: sum(storm.statuses[status] for storm in storms) for status in range(100, 600)}
    codes = {code: sum(storm.codes[code] for storm in storms) for code in range(5000)}
    print(f"{sum(storm.calls for storm in storms)} calls in {lasted:.0f} s; seed {seed}")
    print("answers:", {status: count for status, count in statuses.items() if count})
    print("ends of sockets:", {code: count for code, count in codes.items() if count})
    print(f"{len(faults)} faults, {traces} tracebacks")
    for fault in faults[:20]:
        print("  ", fault)
    if traces:
        print(log[-3000:])
    return 1 if faults or traces else 0


if __name__ == "__main__":
    sys.exit(main())
