"""Request: what the page asks, brought to the same handlers that answer on a server."""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncGenerator
from types import SimpleNamespace
from urllib.parse import parse_qsl, unquote, urlsplit

from bottega.kernel.errors import BottegaError
from bottega.kernel.reason import Reason
from bottega.server.keeper import Keeper
from bottega.server.refusals import Internal, NoMethod, NoPath, Refused, error_of, status_of
from bottega.server.routes import analysis, figures, history, mine, notes, tables, titles
from bottega.server.routes.ask import Ask, spoken
from bottega.server.routes.router import Endpoint, Text
from bottega.server.wire import encode
from bottega.tables.results import Shape
from bottega.tables.wording import Wording

_log = logging.getLogger("bottega.browser")
_FILES = (titles, figures, history, notes, analysis, mine, tables)  # what needs other machines is not among them
_PART = re.compile(r"{(\w+)}")


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(_PART.sub(lambda part: f"(?P<{part[1]}>[^/]+)", path))


_ENDPOINTS: list[Endpoint] = [endpoint for file in _FILES for endpoint in file.route.endpoints]
_PATHS = [(_pattern(endpoint.path), endpoint) for endpoint in _ENDPOINTS]


class PageRequest:
    """A request of the page."""

    client = None

    def __init__(self, path: str, token: str, body: str) -> None:
        parts = urlsplit(path)
        self.path = parts.path
        self.path_params: dict[str, str] = {}
        self.query_params = dict(parse_qsl(parts.query, keep_blank_values=True))
        self.headers = {"authorization": f"Bearer {token}"} if token else {}
        self.cookies: dict[str, str] = {}
        self.state = SimpleNamespace()
        self._body = body

    async def stream(self) -> AsyncGenerator[bytes, None]:
        yield self._body.encode()


class Reply(Shape):
    """What goes back to the page."""

    status: int
    text: str  # JSON, unless it is plain text
    file: str = ""  # the name under which it may be kept


async def answer(keeper: Keeper, method: str, path: str, token: str = "", body: str = "") -> Reply:
    """Answer a request. Whatever goes wrong, the page is told."""
    request = PageRequest(path, token, body)
    try:
        endpoint = _endpoint(request, method)
        done = await endpoint.handler(Ask(request, keeper, endpoint.body))
    except BottegaError as error:
        return _refusal(request, error)
    except Exception:
        _log.exception("%s %s failed", method, request.path)
        return _refusal(request, Internal(Reason("server-internal")))
    if isinstance(done, Text):
        return Reply(200, done.text, done.file)
    return Reply(endpoint.status, encode(done).decode())


def _endpoint(request: PageRequest, method: str) -> Endpoint:
    there = False
    for pattern, endpoint in _PATHS:
        found = pattern.fullmatch(request.path)
        if found is None:
            continue
        there = True
        if endpoint.method == method:
            request.path_params = {name: unquote(part) for name, part in found.groupdict().items()}
            return endpoint
    raise NoMethod(Reason("server-method")) if there else NoPath(Reason("server-elsewhere"))


def _refusal(request: PageRequest, error: BottegaError) -> Reply:
    table = getattr(request.state, "table", None)
    wording = Wording.of(table, spoken(request)) if table is not None else Wording(spoken(request))
    return Reply(status_of(error), encode(Refused(error_of(error, wording))).decode())
