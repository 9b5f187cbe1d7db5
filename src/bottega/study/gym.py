"""The names under which Gymnasium knows the seats: importing this module registers them.

gymnasium.make("bottega.study.gym:bottega/Florence-v1", players=3, opponents="apprentice")
"""

from __future__ import annotations

import gymnasium

from bottega.games import NAMES

for _name in NAMES:
    gymnasium.register(f"bottega/{_name.capitalize()}-v1", entry_point=f"bottega.study.{_name}_v1:seat_env")
