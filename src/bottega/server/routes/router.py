"""Router: paths declared once. The same declaration serves requests and writes the reference."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, get_args, get_type_hints

from msgspec import Struct

from bottega.server.routes.ask import Ask

Handler = Callable[[Ask[Any]], Awaitable[Any]]
H = TypeVar("H", bound=Callable[..., Awaitable[Any]])


class Text:
    """An answer that is plain text: to be shown, or to be kept under the name of a file."""

    __slots__ = ("file", "text")

    def __init__(self, text: str, file: str = "") -> None:
        self.text = text
        self.file = file


class Endpoint:
    """One path and method: how it is called, what it takes, what it answers."""

    __slots__ = ("answer", "body", "example", "handler", "method", "path", "query", "status", "summary")

    def __init__(
        self,
        method: str,
        path: str,
        summary: str,
        handler: Handler,
        status: int = 200,
        query: type[Struct] | None = None,
        answer: Any = None,
        example: dict[str, object] | None = None,
    ) -> None:
        hints = get_type_hints(handler)
        taken = get_args(hints["ask"])
        self.method = method
        self.path = path
        self.summary = summary
        self.handler = handler
        self.status = status
        self.query = query
        self.body: type[Any] | None = None if not taken or taken[0] in (None, type(None)) else taken[0]
        self.answer = answer if answer is not None else str if hints["return"] is Text else hints["return"]
        self.example = example


class Router:
    """The paths of one file, in their order. A handler takes `Ask[<shape of the body>]` and gives what it answers."""

    def __init__(self) -> None:
        self.endpoints: list[Endpoint] = []

    def __call__(self, method: str, path: str, summary: str, **how: Any) -> Callable[[H], H]:
        """`how`: `status`, `query` (its shape), `answer` (its shape, where the handler makes the response itself)."""

        def declare(handler: H) -> H:
            self.endpoints.append(Endpoint(method, path, summary, handler, **how))
            return handler

        return declare
