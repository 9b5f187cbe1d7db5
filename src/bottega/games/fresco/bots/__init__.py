"""What bots know of this title."""
