"""Groups: parts of a state (an auction, a turn) whose fields are declared by a shape, each under its own name.

Such a group is told and read by its declaration alone: a new field is declared there and stands in the group's copy.
"""

from __future__ import annotations

from bottega.kernel.plain import Position
from bottega.kernel.shape import Scope, Table


def tell(group: object, shape: Table, scope: Scope) -> Position:
    """The group as a part of a position."""
    return {name: field.told(getattr(group, name), scope) for name, field in shape.fields.items()}


def take(group: object, data: Position, shape: Table, scope: Scope) -> None:
    """Fill the group from a part of a position that was read by its shape."""
    for name, field in shape.fields.items():
        setattr(group, name, field.kept(data[name], scope))
