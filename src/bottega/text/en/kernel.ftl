table = the table
seat = Player { $number }
log-points =
    { $seat }: { $change } { $points ->
        [one] point
       *[other] points
    } ({ $source })

move-game-over = The game is over.
move-no-such-seat = There is no seat { $number } in a game of { $players }.
move-unknown = “{ $text }” is no move of this game.
move-unknown-near = “{ $text }” is no move of this game. Did you mean: { $near }?
move-not-asked = It is not your decision now; we are waiting for { $seats }.

setup-game-unknown = There is no game called “{ $game }”. There are: { $known }.
setup-players = { $game } is for { $counts } players, not { $players }.
setup-option-unknown = { $game } has no option “{ $option }”. It has: { $known }.
setup-option-value = The option “{ $option }” can not be “{ $value }”. Choose from: { $choices }.
setup-option-players = The option “{ $option }” is for { $counts } players, not { $players }.
setup-seed = The seed must be a whole number from 0 to below { $limit }, not “{ $seed }”.

components-unreadable = The components file { $path } can not be read: { $problem }.
components-no-toml = The components file is not valid TOML: { $problem }.
components-wrong = Components: { $where }: { $problem }.

position-not-one = This is no dumped position: it names no game.
position-wrong = Position: { $where }: { $problem }.

record-not-one = Line { $line }: this is no Bottega record; the first line must be “bottega record 1”.
record-newer = Line { $line }: the record has format { $version }; this version of Bottega reads up to { $known }. Please update.
record-heading-missing = Line { $line }: the heading “{ $heading }:” is missing here.
record-heading-value = Line { $line }: “{ $value }” can not be the value of “{ $heading }”.
record-digest-line = Line { $line }: a digest line has a number of moves and a digest.
record-count = Line { $line }: { $stated } moves are stated, but { $found } stand before it.
record-after-end = Line { $line }: there is text after the end.
record-move-line = Line { $line }: “{ $text }” is no move; a move is the seat's number and the notation.
record-truncated = Line { $line }: the record breaks off after { $found } moves; the line “end:” is missing.
record-move-refused = Line { $line }: the move “{ $move }” is refused: { $why }
record-digest = Line { $line }: after { $number } moves the position is not the one recorded; the record was changed.
record-rules-newer = Line { $line }: the record follows rules version { $version }; this version of Bottega knows up to { $known }. Please update.
record-components = Line { $line }: the record was played with components { $stated }, these are { $found }. Give the components file it was played with.
