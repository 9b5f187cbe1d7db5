## Chapters that only the rulebook has
stanza-chapter-game = The game
stanza-chapter-box = What is in the box

## Passages
stanza-book-aim = You are a woman or man of the Renaissance in search of fame: as an explorer, author, cleric, artist or statesman. Nobody gets there alone, so you win over the characters of your time and let them work for you. Whoever has the most prestige points (PP) at the end wins.
stanza-book-board = The board is a house with five rooms, one for each discipline, and the bonus tile room. A track leads clockwise through all of them, and your figure walks along it. On your own board you have two tracks: characters you have taken wait on the recruitment track; those you have hired stand on the worker track and make your actions strong.
stanza-book-turn =
    A turn in four lines:
    1. Move your figure 1 to { $longest } spaces and take the character you land on.
    2. Then activate a discipline, receive money, or pass.
    3. To activate, hire at least one character of that discipline and count how many of them work for you: that is the strength. Strengths 1 to 3 bring growing rewards, from 4 on you can create a masterpiece.
    4. Once { $empty_rooms } rooms are empty the board is refilled and the next round begins.
stanza-book-pass = Passing costs nothing and brings nothing: you keep the character you took, and your turn is over.

## What the disciplines bring
stanza-book-brings-discovery = your ship sails on: more money, then points
stanza-book-brings-literature = books for your shelf, with rewards
stanza-book-brings-religion = discs that make later activations stronger
stanza-book-brings-arts = works of art for your museum
stanza-book-brings-politics = helpers, with whom you activate from anywhere

## Things
stanza-book-thing-characters = Characters
stanza-book-thing-starters = Starting characters
stanza-book-thing-helpers = Helpers of each of the five colours
stanza-book-thing-books = Books of each of the four colours
stanza-book-thing-art = Sculptures, scrolls and paintings, each
stanza-book-thing-tiles = Bonus tiles
stanza-book-thing-covers = Cover tiles
stanza-book-thing-discs = Discs of each player
stanza-book-thing-pillars = Pillars of each player
stanza-book-helper-here = white helper
stanza-book-reward-ship = your ship sails { $count } spaces
stanza-book-reward-religion-disc = a disc on the Religion field
stanza-book-reward-disc = a disc on another field
stanza-book-reward-helper = a helper that is not white
stanza-book-reward-points = { $count } PP
stanza-book-need-discovery = Discoveries: helper spaces reached
stanza-book-need-literature = Literature: full columns of books
stanza-book-need-religion = Religion: fields with { $discs_field } of your discs
stanza-book-need-arts = Arts: value of your works

## Tables
stanza-book-grid-disciplines = The five disciplines
stanza-book-grid-box = How many there are
stanza-book-grid-costs = What hiring costs
stanza-book-grid-money = The money track
stanza-book-grid-shelf = What books bring
stanza-book-grid-art = Works of art
stanza-book-grid-conditions = What you need for a bonus tile
stanza-book-grid-masterpieces = Masterpieces
stanza-book-grid-places = Points by place
stanza-book-column-discipline = Discipline
stanza-book-column-colour = Helper
stanza-book-column-brings = Brings
stanza-book-column-thing = What
stanza-book-column-count = How many
stanza-book-column-worker = Worker space
stanza-book-column-florins = Florins
stanza-book-column-space = Space
stanza-book-column-up-to = Money up to
stanza-book-column-points = Points
stanza-book-column-helper = Helper
stanza-book-column-book = Book on
stanza-book-column-second = Second
stanza-book-column-third = Third
stanza-book-column-fourth = Fourth
stanza-book-column-strength = Strength
stanza-book-column-work = Work
stanza-book-column-value = Value
stanza-book-column-condition = Condition
stanza-book-column-tile-1 = First tile
stanza-book-column-tile-2 = Second tile
stanza-book-column-tile-3 = Third tile
stanza-book-column-place = Place
stanza-book-column-retiring = Retiring
stanza-book-column-majority = Discs in the bonus tile room
stanza-book-column-museum = Museum

## Examples
stanza-book-example-move = Your figure is in the Literature room. The next space ahead is empty, and another player’s figure stands on the one after it: neither counts. With a move of 1 you end on the first character beyond them, with 2 on the next one, and so on; each move of up to { $longest } leads to another character.
stanza-book-example-hiring = Your figure is in the Discoveries room, and one character of Discoveries already works for you. Two more wait on your recruitment track. You hire both, onto worker spaces 2 and { $worker }, replacing the characters there, and pay { $one } + { $two } = { $sum } florins. Three characters of Discoveries now work for you: you activate Discoveries at strength 3.
stanza-book-example-income = Your ship is at { $ship } florins and you have { $have } left: you receive { $gain }, and your patron moves one space to the right.
stanza-book-example-museum = Four players. Your museum is worth 15, a second player’s 9, the other two have none. The works left on the board are worth 12: they take second place. You score { $first } PP, the neutral player’s { $second } go to nobody, and the second player scores { $third }. The { $fourth } for fourth place are not given out, because without art nobody scores.
