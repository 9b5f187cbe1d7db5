"""The OpenAPI document, made from the declarations of the paths and of the commands."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

from bottega import __version__
from bottega.games import NAMES
from bottega.server.refusals import Refused
from bottega.server.routes.endpoints import ENDPOINTS
from bottega.server.routes.kinds import Json, all_shapes, kind_of, named, schema_of, shape_schema
from bottega.server.routes.router import Endpoint
from bottega.server.routes.tables import command
from bottega.tables.commands import COMMANDS, QUESTIONS, Command, Question
from bottega.tables.settings import NewTable
from bottega.text import LANGUAGES

_PART = re.compile(r"{(\w+)}")
_WORDS = re.compile(r"\W")
_REF = "#/components/schemas/{name}"
_LANGUAGE: Json = {"type": "string", "enum": list(LANGUAGES)}
_REFUSALS = {
    "400": "Not understood",
    "401": "A token that is missing or wrong",
    "403": "Not allowed for this token",
    "404": "No such thing",
    "409": "Not now",
    "413": "Too large",
    "422": "A rule forbids it",
    "429": "Too often",
}
_NEW_TABLE: dict[str, object] = {
    "title": NAMES[0],
    "seats": [
        {"kind": "person", "name": "Ada", "ready": True},
        {"kind": "bot", "level": "journeyman"},
        {"kind": "bot", "level": "apprentice"},
    ],
}


@cache
def document() -> Json:
    """Every path with its query parameters, the shape of its body with an example, and the shape of its answer."""
    paths: dict[str, Json] = {}
    shapes = _Shapes()
    for endpoint in ENDPOINTS:
        if endpoint.handler is command:
            kinds: dict[str, type[Command | Question]] = {**COMMANDS, **QUESTIONS}
            for name, kind in kinds.items():
                paths[f"/api/tables/{{table}}/{name}"] = {"post": _command(endpoint, name, kind, shapes)}
        else:
            paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, shapes)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Bottega", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": shapes.components(),
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


class _Shapes:
    """The schemas that operations refer to: those of bodies with all their bounds, those of answers as they are."""

    def __init__(self) -> None:
        self._taken: list[Any] = []
        self._given: list[Any] = [Refused]

    def taken(self, shape: Any) -> Json:
        self._taken.append(shape)
        return {"$ref": _REF.format(name=shape.__name__)}

    def given(self, answer: Any) -> Json:
        kind = kind_of(answer)
        self._given += named(kind)
        return schema_of(kind, _REF)

    def components(self) -> Json:
        given = {shape.__name__: shape_schema(shape, _REF) for shape in all_shapes(self._given)}
        _, taken = msgspec.json.schema_components(list(dict.fromkeys(self._taken)), ref_template=_REF)
        for schema in taken.values():
            # Over HTTP the path tells what to do.
            if schema.get("properties", {}).pop("do", None) is not None:
                schema["required"] = [name for name in schema["required"] if name != "do"]
        return {**given, **taken}


def _operation(endpoint: Endpoint, shapes: _Shapes) -> Json:
    path, method = endpoint.path, endpoint.method.lower()
    operation: Json = {
        "summary": endpoint.summary,
        "operationId": f"{_WORDS.sub('_', endpoint.handler.__name__ + path)}_{method}",
        "parameters": _parameters(endpoint, path),
    }
    if endpoint.body is str:
        operation["requestBody"] = {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}
    elif endpoint.body is not None:
        example = _NEW_TABLE if endpoint.body is NewTable else endpoint.example
        operation["requestBody"] = _body(shapes.taken(endpoint.body), example or {})
    media = "text/plain" if endpoint.answer is str else "application/json"
    return _finished(operation, path, endpoint.status, {media: {"schema": shapes.given(endpoint.answer)}})


def _command(endpoint: Endpoint, name: str, kind: type[Command | Question], shapes: _Shapes) -> Json:
    path = f"/api/tables/{{table}}/{name}"
    operation: Json = {
        "summary": f"{endpoint.summary}: {name}",
        "description": kind.__doc__,
        "operationId": f"command_{name}",
        "parameters": _parameters(endpoint, path),
        "requestBody": _body(shapes.taken(kind), kind.example),
    }
    answer = {"application/json": {"schema": shapes.given(kind.answers)}}
    return _finished(operation, path, endpoint.status, answer)


def _parameters(endpoint: Endpoint, path: str) -> list[Json]:
    parts = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in _PART.findall(path)
    ]
    queries: dict[str, Json] = {}
    if endpoint.query is not None:
        (_, components) = msgspec.json.schema_components([endpoint.query])
        queries.update(components[endpoint.query.__name__]["properties"])
    if path.startswith("/api/"):
        queries["lang"] = _LANGUAGE
    return [
        *parts,
        *[{"name": name, "in": "query", "required": False, "schema": schema} for name, schema in queries.items()],
    ]


def _body(schema: Json, example: dict[str, object]) -> Json:
    return {"required": True, "content": {"application/json": {"schema": schema, "example": example}}}


def _finished(operation: Json, path: str, status: int, answer: Json) -> Json:
    refused = {"application/json": {"schema": {"$ref": _REF.format(name="Refused")}}}
    operation["responses"] = {
        str(status): {"description": "Done", "content": answer},
        **{code: {"description": text, "content": refused} for code, text in _REFUSALS.items()},
    }
    if "{table}" in path:
        operation["security"] = [{"token": []}, {}]
    return operation
