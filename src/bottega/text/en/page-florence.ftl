page-florence-round = Round
page-florence-least = minimum
page-florence-round-of = Round { $round } of { $rounds } · minimum { $minimum }
page-florence-part-people = Choosing people
page-florence-part-auction = Auction
page-florence-part-characters = Characters
page-florence-part-actions = Actions
page-florence-part-end = The end
page-florence-actions-left = { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
page-florence-short-religion = Religion
page-florence-short-travel = Travel
page-florence-short-opinion = Opinion
page-florence-short-prestige = Prestige
page-florence-short-recruiting = Recruiting
page-florence-short-landscape = Landscape
page-florence-lots = What is for sale
page-florence-left = { $count } left
page-florence-none-left = none left
page-florence-closed = gone this round
page-florence-no-gain = no gain yet
page-florence-look = keep 1 of 5
page-florence-each-work = each work +{ $adds }
page-florence-person-gains = { $person } +{ $adds }
page-florence-points = +{ $points } prestige
page-florence-sold-to = sold to { $name } for { $florins }
page-florence-under-hammer = { $lot } under the hammer: { $florins }, bid by { $name }
page-florence-held-by = bid by
page-florence-leads = leads with { $florins }
page-florence-out = out of the auction
page-florence-passed = has passed
page-florence-has-chosen = has chosen
page-florence-chooses = is choosing
page-florence-offers = { $florins } for { $character }
page-florence-starter = Starting player
page-florence-cash = { $florins } florins
page-florence-cash-hidden = Money is hidden
page-florence-cash-after = { $change }, leaves { $florins }
page-florence-if-mine = if it is yours: { $florins } left
page-florence-if-mine-back = { $points ->
        [one] if it is yours: { $points } prestige point back
       *[other] if it is yours: { $points } prestige points back
    }
page-florence-my-principality = My principality
page-florence-principality-of = Principality of { $name }
page-florence-look-at = Look at a principality
page-florence-board-says = Principality of { $name }: { $tiles }. Empty cells: { $empty }.
page-florence-builders = Builders
page-florence-freedoms = Freedoms
page-florence-builder-price = cost { $florins }
page-florence-builder-adjoin = adjoin
page-florence-builder-here = Builder { $number } is here
page-florence-builder-missing = Builder { $number } is missing
page-florence-freedom-here = { $freedom } holds here ({ $count } left)
page-florence-freedom-missing = { $freedom } is missing ({ $count } left)
page-florence-lacking = { $thing }: missing
page-florence-my-people = My people
page-florence-people-of = People of { $name }
page-florence-all-people = The twenty-one
page-florence-my-cards = My cards
page-florence-nobody = Nobody is left in hand.
page-florence-state-hand = in hand
page-florence-state-table = has worked
page-florence-state-deck = in the deck
page-florence-state-unknown = deck or hidden
page-florence-best-work = best work so far: { $value } ({ $names })
page-florence-now-and-with = value of a work, now and with: { $thing }
page-florence-minimum = min { $minimum }
page-florence-minimum-is = a work needs { $minimum }
page-florence-value-of = { $value } of at least { $minimum }
page-florence-would-add = { $thing } would add { $adds }
page-florence-enough = may work
page-florence-would-do = then enough
page-florence-short = { $short } short
page-florence-recruited = Recruited from another court
page-florence-given-back = goes back
page-florence-jesters = { $count ->
        [one] { $count } jester
       *[other] { $count } jesters
    }
page-florence-people = { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
page-florence-bonus-cards = { $count ->
        [one] { $count } bonus
       *[other] { $count } bonus
    }
page-florence-prestige-cards = { $count ->
        [one] { $count } prestige card
       *[other] { $count } prestige cards
    }
page-florence-recruiting-cards = { $count ->
        [one] { $count } recruiting card
       *[other] { $count } recruiting cards
    }
page-florence-hidden-people = { $count ->
        [one] { $count } hidden person
       *[other] { $count } hidden people
    }
page-florence-hand-count = { $count ->
        [one] { $count } person or recruiting card in hand
       *[other] { $count } people and recruiting cards in hand
    }
page-florence-works = { $count ->
        [one] { $count } work
       *[other] { $count } works
    }
page-florence-buildings = { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }
page-florence-builders-count = { $count ->
        [one] { $count } builder
       *[other] { $count } builders
    }
page-florence-prestige-card = Prestige card: points as things stand
page-florence-bonus-card = Bonus card: what it adds now; it can be played once
page-florence-work-done = Best work this round: { $value }
page-florence-person-reaches = { $person } { $before } → { $after }, may work
page-florence-person-changes = { $person } { $before } → { $after }
page-florence-fits = What still fits
page-florence-build-for = Build for { $florins }
page-florence-in-stock = in stock
page-florence-places = { $count ->
        [one] fits in { $count } place
       *[other] fits in { $count } places
    }
page-florence-places-now = places where it fits
page-florence-places-after = places now → after it stands here
page-florence-built = built
page-florence-no-longer-fits = closes the board to { $count }
page-florence-nothing-fits = no other building fits after it
page-florence-placing = Laying: { $tile }
page-florence-places-this-way = { $here } of { $all } places this way round
page-florence-turn-left = Turn left
page-florence-turn-right = Turn right
page-florence-flip = Flip
page-florence-next-place = next
page-florence-may-stand = May lie here: { $cell }
page-florence-may-not-stand = Not here
page-florence-lay-here = Lay it here
page-florence-propose-here = Propose this place
page-florence-draw-person = Draw a person
page-florence-draw-bonus = Draw a bonus card
page-florence-for = for { $florins } florins
page-florence-keep-one = Keep one of these
page-florence-work-of = Work: { $person }
page-florence-share-out = Share out { $florins } florins
page-florence-share-hint = { $florins } florins to share out, { $price } for each point
page-florence-characters = The six characters
page-florence-serves = serves { $name }
page-florence-used = taken this round
page-florence-offered = { $name } offers { $florins }
page-florence-from = from { $florins }
page-florence-pot = { $florins } florins lie on the Banker
page-florence-about-muse = Your works this round are worth the number of the round more.
page-florence-about-cardinal = Three actions instead of two.
page-florence-about-princess = One work without a person, by your landscapes, builders, buildings and people.
page-florence-about-merchant = Your next object free, or prestige by your position on the track.
page-florence-about-professor = Look at five prestige or bonus cards, keep one.
page-florence-about-banker = Pays what lies on him; in the last round changes cash into prestige.
page-florence-together = Building together: { $building }
page-florence-bank-gets = { $name } pays the bank { $florins }
page-florence-partner-pays = { $name } pays { $florins } for the share
page-florence-both-gain = both own it in full
page-florence-refusals = { $count } of { $most } proposals declined
page-florence-partner-share = What the partner pays
page-florence-ask-hint = left: the partner’s payment · right: your purse after it
page-florence-counter-hint = left: your counter-offer · right: your purse after it
page-florence-final = The end of the game
page-florence-court-sum = buildings { $buildings } · works { $works } · landscapes { $landscapes }
