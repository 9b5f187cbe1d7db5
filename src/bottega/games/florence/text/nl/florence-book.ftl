## Hoofdstukken die alleen het regelboek heeft
florence-chapter-game = Het spel
florence-chapter-box = Wat er in de doos zit

## Alinea’s
florence-book-aim = Je staat aan het hoofd van een van de grote families van Florence. Je haalt kunstenaars en geleerden naar je hof en geeft hun wat ze nodig hebben om hun werken te volbrengen. Wie na { $rounds } ronden de meeste prestigepunten heeft, wint.
florence-book-principality = Voor je ligt je vorstendom: een bord van vakjes met het palazzo in een hoek. Hier leg je de landschappen die je koopt en de gebouwen die je neerzet. In je hand heb je personenkaarten; elke persoon wil een gebouw, een landschap en een vrijheid. Naast het bord liggen je jongleurs, bouwmeesters, vrijheden en geld.
florence-book-round =
    Een ronde in vijf regels:
    1. Fase A, de veiling: iedereen kan één object kopen, dat tot het einde van het spel nut heeft.
    2. Fase B, te beginnen met de startspeler: ieder { $actions } acties. Bouwen, kaarten nemen, een vrijheid invoeren of een werk volbrengen.
    3. Een werk levert { $pay } florijnen op per punt van de werkwaarde. Dat geld mag je meteen in prestigepunten omzetten, voor { $point_price } florijnen per punt.
    4. Het beste werk van de ronde levert { $points_best } punten extra op.
    5. De startspeler wisselt, en werken moeten meer waard zijn: van { $minimum_first } in de eerste tot { $minimum_last } in de laatste ronde.
florence-book-palazzo = Het palazzo bezet zijn vakjes, maar is geen gebouw: het telt op geen enkele kaart.

## Dingen die alleen het regelboek noemt
florence-book-buildings-each = Elk van de tien gebouwen
florence-book-freedoms-each = Elk van de drie vrijheden
florence-book-characters = Karakters (Muze & Prinses)
florence-book-action-work = Een werk volbrengen
florence-book-action-build = Een gebouw bouwen
florence-book-action-person = Een persoon aantrekken
florence-book-action-freedom = Een vrijheid invoeren
florence-book-action-bonus = Een bonuskaart verwerven
florence-book-by-builders = hangt af van je bouwmeesters
florence-book-part-building = Het gewenste gebouw
florence-book-part-landscape = Het gewenste landschap
florence-book-part-freedom = De gewenste vrijheid
florence-book-part-jester = Elke jongleur
florence-book-part-person = Elke personen- of wegkoopkaart, in de hand of op tafel

## Tabellen
florence-book-grid-box = Hoeveel er zijn
florence-book-grid-landscapes = De landschappen
florence-book-grid-actions = De acties
florence-book-grid-value = Waaruit de werkwaarde bestaat
florence-book-grid-minimum = Minimale werkwaarde
florence-book-grid-costs = Wat een gebouw kost
florence-book-grid-buildings = De gebouwen
florence-book-grid-people = De personenkaarten
florence-book-grid-bonus = De bonuskaarten
florence-book-grid-prestige = De prestigekaarten (tussen haakjes: punten bij gelijke stand)
florence-book-column-thing = Wat
florence-book-column-count = Aantal
florence-book-column-landscape = Landschap
florence-book-column-squares = Vakjes
florence-book-column-wanted = Personen die het willen
florence-book-column-action = Actie
florence-book-column-florins = Florijnen
florence-book-column-times = Per beurt
florence-book-column-have = Wat je hebt
florence-book-column-adds = Telt voor
florence-book-column-round = Ronde
florence-book-column-minimum = Minstens
florence-book-column-builders = Je bouwmeesters
florence-book-column-building = Gebouw
florence-book-column-size = Grootte
florence-book-column-for = Gewenst door
florence-book-column-profession = Persoon
florence-book-column-number = Nr.
florence-book-column-freedom = Vrijheid
florence-book-column-bonus = Verhoogt een werk
florence-book-column-prestige = Telt aan het einde

## Voorbeelden
florence-book-example-auction = Vier spelers; A begint en noemt het park voor { $bid0 } florijnen. Iedereen past, dus krijgt A het en doet deze fase niet meer mee. Nu noemt B de jongleur voor { $bid0 }. C biedt { $bid1 }, D { $bid2 }, B { $bid3 }, C { $bid4 }, D { $bid5 }. B en C passen: D betaalt { $bid5 } florijnen voor de jongleur. B heeft niets gekregen en opent dus nog eens; alleen C kan meebieden. Uiteindelijk past C, blijft als laatste over en neemt een object naar keuze voor { $bid0 } florijnen.
florence-book-example-work = Ronde 3, minimum { $minimum }. Je volbrengt een werk met de Dichter. Zijn theater heb je ({ $building_part }), de reisvrijheid ook ({ $freedom_part }), een meer niet. Twee jongleurs tellen voor { $jester_part }, je vier personen- en wegkoopkaarten, de Dichter meegerekend, voor { $card_part }. De werkwaarde is { $total }. Je krijgt { $payment } florijnen. Geld heb je niet nodig, dus betaal je { $spent } terug en ga je { $points } vakjes vooruit.
florence-book-example-prestige = Je hebt de kaart voor de meeste gebouwen. Met vijf gebouwen tegen vier bij alle anderen krijg je { $alone } punten; heeft nog iemand er vijf, dan { $tied }; heeft iemand er zes, dan geen.
florence-book-example-characters = A legt de speelsteen op de Kardinaal voor { $first }, B op de Koopman voor { $second }. C overbiedt A bij de Kardinaal met { $third }; A neemt de steen terug. D biedt { $first } op de Prinses. A is weer aan de beurt en kiest de Bankier voor 0. Nu wordt niemand meer overboden: ieder betaalt zijn bod en neemt het karakter. De Bankier kost A niets en levert { $pot } florijnen op.
florence-book-example-princess = Twee meren, een universiteit, een atelier en drie personenkaarten: een werk van de Prinses is { $total } waard.
florence-book-example-together = Je hebt één bouwmeester en bouwt over de grens heen een werkplaats. Je buur betaalt je de afgesproken { $payment } florijnen; jij betaalt de bank { $cost }. Beiden krijgen de punten voor het gebouw, en jij houdt { $gain } florijnen over.
