"""The paths of the protocol over HTTP, each declared once: how it is called, what it takes, what it answers."""
