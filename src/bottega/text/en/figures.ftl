# What the keys of components are called where owners correct their figures.

figures-money = money
figures-coins = money
figures-points = points
figures-price = price
figures-value = value
figures-values = values
figures-start = at the start
figures-spaces = spaces
figures-time = time
figures-times = times
figures-mood = mood
figures-apprentices = apprentices
figures-tiles = tiles
figures-cards = cards
figures-number = number
figures-size = size
figures-players = players
figures-limit = at most
figures-each = for each player
