"""For researchers: mass play, datasets, and the interfaces of other frameworks.

    from bottega.study import <title>_v1                           environments of PettingZoo and Gymnasium
    from bottega.study import openspiel                            the titles as games of OpenSpiel
    from bottega.study import data                                 games and decisions as Parquet

What these need beyond Bottega itself is installed by `pip install 'bottega[study]'`; nothing of it is
imported before it is asked for.
"""

import sys
from typing import TYPE_CHECKING, Any

from bottega.study.environments import Environments

if not any(isinstance(finder, Environments) for finder in sys.meta_path):
    sys.meta_path.append(Environments())

if TYPE_CHECKING:  # the modules `<title>_v1` are made when they are asked for

    def __getattr__(name: str) -> Any: ...
