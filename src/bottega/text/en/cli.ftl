cli-language = There is no language “{ $language }”. Choose from: { $known }.
cli-unreadable = { $path } can not be read: { $problem }.
cli-level = There is no bot of level “{ $level }”. Choose from: { $known }.
cli-levels-count = { $given } bots are named, but { $wanted } are needed.
cli-rules-none = No rule speaks of “{ $search }”.
cli-journal = The journal can not be used: { $problem }.
cli-doubtful = Figures that are not from the book

provenance-book = from the rulebook
provenance-source = from a public source
provenance-memory = from memory
provenance-reconstructed = reconstructed

cli-hello = Type a number or a notation; help tells the rest.
cli-thinking = { $seat } is thinking …
cli-allowed = That move is allowed.
cli-saved = Saved as { $path }.
cli-undo-nothing = There is nothing to undo.
cli-undo-revealed = Something hidden has come to light since. “undo all” takes it back nonetheless.
cli-undo-others = Others have acted since. “undo all” takes it back nonetheless.
cli-end = The game is over.
cli-end-line = { $place }. { $seat }: { $points } points
cli-replay-keys = Enter: next, b: back, a number: jump, q: quit
cli-help =
    A number or a notation plays that move.
    moves        the moves again          board        the board again
    log          what happened lately     why MOVE     may I, and if not, why
    rules WORD   rules that speak of it   undo         take back my last step
    save FILE    save the record          quit         leave

cli-simulate-failed = The game with seed { $seed } failed: { $problem }
cli-simulate-seat = Seat
cli-simulate-bot = Bot
cli-simulate-wins = Wins
cli-simulate-place = Mean place
cli-simulate-score = Mean score
cli-simulate-spread = Spread
cli-simulate-lowest = Lowest
cli-simulate-highest = Highest
cli-simulate-speed = { $games } games in { $seconds } s, { $decisions } decisions a game, { $rate } decisions per second.
