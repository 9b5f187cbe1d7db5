## What the coach tells in a first game
stanza-coach-aim = You seek fame in five disciplines: Discoveries, Literature, Religion, Arts and Politics. Each has a room with characters in it. Let them work for you: whoever has the most prestige points (PP) in the end wins.
stanza-coach-move = All figures start in the bonus tile room. On your turn you move your figure clockwise onto a character and take it. Empty spaces and other figures don’t count, so you often get further than you think.
stanza-coach-characters = This is your board. Characters you take wait above, on the recruitment track; below, on the worker track, are those who work for you. Several of the same discipline make you strong. Look for one you can use at once, in a room you can activate.
stanza-coach-act = After moving you do one thing: activate a discipline, receive money, or pass. You activate the room your figure is in. To do so you must hire one of its characters from your recruitment track.
stanza-coach-helper = For another room you spend a helper of its colour; a white helper fits every room. So you can gather characters of one discipline wherever you walk.
stanza-coach-income = Receiving money fills you up to the amount at your ship’s space. It costs your whole turn, and your patron moves on and pushes your workers. Wait until you are nearly out of money.
stanza-coach-hire = First choose whom to hire, then the worker space. Each space has its price; whoever stands there leaves. The cheap spaces are at the end, where the patron pushes workers off first.
stanza-coach-strength = The strength is the number of workers of this discipline. Take a disc back from the discipline’s field in the Religion room and it is one higher. Spend discs when they bring you a better reward.
stanza-coach-sail = Discoveries: your ship sails as many spaces as the strength. First it brings more money, later points; some spaces give you a white helper.
stanza-coach-write = Literature: as many books as the strength, each on a different discipline. The second, third and fourth of a colour bring rewards, and full columns open bonus tiles.
stanza-coach-place = Religion: as many discs as the strength, each on a different field. Later each of them adds one to the strength of its discipline. Prepare what you want to be strong in.
stanza-coach-create = Arts: a sculpture, a scroll or a painting, depending on the strength. The most valuable museums score at the end.
stanza-coach-take = Politics: as many helpers as the strength, each of a different colour. With helpers you activate rooms from afar, and you pay for bonus tiles with them.
stanza-coach-masterpiece = You are strong enough for a masterpiece! It takes the place of the reward and scores many points. Each can be created only once, and you only one in each discipline.
stanza-coach-goal = Think big: a masterpiece needs a strength of { $strength } or more. Keep collecting the discipline you already have workers of, and put discs on its field.
stanza-coach-buy = On the bonus tile space you buy one tile for a helper. Above each kind stands what you need for the next one. Your disc takes its place: most discs here score at the end.
stanza-coach-refill = One room is empty. When { $rooms } are, the board is refilled and a new round begins. There are { $rounds } rounds, then a few last turns.
stanza-coach-retire = The last turns. You may retire instead of moving: the first to do so scores { $most } PP. Retire when a turn would bring you less.
stanza-coach-over = That was the whole game. Points came from masterpieces, your ship, books, the museum, the bonus tile room, bonus tiles and retiring.

## What it says to a move, the first time
stanza-coach-after-move = The character joins your recruitment track. When it is full, the one at the end leaves.
stanza-coach-after-hire = One worker more. You may hire further characters, of other disciplines too, as long as you can pay.
stanza-coach-after-income = Your purse is full again. Note where your patron stands: his way is short.
stanza-coach-after-pass = You keep the character. Sometimes waiting for a stronger activation is right.
stanza-coach-after-masterpiece = Your pillar stands there for the rest of the game.
stanza-coach-after-buy = A bonus tile helps you from now on, or has helped you at once.
