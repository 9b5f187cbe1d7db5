"""What is taken along into the folder of a page that plays by itself."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
LOOK = """
import runpy, sys
from pathlib import Path
sys.path.insert(0, "tools")
taken = runpy.run_path("tools/site.py")["is_taken_along"]
import bottega, bottega.browser.keeper, bottega.browser.crew, bottega.bots.advice
package = Path(bottega.__file__).parent
files = [Path(module.__file__) for name, module in sys.modules.items() if name.split(".")[0] == "bottega"]
print(sorted(str(file) for file in files if not taken(file.relative_to(package))))
"""


def test_every_module_that_the_keeper_imports_is_taken_along() -> None:
    told = subprocess.run([sys.executable, "-c", LOOK], cwd=ROOT, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"
