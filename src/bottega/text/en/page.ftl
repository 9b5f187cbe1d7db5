# What the page itself says around the games.

## The frame
page-skip = Skip to the content
page-home = Home
page-nav = Pages
page-nav-play = Play
page-nav-rules = Rules
page-nav-first = First game with a coach
page-nav-records = Saved games
page-account = Account and settings
page-language = Language
page-theme = Light or dark
page-theme-light = Light colours
page-theme-dark = Dark colours
page-theme-is-system = Match system
page-theme-is-light = Light
page-theme-is-dark = Dark
page-loading = One moment…
page-offline = No connection to the server. Trying again…
page-reconnecting = Reconnecting…
page-nothing-here = There is nothing at this address.
page-refused = That did not work.
page-close = Close
page-back = Back
page-next = Next
page-previous = Previous
page-first = To the beginning
page-last = To the end
page-play = Play
page-pause = Pause
page-now = now
page-less = Less
page-more = More
page-copied = Link copied.
page-copy-link = Copy link
page-saved = Saved.
page-saving = Saving…
page-the-rule = Read the rule
page-not-now = Not possible now

## Emblems of the seats
page-emblem-lily = lily
page-emblem-lion = lion
page-emblem-tower = tower
page-emblem-bee = bee
page-emblem-moon = moon
page-emblem-sun = sun
page-emblem-rose = rose
page-emblem-key = key
page-emblem-anchor = anchor
page-emblem-grapes = grapes
page-colour-lapis = lapis blue
page-colour-terracotta = terracotta
page-colour-verdigris = green
page-colour-saffron = saffron
page-colour-plum = plum
page-colour-slate = slate
page-colour-azure = azure
page-colour-blush = rose pink
page-arms = Emblem and colour
page-arms-emblem = Emblem
page-arms-colour = Colour
page-arms-more = Yours wherever you sit down. If somebody at the table already has one of them, you get the next that is free.
page-arms-done = Done

## Home
page-hero = Board games of the Renaissance. Take a seat.
page-hero-more = Alone against bots or with friends, in one sitting or over several days. No account needed: a name is enough.
page-games = The games
page-players = { $low } to { $high } players
page-play-bots = Play against bots
page-invite = Invite friends
page-title-missing = This game is not offered on this server.
page-table-waits = Your table is waiting
page-take-turn = Take your turn
page-my-tables = My tables
page-my-tables-none = No tables yet. Two clicks and you are playing.
page-wait-for-you =
    { $count ->
        [one] one is waiting for you
       *[other] { $count } are waiting for you
     }
page-show-all = Show all
page-show-fewer = Show fewer
page-status-your-turn = Your turn
page-status-open = Waiting for players
page-status-running = Waiting for others
page-status-over = Finished
page-status-ended = Ended by agreement
page-status-broken = Cannot be opened
page-open-tables = Open tables
page-open-tables-none = No open tables right now.
page-seats-taken = { $taken } of { $seats } seats
page-have-link = Got a link?
page-paste-link = Paste an invitation
page-join = Join
page-link-wrong = This isn’t a link to a table.
page-onlookers-welcome = Spectators are welcome; a bot can fill in for someone who is away.

## A new table
page-new-table = New table
page-who-plays = Who plays?
page-how-many = How many players
page-seat-kind = Seat { $number }
page-seat-me = Me
page-seat-bot = A bot
page-seat-friend = A friend, by link
page-seat-here = Someone at this screen
page-seat-friend-more = You get a link to send.
page-your-name = Your name
page-name-of = Name of player { $number }
page-level-of = Level of player { $number }
page-player = Player { $number }
page-start = Start
page-start-more = The game begins at once.
page-make-table = Open the table
page-make-table-more = The game begins when all seats are taken.
page-expansions = Expansions and variants
page-no-options = This game has no options.
page-option-players = Only with { $counts } players.
page-table-settings = The table
page-table-name = Name of the table
page-clock = Clock
page-clock-none = No clock
page-clock-quick = 20 minutes each
page-clock-calm = One hour each
page-clock-day = One day for each decision
page-clock-days = Three days for each decision
page-stars =
    { $count ->
        [one] one star of five
       *[other] { $count } stars of five
    }
page-draw-seats = Draw who sits where
page-confirm-turns = Confirm each turn before it counts
page-tap-twice = On a touch screen, tap once to preview and again to play
page-public = Anyone may join or watch

## Gathering
page-lobby-wait = Send each friend a link.
page-lobby-welcome = Welcome! Take a seat.
page-lobby-begins = The game begins as soon as everyone is ready.
page-take-seat = Take this seat
page-seat-free = Free seat
page-seat-free-more = open to whoever has the link
page-seat-link = Link to seat { $number }
page-fill-bot = Let a bot play
page-free-seat = Free this seat
page-ready = I’m ready
page-is-ready = ready
page-not-ready = not ready yet
page-wait-please = Not ready after all
page-leave = Leave
page-copy-onlooker = Copy link for spectators
page-copy-seat = Copy link to my seat
page-no-table = There is no such table, or you do not have access to it.
page-no-token = This link is no longer valid.
page-no-token-more = Ask whoever sent it for a new one.
page-private-table = This table is private.
page-private-table-more = Open it by the link of a seat. If you sit here on another device, choose “Copy my link” there in the menu.
page-broken = This table cannot be opened.

## At the table
page-parts = Parts of the table
page-tab-board = Board
page-tab-seats = Players
page-tab-panel = Log and chat
page-panel-log = Log
page-panel-chat = Chat
page-panel-notes = Notes
page-panel-rules = Rules
page-toggle-panel = Show or hide the log
page-menu = Menu
page-undo = Take back one step
page-undo-nothing = Nothing of yours can be taken back.
page-undo-ask = Since your last step others have acted, or something hidden has come to light. You can ask the others in the menu.
page-reset = Start the turn again
page-you = you
page-bot = bot
page-away = away
page-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
     }
page-score = Score, line by line
page-points-of = { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Show where they came from.
page-points-change = { NUMBER($points, signDisplay: "always") } { $points ->
        [one] point
       *[other] points
    }
page-to-decide = to move
page-position = The position
page-board-failed = The board of { $title } could not be drawn. The position is shown in words.
page-your-moves = Your moves
page-filter-moves = Search the moves ({ $count })
page-filter-none = No move found.
page-choose-number = Choose a number
page-choose-on-board = Choose one of the gold outlines on the board.
page-choose-freely = Choose on the board.
page-choose-from-list = Choose from the list.
page-all-moves = All moves ({ $count })
page-waiting-for = Waiting for { $names }
page-over = The game is over.
page-over-more = See where the points came from, replay the game, or study your decisions.
page-over-tied = { $names } { $count ->
        [one] has
       *[other] have
    } as many points; the rule for ties decides.
page-ended = The game was ended by agreement.
page-you-won = { $points ->
        [one] You win with { $points } point!
       *[other] You win with { $points } points!
    }
page-won =
    { $count ->
        [one] { $names } wins with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $names } share the victory with { $points ->
            [one] { $points } point
           *[other] { $points } points
        } each.
     }
page-draft-done = Your turn is complete. Confirm it?
page-draft-reveals = The next step reveals something and cannot be undone. Confirm?
page-confirm = Confirm
page-step-back = One step back
page-hint = Ask for a hint
page-hint-says = Hint: { $move }
page-hint-play = Play this
page-auto = Decide in advance
page-auto-short = Auto-bid
page-auto-up-to = Auto-bid up to
page-auto-about = While this is on, you won’t be asked. It switches itself off at the limit or when you are asked something else, and tells you why.
page-auto-bid = Bid up to { $limit }
page-auto-pass = Always pass
page-auto-off = Switch off
page-auto-bids = bids up to { $limit }
page-auto-bids-for = bids up to { $limit } for: { $lot }
page-auto-passes = passes automatically
page-auto-bids-ended = Auto-bid stopped.
page-auto-bids-ended-for = Auto-bid for { $lot } stopped.
page-auto-passes-ended = Automatic passing stopped.
page-log-more = { $count ->
        [one] One detail
       *[other] { $count } details
    }
page-log-earlier = Earlier lines
page-since = Since my last turn
page-since-nothing = Nothing has happened since your last turn.
page-look-back = Show the board at this point
page-film-at = { $at } of { $of }
page-film-quiet = Something was decided in secret.
page-film-stop = Back to the game
page-others-move = The others move
page-skip-showing = Skip
page-pace = Others’ moves
page-speed = Speed
page-pace-off = off
page-pace-slow = slow
page-pace-normal = normal
page-pace-fast = fast
page-round = Round { $round }
page-round-before = Round before
page-round-after = Next round
page-next-turning-point = Next turning point
page-chat-none = Nobody has said anything yet.
page-chat-write = Write to the table
page-chat-send = Send
page-notes-about = Only you read this.
page-onlookers =
    { $count ->
        [0] nobody is watching
        [one] one spectator
       *[other] { $count } spectators
     }
page-sound = Sounds
page-take-back-seat = Take my seat back from the bot
page-ask-undo = Ask the others for a longer undo
page-ask-takeover = Let a bot play for { $name }
page-ask-end = Ask to end the game
page-proposal-asked = Do you agree?
page-proposal-yes = Agree
page-proposal-no = Decline
page-proposal-withdraw = Withdraw
page-rematch = Play again
page-proof = Fair shuffling
page-proof-about = This is the seal of the shuffle, made before the first move. At the end the seed is revealed, and anyone can check it.
page-keys = Keys
page-sound-about = Soft tones: a bell when it is your turn, a knock for your own pieces, a ring for points.
page-confirm-turns-about = You try your whole turn out and confirm it at the end; until then nobody sees it.
page-tap-twice-about = So that nothing is played by a slip of the finger.
page-coordinates = Coordinates on the boards
page-coordinates-about = Letters and figures along the squares, as the log names them.
page-pace-about = How long each move of the others is shown.
page-fullscreen = Full screen
page-fullscreen-off = Leave full screen
page-key-bar = choose in the bar
page-key-moves = all moves
page-key-undo = take back one step
page-key-back = one level back, close
page-key-arrows = go to the next thing that can be chosen
page-key-arrows-all = also to what cannot, to hear why
page-key-zoom = enlarge what the pointer or the focus is on
page-key-skip = skip the others’ moves
page-key-coach = go where the coach points
page-curtain = Hand over to { $name }
page-curtain-more = Nobody else should look now.
page-curtain-lift = I am { $name }
page-score-source = From
page-score-sum = Total
page-score-about = While a game is running, only what everyone can see is counted.

## Notices
page-notices = Notifications
page-notices-about = Get a message when this table needs you, even when the page is closed.
page-notices-push = Through this browser
page-notices-webhook = To a web address
page-notices-webhook-about = A webhook of Discord, Slack or your own.
page-notices-when = When
page-notices-on-turn = it is my turn
page-notices-on-over = the game is over
page-notices-on-chat = someone writes
page-notices-test = Send a test
page-notices-tested = Browser: { $push }. Web address: { $webhook }.
page-push-refused = The browser does not allow notifications.

## Records, replay and analysis
page-replay = Replay
page-record = Download the game
page-records-mine = Finished games
page-records-none = No finished games yet.
page-records-load = Open a saved game
page-records-load-about = Any saved game of Bottega can be replayed and analysed here, and you can branch off at any move.
page-records-file = The file
page-sight = As seen by
page-sight-own = as I saw it
page-sight-all = everything revealed
page-sight-of = as { $name } saw it
page-branch = Branch off here
page-to-table = To the table
page-move-of = Move { $move } of { $of }
page-time-line = Timeline
page-analysis = Analysis
page-analysis-about = The engine looks at each of your decisions with what you could know at the time and shows where you lost points or winning chances.
page-analyse = Analyse this game
page-analyse-deeper = Look again, for { $seconds } s
page-analysis-thin = There was too little time for this game: what stands here is a first guess. Look again, longer.
page-accuracy = Accuracy { $percent }%
page-play-better = Play the better move
page-whose-decisions = Whose decisions
page-luck = Luck of the draw
page-luck-about = What came to light, in points more or less than what might have come.
page-analysis-failed = The analysis stopped early.
page-score-by-source = Score by source
page-show-as = Show as
page-bars = Bars
page-table = Table
page-course = How the game went
page-course-points = Points
page-course-chances = Winning chance
page-course-about-course = Points each seat could expect, move by move
page-course-about-chances = Each seat’s chance of winning, move by move, in per cent
page-course-shared = The player’s own chance is what was found at their decisions; the other seats share the rest as their positions suggest.
page-decisions = Decisions
page-order = Order
page-by-loss = By loss
page-in-order = In order
page-grade-best = { $count } best
page-grade-good = { $count } good
page-grade-inaccuracy =
    { $count ->
        [one] { $count } inaccuracy
       *[other] { $count } inaccuracies
    }
page-grade-mistake =
    { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
page-grade-turning =
    { $count ->
        [one] { $count } turning point
       *[other] { $count } turning points
    }
page-grades-about = Beyond the noise, 1 point or 2% of the chance to win make an inaccuracy, 3 points or 6% a mistake; the costliest, from 8% up, are turning points.
page-losses = Points lost by all decisions, added up: { $points } (95% interval: { $low } to { $high }). What a mistake of several decisions costs is counted at each of them.
page-balance = Points to expect before the first decision: about { $first }; at the end: { $end }. Between the decisions they changed by about { $between }: by luck, by the others, and where play went on better or worse than supposed.
page-best-same = Nothing was better.
page-best-was = Best: { $move }
page-best-near = About as good: { $move }
page-played = Played: { $move }
page-to-win = { $percent }% chance to win
page-lost-chance = −{ $percent }%
page-lost-points =
    { $count ->
        [one] −{ $points } point
       *[other] −{ $points } points
    }
page-loss-win = Chance to win: { $percent }% ({ $low } to { $high })
page-loss-points = Points: { $points } ({ $low } to { $high })
page-range = { $low } to { $high }
page-given-away = Given away
page-within-noise = Difference within the noise
page-difference = Difference
page-turning-point = Turning point at move { $move }
page-decision = Decision at move { $move }
page-look-at-board = Look at the board
page-no-decisions = There was nothing to decide.

## The rulebook
page-rules-search = Search the rules
page-rules-none = Nothing in the rulebook contains these words.
page-rules-contents = Contents
page-rules-source = Source
page-rules-example = Example
page-rules-figures = Numbers and shapes that are not printed in the rulebooks
page-rules-figures-about = These were reconstructed from other sources; if you own the game, you can correct them in one file.
page-rules-figure = { $origin } ({ $confidence }%)

## Account
page-here = In this browser
page-account-optional = An account, if you like
page-account-why = It keeps your tables together on every device and rates your games against other people.
page-signed-in = Signed in as { $name }
page-sign-in = Sign in
page-sign-up = Create an account
page-sign-out = Sign out
page-sessions = Where you are signed in
page-session-here = this browser
page-session-unknown = an unknown browser
page-session-end = End
page-sessions-end = End all others
page-password = Password (8 characters or more)
page-password-old = Old password
page-password-new = New password
page-password-change = Change the password
page-rating = Rating
page-games-played = Games

## First games with the coach
page-first-about = Play a real game against two easy bots. A coach stands beside the board: it explains each thing when it first comes up, points to it, and says what it would do.
page-first-begin = Begin
page-first-resume = Go on
page-first-anew = Begin anew
page-coach = Coach
page-coach-call = Call the coach
page-coach-leave = Send the coach away (the table menu brings it back)
page-coach-advises = Say at each decision what you would do
page-coach-met = Explained so far: { $met } of { $all }
page-coach-would = My advice:
page-coach-only = Only this is possible:
page-coach-show = Where?
page-coach-thinking = Let me think…
page-coach-watch = Now the others play. Watch what they do: the log tells it line by line.
page-coach-other = My advice was: { $move }. No harm done, we go on from here.
page-coach-other-undo = My advice was: { $move }. You can go on from here, or undo.
page-coach-taken-back = Taken back. Think again.
page-coach-confirm = That completes your turn. Confirm it, or go back a step.
page-coach-end = Now you know the game, and my work is done. The rest is in the rulebook.

# The page that plays by itself
page-play-here = At one screen
page-record-link = Copy the game as a link
page-site-fetching = Fetching the game engine, once…
page-site-fetched = { $done } of { $total } MB
page-site-waking = The game engine is starting…
page-site-trouble = The game engine could not start.
page-site-missing = A file of this site could not be loaded. Check your connection and load the page again; your games are safe.
page-site-broken = Something in the engine failed. Load the page again; your games are safe.
page-site-no-wasm = This browser does not run WebAssembly, which the engine needs. Use a current version of Firefox, Chrome, Edge or Safari.
page-site-store-newer = Your games were stored by a newer version of this page. Close all its windows and load it again to get that version; nothing is lost.
page-storage-refused = Your browser refuses to store anything for this page (perhaps a private window). Allow storage for it and load it again: without, no game could survive.
page-storage-full = Your device’s storage is full, so your games cannot be opened. Free some space on it and load the page again; nothing is lost.
page-storage-lost = The browser has taken away this page’s storage, perhaps because its data were cleared. What you do now would not be kept: load the page again.
page-site-store-damaged = What this browser has stored of your games is damaged. Export everything: whatever can still be read is saved. Then you can begin with an empty store and import the file.
page-site-anew = Begin with an empty store
page-site-reload = Load again
page-site-update = A new version is here. Your games stay as they are.
page-site-update-use = Use it now
page-site-update-later = Later
page-baggage = Your games
page-baggage-about = They are kept in this browser alone. Export them to keep them safe or to go on elsewhere.
page-baggage-pack = Export everything
page-baggage-unpack = Import a file
page-baggage-brought =
    { $count ->
        [0] Nothing new in it
        [one] One table taken over
       *[other] { $count } tables taken over
    }; { $known } here already, { $different } left as they are here.
page-baggage-damaged =
    { $count ->
        [one] One table in the file is damaged and was left out.
       *[other] { $count } tables in the file are damaged and were left out.
    }
