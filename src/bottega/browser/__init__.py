"""A page that plays by itself: the same tables, kept in the worker of a browser instead of on a server.

The worker's TypeScript (`web/src/worker`) starts Python and hands in what only a browser has: its storage, further
workers to think in, the line to the page. Nothing here imports the browser, so all of it runs and is tested anywhere.
"""
