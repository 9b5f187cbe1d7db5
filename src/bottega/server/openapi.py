"""The OpenAPI document: shapes from the commands themselves, with an example for each."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from bottega.games import NAMES
from bottega.server.history import LONGEST_LOG, MANY, SOME_LOG
from bottega.server.notices import NoticeWish
from bottega.server.people import Credentials, Link, Links, NewPassword, OldPassword
from bottega.server.studies import AnalysisWish, Note
from bottega.tables.commands import COMMANDS, QUESTIONS
from bottega.tables.settings import NewTable
from bottega.text import LANGUAGES

EXAMPLES: dict[str, dict[str, Any]] = {
    "table": {
        "title": NAMES[0],
        "seats": [
            {"kind": "person", "name": "Ada", "ready": True},
            {"kind": "bot", "level": "journeyman"},
            {"kind": "bot", "level": "apprentice"},
        ],
    },
    "join": {"name": "Ben", "ready": True},
    "leave": {},
    "ready": {"ready": True},
    "seat": {"seat": 1, "kind": "bot", "level": "master"},
    "settings": {"name": "Friday evening", "public": True},
    "play": {"moves": ["bid 400"], "expect": 57, "key": "f3a1"},
    "undo": {"expect": 58, "key": "f3a2"},
    "reset": {"expect": 58, "key": "f3a3"},
    "propose": {"what": "undo", "to": 31},
    "answer": {"agree": True},
    "back": {},
    "premove": {"rule": "bid", "limit": 700},
    "chat": {"text": "Good luck!"},
    "renew": {},
    "rematch": {},
    "branch": {"at": 20, "seat": 0, "level": "journeyman"},
    "draft": {"moves": ["bid 400"]},
    "why": {"move": "bid 350"},
    "hint": {"seconds": 2},
    "note": {"text": "She collects jesters."},
    "notices": {"webhook": "https://hooks.example.org/T0/B0", "on": ["turn", "over"]},
    "analysis": {"seat": 0, "seconds": 60},
    "credentials": {"name": "Ada", "password": "correct horse battery"},
    "password": {"old": "correct horse battery", "new": "even better horse"},
    "old": {"password": "correct horse battery"},
    "link": {"table": "k3v9m2qxpa2345", "token": "0.1.Zx81"},
    "links": {"tables": [{"table": "k3v9m2qxpa2345", "token": "0.1.Zx81"}]},
}

_BODIES: dict[tuple[str, str], tuple[type, str]] = {
    ("/api/tables", "post"): (NewTable, "table"),
    ("/api/tables/{table}/note", "put"): (Note, "note"),
    ("/api/tables/{table}/notices", "put"): (NoticeWish, "notices"),
    ("/api/tables/{table}/analysis", "post"): (AnalysisWish, "analysis"),
    ("/api/account", "post"): (Credentials, "credentials"),
    ("/api/account", "delete"): (OldPassword, "old"),
    ("/api/session", "post"): (Credentials, "credentials"),
    ("/api/account/password", "post"): (NewPassword, "password"),
    ("/api/account/tables", "post"): (Link, "link"),
    ("/api/mine", "post"): (Links, "links"),
}
_QUERIES: dict[str, dict[str, dict[str, Any]]] = {
    "/api/tables/{table}/log": {
        "after": {"type": "integer", "minimum": 0, "maximum": MANY, "default": 0},
        "before": {"type": "integer", "minimum": 0, "maximum": MANY, "default": MANY},
        "limit": {"type": "integer", "minimum": 1, "maximum": LONGEST_LOG, "default": SOME_LOG},
    },
    "/api/tables/{table}/replay/{move}": {
        "as": {"anyOf": [{"type": "integer", "minimum": 0, "maximum": 9}, {"type": "string", "enum": ["all"]}]},
    },
    **{f"/api/tables/{{table}}/{name}": {"state": {"type": "string", "enum": ["1"]}} for name in COMMANDS},
}
_LANGUAGE: dict[str, Any] = {"type": "string", "enum": list(LANGUAGES)}
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
ERROR_SCHEMA: dict[str, Any] = {
    "type": "object",
    "required": ["error"],
    "properties": {
        "error": {
            "type": "object",
            "required": ["rule", "text", "args"],
            "properties": {"rule": {"type": "string"}, "text": {"type": "string"}, "args": {"type": "object"}},
        }
    },
}


def describe(app: FastAPI) -> None:
    """Let `/api/openapi.json` tell the truth about bodies and refusals."""

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = _document(app)
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def _document(app: FastAPI) -> dict[str, Any]:
    document = get_openapi(title=app.title, version=app.version, routes=app.routes)
    shapes: list[Any] = [kind for kind, _ in _BODIES.values()]
    shapes += [*COMMANDS.values(), *QUESTIONS.values()]
    unique = list(dict.fromkeys(shapes))
    schemas, components = msgspec.json.schema_components(unique, ref_template="#/components/schemas/{name}")
    refs = dict(zip(unique, schemas, strict=True))
    paths: dict[str, Any] = document["paths"]
    general = paths.pop("/api/tables/{table}/{command}")["post"]
    for name, kind in {**COMMANDS, **QUESTIONS}.items():
        operation = {**general, "summary": f"{general['summary']}: {name}", "operationId": f"command_{name}"}
        operation["parameters"] = [each for each in general["parameters"] if each["name"] != "command"]
        operation["requestBody"] = _body(refs[kind], EXAMPLES[name])
        paths[f"/api/tables/{{table}}/{name}"] = {"post": operation}
    for (path, method), (kind, example) in _BODIES.items():
        paths[path][method]["requestBody"] = _body(refs[kind], EXAMPLES[example])
    paths["/api/records"]["post"]["requestBody"] = {
        "required": True,
        "content": {"text/plain": {"schema": {"type": "string"}}},
    }
    document["components"] = {
        "schemas": {**components, "Refusal": ERROR_SCHEMA},
        "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
    }
    for path, operations in paths.items():
        for operation in operations.values():
            _finish(path, operation)
    return document


def _body(schema: dict[str, Any], example: dict[str, Any]) -> dict[str, Any]:
    return {"required": True, "content": {"application/json": {"schema": schema, "example": example}}}


def _query(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"name": name, "in": "query", "required": False, "schema": schema}


def _finish(path: str, operation: dict[str, Any]) -> None:
    refused = {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}}
    responses = {code: value for code, value in operation["responses"].items() if code.startswith("2")}
    for code, text in _REFUSALS.items():
        responses[code] = {"description": text, "content": refused}
    operation["responses"] = responses
    if path.startswith("/api/"):
        queries = {**_QUERIES.get(path, {}), "lang": _LANGUAGE}
        described = [_query(name, schema) for name, schema in queries.items()]
        operation["parameters"] = [*operation.get("parameters", []), *described]
    if "{table}" in path:
        operation["security"] = [{"token": []}, {}]
