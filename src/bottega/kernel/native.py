"""Native: marks that only the compiler reads, without a package that only the compiler needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_marks):
        """In plain Python a mark changes nothing."""
        return lambda marked: marked


__all__ = ["mypyc_attr"]
