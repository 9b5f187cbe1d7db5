"""A command over a socket is read in one go, and comes to the same as when it is looked at piece by piece."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import UNSET

from bottega.server.sockets import talk
from bottega.tables.commands import COMMANDS


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_is_read_in_one_go(name: str) -> None:
    kind = COMMANDS[name]
    piece_by_piece = msgspec.convert(dict(kind.example), kind)
    said = msgspec.json.encode({"id": 7, "do": name, "as": 2, **kind.example}).decode()
    command = talk._command(said)
    assert isinstance(command, kind)
    assert (command.mark, command.speaker) == (7, 2)
    for field in msgspec.structs.fields(kind):
        assert getattr(command, field.name) == getattr(piece_by_piece, field.name)


def test_a_command_need_not_say_for_whom_it_is() -> None:
    command = talk._command('{"do": "undo", "expect": 3}')
    assert (command.mark, command.speaker) == (None, UNSET)


@pytest.mark.parametrize(
    "said",
    [
        '{"do": "play", "moves": ["bid 400"], "expect": 3, "more": 1}',
        '{"do": "play", "moves": ["bid 400"], "expect": 3, "as": true}',
        '{"do": "undo", "expect": 3, "id": 1.5}',
        '{"do": "undo", "expect": 3, "id": [1]}',
        '{"do": "ping"}',
        "[]",
    ],
)
def test_what_is_no_command_or_has_a_mistake_is_left_to_who_looks_closer(said: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        talk._command(said)
