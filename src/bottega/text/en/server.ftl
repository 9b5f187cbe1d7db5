table-bot = { $level } { $number }
table-random = Random
table-apprentice = Apprentice
table-journeyman = Journeyman
table-senior = Senior journeyman
table-foreman = Foreman
table-master = Master

table-malformed = Not understood: { $where }: { $problem }.
table-number-least = Not possible: { $where } must be at least { $bound }.
table-number-most = Not possible: { $where } must be at most { $bound }.
table-number-range = Not possible: { $where } must be a whole number from { $least } to { $most }.
table-number-whole = Not possible: { $where } must be a whole number.
table-text-least = Not possible: { $where } needs at least { $bound ->
    [one] { $bound } character
   *[other] { $bound } characters
 }.
table-text-most = Not possible: { $where } may have at most { $bound ->
    [one] { $bound } character
   *[other] { $bound } characters
 }.
table-list-least = Not possible: { $where } needs at least { $bound ->
    [one] { $bound } entry
   *[other] { $bound } entries
 }.
table-list-most = Not possible: { $where } may have at most { $bound ->
    [one] { $bound } entry
   *[other] { $bound } entries
 }.
table-token = This link is not valid here, or it has been renewed.
table-need-seat = Only someone with a seat at this table can do that.
table-need-host = Only the host of this table can do that.
table-begun = The game has already begun.
table-not-begun = The game has not begun yet.
table-ended = This table was closed before the end of the game.
table-no-such-seat = There is no seat { $number } at a table for { $players }.
table-other-seat = Your link is for seat { $number }.
table-seat-taken = This seat is taken by { $seat }.
table-name-taken = Someone at this table is already called “{ $name }”, or a name that looks the same. Please choose another.
table-seat-empty = Nobody has taken this seat yet.
table-taken-over = A bot is playing your seat. Take it back first.
table-not-taken-over = You are playing this seat yourself already.
table-back-later = Your time has run out twice in this turn. You have your seat back as soon as the bot has made a decision.
table-stale = Something has happened at the table in the meantime. Have a look and decide again.
table-ahead = The table has only { $number ->
    [one] { $number } entry
   *[other] { $number } entries
 }; your view is ahead of it. Please reload.
table-chain-too-long = The chain ends before “{ $move }”: the move before it hands over or reveals something. Play that far first.
table-undo-none = You cannot undo any further on your own: something has been revealed, or someone else has acted.
table-undo-far = On your own you can only go back to moves { $first } to { $last }; beyond that the others must agree.
table-undo-absent = { $seat } is away, and a bot is playing. What { $seat } played stands until { $seat } agrees.
table-undo-late = You have too little time left to take that back: the others would get back from you what they have used since.
table-proposal =
    { $what ->
        [undo]
            { $moves ->
                [one] { $seat } asks to take back one move.
               *[other] { $seat } asks to take back { $moves } moves.
            }
        [takeover] { $seat } asks to let a bot ({ $level }) play for { $other }.
       *[other] { $seat } asks to end the game.
    }
table-proposal-other = Meanwhile something else is asked. Please look again before you answer.
table-proposal-open = { $seat }’s proposal must be answered first.
table-proposal-none = There is no proposal to answer.
table-proposal-not-asked = Your answer is not needed.
table-already-bot = A bot is already playing for { $seat }.
table-unknown = There is no such table.
table-broken = What is kept of table { $table } is damaged, or its moves can no longer be played. It stays as it is: nothing is thrown away, and no other table is touched.
table-outdated = The game of table { $table } was played by rules that are not played any more, so it has ended and cannot be continued or replayed. Its moves are kept as a text to read: /api/tables/{ $table }/record
table-busy = The table is very busy. Please try again.
table-chat-fast = You have said a lot in this minute. Wait a moment before you go on.
table-much-done = You have done a great deal in this game ({ $most } entries). From here on you can only play moves that take it further.
table-never-begins = So much has happened at this table ({ $most } entries) without the game beginning that it stays closed. Please make a new one.
table-seed-study = Only a table for study can have a chosen seed.
table-level = There is no bot of level “{ $level }”. There are: { $levels }.
table-rematch-early = A rematch is possible when the game is over.
table-rematch-renewed = The link to your seat at the next table has been renewed: it is not to be had from here any more.
table-branch-early = You cannot branch off from a game that is still running: that would give away its secrets.
table-record-early = The record is available when the game is over: before that it would give away the seed.
table-record-long = A record may have at most { $most } moves.
table-no-such-move = There is no move { $number }; the last one is { $last }.
table-secret = What others see is shown when the game is over.
table-hints-off = Hints are switched off at this table.
table-premove-limit = The next bid would be { $amount }; your limit is { $limit }.
table-premove-asked-else = You are asked something your instruction does not cover.
table-premove-limit-needed = Automatic bidding needs a limit.

table-source-start = Start of the track

table-log-joined = { $seat } sits down.
table-log-left = { $seat } leaves the table.
table-log-started = The game begins.
table-log-drawn = The seats were drawn. In order: { $seats }.
table-log-bot = { $seat } is a bot: { $level }.
table-log-undone =
    { $consent ->
        [true] By agreement, the game goes back to move { $to } for { $seat }.
       *[other]
            { $to ->
                [0] { $seat } takes back everything.
               *[other] { $seat } takes back everything after move { $to }.
            }
    }
table-log-proposed =
    { $what ->
        [undo]
            { $to ->
                [0] { $seat } asks to take everything back.
               *[other] { $seat } asks to take back everything after move { $to }.
            }
        [takeover] { $seat } proposes that a bot play for someone who is away.
       *[other] { $seat } proposes to end the game here.
    }
table-log-answered =
    { $agree ->
        [true] { $seat } agrees.
       *[other] { $seat } does not agree.
    }
table-log-takeover = A bot ({ $level }) takes over for { $other }.
table-log-flag = { $other } is out of time; a bot ({ $level }) takes over.
table-log-back = { $seat } is back.
table-log-rematch = { $seat } sets up a rematch.
table-log-ended = By agreement, the game ends here.

server-not-found = There is nothing at this address.
server-elsewhere = This needs a server: the page plays by itself in your browser, and no other machine can be reached from here.
server-site-file = This page cannot start from a file. Serve its folder instead: run “python -m http.server” in it and open http://localhost:8000, or put it on any web host.
server-storage-full = Your device’s storage is full, so this could not be written down and was not done. Free some space on it and try again; your games so far are safe.
server-storage-refused = Your browser refuses to store anything for this page (perhaps a private window), so this could not be written down and was not done. Allow storage for this page and load it again.
server-baggage = This is not a file of exported games, or it is damaged. Nothing was changed.
server-baggage-newer = These games were exported by a newer version ({ $version }). Load this page anew to get the newest version, then import them again. Nothing was changed.
server-method = This address does not understand that kind of request.
server-internal = Something went wrong on the server. Nothing was changed; please try again.
server-store = Games cannot be saved at the moment, so nothing was changed. Please try again in a while.
server-too-large = That is too large: at most { $limit } bytes are allowed.
server-too-slow = The rest of the request did not arrive in time.
server-too-often = Too many requests. Try again in { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
}
server-origin = This request comes from a page of another site.
server-host = This server is not known by the name “{ $host }”. Whoever hosts it can add the name to its settings (hosts).
server-no-title = There is no game called “{ $title }”.
server-no-job = This job does not exist or finished long ago.
server-no-hint = The bots have no hint here.
server-analysis-early = A game can be analysed when it is over.
server-webhook-address = The webhook must be an https address on the open internet; { $host } is not.
server-push-address = This is not a push subscription of a browser.
server-notices-off = This server sends no notifications.
server-account-taken = The name “{ $name }” is taken.
server-account-wrong = Name and password do not match.
server-account-needed = Please sign in first.
server-password-short = A password needs at least { $length } characters.
server-password-common = This password is among the first that others would try. Please choose another.
server-no-session = There is no such session, or it has ended.
server-restart = The server is being restarted; you will be reconnected.
server-yes = yes
server-no = no

notice-turn = Your turn at { $table }: { $question }
notice-over = The game at { $table } is over.
notice-chat = { $name } at { $table }: { $text }
notice-clock = Your time at { $table } is running out: { $minutes ->
    [one] one minute is
   *[other] { $minutes } minutes are
} left for your decision.
notice-proposal = { $name } at { $table } { $what ->
    [undo] asks to take something back.
    [takeover] proposes that a bot play for someone.
   *[other] proposes to end the game here.
} Your answer is needed.
notice-test = This is a test: notifications from { $table } reach you.

serve-open = Bottega is running at { $address } (Ctrl-C stops it; games are kept in { $store }).
serve-settings = The settings cannot be used: { $problem }
serve-store = The store cannot be used: { $problem }
serve-workers-store = Only PostgreSQL can serve several processes (asked for: { $workers }): an SQLite file is written by one. Leave --workers out, or give --store postgresql://user:password@host/database.
serve-workers-system = Several processes on one port do not work on Windows: leave --workers out, or start further servers on the same PostgreSQL at other ports.
serve-backed-up = The games have been copied to { $path }.
serve-restored = The backup is in place at { $path }.
serve-kept = What was there before is kept as { $path }.
serve-replayed = Proved by replaying: everything stands as it stood (tables: { $tables }, moves: { $moves }).
serve-verified = Verified: all moves ({ $moves }) replay with seed { $seed }, the seed the server committed to.
serve-verify-failed = Not verified: table, seed and salt give { $found }, which is not what the table showed at its start.

doctor-local = Only this machine can reach the server.
doctor-no-url = The server listens at { $host }, but `url` is not set: links in notifications will lead nowhere.
doctor-url = `url` must be an address such as https://games.example.org, without a path: { $url }
doctor-https = `url` and `https` contradict each other: { $url }
doctor-url-good = People reach the server at { $url }.
doctor-no-proxies = `https` is set but no `proxies`: everybody behind the proxy shares one limit.
doctor-proxies-none = No proxy is believed about addresses.
doctor-proxies-all = `proxies` believes everybody, and everybody can reach the port: anyone can claim any address.
doctor-proxies = This is neither an address nor a network: { $name }
doctor-secret = `secret` has fewer than { $least } signs: whoever has one link may guess it, and make all the others. Leave it out, or draw a longer one.
doctor-secret-good = The secret is long.
doctor-proxies-good = Believed about addresses: { $proxies }
doctor-page-good = The page is built.
doctor-page = The page is not built: run `make page` in the source folder.
doctor-files-good = Up to { $count } files and connections may be open.
doctor-files = Only { $count } files and connections may be open: raise the limit (LimitNOFILE, ulimit -n).
doctor-disk-good = { $megabytes } MB are free for games.
doctor-disk = Only { $megabytes } MB are free for games.
doctor-disk-elsewhere = Games are kept in a database elsewhere.
doctor-notices-off = Notifications are switched off.
doctor-contact = `contact` is not set: some push services refuse notifications without it.
doctor-contact-good = Push services can reach { $contact }.
doctor-no-certificate = No certificate is needed.
doctor-certificate = The certificate of { $host } could not be checked from here: { $problem }
doctor-certificate-good = The certificate is valid for { $days } more days.
doctor-certificate-ends = The certificate ends in { $days } days.
doctor-bots-good = Bots think (the first took { $seconds } s).
doctor-bots = Bots do not think: no worker process could be started or answered in time.
doctor-store = The store cannot be opened: { $problem }
doctor-store-new = Games will be kept in { $store }, which does not exist yet.
doctor-clock-good = The clock is not behind what the store has seen.
doctor-clock = The clock is behind what the store has seen (seconds: { $seconds }): set it.
doctor-tables-good = All tables replay (tables: { $count }, moves: { $moves }).
doctor-tables = Some tables do not replay ({ $count }): { $tables }
doctor-certificate-wrong = The certificate of { $host } is not valid (or the clock is wrong): { $problem }
doctor-unreached = { $url } could not be reached from here: { $problem }
doctor-nobody = No server answers behind { $url } (status { $status }): it does not run, or the proxy passes requests elsewhere.
doctor-other = Something other than Bottega answers at { $url } (status { $status }).
doctor-reached = Bottega answers at { $url }.
doctor-proxy-unnamed = The proxy tells who asks, but `proxies` does not name it: everybody behind it shares one limit. The server’s log tells its address.
doctor-proxy-silent = The proxy does not tell who asks (X-Forwarded-For): everybody behind it shares one limit.
doctor-host = The server does not know the name that the proxy passes on: let it pass the `Host` that was asked for ({ $host }), or name the other in `hosts`.
doctor-sockets-good = WebSockets get through.
doctor-sockets = WebSockets do not get through, so that nobody can play: { $problem }
doctor-port-good = Port { $port } is free.
doctor-port-ours = Bottega runs at port { $port } already.
doctor-port = The server cannot listen at { $problem }
doctor-bots-own = Your bot { $name } finds no move: a line above says why.
doctor-keys = The keys for notifications in the store are damaged: the server will draw new ones, and browsers have to ask for notifications anew.
