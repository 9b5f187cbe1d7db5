"""Compile the engine: `python -m bottega.engine`.

python -m bottega.engine            build if needed, print the folder to put on PYTHONPATH
python -m bottega.engine --ready    print it if it is built already, else nothing
python -m bottega.engine --quietly  build at the lowest priority, telling how far it is; ends when its input does
"""

from __future__ import annotations

import os
import signal
import sys
from threading import Thread

from bottega.engine.building import SIGN, BuildFailed, build, ready

LEAST = 15  # how far a quiet build stands back


def _tell(doing: str, done: float) -> None:
    print(f"{SIGN}{doing} {done:.3f}", flush=True)


def _end_with_caller() -> None:
    """Whoever started a quiet build holds its input open: when they are gone, so are we and all that we started."""
    while os.read(0, 4096):  # past Python's buffer, whose lock would be held while the interpreter ends
        pass
    if hasattr(os, "killpg"):
        os.killpg(0, signal.SIGTERM)
    os._exit(1)


def main(arguments: list[str]) -> int:
    if "--ready" in arguments:
        print(ready() or "")
        return 0
    quietly = "--quietly" in arguments
    if quietly:
        if hasattr(os, "setsid"):
            os.setsid()
        if hasattr(os, "nice"):
            os.nice(LEAST)
        os.environ["BOTTEGA_JOBS"] = str(max(1, (os.cpu_count() or 2) // 2))
        Thread(target=_end_with_caller, daemon=True).start()
    try:
        folder = build(_tell if quietly else None)
    except BuildFailed as error:
        print(error, file=sys.stderr)
        return 1
    if not quietly:
        print(folder)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
