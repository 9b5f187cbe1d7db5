"""Sockets: who is connected at which table, and what each is told."""
