## Options
florence-option-muse_and_princess = Muse & Princess
    .about = After each auction you bid for one of six characters, who helps you for the round. You may not step back on the score track for money.
florence-option-cooperative_building = Cooperative Building
    .about = The boards lie side by side; two neighbours may share a building that stands across their border.
florence-option-hard_freedoms = Four freedoms
    .about = For two players: only four freedoms are in play instead of five.
florence-option-open_money = Open money
    .about = Everyone’s money is visible. Without this option you see only your own.

## Professions
florence-mathematician = Mathematician
florence-theologian = Theologian
florence-philosopher = Philosopher
florence-botanist = Botanist
florence-alchemist = Alchemist
florence-physicist = Physicist
florence-watchmaker = Watchmaker
florence-goldsmith = Goldsmith
florence-bell-maker = Bell Maker
florence-cartographer = Cartographer
florence-jurist = Jurist
florence-choreographer = Choreographer
florence-composer = Composer
florence-sculptor = Sculptor
florence-painter = Painter
florence-pharmacist = Pharmacist
florence-physician = Physician
florence-dramatist = Dramatist
florence-poet = Poet
florence-astronomer = Astronomer
florence-organ-builder = Organ Builder

## Tiles, freedoms, objects, characters
florence-university = University
florence-laboratory = Laboratory
florence-workshop = Workshop
florence-library = Library
florence-opera = Opera
florence-studio = Studio
florence-hospital = Hospital
florence-theater = Theatre
florence-tower = Tower
florence-chapel = Chapel
florence-forest = Forest
florence-lake = Lake
florence-park = Park
florence-religion = Religion
florence-travel = Travel
florence-opinion = Opinion
florence-jester = Jester
florence-builder = Builder
florence-prestige = Prestige card
florence-recruiting = Recruiting card
florence-landscape = Landscape
florence-person = Profession card
florence-bonus = Bonus card
florence-muse = Muse
florence-cardinal = Cardinal
florence-princess = Princess
florence-merchant = Merchant
florence-professor = Professor
florence-banker = Banker
florence-palazzo = Palazzo
florence-large = large building
florence-medium = medium building
florence-small = small building
florence-left = left
florence-right = right
florence-free = object without payment
florence-points = prestige points
florence-deck-person = profession cards
florence-deck-prestige = prestige cards
florence-deck-bonus = bonus cards

## Bonus cards
florence-bonus-buildings = Each building: +{ $adds }
florence-bonus-large = Each large building: +{ $adds }
florence-bonus-medium-forests = Each medium building and each forest: +{ $adds }
florence-bonus-small-landscapes = Each small building and each landscape: +{ $adds }
florence-bonus-sizes = Each building size (large, medium, small): +{ $adds }
florence-bonus-landscapes = Each landscape: +{ $adds }
florence-bonus-forests = Each forest: +{ $adds }
florence-bonus-lakes = Each lake: +{ $adds }
florence-bonus-parks = Each park: +{ $adds }
florence-bonus-freedoms = Each freedom: +{ $adds }
florence-bonus-jesters = Each jester: +{ $adds }
florence-bonus-jesters-freedoms = Each jester and each freedom: +{ $adds }
florence-bonus-builders = Each builder: +{ $adds }
florence-bonus-builders-lakes = Each builder and each lake: +{ $adds }
florence-bonus-prestige = Each prestige card: +{ $adds }
florence-bonus-prestige-freedoms = Each prestige card and each freedom: +{ $adds }
florence-bonus-landscape-kinds = Each kind of landscape: +{ $adds }
florence-bonus-categories = Each of these that you have: forest, lake, park, jester, builder, prestige card, freedom: +{ $adds }
florence-bonus-hand = Each profession or recruiting card still in your hand: +{ $adds }
florence-bonus-table = Each of your profession or recruiting cards on the table: +{ $adds }

## Prestige cards
florence-prestige-buildings = Most buildings: { $alone } ({ $tied })
florence-prestige-large = At least { $large ->
        [one] { $large } large building
        *[other] { $large } large buildings
    }: { $points }
florence-prestige-fewest-empty = Fewest empty squares: { $alone } ({ $tied })
florence-prestige-landscape-kinds =
    { $landscape_kinds ->
        [3] All three kinds
        [one] At least one kind
        *[other] At least { $landscape_kinds } kinds
    } of landscape: { $points }
florence-prestige-landscapes = Most landscapes: { $alone } ({ $tied })
florence-prestige-forests = Most forests: { $alone } ({ $tied })
florence-prestige-lakes = Most lakes: { $alone } ({ $tied })
florence-prestige-freedoms =
    { $freedoms ->
        [3] All three freedoms
        [one] At least one freedom
        *[other] At least { $freedoms } freedoms
    }: { $points }
florence-prestige-all-round = At least { $buildings ->
        [one] { $buildings } building
        *[other] { $buildings } buildings
    }, { $freedoms ->
        [one] { $freedoms } freedom
        *[other] { $freedoms } freedoms
    } and { $table ->
        [one] { $table } work
        *[other] { $table } works
    }: { $points }
florence-prestige-jesters = Most jesters: { $alone } ({ $tied })
florence-prestige-builders = Most builders: { $alone } ({ $tied })
florence-prestige-parks = Most parks: { $alone } ({ $tied })
florence-prestige-court = At least { $builders ->
        [one] { $builders } builder
        *[other] { $builders } builders
    }, { $jesters ->
        [one] { $jesters } jester
        *[other] { $jesters } jesters
    } and { $landscapes ->
        [one] { $landscapes } landscape
        *[other] { $landscapes } landscapes
    }: { $points }
florence-prestige-works = Most works: { $alone } ({ $tied })

## Parts of a round, and what is being decided
florence-part-people = Choosing profession cards
florence-part-auction = Phase A: auction
florence-part-characters = Phase A2: characters
florence-part-actions = Phase B: actions
florence-part-end = End of the game
florence-phase-people = first decide which profession card to return
florence-phase-open = first decide which object to name
florence-phase-bid = first decide whether to raise the bid
florence-phase-merchant = first decide what the Merchant does
florence-phase-pick = first decide which landscape to take
florence-phase-place = first decide where to place the tile
florence-phase-keep = first decide which card to keep
florence-phase-recruit = first decide whether to recruit at once
florence-phase-court = first decide which character to bid for
florence-phase-offer = first decide how much to bid
florence-phase-favour = first decide whether to use the character now
florence-phase-act = first decide which action comes next
florence-phase-bonus = first decide which bonus cards to add
florence-phase-prestige = first decide how much prestige to take
florence-phase-across = first decide where the shared building goes
florence-phase-ask = first decide how much the partner pays
florence-phase-answer = first decide whether to build together
florence-phase-settle = first decide whether to accept the counter-offer
florence-phase-banker = first decide how much cash to change into prestige
florence-phase-over = the game is over
florence-not-this-phase = Not now: { $asked }.

## Questions
florence-ask-people = Keep three of your four profession cards: which one do you return?
florence-ask-people-wait = You have chosen; the others are still choosing.
florence-ask-open = Put an object up for auction at { $florins } florins, or name none and drop out of this phase.
florence-ask-open-alone = Only you are left without an object: take one for { $florins } florins, or none.
florence-ask-bid = { $lot }: { $owner } has the highest bid. Bid { $florins } florins or pass?
florence-ask-merchant = You won { $lot } for { $florins } florins. Shall the Merchant pay, or do you pay and take prestige, now or after the auction?
florence-ask-pick = Which landscape do you take?
florence-ask-place = Where do you place this tile? { $tile }
florence-ask-keep = Keep one of these { $deck }.
florence-ask-recruit = Recruit someone at once, or keep the card for later?
florence-ask-court = Which character do you bid for?
florence-ask-offer = How much do you bid? { $character }
florence-ask-favour = Use your character now, or later? { $character }
florence-ask-favour-last = Last chance to use your character; “Later” returns it unused: { $character }
florence-ask-act = Your turn: { $actions ->
        [one] one action left.
       *[other] { $actions } actions left.
    }
florence-ask-act-free = You have used all your actions. Anything else before you end your turn?
florence-ask-bonus = Work value { $value }, minimum { $minimum }. Add a bonus card?
florence-ask-prestige = You receive { $florins } florins. How much prestige do you take instead ({ $points ->
        [one] at most one point
       *[other] at most { $points } points
    })?
florence-ask-across = Where does the shared building go? { $tile }
florence-ask-across-partner = Where would you rather share this building with { $other }? { $building }
florence-ask-ask = How much should { $partner } pay you to share this building? { $building }
florence-ask-ask-partner = What would you pay { $other } for a share at this place? { $building }
florence-ask-answer = { $partner } proposes to share a building: { $building }. You would pay { $florins } florins.
florence-ask-settle = { $partner } would pay { $florins } florins for a share in this building: { $building }. Do you agree?
florence-ask-banker = Your Banker changes cash into prestige: { $points ->
        [one] at most one point.
       *[other] at most { $points } points.
    }
florence-ask-wait = Waiting for { $other }.
florence-ask-over = The game is over.

## Moves
florence-move-discard = Return: { $person }
florence-move-rethink = Choose again
florence-move-open = Put up for auction: { $lot }
florence-move-pass = Pass
florence-move-bid = Bid { $florins } florins
florence-move-sell = Step back { $points ->
        [one] one point
       *[other] { $points } points
    } for money
florence-move-pick = Take: { $landscape }
florence-move-keep = Keep: { $card }
florence-move-recruit = Recruit: { $person }
florence-move-hold = Keep the recruiting card
florence-move-work = Complete a work: { $person }
florence-move-build = Build: { $building }
florence-move-draw = Acquire: { $deck }
florence-move-freedom = Introduce a freedom: { $freedom }
florence-move-end = End the turn
florence-move-add = Add: { $card }
florence-move-finish = Finish the work
florence-move-prestige = { $points ->
        [one] One prestige point
       *[other] { $points } prestige points
    }
florence-move-court = Bid for: { $character }
florence-move-offer = Bid { $florins } florins
florence-move-professor = Professor: { $deck }
florence-move-later = Later
florence-move-merchant = Merchant: { $gift }
florence-move-share = Build together on the { $side }: { $building }
florence-move-ask = Ask for { $florins } florins
florence-move-counter = Counter-offer: { $florins } florins
florence-move-accept = Agree
florence-move-refuse = Decline
florence-way = { $way ->
    [r1] turned 90°
    [r2] turned 180°
    [r3] turned 270°
    [f0] flipped
    [f1] flipped, turned 90°
    [f2] flipped, turned 180°
    [f3] flipped, turned 270°
   *[r0] unturned
  }
florence-move-place = Place { $tile } at { $cell }, { florence-way }
florence-move-across = Place { $tile } across the border at { $cell }, { florence-way }
florence-move-more = Higher amounts
florence-move-elsewhere = Propose another place

## What a move is about, where that is chosen by itself
florence-argument-tile = Tile
florence-argument-cell = Place
florence-argument-way = Orientation
    .value = { florence-way }
florence-argument-building = Building
florence-argument-side = Side

## What happened
florence-log-chosen = { $seat } keeps { $people } and returns { $person }.
florence-log-chosen-hidden = { $seat } has chosen three profession cards.
florence-log-round = Round { $round } begins; a work needs a value of at least { $minimum }. { $seat } starts.
florence-log-leave = { $seat } names no object and drops out of the auction.
florence-log-open = { $seat } puts a { $lot } up for auction at { $florins } florins.
florence-log-bid = { $seat } bids { $florins } florins for a { $lot }.
florence-log-pass = { $seat } passes ({ $lot }).
florence-log-buy = { $seat } wins a { $lot } for { $florins } florins.
florence-log-pick = { $seat } takes { $landscape }.
florence-log-lay = { $seat } places a { $tile } at { $cell }.
florence-log-order = { $seat } pays { $florins } florins for a building: { $building }.
florence-log-build = { $seat } builds { $tile ->
        [Opera] an
       *[other] a
    } { $tile } at { $cell }.
florence-log-keep = { $seat } looks at { $count ->
        [one] one card
       *[other] { $count } cards
    } ({ $deck }) and keeps “{ $card }”.
florence-log-keep-hidden = { $seat } looks at { $count ->
        [one] one card
       *[other] { $count } cards
    } ({ $deck }) and keeps one.
florence-log-recruit = { $seat } recruits the { $person } from { $owner }.
florence-log-hold = { $seat } keeps the recruiting card for later.
florence-log-sell = { $seat } steps back { $points ->
        [one] one point
       *[other] { $points } points
    } for { $florins } florins.
florence-log-waive = { $seat } ends the turn and forgoes { $actions ->
        [one] one action
       *[other] { $actions } actions
    }.
florence-log-freedom = { $seat } introduces freedom of { $freedom } for { $florins } florins.
florence-log-draw = { $seat } pays { $florins } florins to look at cards: { $deck }.
florence-log-work = { $seat } completes a work of value { $value }: { $person }.
florence-log-princess = { $seat } completes a work of value { $value } with the Princess.
florence-log-bonus = { $seat } adds { $adds } with a bonus card, “{ $card }”: value { $value }.
florence-log-paid = { $seat } receives { $florins } florins for a work of value { $value }.
florence-log-change = { $seat } changes { $florins } florins into { $points ->
        [one] one prestige point
       *[other] { $points } prestige points
    }.
florence-log-best = { $seat } has the best work of the round: { $value }.
florence-log-prestige = { $seat } shows a prestige card, “{ $card }”: { $points ->
        [one] one point
       *[other] { $points } points
    }.
florence-log-place = { $seat } finishes in place { $place } with { $points ->
        [one] one point
       *[other] { $points } points
    } and { $florins } florins.
florence-log-abstain = { $seat } stops bidding for characters.
florence-log-offer = { $seat } bids { $florins } florins for a character: { $character }.
florence-log-displaced = { $seat } is outbid by { $other }: { $character }.
florence-log-take = { $seat } takes a character for { $florins } florins: { $character }.
florence-log-pot = { $seat } receives { $florins } florins from the Banker.
florence-log-professor = { $seat } uses the Professor.
florence-log-merchant = { $seat } uses the Merchant for prestige (position { $rank }).
florence-log-merchant-free = { $seat } lets the Merchant pay.
florence-log-forgo = { $seat } returns a character unused: { $character }.
florence-log-propose = { $seat } proposes to { $partner } to share a building: { $building } at { $cell } ({ florence-way }) for { $florins } florins.
florence-log-counter = { $seat } offers { $other } { $florins } florins instead.
florence-log-elsewhere = { $seat } proposes another place to { $other }: { $building } at { $cell } ({ florence-way }).
florence-log-refuse = { $seat } declines ({ $building }).
florence-log-together = { $seat } and { $partner } build together: { $building }. { $partner } pays { $payment } florins; the bank receives { $florins }.

## Where points come from
florence-source-building = building
florence-source-landscape = another landscape of the same kind
florence-source-builder = second or third builder
florence-source-work = work
florence-source-best = best work
florence-source-prestige = prestige card
florence-source-track = stepping back for money
florence-source-merchant = Merchant
florence-source-banker = Banker

## Rules: chapters
florence-chapter-setup = Setup
florence-chapter-course = The course of the game
florence-chapter-auction = Phase A: the auction
florence-chapter-objects = The seven objects
florence-chapter-actions = Phase B: actions
florence-chapter-work = Works
florence-chapter-building = Buildings
florence-chapter-cards = Profession cards, freedoms, bonus cards
florence-chapter-money = Money
florence-chapter-end = The end
florence-chapter-two = Two players
florence-chapter-muse = Muse & Princess
florence-chapter-cooperative = Cooperative Building

## Rules
florence-setup-money = Everyone starts with { $start } florins and no prestige points.
    .title = Starting money
florence-setup-people = You are dealt { $dealt } profession cards, keep { $kept } and return one face down. Everyone chooses at the same time. The returned cards are shuffled back into the deck.
    .title = Choosing professions
    .why = You can only return one of your own four profession cards; this is not one of them: { $person }.
florence-setup-freedoms = There is one fewer of each freedom than there are players.
    .title = Freedoms in play
florence-setup-starter = The first seat starts the first round, because the program does not know who is oldest.
    .title = Who starts
    .ruling = The book lets the oldest player start, whom the program does not know.
florence-course-rounds = The game lasts { $rounds } rounds. Each has a phase A (auction) and a phase B ({ $actions } actions each). After each round the player to the left becomes the starting player.
    .title = Rounds and phases
florence-auction-lots = Seven kinds of object are for sale: forest, lake, park, jester, builder, prestige card and recruiting card.
    .title = What is for sale
    .why = There is no such stack in this game: { $lot }. It exists only with two players.
florence-auction-one = You can buy at most one object per round. Once you have one, you take no further part in the phase.
    .title = One object each
florence-auction-closed = Only one object of each kind is sold per round; then its stack is closed.
    .title = One object of each kind
    .why = This stack is closed for this round: { $lot }.
florence-auction-empty = When a stack is used up, that object is no longer for sale.
    .title = Empty stacks
    .why = There is none left: { $lot }.
florence-auction-open = The player whose turn it is names a stack and so bids the base price of { $base } florins.
    .title = Opening an auction
florence-auction-raise = In turn, every other player without an object either bids exactly { $step } florins more than the last bid or passes.
    .title = Raising a bid
    .why = The only possible bid is { $florins } florins.
    .ruling = No bid may exceed 10,000 florins.
florence-auction-pass = If you pass, you are out of the auction for this object. If it is your turn to name an object and you name none, you are out of the whole phase. If you cannot pay, have no room for the landscape or already have three builders, you pass automatically.
    .title = Passing
    .ruling = Passing is automatic where nothing else is possible.
florence-auction-opener = If you win the auction you opened, the next player to your left without an object opens the next one. If someone else wins, you open again.
    .title = Who opens next
florence-auction-last = The last player without an object takes one from any open stack for the base price, without an auction, or takes none.
    .title = The last player
    .ruling = Like anyone who opens an auction, the last player may name nothing.
florence-landscape-place = Place a landscape at once on free squares of your board, rotated or flipped as you like. It may touch buildings, the palazzo and other landscapes.
    .title = Placing landscapes
    .why = It would cover occupied squares: { $tile }.
florence-landscape-fits = You cannot bid for a landscape that you have no room for, because it must be placed at once.
    .title = Room for a landscape
    .why = Your board has no room left for it: { $lot }.
    .ruling = A landscape must be placed at once, so only players with room for it may bid.
florence-landscape-again = Each further landscape of a kind you already have scores { $points_landscape } prestige points at once.
    .title = Landscapes of the same kind
florence-jester-effect = Each of your jesters adds { $adds_jester } to the work value of every work you complete.
    .title = Jesters
    .ruling = The Princess’s work does not count jesters: the book lists what adds to it.
florence-builder-effect = With one builder a building costs you { $cost_one } florins instead of { $cost_none }. With two, your buildings may also stand side by side. With three, they cost nothing. The second and third builders score { $points_builder } prestige points each at once.
    .title = Builders
florence-builder-three = You can have at most { $builders_most } builders.
    .title = How many builders
    .why = You already have three builders.
florence-prestige-card = When you buy a prestige card, look at the top { $looked } and keep one, face down. It is scored at the end of the game.
    .title = Prestige cards
florence-cards-look = Keep exactly one of the cards you look at. The others go under the deck, face down and in the same order. If fewer than { $looked } are left, look at all of them.
    .title = Looking at cards
    .why = You can only keep one of the cards you are looking at; this is not one of them: { $card }.
    .ruling = The cards under the deck keep their order.
florence-recruiting-card = With a recruiting card you take a profession card that lies face up in front of another player into your hand: at once when you buy it, or later on your turn in phase B. This is not an action, and you may use several. The recruiting card takes the place of the profession card.
    .title = Recruiting
    .why = You have no recruiting card.
    .ruling = You may still recruit after your second action.
florence-recruiting-others = Only a profession that has completed a work and lies face up in front of another player can be recruited.
    .title = Who can be recruited
    .why = No other player has this profession card face up: { $person }.
florence-recruiting-counts = Recruiting cards count as profession cards, in hand and on the table, for work values and for bonus and prestige cards.
    .title = Recruiting cards count as profession cards
florence-actions-two = In phase B everyone in turn, beginning with the starting player, takes up to { $actions } actions: complete a work, build a building, take a profession card, introduce a freedom, acquire a bonus card. Profession card and freedom are possible once per turn, the others twice. You may do without actions.
    .title = Actions in a turn
    .why = You have no action left this turn.
florence-work-person = To complete a work, play a profession card from your hand face up in front of you. It stays there and cannot work for you again.
    .title = Completing a work
    .why = You do not have this profession card in hand: { $person }.
florence-work-value = Add up: { $adds_building } if you have the building the profession wants, { $adds_landscape } for its landscape, { $adds_freedom } for its freedom, { $adds_jester } for each of your jesters, { $adds_person } for each of your profession and recruiting cards in hand and on the table (this one included), and what your bonus cards add. You need not have everything it wants.
    .title = Work value
florence-work-minimum = A work must reach the minimum work value of its round. From the first round to the last it is { $minima }.
    .title = Minimum work value
    .why = The minimum of this round is { $minimum }; this work would reach { $value }.
    .ruling = The book prints the values of rounds 2, 3 and 6; the others come from other sources.
florence-work-payment = A work earns { $pay } florins per point of work value. Now, and only now, you may change any part of this money into prestige points, at { $point_price } florins each.
    .title = Payment for a work
    .why = This work pays for { $points ->
        [one] one prestige point
       *[other] { $points } prestige points
    } at most.
florence-work-again = A recruited profession can complete a work again for its new owner, and for you too if you recruit it back.
    .title = A second work elsewhere
florence-bonus-use = With a work you may play any number of bonus cards, including ones acquired this turn. This is not an action. Played cards leave the game.
    .title = Playing bonus cards
    .why = You do not have this bonus card: { $card }.
florence-building-prestige = Each building scores { $points_building } prestige points at once.
    .title = Prestige for a building
florence-building-cost = A building of any size costs { $cost_none } florins; { $cost_one } with one or two builders, nothing with three.
    .title = Building costs
florence-building-grid = Tiles must lie entirely within the grid, rotated or flipped as you like.
    .title = Within the grid
    .why = Your board has no space left where it may stand: { $building }.
florence-building-overlap = You may not build over buildings, landscapes or the palazzo.
    .title = No overlapping
    .why = It would cover occupied squares: { $tile }.
florence-building-adjacent = A building may not share an edge with another building or the palazzo; corners may touch. With two builders this no longer applies. The palazzo itself does not count as a building.
    .title = Distance between buildings
    .why = It would share an edge with a building or the palazzo: { $tile }. That takes two builders; you have { $builders }.
florence-building-landscapes = Buildings may always stand next to landscapes.
    .title = Buildings and landscapes
florence-building-once = You may have each building only once.
    .title = Each building once
    .why = You already have it: { $building }.
florence-building-stays = Once placed, a tile stays where it is.
    .title = Tiles stay put
florence-building-stock = There are { $copies_building } of each building. When they are gone, it can no longer be built.
    .title = Supply of buildings
    .why = There is none left: { $building }.
florence-person-draw = For { $person_price } florins, look at the top { $looked } profession cards and take one into your hand. With an action left, you may complete a work with it in the same turn.
    .title = Taking a profession card
florence-person-once = You may take only one profession card per turn.
    .title = One profession card per turn
    .why = You have already taken a profession card this turn.
florence-freedom-introduce = For { $freedom_price } florins you introduce a freedom. It adds { $adds_freedom } to every work by a profession that wants it.
    .title = Introducing a freedom
florence-freedom-turn = You may introduce only one freedom per turn.
    .title = One freedom per turn
    .why = You have already introduced a freedom this turn.
florence-freedom-once = You can introduce each freedom only once.
    .title = Each freedom once
    .why = You have already introduced this freedom: { $freedom }.
florence-freedom-stock = When no card of a freedom is left, it can no longer be introduced.
    .title = Freedoms run out
    .why = There is none left: { $freedom }.
florence-bonus-draw = For { $bonus_price } florins, look at the top { $looked } bonus cards and keep one.
    .title = Acquiring a bonus card
florence-deck-empty = Nothing can be taken from an empty deck; the last prestige card, while it is bid for, is for whoever buys it.
    .title = Empty decks
    .why = The deck is empty: { $deck }.
florence-best-work = After phase B everyone who reached the highest work value of the round scores { $points_best } prestige points. If you completed two works, the better one counts.
    .title = Best work
florence-money-enough = You must be able to pay for what you buy or bid: from your cash and, if need be, by stepping back on the score track.
    .title = Paying
    .why = That takes { $needed } florins; you can raise { $funds }.
    .ruling = What you cannot pay, you cannot buy or bid.
florence-money-back = At any time you may step back on the score track for { $back } florins per point, but never below zero. If your cash falls short, bids and payments do this for you with as few points as possible. You can also do it yourself when you name an object, bid or choose an action.
    .title = Stepping back for money
    .why = You have no prestige points to step back.
    .ruling = Nobody steps back below zero.
florence-money-hidden = You may keep your money hidden, unless the table plays with open money.
    .title = Hidden money
florence-end-game = The game ends after { $rounds } rounds.
    .title = The end
florence-end-prestige = Then the prestige cards are scored. A card for the most or the fewest of something scores its larger number if you alone lead, the smaller one if you tie, and nothing if another player leads or nobody has any. The other cards score if you have what they ask for. Works are your profession and recruiting cards on the table.
    .title = Scoring prestige cards
    .ruling = A board without any empty square has the fewest of all; equals share the smaller number.
florence-end-tie = The player with the most prestige points wins; ties are broken by money. Players still tied share the place.
    .title = Winning
    .ruling = Players equal in points and money share the place.
florence-two-money = With two players each starts with { $start_two } florins.
    .title = Two players: starting money
florence-two-price = With two players the base price is { $base_two } florins.
    .title = Two players: base price
florence-two-landscapes = With two players the landscapes are one stack: whoever wins it chooses the kind, and the other player gets none this round.
    .title = Two players: landscapes
    .why = With two players { $landscapes } are one stack: name “Landscape” (notation: landscape), and choose the kind when you have won it.
florence-two-freedoms = With two players { $two_freedoms } freedoms are in play: one of each kind, and the rest of different kinds, drawn at random; only { $two_freedoms_hard } with the option “Four freedoms”.
    .title = Two players: freedoms
florence-muse-phases = With Muse & Princess the auction is phase A1. Phase A2 follows, in which you may win one of six characters for the round.
    .title = Muse & Princess: phase A2
    .why = This game is played without Muse & Princess.
florence-offer-turn = In phase A2, beginning with the starting player, place your marker on a character or pass for the rest of the phase. If your marker is still there on your next turn, you must pay and take the character.
    .title = Bidding for a character
    .ruling = A pass is final for the phase.
florence-offer-fields = The bid spaces run from { $offer_lowest } to { $offer_highest } florins in hundreds; the Banker’s from 0 to { $offer_banker }.
    .title = Bid spaces
    .why = The bid spaces of this character run from { $lowest } to { $highest } florins.
    .ruling = The steps of one hundred come from other sources.
florence-offer-higher = If a marker already lies on a character, you must choose a higher space, and the other marker goes back to its owner. The highest space cannot be outbid.
    .title = Outbidding
    .why = { $florins } florins have been bid already; only a higher space beats that: { $character }.
florence-offer-cash = You must be able to pay your bid in cash.
    .title = Cash only
    .why = Your { $cash } florins are not enough: { $character }.
florence-character-one = Each character goes to one player per round, and you can have only one. A character that has been taken cannot be taken again in the same phase, even after use.
    .title = One character each
    .why = Already taken this round: { $character }.
florence-character-use = A character helps only the player who has it: the Banker at once; Muse, Cardinal and Princess in phase B of this round; Merchant and Professor once, before the next phase A2.
    .title = Using a character
    .why = You do not have this character: { $character }.
florence-muse-works = The Muse adds the number of the round to the value of each of your works.
    .title = Muse
florence-cardinal-action = The Cardinal gives you a third action in phase B. You may still take only one profession card and one freedom.
    .title = Cardinal
florence-princess-work = With the Princess you complete one work as an action, without a profession card and without bonus cards: { $princess_landscape } for each landscape, { $princess_builder } for each builder, { $princess_building } for each building, { $princess_person } for each profession and recruiting card. The minimum applies. The work counts for the best work, but not as a work on prestige cards.
    .title = Princess
    .ruling = Minimum and best work apply; jesters add nothing to her work, and prestige cards do not count it.
florence-merchant-gift = The Merchant either pays for the object you win in the next auction or gives you as many prestige points as your position on the score track (tied players share the better position). You may take the points at any of your decisions, also right after winning an object, but no later than the end of that auction. You bid as if you had to pay.
    .title = Merchant
    .why = The Merchant can only pay for an object you have just won in the auction.
    .ruling = He also pays the base price if you are the last to buy. In the last round only prestige, before the prestige cards are scored.
florence-professor-card = The Professor gives you one prestige or bonus card out of the top { $looked }, at any of your decisions before the next phase A2 or the end of the game.
    .title = Professor
    .ruling = In the last round before the prestige cards are scored.
florence-banker-pot = The Banker pays out the money on his card minus your bid: { $pot } florins, plus { $pot_growth } for each round in which nobody took him.
    .title = Banker
florence-banker-end = If you have the Banker in the last round, you may change cash into prestige points at the very end, at { $banker_price } florins each.
    .title = Banker at the end
    .why = Your cash pays for { $points ->
        [one] one prestige point
       *[other] { $points } prestige points
    } at most.
    .ruling = After the prestige cards are scored, before ties are broken.
florence-muse-no-back = With Muse & Princess nobody may step back on the score track for money.
    .title = No stepping back
    .why = With Muse & Princess nobody may step back on the score track for money.
florence-cooperative = The boards lie side by side, and a building may stand across the border of two neighbours. It costs the active player an action, the partner none.
    .title = Building together
    .why = This game is played without Cooperative Building.
florence-cooperative-neighbour = Everyone has a neighbour on either side; with two players there is only one border.
    .title = Neighbours
    .why = There is no other board on that side of yours.
    .ruling = The boards lie in a ring, because the drawings are lost.
florence-cooperative-across = A shared building must stand on both sides of the border, on free squares; one square on a side is enough.
    .title = Across the border
    .why = There is no room for it across this border: { $building }.
florence-cooperative-density = On each side the builders of that board’s owner count: with fewer than two, the part there may not share an edge with a building, the palazzo, or a building beyond the border.
    .title = Density on either side
    .why = On one side it would stand too close to another building, and the owner of that side has fewer than two builders: { $tile }. (You have { $builders }.)
    .ruling = A building beyond the border counts as a neighbour.
florence-cooperative-once = A shared building counts in full for both: { $points_building } prestige points each, works, bonus and prestige cards. So neither may have it already.
    .title = Shared in full
    .why = Your partner already has it: { $building }.
florence-cooperative-cost = The active player pays the bank according to their own builders, and may use what the partner pays.
    .title = Who pays the bank
    .why = That would not cover the { $cost } florins due to the bank.
    .ruling = The partner’s payment comes first.
florence-cooperative-payment = The partner pays the active player what they agree on: nothing, or as much as the partner likes and can pay, even more than the building costs.
    .title = The partner’s share
    .why = { $case ->
        [purse] You can pay { $highest } florins at most.
        [most] Payments go no higher than { $highest } florins.
       *[window] On offer now: { $lowest } to { $highest } florins. “More” goes on to higher amounts.
    }
    .ruling = Payments are in hundreds up to 10,000 florins, in thousands beyond. You may ask for more than your partner has; who cannot pay declines or offers less.
florence-cooperative-counter = The partner agrees, declines, proposes another place, or makes one lower counter-offer, which the active player accepts or declines.
    .title = Counter-offer
    .why = A counter-offer must be lower than the { $florins } florins asked.
    .ruling = The book lets partners bargain; here one counter-offer or one other place ends it.
florence-cooperative-place = Instead of answering, the partner may propose another place for the building and say what they would pay there. The active player then agrees or declines.
    .title = Another place
    .why = That would be no other place than the one proposed: { $building }.
    .ruling = The book lets partners bargain about the place; here once per proposal.
florence-cooperative-ends = After a refusal you may build alone, do something else or make another proposal, up to { $proposals } per turn.
    .title = Negotiations end
    .why = { $limit } proposals have been declined this turn; that is the limit.
    .ruling = Three refusals per turn at most.
florence-cooperative-border = To build alone along a border you need one builder if nothing is built opposite, otherwise two. Landscapes do not count.
    .title = Building alone along a border
    .why = It would stand at a border: { $tile }. That takes one builder, or two if something is built opposite; you have { $builders }.

## The board in the terminal
florence-board-round = Round { $round } of { $rounds } · minimum { $minimum } · { $part }
florence-board-lots = For sale
florence-board-stock = In stock
florence-board-decks = Decks
florence-board-legend = Signs
florence-board-auction = Auction
florence-board-bid = { $lot }: { $florins } florins by { $seat }
florence-board-characters = Characters
florence-board-pot = Pot: { $florins } florins
florence-board-best = Best work
florence-board-best-of = { $value } by { $seats }
florence-board-score = { $points ->
        [one] { $points } prestige point
       *[other] { $points } prestige points
    }
florence-board-cash = { $florins } florins
florence-board-cash-hidden = money hidden
florence-board-court = jesters: { $jesters }, builders: { $builders }
florence-board-cards = cards in hand: { $hand }, bonus: { $bonus }, prestige: { $prestige }
florence-board-recruiting = recruiting cards: { $count }
florence-board-freedoms = Freedoms
florence-board-table = Works
florence-board-known = Known cards
florence-board-people = Your profession cards
florence-board-bonus = Your bonus cards
florence-board-prestige = Your prestige cards
florence-board-person = { $person }: { $value } now
florence-board-person-bonus = { $person }: { $value } now, { $reach } with bonus cards
florence-board-wants = wants { $missing }
florence-board-nothing = has everything
florence-board-adds = { $card } (adds { $adds })
florence-board-brings = { $card } (now { $points })
florence-board-looking = To choose from
florence-board-project = Proposal
florence-board-project-of = { $seat } and { $partner }: { $building }
florence-board-starts = starts
florence-board-laid-open = Prestige cards

## Where the figures come from, by the tables of components.toml
florence-figures-rounds = Minimum work values
    .note = The book prints rounds 2, 3 and 6; rounds 1, 5 and 7 come from other sources; 14 in round 4 is from memory.
florence-figures-money = Prices and starting money
florence-figures-prestige_points = Prestige points at once
florence-figures-work_value = Parts of the work value
florence-figures-limits = Limits
florence-figures-board = The player board
    .note = Seven by seven squares with a palazzo of six in the lower left are documented; three wide and two high is the likelier reading.
florence-figures-stock = Stocks
florence-figures-landscapes = Landscape tiles
    .note = Sizes 5, 4 and 3 are documented (95%); the shapes are assumptions, because only pictures show them.
florence-figures-buildings = Building tiles
    .note = Kinds, sizes and numbers are in the book; the shapes are assumptions that fit every known hint, because only pictures show them.
florence-figures-people = Profession cards
    .note = What each profession wants is documented, and every total agrees with the book; the numbers on the cards, except the Poet’s 19, are likely (92%).
florence-figures-bonus = Bonus cards
florence-figures-prestige = Prestige cards
florence-figures-two_players = Two players
florence-figures-characters = Characters
florence-figures-cooperative = Joined boards
    .note = The drawings on the backs of the boards are not described anywhere. In a ring everyone has two neighbours, and the palazzo touches no border.
