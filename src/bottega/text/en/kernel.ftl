table = the table
seat = Player { $number }
log-points =
    { $seat }: { $change } { $points ->
        [one] point
       *[other] points
    } ({ $source })

move-game-over = The game is over.
move-no-such-seat = There is no seat { $number } in a game for { $players } players.
move-unknown = “{ $text }” isn’t a move in this game.
move-unknown-near = “{ $text }” isn’t a move in this game. Did you mean: { $near }?
move-not-asked = It isn’t your turn to decide; waiting for { $seats }.

setup-game-unknown = There is no game called “{ $game }”. There are: { $known }.
setup-players = { $game } is for { $counts } players, not { $players }.
setup-option-unknown = { $game } has no option “{ $option }”. It has: { $known }.
setup-option-value = The option “{ $option }” cannot be “{ $value }”. Choose from: { $choices }.
setup-option-players = The option “{ $option }” is for { $counts } players, not { $players }.
setup-seed = The seed must be a whole number from 0 up to (not including) { $limit }, or { $digits } hexadecimal digits, not “{ $seed }”.

components-unreadable = The components file { $path } cannot be read: { $problem }.
components-no-toml = The components file is not valid TOML: { $problem }.
components-wrong = Components: { $where }: { $problem }.

position-not-one = This is not a saved position: it names no game.
position-wrong = Position: { $where }: { $problem }.

record-not-one = Line { $line }: this is not a Bottega record; the first line must be “bottega record” and a number.
record-newer = Line { $line }: the record has format { $version }; this version of Bottega reads up to { $known }. Please update.
record-seed-kind = Line { $line }: this seed is not of the kind that the random generator { $number } begins with.
record-chance-newer = Line { $line }: this version of Bottega knows no random generator { $number }. Please update.
record-too-many-moves = Line { $line }: a record has at most { $most } moves.
record-line-too-long = Line { $line }: a line has at most { $most } characters.
record-too-long = Line { $line }: the record is longer than { $most } characters; no game is.
record-heading-missing = Line { $line }: the heading “{ $heading }:” is missing here.
record-heading-value = Line { $line }: “{ $value }” cannot be the value of “{ $heading }”.
record-digest-line = Line { $line }: a digest line has a number of moves and a digest.
record-count = Line { $line }: the stated number of moves is { $stated }, but { $found ->
        [one] { $found } move comes
       *[other] { $found } moves come
    } before it.
record-after-end = Line { $line }: there is text after the end.
record-move-line = Line { $line }: “{ $text }” is not a move; a move is the seat’s number and the notation.
record-truncated = Line { $line }: the record breaks off after { $found ->
        [one] { $found } move
       *[other] { $found } moves
    }; the line “end:” is missing.
record-move-refused = Line { $line }: the move “{ $move }” is refused: { $why }
record-digest = Line { $line }: after move { $number } the position is not the one recorded; the record was changed.
record-rules-newer = Line { $line }: the record follows rules version { $version }; this version of Bottega knows up to { $known }. Please update.
record-components = Line { $line }: the record was played with components { $stated }; these are { $found }. Pass the components file it was played with.

text-english = { $text } (in English)
book-page = p. { $page }
book-ruling = Ruling: { $ruling }
provenance-book = from the rulebook
provenance-source = from a public source
provenance-memory = from memory
provenance-reconstructed = reconstructed
