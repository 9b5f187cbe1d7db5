table = the table
seat = Player { $number }
percent = { $figure }%
log-points =
    { $seat }: { $change } { $points ->
        [one] point
       *[other] points
    } ({ $source })

move-game-over = The game is over.
move-no-such-seat = There is no seat { $number } in a game for { $players } players.
move-no-text = A move is given as a text or as a Move, not as “{ $value }”.
seat-no-number = A seat is a whole number from 0 to { $last }, not { $kind ->
        [text] the text “{ $value }”
       *[other] “{ $value }”
    }.
move-unknown = “{ $text }” isn’t a move in this game.
move-unknown-near = “{ $text }” isn’t a move in this game. Did you mean: { $near }?
move-not-asked = It isn’t your turn to decide; waiting for { $seats }.

setup-game-unknown = There is no game called “{ $game }”. There are: { $known }.
setup-players = { $game } is for { $counts } players, not { $players }.
setup-options-table = Options are given as names with their settings, not as “{ $value }”.
setup-players-number = The number of players must be a whole number, not { $kind ->
        [text] the text “{ $value }”
       *[other] “{ $value }”
    }.
setup-option-unknown = { $game } has no option “{ $option }”. It has: { $known }.
setup-option-value = The option “{ $option }” cannot be “{ $value }”. Choose from: { $choices }.
setup-option-players = The option “{ $option }” is for { $counts } players, not { $players }.
setup-seed = The seed must be a whole number from 0 up to (not including) { $limit }, or { $digits } hexadecimal digits, not “{ $seed }”.
setup-no-scene = { $game } brings no builder of scenes.
setup-guess-seed = The seed of a guess must be a whole number from 0 up to (not including) { $limit }, not “{ $seed }”.

components-unreadable = The components file { $path } cannot be read: { $problem }.
components-no-toml = The components file is not valid TOML: { $problem }.
components-wrong = Components: { $where }: { $problem }.
components-other-game = These are the components of { $found }, not of { $game }.
components-not-one = Components are given as a file’s path or as a title’s components, not as “{ $value }”.

position-not-one = This is not a saved position: it names no game.
position-wrong = Position: { $where }: { $problem }.
position-missing = Position: { $where } is missing.
position-unknown = Position: { $where } means nothing. There are: { $known }.
position-table = Position: { $where } must be a table of names and values, not { $found }.
position-list = Position: { $where } must be a list, not { $found }.
position-text = Position: { $where } must be a text, not { $found }.
position-flag = Position: { $where } must be true or false, not { $found }.
position-number = Position: { $where } must be a whole number from { $least } to { $most }, not { $found }.
position-step = Position: { $where } must be a multiple of { $step }, not { $found }.
position-name = Position: { $where }: { $found } is none of { $known }.
position-length = Position: { $where }: there are { $found } entries instead of { $wanted }.
position-twice = Position: { $where }: { $found } is there twice.
position-newer = Position: { $where } is { $found }; this Bottega reads up to { $known }. Please update.
position-older = Position: { $where } is { $found }, from before rules that have changed since; positions are read from { $known } on.
position-options = Position: { $where }: { $problem }
position-seed = Position: { $where } must be -1 for a guess, a whole number below 2⁶³ or { $digits } hexadecimal digits, not { $found }.
position-chance = Position: { $where } is not a state of the random generator that the seed begins.
position-must = Position: { $where } must be { $wanted } here, not { $found }.
position-needs = Position: { $where } must be there in the phase { $phase }.
position-phase = Position: { $where } cannot be so in the phase { $phase }.
position-option = Position: { $where } can only be so with the option { $option }.
position-choice = Position: { $where }: seat { $number } would have nothing to decide.
position-seats = Position: { $where } must name seat { $number }.
position-more = Position: { $where }: { $found } is more than the { $most } there are.
position-total = Position: { $where }: there are { $found } in all instead of { $wanted }.
position-places = Position: { $where }: { $name } is in { $found } places instead of one.
position-elsewhere = Position: { $where }: { $name } is already at { $place }.
position-overlap = Position: { $where }: the tile { $tile } covers something else.
position-shape = Position: { $where }: this is not the shape of the tile { $tile }.
position-parts = Position: { $where }: the other part of { $tile } is not on a neighbour’s board, or does not meet this one.
position-close = Position: { $where }: { $tile } touches another building, which takes two builders, not { $builders }.
position-border = Position: { $where }: without a builder nobody builds { $tile } alone at a border.
position-second = Position: { $where }: seat { $number } has { $tile } already.
position-placement = Position: { $where }: { $found } is no placement across a border.
position-placement-none = Position: { $where }: the tile { $tile } cannot lie at { $cell }, turned { $way }.
position-neighbour = Position: { $where }: seat { $number } has no neighbour on this side.
position-together = Position: { $where }: seats { $number } and { $partner } cannot build { $tile } so.
position-payment = Position: { $where }: { $florins } florins cannot be paid here, or are not enough.
position-sold = Position: { $where }: more is sold than players have bought or left.
position-bid = Position: { $where }: seat { $number } cannot have bid { $florins } florins for { $lot }.
position-paid = Position: { $where }: the florins ({ $found }) are less than the { $florins } that the work was paid with.
position-taken = Position: { $where }: a masterpiece stands there already, or it is covered.
position-cover = Position: { $where }: there are only { $most } cover tiles of { $points }.
position-retired = Position: { $where } must number those who have retired 1, 2, 3 in their order.
position-hired = Position: { $where }: nobody of { $discipline } is among those hired.
position-due = Position: { $where }: taken and still due are { $found } together, but can only be { $wanted }.
position-seen = Position: { $where } does not lead to this position. Leave “seen” out of one that was edited.

record-not-one = Line { $line }: this is not a Bottega record; the first line must be “bottega record” and a number.
record-guess = A guess has no past, and so no record.
record-newer = Line { $line }: the record has format { $version }; this version of Bottega reads up to { $known }. Please update.
record-seed-kind = Line { $line }: this seed is not of the kind that the random generator { $number } begins with.
record-upto = The number of moves to replay must be a whole number from 0, not “{ $value }”.
record-setup = Line { $line }: { $why }
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
text-language = There are no texts in “{ $language }”. There are: { $known }.
book-page = p. { $page }
book-ruling = Ruling: { $ruling }
provenance-book = from the rulebook
provenance-source = from a public source
provenance-memory = from memory
provenance-reconstructed = reconstructed

guest-name = The title “{ $guest }” ({ $value }) is left out: its name is taken, or is not made of small letters.
guest-broken = The title “{ $guest }” is left out, for it cannot be loaded: { $problem }
guest-no-title = The title “{ $guest }” is left out: { $value } is no title of that name.
guest-components = The title “{ $guest }” is left out because of its components. { $why }
guest-parts = The title “{ $guest }” is left out because parts are missing: { $parts }.
guest-texts = The title “{ $guest }” is left out because texts are missing: { $texts }.
