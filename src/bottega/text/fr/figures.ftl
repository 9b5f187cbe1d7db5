# What the keys of components are called where owners correct their figures.

figures-money = argent
figures-coins = argent
figures-points = points
figures-price = prix
figures-value = valeur
figures-values = valeurs
figures-start = au début
figures-spaces = cases
figures-time = heure
figures-times = heures
figures-mood = humeur
figures-apprentices = assistants
figures-tiles = tuiles
figures-cards = cartes
figures-number = numéro
figures-size = taille
figures-players = joueurs
figures-limit = au plus
figures-each = par joueur
