### La Stanza

stanza-title = La Stanza

## Disciplines, colours, spaces

stanza-discovery = Discovery
stanza-literature = Literature
stanza-religion = Religion
stanza-arts = Arts
stanza-politics = Politics
stanza-blue = blue
stanza-red = red
stanza-green = green
stanza-yellow = yellow
stanza-white = white
stanza-bonus = the bonus space
stanza-discovery-1 = Discovery 1
stanza-discovery-2 = Discovery 2
stanza-discovery-3 = Discovery 3
stanza-literature-1 = Literature 1
stanza-literature-2 = Literature 2
stanza-literature-3 = Literature 3
stanza-religion-1 = Religion 1
stanza-religion-2 = Religion 2
stanza-religion-3 = Religion 3
stanza-arts-1 = Arts 1
stanza-arts-2 = Arts 2
stanza-arts-3 = Arts 3
stanza-politics-1 = Politics 1
stanza-politics-2 = Politics 2
stanza-politics-3 = Politics 3
stanza-sculpture = sculpture
stanza-scroll = scroll
stanza-painting = painting
stanza-disc = a disc
stanza-florins = florins

## Persons

stanza-vasco-da-gama = Vasco da Gama
stanza-amerigo-vespucci = Amerigo Vespucci
stanza-christopher-columbus = Christopher Columbus
stanza-ferdinand-magellan = Ferdinand Magellan
stanza-bartolomeu-dias = Bartolomeu Dias
stanza-john-cabot = John Cabot
stanza-jacques-cartier = Jacques Cartier
stanza-giovanni-da-verrazzano = Giovanni da Verrazzano
stanza-paracelsus = Paracelsus
stanza-petrarch = Petrarch
stanza-boccaccio = Boccaccio
stanza-ariosto = Ariosto
stanza-camoes = Camões
stanza-cervantes = Cervantes
stanza-shakespeare = Shakespeare
stanza-montaigne = Montaigne
stanza-john-calvin = John Calvin
stanza-martin-luther = Martin Luther
stanza-julius-ii = Julius II
stanza-leo-x = Leo X
stanza-savonarola = Savonarola
stanza-ignatius-of-loyola = Ignatius of Loyola
stanza-teresa-of-avila = Teresa of Ávila
stanza-zwingli = Zwingli
stanza-leonardo = Leonardo
stanza-michelangelo = Michelangelo
stanza-raphael = Raphael
stanza-titian = Titian
stanza-durer = Dürer
stanza-botticelli = Botticelli
stanza-donatello = Donatello
stanza-sofonisba-anguissola = Sofonisba Anguissola
stanza-charles-v = Charles V
stanza-francis-i = Francis I
stanza-henry-viii = Henry VIII
stanza-elizabeth-i = Elizabeth I
stanza-lorenzo-de-medici = Lorenzo de’ Medici
stanza-catherine-de-medici = Catherine de’ Medici
stanza-cesare-borgia = Cesare Borgia
stanza-isabella-of-castile = Isabella of Castile
stanza-messer-niccolo = Messer Niccolò
stanza-monna-ginevra = Monna Ginevra
stanza-fra-donato = Fra Donato
stanza-mastro-piero = Mastro Piero
stanza-ser-matteo = Ser Matteo

## Bonus tiles

stanza-discovery-strength = Strength in Discovery
    .about = { stanza-tile-discovery-strength }
stanza-politics-strength = Strength in Politics
    .about = { stanza-tile-politics-strength }
stanza-five-florins = Five Florins
    .about = { stanza-tile-five-florins }
stanza-any-person = Person of Choice
    .about = { stanza-tile-any-person }
stanza-leading-ship = Leading Ship
    .about = { stanza-tile-leading-ship }
stanza-literature-strength = Strength in Literature
    .about = { stanza-tile-literature-strength }
stanza-patron-value = Patron’s Value
    .about = { stanza-tile-patron-value }
stanza-three-spaces = Three Spaces Ahead
    .about = { stanza-tile-three-spaces }
stanza-join-the-leader = Join the Leader
    .about = { stanza-tile-join-the-leader }
stanza-paid-author = Paid Author
    .about = { stanza-tile-paid-author }
stanza-religion-strength = Strength in Religion
    .about = { stanza-tile-religion-strength }
stanza-two-religion-discs = Two Discs on Religion
    .about = { stanza-tile-two-religion-discs }
stanza-two-books = Two Books
    .about = { stanza-tile-two-books }
stanza-bought-strength = Bought Strength
    .about = { stanza-tile-bought-strength }
stanza-religious-author = Religious Author
    .about = { stanza-tile-religious-author }
stanza-arts-strength = Strength in Arts
    .about = { stanza-tile-arts-strength }
stanza-extra-exhibit = Extra Exhibit
    .about = { stanza-tile-extra-exhibit }
stanza-two-fields = Two Fields
    .about = { stanza-tile-two-fields }
stanza-patron-home = Patron’s Return
    .about = { stanza-tile-patron-home }
stanza-two-white-helpers = Two White Helpers
    .about = { stanza-tile-two-white-helpers }

## Options

stanza-option-free_start_order = Arrange start persons freely
    .about = Instead of a random order, each player in turn arranges the five start persons on the worker track.
stanza-option-expert = Expert variant
    .about = To activate a discipline you may dismiss one of its persons instead of hiring one.
stanza-option-short_end = Short ending
    .about = The German rulebook’s reading: the end begins one refill earlier.

## Questions

stanza-ask-arrange = Choose the start person for worker space { $worker }.
stanza-ask-move = Move your figure.
stanza-ask-retire = Last turn { $turn }: move your figure, or retire.
stanza-ask-must-retire = Last turn { $turn }: your figure can not move; retire.
stanza-ask-act = Activate a discipline, take income, or pass.
stanza-ask-hire = { $discipline }: hire a person of this discipline.
stanza-ask-dismiss = { $discipline }: hire or dismiss a person of this discipline.
stanza-ask-only-dismiss = { $discipline }: dismiss a person of this discipline.
stanza-ask-work = { $discipline } at strength { $strength }: choose your reward, or hire and strengthen further.
stanza-ask-reward = { $discipline } at strength { $strength }: choose your reward, or strengthen it.
stanza-ask-choose = { $discipline } at strength { $strength }: choose your reward.
stanza-ask-more = { $discipline } at strength { $strength } brings nothing yet: hire or strengthen further, or finish.
stanza-ask-empty = { $discipline } at strength { $strength } brings nothing: finish.
stanza-ask-zero = { $discipline } at strength 0: strengthen it, or finish.
stanza-ask-write = { $count ->
    [one] Write a book.
   *[other] Write { $count } books on different disciplines.
}
stanza-ask-place = { $count ->
    [one] Place a disc in the hall of Religion.
   *[other] Place { $count } discs on different fields in the hall of Religion.
}
stanza-ask-take = { $count ->
    [one] Take a helper.
   *[other] Take { $count } helpers of different colours.
}
stanza-ask-return = You have more than { $limit } helpers: return one.
stanza-ask-buy = Buy a bonus tile.
stanza-ask-give = Your supply is empty: which disc from the hall of Religion goes to the bonus room for “{ $tile }”?
stanza-ask-fetch = Choose a person from the board.
stanza-ask-insert = On which recruitment space do you put { $person }?

stanza-phase-arrange = arrange your start persons
stanza-phase-move = move your figure
stanza-phase-act = activate a discipline, take income or pass
stanza-phase-work = complete the activation
stanza-phase-write = write books
stanza-phase-place = place discs
stanza-phase-take = take helpers
stanza-phase-return = return helpers
stanza-phase-buy = buy a bonus tile
stanza-phase-give = give a disc from the hall of Religion
stanza-phase-fetch = choose a person from the board
stanza-phase-insert = put the person on the recruitment track
stanza-phase-over = nothing: the game is over

## Moves

stanza-move-arrange = { $discipline } next
stanza-move-move = Move to { $space }
stanza-move-retire = Retire
stanza-move-activate = Activate { $discipline }
stanza-move-send = Activate { $discipline } with a { $helper } helper
stanza-move-income = Take income
stanza-move-pass = Pass
stanza-move-hire = Hire from recruitment space { $recruit } to worker space { $worker }
stanza-move-dismiss = Dismiss the person on worker space { $worker }
stanza-move-strengthen = Strengthen with { $means }
stanza-move-masterpiece = Masterpiece at strength { $strength }
stanza-move-sail = { $steps ->
    [one] Ship 1 space ahead
   *[other] Ship { $steps } spaces ahead
}
stanza-move-create = Create a { $art }
stanza-move-write = Write a book on { $discipline }
stanza-move-place = Disc on the field of { $field }
stanza-move-take = Take a { $helper } helper
stanza-move-return = Return a { $helper } helper
stanza-move-buy = Buy “{ $tile }” for a { $helper } helper
stanza-move-give = Disc from the field of { $field }
stanza-move-fetch = Take the person from { $space }
stanza-move-insert = Put on recruitment space { $recruit }
stanza-move-finish = Finish the activation

## Log

stanza-log-arrange = { $seat } puts { $person } on worker space { $worker }.
stanza-log-move = { $seat } moves to { $space } and takes { $person }.
stanza-log-bonus = { $seat } moves to the bonus space.
stanza-log-leaves = { $person } leaves { $seat }.
stanza-log-activate = { $seat } activates { $discipline }.
stanza-log-send = { $seat } sends a { $helper } helper to activate { $discipline }.
stanza-log-hire = { $seat } hires { $person } on space { $worker } for { $florins } ƒ.
stanza-log-dismiss = { $seat } dismisses { $person }.
stanza-log-disc-back = { $seat } takes back a disc from the field of { $field }: strength { $strength }.
stanza-log-pay = { $seat } pays { $florins } ƒ: strength { $strength }.
stanza-log-finish = { $seat } ends the activation.
stanza-log-sail = { $seat }’s ship sails { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
} to { $florins } ƒ.
stanza-log-sail-points = { $seat }’s ship sails { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
} to { $points } PP.
stanza-log-write = { $seat } writes book { $count } on { $discipline }.
stanza-log-florins = { $seat } gains { $florins } ƒ.
stanza-log-disc = { $seat } puts a disc on the field of { $field }.
stanza-log-create = { $seat } creates a { $art } (value { $value }).
stanza-log-helper = { $seat } takes { $count ->
    [one] a { $helper } helper
   *[other] { $count } { $helper } helpers
}.
stanza-log-return = { $seat } returns a { $helper } helper.
stanza-log-masterpiece = { $seat } creates a masterpiece of { $discipline } at strength { $strength }: { $points } PP.
stanza-log-income = { $worker ->
    [0] { $seat } takes { $florins } ƒ income and now has { $money } ƒ.
   *[other] { $seat } takes { $florins } ƒ income and now has { $money } ƒ; the patron steps to space { $worker }.
}
stanza-log-turned = { $seat }’s patron is turned over: { $points } PP.
stanza-log-patron-home = { $seat }’s patron returns to the first space.
stanza-log-pass = { $seat } passes.
stanza-log-buy = { $seat } buys “{ $tile }” for a { $helper } helper.
stanza-log-give = { $seat } gives up a disc on the field of { $field }.
stanza-log-fetch = { $seat } takes { $person } from { $space }.
stanza-log-refill = Two rooms are empty: the board is refilled.
stanza-log-reshuffle = The discarded persons are shuffled into a new draw pile.
stanza-log-start-person = { $person } returns to the board.
stanza-log-round = Round { $round } begins.
stanza-log-last-refill = This was the last refill: the end of the game begins.
stanza-log-last-turn = Last turn { $turn }.
stanza-log-stuck = { $seat } can not move and loses the turn.
stanza-log-retire = { $seat } retires for { $points } PP.
stanza-log-end = The game is over. Winner: { $seats }, with { $points } PP.

## Sources of points

stanza-source-masterpieces = masterpieces
stanza-source-income = income track
stanza-source-books = books
stanza-source-retiring = retiring
stanza-source-leading-ship = tile “Leading Ship”
stanza-source-patron-value = tile “Patron’s Value”
stanza-source-religious-author = tile “Religious Author”
stanza-source-two-fields = tile “Two Fields”
stanza-source-patron = patron turned over
stanza-source-bonus-majority = discs in the bonus room
stanza-source-museum = museum

## Chapters

stanza-chapter-setup = Setting up
stanza-chapter-turn = The turn
stanza-chapter-activation = Activating a discipline
stanza-chapter-expert = Expert variant
stanza-chapter-income = Income
stanza-chapter-discovery = The hall of Discovery
stanza-chapter-literature = The hall of Literature
stanza-chapter-religion = The hall of Religion
stanza-chapter-arts = The hall of Arts
stanza-chapter-politics = The hall of Politics
stanza-chapter-bonus = The bonus room
stanza-chapter-tiles = The bonus tiles
stanza-chapter-masterpieces = Masterpieces
stanza-chapter-refill = Refilling the board
stanza-chapter-end = The end of the game
stanza-chapter-scoring = Scoring
stanza-chapter-assumptions = Figures that are assumed

## The board in characters

stanza-board-round = Round { $round } of { $rounds }
stanza-board-levelling = After the last refill, until all have had equally many turns
stanza-board-over = The game is over
stanza-board-last-turn = Last turn { $turn }
stanza-board-bonus = Bonus room
stanza-board-pile = Draw pile { $count }, discarded { $discard }
stanza-board-refill = Refill when { $needed } rooms are empty; empty now: { $rooms }
stanza-board-nothing = none
stanza-board-activation = { $discipline } at strength { $strength }
stanza-board-masterpieces = masterpieces
stanza-board-books = books
stanza-board-discs = discs
stanza-board-helpers = helpers
stanza-board-money = money
stanza-board-income = income +{ $florins }
stanza-board-no-income = no more income
stanza-board-discs-supply = supply { $supply }, bonus room { $bonus }
stanza-board-recruits = recruits
stanza-board-workers = workers
stanza-board-patron = Patron
stanza-board-turned = Patron −5
stanza-board-art = museum
stanza-board-strength = strength
stanza-board-tiles = tiles
stanza-board-retiring = retiring
stanza-board-next-tile = bonus tile
stanza-board-retired = retired

## Rules

stanza-setup-ring = The ring has 16 spaces: the bonus space, then clockwise three each in Discovery, Literature, Religion, Arts and Politics. Every space but the bonus space gets one of the 40 shuffled persons. All figures start on the bonus space, all ships on 7 ƒ.
    .title = The board
stanza-setup-covers = With two or three players, each room draws one of the six cover tiles; the masterpiece of that value is closed. The highest, worth 17 PP, is never covered.
    .title = Covered masterpieces
stanza-setup-art = The hall of Arts holds one sculpture, one scroll and one painting for each player.
    .title = Works of art
stanza-setup-tiles = Of the five bonus tiles of each discipline but Politics, three are drawn at random. All twelve are on offer.
    .title = Bonus tiles on offer
stanza-setup-players = The players start with 10, 11, 12 and 13 ƒ in turn order. Each has a red, a green, a yellow and a blue helper, eight discs (one of them already on the field of Religion) and a patron on the first space of the worker track.
    .title = What players have
stanza-setup-order = Each player has one start person of every discipline on worker spaces 2 to 6: in random order or, as an option, in an order of the player’s choice.
    .title = Start persons
    .why = Your start person of { $discipline } already has a space.
stanza-not-this-phase = A turn is a chain of small decisions; each is asked in its time.
    .title = One decision at a time
    .why = Not now: you are asked to { $phase }.
stanza-move-length = In your turn you move your figure 1 to 4 steps clockwise.
    .title = Moving
    .why = Your figure does not get to { $space } with 1 to { $most } steps.
stanza-move-person = The move ends on a person, whom you take. Spaces without a person are passed over and not counted.
    .title = Ending on a person
    .why = { $space }: there is no person.
stanza-move-occupied = Spaces with another player’s figure are passed over and not counted. Two figures never share a space, except the bonus space.
    .title = Occupied spaces
    .why = { $space }: the figure of { $other } stands there.
stanza-move-bonus = The bonus space always counts as a step, whoever stands there, and has room for all figures.
    .title = The bonus space counts
stanza-recruit = The person taken goes to the first space of your recruitment track. If it is occupied, the persons make room to the right, up to the first gap. Who is pushed off the end leaves: a start person the game, any other goes to the discard pile.
    .title = Recruitment track
stanza-actions = After moving onto a person you do one of three things: activate a discipline, take income, or pass.
    .title = One action
stanza-stuck = A player who can not move anywhere loses the turn; in the last turns such a player retires.
    .title = No way to move
stanza-activate-room = You activate the discipline in whose room your figure stands; for any other you send a helper.
    .title = In the room
    .why = Your figure is not in the room of { $discipline }; you would have to send a helper.
stanza-activate-helper = A helper of a discipline’s colour, returned to the hall of Politics, activates it from anywhere. White helpers activate any discipline, Politics included.
    .title = Sending a helper
    .why = You have no { $helper } helper to send.
stanza-activate-in-room = No helper can be sent to the room in which your figure stands: you activate its discipline without one.
    .title = No helper needed
    .why = Your figure stands in the room of { $discipline }: you activate it without a helper.
stanza-hire-matching = To activate a discipline you must hire at least one person of it, even if you already have some at work. The helper does not replace this.
    .title = Hiring is compulsory
    .why = You have no recruit of { $discipline } to hire.
stanza-hire-first = A person of the activated discipline is hired before anything else.
    .title = The matching person first
    .why = First you need a person of { $discipline }.
stanza-hire-cost = Hiring moves a person from the recruitment track to a worker space of your choice and costs what the space shows.
    .title = The cost of hiring
    .why = This costs { $florins } ƒ; you have { $money } ƒ.
stanza-hire-recruit = Only persons on your recruitment track can be hired.
    .title = Recruits
    .why = There is nobody on recruitment space { $recruit }.
stanza-hire-patron = The patron can not be replaced.
    .title = The patron stays
    .why = Your patron is on worker space { $worker }; he can not be replaced.
stanza-hire-replace = A person on the space is replaced: a start person leaves the game, any other goes to the discard pile.
    .title = Replacing
stanza-hire-fresh = Persons hired in this activation can not be replaced in it.
    .title = No replacing at once
    .why = The person on worker space { $worker } was hired just now.
stanza-hire-others = In the same activation you may also hire persons of other disciplines, at the usual cost.
    .title = Other disciplines too
stanza-strength = The strength of an activation is the number of persons of the discipline on your worker track, plus 1 for a tile of permanent strength, plus discs and bought strength.
    .title = Strength
stanza-strength-disc = Each disc that you take back from the discipline’s field in the hall of Religion adds 1 to the strength, wherever your figure stands.
    .title = Discs for strength
    .why = You have no disc on the field of { $discipline }.
stanza-strength-once = Strength can be bought once in a turn.
    .title = Once in a turn
    .why = You have already bought strength in this turn.
stanza-strength-florins = Bought strength costs 3 ƒ.
    .title = The price of strength
    .why = This costs { $florins } ƒ; you have { $money } ƒ.
stanza-reward-strength = Strengths 1 to 3 bring growing rewards; more than 3 without a masterpiece counts as 3.
    .title = Rewards
    .why = Your strength of { $strength } is not enough for that.
stanza-reward-discipline = An activation brings the reward of its own discipline.
    .title = The discipline’s reward
    .why = You are activating { $discipline }; its reward is another.
stanza-reward-lower = You may always use less strength than you have, but at least 1: what can be had is taken. In the expert variant also 0.
    .title = Less is allowed
    .why = Take at least the reward of strength 1.
stanza-gift = What books and bonus tiles give is taken at once, as far as it exists.
    .title = Gifts are taken
    .why = This gift can not be declined.
stanza-expert = The expert variant lets you dismiss a person instead of hiring.
    .title = Dismissing
    .why = Persons are dismissed in the expert variant only.
stanza-expert-dismiss = The person dismissed is of the activated discipline and leaves your worker track: a start person leaves the game, any other goes to the discard pile.
    .title = Whom to dismiss
    .why = There is nobody of { $discipline } on worker space { $worker }.
stanza-expert-instead = One person is dismissed instead of all hiring: an activation has one or the other.
    .title = Either or
    .why = You either hire or dismiss one person in an activation, not both.
stanza-expert-zero = A dismissal can leave a strength of 0. It brings nothing by itself, but can be raised by tiles and discs.
    .title = Strength 0
stanza-income = Income fills your money up to the value of your ship’s space, on the points’ spaces up to 15 ƒ. Who has more keeps it.
    .title = Income
stanza-income-patron = For income your patron takes a step to the right and pushes the persons before him, up to the first gap; who is pushed off the end leaves.
    .title = The patron’s walk
stanza-income-turned = A patron on the last space is turned over (-5 PP) and returns to the first; persons make room to the right. He can not be turned over a second time: on the last space there is then no more income.
    .title = Turning the patron over
    .why = Your patron has been turned over and is on the last space: there is no more income.
stanza-discovery-ship = Strength 1, 2 or 3 moves your ship as many spaces along the income track. Ships may share a space.
    .title = Ships
stanza-discovery-helpers = For each space with a helper that your ship reaches or passes (11 ƒ, 1 PP, 11 PP) you take a white helper.
    .title = White helpers
stanza-discovery-end = A ship does not sail beyond the end of the track; further steps are lost.
    .title = The end of the track
    .why = { $spaces ->
        [0] Your ship is at the end of the track.
        [one] Your ship has only 1 space left.
       *[other] Your ship has only { $spaces } spaces left.
    }
stanza-literature-books = Strength 1, 2 or 3 brings as many books of different colours for your shelf.
    .title = Books
stanza-literature-different = The books of one activation are of different colours.
    .title = Different books
    .why = You have just written a book on { $discipline }; the next must be on another discipline.
stanza-literature-colours = There are books on Discovery, Religion, Arts and Politics, none on Literature.
    .title = Four colours
    .why = There are no books on Literature.
stanza-literature-shelf = A shelf holds four books of each colour.
    .title = The shelf
    .why = You have already written all four books on { $discipline }.
stanza-literature-rewards = The second book of a colour brings: Religion a disc on a field other than Religion, Politics a helper that is not white, Arts 2 PP, Discovery two spaces for your ship. Every third puts a disc on the field of Religion. The fourth is worth 3 PP, on Arts 5 PP.
    .title = Rewards of books
stanza-religion-discs = Strength 1, 2 or 3 lets you place as many discs in the hall of Religion.
    .title = Discs
stanza-religion-different = The discs of one activation go to different fields.
    .title = Different fields
    .why = You have just placed a disc on the field of { $field }.
stanza-religion-field = Only books and bonus tiles bring discs to the field of Religion itself.
    .title = The field of Religion
    .why = This disc can not go to the field of Religion.
stanza-religion-supply = A disc comes from your supply. If it is empty, nothing is placed.
    .title = Discs in the supply
    .why = You have no disc left in your supply.
stanza-arts-works = Strength 1 creates a sculpture (value 2), 2 a scroll (3), 3 a painting (4). You may create something of less value.
    .title = Works of art
stanza-arts-supply = The works are limited: one of each kind for each player.
    .title = Limited works
    .why = There is no { $art } left.
stanza-politics-helpers = Strength 1, 2 or 3 brings as many helpers of different colours.
    .title = Helpers
stanza-politics-different = The helpers of one activation are of different colours.
    .title = Different helpers
    .why = You have just taken a { $helper } helper; the next must be of another colour.
stanza-politics-white = The hall of Politics gives no white helpers; they come from the income track and a bonus tile.
    .title = No white ones
    .why = White helpers can not be taken here.
stanza-politics-supply = There are seven helpers of each colour; those that have run out can not be taken.
    .title = Limited helpers
    .why = There is no { $helper } helper left.
stanza-politics-limit = You never have more than seven helpers; you choose which ones you return at once.
    .title = Seven helpers
    .why = You have no { $helper } helper to return.
stanza-bonus-visit = Who ends on the bonus space buys exactly one bonus tile and takes no other action. Who can not buy one may not stop there.
    .title = Visiting the bonus room
    .why = You can not stop on the bonus space: there is no tile whose condition and price you meet.
stanza-bonus-offer = Only the tiles on offer can be bought.
    .title = On offer
    .why = “{ $tile }” is not on offer.
stanza-bonus-discovery = For your 1st, 2nd and 3rd tile of Discovery your ship must have reached the 1st, 2nd and 3rd helper space.
    .title = Condition: Discovery
    .why = For tile { $nth } of Discovery your ship needs helper space { $needed }; it has reached { $reached }.
stanza-bonus-literature = For your 1st, 2nd and 3rd tile of Literature you need 1, 2 and 3 full columns on your shelf: so many books of each of the four colours.
    .title = Condition: Literature
    .why = For tile { $nth } of Literature you need { $needed } full columns of books; you have { $reached }.
stanza-bonus-religion = For your 1st, 2nd and 3rd tile of Religion you need two of your discs on each of 1, 2 and 3 fields in the hall of Religion.
    .title = Condition: Religion
    .why = For tile { $nth } of Religion you need { $needed } fields with two of your discs; you have { $reached }.
stanza-bonus-arts = For your 1st, 2nd and 3rd tile of Arts you need art of value 5, 10 and 15.
    .title = Condition: Arts
    .why = For tile { $nth } of Arts you need art of value { $needed }; you have { $reached }.
stanza-bonus-price = A tile costs a helper of its colour or a white one.
    .title = The price
    .why = You have no { $helper } helper.
stanza-bonus-disc = A disc of yours takes the tile’s place. It comes from your supply; if that is empty, from the hall of Religion.
    .title = A disc for the tile
    .why = All your discs are in the bonus room already.
stanza-bonus-hall = With an empty supply you choose from which field the disc comes; conditions were checked before.
    .title = Discs from the hall
    .why = You have no disc on the field of { $field }.
stanza-tile-discovery-strength = Your activations of Discovery are always 1 stronger.
    .title = Strength in Discovery
stanza-tile-politics-strength = Your activations of Politics are always 1 stronger.
    .title = Strength in Politics
stanza-tile-five-florins = You gain 5 ƒ at once.
    .title = Five Florins
stanza-tile-any-person = You take any person from the board at once and put it on any space of your recruitment track; persons there make room to the right.
    .title = Person of Choice
    .why = There is nobody to take from { $space }.
stanza-tile-leading-ship = At the end: 5 PP if your ship is ahead of all others, 3 PP if it shares the lead.
    .title = Leading Ship
stanza-tile-literature-strength = Your activations of Literature are always 1 stronger.
    .title = Strength in Literature
stanza-tile-patron-value = At the end: as many PP as hiring onto your patron’s space costs.
    .title = Patron’s Value
stanza-tile-three-spaces = Your ship sails 3 spaces at once.
    .title = Three Spaces Ahead
stanza-tile-join-the-leader = Your ship sails at once to the space of the leading ship; helper spaces on the way pay as usual.
    .title = Join the Leader
stanza-tile-paid-author = You gain 1 ƒ for every book that you write, whatever its colour.
    .title = Paid Author
stanza-tile-religion-strength = Your activations of Religion are always 1 stronger.
    .title = Strength in Religion
stanza-tile-two-religion-discs = You put 2 discs from your supply on the field of Religion at once.
    .title = Two Discs on Religion
stanza-tile-two-books = You write 2 different books of your choice at once. At the end the tile counts as one more disc in the bonus room.
    .title = Two Books
stanza-tile-bought-strength = Once in a turn you may pay 3 ƒ to make an activation 1 stronger.
    .title = Bought Strength
    .why = You do not have the tile “Bought Strength”.
stanza-tile-religious-author = You write a book on Religion at once. At the end: 5 PP if you have the most books on Religion, 3 PP if you share that.
    .title = Religious Author
stanza-tile-arts-strength = Your activations of Arts are always 1 stronger.
    .title = Strength in Arts
stanza-tile-extra-exhibit = At the end the tile counts as a work of art of value 4 in your museum.
    .title = Extra Exhibit
stanza-tile-two-fields = You put 2 discs on different fields other than Religion at once. At the end: 1 PP for each person on your worker track.
    .title = Two Fields
stanza-tile-patron-home = You write a book on Arts at once, and your patron returns to the first worker space; persons make room to the right.
    .title = Patron’s Return
stanza-tile-two-white-helpers = You take 2 white helpers at once.
    .title = Two White Helpers
stanza-masterpiece-strength = Strength 4, 5, 6 or 6+1 can create a masterpiece worth 5, 8, 12 or 17 PP, instead of the usual reward. A stronger activation may take a lesser masterpiece.
    .title = Masterpieces
    .why = This masterpiece needs strength { $needed }; yours is { $strength }.
stanza-masterpiece-free = Each masterpiece has room for one pillar.
    .title = One pillar each
    .why = The masterpiece { $strength } of { $discipline } is taken or covered.
stanza-masterpiece-one = Each player creates one masterpiece of each discipline at most.
    .title = One in each discipline
    .why = You have already created a masterpiece of { $discipline }.
stanza-masterpiece-partner = The highest masterpiece also needs a strength of 1 in another discipline: Discovery in Politics, Literature in Discovery, Religion in Literature, Arts in Religion, Politics in Arts. Persons and permanent tiles count, discs do not.
    .title = The partner discipline
    .why = The highest masterpiece of { $discipline } also needs strength 1 in { $partner }.
stanza-refill = When two rooms have no persons left, every empty space but the bonus space gets a new one, clockwise from the first space of Discovery, also under figures. Then the next round begins.
    .title = Refilling
stanza-refill-time = Whether to refill is checked at the end of each turn.
    .title = When to refill
stanza-refill-pile = If the draw pile runs out, the discarded persons are shuffled and become the new one. All know who is in it, nobody knows the order.
    .title = The draw pile
stanza-refill-start = If there are still too few, one start person that left the game comes back for each discipline, at random on the spaces left. Other spaces stay empty.
    .title = Start persons return
stanza-end-rounds = There is one round more than players. At the end of the last the board is refilled once more, then never again.
    .title = Rounds
stanza-end-short = With the short ending the last refill is that which begins the last round.
    .title = Short ending
stanza-end-turns = After the last refill play goes on until all have had equally many turns. Then each player has up to three last turns: A, B and C.
    .title = Last turns
stanza-retire = In the last turns you may retire instead of taking your turn. Your figure leaves the board for the highest value still free, and the game is over for you.
    .title = Retiring
    .why = You can retire in the last turns A, B and C only.
stanza-score-masterpieces = Each masterpiece is worth its points.
    .title = Points: masterpieces
stanza-score-income = Your ship scores the points of its space on the income track.
    .title = Points: income track
stanza-score-books = Books score the points of the rewards you reached: the second on Arts 2 PP, the fourth of each colour 3 PP, on Arts 5 PP.
    .title = Points: books
stanza-score-retiring = Who retired scores the value taken, the first the most.
    .title = Points: retiring
stanza-score-patron = A patron turned over costs 5 PP.
    .title = Points: patron
stanza-score-majority = Most discs in the bonus room score 12, 8, 5 and 3 PP, as many places as there are players. Nothing without a disc.
    .title = Points: discs in the bonus room
stanza-score-museum = The museums score 17, 12, 8 and 5 PP by their value, as many places as there are players. The art left on the board is the museum of a neutral player, who competes for the places. Nothing without art.
    .title = Points: museums
stanza-score-shared = Equals add up the points of their places and share them, rounded down; the neutral player shares too.
    .title = Ties
stanza-score-winner = Most PP win. Ties: a patron not turned over beats one that is, then the patron further left, then who retired earlier. Who is still equal shares the place.
    .title = The winner
stanza-assumed-costs = The costs of the worker spaces, 5-4-3-2-1-1, are reconstructed: only their number, a 4 and a 1 are certain.
    .title = Assumed: cost of hiring
stanza-assumed-recruits = The recruitment track’s length of 4 is reconstructed.
    .title = Assumed: recruitment track
stanza-assumed-income = The income track is reconstructed between its known spaces: 7 to 15 ƒ in steps of 1, then 1 to 15 PP in steps of 2.
    .title = Assumed: income track
stanza-assumed-values = The values for retiring (5, 3, 2, 1) and for discs in the bonus room (12, 8, 5, 3) are reconstructed.
    .title = Assumed: retiring and discs
stanza-assumed-museum = The museum’s points are known for four players; that two and three use the first places of the same table is assumed.
    .title = Assumed: museum
stanza-assumed-covers = That the six cover tiles are two each of 5, 8 and 12 PP is assumed.
    .title = Assumed: cover tiles
stanza-assumed-tiles = Which bonus tile belongs to which discipline follows from the layout of the books’ last page.
    .title = Assumed: disciplines of the tiles
stanza-assumed-names = Most names of persons are chosen freely; only the disciplines have an effect.
    .title = Assumed: names
