## What the coach tells in a first game
florence-coach-aim = You are the head of a great family of Florence. After { $rounds } rounds, whoever has the most prestige points wins. You keep them here, beside your money.
florence-coach-professions = These are your profession cards: artists and scholars, each of whom completes one work for you. Each wants one building, one landscape and one freedom. The more of them you have, the more the work is worth.
florence-coach-discard = You return one of them. A good player looks for cards that want the same things: one forest can serve two of them. Here you see what all the professions want.
florence-coach-round = Each round has two phases. First comes the auction, in which you can buy at most one object. Then everyone in turn takes actions.
florence-coach-objects = Landscapes are what your professions want. A jester raises every work you complete. Builders make buildings cheaper. A prestige card scores at the end, and a recruiting card brings you a profession that has already worked for somebody else.
florence-coach-open = You name the object, and with it you bid { $base } florins. Name what you want for yourself: if nobody bids more, it is yours at that price.
florence-coach-bid = Each bid is { $raise } florins higher. If you pass, you are out of this auction but can still win another. Ask what the object will earn you: { $point } florins are worth one prestige point.
florence-coach-place = Your landscape has to lie on your board at once. Turn it, flip it and push it to the edge: buildings need the room, and without builders they may not stand side by side.
florence-coach-prestige = You keep one of these prestige cards, unseen by the others. Choose one whose condition you will meet anyway; it only scores at the end of the game.
florence-coach-person = You keep one of these profession cards. Compare what they want with what you already have.
florence-coach-bonus = You keep one of these bonus cards. It will raise the value of one work: choose the one that counts what you have most of.
florence-coach-recruit = With a recruiting card you take a profession that lies face up in front of somebody else and let it work for you. The recruiting card goes there in its place.
florence-coach-actions = Now the actions: you have { $actions ->
    [one] one
   *[other] { $actions }
 }. You can complete a work, put up a building, take a profession card, acquire a bonus card or introduce a freedom.
florence-coach-value = A work must be worth at least { $minimum } this round. The bar on each profession shows what it has: building, landscape, freedom, jesters, and one for each of your cards. What it lacks stands beside it.
florence-coach-build = A building costs you { $florins } florins and scores at once. Build what the professions in your hand want, and look at how many places each building still finds on your board.
florence-coach-cards = A profession card for { $price } florins means one more work, and it adds to the value of all the others. A bonus card for { $cost } lifts one work over the minimum.
florence-coach-freedom = A freedom costs { $florins } florins and stays with you for the whole game. There are not enough of each for everyone, so introduce early what several of your professions want.
florence-coach-add = You may add bonus cards to this work. A played card is gone: add it if the work would not reach the minimum without it, or if the game is nearly over.
florence-coach-payment = The work pays money. Now, and only now, you can turn it into prestige points, { $point } florins each. Keep enough for the next auction and your next actions.
florence-coach-best = Whoever completes the best work of the round scores extra points. The best one so far stands here.
florence-coach-again = A new round: works must now be worth { $minimum }. The bar rises every round, so think of a work or two ahead, not only of this one.
florence-coach-sell = Short of money? You can step back on the score track for { $florins } florins per point. It is a poor rate; do it only to win something better.
florence-coach-last = The last round. Money will be worth nothing but a tie, so spend it: on a last work, a building, or prestige points.
florence-coach-over = That was the whole game. The prestige cards have been turned over and counted. Points came from works, buildings, landscapes of the same kind, builders, best works and prestige cards.

## What it says to a move, the first time
florence-coach-after-discard = Good. The card goes back, and nobody has seen it.
florence-coach-after-bid = Now the others bid or pass, until only one is left.
florence-coach-after-pass = You are out of this auction, but not out of the phase. Your money is worth just as much for the next object.
florence-coach-after-place = It stays where it lies. A second landscape of the same kind would score at once.
florence-coach-after-build = It scores at once, and it counts for every profession that wants it.
florence-coach-after-prestige = The profession now lies face up in front of you. It cannot work for you again, but it still counts as a card for all your later works.
florence-coach-after-freedom = It is yours for good: every profession that wants it is worth more now.
