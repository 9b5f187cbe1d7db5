cli-language = Bottega does not speak “{ $language }”, so this is in English. It speaks: { $known }.
cli-components-shipped = { $path } can be played with, digest { $digest }: the figures as shipped.
cli-components-fits = { $path } can be played with, digest { $digest }: corrected figures.
cli-unreadable = { $path } cannot be read: { $problem }.
cli-no-text = { $path } is not a text file.
cli-file = { $path }: { $problem }.
cli-not-together = { $options } do not go together.
cli-usage-missing = { $option } is missing.
cli-usage-value = { $option } needs a value.
cli-usage-flag = { $option } takes no value.
cli-usage-option = There is no option { $option }.
cli-usage-option-near = There is no option { $option }. Perhaps: { $near }
cli-usage-number = { $option } needs a number.
cli-usage-whole = { $option } needs a whole number.
cli-usage-whole-least = { $option } needs a whole number, at least { $least }.
cli-usage-whole-between = { $option } needs a whole number from { $least } to { $most }.
cli-usage-command = There is no command “{ $command }”. There are: { $known }.
cli-usage-extra = That is too much: { $extra }
cli-usage-help = More about it: { $command }
cli-levels-count = { $given ->
        [one] { $given } bot is named
       *[other] { $given } bots are named
    }; needed: { $wanted }.
cli-rules-none = No rule mentions “{ $search }”.
cli-doubtful = Numbers and shapes that are not in the rulebook
cli-doubtful-origin = ({ $origin }, { $confidence }% certain)


cli-hello = Type a number or a notation, or help for more.
cli-seated = In order of seats: { $people }.
cli-seats-wrong =
    “{ $value }” does not name seats: give { $people ->
        [one] one number
       *[other] { $people } numbers, separated by commas,
    } from 1 to { $players }.
cli-thinking = { $seat } is thinking…
cli-allowed = That move is allowed.
cli-saved = Saved as { $path }.
cli-saved-seats = Saved as { $path }. To go on: bottega play { $game } --load { $path } --seat { $numbers }
cli-undo-nothing = There is nothing to undo.
cli-undo-revealed = Something hidden has been revealed since. “undo all” takes it back anyway.
cli-undo-others = Others have acted since. “undo all” takes it back anyway.
cli-rethink = { $seat } can still think again: “rethink { $number }”.
cli-rethink-nobody = “{ $name }” has no choice to think over again.
cli-end = The game is over.
cli-end-line = { $place }. { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-replay-keys = Enter: next, b: back, a number: jump, q: quit
cli-help =
    A number or a notation plays that move.
    moves        show the moves again     board        show the board again
    log          what happened lately     why MOVE     is it allowed, and if not, why
    rules WORD   rules that mention it    undo         take back my last step
    save FILE    save the game            quit         leave

cli-simulate-failed = The game with seed { $seed } failed: { $problem }
cli-simulate-seat = Seat
cli-simulate-bot = Bot
cli-simulate-wins = Wins
cli-simulate-place = Average place
cli-simulate-score = Average score
cli-simulate-spread = Spread
cli-simulate-lowest = Lowest
cli-simulate-highest = Highest
cli-simulate-intervals = Below each figure: its 95% interval.
cli-simulate-none = Nothing had to be played: all games stood in the journal.
cli-simulate-speed = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $seconds } s, { $decisions } decisions per game, { $rate } decisions per second.
