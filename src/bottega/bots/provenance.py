"""Provenance: what results were made with. Results of different makings are never mixed."""

from __future__ import annotations

import warnings
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields
from pathlib import Path

import bottega
from bottega.bots.contestants import Contestant
from bottega.games import title as shelf
from bottega.kernel.components import Components
from bottega.kernel.errors import BottegaWarning, SetupError
from bottega.kernel.reason import Reason


@dataclass(frozen=True)
class Provenance:
    """All that decides results beside seeds and settings, by digests."""

    bottega: str  # the version
    rules: int
    components: str
    bots: dict[str, str]  # by label

    def dump(self) -> dict[str, object]:
        return asdict(self)


def provenance(
    title: str, players: Iterable[Contestant], components: Components | Path | str | None = None
) -> Provenance:
    """What results of these players would be made with now; what they have learned is read for it."""
    players = list(players)
    for player in players:
        player.prepare(title)
    game = shelf(title)
    pieces = components if isinstance(components, Components) else game.components(components)
    digests = {player.label: player.digest(title) for player in players}
    return Provenance(bottega.__version__, game.rules_version, pieces.digest, digests)


def hush() -> None:
    """In a process that plays for another: what has been learned and does not fit is told by the other, once."""
    warnings.simplefilter("ignore", BottegaWarning)


def refuse_to_mix(path: Path, held: object, now: Provenance) -> None:
    """SetupError that names what differs, if results in a file were made with something else."""
    told = held if isinstance(held, dict) else {}
    current = now.dump()
    different: list[str] = []
    for field in fields(Provenance):
        before, after = told.get(field.name), current[field.name]
        if before == after:
            continue
        if isinstance(before, dict) and isinstance(after, dict):
            different += [f"{label}" for label in after if before.get(label) != after[label]]
        else:
            different.append(f"{field.name} {before if before is not None else '?'} ≠ {after}")
    if different:
        raise SetupError(Reason("bots-results-other", {"path": str(path), "what": different}))
