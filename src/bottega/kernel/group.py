"""Groups: parts of a state (an auction, a turn) whose fields are declared by a shape, each under its own name.

Such a group is told and read by its declaration alone: a new field is declared there and stands in the group's copy.
"""

from __future__ import annotations

from bottega.kernel.plain import Position
from bottega.kernel.shape import Fields, Scope


def tell(group: object, shape: Fields, scope: Scope, but: tuple[str, ...] = ()) -> Position:
    """The group as a part of a position; `but` names what the title tells by hand."""
    fields = shape.fields.items()
    return {name: field.told(getattr(group, name), scope) for name, field in fields if name not in but}


def take(group: object, data: Position, shape: Fields, scope: Scope, but: tuple[str, ...] = ()) -> None:
    """Fill the group from a part of a position that was read by its shape."""
    for name, field in shape.fields.items():
        if name not in but:
            setattr(group, name, field.kept(data[name], scope))
