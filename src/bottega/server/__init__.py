"""The HTTP and WebSocket faces of tables. See docs/server/protocol.md."""
