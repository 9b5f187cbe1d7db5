"""How long a test waits for what must come: so long that only a fault, never a busy machine, makes it wait in vain.

Nothing that goes well takes this long, so a test that passes is not slowed down by it.
"""

from __future__ import annotations

PATIENCE = 180  # seconds
