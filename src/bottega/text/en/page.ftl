# What the page itself says around the games.

## The frame
page-skip = Skip to the content
page-home = Home
page-nav = Pages
page-nav-play = Play
page-nav-rules = Rules
page-nav-first = First game, guided
page-nav-records = Records
page-account = Account and settings
page-language = Language
page-theme = Light or dark
page-theme-light = Light colours
page-theme-dark = Dark colours
page-theme-is-system = As the system
page-theme-is-light = Light
page-theme-is-dark = Dark
page-loading = One moment …
page-offline = There is no line to the server just now. We keep trying.
page-reconnecting = Reconnecting …
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
page-copied = The link is on the clipboard.
page-copy-link = Copy link
page-saved = Saved.
page-saving = Saving …
page-the-rule = Read the rule
page-not-now = Not possible now

## Emblems of the seats
page-emblem-lily = lily
page-emblem-lion = lion
page-emblem-tower = tower
page-emblem-bee = bee
page-emblem-moon = moon

## Home
page-title-florence = The Princes of Florence
page-title-fresco = Fresco
page-title-stanza = La Stanza
page-about-florence = Bid for lakes and jesters, build a principality, and give great minds the freedom to finish their works.
page-about-fresco = Rise early, buy and mix your colours, and restore the great painting in the cathedral.
page-about-stanza = Walk the painted rooms, gather those who paint, sing and think, and leave a court behind you.
page-expansions-florence = Muse and Princess, Cooperative building
page-expansions-fresco = three modules and Leonardo
page-expansions-stanza = expert variant, all bonus tiles
page-hero = Three games of the Renaissance. Take a seat.
page-hero-more = Alone against bots or with friends, at once or over days. No account: a name is enough.
page-games = The games
page-players = { $low } to { $high } players
page-play-bots = Play against bots
page-invite = Invite friends
page-title-missing = This game is not offered on this server.
page-table-waits = Your table is waiting
page-take-turn = Take your turn
page-my-tables = My tables
page-my-tables-none = No tables yet. Two clicks and you play.
page-wait-for-you =
    { $count ->
        [one] one waits for you
       *[other] { $count } wait for you
     }
page-show-all = Show all
page-show-fewer = Show fewer
page-status-your-turn = Your turn
page-status-open = Gathering players
page-status-running = Others are thinking
page-status-over = Finished
page-status-ended = Closed by consent
page-status-broken = Set aside
page-open-tables = Open tables
page-open-tables-none = Nobody is looking for company just now.
page-seats-taken = { $taken } of { $seats } seats
page-have-link = Have a link?
page-paste-link = Paste an invitation
page-join = Join
page-link-wrong = This is no link to a table.
page-onlookers-welcome = Onlookers are welcome; a bot can keep an absent seat warm.

## A new table
page-new-table = New table
page-who-plays = Who plays?
page-how-many = How many players
page-seat-kind = Seat { $number }
page-seat-me = Me
page-seat-bot = A bot
page-seat-friend = A friend, by link
page-seat-here = Somebody at this screen
page-seat-friend-more = You get a link to send.
page-your-name = Your name
page-name-of = Name of player { $number }
page-level-of = Strength of player { $number }
page-player = Player { $number }
page-start = Start
page-start-more = The game begins at once.
page-make-table = Set the table
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
page-confirm-turns = Confirm each turn before it counts
page-tap-twice = On a touch screen the first tap shows, the second plays
page-public = Anyone may join or look on

## Gathering
page-lobby-wait = Send each friend a link.
page-lobby-welcome = Welcome! Take a seat.
page-lobby-begins = The game begins as soon as everyone is ready.
page-take-seat = Take this seat
page-seat-free = Free seat
page-seat-free-more = waits for somebody with its link
page-seat-link = Link to seat { $number }
page-fill-bot = Let a bot play
page-free-seat = Free this seat
page-ready = I am ready
page-is-ready = ready
page-not-ready = not ready yet
page-wait-please = Wait for me
page-leave = Leave
page-copy-onlooker = Copy link for onlookers
page-copy-seat = Copy link to my seat
page-no-table = There is no such table, or it is not yours to see.
page-no-token = This link is not valid any more.
page-no-token-more = Ask whoever sent it for a new one.
page-broken = This table has been set aside.

## At the table
page-parts = Parts of the table
page-tab-board = Board
page-tab-seats = Players
page-tab-panel = Log and talk
page-panel-log = Log
page-panel-chat = Chat
page-panel-notes = Notes
page-panel-rules = Rules
page-toggle-panel = Show or hide the log
page-menu = Menu
page-undo = Take back one step
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
page-points-of = { $name }: { $points } points. Show how they came about.
page-points-change = { NUMBER($points, signDisplay: "always") } points
page-to-decide = to decide
page-position = The position
page-your-moves = Your moves
page-filter-moves = Search { $count } moves
page-filter-none = No such move.
page-choose-number = Choose a number
page-choose-on-board = Choose on the board what is ringed in gold.
page-choose-from-list = Choose from the list.
page-all-moves = All moves ({ $count })
page-waiting-for = Waiting for { $names }
page-over = The game is over.
page-over-more = See how the points came about, replay the game, or study your decisions.
page-ended = The game was closed by consent.
page-you-won = You win with { $points } points!
page-won =
    { $count ->
        [one] { $names } wins with { $points } points.
       *[other] { $names } share the victory with { $points } points.
     }
page-draft-done = Your turn is complete. Does it count?
page-draft-reveals = The next step turns something over. Does it count?
page-confirm = Confirm
page-step-back = One step back
page-hint = Ask for a hint
page-hint-says = Hint: { $move }
page-hint-play = Do it
page-auto = Decide in advance
page-auto-short = Auto-bid
page-auto-about = As long as it stands, you are not asked again. It ends by itself when the limit is reached or something else is asked, and tells you why.
page-auto-bid = Bid up to { $limit }
page-auto-pass = Always pass
page-auto-off = Ask me again
page-auto-bids = bids up to { $limit }
page-auto-passes = passes by itself
page-since = Since my last turn
page-since-nothing = Nothing has happened since your last turn.
page-look-back = Look at the board then
page-film-at = { $at } of { $of }
page-film-quiet = Something was decided in secret.
page-film-stop = Back to the game
page-chat-none = Nobody has said anything yet.
page-chat-write = Write to the table
page-chat-send = Send
page-notes-about = Only you read this.
page-onlookers =
    { $count ->
        [0] nobody looks on
        [one] one onlooker
       *[other] { $count } onlookers
     }
page-sound = A quiet bell when it is my turn
page-take-back-seat = Take my seat back from the bot
page-ask-undo = Ask to take back further
page-ask-takeover = Let a bot play for { $name }
page-ask-end = Ask to end the game
page-proposal-undo = { $name } asks to take back a step.
page-proposal-takeover = { $name } asks to let a bot play an absent seat.
page-proposal-end = { $name } asks to end the game.
page-proposal-asked = Do you agree?
page-proposal-yes = Agree
page-proposal-no = Refuse
page-proposal-withdraw = Withdraw
page-rematch = Play again
page-proof = Fair shuffling
page-proof-about = This is the seal of the shuffle, made before the first move. At the end the seed is shown, and anyone can check it.
page-keys = Keys: 1 to 9 choose in the bar, M all moves, U take back, Esc closes.
page-curtain = Hand over to { $name }
page-curtain-more = Nobody else should look now.
page-curtain-lift = I am { $name }
page-score-source = From
page-score-sum = Together
page-score-about = While a game is running only what lies open is counted.

## Notices
page-notices = Notices
page-notices-about = Be told when this table needs you, also when the page is closed.
page-notices-push = Through this browser
page-notices-webhook = To a web address
page-notices-webhook-about = A webhook of Discord, Slack or your own.
page-notices-when = When
page-notices-on-turn = it is my turn
page-notices-on-over = the game is over
page-notices-on-chat = somebody writes
page-notices-test = Send a test
page-notices-tested = Browser: { $push }. Web address: { $webhook }.
page-push-refused = The browser does not allow notices.

## Records, replay and analysis
page-replay = Replay
page-record = Save the record
page-records-mine = Finished games
page-records-none = No game is finished yet.
page-records-load = Look at a record
page-records-load-about = Any record of Bottega can be replayed, branched off and analysed here.
page-records-file = The file
page-sight = As seen by
page-sight-own = as I saw it
page-sight-all = everything open
page-sight-of = as { $name } saw it
page-branch = Branch from here
page-to-table = To the table
page-move-of = Move { $move } of { $of }
page-time-line = Time line
page-analysis = Analysis
page-analysis-about = A search looks at each of your decisions as you could have known the game then, and shows where points and chances went.
page-analyse = Analyse this game
page-analysis-failed = The analysis broke off.
page-score-by-source = Score by source
page-show-as = Show as
page-bars = Bars
page-table = Table
page-course = Course of the game
page-course-points = Points
page-course-chances = Winning chance
page-course-about-course = Points that each seat could expect, move by move
page-course-about-chances = Chance of each seat to win, move by move, in percent
page-decisions = Your decisions
page-order = Order
page-by-loss = By loss
page-in-order = In order
page-grade-best = { $count } best
page-grade-good = { $count } good
page-grade-inexact = { $count } inexact
page-grade-weak = { $count } weak
page-grade-costly = { $count } costly
page-best-same = Nothing was better.
page-best-was = Best: { $move }
page-played = Played: { $move }
page-to-win = { $percent } % to win
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
page-rules-figures = Figures that are not printed in the books
page-rules-figures-about = These were reconstructed from other sources; with a copy of the game at hand they can be corrected in one file.
page-rules-figure = { $origin } ({ $confidence }%)

## Account
page-here = In this browser
page-account-optional = An account, if you like
page-account-why = It gathers your tables on every device and rates your games against other people.
page-signed-in = Signed in as { $name }
page-sign-in = Sign in
page-sign-up = Make an account
page-sign-out = Sign out
page-password = Password (8 letters or more)
page-password-old = Old password
page-password-new = New password
page-password-change = Change the password
page-rating = Rating
page-games-played = Games

## Guided first games
page-first-about = Play a real game against two gentle bots. A companion tells you the aim, explains each part as you go, and advises you when you ask.
page-first-begin = Begin
page-coach = Your companion
page-coach-enough = I know the rest
page-coach-standing = I stay at your side. Look at what is asked below, and ask me whenever you wonder.
page-coach-advise = What would you do?
page-coach-again = Tell me again
page-coach-play = Let us play
page-guide-florence-1 = You are a prince in Florence. Whoever has the most prestige after seven rounds wins. Prestige comes from works of art and science, from buildings, and from a few cards.
page-guide-florence-2 = Each round has two parts. First an auction: each of you buys one thing, no more. Then each takes two actions in turn.
page-guide-florence-3 = Your people want to work. Look at their cards: each loves one building, one landscape and one freedom. What you own of these makes the work worth more, and so do jesters.
page-guide-florence-4 = A work must reach the minimum of the round, which rises. Its value becomes money, and you may turn money into prestige at once: later it is too late.
page-guide-florence-5 = Jesters are strong early: each adds to every work you will ever make. Landscapes and builders pay over time. Do not run out of money.
page-guide-florence-6 = Below the board stands what is asked of you now. Point at a choice and you see what it leads to. You can take steps back until somebody else acts.
page-guide-fresco-1 = You run a workshop of painters. The cathedral's fresco is to be restored, tile by tile. Whoever has the most points when it is done wins.
page-guide-fresco-2 = Each day begins with getting up. Early risers act first but pay more at the market and spoil the mood; late risers pay little and keep everyone merry.
page-guide-fresco-3 = Then you plan in secret: send your apprentices to market, cathedral, studio, workshop and theatre. The places are carried out in this order.
page-guide-fresco-4 = At the market you buy paint, in the workshop you mix it, in the cathedral you pay it for a tile and take its points. The bishop nearby is worth more.
page-guide-fresco-5 = The studio gives money by painting portraits, the theatre lifts the mood: in high spirits you have one more apprentice, in low ones one less.
page-guide-fresco-6 = Below the board stands what is asked of you now. Nobody sees your plan until all have made theirs, and you may change it until then.
page-guide-stanza-1 = You are a patron who walks through six rooms and gathers people of five disciplines. Whoever leaves the greatest court behind, counted in points, wins.
page-guide-stanza-2 = In your turn you move one to four persons onwards round the house and take the one you reach. Others' figures and empty spaces are passed over.
page-guide-stanza-3 = Then you activate the room you stand in, or take your income. First you may hire: put recruits on your row of workers, each space at its price.
page-guide-stanza-4 = Your strength is the number of workers of that discipline, with helps from tiles and discs. The stronger, the better the reward; the strongest works give the most points.
page-guide-stanza-5 = Each room rewards in its own way: ships lift your income, books fill shelves, discs add strength, art fills your museum, politics brings helpers.
page-guide-stanza-6 = When a second room runs empty all are filled again and a round ends. Below the board stands what is asked of you now; point at a choice to see its outcome.
