"""The types of views: what all titles' views have in common, and how a title describes its own.

A title's `view_types` has one `View`, a TypedDict over `Common`. Every field is `Annotated` with a sentence about it,
and `typing.get_type_hints(View, include_extras=True)` gives both, for references and the page's TypeScript types. A
table whose keys are a Literal has them all, unless `SOME` stands after the sentence. These modules are not compiled,
and write their annotations as values, for whoever reads them while the program runs.
"""

from typing import Annotated, Final, TypedDict

Setting = bool | int | str
SOME: Final = "some"  # beside a table's sentence: not every name need be there


class Always(TypedDict):
    """What a view of any game has at any time."""

    game: Annotated[str, "The title."]
    players: Annotated[int, "How many play."]
    options: Annotated[dict[str, Setting], "What the table chose, by the options' names."]
    seat: Annotated[int | None, "Whose view it is, counted from 0; null for an onlooker."]
    awaiting: Annotated[list[int], "The seats that owe a decision; several when they decide at once in secret."]
    over: Annotated[bool, "Whether the game has ended."]
    scores: Annotated[list[int], "The points of each seat, as they stand."]


class Common(Always, total=False):
    """What a view of any game has, and at its end."""

    places: Annotated[list[int], "At the end: the place of each seat, 1 for who has won; equals share a place."]
