"""Logs: one line for each thing, as text or JSON. Tokens, passwords and addresses of webhooks are never in them."""

from __future__ import annotations

import json
import logging
import math
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime

from bottega.store.base import Away

SOCKETS = "uvicorn.error"  # which tells of connections, not of errors only
EVERY = 10.0  # seconds between two times that the same is said
KINDS = 1000  # of things that are remembered


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, object] = {
            "time": when,
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        for name in ("status", "milliseconds"):
            value = record.__dict__.get(name)
            if value is not None:
                line[name] = value
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class Sparing(logging.Filter):
    """Says a thing once, and how often it has happened since when it is said again: nobody fills the disk by a log."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._said: dict[tuple[str, object, str], tuple[float, int]] = {}  # when, and how often it was not said

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name == SOCKETS and isinstance(record.args, tuple):
            # An address without what is asked for there: somebody may have put a token behind it.
            record.args = tuple(each.partition("?")[0] if isinstance(each, str) else each for each in record.args)
        refused = record.__dict__.get("status") == 429  # whoever asks too often would write the log
        if record.levelno < logging.WARNING and not refused:
            return True
        error = record.exc_info[0] if record.exc_info else None
        if error is not None and issubclass(error, Away):
            return False  # what cannot be done without the store; that it is away is told by itself
        if error is not None and issubclass(error, UnicodeDecodeError) and record.name == SOCKETS:
            record.exc_info = None  # signs that are none, on a socket: no fault of ours
            record.levelno, record.levelname = logging.WARNING, "WARNING"
        trouble = error.__name__ if error is not None else ""
        key = (record.name, record.msg, trouble)
        now = self._now()
        when, unsaid = self._said.get(key, (-math.inf, 0))
        if now - when < EVERY:
            self._said[key] = when, unsaid + 1
            return False
        if len(self._said) > KINDS:
            self._said.clear()
        self._said[key] = now, 0
        if unsaid:
            record.msg = f"{record.getMessage()} (and {unsaid} more like it)"
            record.args = None
        return True


def set_up(level: str, form: str) -> None:
    """Let all of Bottega log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    if form == "json":
        handler.setFormatter(JsonLines())
    else:
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)-7s %(name)s: %(message)s"))
    handler.addFilter(Sparing())
    for name in ("bottega", SOCKETS, "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(level.upper())
        logger.propagate = False
    sockets = logging.getLogger(SOCKETS)
    sockets.setLevel(max(logging.INFO, sockets.level))  # below, every frame and header is told, with all tokens
