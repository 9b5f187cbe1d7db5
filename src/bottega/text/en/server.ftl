table-bot = { $level } { $number }
table-random = Random
table-apprentice = Apprentice
table-journeyman = Journeyman
table-master = Master

table-malformed = Not understood: { $where }: { $problem }.
table-token = This link is not valid here, or it has been renewed.
table-need-seat = Only someone with a seat at this table can do that.
table-need-host = Only the host of this table can do that.
table-begun = The game has begun already.
table-not-begun = The game has not begun yet.
table-ended = This table was closed before the end of the game.
table-no-such-seat = There is no seat { $number } at a table of { $players }; seats count from 0.
table-other-seat = Your link is for seat { $number }.
table-seat-taken = This seat is taken by { $seat }.
table-seat-empty = Nobody has taken this seat yet.
table-taken-over = A bot is playing your seat. Take it back first.
table-not-taken-over = You are playing this seat yourself already.
table-stale = Something has happened at the table in the meantime. Have a look and decide again.
table-ahead = The table has only { $number } entries; this one expects more.
table-chain-too-long = The chain ends before “{ $move }”: the move before it hands over or reveals something. Play that far first.
table-undo-none = There is nothing that you could take back by yourself: something has been revealed, or somebody else has acted.
table-undo-far = By yourself you can go back to moves { $first } to { $last } only; beyond that the others must agree.
table-proposal-open = The proposal of { $seat } must be answered first.
table-proposal-none = There is no proposal to answer.
table-proposal-not-asked = Your answer is not needed.
table-already-bot = A bot is playing the seat of { $seat } already.
table-unknown = There is no such table.
table-broken = Table { $table } can not be opened. Nothing of it is lost; whoever hosts this server has been told.
table-busy = The table is very busy. Please try again.
table-seed-study = Only a table for study can have a chosen seed.
table-level = There is no bot of level “{ $level }”. There are: { $levels }.
table-rematch-early = A rematch is possible when the game is over.
table-branch-early = A game that is still running can not be branched: that would tell its secrets.
table-record-early = The record can be had when the game is over: before that it would tell the seed.
table-no-such-move = There is no move { $number }; the last one is { $last }.
table-secret = What others see is shown when the game is over.
table-hints-off = Hints are switched off at this table.
table-premove-limit = The next bid would be { $amount }; your limit is { $limit }.
table-premove-asked-else = You are asked something that your standing order does not cover.
table-premove-limit-needed = Bidding by itself needs a limit.

table-source-start = Start of the track

table-log-joined = { $seat } sits down.
table-log-left = { $seat } leaves the table.
table-log-started = The game begins.
table-log-undone =
    { $consent ->
        [true] By consent, the game goes back to move { $to } for { $seat }.
       *[other] { $seat } goes back to move { $to }.
    }
table-log-proposed =
    { $what ->
        [undo] { $seat } asks to take something back.
        [takeover] { $seat } proposes that a bot takes over an absent seat.
       *[other] { $seat } proposes to end the game here.
    }
table-log-answered =
    { $agree ->
        [true] { $seat } agrees.
       *[other] { $seat } does not agree.
    }
table-log-takeover = A bot ({ $level }) takes over the seat of { $other }.
table-log-flag = The time of { $other } is up; a bot ({ $level }) takes over.
table-log-back = { $seat } is back.
table-log-rematch = { $seat } sets up a rematch.
table-log-ended = By consent, the game ends here.

server-not-found = There is nothing at this address.
server-method = This address does not understand that kind of request.
server-internal = Something went wrong on the server. Nothing was changed; please try again.
server-too-large = That is too large: at most { $limit } bytes.
server-too-often = Too many requests. Try again in { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
}
server-origin = This request comes from a page of another site.
server-no-title = There is no game called “{ $title }”.
server-no-job = There is no such piece of work, or it is long done.
server-no-hint = The bots have no hint here.
server-analysis-early = A game can be analysed when it is over.
server-webhook-address = The webhook must be an https address on the open internet; { $host } is not.
server-push-address = This is no push subscription of a browser.
server-notices-off = This server sends no notices.
server-account-taken = The name “{ $name }” is taken.
server-account-wrong = Name and password do not match.
server-account-needed = Please sign in first.
server-password-short = A password needs at least { $length } characters.
server-restart = The server is being restarted; you will be reconnected.
server-yes = yes
server-no = no

notice-turn = It is your turn at { $table }: { $question }
notice-over = The game at { $table } is over.
notice-chat = { $name } at { $table }: { $text }
notice-test = This is a test: notices from { $table } reach you.

serve-open = Bottega is open at { $address } (Ctrl-C closes it; the games are kept in { $store }).
serve-settings = The settings can not be used: { $problem }
serve-store = The store can not be used: { $problem }
serve-backed-up = The games are copied to { $path }.
serve-restored = The backup is in place at { $path }.
serve-kept = What was there before is kept as { $path }.
serve-verified = It fits: { $moves } moves replay with seed { $seed }, to which the server was committed.
serve-verify-failed = It does not fit: table, seed and salt give { $found }, which is not what the table showed at its start.
