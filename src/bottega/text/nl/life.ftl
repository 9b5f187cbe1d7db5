# Wat de pagina tussen de spellen zegt: lijsten van tafels, uitslagen, profielen, vriendenkringen.

## Lijsten van tafels
life-with = met { $names }
life-alone = alleen
life-decides = { $names } aan de beurt
life-left = nog { $time }
life-study = om te oefenen
life-won = Gewonnen
life-shared = Gedeelde eerste plaats
life-place = plaats { $place } van { $players }
life-no-result = Geen uitslag: in overleg gestopt
life-search = Zoek op spel, speler, tafel of optie
life-search-none = Niets past bij je zoekopdracht.
life-all-games = Alle spellen
life-found =
    { $count ->
        [one] { $count } partij
       *[other] { $count } partijen
     }

## Het einde van een partij
life-finale = Het einde van het spel
life-podium = Erepodium
life-turned = Het keerde
life-at-move = bij zet { $move }
life-led = { $name } nam definitief de leiding
life-turned-unknown = De analyse laat zien waar het spel keerde.
life-share = Spel delen
life-to-circle = Naar de kring

## Waarmee wordt gespeeld
life-played-with = Gespeeld met
life-base-game = Het basisspel
life-clock-player = { $time } per persoon, { $more } s extra per beslissing
life-clock-move = { $time } voor elke beslissing
life-hints = Tips toegestaan

## Snelle woorden in de chat
life-phrases = Snelle woorden
life-phrase-hello = Hallo allemaal!
life-phrase-luck = Veel geluk!
life-phrase-well = Goed gespeeld!
life-phrase-moment = Een ogenblik, alsjeblieft.
life-phrase-thanks = Bedankt!
life-phrase-oops = O nee!
life-phrase-game = Mooi spel!
life-phrase-again = Nog een keer?

## Vriendenkringen
life-nav-circles = Vrienden
life-circles = Vriendenkringen
life-circles-about = Een kring verzamelt de mensen met wie je speelt: hun tafels, hun stand over een seizoen en hun spellen, alleen voor leden. Een link is genoeg om mee te doen.
life-tables =
    { $count ->
        [0] geen open tafel
        [one] { $count } open tafel
       *[other] { $count } open tafels
     }
life-found-circle = Een kring oprichten
life-circle-name = Naam van de kring
life-circle-example = Vrijdagronde
life-found-it = Oprichten
life-invited = Je bent uitgenodigd om te spelen met { $names }.
life-invited-more = Een account is niet nodig. Je plaats in de kring blijft in deze browser; met een account is ze op al je apparaten.
life-join-circle = Meedoen met de kring
life-circle-closed = Deze kring is voor jou gesloten
life-circle-closed-more = De link is niet geldig of is vernieuwd. Vraag een lid om een nieuwe uitnodiging.
life-standings = Stand
life-standings-none = In dit seizoen is er nog geen afgelopen spel van minstens twee leden.
life-standings-about = Voor elk lid dat je in een spel achter je laat krijg je 1 punt, bij een gedeelde plaats een half. Bots en gasten tellen niet mee.
life-season = Seizoen { $number }
life-season-choose = Seizoen
life-since = sinds { $day }
life-rank = Rang
life-who = Naam
life-games = Spellen
life-wins = Gewonnen
life-points = Punten
life-has-left = doet niet meer mee
life-circle-tables = Tafels
life-circle-tables-none = Er is nu geen open tafel.
life-enter = Naar de tafel
life-look-on = Toekijken
life-play-again = Met deze mensen spelen
life-circle-records = Spellen van het seizoen
life-circle-records-none = In dit seizoen is er nog geen afgelopen spel.
life-members = Leden
life-keeper = zorgt voor de kring
life-invite = Uitnodiging: wie deze link heeft kan meedoen
life-renew-invitation = Nieuwe uitnodigingslink
life-remove = { $name } eruit zetten
life-remove-sure = { $name } echt eruit zetten?
life-circle-settings = Meer
life-save = Opslaan
life-new-season = Naam van het nieuwe seizoen (vrij)
life-begin-season = Nieuw seizoen beginnen
life-my-link-about = Met je eigen link kom je vanaf een ander apparaat binnen. Houd hem voor jezelf; een nieuwe maakt de oude ongeldig.
life-my-link = Mijn link kopiëren
life-renew-mine = Nieuwe link voor mij
life-leave = De kring verlaten
life-leave-sure = Echt verlaten?
life-seat-member = Een lid

## Profiel en ranglijst
life-nav-profile = Profiel
life-leaderboard = Ranglijst
life-leaderboard-none = In dit spel heeft nog niemand een rating.
life-leaderboard-about = Een spel telt voor de rating als op elke plaats iemand met een account zit. Het getal achter ± zegt hoe zeker de rating is.
life-member-since = hier sinds { $day }
life-profile-none = Nog geen afgelopen spellen. Hier komen je uitslagen, reeksen en favoriete tegenstanders.
life-profile-here = Dit zijn de spellen waarvan deze browser de links bewaart. Met een account staan ze op al je apparaten en tellen ze voor de rating.
life-profile-account = De spellen van je account en van deze browser.
life-profile-site = De spellen die in deze browser worden bewaard.
life-share-beaten = verslagen tegenstanders
life-streak-now = overwinningen op rij nu
life-streak-longest = langste zegereeks
life-players =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
     }
life-best = Beste score
life-together = Samen
life-opponents = Favoriete tegenstanders
life-met =
    { $games ->
        [one] { $games } spel, { $ahead } keer ervoor
       *[other] { $games } spellen, { $ahead } keer ervoor
     }
life-course = Rating: { $from } → { $to }

## Waarden van bezitters
life-figures = Waarden
life-figures-own = Waarden verbeteren
life-figures-about = Heb je de doos en staat er een andere waarde dan bij ons, verbeter die dan hier. Je set blijft in deze browser; kies hem als je een tafel opent, en iedereen daar ziet waarmee wordt gespeeld. Bij elke groep staat waar onze waarden vandaan komen.
life-figures-set = Set
life-figures-new = Een nieuwe set
life-figures-name = Naam van de set
life-figures-file = Uit een bestand (TOML)
life-figures-keep = Controleren en bewaren
life-figures-drop = Set verwijderen
life-figures-kept =
    { $count ->
        [0] Bewaard. De waarden zijn dezelfde als de onze.
        [one] Bewaard, met { $count } verbeterde waarde.
       *[other] Bewaard, met { $count } verbeterde waarden.
     }
life-figures-printed = Zoals meegeleverd
life-figures-played = Waarden: { $name }

## Weigeringen van kringen
circle-unknown = Deze kring bestaat niet.
circle-no-member = Deze persoon is geen lid van de kring.
circle-need-keeper = Dat kan alleen { $name }: { $name } zorgt voor deze kring.
circle-full = Een kring heeft plaats voor { $most } leden.
circle-name-taken = Er heet hier al iemand “{ $name }”. Kies een andere naam, zodat de stand duidelijk is.
circle-name-long = Deze naam heeft { $length } tekens; er is plaats voor { $most }. Er is niets gewijzigd.
circle-no-season = Deze kring heeft geen seizoen { $number }.
circle-many-seasons = Een kring kan hoogstens { $most } seizoenen hebben.
circle-of-another = Dit lidmaatschap hoort bij een ander account.
circle-seats = Zeg voor elk van de { $seats } plaatsen wie er zit; je noemde er { $members }.
circle-twice = Niemand kan aan één tafel op twee plaatsen zitten.
circle-no-seat = Er is geen plaats meer vrij aan deze tafel.
