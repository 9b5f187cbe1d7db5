## Chapters that only the rulebook has
florence-chapter-game = The game
florence-chapter-box = What is in the box

## Passages
florence-book-aim = You are the head of one of the great families of Florence. You invite artists and scholars to your court and give them what they need to complete their works. After { $rounds } rounds, the player with the most prestige points wins.
florence-book-principality = In front of you lies your principality, a board of squares with the palazzo in one corner. Here you place the landscapes you buy and the buildings you put up. Your hand holds profession cards, each of which wants one building, one landscape and one freedom. Beside the board you keep your jesters, builders, freedoms and money.
florence-book-round =
    A round in five lines:
    1. Phase A, the auction: everyone can buy one object, which helps for the rest of the game.
    2. Phase B, beginning with the starting player: { $actions } actions each. Build, take cards, introduce a freedom or complete a work.
    3. A work pays { $pay } florins per point of its work value. You may turn that money into prestige points at once, at { $point_price } florins each.
    4. The best work of the round scores { $points_best } extra points.
    5. The next player starts, and works must be worth more: from { $minimum_first } in the first round to { $minimum_last } in the last.
florence-book-palazzo = The palazzo blocks its squares, but it is not a building: it does not count on any card.

## Things that only the rulebook names
florence-book-buildings-each = Each of the ten buildings
florence-book-freedoms-each = Each of the three freedoms
florence-book-characters = Characters (Muse & Princess)
florence-book-action-work = Complete a work
florence-book-action-build = Build a building
florence-book-action-person = Take a profession card
florence-book-action-freedom = Introduce a freedom
florence-book-action-bonus = Acquire a bonus card
florence-book-by-builders = depends on your builders
florence-book-part-building = The building the profession wants
florence-book-part-landscape = The landscape it wants
florence-book-part-freedom = The freedom it wants
florence-book-part-jester = Each jester
florence-book-part-person = Each profession or recruiting card, in hand or on the table

## Tables
florence-book-grid-box = How many there are
florence-book-grid-landscapes = The landscapes
florence-book-grid-actions = The actions
florence-book-grid-value = What makes the work value
florence-book-grid-minimum = Minimum work value
florence-book-grid-costs = What a building costs
florence-book-grid-buildings = The buildings
florence-book-grid-people = The profession cards
florence-book-grid-bonus = The bonus cards
florence-book-grid-prestige = The prestige cards (in brackets: points in a tie)
florence-book-column-thing = What
florence-book-column-count = How many
florence-book-column-landscape = Landscape
florence-book-column-squares = Squares
florence-book-column-wanted = Professions that want it
florence-book-column-action = Action
florence-book-column-florins = Florins
florence-book-column-times = Times per turn
florence-book-column-have = What you have
florence-book-column-adds = Adds
florence-book-column-round = Round
florence-book-column-minimum = At least
florence-book-column-builders = Your builders
florence-book-column-building = Building
florence-book-column-size = Size
florence-book-column-for = Wanted by
florence-book-column-profession = Profession
florence-book-column-number = No.
florence-book-column-freedom = Freedom
florence-book-column-bonus = Adds to a work
florence-book-column-prestige = Scores at the end

## Examples
florence-book-example-auction = Four players; A starts and names the park for { $bid0 } florins. Everyone passes, so A gets it and is out of this phase. Now B names the jester for { $bid0 }. C bids { $bid1 }, D { $bid2 }, B { $bid3 }, C { $bid4 }, D { $bid5 }. B and C pass: D pays { $bid5 } florins for the jester. B has not won and so opens again, and only C can bid against B. C passes in the end and, being the last one, takes an object of their choice for { $bid0 } florins.
florence-book-example-work = Round 3, minimum { $minimum }. You complete a work with the Poet. You have his theatre ({ $building_part }) and travel ({ $freedom_part }), but no lake. Two jesters add { $jester_part }, and your four profession and recruiting cards, the Poet included, add { $card_part }. The work value is { $total }. You receive { $payment } florins. You need no money, so you pay { $spent } of it back and step { $points } spaces forward.
florence-book-example-prestige = You hold the card for the most buildings. With five buildings against four of everyone else you score { $alone } points; if another player has five as well, { $tied }; if another has six, none.
florence-book-example-characters = A places a marker on the Cardinal at { $first }, B on the Merchant at { $second }. C outbids A on the Cardinal with { $third }; A takes the marker back. D goes for the Princess at { $first }. It is A’s turn again, and A chooses the Banker at 0. Nobody is outbid any more: each player pays their bid and takes the character. The Banker costs A nothing and pays { $pot } florins.
florence-book-example-princess = Two lakes, a university, a studio and three profession cards: a work of the Princess is worth { $total }.
florence-book-example-together = You have one builder and build a workshop across the border. Your neighbour agrees to pay you { $payment } florins; you pay the bank { $cost }. Both of you score for the building, and you are { $gain } florins better off.
