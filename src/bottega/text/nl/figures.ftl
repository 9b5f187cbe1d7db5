# What the keys of components are called where owners correct their figures.

figures-money = geld
figures-coins = geld
figures-points = punten
figures-price = prijs
figures-value = waarde
figures-values = waarden
figures-start = aan het begin
figures-spaces = velden
figures-time = tijd
figures-times = tijden
figures-mood = stemming
figures-apprentices = leerlingen
figures-tiles = tegels
figures-cards = kaarten
figures-number = nummer
figures-size = grootte
figures-players = spelers
figures-limit = hoogstens
figures-each = per speler
