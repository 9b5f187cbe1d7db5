page-florence-round = Round
page-florence-least = minimum
page-florence-round-of = Round { $round } of { $rounds } · minimum { $minimum }
page-florence-part-people = Choosing professions
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
page-florence-closed = sold this round
page-florence-no-gain = no use yet
page-florence-look = keep 1 of 5
page-florence-each-work = each work +{ $adds }
page-florence-person-gains = { $person } +{ $adds }
page-florence-points = +{ $points } prestige
page-florence-sold-to = sold to { $name } for { $florins }
page-florence-under-hammer = { $lot } at auction: { $florins }, bid by { $name }
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
page-florence-if-mine = if you win it: { $florins } left
page-florence-if-mine-back = { $points ->
        [one] if you win it: costs { $points } prestige point
       *[other] if you win it: costs { $points } prestige points
    }
page-florence-my-principality = My principality
page-florence-principality-of = { $name }’s principality
page-florence-look-at = Look at a principality
page-florence-board-says = { $name }’s principality: { $tiles }. Empty squares: { $empty }.
page-florence-builders = Builders
page-florence-freedoms = Freedoms
page-florence-builder-price = cost { $florins }
page-florence-builder-adjoin = side by side
page-florence-builder-here = Builder { $number } is here
page-florence-builder-missing = Builder { $number } is missing
page-florence-freedom-here = { $freedom } has been introduced ({ $count } left)
page-florence-freedom-missing = { $freedom } is missing ({ $count } left)
page-florence-lacking = { $thing }: missing
page-florence-wants = wants { $things }
page-florence-wants-lacking = { $thing } (missing)
page-florence-my-people = My professions
page-florence-people-of = { $name }’s professions
page-florence-all-people = All 21 professions
page-florence-my-cards = My cards
page-florence-nobody = No profession cards left in hand.
page-florence-state-hand = in hand
page-florence-state-table = work completed
page-florence-state-deck = in the deck
page-florence-state-unknown = in the deck or a hand
page-florence-best-work = best work so far: { $value } ({ $names })
page-florence-now-and-with = value of a work, now and with: { $thing }
page-florence-minimum = min { $minimum }
page-florence-minimum-is = a work needs { $minimum }
page-florence-value-of = { $value } of at least { $minimum }
page-florence-would-add = { $thing } would add { $adds }
page-florence-enough = work possible
page-florence-would-do = then it is enough
page-florence-short = { $short } short
page-florence-recruited = Recruited from another court
page-florence-given-back = is returned
page-florence-jesters = { $count ->
        [one] { $count } jester
       *[other] { $count } jesters
    }
page-florence-people = { $count ->
        [one] { $count } profession card
       *[other] { $count } profession cards
    }
page-florence-bonus-cards = { $count ->
        [one] { $count } bonus card
       *[other] { $count } bonus cards
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
        [one] { $count } hidden profession card
       *[other] { $count } hidden profession cards
    }
page-florence-hand-count = { $count ->
        [one] { $count } profession or recruiting card in hand
       *[other] { $count } profession and recruiting cards in hand
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
page-florence-person-reaches = { $person } { $before } → { $after }, work possible
page-florence-person-changes = { $person } { $before } → { $after }
page-florence-fits = What still fits
page-florence-build-for = Build for { $florins }
page-florence-in-stock = in stock
page-florence-places = { $count ->
        [one] fits in { $count } place
       *[other] fits in { $count } places
    }
page-florence-places-now = places where it fits
page-florence-places-after = places now → once it is here
page-florence-built = built
page-florence-no-longer-fits = leaves no room for { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }
page-florence-nothing-fits = no other building fits after it
page-florence-placing = Placing: { $tile }
page-florence-places-this-way = { $here } of { $all } places this way round
page-florence-turn-left = Turn left
page-florence-turn-right = Turn right
page-florence-flip = Flip
page-florence-next-place = next
page-florence-may-stand = Can go here: { $cell }
page-florence-may-not-stand = Not here
page-florence-lay-here = Place it here
page-florence-propose-here = Propose this place
page-florence-draw-person = Take a profession card
page-florence-draw-bonus = Acquire a bonus card
page-florence-for = for { $florins } florins
page-florence-keep-one = Keep one of these
page-florence-work-of = Work: { $person }
page-florence-cancel = Cancel
page-florence-work-worth = work worth { $value }
page-florence-work-pays =
    pays { $florins } florins, or up to { $points ->
        [one] { $points } point
       *[other] { $points } points
     }
page-florence-work-best = best work so far
page-florence-work-short = not the best work ({ $best })
page-florence-share-out = Divide { $florins } florins
page-florence-share-hint = { $florins } florins to divide, { $price } per point
page-florence-characters = The six characters
page-florence-serves = serves { $name }
page-florence-used = taken this round
page-florence-offered = { $name } offers { $florins }
page-florence-from = from { $florins }
page-florence-pot = { $florins } florins on the Banker
page-florence-about-muse = Each work this round gains the round number.
page-florence-about-cardinal = Three actions instead of two.
page-florence-about-princess = One work without a profession card, counting your landscapes, builders, buildings and cards.
page-florence-about-merchant = Pays for your next object, or gives prestige by your position on the score track.
page-florence-about-professor = Look at five prestige or bonus cards and keep one.
page-florence-about-banker = Pays out the money on the card; in the last round, changes cash into prestige.
page-florence-together = Building together: { $building }
page-florence-bank-gets = { $name } pays the bank { $florins }
page-florence-partner-pays = { $name } pays { $florins } for the share
page-florence-both-gain = counts in full for both
page-florence-refusals = { $count } of { $most } proposals declined
page-florence-partner-share = What the partner pays
page-florence-ask-hint = left: the partner’s payment · right: your money after it
page-florence-counter-hint = left: your counter-offer · right: your money after it
page-florence-final = The end of the game
page-florence-court-sum = buildings: { $buildings } · works: { $works } · landscapes: { $landscapes }
page-florence-key-turn = turn the tile
page-florence-key-next = next place where it fits
