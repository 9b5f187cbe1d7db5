bots-level-unknown = There is no bot of level “{ $level }”. There are: { $known }.
bots-effort-wrong = “{ $label }” is not a contestant. Write a level, a level with seconds (master:0.5) or with iterations (master:400i).
bots-arena-other = { $path } holds the results of another arena. Choose another file, or the same settings.
bots-seat-wrong = There is no seat { $number }; the game has { $players }.


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
bots-reason-close = Hardly worse than the best move.

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
bots-hint-thinking = Thinking

bots-analysis-running = Analysing
bots-analysis-saved = Report: { $path }
bots-report-title = { $game }: { $seat }’s game
bots-report-summary = { $best } of { $decisions } decisions were the best available; the others cost about { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
bots-report-part = Stopped early: this is the part that was analysed.
bots-report-course = How the game went: points to expect
bots-report-turning = Turning points
bots-report-no-turning = No decision cost much.
bots-report-sources = The score by source
bots-report-decisions = Every decision
bots-report-move = No.
bots-report-played = Played
bots-report-best = Best
bots-report-lost-win = Winning chance lost
bots-report-lost-points = Points lost

florence-hint-jester = A jester adds 2 to every future work; with about { $works ->
    [one] { $works } work
   *[other] { $works } works
 } that is worth more than the price.
florence-hint-builder = Builders make buildings cheaper, and with the second you may build side by side.
florence-hint-prestige = A prestige card, the best of five, brings several points at the end.
florence-hint-recruiting = It counts as a card for every work and lets you recruit a profession lying face up in front of another player.
florence-hint-landscape = { $people ->
    [one] One profession
   *[other] { $people } professions
 } in your hand { $people ->
    [one] wants
   *[other] want
 } this landscape.
florence-hint-pass = Another object gives more for the money.
florence-hint-work = Its value of { $value } reaches this round’s minimum of { $minimum }; waiting would bring less.
florence-hint-build = { $people ->
    [0] Three points at once.
    [one] Three points at once, and one profession in your hand wants it.
   *[other] Three points at once, and { $people } professions in your hand want it.
 }
florence-hint-freedom = { $people ->
    [0] It counts for cards and for professions to come.
    [one] One profession in your hand wants this freedom.
   *[other] { $people } professions in your hand want this freedom.
 }
florence-hint-bonus = A bonus card raises a work’s value, often above the minimum.
florence-hint-person = More profession cards mean more works, and each card adds to every work.
florence-hint-convert = { $auctions ->
    [0] No auction is left: in the end money only breaks ties.
    [one] Keep what the last auction will cost and take points for the rest.
   *[other] Keep what the { $auctions } auctions to come will cost and take points for the rest.
 }

fresco-hint-ahead = Ahead scores one more point.
fresco-hint-behind = Behind, you choose your get-up time earlier.
fresco-hint-wake = { $price ->
    [one] A market tile costs you one thaler
   *[other] A market tile costs you { $price } thalers
 }, and your mood changes by { $mood }.
fresco-hint-restore = { $value ->
    [one] One point
   *[other] { $value } points
 } now; the tile may be gone next time.
fresco-hint-restore-bonus = { $value ->
    [one] One point
   *[other] { $value } points
 } and { $bonus } from the bishop.
fresco-hint-bishop = For one thaler the bishop moves closer to the tile you want.
fresco-hint-altar = { $points ->
    [one] One point
   *[other] { $points } points
 }, and no tile pays more for this paint.
fresco-hint-mix = The blend pays for better tiles than its parts.
fresco-hint-request = { $points ->
    [one] One point
   *[other] { $points } points
 } for tiles you already have.
fresco-hint-buy = { $price ->
    [one] The paint is worth more than one thaler.
   *[other] The paint is worth more than { $price } thalers.
 }

stanza-hint-retire = { $points ->
    [one] One point for retiring now is
   *[other] { $points } points for retiring now are
 } more than your last turns would bring.
stanza-hint-bonus = A bonus tile, and a disc for the majority in the bonus tile room.
stanza-hint-income = Gives you { $florins ->
    [one] one florin
   *[other] { $florins } florins
 } for hiring later.
stanza-hint-masterpiece = A masterpiece for { $points } PP: the best this strength can bring.
stanza-hint-hire = { $florins ->
    [one] For one florin
   *[other] For { $florins } florins
 } another character strengthens this activation and later ones.
stanza-hint-strengthen = The added strength reaches a better reward.
