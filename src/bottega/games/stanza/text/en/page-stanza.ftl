page-stanza-board = The board: six rooms and the movement track
page-stanza-bonus-room = Bonus tile room
page-stanza-empty = empty
page-stanza-left = { $count } left
page-stanza-activate = Activate
page-stanza-pile = Draw pile
page-stanza-refill-when = The board is refilled when { $needed } rooms are empty; now { $empty }
page-stanza-refill-short = Empty: { $empty } of { $needed }
page-stanza-no-refill = No more refills
page-stanza-refill-word = refill
page-stanza-refills = The board is refilled
page-stanza-levelling = Until everyone has had the same number of turns
page-stanza-pp = { $points } PP
page-stanza-points-unit = PP
page-stanza-niche-free = Masterpiece for { $points } PP, strength { $strength }: free
page-stanza-niche-owned = Masterpiece for { $points } PP: { $name }
page-stanza-niche-closed = Masterpiece for { $points } PP: closed
page-stanza-field = { $field } field
page-stanza-value = value { $value }
page-stanza-value-word = value
page-stanza-track-florins = Money track: { $florins } ƒ
page-stanza-track-points = Money track: { $points } PP
page-stanza-track-helper = a white helper
page-stanza-bonus-disc = { $name }’s disc in the bonus tile room
page-stanza-helpers-left = Helpers ({ $colour }): { $count }
page-stanza-helper = Helper ({ $colour })
page-stanza-figure-of = { $name }’s figure
page-stanza-steps = { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
page-stanza-leaves = { $person } leaves
page-stanza-goes = leaves
page-stanza-joins = { $person } joins ({ $discipline })
page-stanza-patron = Patron
page-stanza-patron-moves = Patron to space { $space }
page-stanza-turned = Patron turned over: { $points } PP
page-stanza-crew = { $name }’s recruits and workers
page-stanza-start-persons = Starting characters
page-stanza-recruits = Recruits
page-stanza-workers = Workers
page-stanza-recruit-space = Recruitment space { $space }
page-stanza-worker-space = Worker space { $space }, costs { $florins } ƒ
page-stanza-strength = Strength
page-stanza-strength-lasting = Permanent strength: workers and tiles
page-stanza-strength-becomes = strength { $before } → { $after }
page-stanza-strength-range = { $discipline }: strength { $range }
page-stanza-with-helper = with a helper: { $disciplines }
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
page-stanza-museum-short = { $value } · #{ $place }
page-stanza-museum-place = Museum of value { $value }, place { $place } now
page-stanza-museum-value = Value of the museum: { $value }
page-stanza-tiles = Tiles
page-stanza-tiles-count = Bonus tiles: { $count }
page-stanza-tile = Tile
page-stanza-always = always counts
page-stanza-added = Discs and florins
page-stanza-helpers = Helpers
page-stanza-a-helper = a helper
page-stanza-discs = discs
page-stanza-supply = Discs in supply: { $count }
page-stanza-masterpieces = Masterpieces: { $count }
page-stanza-nothing = none yet
page-stanza-money = { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }
page-stanza-money-after = { $change } ƒ, leaves { $florins }
page-stanza-income = Money: +{ $florins } ƒ
page-stanza-no-income = No more money to receive
page-stanza-helpers-change = helpers { $change }
page-stanza-discs-change = discs in supply { $change }
page-stanza-board-of = { $name }’s board
page-stanza-look-at = Look at a board
page-stanza-activate-title = Activate { $discipline }
page-stanza-hire = Hire
page-stanza-hire-must = a character of { $discipline }: choose a recruit, then a space
page-stanza-hire-or-dismiss = hire a character of { $discipline }, or dismiss one
page-stanza-hire-more = { $discipline }: condition met; hire others if you like
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
page-stanza-need-discovery = Tile { $nth }: { $reached } of { $needed } helper spaces reached
page-stanza-need-literature = Tile { $nth }: { $reached } of { $needed } full columns of books
page-stanza-need-religion = Tile { $nth }: { $reached } of { $needed } fields with two discs
page-stanza-need-arts = Tile { $nth }: { $reached } of { $needed } value of art
page-stanza-retiring = Retiring: { $points } PP
page-stanza-points = Points
page-stanza-key-steps = while moving: the space so many steps ahead
