fresco-leonardo = Leonardo

fresco-red = red
fresco-yellow = yellow
fresco-blue = blue
fresco-orange = orange
fresco-green = green
fresco-purple = purple
fresco-pink = pink
fresco-brown = brown

fresco-red-red-red = three red
fresco-yellow-yellow-yellow = three yellow
fresco-blue-blue-blue = three blue
fresco-red-red = two red
fresco-yellow-yellow = two yellow
fresco-blue-blue = two blue
fresco-red-yellow = red and yellow
fresco-red-blue = red and blue
fresco-yellow-blue = yellow and blue

fresco-plain = no colour
fresco-orange-green = orange and green
fresco-orange-purple = orange and purple
fresco-green-purple = green and purple
fresco-orange-green-purple = orange, green and purple
fresco-general = general

fresco-wake-up = choosing get-up times
fresco-planning = planning
fresco-market = market
fresco-cathedral = cathedral
fresco-studio = studio
fresco-workshop = workshop
fresco-theatre = theatre
fresco-second-cathedral = cathedral again
fresco-altar = altar
fresco-income = income
fresco-final-scoring = final scoring

fresco-abbot = Abbot
    .about = One more point with every bishop’s bonus.
fresco-actor = Actor
    .about = Each apprentice in the theatre raises your mood further.
fresco-churchwarden = Churchwarden
    .about = Once per round, for one thaler, the bishop goes to any square before you restore a tile.
fresco-servant-of-god = Servant of God
    .about = One more thaler of income every round.
fresco-merchant-1 = Merchant
fresco-merchant-2 = Merchant
fresco-noble-1 = Nobleman
fresco-noble-2 = Noblewoman
fresco-noble-3 = Nobleman
fresco-noble-4 = Noblewoman
fresco-patron-1 = Patron
fresco-patron-2 = Patron
fresco-beautiful-girl = Beautiful Girl
fresco-muse = Muse
fresco-bishop = Bishop
fresco-madonna-1 = Madonna
fresco-madonna-2 = Madonna
fresco-self-portrait = Self-Portrait

fresco-option-portraits = Portraits
    .about = In the studio one apprentice may paint a portrait that brings money, paint, points or a lasting privilege.
fresco-option-bishops_requests = The Bishop’s Requests
    .about = In the workshop three restored tiles can be stacked for a request: points now, thalers and paint every round.
fresco-option-special_blends = Special Blend Colours
    .about = Pink and brown paint, fresco tiles worth up to 24 points, and jokers at the altar.
fresco-option-leonardo = Leonardo
    .about = With two players Leonardo takes part as a third painter, led by the players in turn.
fresco-option-open_screens = Open screens
    .about = Everyone sees everyone’s money and paint.

fresco-move-wake = Get up at { $time } o’clock
fresco-move-plan = { $place }: { $apprentices ->
        [0] no apprentices
        [one] one apprentice
       *[other] { $apprentices } apprentices
    }
fresco-move-commit = Commit the plan
fresco-move-rethink = Take the plan back
fresco-move-unplan = Take the last step back
fresco-move-stall = Go to booth { $stall }
fresco-move-buy = Buy a tile: { $tile }
fresco-move-close = Buy no more
fresco-move-pass = Stop; your remaining apprentices stay idle
fresco-move-bishop = Move the bishop to { $square }
fresco-move-restore = Restore the tile on { $square }
fresco-move-altar = Restore the altar with { $first }, { $second } and { $third }
fresco-move-coins = Take thalers only
fresco-move-portrait = Paint the portrait: { $card }
fresco-move-take = Take { $paint }
fresco-move-mix = Mix { $paint }
fresco-move-request = Fulfil a request: { $request }
fresco-move-stack = Stack a tile showing { $back }
fresco-move-ahead = Ahead on the score track
fresco-move-behind = Behind on the score track

## What a move is about, where that is chosen by itself
fresco-argument-place = Place
fresco-argument-apprentices = Apprentices
fresco-argument-first = First colour
fresco-argument-second = Second colour
fresco-argument-third = Third colour

fresco-ask-nothing = The game is over.
fresco-ask-wait = Others are deciding now: { $phase }.
fresco-ask-wake = When do you get up? Your mood is { $mood }.
fresco-ask-plan = Send your apprentices to work; left: { $left }. Next: { $place }.
fresco-ask-commit = Your plan is complete. Commit it?
fresco-ask-committed = Your plan is committed. Others are still planning.
fresco-ask-stall = Which booth do you visit? A tile costs you { $price }; you have { $coins ->
        [one] one thaler
       *[other] { $coins } thalers
    } and { $work ->
        [one] one apprentice
       *[other] { $work } apprentices
    } here.
fresco-ask-buy = Which tile do you buy for { $price }? You have { $coins ->
        [one] one thaler
       *[other] { $coins } thalers
    }, and { $work ->
        [one] one apprentice
       *[other] { $work } apprentices
    } can still buy.
fresco-ask-cathedral = What do you restore? { $work ->
        [one] One apprentice is
       *[other] { $work } apprentices are
    } ready.
fresco-ask-restore = The bishop has moved. Which tile do you restore?
fresco-ask-studio = Do you paint a portrait, or take thalers ({ $coins } per apprentice)?
fresco-ask-merchant = The merchant gives you paint: choose { $picks } more.
fresco-ask-workshop = What do you mix? { $mixes ->
        [one] One mix is
       *[other] { $mixes } mixes are
    } left.
fresco-ask-stack = Which tile goes under the request ({ $request })? Tiles to go: { $picks }.
fresco-ask-income = Your general requests bring paint: choose { $picks } more.
fresco-ask-track = Space { $space } of the score track is taken. Ahead to { $ahead } or behind to { $behind }?
fresco-ask-leonardo-track = Leonardo’s space { $space } of the score track is taken. Ahead to { $ahead } or behind to { $behind }?
fresco-ask-leonardo-wake = When does Leonardo get up?
fresco-ask-leonardo-stall = Which booth does Leonardo close?
fresco-ask-leonardo-restore = Which tile does Leonardo restore?
fresco-ask-leonardo-portrait = Which portrait does Leonardo take out of the game?
fresco-ask-leonardo-workshop = Does Leonardo fulfil a request?
fresco-ask-leonardo-stack = Which of Leonardo’s tiles goes with the request ({ $request })? Tiles to go: { $picks }.

fresco-log-round = Round { $round } begins.
fresco-log-last-round = This is the last round: the action sheets are turned over.
fresco-log-last-tile = The last tile of the fresco is restored: this round is the last.
fresco-log-start-spaces = Still on the start spaces, now in this order from the rear: { $seats }.
fresco-log-wake = { $seat } gets up at { $time } o’clock; mood now { $mood }.
fresco-log-leonardo-wake = { $seat } lets Leonardo get up at { $time } o’clock.
fresco-log-plan = { $seat } plans: market { $market }, cathedral { $cathedral }, studio { $studio }, workshop { $workshop }, theatre { $last }.
fresco-log-plan-last-round = { $seat } plans: market { $market }, cathedral { $cathedral }, studio { $studio }, workshop { $workshop }, cathedral again { $last }.
fresco-log-stall = { $seat } goes to booth { $stall }.
fresco-log-buy = { $seat } buys a tile ({ $paints }) for { $price ->
        [one] one thaler
       *[other] { $price } thalers
    }.
fresco-log-close = { $seat } is done; booth { $stall } closes.
fresco-log-leonardo-stall = Leonardo closes booth { $stall }.
fresco-log-idle = { $seat } is done at the { $place }.
fresco-log-bishop = { $seat } pays { $price ->
        [one] one thaler
       *[other] { $price } thalers
    } and moves the bishop to { $square }.
fresco-log-restore = { $seat } restores { $square } with { $paints }: { $value ->
        [one] { $value } point
       *[other] { $value } points
    }{ $bonus ->
        [0] .
       *[other] {" "}and { $bonus } for the bishop.
    }
fresco-log-leonardo-restore = Leonardo restores { $square }: { $value ->
        [one] { $value } point
       *[other] { $value } points
    }{ $bonus ->
        [0] .
       *[other] {" "}and { $bonus } for the bishop.
    }
fresco-log-altar = { $seat } restores the altar with { $paints }.
fresco-log-coins = { $seat } earns { $coins ->
        [one] one thaler
       *[other] { $coins } thalers
    } in the studio.
fresco-log-portrait = { $seat } paints the portrait: { $card }.
fresco-log-gift = { $seat } receives { $coins ->
        [one] one thaler
       *[other] { $coins } thalers
    } for it.
fresco-log-gift-paint = { $seat } receives { $coins ->
        [0] {""}
        [one] one thaler and{" "}
       *[other] { $coins } thalers and{" "}
    }paint ({ $paints }).
fresco-log-mood = { $seat } is in better spirits: mood { $mood }.
fresco-log-take = { $seat } takes { $paint }.
fresco-log-cards = Portraits on offer: { $cards }.
fresco-log-leonardo-portrait = Leonardo takes a portrait out of the game: { $card }.
fresco-log-mix = { $seat } mixes { $paint }.
fresco-log-stack = { $seat } stacks a tile showing { $back }.
fresco-log-request = { $seat } fulfils a request of the bishop ({ $request }).
fresco-log-leonardo-stack = Leonardo gives up a tile showing { $back }.
fresco-log-leonardo-request = Leonardo fulfils a request of the bishop ({ $request }).
fresco-log-leonardo-idle = Leonardo fulfils no request.
fresco-log-theatre = { $seat } sends { $apprentices ->
        [one] one apprentice
       *[other] { $apprentices } apprentices
    } to the theatre (mood now { $mood }).
fresco-log-income = { $seat } receives an income of { $coins ->
        [one] one thaler
       *[other] { $coins } thalers
    }.
fresco-log-income-paint = { $seat } receives an income of { $coins ->
        [one] one thaler
       *[other] { $coins } thalers
    } and paint: { $paints }.
fresco-log-change-money = { $seat } changes { $coins ->
        [one] one thaler
       *[other] { $coins } thalers
    } into points.
fresco-log-leonardo-points = Leonardo: { $points ->
        [one] one point
       *[other] { $points } points
    } ({ $source })
fresco-log-over = { $seat } wins with { $score ->
        [one] one point
       *[other] { $score } points
    }.
fresco-record-older = Line { $line }: this game was played by version { $version } of Fresco’s rules, made before the base game’s own book was known. Among other things it had another altar, other start spaces and another last round, so it cannot be replayed by version { $known }. The list of its moves can still be read as text.

fresco-source-tile = fresco tile
fresco-source-bishop = bishop’s bonus
fresco-source-altar = altar
fresco-source-portrait = portrait
fresco-source-request = bishop’s request
fresco-source-money = money
fresco-source-track = ahead or behind on the track

fresco-board-round = Round { $round }
fresco-board-last = last round
fresco-board-tiles-left = tiles: { $tiles }, last round at { $limit }
fresco-board-time = mood { $mood }, price { $price }
fresco-board-stall = Booth { $stall }
fresco-board-closed = closed
fresco-board-altar-ways = points: { $primary } (+{ $replaced } for each blend instead) or { $blends }
fresco-board-altar-kept = keeps
fresco-board-altar-more = { $count ->
        [one] one other payment
       *[other] { $count } other payments
    }: write “altar” and three paints
fresco-board-portrait = Portrait
fresco-board-cards-left = { $cards } more in the stack
fresco-board-request = Request
fresco-board-coins = { $coins ->
        [one] one thaler
       *[other] { $coins } thalers
    }
fresco-board-points = { $points ->
        [one] one point
       *[other] { $points } points
    }
fresco-board-start = on S{ $space }
fresco-board-mood-up = mood +{ $mood }
fresco-board-choice = primary paints of your choice: { $paints }
fresco-board-mood = mood { $mood }, apprentices: { $apprentices }
fresco-board-money = thalers: { $coins } (+{ $income })
fresco-board-paint = paint
fresco-board-tiles = restored
fresco-board-led = led by { $seat }
fresco-board-committed = committed
fresco-board-bishop = bishop

fresco-chapter-setup = Setup
fresco-chapter-wake = Get-up times and mood
fresco-chapter-plan = Planning
fresco-chapter-places = The places
fresco-chapter-market = Market
fresco-chapter-cathedral = Cathedral
fresco-chapter-studio = Studio
fresco-chapter-workshop = Workshop
fresco-chapter-theatre = Theatre
fresco-chapter-round = End of a round
fresco-chapter-track = Score track
fresco-chapter-end = End of the game
fresco-chapter-portraits = Portraits
fresco-chapter-requests = The Bishop’s Requests
fresco-chapter-blends = Special Blend Colours
fresco-chapter-leonardo = Two players

fresco-start-goods = You start with { $money } thalers, one red, one yellow and one blue paint, { $apprentices } apprentices and a middling mood.
    .title = What you start with
    .ruling = The start space of the mood is assumed.
fresco-start-spaces = The master painters are drawn for the start spaces S1, S2 and so on. These are worth nothing: everyone begins with 0 victory points (VP, “points” for short), and your first gain counts from space 1 of the score track, wherever you stood. S1 is the rearmost, so whoever stands there chooses first.
    .title = Start spaces
fresco-wall = The fresco is a grid of five by five tiles. A tile of the highest value lies in the centre with the bishop on it (one of them drawn, if there are several), the others at random, all face up.
    .title = The fresco
    .why = There is no square { $square }: the fresco has columns a to e and rows 1 to 5.
    .ruling = The costs of the tiles are assumed.
fresco-market-tiles = With four players all { $market_tiles } market tiles are in play: { $market_laid } are laid out on four booths, one stays in the bag. With fewer the three triple tiles are taken out and booth 4 is not used: { $market_laid_below } of { $market_below } tiles are laid out.
    .title = Market tiles
    .why = There is no booth { $stall } in this game. Open: { $stalls }.
    .ruling = The sizes of the booths and the mixed tiles are assumed.
fresco-screens = Money and paint are behind screens and stay yours from round to round. Everything that comes and goes does so openly, so anyone who keeps count can work them out. With open screens everyone sees them.
    .title = Screens
    .ruling = Everything that passes a screen crosses the open table.

fresco-wake-order = Painters choose their get-up times from the last on the score track to the first.
    .title = Who chooses first
fresco-wake-free = Each get-up time has room for one painter.
    .title = One painter per time
    .why = { $time } o’clock is already taken. Choose a free time.
fresco-wake-mood = Getting up early spoils your mood but lets you act first; sleeping in raises it, and market tiles are cheaper the later you get up. Your mood changes at once and stops at both ends of its column.
    .title = Mood and price
    .why = Nobody can get up at { $time } o’clock. There are: { $times }.
    .ruling = The price at eight o’clock is assumed.
fresco-mood-apprentices = If you are on the two highest spaces of the mood column after choosing your time, you have one apprentice more this round; on the two lowest, you have one fewer. What raises your mood later counts from the next choice of a time.
    .title = Mood and apprentices
    .ruling = The length of the mood column is assumed.

fresco-plan-all = Place all your apprentices, at most { $each } in one place.
    .title = Every apprentice goes somewhere
    .why = You have { $left ->
        [one] one apprentice
       *[other] { $left } apprentices
    } left to place, at most three in one place. Possible here ({ $place }): { $least } to { $most }.
    .ruling = All are placed, since an apprentice may still do nothing later.
fresco-plan-order = Plan place by place, in the order of the action sheet; the rest go to the last place.
    .title = Place by place
    .why = Decide first how many go here: { $place }.
    .ruling = This is only the order in which a plan is asked for; any plan can be made.
fresco-plan-secret = All plan at the same time and in secret; plans are revealed together when everyone has committed.
    .title = Secret plans
fresco-plan-commit = A plan counts when it is committed.
    .title = Committing a plan
    .why = All your apprentices are placed: commit the plan.
    .ruling = The moment at which the screens are lifted.
fresco-plan-rethink = Until the last plan is committed, you may take back your last step or your whole plan, whether it is committed or not.
    .title = Taking a plan back
    .why = You have planned nothing yet that could be taken back.
    .ruling = Behind the screen a plan may change until everyone is ready.

fresco-places-order = Market, cathedral, studio, workshop, theatre: place by place, and in each by get-up time, the earliest first. Each player finishes everything in a place before the next player begins.
    .title = Order of work
fresco-idle = You need not use an apprentice; what you cannot pay is forfeited.
    .title = Idle apprentices
fresco-pass-here = You can stop early at the market before you choose a booth, in the cathedral and in the workshop.
    .title = Stopping early
    .why = There is nothing to pass here: { $phase }.
    .ruling = Where stopping early makes a difference.
fresco-paint-unlimited = Paint never runs out, nor do thalers.
    .title = There is enough of everything
    .ruling = Of paint the book says so; for thalers it is our ruling.
fresco-not-this-phase = Every decision has its place in the round.
    .title = Not now
    .why = That belongs elsewhere ({ $belongs }). Now it is time for: { $phase }.
fresco-module-absent = Some decisions belong to a module and exist only when it is played.
    .title = Not in this game
    .why = This belongs to “{ $module }”, which is not played in this game.

fresco-stall-open = A booth can be visited only while it is open.
    .title = Open booths
    .why = Booth { $stall } is closed. Open: { $stalls }.
fresco-stall-one = You visit one booth per round.
    .title = One booth per round
    .why = You are at booth { $stall } and can visit no other this round.
fresco-stall-first = At the market you first choose a booth; then you buy there, or close it without buying.
    .title = First the booth
    .why = First choose a booth.
fresco-buy-offered = Each apprentice in the market can buy one tile of the booth you visit.
    .title = One tile per apprentice
    .why = Booth { $stall } does not offer this: { $tile }.
fresco-buy-price = Every tile costs the price of your get-up time, however much paint it shows.
    .title = Your price
    .why = A tile costs you { $price ->
        [one] one thaler
       *[other] { $price } thalers
    }, but you have { $coins }.
fresco-stall-closes = When you are done, your booth closes and its other tiles go back into the bag, even if you bought nothing.
    .title = The booth closes
    .why = You are at booth { $stall }: to stop, close it.

fresco-restore-tile = Each apprentice in the cathedral can restore one tile that is still on the fresco.
    .title = Restoring a tile
    .why = There is no tile on { $square } any more.
fresco-restore-cost = Pay exactly the paints that the tile shows. You score its value and place it in front of you, face down.
    .title = Paying for a tile
    .why = The tile on { $square } costs { $paints }; you lack: { $missing }.
fresco-bishop-bonus = The tile under the bishop scores { $bonus_on } extra points, each of the eight around him { $bonus_beside }.
    .title = The bishop’s bonus
fresco-bishop-follows = After a tile is restored, the bishop goes to the square where it lay.
    .title = The bishop follows
fresco-bishop-step = Before restoring a tile you may pay one thaler to move the bishop one square in any direction, empty squares included.
    .title = Moving the bishop
    .why = The bishop cannot get from { $bishop } to { $square }: he moves one square.
fresco-bishop-pay = Each step of the bishop costs one thaler.
    .title = Paying for the bishop
    .why = Moving the bishop there costs { $price ->
        [one] one thaler
       *[other] { $price } thalers
    }, but you have { $coins }.
fresco-bishop-once = The bishop moves at most once for each apprentice.
    .title = One step per apprentice
    .why = The bishop has already moved for this apprentice.
fresco-bishop-restore = If you move the bishop, you must restore a fresco tile next.
    .title = First the bishop, then a tile
    .why = The bishop moves only for a tile that is restored next.
    .ruling = The step comes before restoring, so a tile must follow.
fresco-altar-paints = An apprentice can restore the altar instead, as often as you like. One red, one yellow and one blue paint score { $altar_primary } points; one orange, one green and one purple score { $altar_blends }. The bishop gives no bonus.
    .title = The altar
    .why = For this you lack: { $missing }.
fresco-altar-replace = Instead of red, yellow or blue, any or all of them, you may pay orange, green or purple, the same one more than once too: one point more for each. Red, green and blue score { $altar_one }; two orange and one green score { $altar_three }.
    .title = Blends instead of primary colours
fresco-altar-three = The altar takes three paints at once.
    .title = Three paints
    .why = Name three paints for the altar; you have named { $number }.
fresco-altar-once = Red, yellow and blue go into the altar once each; only blends may be paid more than once.
    .title = Each primary colour once
    .why = This may be paid only once at the altar: { $paints }.

fresco-studio-coins = Each apprentice in the studio earns { $studio_coins } thalers.
    .title = Painting for money

fresco-mix-two = Each apprentice in the workshop can mix { $mixes ->
        [one] once
        [2] twice
        *[other] { $mixes } times
    }.
    .title = How often an apprentice mixes
    .why = This cannot be mixed: { $paint }. Blends are { $paints }.
fresco-mix-paints = Two paints become one: red and yellow make orange, yellow and blue make green, red and blue make purple. Red, yellow and blue are the primary colours.
    .title = Mixing
    .why = To mix { $paint } you need { $paints }; you lack: { $missing }.

fresco-theatre-mood = Each apprentice in the theatre raises your mood by { $theatre_mood } spaces. It counts from the next round.
    .title = An evening out

fresco-market-refill = After a round all market tiles go back into the bag, and the booths are filled again.
    .title = New goods
fresco-income-tiles = Before the next round each restored tile in front of you brings one thaler.
    .title = Income
fresco-start-rotation = If two or more painters still stand on start spaces after a round, they change places: the foremost takes the rearmost of the spaces they stand on, and each other moves to the next of them ahead.
    .title = Changing places at the start
    .ruling = Which space each painter takes is our ruling.

fresco-track-apart = No two painters share a space of the score track. If you land on a taken space, you move to the next free one ahead or behind, as you choose, on every gain; in the final scoring always ahead.
    .title = Ahead or behind
    .why = First choose: ahead or behind on the score track.
fresco-track-free = Ahead or behind is chosen only on a taken space.
    .title = A free space asks nothing
    .why = No painter stands on a taken space now, so there is nothing to choose.

fresco-end-trigger = A round that begins with at most { $tiles_left } tiles on the fresco is the last.
    .title = The last round
fresco-last-tile = If the last tile of the fresco is restored in a round that was not yet the last, it becomes the last: it is played to its end, there is no income, and the final scoring follows.
    .title = The last tile
fresco-last-sheet = In the last round the action sheet’s other side is used: it has no theatre; in its place, after the workshop, the cathedral is visited a second time, for fresco tiles and altar alike.
    .title = The other side of the sheet
fresco-most-rounds = The twentieth round is the last in any case, so that every game ends.
    .title = No game without end
    .ruling = A limit that no ordinary game reaches, so that every game ends.
fresco-final-money = After the last round there is no income. In the order of getting up in the last round, each player scores one point per { $per_point } thalers; leftover paint is worth nothing.
    .title = Money into points
fresco-winner = Whoever has the most points, and so is furthest ahead on the score track, wins.
    .title = The winner

fresco-portraits-stacks = The portraits are sorted by their backs (A, B, C), shuffled and stacked, A on top, then B, then C. Two lie face up.
    .title = The stack of portraits
fresco-portrait-one = In the studio one of your apprentices may paint a face-up portrait instead of earning thalers: one card per painter and round.
    .title = Painting a portrait
    .why = You have painted your portrait of this round. Choose the paint that it gives.
fresco-portrait-open = Only face-up portraits can be painted.
    .title = Face-up portraits
    .why = This portrait is not face up: { $card }. Face up: { $cards }.
fresco-portraits-refresh = After each round the remaining portraits leave the game, and two new ones are revealed.
    .title = New portraits
fresco-portraits-end = When the last two portraits are revealed, the last round begins.
    .title = The last portraits
fresco-portrait-gifts = Nobles, patrons, the bishop and the Madonnas pay at once the thalers, paint and points they show (nobles thalers and one paint); then the card leaves the game.
    .title = Paid at once
    .ruling = One paint from nobles follows the English edition.
fresco-portrait-merchant = The merchant gives two paints of your choice from red, yellow and blue, and one thaler.
    .title = The merchant
fresco-portrait-mood = The muse raises your mood to the top; the beautiful girl and the self-portrait raise it as far as they show and pay thalers or points.
    .title = Good spirits
fresco-portrait-abbot = If you have the abbot, you score one point more whenever the bishop gives you a bonus.
    .title = The abbot
fresco-portrait-actor = If you have the actor, each apprentice in the theatre raises your mood by three instead of two.
    .title = The actor
fresco-portrait-churchwarden = If you have the churchwarden, you may put the bishop on any square once per round, instead of a step, before restoring a tile; this costs money too.
    .title = The churchwarden
    .why = The churchwarden has already moved the bishop this round: now he moves only one square from { $bishop }, not to { $square }.
fresco-portrait-servant = If you have the servant of God, you receive one thaler more each time income is paid.
    .title = The servant of God

fresco-requests-piles = There are four kinds of requests, three tiles of each, the one with the most points on top.
    .title = The piles of requests
fresco-request-one = One of your apprentices in the workshop may fulfil one request per round instead of mixing.
    .title = One request per round
    .why = A request takes a whole apprentice in the workshop, and only one request is fulfilled per round.
fresco-request-first = Tiles are stacked under a request that has been chosen.
    .title = First the request
    .why = First choose the request that you fulfil.
fresco-request-pile = A request can be fulfilled as long as its pile lasts.
    .title = While the pile lasts
    .why = There is no request left in this pile: { $request }.
fresco-request-tiles = A general request takes any { $request_tiles } restored tiles, a special request { $request_tiles } that show its colour on their backs.
    .title = Tiles for a request
    .why = This request ({ $request }) takes three fitting tiles; you have { $tiles }.
fresco-stack-tiles = You score the request and stack three of your tiles under it; they stay in front of you. Stacked tiles bring no income of their own and serve no other request.
    .title = Stacking tiles
    .why = You have no such tile for this request ({ $request }): { $back }.
fresco-stack-first = A request that has been chosen is completed before anything else.
    .title = First the tiles
    .why = First choose the tiles for the request ({ $request }); to go: { $picks }.
fresco-request-income = Each fulfilled request brings one thaler and one paint each time income is paid: the colour of the request, or for a general request a primary colour of your choice each round.
    .title = Income of requests

fresco-blends-tiles = Seven base tiles are replaced at random by the special ones; the tile of { $highest_special } lies in the centre.
    .title = Special tiles
fresco-blends-mix = Purple and red make pink, orange and green make brown. What an apprentice has just mixed can be mixed further at once.
    .title = Pink and brown
fresco-blends-altar = At the altar each of orange, green and purple can be replaced by pink, for { $pink_points } extra points, or by brown, for { $brown_points }: one pink scores { $altar_pink }, three browns score { $altar_browns }. Pink and brown do not stand for red, yellow or blue.
    .title = Jokers at the altar
    .why = Pink and brown replace orange, green or purple only; this cannot be paid beside them: { $paints }.
fresco-blends-altar-once = Beside pink and brown, orange, green and purple go into the altar once each.
    .title = Each blend once beside a joker
    .why = Beside pink or brown this may be paid only once: { $paints }.

fresco-leonardo-setup = Two players use the three-player side of the board. Leonardo is an imaginary third painter with figures on start space S3, above the hostel and in the centre of the fresco. He has no money, paint, mood or income.
    .title = Leonardo
    .why = Leonardo has neither money nor paint, so he does nothing of the kind.
fresco-leonardo-leader = The start player, who stands on S1, decides for Leonardo in the first round; after that the players take turns, round by round.
    .title = Who leads Leonardo
fresco-leonardo-wake = Leonardo chooses his get-up time in the order of the score track like everyone else: in the first round he comes last.
    .title = Leonardo gets up
fresco-leonardo-stall = At the market Leonardo buys nothing; he closes any open booth.
    .title = Leonardo closes a booth
fresco-leonardo-walk = Leonardo restores one tile per round: he moves one square horizontally or vertically onto a tile. If there is none, he jumps to the tile of lowest value; the player leading him chooses among ties.
    .title = Leonardo’s walk
    .why = Leonardo is on { $walker } and cannot restore { $square }. Possible: { $squares }.
fresco-leonardo-points = Leonardo scores the tile’s value plus the bishop’s bonus, counted from where the bishop stood; then both move to the emptied square.
    .title = Leonardo scores
    .ruling = Where the bishop goes is our ruling.
fresco-leonardo-last = In the last round Leonardo’s cathedral apprentice is removed: he restores no tile, and his sheet is not turned over.
    .title = Leonardo’s last round
fresco-leonardo-must = The player leading Leonardo decides how he acts, not whether.
    .title = Leonardo must act
    .why = Leonardo must act here: { $phase }.
fresco-leonardo-portrait = With the portraits Leonardo must take a card out of the game in the studio, if he can, and scores only the points it shows.
    .title = Leonardo and the portraits
fresco-leonardo-request = With the requests Leonardo may fulfil one per round in the workshop with his tiles. He scores only the points; tiles and request leave the game.
    .title = Leonardo and the requests
fresco-two-alone = Without Leonardo two players use the three-player side with its three booths.
    .title = Two players without Leonardo
    .ruling = Asked for by players; the three-player side is kept.

## Where the figures come from, by the tables of components.toml
fresco-figures-paints = Paint
    .note = Paint is unlimited: what the box lacks is noted on paper.
fresco-figures-mixing = Mixing
fresco-figures-start = What you start with
fresco-figures-hostel = Get-up times
    .note = Seven o’clock is in an example of the book, the ends are known from players; eight o’clock may cost 1.
fresco-figures-mood = Mood column
    .note = The two highest and the two lowest spaces are in the book; length and start space appear only in pictures.
fresco-figures-sheet = Action sheet
    .note = Side 2 has no theatre; in its place the cathedral may be visited again.
fresco-figures-market = Market tiles and booths
    .note = 14 tiles with 13 laid out, and 11 with 9, are in the book; the sizes of the booths (or 2, 3, 4, 4) and the mixed tiles appear only in pictures.
fresco-figures-bishop = The bishop
fresco-figures-altar = The altar
fresco-figures-work = Work of an apprentice
fresco-figures-income = Income
fresco-figures-ending = End of the game
    .note = The limit of rounds is ours, so that every game ends.
fresco-figures-fresco = Tiles of the fresco
    .note = 25 tiles worth 3 to 11 for two or three paints; a 7 costs purple, red and blue. The back shows the blends paid.
fresco-figures-special_fresco = Special tiles
    .note = Seven tiles worth 13 to 24; the 24 costs brown and pink, and there are two of 13.
fresco-figures-portraits = Portraits
    .note = Kinds, effects, merchant, patron and one paint from a noble are in the book; other figures and the split are not.
fresco-figures-lasting = Lasting privileges
fresco-figures-requests = The bishop’s requests
    .note = Four kinds of three; a general 6 and a purple 10 are in the book.
