"""Who only plays loads none of the laboratory's packages."""

from __future__ import annotations

import subprocess
import sys

HEAVY = ("gymnasium", "matplotlib", "numpy", "pandas", "pettingzoo", "polars", "pyarrow", "pyspiel", "ray", "torch")


def test_playing_imports_no_heavy_package() -> None:
    code = f"import sys, bottega, bottega.bots, bottega.cli; print([name for name in {HEAVY} if name in sys.modules])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


def test_commands_say_what_is_missing() -> None:
    hidden = "; ".join(f"sys.modules[{name!r}] = None" for name in HEAVY)
    code = f"import sys; {hidden}; sys.argv = ['bottega', {{}}, 'stanza', {{}}]; import bottega.cli; bottega.cli.main()"
    for command, rest in (("data", "'out', '-l', 'en'"), ("study", "'-l', 'en'")):
        program = code.format(repr(command), rest)
        run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
        assert run.returncode == 1
        assert "[study]" in run.stderr
