"""What any game is: Game, Move, Record, Reason, chance. Knows no particular game, no I/O, no clock."""
