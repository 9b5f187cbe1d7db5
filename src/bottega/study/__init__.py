"""For researchers: mass play, datasets, and the interfaces of other frameworks.

    from bottega.study import <title>_v1                           environments of PettingZoo and Gymnasium
    bottega.study.batch("<title>", 256)                            many games in one compiled call
    from bottega.study import openspiel                            the titles as games of OpenSpiel
    from bottega.study import data                                 games and decisions as Parquet

What these need beyond Bottega itself is installed by `pip install '.[study]'`; nothing of it is
imported before it is asked for.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from bottega.study.environments import Environments

if not any(isinstance(finder, Environments) for finder in sys.meta_path):
    sys.meta_path.append(Environments())


def batch(title: str, count: int, **choices: Any) -> Batch:
    """`count` games stepped together; `choices` are those of `bottega.study.batches.Batch`."""
    from bottega.study.batches import Batch

    return Batch(title, count, **choices)


if TYPE_CHECKING:  # the modules `<title>_v1` are made when they are asked for
    from bottega.study.batches import Batch

    def __getattr__(name: str) -> Any: ...
