bots-level-unknown = There is no bot of level “{ $level }”. There are: { $known }.
bots-effort-wrong = “{ $label }” is no contestant. Write a level, a level with seconds (master:0.5) or with iterations (master:400i).
bots-arena-other = { $path } holds the results of another arena. Choose another file, or the same settings.
bots-seat-wrong = There is no seat { $number }; the game has { $players }.


bots-reason-only = It is the only move.
bots-reason-ahead = About { $points ->
    [one] a point
   *[other] { $points } points
 } better than the next best move.
bots-reason-place = No more points than the next best move, but the better chance to win.
bots-reason-behind = About { $points ->
    [one] a point
   *[other] { $points } points
 } worse than the best move.
bots-reason-close = Hardly worse than the best move.

bots-arena-title = { $game }: { $games } games
bots-arena-playing = Playing
bots-arena-bot = Bot
bots-arena-share = Wins
bots-arena-place = Place
bots-arena-score = Points
bots-arena-winning = Winning points
bots-arena-rating = Rating
bots-arena-pace = Time a decision
bots-arena-even = Even would be { $share } of the wins for each. In brackets: where the truth lies 19 times in 20.
bots-arena-stopped = Stopped after { $done } of { $games } games. Give the same file again to go on.

bots-hint-move = Move
bots-hint-win = Wins
bots-hint-points = Points
bots-hint-place = Place
bots-hint-why = Why
bots-hint-not-asked = { $seat } is not asked for a decision now.
bots-hint-thinking = Thinking

bots-analysis-running = Analysing
bots-analysis-saved = Report: { $path }
bots-report-title = { $game }: the game of { $seat }
bots-report-summary = { $best } of { $decisions } decisions were the best there was; the others cost about { $points } points.
bots-report-part = Stopped early: this is the part that was analysed.
bots-report-course = The course of the game: points to expect
bots-report-turning = Turning points
bots-report-no-turning = No decision cost much.
bots-report-sources = The score by source
bots-report-decisions = Every decision
bots-report-move = No.
bots-report-played = Played
bots-report-best = Best
bots-report-lost-win = Chance to win lost
bots-report-lost-points = Points lost
