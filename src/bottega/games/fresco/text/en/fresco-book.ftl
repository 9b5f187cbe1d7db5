## Chapters that only the rulebook has
fresco-chapter-game = The game
fresco-chapter-box = What is in the box

## Passages
fresco-book-aim = You are a master painter of the Renaissance. The great fresco in the cathedral has suffered, and the bishop wants it restored. You send out your apprentices to buy paint, mix it and restore the fresco tile by tile. Whoever has the most points when the fresco is nearly finished wins.
fresco-book-board = In front of everyone lies the city with its hostel, market, cathedral, studio, workshop and theatre, and the score track around it. Your money and paint stand behind your screen. Restored tiles lie before you and bring money every round. Your mood decides how many apprentices come to work.
fresco-book-round =
    A round in five lines:
    1. From last to first on the score track, everyone chooses when to get up. Early risers act first but pay more and lose mood.
    2. In secret, everyone sends their apprentices to the five places, at most { $each } to each.
    3. Place by place and in the order of getting up, everyone does what they planned: market, cathedral, studio, workshop, theatre.
    4. Every restored tile brings money, and the market is filled anew.
    5. A round that begins with { $tiles_left } or fewer tiles on the fresco is the last.

## Things
fresco-book-thing-tiles = Fresco tiles
fresco-book-thing-market = Market tiles
fresco-book-thing-apprentices = Apprentices of each player
fresco-book-thing-special = Special fresco tiles (Special Blend Colours)
fresco-book-thing-portraits = Portrait cards (Portraits)
fresco-book-thing-requests = Request tiles (The Bishop’s Requests)
fresco-book-top = to the top

## Tables
fresco-book-grid-box = How many there are
fresco-book-grid-times = The get-up times
fresco-book-grid-mood = Mood and apprentices
fresco-book-grid-market = The market tiles
fresco-book-grid-altar = Some offerings for the altar
fresco-book-grid-tiles = The fresco tiles
fresco-book-grid-special = The special tiles
fresco-book-grid-mixing = Mixing
fresco-book-grid-portraits = The portraits
fresco-book-grid-requests = Points of the requests
fresco-book-column-thing = What
fresco-book-column-count = How many
fresco-book-column-time = Time
fresco-book-column-mood = Mood
fresco-book-column-price = A market tile costs
fresco-book-column-space = Space from below
fresco-book-column-apprentices = Apprentices
fresco-book-column-paints = Paints
fresco-book-column-four = With four
fresco-book-column-fewer = With fewer
fresco-book-column-points = Points
fresco-book-column-back = On the back
fresco-book-column-blend = Blend
fresco-book-column-parts = Mixed from
fresco-book-column-portrait = Portrait
fresco-book-column-stack = Stack
fresco-book-column-thalers = Thalers
fresco-book-column-request = Request
fresco-book-column-first = First
fresco-book-column-second = Second
fresco-book-column-third = Third

## Examples
fresco-book-example-wake = You get up at 7:00. Your mood goes down by { $down } at once. At the market every tile costs you { $price } thalers this round: two tiles cost { $two }.
fresco-book-example-market = You got up first and have two apprentices at the market. You choose a booth with three tiles and buy two of them for { $price } thalers each, { $two } in all. The third goes back into the bag, and the booth is closed for the others.
fresco-book-example-restoring = You pay { $paints } for a tile worth { $value } points. The bishop stands diagonally beside it, so you score { $beside } more: { $sum } points. Then the bishop goes to the square where the tile lay.
fresco-book-example-ending = After the last round you have { $money } thalers: that makes { $points } points. If the space you would land on is taken, you go to the next free one ahead.
