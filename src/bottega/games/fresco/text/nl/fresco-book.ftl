## Hoofdstukken die alleen het regelboek heeft
fresco-chapter-game = Het spel
fresco-chapter-box = Wat er in de doos zit

## Alinea’s
fresco-book-aim = Je bent meesterschilder in de renaissance. Het grote fresco in de kathedraal heeft geleden, en de bisschop laat het restaureren. Je stuurt je leerlingen eropuit om verf te kopen, te mengen en het fresco tegel voor tegel te herstellen. Wie de meeste punten heeft als het fresco bijna klaar is, wint.
fresco-book-board = Voor iedereen ligt de stad met herberg, markt, kathedraal, atelier, werkplaats en theater, en het scorespoor eromheen. Je geld en verf staan achter je scherm. Gerestaureerde tegels liggen voor je en leveren elke ronde geld op. Je stemming bepaalt hoeveel leerlingen komen werken.
fresco-book-round =
    Een ronde in vijf regels:
    1. Van de laatste tot de eerste op het scorespoor kiest ieder wanneer hij opstaat. Wie vroeg opstaat, is het eerst aan de beurt, maar betaalt meer en verliest stemming.
    2. In het geheim stuurt ieder zijn leerlingen naar de vijf plekken, hoogstens { $each } naar elke plek.
    3. Plek voor plek en in de volgorde van opstaan doet ieder wat hij heeft gepland: markt, kathedraal, atelier, werkplaats, theater.
    4. Elke gerestaureerde tegel levert geld op, en de markt wordt opnieuw gevuld.
    5. Een ronde die met hoogstens { $tiles_left } tegels op het fresco begint, is de laatste.

## Dingen
fresco-book-thing-tiles = Frescotegels
fresco-book-thing-market = Markttegels
fresco-book-thing-apprentices = Leerlingen per speler
fresco-book-thing-special = Bijzondere frescotegels (De bijzondere mengkleuren)
fresco-book-thing-portraits = Portretkaarten (De portretten)
fresco-book-thing-requests = Opdrachttegels (De opdrachten van de bisschop)
fresco-book-top = naar boven

## Tabellen
fresco-book-grid-box = Hoeveel er zijn
fresco-book-grid-times = De opstatijden
fresco-book-grid-mood = Stemming en leerlingen
fresco-book-grid-market = De markttegels
fresco-book-grid-altar = Enkele gaven voor het altaar
fresco-book-grid-tiles = De frescotegels
fresco-book-grid-special = De bijzondere tegels
fresco-book-grid-mixing = Mengen
fresco-book-grid-portraits = De portretten
fresco-book-grid-requests = Punten van de opdrachten
fresco-book-column-thing = Wat
fresco-book-column-count = Aantal
fresco-book-column-time = Tijd
fresco-book-column-mood = Stemming
fresco-book-column-price = Prijs van een markttegel
fresco-book-column-space = Veld van onderen
fresco-book-column-apprentices = Leerlingen
fresco-book-column-paints = Verf
fresco-book-column-four = Met vier
fresco-book-column-fewer = Met minder
fresco-book-column-points = Punten
fresco-book-column-back = Op de achterkant
fresco-book-column-blend = Mengkleur
fresco-book-column-parts = Gemengd uit
fresco-book-column-portrait = Portret
fresco-book-column-stack = Stapel
fresco-book-column-thalers = Daalders
fresco-book-column-request = Opdracht
fresco-book-column-first = Eerste
fresco-book-column-second = Tweede
fresco-book-column-third = Derde

## Voorbeelden
fresco-book-example-wake = Je staat om 7 uur op. Je stemming daalt meteen met { $down }. Op de markt kost elke tegel je deze ronde { $price } daalders: twee tegels kosten er { $two }.
fresco-book-example-market = Je bent als eerste opgestaan en hebt twee leerlingen op de markt. Je kiest een kraam met drie tegels en koopt er twee voor { $price } daalders per stuk, samen { $two }. De derde gaat terug in de zak, en de kraam is voor de anderen gesloten.
fresco-book-example-restoring = Je betaalt { $paints } voor een tegel van { $value } punten. De bisschop staat er schuin naast, dat levert er { $beside } meer op: { $sum } punten. Daarna gaat de bisschop naar het vakje waar de tegel lag.
fresco-book-example-ending = Na de laatste ronde heb je { $money } daalders: dat is { $points } punten. Is het veld waar je zou belanden bezet, dan ga je naar het eerstvolgende vrije veld verderop.
