# What the keys of components are called where owners correct their figures.

figures-money = Geld
figures-coins = Geld
figures-points = Punkte
figures-price = Preis
figures-value = Wert
figures-values = Werte
figures-start = am Anfang
figures-spaces = Felder
figures-time = Uhrzeit
figures-times = Uhrzeiten
figures-mood = Stimmung
figures-apprentices = Gehilfen
figures-tiles = Plättchen
figures-cards = Karten
figures-number = Nummer
figures-size = Größe
figures-players = Spieler
figures-limit = höchstens
figures-each = je Spieler
