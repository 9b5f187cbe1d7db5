page-fresco-letter-red = R
page-fresco-letter-yellow = Y
page-fresco-letter-blue = B
page-fresco-letter-orange = O
page-fresco-letter-green = G
page-fresco-letter-purple = P
page-fresco-letter-pink = K
page-fresco-letter-brown = N
page-fresco-last-round = Round { $round }, the last
page-fresco-ending = { $tiles ->
        [one] One tile is left on the fresco.
       *[other] { $tiles } tiles are left on the fresco.
    } With { $limit } or fewer at the end of a round, the next round is the last.
page-fresco-track = Points
page-fresco-free = free
page-fresco-slot = { $time } o’clock: a market tile costs { $price }, mood { $mood }. { $who }
page-fresco-price = a market tile costs { $price }
page-fresco-mood-change = mood { $mood }
page-fresco-gets-up = Gets up at { $time } o’clock
page-fresco-done = done
page-fresco-does-market = { $count ->
        [one] 1 tile for { $coins }
       *[other] { $count } tiles for { $coins }
    }
page-fresco-does-buy = 1 tile at your price
page-fresco-does-cathedral = { $count ->
        [one] 1 restoration
       *[other] { $count } restorations
    }
page-fresco-does-studio = { $coins ->
        [one] 1 thaler
       *[other] { $coins } thalers
    }
page-fresco-does-workshop = { $count ->
        [one] 1 mix
       *[other] { $count } mixes
    }
page-fresco-does-theatre = mood +{ $mood }
page-fresco-send = Send an apprentice here: { $place }
page-fresco-call-back = Call an apprentice back from here: { $place }
page-fresco-at-work = { $name }: { $count ->
        [one] one apprentice here, { $place }
       *[other] { $count } apprentices here, { $place }
    }
page-fresco-bench = Bench
page-fresco-placed = { $placed } of { $all } placed
page-fresco-plan-left = Send your apprentices to work; left: { $left }.
page-fresco-plan-told = all at their places
page-fresco-waits = An apprentice who waits
page-fresco-commit = Commit
page-fresco-clear = Clear
page-fresco-take = Choose a paint
page-fresco-stack = Choose a tile
page-fresco-picks = { $count } to choose
page-fresco-back = Restored tile, back: { $back }
page-fresco-visits = { $name } is here
page-fresco-each = per tile for you
page-fresco-one-stall = One booth each; then it closes.
page-fresco-bag = Not on display: { $tiles }
page-fresco-wall = The fresco, tiles to restore: { $count }; the bishop is on { $square }
page-fresco-wall-title = The fresco
page-fresco-tile = { $square }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $paints }
page-fresco-bonus = bishop’s bonus { $bonus }
page-fresco-by-step = { $bonus } if the bishop steps closer
page-fresco-pin = click to pin it
page-fresco-pinned = Pinned: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-fresco-pinned-step = { $points } if the bishop steps
page-fresco-payable = your paint pays for it
page-fresco-altar-note = The altar: as often as you like, without the bishop’s bonus
page-fresco-altar-set = Altar: { $paints } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-fresco-altar-other = Another offering ({ $count })
page-fresco-altar-compose = Choose the three cubes of your offering
page-fresco-altar-remove = Take { $paint } back
page-fresco-altar-add = Add { $paint }
page-fresco-altar-back = Back to the suggested offerings
page-fresco-or-altar = Or the altar
page-fresco-requests = Bishop’s requests
page-fresco-any-tile = any tile
page-fresco-request = Request ({ $kind }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for three tiles, of which you have { $showing }; left in the pile: { $left }
page-fresco-you-have = { $count } of 3
page-fresco-mixing = Mixing
page-fresco-mix-note = For the next visit to the cathedral
page-fresco-recipe = { $paint }: { $from }
page-fresco-moods = Moods
page-fresco-mood-apprentice = { $change ->
        [one] one more apprentice
       *[other] one apprentice fewer
    }
page-fresco-lifts = Each apprentice here raises your mood by { $mood }.
page-fresco-top = to the top
page-fresco-lasting = Lasts the whole game
page-fresco-once = Paid at once
page-fresco-no-portraits = No portraits on offer.
page-fresco-each-apprentice = per apprentice
page-fresco-short-abbot = bishop’s bonus +1
page-fresco-short-actor = theatre: mood +3
page-fresco-short-churchwarden = bishop anywhere
page-fresco-short-servant-of-god = income +1
page-fresco-screen = Behind your screen
page-fresco-hidden = Money is behind the screen
page-fresco-income = income { $coins } per round
page-fresco-restored = Your restored tiles
page-fresco-restored-count = { $count ->
        [one] one restored tile
       *[other] { $count } restored tiles
    }
page-fresco-nothing-restored = no tile restored yet
page-fresco-fulfilled = Fulfilled requests ({ $kind }): { $count }
page-fresco-plans = is planning
page-fresco-leads = leads Leonardo
page-fresco-apprentices = { $count ->
        [one] one apprentice
       *[other] { $count } apprentices
    }
page-fresco-mood-after = mood { $mood }
page-fresco-to-space = { $change }, to { $space }
page-fresco-space-taken = space taken: { $ahead } or { $behind }
page-fresco-coins-after = { $change }, leaves { $coins }
page-fresco-chosen = What it brings
page-fresco-of-tile = tile
page-fresco-of-altar = altar
page-fresco-pay = You pay
page-fresco-keep = You keep
page-fresco-gain = Income
page-fresco-a-round = per round
page-fresco-best = Most points now
page-fresco-best-then = Most points after this step
page-fresco-point = Point at a gold tile to see what it costs and brings.
page-fresco-legend-on = the bishop stands on it
page-fresco-legend-beside = beside the bishop
page-fresco-step = The bishop’s step
page-fresco-step-note = { $price } for one square, once per apprentice; then restore a tile.
page-fresco-step-anywhere = { $price } for one square, or once per round for any square (churchwarden).
page-fresco-stepped = The bishop has moved for { $price }. Now restore a tile.
page-fresco-bishop-to = Bishop to { $square }
page-fresco-same-wall = The same fresco and altar as in the cathedral, once more.
page-fresco-key-send = send an apprentice there
page-fresco-key-call = call one back from there
page-fresco-key-commit = commit the plan
