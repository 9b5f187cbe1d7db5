"""People around a table: seats, invitations, moves, undo, clocks, chat and history, over a store."""
