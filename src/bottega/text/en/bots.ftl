bots-level-unknown = There is no bot of level “{ $level }”. There are: { $known }; or write learned:FILE for a policy, module:Class or file.py:Class for a bot of your own.
bots-style-unknown = There is no style “{ $style }”. There are: { $known }.
bots-style-other = { $game } has no style “{ $style }”. It has: { $known }.
bots-style-level = The level { $level } has no styles. Levels that have: { $known }.
bots-style-none = { $game } has no styles, not even “{ $style }”.
bots-effort-wrong = “{ $label }” is not a contestant. A master may have seconds (master:0.5) or iterations (master:400i); the other levels have no such setting.
bots-own-broken = “{ $name }” cannot be loaded: { $problem }
bots-own-none = “{ $name }” is not a bot: it must be a subclass of bottega.bots.Bot.
bots-name-wrong = “{ $name }” cannot be the name of a bot: it needs 1 to 20 characters, no colon and no comma, and must not be one of the levels.
bots-illegal = The bot “{ $name }” chose { $move }, which is not a legal move of its seat.
bots-failed = The bot “{ $name }” failed in the game with seed { $seed }: { $problem }
bots-changed = No longer what they were when the series began: { $names }.
bots-results-other = The results in { $path } were made with something else: { $what }. Choose another file to start afresh.
bots-list-title = Who can play
bots-list-name = Name
bots-list-about = How it plays
bots-list-strength = Strength
bots-ladder-title = How strong they are
bots-ladder-about = Ratings in Elo with their 95% intervals, a journeyman at 1500 by definition; 400 points are ten wins to one. A master was measured with this many iterations: { $iterations }; otherwise it thinks for { $seconds } s, which compiled is more, plain less.
bots-list-random = any legal move
bots-list-apprentice = what the rules of thumb like best, at once
bots-list-journeyman = tries promising moves in a few guesses and thinks its turn through
bots-list-senior = searches like a master, with at most this many trial games: { $count }
bots-list-foreman = searches like a master, with at most this many trial games: { $count }
bots-list-master = searches for as long as it may: { $seconds } s, or as told
bots-list-effort = a master with so many seconds, or so many iterations (always the same answer)
bots-list-processor = a master with so many seconds of the processor: as strong on a busy machine
bots-style-about = Prefers { $love } where moves are about equal.
bots-list-frozen = the master of that version, to measure those of today against
bots-list-learned = a policy that was learned
bots-list-ismcts = OpenSpiel’s search (IS-MCTS) with so many simulations; needs bottega[study]
bots-list-own = a bot of your own, from a module or a file
bots-styles-title = Styles
bots-styles-about = A level from journeyman to master has a style behind a slash: { $forms }. It is about as strong as its level and, where moves are about equal, plays the one it prefers.
bots-styles-game = Game
bots-styles-love = Prefers
bots-style-builder = builder
bots-style-gardener = gardener
bots-style-bidder = bidder
bots-style-trader = trader
bots-style-painter = portraitist
bots-style-colourist = colourist
bots-style-seafarer = seafarer
bots-style-author = author
bots-style-collector = collector
bots-love-builder = building
bots-love-gardener = forests, lakes and parks
bots-love-bidder = auctions
bots-love-trader = the market
bots-love-painter = the studio
bots-love-colourist = the workshop
bots-love-seafarer = Discoveries
bots-love-author = Literature
bots-love-collector = bonus tiles
bots-arena-other = { $path } holds the results of another arena. Choose another file, or the same settings.
bots-file-taken = { $path } is being written by another process. Wait until that has ended, or choose another file.
bots-seconds-range = A bot cannot think for { $seconds } s: { $least } to { $most } are possible.
bots-iterations-range = A search cannot have { $iterations } iterations: 1 to { $most } are possible.
bots-weights-other = { $file } was learned for other rules, components or another version ({ $what }): masters play without it.
bots-weights-damaged = { $file } cannot be read ({ $problem }): masters play without it. A fresh installation puts it right.
bots-sprt-elo = A sequential test needs elo0 below elo1, both from −{ $most } to { $most }; not { $elo0 } and { $elo1 }.
bots-sprt-rate = An error rate is above 0 and below 0.5; not { $rate }.
bots-sprt-two = A sequential test compares two bots, the first with all the others; there are: { $names }.
bots-sprt-unequal = Note: the bots do not think equally long.
bots-sprt-found = { $name } wins { $share } of the games; strength compared with the others, in Elo: { $elo }.
bots-sprt-gains = Stopped: it gains. After { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
 } the log-likelihood ratio is { $ratio }, above { $high }.
bots-sprt-gains-not = Stopped: it does not gain. After { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
 } the log-likelihood ratio is { $ratio }, below { $low }.
bots-sprt-open = Still open. After { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
 } the log-likelihood ratio is { $ratio }; the test ends below { $low } or above { $high }.
bots-seat-wrong = There is no seat { $number }; the game has { $players }.

bots-reason-thumb = It looks best by the rules of thumb; there was no time to compare.
bots-reason-only = It is the only move.
bots-reason-ahead = About { $points ->
    [one] a point
   *[other] { $points } points
 } better than the next best move.
bots-reason-place = No more points than the next best move, but a better chance to win.
bots-reason-behind = About { $points ->
    [one] a point
   *[other] { $points } points
 } worse than the best move.
bots-reason-prevents = It keeps about { $points ->
    [one] a point
   *[other] { $points } points
 } from the others, compared with the next best move.
bots-reason-level = The next best move is as good, as far as can be told.
bots-reason-allows = It lets the others have about { $points ->
    [one] a point
   *[other] { $points } points
 } more than the best move does.
bots-reason-close = Hardly worse than the best move.
bots-reason-chance = About as many points as the best move, but a smaller chance to win.
bots-reason-bought = About { $points ->
    [one] a point
   *[other] { $points } points
 } more than the best move brings, but a smaller chance to win.
bots-reason-unsure = May be worse than the best move; there was too little time to tell.
bots-compared-points = About { $points ->
    [one] a point
   *[other] { $points } points
 } better than the move that was played.
bots-compared-chance = About as many points as the move that was played, but a better chance to win.
bots-compared-hardly = Hardly better than the move that was played.
bots-compared-level = The move that was played is as good, as far as can be told.
bots-compared-fewer = About { $points ->
    [one] a point
   *[other] { $points } points
 } less than the move that was played, but a better chance to win.
bots-compared-worse = The move that was played proved better in further tries.

bots-arena-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
 }
bots-arena-playing = Playing
bots-arena-bot = Bot
bots-arena-share = Wins
bots-arena-place = Place
bots-arena-score = Points
bots-arena-winning = Winning points
bots-arena-rating = Rating
bots-arena-pace = Time per decision
bots-arena-even = An even share would be { $share } of the wins each. Below each figure: its 95% interval.
bots-arena-stopped = Stopped. Games played: { $done } of { $games }. Give the same file again to continue.

bots-hint-move = Move
bots-hint-win = Wins
bots-hint-points = Points
bots-hint-place = Place
bots-hint-why = Why
bots-hint-not-asked = { $seat } is not asked for a decision now.
bots-opinion-same = Same move as { $bot }: { $same } / { $all }.
bots-hint-thinking = Thinking

bots-analysis-running = Analysing
bots-analysis-saved = Report: { $path }
bots-report-title = { $game }: { $seat }’s game
bots-report-summary = Accuracy: { $accuracy }%. Decisions: { $decisions }; the best move found: { $best }; as good or hardly worse: { $good }.
bots-report-part = Stopped early: this is the part that was analysed.
bots-report-thin = Too little was tried to say much: give it more time.
bots-report-course = How the game went: points to expect
bots-report-chances = How the game went: chance to win, the player’s own with its 95% interval
bots-report-turning = Turning points
bots-report-no-turning = No decision cost much.
bots-report-sources = The score by source
bots-report-decisions = Every decision
bots-report-move = No.
bots-report-played = Played
bots-report-best = Best
bots-report-win = Winning chance, %
bots-report-points = Points
bots-report-columns = The worth before → after the move; below it what was lost, with its 95% interval.
bots-report-lost-points = Points lost by all decisions, added up
bots-report-way = Points to expect at first → at the end
bots-report-between = Points to expect: change between decisions
bots-report-everybody = All players
bots-report-accuracy = Accuracy, %
bots-report-luck = Luck of the draw in points
bots-report-luck-told = What was drawn was worth this many points to the player: { $points }.
bots-report-kind = Kind
bots-kind-best = best
bots-kind-good = good
bots-kind-inaccuracy = inaccuracy
bots-kind-mistake = mistake
bots-kind-turning = turning point
