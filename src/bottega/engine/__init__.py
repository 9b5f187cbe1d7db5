"""The compiled engine: which modules are compiled and how, where the build lies, and which engine runs.

The one driver of compiling: `make compiled`, release wheels, tests and a server that compiles beside the play all come
here. Nothing of it is imported by the rest of the rules, and it needs nothing but Python until it compiles.
"""
