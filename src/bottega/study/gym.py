"""The names under which Gymnasium knows the seats: importing this module registers them.

gymnasium.make("bottega.study.gym:bottega/<Title>-v1", players=3, opponents="apprentice")
"""

from __future__ import annotations

import gymnasium

from bottega.games import names

for _name in names():
    gymnasium.register(
        f"bottega/{_name.capitalize()}-v1",
        entry_point=f"bottega.study.{_name}_v1:seat_env",
        vector_entry_point=f"bottega.study.{_name}_v1:vector_env",
    )
