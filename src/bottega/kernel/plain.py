"""Plain data of which the kernel cannot say more: what a title makes of it, only the title knows.

A title's own files are precise: `view_types` describes its views, `POSITION` in `position` its positions, with a
sentence for each field. Whoever knows no title (tables, stores, bots, learners) handles these.
"""

from __future__ import annotations

from typing import Any

View = dict[str, Any]  # what a seat may know, as any title shows it
Position = dict[str, Any]  # a position or a part of one: it is read by its declared shape before anybody trusts it
Figures = dict[str, Any]  # components that their title has checked
Raw = dict[str, object]  # as it came from a file or from outside: nothing in it has been looked at yet
