"""The hook for commit messages: the subject is one line of at most 72 characters, set off from what follows.

python tools/subject.py FILE    exit code 1, with the reason, if the message in the file will not do
"""

from __future__ import annotations

import sys
from pathlib import Path

LONGEST = 72
WRITTEN_BY_GIT = ("Merge ", "Revert ", "fixup! ", "squash! ", "amend! ")


def problem(message: str) -> str | None:
    """What is wrong with a commit message, or None."""
    lines = [line for line in message.splitlines() if not line.startswith("#")]
    subject = lines[0].rstrip() if lines else ""
    if subject.startswith(WRITTEN_BY_GIT):
        return None
    if not subject:
        return "The first line of the message is empty: it says in one sentence what the commit does."
    if len(subject) > LONGEST:
        return f"The subject has {len(subject)} characters; at most {LONGEST} fit: {subject}"
    if len(lines) > 1 and lines[1].strip():
        return "An empty line sets the subject off from what follows."
    return None


if __name__ == "__main__":
    sys.exit(problem(Path(sys.argv[1]).read_text(encoding="utf-8")))
