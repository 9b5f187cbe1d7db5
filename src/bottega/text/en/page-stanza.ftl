page-stanza-board = The house: six rooms and the ring through them
page-stanza-bonus-room = Bonus room
page-stanza-empty = empty
page-stanza-left = { $count } left
page-stanza-activate = Activate
page-stanza-pile = Draw pile
page-stanza-refill-when = The board is refilled when { $needed } rooms are empty; now { $empty }
page-stanza-refill-short = Empty: { $empty } of { $needed }
page-stanza-no-refill = No more refill
page-stanza-refill-word = refill
page-stanza-refills = The board is refilled
page-stanza-levelling = Until all had equally many turns
page-stanza-niche-free = Masterpiece for { $points } PP, strength { $strength }: free
page-stanza-niche-owned = Masterpiece for { $points } PP: { $name }
page-stanza-niche-closed = Masterpiece for { $points } PP: closed
page-stanza-field = Field of { $field }
page-stanza-value = value { $value }
page-stanza-value-word = value
page-stanza-track-florins = Income track: { $florins } ƒ
page-stanza-track-points = Income track: { $points } PP
page-stanza-track-helper = a white helper
page-stanza-bonus-disc = Disc of { $name } in the bonus room
page-stanza-helpers-left = Helpers ({ $colour }): { $count }
page-stanza-helper = Helper ({ $colour })
page-stanza-figure-of = Figure of { $name }
page-stanza-steps = { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
page-stanza-leaves = { $person } leaves
page-stanza-goes = leaves
page-stanza-joins = { $person } joins ({ $discipline })
page-stanza-patron = Patron
page-stanza-patron-moves = Patron to space { $space }
page-stanza-turned = Patron turned over: −5 PP
page-stanza-crew = Recruits and workers of { $name }
page-stanza-start-persons = Start persons
page-stanza-recruits = Recruits
page-stanza-workers = Workers
page-stanza-recruit-space = Recruitment space { $space }
page-stanza-worker-space = Worker space { $space }, costs { $florins } ƒ
page-stanza-strength = Strength
page-stanza-strength-lasting = Lasting strength: workers and tiles
page-stanza-strength-becomes = strength { $before } → { $after }
page-stanza-strength-range = { $discipline }: strength { $range }
page-stanza-masterpieces-free = free masterpieces: { $points } PP
page-stanza-shelf = Bookshelf
page-stanza-columns = { $count } full
page-stanza-books = Books: { $count }
page-stanza-books-on = Books on { $discipline }: { $count } of 4
page-stanza-book-next = The next brings: { $reward }
page-stanza-book-nothing = nothing yet
page-stanza-book-ship = ship +{ $count }
page-stanza-book-disc = disc on a field
page-stanza-book-religion-disc = disc on Religion
page-stanza-book-helper = helper
page-stanza-book-points = { $count } PP
page-stanza-museum = Museum
page-stanza-museum-short = { $value } · { $place }.
page-stanza-museum-place = Museum of value { $value }, place { $place } now
page-stanza-museum-value = Value of the museum: { $value }
page-stanza-tiles = Tiles
page-stanza-tiles-count = Bonus tiles: { $count }
page-stanza-tile = Tile
page-stanza-always = counts always
page-stanza-added = Discs and florins
page-stanza-helpers = Helpers
page-stanza-a-helper = a helper
page-stanza-discs = discs
page-stanza-supply = Discs in supply: { $count }
page-stanza-masterpieces = Masterpieces: { $count }
page-stanza-nothing = none yet
page-stanza-money = { $florins } florins
page-stanza-money-after = { $change } ƒ, leaves { $florins }
page-stanza-income = Income: +{ $florins } ƒ
page-stanza-no-income = No more income
page-stanza-helpers-change = helpers { $change }
page-stanza-discs-change = discs in supply { $change }
page-stanza-board-of = Board of { $name }
page-stanza-look-at = Look at a board
page-stanza-activate-title = Activate { $discipline }
page-stanza-hire = Hire
page-stanza-hire-must = a person of { $discipline }: choose a recruit, then a space
page-stanza-hire-or-dismiss = hire a person of { $discipline }, or dismiss one
page-stanza-hire-more = others too, if you like ({ $discipline } is served)
page-stanza-disc-back = Take a disc back ({ $count } on the field)
page-stanza-pay-three = Pay 3 ƒ
page-stanza-partner = Partner { $discipline }: { $strength }
page-stanza-needs-partner = with { $discipline } 1
page-stanza-closed = closed
page-stanza-reward = Reward
page-stanza-reward-discovery = { $count ->
        [one] The ship sails 1 space:
       *[other] The ship sails up to { $count } spaces:
    }
page-stanza-reward-literature = { $count ->
        [one] A book:
       *[other] Up to { $count } books, all different:
    }
page-stanza-reward-religion = { $count ->
        [one] A disc on a field:
       *[other] Up to { $count } discs on different fields:
    }
page-stanza-reward-arts = A work of art, strength { $count } or less:
page-stanza-reward-politics = { $count ->
        [one] A helper:
       *[other] Up to { $count } helpers of different colours:
    }
page-stanza-or-masterpiece = or a masterpiece:
page-stanza-ship-steps = { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
page-stanza-has = you have { $count }
page-stanza-shop = Bonus tiles on offer
page-stanza-need-discovery = Tile { $nth } needs helper spaces reached: { $needed }; you have { $reached }
page-stanza-need-literature = Tile { $nth } needs full columns of books: { $needed }; you have { $reached }
page-stanza-need-religion = Tile { $nth } needs fields with two discs: { $needed }; you have { $reached }
page-stanza-need-arts = Tile { $nth } needs value of art: { $needed }; you have { $reached }
page-stanza-retiring = Retiring: { $points } PP
page-stanza-points = Points
