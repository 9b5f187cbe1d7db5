## Opties
florence-option-muse_and_princess = Muze & Prinses
    .about = Na elke veiling bied je op een van zes karakters, dat je een ronde lang helpt. Niemand mag op het scorespoor teruggaan voor geld.
florence-option-cooperative_building = Samen bouwen
    .about = De borden liggen tegen elkaar; twee buren kunnen een gebouw delen dat op hun grens staat.
florence-option-hard_freedoms = Vier vrijheden
    .about = Met twee spelers: maar vier vrijheden in het spel in plaats van vijf.
florence-option-open_money = Open geld
    .about = Ieders geld is zichtbaar. Zonder deze optie zie je alleen je eigen geld.

## Personen
florence-mathematician = Wiskundige
florence-theologian = Theoloog
florence-philosopher = Filosoof
florence-botanist = Botanicus
florence-alchemist = Alchemist
florence-physicist = Natuurkundige
florence-watchmaker = Horlogemaker
florence-goldsmith = Goudsmid
florence-bell-maker = Klokkengieter
florence-cartographer = Cartograaf
florence-jurist = Rechtsgeleerde
florence-choreographer = Choreograaf
florence-composer = Componist
florence-sculptor = Beeldhouwer
florence-painter = Schilder
florence-pharmacist = Apotheker
florence-physician = Medicus
florence-dramatist = Toneelschrijver
florence-poet = Dichter
florence-astronomer = Astronoom
florence-organ-builder = Orgelbouwer

## Tegels, vrijheden, objecten, karakters
florence-university = Universiteit
florence-laboratory = Laboratorium
florence-workshop = Werkplaats
florence-library = Bibliotheek
florence-opera = Opera
florence-studio = Atelier
florence-hospital = Ziekenhuis
florence-theater = Theater
florence-tower = Toren
florence-chapel = Kapel
florence-forest = Bos
florence-lake = Meer
florence-park = Park
florence-religion = Religie
florence-travel = Reizen
florence-opinion = Mening
florence-jester = Jongleur
florence-builder = Bouwmeester
florence-prestige = Prestigekaart
florence-recruiting = Wegkoopkaart
florence-landscape = Landschap
florence-person = Personenkaart
florence-bonus = Bonuskaart
florence-muse = Muze
florence-cardinal = Kardinaal
florence-princess = Prinses
florence-merchant = Koopman
florence-professor = Professor
florence-banker = Bankier
florence-palazzo = Palazzo
florence-large = groot gebouw
florence-medium = middelgroot gebouw
florence-small = klein gebouw
florence-left = links
florence-right = rechts
florence-free = object zonder te betalen
florence-points = prestigepunten
florence-deck-person = personenkaarten
florence-deck-prestige = prestigekaarten
florence-deck-bonus = bonuskaarten

## Bonuskaarten
florence-bonus-buildings = Elk gebouw: +{ $adds }
florence-bonus-large = Elk groot gebouw: +{ $adds }
florence-bonus-medium-forests = Elk middelgroot gebouw en elk bos: +{ $adds }
florence-bonus-small-landscapes = Elk klein gebouw en elk landschap: +{ $adds }
florence-bonus-sizes = Elke gebouwgrootte (groot, middelgroot, klein): +{ $adds }
florence-bonus-landscapes = Elk landschap: +{ $adds }
florence-bonus-forests = Elk bos: +{ $adds }
florence-bonus-lakes = Elk meer: +{ $adds }
florence-bonus-parks = Elk park: +{ $adds }
florence-bonus-freedoms = Elke vrijheid: +{ $adds }
florence-bonus-jesters = Elke jongleur: +{ $adds }
florence-bonus-jesters-freedoms = Elke jongleur en elke vrijheid: +{ $adds }
florence-bonus-builders = Elke bouwmeester: +{ $adds }
florence-bonus-builders-lakes = Elke bouwmeester en elk meer: +{ $adds }
florence-bonus-prestige = Elke prestigekaart: +{ $adds }
florence-bonus-prestige-freedoms = Elke prestigekaart en elke vrijheid: +{ $adds }
florence-bonus-landscape-kinds = Elke soort landschap: +{ $adds }
florence-bonus-categories = Elke categorie die je hebt (bos, meer, park, jongleur, bouwmeester, prestigekaart, vrijheid): +{ $adds }
florence-bonus-hand = Elke personen- of wegkoopkaart die je nog in de hand hebt: +{ $adds }
florence-bonus-table = Elke personen- of wegkoopkaart van jou op tafel: +{ $adds }

## Prestigekaarten
florence-prestige-buildings = De meeste gebouwen: { $alone } ({ $tied })
florence-prestige-large = Minstens { $large ->
        [one] { $large } groot gebouw
        *[other] { $large } grote gebouwen
    }: { $points }
florence-prestige-fewest-empty = De minste lege vakken: { $alone } ({ $tied })
florence-prestige-landscape-kinds =
    { $landscape_kinds ->
        [3] Alle drie de soorten
        [one] Minstens één soort
        *[other] Minstens { $landscape_kinds } soorten
    } landschap: { $points }
florence-prestige-landscapes = De meeste landschappen: { $alone } ({ $tied })
florence-prestige-forests = De meeste bossen: { $alone } ({ $tied })
florence-prestige-lakes = De meeste meren: { $alone } ({ $tied })
florence-prestige-freedoms =
    { $freedoms ->
        [3] Alle drie de vrijheden
        [one] Minstens één vrijheid
        *[other] Minstens { $freedoms } vrijheden
    }: { $points }
florence-prestige-all-round = Minstens { $buildings ->
        [one] { $buildings } gebouw
        *[other] { $buildings } gebouwen
    }, { $freedoms ->
        [one] { $freedoms } vrijheid
        *[other] { $freedoms } vrijheden
    } en { $table ->
        [one] { $table } werk
        *[other] { $table } werken
    }: { $points }
florence-prestige-jesters = De meeste jongleurs: { $alone } ({ $tied })
florence-prestige-builders = De meeste bouwmeesters: { $alone } ({ $tied })
florence-prestige-parks = De meeste parken: { $alone } ({ $tied })
florence-prestige-court = Minstens { $builders ->
        [one] { $builders } bouwmeester
        *[other] { $builders } bouwmeesters
    }, { $jesters ->
        [one] { $jesters } jongleur
        *[other] { $jesters } jongleurs
    } en { $landscapes ->
        [one] { $landscapes } landschap
        *[other] { $landscapes } landschappen
    }: { $points }
florence-prestige-works = De meeste werken: { $alone } ({ $tied })

## Delen van een ronde, en wat er beslist wordt
florence-part-people = Personenkaarten kiezen
florence-part-auction = Fase A: veiling
florence-part-characters = Fase A2: karakters
florence-part-actions = Fase B: acties
florence-part-end = Einde van het spel
florence-phase-people = beslis eerst welke personenkaart je teruggeeft
florence-phase-open = beslis eerst welk object je noemt
florence-phase-bid = beslis eerst of je hoger biedt
florence-phase-merchant = beslis eerst wat de koopman doet
florence-phase-pick = beslis eerst welk landschap je neemt
florence-phase-place = beslis eerst waar de tegel komt
florence-phase-keep = beslis eerst welke kaart je houdt
florence-phase-recruit = beslis eerst of je meteen iemand wegkoopt
florence-phase-court = beslis eerst op welk karakter je biedt
florence-phase-offer = beslis eerst hoeveel je biedt
florence-phase-favour = beslis eerst of je het karakter nu inzet
florence-phase-act = beslis eerst welke actie je doet
florence-phase-bonus = beslis eerst welke bonuskaarten je inzet
florence-phase-prestige = beslis eerst hoeveel prestige je neemt
florence-phase-across = beslis eerst waar het gezamenlijke gebouw komt
florence-phase-ask = beslis eerst hoeveel de partner betaalt
florence-phase-answer = beslis eerst of je samen bouwt
florence-phase-settle = beslis eerst of je het tegenbod aanneemt
florence-phase-banker = beslis eerst hoeveel geld je in prestige omzet
florence-phase-over = het spel is afgelopen
florence-not-this-phase = Nu niet: { $asked }.

## Vragen
florence-ask-people = Houd drie van je vier personenkaarten: welke geef je terug?
florence-ask-people-wait = Je hebt gekozen; de anderen kiezen nog.
florence-ask-open = Bied een object te koop aan voor { $florins } florijnen, of noem er geen en verlaat deze fase.
florence-ask-open-alone = Alleen jij hebt nog geen object: neem er een voor { $florins } florijnen, of geen.
florence-ask-bid = { $lot }: { $owner } heeft het hoogste bod. Bied je { $florins } florijnen, of pas je?
florence-ask-merchant = Je hebt voor { $florins } florijnen gewonnen: { $lot }. Betaalt de koopman, of betaal je zelf en neem je prestige, nu of na de veiling?
florence-ask-pick = Welk landschap neem je?
florence-ask-place = Waar leg je deze tegel? { $tile }
florence-ask-keep = Houd een van deze kaarten ({ $deck }).
florence-ask-recruit = Koop je meteen iemand weg, of houd je de kaart voor later?
florence-ask-court = Op welk karakter bied je?
florence-ask-offer = Hoeveel bied je? { $character }
florence-ask-favour = Zet je je karakter nu in, of later? { $character }
florence-ask-favour-last = Laatste kans om je karakter in te zetten; met “Later” geef je het ongebruikt terug: { $character }
florence-ask-act = Jouw beurt: nog { $actions ->
        [one] één actie.
       *[other] { $actions } acties.
    }
florence-ask-act-free = Je hebt geen acties meer. Nog iets voordat je de beurt beëindigt?
florence-ask-bonus = Werkwaarde { $value }, minimum { $minimum }. Zet je een bonuskaart in?
florence-ask-prestige = Je ontvangt { $florins } florijnen. Hoeveel neem je daarvan als prestige ({ $points ->
        [one] hoogstens één punt
       *[other] hoogstens { $points } punten
    })?
florence-ask-across = Waar komt het gezamenlijke gebouw? { $tile }
florence-ask-across-partner = Waar zou je dit gebouw liever met { $other } delen? { $building }
florence-ask-ask = Hoeveel moet { $partner } je betalen om dit gebouw te delen? { $building }
florence-ask-ask-partner = Wat zou je { $other } betalen voor een aandeel op deze plaats? { $building }
florence-ask-answer = { $partner } stelt voor samen te bouwen: { $building }. Jij zou { $florins } florijnen betalen.
florence-ask-settle = { $partner } zou { $florins } florijnen betalen om dit gebouw te delen: { $building }. Akkoord?
florence-ask-banker = Je bankier zet geld om in prestige: { $points ->
        [one] hoogstens één punt.
       *[other] hoogstens { $points } punten.
    }
florence-ask-wait = Wachten op { $other }.
florence-ask-over = Het spel is afgelopen.

## Zetten
florence-move-discard = Teruggeven: { $person }
florence-move-rethink = Opnieuw kiezen
florence-move-open = Veilen: { $lot }
florence-move-pass = Passen
florence-move-bid = { $florins } florijnen bieden
florence-move-sell = { $points ->
        [one] Eén punt
       *[other] { $points } punten
    } teruggaan voor geld
florence-move-pick = Nemen: { $landscape }
florence-move-keep = Houden: { $card }
florence-move-recruit = Wegkopen: { $person }
florence-move-hold = De wegkoopkaart houden
florence-move-work = Een werk volbrengen: { $person }
florence-move-build = Bouwen: { $building }
florence-move-draw = Verwerven: { $deck }
florence-move-freedom = Vrijheid invoeren: { $freedom }
florence-move-end = Beurt beëindigen
florence-move-add = Inzetten: { $card }
florence-move-finish = Het werk voltooien
florence-move-prestige = { $points ->
        [one] Eén prestigepunt
       *[other] { $points } prestigepunten
    }
florence-move-court = Bieden op: { $character }
florence-move-offer = { $florins } florijnen bieden
florence-move-professor = Professor: { $deck }
florence-move-later = Later
florence-move-merchant = Koopman: { $gift }
florence-move-share = Samen bouwen ({ $side }): { $building }
florence-move-ask = { $florins } florijnen vragen
florence-move-counter = Tegenbod: { $florins } florijnen
florence-move-accept = Akkoord
florence-move-refuse = Weigeren
florence-way = { $way ->
    [r1] 90° gedraaid
    [r2] 180° gedraaid
    [r3] 270° gedraaid
    [f0] gespiegeld
    [f1] gespiegeld, 90° gedraaid
    [f2] gespiegeld, 180° gedraaid
    [f3] gespiegeld, 270° gedraaid
   *[r0] niet gedraaid
  }
florence-move-place = { $tile } leggen op { $cell }, { florence-way }
florence-move-across = { $tile } over de grens leggen op { $cell }, { florence-way }
florence-move-more = Hogere bedragen
florence-move-elsewhere = Een andere plaats voorstellen

## Waar een zet over gaat, als dat apart gekozen wordt
florence-argument-tile = Tegel
florence-argument-cell = Plaats
florence-argument-way = Ligging
    .value = { florence-way }
florence-argument-building = Gebouw
florence-argument-side = Kant

## Wat er gebeurde
florence-log-chosen = { $seat } houdt { $people } en geeft terug: { $person }.
florence-log-chosen-hidden = { $seat } heeft drie personenkaarten gekozen.
florence-log-round = Ronde { $round } begint; een werk moet minstens { $minimum } halen. { $seat } begint.
florence-log-leave = { $seat } noemt geen object en verlaat de veiling.
florence-log-open = { $seat } opent met { $florins } florijnen: { $lot }.
florence-log-bid = { $seat } biedt { $florins } florijnen ({ $lot }).
florence-log-pass = { $seat } past ({ $lot }).
florence-log-buy = { $seat } wint voor { $florins } florijnen: { $lot }.
florence-log-pick = { $seat } neemt: { $landscape }.
florence-log-lay = { $seat } legt op { $cell }: { $tile }.
florence-log-order = { $seat } betaalt { $florins } florijnen voor een gebouw: { $building }.
florence-log-build = { $seat } bouwt op { $cell }: { $tile }.
florence-log-keep = { $seat } bekijkt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } ({ $deck }) en houdt “{ $card }”.
florence-log-keep-hidden = { $seat } bekijkt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } ({ $deck }) en houdt er één.
florence-log-recruit = { $seat } koopt weg bij { $owner }: { $person }.
florence-log-hold = { $seat } houdt de wegkoopkaart voor later.
florence-log-sell = { $seat } gaat voor { $florins } florijnen { $points ->
        [one] één punt
       *[other] { $points } punten
    } terug.
florence-log-waive = { $seat } beëindigt de beurt en ziet af van { $actions ->
        [one] één actie
       *[other] { $actions } acties
    }.
florence-log-freedom = { $seat } voert voor { $florins } florijnen een vrijheid in: { $freedom }.
florence-log-draw = { $seat } betaalt { $florins } florijnen om kaarten te bekijken: { $deck }.
florence-log-work = { $seat } volbrengt een werk met waarde { $value }: { $person }.
florence-log-princess = { $seat } volbrengt met de prinses een werk met waarde { $value }.
florence-log-bonus = { $seat } verhoogt met bonuskaart “{ $card }” met { $adds }: waarde { $value }.
florence-log-paid = { $seat } ontvangt { $florins } florijnen voor een werk met waarde { $value }.
florence-log-change = { $seat } zet { $florins } florijnen om in { $points ->
        [one] één prestigepunt
       *[other] { $points } prestigepunten
    }.
florence-log-best = { $seat } heeft het beste werk van de ronde: { $value }.
florence-log-prestige = { $seat } toont prestigekaart “{ $card }”: { $points ->
        [one] één punt
       *[other] { $points } punten
    }.
florence-log-place = { $seat } eindigt op plaats { $place } met { $points ->
        [one] één punt
       *[other] { $points } punten
    } en { $florins } florijnen.
florence-log-abstain = { $seat } biedt niet meer op karakters.
florence-log-offer = { $seat } biedt { $florins } florijnen op een karakter: { $character }.
florence-log-displaced = { $other } biedt meer dan { $seat }: { $character }.
florence-log-take = { $seat } krijgt voor { $florins } florijnen: { $character }.
florence-log-pot = { $seat } ontvangt { $florins } florijnen van de bankier.
florence-log-professor = { $seat } zet de professor in.
florence-log-merchant = { $seat } gebruikt de koopman voor prestige (positie { $rank }).
florence-log-merchant-free = { $seat } laat de koopman betalen.
florence-log-forgo = { $seat } geeft ongebruikt terug: { $character }.
florence-log-propose = { $seat } stelt { $partner } voor samen te bouwen: { $building } op { $cell } ({ florence-way }) voor { $florins } florijnen.
florence-log-counter = { $seat } biedt { $other } in plaats daarvan { $florins } florijnen.
florence-log-elsewhere = { $seat } stelt { $other } een andere plaats voor: { $building } op { $cell } ({ florence-way }).
florence-log-refuse = { $seat } weigert ({ $building }).
florence-log-together = { $seat } en { $partner } bouwen samen: { $building }. { $partner } betaalt { $payment } florijnen, de bank ontvangt { $florins }.

## Waar punten vandaan komen
florence-source-building = gebouw
florence-source-landscape = nog een landschap van dezelfde soort
florence-source-builder = tweede of derde bouwmeester
florence-source-work = werk
florence-source-best = beste werk
florence-source-prestige = prestigekaart
florence-source-track = teruggaan voor geld
florence-source-merchant = koopman
florence-source-banker = bankier

## Regels: hoofdstukken
florence-chapter-setup = Voorbereiding
florence-chapter-course = Spelverloop
florence-chapter-auction = Fase A: de veiling
florence-chapter-objects = De zeven objecten
florence-chapter-actions = Fase B: acties
florence-chapter-work = Werken
florence-chapter-building = Gebouwen
florence-chapter-cards = Personenkaarten, vrijheden, bonuskaarten
florence-chapter-money = Geld
florence-chapter-end = Het einde
florence-chapter-two = Twee spelers
florence-chapter-muse = Muze & Prinses
florence-chapter-cooperative = Samen bouwen

## Regels
florence-setup-money = Iedereen begint met { $start } florijnen en zonder prestigepunten.
    .title = Startgeld
florence-setup-people = Je krijgt { $dealt } personenkaarten, houdt er { $kept } en geeft er één gedekt terug. Iedereen kiest tegelijk. De teruggegeven kaarten worden met de rest tot een stapel geschud.
    .title = De eerste personen
    .why = Je kunt alleen een van je eigen vier personenkaarten teruggeven; deze hoort daar niet bij: { $person }.
florence-setup-freedoms = Van elke vrijheid is er één kaart minder dan er spelers zijn.
    .title = Vrijheden in het spel
florence-setup-starter = De eerste plaats begint de eerste ronde, want het programma weet niet wie de oudste is.
    .title = Wie begint
    .ruling = Volgens het boekje begint de oudste speler; die kent het programma niet.
florence-course-rounds = Het spel duurt { $rounds } ronden. Elke ronde heeft een fase A (veiling) en een fase B (ieder { $actions } acties). Na elke ronde wordt de linkerbuur startspeler.
    .title = Ronden en fasen
florence-auction-lots = Zeven soorten objecten worden aangeboden: bos, meer, park, jongleur, bouwmeester, prestigekaart en wegkoopkaart.
    .title = Wat er te koop is
    .why = Deze stapel is er hier niet: { $lot }. Die is er alleen met twee spelers.
florence-auction-one = Je koopt per ronde hoogstens één object. Heb je er een, dan doe je in deze fase niet meer mee.
    .title = Ieder één object
florence-auction-closed = Van elke soort wordt per ronde maar één object verkocht; daarna is de stapel gesloten.
    .title = Eén object van elke soort
    .why = Deze stapel is deze ronde gesloten: { $lot }.
florence-auction-empty = Is een stapel op, dan wordt dat object niet meer aangeboden.
    .title = Lege stapels
    .why = Daar is niets meer van: { $lot }.
florence-auction-open = Wie aan de beurt is, noemt een stapel en biedt daarmee de basisprijs van { $base } florijnen.
    .title = Een veiling openen
florence-auction-raise = Om de beurt biedt iedere andere speler zonder object precies { $step } florijnen meer dan het laatste bod, of past.
    .title = Hoger bieden
    .why = Het enige mogelijke bod is { $florins } florijnen.
    .ruling = Geen bod boven 10.000 florijnen.
florence-auction-pass = Als je past, doe je niet meer mee aan de veiling van dit object. Noem je geen object als jij aan de beurt bent om te openen, dan verlaat je de hele fase. Kun je niet betalen, heb je geen plaats voor het landschap of heb je al drie bouwmeesters, dan pas je automatisch.
    .title = Passen
    .ruling = Waar niets anders mogelijk is, pas je automatisch.
florence-auction-opener = Win je de veiling die je zelf opende, dan opent de volgende speler links van je zonder object. Wint een ander, dan open je opnieuw.
    .title = Wie daarna opent
florence-auction-last = De laatste speler zonder object neemt er een van een open stapel voor de basisprijs, zonder veiling, of neemt er geen.
    .title = De laatste speler
    .ruling = Net als iedereen die opent, mag de laatste speler niets noemen.
florence-landscape-place = Een landschap leg je meteen op vrije vakken van je eigen bord, naar wens gedraaid of gespiegeld. Het mag gebouwen, het palazzo en andere landschappen raken.
    .title = Landschappen leggen
    .why = Het zou bezette vakken bedekken: { $tile }.
florence-landscape-fits = Je kunt niet bieden op een landschap waarvoor je geen plaats hebt, want het moet meteen worden gelegd.
    .title = Plaats voor een landschap
    .why = Je bord heeft er geen plaats meer voor: { $lot }.
    .ruling = Een landschap moet meteen worden gelegd, dus alleen wie plaats heeft, biedt mee.
florence-landscape-again = Elk volgend landschap van een soort die je al hebt, levert meteen { $points_landscape } prestigepunten op.
    .title = Landschappen van dezelfde soort
florence-jester-effect = Elke jongleur van jou verhoogt de waarde van al je werken met { $adds_jester }.
    .title = Jongleurs
    .ruling = Het werk van de prinses telt geen jongleurs mee: het boekje somt op wat het verhoogt.
florence-builder-effect = Met één bouwmeester kost een gebouw je { $cost_one } florijnen in plaats van { $cost_none }. Met twee mogen je gebouwen ook naast elkaar staan. Met drie kosten ze niets. De tweede en de derde bouwmeester leveren meteen elk { $points_builder } prestigepunten op.
    .title = Bouwmeesters
florence-builder-three = Je kunt hoogstens { $builders_most } bouwmeesters hebben.
    .title = Hoeveel bouwmeesters
    .why = Je hebt al drie bouwmeesters.
florence-prestige-card = Koop je een prestigekaart, dan bekijk je de bovenste { $looked } en houd je er één, gedekt. Die wordt aan het einde van het spel geteld.
    .title = Prestigekaarten
florence-cards-look = Van de bekeken kaarten houd je er precies één. De andere gaan gedekt en in dezelfde volgorde onder de stapel. Zijn het er minder dan { $looked }, dan bekijk je ze allemaal.
    .title = Kaarten bekijken
    .why = Je kunt alleen een van de kaarten houden die je bekijkt; deze is er niet bij: { $card }.
    .ruling = De kaarten onder de stapel houden hun volgorde.
florence-recruiting-card = Met een wegkoopkaart neem je een personenkaart die open voor een andere speler ligt in de hand: meteen bij aankoop, of later in je beurt in fase B. Dat is geen actie, en je mag er meer gebruiken. De wegkoopkaart komt op de plaats van de personenkaart.
    .title = Wegkopen
    .why = Je hebt geen wegkoopkaart.
    .ruling = Ook na je tweede actie mag je nog wegkopen.
florence-recruiting-others = Je kunt alleen een persoon wegkopen die een werk heeft volbracht en open voor een andere speler ligt.
    .title = Wie je kunt wegkopen
    .why = Niemand anders heeft deze persoon open liggen: { $person }.
florence-recruiting-counts = Wegkoopkaarten tellen als personenkaarten, in de hand en op tafel, voor de waarde van werken en voor bonus- en prestigekaarten.
    .title = Wegkoopkaarten tellen als personenkaarten
florence-actions-two = In fase B doet ieder om de beurt, te beginnen bij de startspeler, hoogstens { $actions } acties: een werk volbrengen, een gebouw bouwen, een persoon aantrekken, een vrijheid invoeren, een bonuskaart verwerven. Persoon en vrijheid kunnen één keer per beurt, de andere twee keer. Je mag van acties afzien.
    .title = Acties in een beurt
    .why = Je hebt deze beurt geen actie meer.
florence-work-person = Om een werk te volbrengen leg je een personenkaart uit de hand open voor je neer. Die blijft daar liggen en kan voor jou geen werk meer volbrengen.
    .title = Een werk volbrengen
    .why = Je hebt deze personenkaart niet in de hand: { $person }.
florence-work-value = Tel op: { $adds_building } als je het gewenste gebouw hebt, { $adds_landscape } voor het landschap, { $adds_freedom } voor de vrijheid, { $adds_jester } voor elke jongleur van jou, { $adds_person } voor elke personen- en wegkoopkaart van jou in de hand en op tafel (deze meegeteld), en wat je bonuskaarten toevoegen. Je hoeft niet alles te hebben wat de persoon wenst.
    .title = Werkwaarde
florence-work-minimum = Een werk moet de minimale werkwaarde van de ronde halen. Van de eerste tot de laatste ronde is dat { $minima }.
    .title = Minimale werkwaarde
    .why = Het minimum van deze ronde is { $minimum }; dit werk zou { $value } halen.
    .ruling = In het boekje staan de waarden van ronde 2, 3 en 6; de andere komen uit andere bronnen.
florence-work-payment = Een werk levert { $pay } florijnen per punt werkwaarde op. Nu, en alleen nu, mag je een deel van dit geld naar keuze omzetten in prestigepunten, voor { $point_price } florijnen per punt.
    .title = Betaling voor een werk
    .why = Dit werk is goed voor { $points ->
        [one] hoogstens één prestigepunt
       *[other] hoogstens { $points } prestigepunten
    }.
florence-work-again = Een weggekochte persoon kan voor de nieuwe eigenaar opnieuw een werk volbrengen, en voor jou ook als je hem terugkoopt.
    .title = Elders een tweede werk
florence-bonus-use = Bij een werk mag je zoveel bonuskaarten inzetten als je wilt, ook uit dezelfde beurt. Dat is geen actie. Ingezette kaarten gaan uit het spel.
    .title = Bonuskaarten inzetten
    .why = Je hebt deze bonuskaart niet: { $card }.
florence-building-prestige = Elk gebouw levert meteen { $points_building } prestigepunten op.
    .title = Prestige voor een gebouw
florence-building-cost = Een gebouw van welke grootte ook kost { $cost_none } florijnen; { $cost_one } met een of twee bouwmeesters, niets met drie.
    .title = Bouwkosten
florence-building-grid = Tegels moeten helemaal binnen het raster liggen, naar wens gedraaid of gespiegeld.
    .title = Binnen het raster
    .why = Je bord heeft geen toegestane plaats meer voor: { $building }.
florence-building-overlap = Je mag niet over gebouwen, landschappen of het palazzo bouwen.
    .title = Niets overbouwen
    .why = Het zou bezette vakken bedekken: { $tile }.
florence-building-adjacent = Een gebouw mag niet met een zijde tegen een ander gebouw of het palazzo staan; hoeken mogen elkaar raken. Met twee bouwmeesters geldt dat niet meer. Het palazzo zelf telt niet als gebouw.
    .title = Afstand tussen gebouwen
    .why = Het zou direct naast een gebouw of het palazzo staan: { $tile }. Daar zijn twee bouwmeesters voor nodig; jij hebt er { $builders }.
florence-building-landscapes = Naast landschappen mogen gebouwen altijd staan.
    .title = Gebouwen en landschappen
florence-building-once = Je mag elk gebouw maar één keer hebben.
    .title = Elk gebouw één keer
    .why = Dat heb je al: { $building }.
florence-building-stays = Een gelegde tegel blijft waar hij is.
    .title = Tegels blijven liggen
florence-building-stock = Van elk gebouw zijn er { $copies_building }. Zijn ze op, dan kan het niet meer worden gebouwd.
    .title = Voorraad gebouwen
    .why = Daar is er geen meer van: { $building }.
florence-person-draw = Voor { $person_price } florijnen bekijk je de bovenste { $looked } personenkaarten en neem je er één in de hand. Heb je nog een actie, dan kan die persoon in dezelfde beurt een werk volbrengen.
    .title = Een persoon aantrekken
florence-person-once = Je mag per beurt maar één persoon aantrekken.
    .title = Eén persoon per beurt
    .why = Je hebt deze beurt al een persoon aangetrokken.
florence-freedom-introduce = Voor { $freedom_price } florijnen voer je een vrijheid in. Die verhoogt elk werk van een persoon die haar wenst met { $adds_freedom }.
    .title = Een vrijheid invoeren
florence-freedom-turn = Je mag per beurt maar één vrijheid invoeren.
    .title = Eén vrijheid per beurt
    .why = Je hebt deze beurt al een vrijheid ingevoerd.
florence-freedom-once = Je kunt elke vrijheid maar één keer invoeren.
    .title = Elke vrijheid één keer
    .why = Deze vrijheid heb je al ingevoerd: { $freedom }.
florence-freedom-stock = Is er van een vrijheid geen kaart meer, dan kan ze niet meer worden ingevoerd.
    .title = Vrijheden raken op
    .why = Daar is er geen meer van: { $freedom }.
florence-bonus-draw = Voor { $bonus_price } florijnen bekijk je de bovenste { $looked } bonuskaarten en houd je er één.
    .title = Een bonuskaart verwerven
florence-deck-empty = Van een lege stapel valt niets te nemen; de laatste prestigekaart is, zolang erop geboden wordt, voor wie haar koopt.
    .title = Lege kaartstapels
    .why = De stapel is leeg: { $deck }.
florence-best-work = Na fase B krijgt iedereen die de hoogste werkwaarde van de ronde haalde { $points_best } prestigepunten. Heb je twee werken volbracht, dan telt het beste.
    .title = Beste werk
florence-money-enough = Wat je koopt of biedt, moet je kunnen betalen: met geld en zo nodig door terug te gaan op het scorespoor.
    .title = Betalen
    .why = Dat kost { $needed } florijnen; je kunt er { $funds } opbrengen.
    .ruling = Wat je niet kunt betalen, kun je niet kopen of bieden.
florence-money-back = Je mag op elk moment teruggaan op het scorespoor en krijgt dan { $back } florijnen per punt, maar nooit onder nul. Kom je geld tekort, dan gebeurt dat bij biedingen en betalingen vanzelf, met zo weinig mogelijk punten. Je kunt het ook zelf doen als je een object noemt, biedt of een actie kiest.
    .title = Teruggaan voor geld
    .why = Je hebt geen prestigepunt om terug te gaan.
    .ruling = Niemand gaat terug onder nul.
florence-money-hidden = Je mag je geld verborgen houden, tenzij met open geld wordt gespeeld.
    .title = Verborgen geld
florence-end-game = Het spel eindigt na { $rounds } ronden.
    .title = Het einde
florence-end-prestige = Dan worden de prestigekaarten geteld. Een kaart voor de meeste of de minste van iets levert het grote getal op als je alleen voorop staat, het kleine bij gelijke stand, en niets als een ander voorop staat of niemand er iets van heeft. De andere kaarten tellen als je hebt wat ze vragen. Werken zijn je personen- en wegkoopkaarten op tafel.
    .title = Prestigekaarten tellen
    .ruling = Een bord zonder leeg vak heeft de minste van allemaal; bij gelijke stand geldt het kleine getal.
florence-end-tie = Wie de meeste prestigepunten heeft, wint; bij gelijke stand beslist het geld. Is ook dat gelijk, dan wordt de plaats gedeeld.
    .title = Winnen
    .ruling = Bij evenveel punten en geld wordt de plaats gedeeld.
florence-two-money = Met twee spelers begint ieder met { $start_two } florijnen.
    .title = Twee spelers: startgeld
florence-two-price = Met twee spelers is de basisprijs { $base_two } florijnen.
    .title = Twee spelers: basisprijs
florence-two-landscapes = Met twee spelers vormen de landschappen één stapel: wie die wint, kiest de soort, en de ander krijgt deze ronde geen landschap.
    .title = Twee spelers: landschappen
    .why = Met twee spelers zijn { $landscapes } één stapel: noem “Landschap” (notatie: landscape) en kies de soort als je hem gewonnen hebt.
florence-two-freedoms = Met twee spelers zijn { $two_freedoms } vrijheden in het spel: één van elke soort en de rest van verschillende soorten, willekeurig getrokken; met de optie “Vier vrijheden” maar { $two_freedoms_hard }.
    .title = Twee spelers: vrijheden
florence-muse-phases = Met Muze & Prinses is de veiling fase A1. Daarna volgt fase A2, waarin je een van zes karakters voor de ronde kunt winnen.
    .title = Muze & Prinses: fase A2
    .why = Dit spel wordt zonder Muze & Prinses gespeeld.
florence-offer-turn = In fase A2 leg je, te beginnen bij de startspeler, je speelsteen op een karakter of pas je voor de rest van de fase. Ligt je steen er in je volgende beurt nog, dan moet je betalen en het karakter nemen.
    .title = Bieden op een karakter
    .ruling = Wie past, past voor de hele fase.
florence-offer-fields = De biedvakken gaan in honderdtallen van { $offer_lowest } tot { $offer_highest } florijnen, bij de bankier van 0 tot { $offer_banker }.
    .title = Biedvakken
    .why = De biedvakken van dit karakter gaan van { $lowest } tot { $highest } florijnen.
    .ruling = De stappen van honderd komen uit andere bronnen.
florence-offer-higher = Ligt er al een speelsteen op een karakter, dan moet je een hoger vak kiezen, en gaat de andere steen terug naar zijn eigenaar. Op het hoogste vak kan niemand meer overbieden.
    .title = Hoger bieden
    .why = Er is al { $florins } florijnen geboden; alleen een hoger vak gaat daarboven: { $character }.
florence-offer-cash = Je moet je bod contant kunnen betalen.
    .title = Alleen contant
    .why = Je { $cash } florijnen zijn niet genoeg: { $character }.
florence-character-one = Elk karakter gaat per ronde naar één speler, en je kunt er maar één hebben. Een karakter dat genomen is, kan in dezelfde fase niet nog eens worden genomen, ook niet na gebruik.
    .title = Ieder één karakter
    .why = Deze ronde al gekozen: { $character }.
florence-character-use = Een karakter helpt alleen de speler die het heeft: de bankier meteen; muze, kardinaal en prinses in fase B van deze ronde; koopman en professor één keer, voor de volgende fase A2.
    .title = Een karakter inzetten
    .why = Je hebt dit karakter niet: { $character }.
florence-muse-works = De muze verhoogt de waarde van elk werk van jou met het nummer van de ronde.
    .title = Muze
florence-cardinal-action = De kardinaal geeft je een derde actie in fase B. Persoon en vrijheid blijven beperkt tot elk één.
    .title = Kardinaal
florence-princess-work = Met de prinses volbreng je als actie een werk, zonder personenkaart en zonder bonuskaarten: { $princess_landscape } voor elk landschap, { $princess_builder } voor elke bouwmeester, { $princess_building } voor elk gebouw, { $princess_person } voor elke personen- en wegkoopkaart. Het minimum geldt. Het werk telt mee voor het beste werk, maar niet als werk op prestigekaarten.
    .title = Prinses
    .ruling = Minimum en beste werk gelden; jongleurs verhogen haar werk niet, en prestigekaarten tellen het niet mee.
florence-merchant-gift = De koopman betaalt het object dat je in de volgende veiling wint, of geeft je zoveel prestigepunten als je positie op het scorespoor (wie gelijk staat, deelt de betere positie). De punten mag je bij elke beslissing van jezelf nemen, ook meteen na het winnen van een object, maar uiterlijk aan het einde van die veiling. Je biedt alsof je moet betalen.
    .title = Koopman
    .why = De koopman kan alleen een object betalen dat je net gewonnen hebt.
    .ruling = Hij betaalt ook de basisprijs als je als laatste koopt. In de laatste ronde alleen prestige, voordat de prestigekaarten worden geteld.
florence-professor-card = De professor geeft je een prestige- of bonuskaart uit de bovenste { $looked }, bij een beslissing van jezelf voor de volgende fase A2 of het einde van het spel.
    .title = Professor
    .ruling = In de laatste ronde voordat de prestigekaarten worden geteld.
florence-banker-pot = De bankier betaalt het geld op zijn kaart min je bod: { $pot } florijnen, plus { $pot_growth } voor elke ronde waarin niemand hem nam.
    .title = Bankier
florence-banker-end = Heb je de bankier in de laatste ronde, dan mag je helemaal aan het einde geld omzetten in prestigepunten, voor { $banker_price } florijnen per punt.
    .title = Bankier aan het einde
    .why = Je geld is goed voor { $points ->
        [one] hoogstens één prestigepunt
       *[other] hoogstens { $points } prestigepunten
    }.
    .ruling = Nadat de prestigekaarten zijn geteld, voordat een gelijke stand wordt beslist.
florence-muse-no-back = Met Muze & Prinses mag niemand op het scorespoor teruggaan voor geld.
    .title = Niet teruggaan
    .why = Met Muze & Prinses mag niemand op het scorespoor teruggaan voor geld.
florence-cooperative = De borden liggen tegen elkaar, en een gebouw mag op de grens van twee buren staan. Het kost de actieve speler een actie, de partner geen.
    .title = Samen bouwen
    .why = Dit spel wordt zonder samen bouwen gespeeld.
florence-cooperative-neighbour = Ieder heeft aan beide kanten een buur; met twee spelers is er maar één grens.
    .title = Buren
    .why = Aan die kant van je bord ligt geen ander bord.
    .ruling = De borden liggen in een kring, want de tekeningen zijn verloren gegaan.
florence-cooperative-across = Een gezamenlijk gebouw moet aan beide kanten van de grens staan, op vrije vakken; één vak aan een kant is genoeg.
    .title = Over de grens
    .why = Over deze grens is er geen plaats voor: { $building }.
florence-cooperative-density = Aan elke kant tellen de bouwmeesters van de eigenaar van dat bord: met minder dan twee mag het deel daar niet met een zijde tegen een gebouw, het palazzo of een gebouw over de grens staan.
    .title = Dichtheid aan beide kanten
    .why = Aan één kant zou het te dicht bij een ander gebouw staan, en de eigenaar van die kant heeft minder dan twee bouwmeesters: { $tile }. (Jij hebt er { $builders }.)
    .ruling = Een gebouw over de grens telt als buur.
florence-cooperative-once = Een gezamenlijk gebouw telt voor beiden volledig: elk { $points_building } prestigepunten, werken, bonus- en prestigekaarten. Daarom mag geen van beiden het al hebben.
    .title = Volledig gedeeld
    .why = Je partner heeft het al: { $building }.
florence-cooperative-cost = De actieve speler betaalt de bank volgens de eigen bouwmeesters en mag daarvoor gebruiken wat de partner betaalt.
    .title = Wie de bank betaalt
    .why = Zo kun je de { $cost } florijnen voor de bank niet betalen.
    .ruling = De betaling van de partner komt eerst.
florence-cooperative-payment = De partner betaalt de actieve speler wat ze afspreken: niets, of zoveel als de partner wil en kan betalen, ook meer dan het gebouw kost.
    .title = Het aandeel van de partner
    .why = { $case ->
        [purse] Je kunt hoogstens { $highest } florijnen betalen.
        [most] Meer dan { $highest } florijnen kan er niet betaald worden.
       *[window] Nu te kiezen: { $lowest } tot { $highest } florijnen. Met ‘Hogere bedragen’ ga je verder.
    }
    .ruling = In honderdtallen tot 10.000 florijnen, daarboven in duizendtallen. Je mag meer vragen dan je partner heeft; wie niet kan betalen, weigert of biedt minder.
florence-cooperative-counter = De partner stemt toe, weigert, stelt een andere plaats voor of doet één lager tegenbod, dat de actieve speler aanneemt of weigert.
    .title = Tegenbod
    .why = Een tegenbod moet lager zijn dan de gevraagde { $florins } florijnen.
    .ruling = Het boekje laat partners onderhandelen; hier eindigt het met één tegenbod of één andere plaats.
florence-cooperative-place = In plaats van te antwoorden mag de partner een andere plaats voor het gebouw voorstellen en zeggen wat die daar zou betalen. De actieve speler stemt dan toe of weigert.
    .title = Een andere plaats
    .why = Dat zou geen andere plaats zijn dan de voorgestelde: { $building }.
    .ruling = Het boekje laat over de plaats onderhandelen; hier één keer per voorstel.
florence-cooperative-ends = Na een weigering kun je alleen bouwen, iets anders doen of een nieuw voorstel doen, tot { $proposals } per beurt.
    .title = Onderhandelingen eindigen
    .why = Deze beurt zijn { $limit } voorstellen geweigerd; meer kan niet.
    .ruling = Hoogstens drie weigeringen per beurt.
florence-cooperative-border = Om alleen aan een grens te bouwen heb je één bouwmeester nodig als er aan de overkant niets gebouwd is, anders twee. Landschappen tellen niet.
    .title = Alleen aan de grens
    .why = Het zou aan een grens staan: { $tile }. Daar is één bouwmeester voor nodig, of twee als er aan de overkant gebouwd is; jij hebt er { $builders }.

## Het bord in de terminal
florence-board-round = Ronde { $round } van { $rounds } · minimum { $minimum } · { $part }
florence-board-lots = Te koop
florence-board-stock = In voorraad
florence-board-decks = Stapels
florence-board-legend = Tekens
florence-board-auction = Veiling
florence-board-bid = { $lot }: { $florins } florijnen van { $seat }
florence-board-characters = Karakters
florence-board-pot = Bankier: { $florins } florijnen
florence-board-best = Beste werk
florence-board-best-of = { $value } van { $seats }
florence-board-score = { $points ->
        [one] { $points } prestigepunt
       *[other] { $points } prestigepunten
    }
florence-board-cash = { $florins } florijnen
florence-board-cash-hidden = geld verborgen
florence-board-court = jongleurs: { $jesters }, bouwmeesters: { $builders }
florence-board-cards = in de hand: { $hand }, bonus: { $bonus }, prestige: { $prestige }
florence-board-recruiting = wegkoopkaarten: { $count }
florence-board-freedoms = Vrijheden
florence-board-table = Werken
florence-board-known = Bekende kaarten
florence-board-people = Je personenkaarten
florence-board-bonus = Je bonuskaarten
florence-board-prestige = Je prestigekaarten
florence-board-person = { $person }: { $value } nu
florence-board-person-bonus = { $person }: { $value } nu, { $reach } met bonuskaarten
florence-board-wants = wenst { $missing }
florence-board-nothing = heeft alles
florence-board-adds = { $card } (voegt { $adds } toe)
florence-board-brings = { $card } (nu { $points })
florence-board-looking = Om uit te kiezen
florence-board-project = Voorstel
florence-board-project-of = { $seat } en { $partner }: { $building }
florence-board-starts = begint
florence-board-laid-open = Prestigekaarten

## Waar de gegevens vandaan komen, volgens de tabellen in components.toml
florence-figures-rounds = Minimale werkwaarden
    .note = In het boekje staan ronde 2, 3 en 6; ronde 1, 5 en 7 komen uit andere bronnen; de 14 in ronde 4 is uit het hoofd.
florence-figures-money = Prijzen en startgeld
florence-figures-prestige_points = Directe prestigepunten
florence-figures-work_value = Onderdelen van de werkwaarde
florence-figures-limits = Grenzen
florence-figures-board = Het spelersbord
    .note = Zeven bij zeven vakken met linksonder een palazzo van zes vakken zijn gedocumenteerd; drie breed en twee hoog is de waarschijnlijkste lezing.
florence-figures-stock = Voorraden
florence-figures-landscapes = Landschapstegels
    .note = De groottes 5, 4 en 3 zijn gedocumenteerd (95%); de vormen zijn aannames, want alleen afbeeldingen tonen ze.
florence-figures-buildings = Gebouwtegels
    .note = Soorten, groottes en aantallen staan in het boekje; de vormen zijn aannames die bij alle bekende aanwijzingen passen, want alleen afbeeldingen tonen ze.
florence-figures-people = Personenkaarten
    .note = De wensen zijn gedocumenteerd, en alle totalen kloppen met het boekje; de nummers op de kaarten, behalve de 19 van de dichter, zijn waarschijnlijk (92%).
florence-figures-bonus = Bonuskaarten
florence-figures-prestige = Prestigekaarten
florence-figures-two_players = Twee spelers
florence-figures-characters = Karakters
florence-figures-cooperative = Aaneengelegde borden
    .note = De tekeningen op de achterkant van de borden zijn nergens beschreven. In een kring heeft ieder twee buren, en het palazzo raakt geen grens.
