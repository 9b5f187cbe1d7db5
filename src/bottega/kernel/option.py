"""Options: the expansions and variants a table may choose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bottega.kernel.errors import SetupError
from bottega.kernel.reason import Reason, quoted

Setting = bool | int | str


class Option:
    """One choice at set-up. Its texts are the messages `<game>-option-<name>` and its `.about`."""

    __slots__ = ("choices", "default", "elsewhere", "name", "players")

    def __init__(
        self,
        name: str,
        default: Setting = False,
        choices: tuple[Setting, ...] = (False, True),
        players: tuple[int, ...] = (),
        elsewhere: Setting | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.choices = choices
        self.players = players  # the player counts in which there is a choice; () for all
        self.elsewhere = default if elsewhere is None else elsewhere  # how it stands in other player counts


def plain(value: object) -> object:
    """A value as Python's own: NumPy's yes, number or text becomes ours."""
    item = getattr(value, "item", None)
    return item() if callable(item) and getattr(value, "ndim", None) == 0 else value


def settle(game: str, known: Sequence[Option], chosen: Mapping[str, object], players: int) -> dict[str, Setting]:
    """All options with their settings; raises SetupError naming what is wrong with `chosen`."""
    names = [option.name for option in known]
    for name in chosen:
        if name not in names:
            raise SetupError(Reason("setup-option-unknown", {"option": quoted(name), "game": game, "known": names}))
    settings: dict[str, Setting] = {}
    for option in known:
        given = plain(chosen.get(option.name, option.default))
        # `True == 1` in Python: compare types too, so that 1 is not taken for a yes.
        fitting = [choice for choice in option.choices if type(given) is type(choice) and given == choice]
        if not fitting:
            raise SetupError(
                Reason(
                    "setup-option-value",
                    {
                        "option": option.name,
                        "value": quoted(given),
                        "choices": [str(choice) for choice in option.choices],
                    },
                )
            )
        setting = fitting[0]
        if option.players and players not in option.players:
            settings[option.name] = option.elsewhere
            if setting in (option.default, option.elsewhere):
                continue
            raise SetupError(
                Reason(
                    "setup-option-players",
                    {"option": option.name, "players": players, "counts": list(option.players)},
                )
            )
        settings[option.name] = setting
    return settings
