## What the coach tells in a first game
fresco-coach-aim = You are a master painter, and this is the damaged fresco in the cathedral. You score points by restoring its tiles. Each shows its points and the paints it costs. Whoever has the most points in the end wins.
fresco-coach-order = The score track also decides who chooses first: the last painter chooses a get-up time before the others. Being a little behind has its good side.
fresco-coach-wake = Get up early and you act first everywhere, but paint costs you more and your mood drops. Sleep in and paint is cheap, but the best may be gone. Each time has room for one painter.
fresco-coach-planning = Now send your apprentices to work, at most { $each } to one place. All plan in secret and at the same time. Then the places are carried out from left to right.
fresco-coach-places = Market: buy paint. Cathedral: restore tiles. Studio: { $coins } thalers per apprentice. Workshop: { $mixes } mixes per apprentice. Theatre: a better mood. Plan backwards: which tile do you want, which paints are you missing, what do they cost?
fresco-coach-mood = Your mood decides how many apprentices you have: near the top you have one more, near the bottom one fewer. Early risers have to go to the theatre now and then.
fresco-coach-commit = Your plan is complete. Until everyone has committed, you can still change it.
fresco-coach-stall = You visit one booth and can buy only there; afterwards it closes for everyone. Take the booth with the most paint that you need, or that the painter after you needs.
fresco-coach-buy = Each apprentice here buys one tile for { $price ->
    [one] one thaler
   *[other] { $price } thalers
 }, however much paint is on it. Two paints on a tile are twice as good as one.
fresco-coach-cathedral = Each apprentice here restores one tile. Those you can pay for are lit. Tiles that cost blends are worth more, and every tile you restore brings you money each round.
fresco-coach-bishop = The tile under the bishop scores { $on } extra points, those around him { $beside }. For { $price ->
    [one] one thaler
   *[other] { $price } thalers
 } he takes a step before you restore. Often that is the cheapest way to a point.
fresco-coach-altar = If no tile suits your paint, an apprentice can restore the altar instead: red, yellow and blue for { $primary } points, orange, green and purple for { $blends }. The bishop gives no bonus here.
fresco-coach-track = The space is taken, and two painters never share one. You choose: ahead for the point, or behind to choose your get-up time earlier.
fresco-coach-mix = Two paints become one: red and yellow make orange, yellow and blue green, red and blue purple. Mix for the tile you want to restore next round; you cannot mix on the way to the cathedral.
fresco-coach-income = A new round. Your restored tiles have brought you income, and the booths have been filled again. The earlier you restore, the more money you will have.
fresco-coach-end = Look at the fresco from time to time: the round that begins with { $limit } tiles or fewer is the last.
fresco-coach-last = The last round. There is no theatre any more, but a second visit to the cathedral, so mix what you can still use. At the end { $money } thalers count as one point.
fresco-coach-over = That was the whole game. Points came from tiles, the bishop’s bonus and the altar, and at the very end from money.

## What it says to a move, the first time
fresco-coach-after-wake = Your mood has changed at once, and with it perhaps the number of your apprentices.
fresco-coach-after-commit = Your plan lies face down. When the last one is committed, all are revealed and nothing can be changed any more.
fresco-coach-after-buy = The paint stands behind your screen now. It stays yours until you use it.
fresco-coach-after-restore = The tile lies in front of you and brings income from now on. The bishop has gone to the square where it lay.
fresco-coach-after-altar = Three paints for points, without a tile and so without income.
fresco-coach-after-mix = One paint less, but a better one.
