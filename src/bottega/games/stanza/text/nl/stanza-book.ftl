## Hoofdstukken die alleen het regelboek heeft
stanza-chapter-game = Het spel
stanza-chapter-box = Wat er in de doos zit

## Alinea’s
stanza-book-aim = Je bent een vrouw of man uit de renaissance op zoek naar roem: met ontdekkingsreizen, boeken, in de kerk, de kunst of de politiek. Niemand redt dat alleen, dus haal je de personen van je tijd over om voor je te werken. Wie aan het einde de meeste prestigepunten (PP) heeft, wint.
stanza-book-board = Het bord is een huis met vijf kamers, één per discipline, en de bonustegelkamer. Door alle kamers loopt met de klok mee een spoor waarover je speelfiguur gaat. Op je eigen bord heb je twee sporen: op het wervingsspoor wachten de personen die je hebt genomen; op het arbeidersspoor staan degenen die je hebt ingehuurd, en zij maken je acties sterk.
stanza-book-turn =
    Een beurt in vier regels:
    1. Verplaats je speelfiguur 1 tot { $longest } velden en neem de persoon op wie je eindigt.
    2. Activeer daarna een discipline, ontvang geld of pas.
    3. Om te activeren huur je ten minste één persoon van die discipline in en tel je hoeveel van hen voor je werken: dat is de sterkte. Sterkte 1 tot 3 levert steeds betere beloningen op, vanaf 4 kun je een meesterwerk creëren.
    4. Zijn { $empty_rooms } kamers leeg, dan wordt het bord aangevuld en begint de volgende ronde.
stanza-book-pass = Passen kost niets en levert niets op: je houdt de persoon die je nam, en je beurt is voorbij.

## Wat de disciplines opleveren
stanza-book-brings-discovery = je zeilschip vaart verder: meer geld, daarna punten
stanza-book-brings-literature = boeken voor je plank, met beloningen
stanza-book-brings-religion = schijven die latere activeringen versterken
stanza-book-brings-arts = kunstwerken voor je museum
stanza-book-brings-politics = helpers, waarmee je overal vandaan activeert

## Dingen
stanza-book-thing-characters = Personen
stanza-book-thing-starters = Startpersonen
stanza-book-thing-helpers = Helpers van elk van de vijf kleuren
stanza-book-thing-books = Boeken van elk van de vier kleuren
stanza-book-thing-art = Beeldhouwwerken, manuscripten en schilderijen, elk
stanza-book-thing-tiles = Bonustegels
stanza-book-thing-covers = Afdektegels
stanza-book-thing-discs = Schijven per speler
stanza-book-thing-pillars = Zuilen per speler
stanza-book-helper-here = witte helper
stanza-book-reward-ship = je zeilschip vaart { $count } velden
stanza-book-reward-religion-disc = een schijf in het Religie-vak
stanza-book-reward-disc = een schijf in een ander vak
stanza-book-reward-helper = een helper die niet wit is
stanza-book-reward-points = { $count } PP
stanza-book-need-discovery = Ontdekkingsreizen: bereikte helpervelden
stanza-book-need-literature = Literatuur: volle kolommen boeken
stanza-book-need-religion = Religie: vakken met { $discs_field } eigen schijven
stanza-book-need-arts = Kunsten: waarde van je kunst

## Tabellen
stanza-book-grid-disciplines = De vijf disciplines
stanza-book-grid-box = Hoeveel er zijn
stanza-book-grid-costs = Wat inhuren kost
stanza-book-grid-money = Het geldspoor
stanza-book-grid-shelf = Wat boeken opleveren
stanza-book-grid-art = Kunstwerken
stanza-book-grid-conditions = Wat je voor een bonustegel nodig hebt
stanza-book-grid-masterpieces = Meesterwerken
stanza-book-grid-places = Punten per plaats
stanza-book-column-discipline = Discipline
stanza-book-column-colour = Helper
stanza-book-column-brings = Levert op
stanza-book-column-thing = Wat
stanza-book-column-count = Aantal
stanza-book-column-worker = Arbeidersveld
stanza-book-column-florins = Florijnen
stanza-book-column-space = Veld
stanza-book-column-up-to = Geld tot
stanza-book-column-points = Punten
stanza-book-column-helper = Helper
stanza-book-column-book = Boek over
stanza-book-column-second = Tweede
stanza-book-column-third = Derde
stanza-book-column-fourth = Vierde
stanza-book-column-strength = Sterkte
stanza-book-column-work = Werk
stanza-book-column-value = Waarde
stanza-book-column-condition = Voorwaarde
stanza-book-column-tile-1 = Eerste tegel
stanza-book-column-tile-2 = Tweede tegel
stanza-book-column-tile-3 = Derde tegel
stanza-book-column-place = Plaats
stanza-book-column-retiring = Uitstappen
stanza-book-column-majority = Schijven in de bonustegelkamer
stanza-book-column-museum = Museum

## Voorbeelden
stanza-book-example-move = Je speelfiguur staat in de Literatuur-kamer. Het volgende veld is leeg en op het veld daarna staat een speelfiguur van een ander: geen van beide telt. Met 1 eindig je op de eerste persoon daarachter, met 2 op de volgende, enzovoort; elk getal tot { $longest } leidt naar een andere persoon.
stanza-book-example-hiring = Je speelfiguur staat in de kamer van de Ontdekkingsreizen, en één persoon van Ontdekkingsreizen werkt al voor je. Op het wervingsspoor wachten er nog twee. Je huurt ze allebei in, op de arbeidersvelden 2 en { $worker }, vervangt de personen daar en betaalt { $one } + { $two } = { $sum } florijnen. Nu werken drie personen van Ontdekkingsreizen voor je: je activeert Ontdekkingsreizen met sterkte 3.
stanza-book-example-income = Je zeilschip staat op { $ship } florijnen en je hebt er nog { $have }: je krijgt er { $gain }, en je geldschieter gaat één veld naar rechts.
stanza-book-example-museum = Vier spelers. Je museum is 15 waard, dat van een tweede speler 9, de andere twee hebben er geen. De kunst die op het bord bleef, is 12 waard en neemt de tweede plaats in. Je krijgt { $first } PP, de { $second } van de dummyspeler gaan naar niemand, en de tweede speler krijgt { $third }. De { $fourth } voor de vierde plaats vervallen, want zonder kunst krijgt niemand punten.
