### La Stanza

stanza-title = La Stanza

## Disciplines, kleuren, velden

stanza-discovery = Ontdekkingsreizen
stanza-literature = Literatuur
stanza-religion = Religie
stanza-arts = Kunsten
stanza-politics = Politiek
stanza-blue = blauw
stanza-red = rood
stanza-green = groen
stanza-yellow = geel
stanza-white = wit
stanza-bonus = het bonusveld
stanza-discovery-1 = Ontdekkingsreizen 1
stanza-discovery-2 = Ontdekkingsreizen 2
stanza-discovery-3 = Ontdekkingsreizen 3
stanza-literature-1 = Literatuur 1
stanza-literature-2 = Literatuur 2
stanza-literature-3 = Literatuur 3
stanza-religion-1 = Religie 1
stanza-religion-2 = Religie 2
stanza-religion-3 = Religie 3
stanza-arts-1 = Kunsten 1
stanza-arts-2 = Kunsten 2
stanza-arts-3 = Kunsten 3
stanza-politics-1 = Politiek 1
stanza-politics-2 = Politiek 2
stanza-politics-3 = Politiek 3
stanza-sculpture = beeldhouwwerk
stanza-scroll = manuscript
stanza-painting = schilderij
stanza-disc = een schijf
stanza-florins = florijnen

## Personen

stanza-vasco-da-gama = Vasco da Gama
stanza-amerigo-vespucci = Amerigo Vespucci
stanza-christopher-columbus = Christoffel Columbus
stanza-ferdinand-magellan = Ferdinand Magellaan
stanza-bartolomeu-dias = Bartolomeu Dias
stanza-john-cabot = Giovanni Caboto
stanza-jacques-cartier = Jacques Cartier
stanza-giovanni-da-verrazzano = Giovanni da Verrazzano
stanza-paracelsus = Paracelsus
stanza-petrarch = Petrarca
stanza-boccaccio = Boccaccio
stanza-ariosto = Ariosto
stanza-camoes = Camões
stanza-cervantes = Cervantes
stanza-shakespeare = Shakespeare
stanza-montaigne = Montaigne
stanza-john-calvin = Johannes Calvijn
stanza-martin-luther = Maarten Luther
stanza-julius-ii = Julius II
stanza-leo-x = Leo X
stanza-savonarola = Savonarola
stanza-ignatius-of-loyola = Ignatius van Loyola
stanza-teresa-of-avila = Teresa van Ávila
stanza-zwingli = Zwingli
stanza-leonardo = Leonardo
stanza-michelangelo = Michelangelo
stanza-raphael = Rafaël
stanza-titian = Titiaan
stanza-durer = Dürer
stanza-botticelli = Botticelli
stanza-donatello = Donatello
stanza-sofonisba-anguissola = Sofonisba Anguissola
stanza-charles-v = Karel V
stanza-francis-i = Frans I
stanza-henry-viii = Hendrik VIII
stanza-elizabeth-i = Elizabeth I
stanza-lorenzo-de-medici = Lorenzo de’ Medici
stanza-catherine-de-medici = Catharina de’ Medici
stanza-cesare-borgia = Cesare Borgia
stanza-isabella-of-castile = Isabella van Castilië
stanza-messer-niccolo = Messer Niccolò
stanza-monna-ginevra = Monna Ginevra
stanza-fra-donato = Fra Donato
stanza-mastro-piero = Mastro Piero
stanza-ser-matteo = Ser Matteo

## Bonustegels

stanza-discovery-strength = Sterkte in Ontdekkingsreizen
    .about = { stanza-tile-discovery-strength }
stanza-politics-strength = Sterkte in Politiek
    .about = { stanza-tile-politics-strength }
stanza-five-florins = Vijf florijnen
    .about = { stanza-tile-five-florins }
stanza-any-person = Persoon naar keuze
    .about = { stanza-tile-any-person }
stanza-leading-ship = Voorste schip
    .about = { stanza-tile-leading-ship }
stanza-literature-strength = Sterkte in Literatuur
    .about = { stanza-tile-literature-strength }
stanza-patron-value = Waarde van de geldschieter
    .about = { stanza-tile-patron-value }
stanza-three-spaces = Drie velden vooruit
    .about = { stanza-tile-three-spaces }
stanza-join-the-leader = Naar de koploper
    .about = { stanza-tile-join-the-leader }
stanza-paid-author = Betaalde schrijver
    .about = { stanza-tile-paid-author }
stanza-religion-strength = Sterkte in Religie
    .about = { stanza-tile-religion-strength }
stanza-two-religion-discs = Twee schijven op Religie
    .about = { stanza-tile-two-religion-discs }
stanza-two-books = Twee boeken
    .about = { stanza-tile-two-books }
stanza-bought-strength = Gekochte sterkte
    .about = { stanza-tile-bought-strength }
stanza-religious-author = Religieuze schrijver
    .about = { stanza-tile-religious-author }
stanza-arts-strength = Sterkte in Kunsten
    .about = { stanza-tile-arts-strength }
stanza-extra-exhibit = Extra museumstuk
    .about = { stanza-tile-extra-exhibit }
stanza-two-fields = Twee vakken
    .about = { stanza-tile-two-fields }
stanza-patron-home = Terugkeer van de geldschieter
    .about = { stanza-tile-patron-home }
stanza-two-white-helpers = Twee witte helpers
    .about = { stanza-tile-two-white-helpers }

## Opties

stanza-option-free_start_order = Startpersonen vrij plaatsen
    .about = In plaats van willekeurig legt iedere speler om de beurt zelf de vijf startpersonen op het arbeidersspoor.
stanza-option-expert = Expertvariant
    .about = Om een discipline te activeren mag je een van haar personen ontslaan in plaats van er een in te huren.
stanza-option-short_end = Kort einde
    .about = De lezing van de Duitse regels: het einde begint één keer aanvullen eerder.

## Vragen

stanza-ask-arrange = Kies de startpersoon voor veld { $worker } van het arbeidersspoor.
stanza-ask-move = Verplaats je figuur.
stanza-ask-retire = Laatste beurt { $turn }: verplaats je figuur of stap uit.
stanza-ask-must-retire = Laatste beurt { $turn }: je figuur kan nergens heen; stap uit.
stanza-ask-act = Activeer een discipline, ontvang geld of pas.
stanza-ask-hire = { $discipline }: huur een persoon van deze discipline in.
stanza-ask-dismiss = { $discipline }: huur een persoon van deze discipline in of ontsla er een.
stanza-ask-only-dismiss = { $discipline }: ontsla een persoon van deze discipline.
stanza-ask-work = { $discipline } met sterkte { $strength }: kies je beloning, of huur nog meer personen in en versterk.
stanza-ask-reward = { $discipline } met sterkte { $strength }: kies je beloning, of versterk.
stanza-ask-choose = { $discipline } met sterkte { $strength }: kies je beloning.
stanza-ask-more = { $discipline } met sterkte { $strength } levert nog niets op: huur nog meer personen in, versterk, of beëindig de activering.
stanza-ask-empty = { $discipline } met sterkte { $strength } levert niets op: beëindig de activering.
stanza-ask-zero = { $discipline } met sterkte 0: versterk de activering, of beëindig haar.
stanza-ask-write = { $count ->
    [one] Schrijf een boek.
   *[other] Schrijf { $count } boeken over verschillende disciplines.
}
stanza-ask-place = { $count ->
    [one] Leg een schijf in de Religie-kamer.
   *[other] Leg { $count } schijven in verschillende vakken van de Religie-kamer.
}
stanza-ask-take = { $count ->
    [one] Neem een helper.
   *[other] Neem { $count } helpers van verschillende kleuren.
}
stanza-ask-return = Je hebt meer dan { $limit } helpers: leg er een terug.
stanza-ask-buy = Neem een bonustegel.
stanza-ask-give = Je voorraad is leeg: welke schijf uit de Religie-kamer gaat naar de bonuskamer voor “{ $tile }”?
stanza-ask-fetch = Kies een persoon van het bord.
stanza-ask-insert = Op welk wervingsveld leg je { $person }?

stanza-phase-arrange = je startpersonen te plaatsen
stanza-phase-move = je figuur te verplaatsen
stanza-phase-act = een discipline te activeren, geld te ontvangen of te passen
stanza-phase-work = de activering af te maken
stanza-phase-write = boeken te schrijven
stanza-phase-place = schijven te leggen
stanza-phase-take = helpers te nemen
stanza-phase-return = helpers terug te leggen
stanza-phase-buy = een bonustegel te nemen
stanza-phase-give = een schijf uit de Religie-kamer af te staan
stanza-phase-fetch = een persoon van het bord te kiezen
stanza-phase-insert = de persoon op het wervingsspoor te leggen
stanza-phase-over = niets meer te doen: het spel is afgelopen

## Zetten

stanza-move-arrange = Nu { $discipline }
stanza-move-move = Naar { $space } gaan
stanza-move-retire = Uitstappen
stanza-move-activate = { $discipline } activeren
stanza-move-send = { $discipline } activeren met een helper (kleur: { $helper })
stanza-move-income = Geld ontvangen
stanza-move-pass = Passen
stanza-move-hire = Van wervingsveld { $recruit } inhuren op arbeidersveld { $worker }
stanza-move-dismiss = De persoon op arbeidersveld { $worker } ontslaan
stanza-move-strengthen = Versterken met { $means }
stanza-move-masterpiece = Meesterwerk met sterkte { $strength }
stanza-move-sail = { $steps ->
    [one] Schip 1 veld vooruit
   *[other] Schip { $steps } velden vooruit
}
stanza-move-create = Een { $art } maken
stanza-move-write = Een boek over { $discipline } schrijven
stanza-move-place = Schijf in het vak { $field }
stanza-move-take = Een helper nemen (kleur: { $helper })
stanza-move-return = Een helper terugleggen (kleur: { $helper })
stanza-move-buy = “{ $tile }” nemen voor een helper (kleur: { $helper })
stanza-move-give = Schijf uit het vak { $field }
stanza-move-fetch = De persoon van { $space } nemen
stanza-move-insert = Op wervingsveld { $recruit } leggen
stanza-move-finish = De activering beëindigen

## Logboek

stanza-log-arrange = { $seat } legt { $person } op arbeidersveld { $worker }.
stanza-log-move = { $seat } gaat naar { $space } en neemt { $person }.
stanza-log-bonus = { $seat } gaat naar het bonusveld.
stanza-log-leaves = { $person } verlaat { $seat }.
stanza-log-activate = { $seat } activeert { $discipline }.
stanza-log-send = { $seat } activeert { $discipline } met een helper (kleur: { $helper }).
stanza-log-hire = { $seat } huurt { $person } in op veld { $worker } voor { $florins } ƒ.
stanza-log-dismiss = { $seat } ontslaat { $person }.
stanza-log-disc-back = { $seat } neemt een schijf terug uit het vak { $field }: sterkte { $strength }.
stanza-log-pay = { $seat } betaalt { $florins } ƒ: sterkte { $strength }.
stanza-log-finish = { $seat } beëindigt de activering.
stanza-log-sail = Het schip van { $seat } vaart { $steps ->
    [one] 1 veld
   *[other] { $steps } velden
} tot { $florins } ƒ.
stanza-log-sail-points = Het schip van { $seat } vaart { $steps ->
    [one] 1 veld
   *[other] { $steps } velden
} tot { $points } PP.
stanza-log-write = { $seat } schrijft boek { $count } over { $discipline }.
stanza-log-florins = { $seat } krijgt { $florins } ƒ.
stanza-log-disc = { $seat } legt een schijf in het vak { $field }.
stanza-log-create = { $seat } maakt een { $art } (waarde { $value }).
stanza-log-helper = { $seat } neemt { $count ->
    [one] een helper
   *[other] { $count } helpers
} (kleur: { $helper }).
stanza-log-return = { $seat } legt een helper terug (kleur: { $helper }).
stanza-log-masterpiece = { $seat } maakt een meesterwerk in { $discipline } met sterkte { $strength }: { $points } PP.
stanza-log-income = { $worker ->
    [0] { $seat } ontvangt { $florins } ƒ en heeft nu { $money } ƒ.
   *[other] { $seat } ontvangt { $florins } ƒ en heeft nu { $money } ƒ; de geldschieter gaat naar veld { $worker }.
}
stanza-log-turned = De geldschieter van { $seat } wordt omgedraaid: { $points } PP.
stanza-log-patron-home = De geldschieter van { $seat } keert terug naar het eerste veld.
stanza-log-pass = { $seat } past.
stanza-log-buy = { $seat } neemt “{ $tile }” voor een helper (kleur: { $helper }).
stanza-log-give = { $seat } staat een schijf uit het vak { $field } af.
stanza-log-fetch = { $seat } neemt { $person } van { $space }.
stanza-log-refill = Twee kamers zijn leeg: het bord wordt aangevuld.
stanza-log-reshuffle = De afgelegde personen worden geschud tot een nieuwe trekstapel.
stanza-log-start-person = { $person } keert terug op het bord.
stanza-log-round = Ronde { $round } begint.
stanza-log-last-refill = Dit was de laatste keer aanvullen: het einde van het spel begint.
stanza-log-last-turn = Laatste beurt { $turn }.
stanza-log-stuck = { $seat } kan nergens heen en verliest de beurt.
stanza-log-retire = { $seat } stapt uit voor { $points } PP.
stanza-log-end = Het spel is afgelopen. Winst voor { $seats }, met { $points } PP.

## Bronnen van punten

stanza-source-masterpieces = meesterwerken
stanza-source-income = geldspoor
stanza-source-books = boeken
stanza-source-retiring = uitstappen
stanza-source-leading-ship = tegel “Voorste schip”
stanza-source-patron-value = tegel “Waarde van de geldschieter”
stanza-source-religious-author = tegel “Religieuze schrijver”
stanza-source-two-fields = tegel “Twee vakken”
stanza-source-patron = omgedraaide geldschieter
stanza-source-bonus-majority = schijven in de bonuskamer
stanza-source-museum = museum

## Hoofdstukken

stanza-chapter-setup = Voorbereiding
stanza-chapter-turn = De beurt
stanza-chapter-activation = Een discipline activeren
stanza-chapter-expert = Expertvariant
stanza-chapter-income = Geld ontvangen
stanza-chapter-discovery = De kamer Ontdekkingsreizen
stanza-chapter-literature = De kamer Literatuur
stanza-chapter-religion = De kamer Religie
stanza-chapter-arts = De kamer Kunsten
stanza-chapter-politics = De kamer Politiek
stanza-chapter-bonus = De bonuskamer
stanza-chapter-tiles = De bonustegels
stanza-chapter-masterpieces = Meesterwerken
stanza-chapter-refill = Aanvullen
stanza-chapter-end = Het einde van het spel
stanza-chapter-scoring = Telling
stanza-chapter-assumptions = Aangenomen gegevens

## Het bord in tekens

stanza-board-round = Ronde { $round } van { $rounds }
stanza-board-levelling = Na de laatste keer aanvullen, tot iedereen evenveel beurten heeft gehad
stanza-board-over = Het spel is afgelopen
stanza-board-last-turn = Laatste beurt { $turn }
stanza-board-bonus = Bonuskamer
stanza-board-pile = Trekstapel { $count }, afgelegd { $discard }
stanza-board-refill = Aanvullen bij { $needed } lege kamers; leeg: { $rooms }
stanza-board-nothing = geen
stanza-board-activation = { $discipline } met sterkte { $strength }
stanza-board-masterpieces = meesterwerken
stanza-board-books = boeken
stanza-board-discs = schijven
stanza-board-helpers = helpers
stanza-board-money = geld
stanza-board-income = te ontvangen +{ $florins }
stanza-board-no-income = niets meer te ontvangen
stanza-board-discs-supply = voorraad { $supply }, bonuskamer { $bonus }
stanza-board-recruits = geworven
stanza-board-workers = arbeiders
stanza-board-patron = Geldschieter
stanza-board-turned = Geldschieter −5
stanza-board-art = museum
stanza-board-strength = sterkte
stanza-board-tiles = tegels
stanza-board-retiring = uitstappen
stanza-board-next-tile = bonustegel
stanza-board-retired = uitgestapt

## Regels

stanza-setup-ring = De rondgang heeft 16 velden: het bonusveld, dan met de klok mee drie in elk van Ontdekkingsreizen, Literatuur, Religie, Kunsten en Politiek. Elk veld behalve het bonusveld krijgt een van de 40 geschudde personen. Alle figuren beginnen op het bonusveld, alle schepen op 7 ƒ.
    .title = Het bord
stanza-setup-covers = Met twee of drie spelers trekt elke kamer een van de zes afdektegels; het meesterwerk van die waarde is gesloten. Het hoogste, 17 PP, wordt nooit afgedekt.
    .title = Afgedekte meesterwerken
stanza-setup-art = In de kamer Kunsten liggen per speler één beeldhouwwerk, één manuscript en één schilderij.
    .title = Kunstwerken
stanza-setup-tiles = Van de vijf bonustegels van elke discipline behalve Politiek worden er willekeurig drie getrokken. Alle twaalf zijn te krijgen.
    .title = Beschikbare bonustegels
stanza-setup-players = In beurtvolgorde begin je met 10, 11, 12 en 13 ƒ. Iedereen heeft een rode, een groene, een gele en een blauwe helper, acht schijven (waarvan één al in het Religie-vak) en een geldschieter op het eerste veld van het arbeidersspoor.
    .title = Wat iedereen heeft
stanza-setup-order = Iedere speler heeft van elke discipline één startpersoon op de arbeidersvelden 2 tot 6: in willekeurige volgorde of, als optie, in een volgorde naar keuze.
    .title = Startpersonen
    .why = Je startpersoon van { $discipline } heeft al een veld.
stanza-not-this-phase = Een beurt is een reeks kleine beslissingen; elke wordt op haar tijd gevraagd.
    .title = Eén beslissing tegelijk
    .why = Nu niet: je wordt gevraagd { $phase }.
stanza-move-length = In je beurt verplaats je je figuur 1 tot 4 stappen met de klok mee.
    .title = Verplaatsen
    .why = Daar komt je figuur niet met 1 tot { $most } stappen: { $space }.
stanza-move-person = De verplaatsing eindigt op een persoon, die je neemt. Velden zonder persoon worden overgeslagen en niet geteld.
    .title = Op een persoon eindigen
    .why = { $space }: daar ligt geen persoon.
stanza-move-occupied = Velden met het figuur van een ander worden overgeslagen en niet geteld. Twee figuren delen nooit een veld, behalve het bonusveld.
    .title = Bezette velden
    .why = { $space }: daar staat het figuur van { $other }.
stanza-move-bonus = Het bonusveld telt altijd als stap, wie er ook staat, en heeft plaats voor alle figuren.
    .title = Het bonusveld telt
stanza-recruit = De genomen persoon komt op het eerste veld van je wervingsspoor. Is dat bezet, dan schuiven de personen naar rechts tot de eerste lege plek. Wie van het spoor valt, vertrekt: een startpersoon uit het spel, een ander naar de aflegstapel.
    .title = Wervingsspoor
stanza-actions = Nadat je op een persoon bent geëindigd, doe je één van drie dingen: een discipline activeren, geld ontvangen of passen.
    .title = Eén actie
stanza-stuck = Wie nergens heen kan, verliest de beurt; in de laatste beurten stapt die speler uit.
    .title = Geen verplaatsing mogelijk
stanza-activate-room = Je activeert de discipline van de kamer waarin je figuur staat; voor elke andere betaal je een helper.
    .title = In de kamer
    .why = Je figuur staat niet in de kamer { $discipline }; je zou een helper moeten betalen.
stanza-activate-helper = Een helper in de kleur van een discipline, teruggelegd in de kamer Politiek, activeert haar van overal. Witte helpers activeren elke discipline, ook Politiek.
    .title = Een helper betalen
    .why = Zo’n helper heb je niet (kleur: { $helper }).
stanza-activate-in-room = Voor de kamer waarin je figuur staat kun je geen helper betalen: je activeert haar discipline zonder.
    .title = Geen helper nodig
    .why = Je figuur staat in de kamer { $discipline }: je activeert haar zonder helper.
stanza-hire-matching = Om een discipline te activeren moet je ten minste één persoon ervan inhuren, ook als er al een voor je werkt. De helper vervangt dat niet.
    .title = Inhuren is verplicht
    .why = Je hebt geen persoon van { $discipline } om in te huren.
stanza-hire-first = Eerst wordt een persoon van de geactiveerde discipline ingehuurd.
    .title = Eerst de juiste persoon
    .why = Eerst heb je een persoon van { $discipline } nodig.
stanza-hire-cost = Inhuren brengt een persoon van het wervingsspoor naar een arbeidersveld naar keuze en kost wat dat veld aangeeft.
    .title = De kosten van inhuren
    .why = Dit kost { $florins } ƒ; je hebt { $money } ƒ.
stanza-hire-recruit = Alleen personen op je wervingsspoor kunnen worden ingehuurd.
    .title = Geworven personen
    .why = Op wervingsveld { $recruit } ligt niemand.
stanza-hire-patron = De geldschieter kan niet worden vervangen.
    .title = De geldschieter blijft
    .why = Op arbeidersveld { $worker } ligt je geldschieter; die kan niet worden vervangen.
stanza-hire-replace = Een persoon op het veld wordt vervangen en vertrekt: een startpersoon uit het spel, een ander naar de aflegstapel.
    .title = Vervangen
stanza-hire-fresh = Wie in deze activering is ingehuurd, kan daarin niet worden vervangen.
    .title = Niet meteen vervangen
    .why = De persoon op arbeidersveld { $worker } is net ingehuurd.
stanza-hire-others = In dezelfde activering mag je ook personen van andere disciplines inhuren, tegen de gewone kosten.
    .title = Ook andere disciplines
stanza-strength = De sterkte van een activering is het aantal personen van de discipline op je arbeidersspoor, plus 1 voor een tegel met permanente sterkte, plus schijven en gekochte sterkte.
    .title = Sterkte
stanza-strength-disc = Elke schijf die je terugneemt uit het vak van de discipline in de Religie-kamer verhoogt de sterkte met 1, waar je figuur ook staat.
    .title = Schijven voor sterkte
    .why = In het vak { $discipline } heb je geen schijf.
stanza-strength-once = Sterkte kan één keer per beurt worden gekocht.
    .title = Eén keer per beurt
    .why = In deze beurt heb je al sterkte gekocht.
stanza-strength-florins = Gekochte sterkte kost 3 ƒ.
    .title = De prijs van sterkte
    .why = Dit kost { $florins } ƒ; je hebt { $money } ƒ.
stanza-reward-strength = Sterkte 1 tot 3 brengt groeiende beloningen; meer dan 3 zonder meesterwerk telt als 3.
    .title = Beloningen
    .why = Je sterkte van { $strength } is daarvoor niet genoeg.
stanza-reward-discipline = Een activering brengt de beloning van haar eigen discipline.
    .title = De beloning van de discipline
    .why = Je activeert { $discipline }; de beloning daarvan is een andere.
stanza-reward-lower = Je mag altijd minder sterkte gebruiken dan je hebt, maar ten minste 1: wat te krijgen is, wordt genomen. In de expertvariant ook 0.
    .title = Minder mag
    .why = Neem ten minste de beloning van sterkte 1.
stanza-gift = Wat boeken en bonustegels geven, wordt meteen genomen, voor zover het er is.
    .title = Giften worden genomen
    .why = Deze gift kun je niet weigeren.
stanza-expert = In de expertvariant mag je een persoon ontslaan in plaats van in te huren.
    .title = Ontslaan
    .why = Alleen in de expertvariant worden personen ontslagen.
stanza-expert-dismiss = De ontslagen persoon is van de geactiveerde discipline en verlaat je arbeidersspoor: een startpersoon gaat uit het spel, een ander naar de aflegstapel.
    .title = Wie wordt ontslagen
    .why = Op arbeidersveld { $worker } ligt niemand van { $discipline }.
stanza-expert-instead = Eén persoon wordt ontslagen in plaats van alle inhuren: in een activering is het een of het ander.
    .title = Het een of het ander
    .why = In een activering huur je in of ontsla je één persoon, niet allebei.
stanza-expert-zero = Door ontslag kan de sterkte 0 zijn. Op zichzelf levert dat niets op, maar tegels en schijven kunnen haar verhogen.
    .title = Sterkte 0
stanza-income = Je vult je geld aan tot de waarde van het veld van je schip, op de puntenvelden tot 15 ƒ. Wie meer heeft, houdt dat.
    .title = Geld ontvangen
stanza-income-patron = Voor geld gaat je geldschieter een stap naar rechts en duwt de personen voor zich uit tot de eerste lege plek; wie van het spoor valt, vertrekt.
    .title = De gang van de geldschieter
stanza-income-turned = Een geldschieter op het laatste veld wordt omgedraaid (-5 PP) en keert terug naar het eerste; personen schuiven naar rechts. Een tweede keer omdraaien kan niet: op het laatste veld is er dan geen geld meer.
    .title = De geldschieter omdraaien
    .why = Je geldschieter is omgedraaid en ligt op het laatste veld: er is geen geld meer te ontvangen.
stanza-discovery-ship = Sterkte 1, 2 of 3 brengt je schip evenveel velden vooruit op het geldspoor. Schepen mogen een veld delen.
    .title = Schepen
stanza-discovery-helpers = Voor elk veld met een helper dat je schip bereikt of passeert (11 ƒ, 1 PP, 11 PP) neem je een witte helper.
    .title = Witte helpers
stanza-discovery-end = Een schip vaart niet voorbij het einde van het spoor; verdere stappen vervallen.
    .title = Het einde van het spoor
    .why = { $spaces ->
        [0] Je schip is aan het einde van het spoor.
        [one] Je schip heeft nog maar 1 veld voor zich.
       *[other] Je schip heeft nog maar { $spaces } velden voor zich.
    }
stanza-literature-books = Sterkte 1, 2 of 3 brengt evenveel boeken van verschillende kleuren voor je boekenplank.
    .title = Boeken
stanza-literature-different = De boeken van één activering hebben verschillende kleuren.
    .title = Verschillende boeken
    .why = Je hebt net een boek over { $discipline } geschreven; het volgende moet over een andere discipline gaan.
stanza-literature-colours = Er zijn boeken over Ontdekkingsreizen, Religie, Kunsten en Politiek, geen over Literatuur.
    .title = Vier kleuren
    .why = Over Literatuur zijn er geen boeken.
stanza-literature-shelf = Een boekenplank heeft plaats voor vier boeken van elke kleur.
    .title = De boekenplank
    .why = Je hebt alle vier de boeken over { $discipline } al geschreven.
stanza-literature-rewards = Het tweede boek van een kleur brengt: Religie een schijf in een ander vak dan Religie, Politiek een helper die niet wit is, Kunsten 2 PP, Ontdekkingsreizen twee velden voor je schip. Elk derde legt een schijf in het Religie-vak. Het vierde is 3 PP waard, over Kunsten 5 PP.
    .title = Beloningen voor boeken
stanza-religion-discs = Met sterkte 1, 2 of 3 leg je evenveel schijven in de Religie-kamer.
    .title = Schijven
stanza-religion-different = De schijven van één activering gaan naar verschillende vakken.
    .title = Verschillende vakken
    .why = In het vak { $field } heb je net een schijf gelegd.
stanza-religion-field = In het Religie-vak zelf komen alleen schijven door boeken en bonustegels.
    .title = Het Religie-vak
    .why = Deze schijf mag niet in het Religie-vak.
stanza-religion-supply = Een schijf komt uit je voorraad. Is die leeg, dan wordt er niets gelegd.
    .title = Schijven in de voorraad
    .why = Je hebt geen schijf meer in je voorraad.
stanza-arts-works = Sterkte 1 maakt een beeldhouwwerk (waarde 2), 2 een manuscript (3), 3 een schilderij (4). Je mag iets van lagere waarde maken.
    .title = Werken
stanza-arts-supply = De werken zijn beperkt: één van elke soort per speler.
    .title = Beperkte werken
    .why = Dat is er niet meer: { $art }.
stanza-politics-helpers = Sterkte 1, 2 of 3 brengt evenveel helpers van verschillende kleuren.
    .title = Helpers
stanza-politics-different = De helpers van één activering hebben verschillende kleuren.
    .title = Verschillende helpers
    .why = Deze kleur heb je net genomen ({ $helper }); de volgende helper moet een andere kleur hebben.
stanza-politics-white = De kamer Politiek geeft geen witte helpers; die komen van het geldspoor en van een bonustegel.
    .title = Geen witte
    .why = Witte helpers kun je hier niet nemen.
stanza-politics-supply = Er zijn zeven helpers van elke kleur; wat op is, kan niet worden genomen.
    .title = Beperkte helpers
    .why = Zo’n helper is er niet meer (kleur: { $helper }).
stanza-politics-limit = Je hebt nooit meer dan zeven helpers; je kiest welke je meteen teruglegt.
    .title = Zeven helpers
    .why = Zo’n helper heb je niet om terug te leggen (kleur: { $helper }).
stanza-bonus-visit = Wie op het bonusveld eindigt, neemt precies één bonustegel en doet geen andere actie. Wie er geen kan nemen, mag daar niet stoppen.
    .title = De bonuskamer bezoeken
    .why = Je kunt niet op het bonusveld stoppen: voor geen enkele tegel voldoe je aan voorwaarde en prijs.
stanza-bonus-offer = Alleen beschikbare tegels kunnen worden genomen.
    .title = Beschikbaar
    .why = “{ $tile }” is niet beschikbaar.
stanza-bonus-discovery = Voor je 1e, 2e en 3e tegel van Ontdekkingsreizen moet je schip het 1e, 2e en 3e helperveld hebben bereikt.
    .title = Voorwaarde: Ontdekkingsreizen
    .why = Voor tegel { $nth } van Ontdekkingsreizen moet je schip helperveld { $needed } bereiken; het heeft er { $reached } bereikt.
stanza-bonus-literature = Voor je 1e, 2e en 3e tegel van Literatuur heb je 1, 2 en 3 volle kolommen op je boekenplank nodig: zoveel boeken van elk van de vier kleuren.
    .title = Voorwaarde: Literatuur
    .why = Volle kolommen met boeken voor tegel { $nth } van Literatuur: { $needed }; je hebt er { $reached }.
stanza-bonus-religion = Voor je 1e, 2e en 3e tegel van Religie heb je twee eigen schijven nodig in elk van 1, 2 en 3 vakken van de Religie-kamer.
    .title = Voorwaarde: Religie
    .why = Vakken met twee van je schijven voor tegel { $nth } van Religie: { $needed }; je hebt er { $reached }.
stanza-bonus-arts = Voor je 1e, 2e en 3e tegel van Kunsten heb je kunst met een waarde van 5, 10 en 15 nodig.
    .title = Voorwaarde: Kunsten
    .why = Voor tegel { $nth } van Kunsten heb je kunst met waarde { $needed } nodig; je hebt { $reached }.
stanza-bonus-price = Een tegel kost een helper in zijn kleur of een witte.
    .title = De prijs
    .why = Zo’n helper heb je niet (kleur: { $helper }).
stanza-bonus-disc = Een van je schijven neemt de plaats van de tegel in. Zij komt uit je voorraad; is die leeg, uit de Religie-kamer.
    .title = Een schijf voor de tegel
    .why = Al je schijven liggen al in de bonuskamer.
stanza-bonus-hall = Met een lege voorraad kies je uit welk vak de schijf komt; de voorwaarden zijn al eerder nagegaan.
    .title = Schijven uit de kamer
    .why = In het vak { $field } heb je geen schijf.
stanza-tile-discovery-strength = Je activeringen van Ontdekkingsreizen zijn altijd 1 sterker.
    .title = Sterkte in Ontdekkingsreizen
stanza-tile-politics-strength = Je activeringen van Politiek zijn altijd 1 sterker.
    .title = Sterkte in Politiek
stanza-tile-five-florins = Je krijgt meteen 5 ƒ.
    .title = Vijf florijnen
stanza-tile-any-person = Je neemt meteen een persoon naar keuze van het bord en legt die op een veld naar keuze van je wervingsspoor; personen daar schuiven naar rechts.
    .title = Persoon naar keuze
    .why = Daar is niemand te nemen: { $space }.
stanza-tile-leading-ship = Aan het einde: 5 PP als je schip vóór alle andere ligt, 3 PP bij een gedeelde leiding.
    .title = Voorste schip
stanza-tile-literature-strength = Je activeringen van Literatuur zijn altijd 1 sterker.
    .title = Sterkte in Literatuur
stanza-tile-patron-value = Aan het einde: evenveel PP als inhuren op het veld van je geldschieter kost.
    .title = Waarde van de geldschieter
stanza-tile-three-spaces = Je schip vaart meteen 3 velden.
    .title = Drie velden vooruit
stanza-tile-join-the-leader = Je schip vaart meteen naar het veld van het voorste schip; helpervelden onderweg tellen zoals altijd.
    .title = Naar de koploper
stanza-tile-paid-author = Je krijgt 1 ƒ voor elk boek dat je schrijft, ongeacht de kleur.
    .title = Betaalde schrijver
stanza-tile-religion-strength = Je activeringen van Religie zijn altijd 1 sterker.
    .title = Sterkte in Religie
stanza-tile-two-religion-discs = Je legt meteen 2 schijven uit je voorraad in het Religie-vak.
    .title = Twee schijven op Religie
stanza-tile-two-books = Je schrijft meteen 2 verschillende boeken naar keuze. Aan het einde telt de tegel als een extra schijf in de bonuskamer.
    .title = Twee boeken
stanza-tile-bought-strength = Eén keer per beurt mag je 3 ƒ betalen om een activering 1 sterker te maken.
    .title = Gekochte sterkte
    .why = Je hebt de tegel “Gekochte sterkte” niet.
stanza-tile-religious-author = Je schrijft meteen een boek over Religie. Aan het einde: 5 PP als je de meeste boeken over Religie hebt, 3 PP bij een gelijke stand.
    .title = Religieuze schrijver
stanza-tile-arts-strength = Je activeringen van Kunsten zijn altijd 1 sterker.
    .title = Sterkte in Kunsten
stanza-tile-extra-exhibit = Aan het einde telt de tegel als een kunstwerk met waarde 4 in je museum.
    .title = Extra museumstuk
stanza-tile-two-fields = Je legt meteen 2 schijven in verschillende vakken, niet in dat van Religie. Aan het einde: 1 PP voor elke persoon op je arbeidersspoor.
    .title = Twee vakken
stanza-tile-patron-home = Je schrijft meteen een boek over Kunsten, en je geldschieter keert terug naar het eerste arbeidersveld; personen schuiven naar rechts.
    .title = Terugkeer van de geldschieter
stanza-tile-two-white-helpers = Je neemt meteen 2 witte helpers.
    .title = Twee witte helpers
stanza-masterpiece-strength = Sterkte 4, 5, 6 of 6+1 kan in plaats van de gewone beloning een meesterwerk van 5, 8, 12 of 17 PP maken. Een sterkere activering mag een lager meesterwerk nemen.
    .title = Meesterwerken
    .why = Dit meesterwerk vraagt sterkte { $needed }; je hebt { $strength }.
stanza-masterpiece-free = Elk meesterwerk heeft plaats voor één zuil.
    .title = Eén zuil per meesterwerk
    .why = Het meesterwerk { $strength } van { $discipline } is bezet of afgedekt.
stanza-masterpiece-one = Iedere speler maakt hoogstens één meesterwerk per discipline.
    .title = Eén per discipline
    .why = Je hebt al een meesterwerk in { $discipline } gemaakt.
stanza-masterpiece-partner = Het hoogste meesterwerk vraagt ook sterkte 1 in een andere discipline: Ontdekkingsreizen in Politiek, Literatuur in Ontdekkingsreizen, Religie in Literatuur, Kunsten in Religie, Politiek in Kunsten. Personen en permanente tegels tellen, schijven niet.
    .title = De partnerdiscipline
    .why = Het hoogste meesterwerk in { $discipline } vraagt ook sterkte 1 in { $partner }.
stanza-refill = Zodra twee kamers geen personen meer hebben, krijgt elk leeg veld behalve het bonusveld een nieuwe, met de klok mee vanaf het eerste veld van Ontdekkingsreizen, ook onder figuren. Dan begint de volgende ronde.
    .title = Aanvullen
stanza-refill-time = Of er wordt aangevuld, wordt aan het einde van elke beurt nagegaan.
    .title = Wanneer aanvullen
stanza-refill-pile = Raakt de trekstapel op, dan worden de afgelegde personen geschud tot een nieuwe. Iedereen weet wie erin zit, niemand kent de volgorde.
    .title = De trekstapel
stanza-refill-start = Zijn er dan nog te weinig, dan keert van elke discipline één vertrokken startpersoon terug, willekeurig op de overige velden. Andere velden blijven leeg.
    .title = Startpersonen keren terug
stanza-end-rounds = Er is één ronde meer dan er spelers zijn. Aan het einde van de laatste wordt het bord nog één keer aangevuld, daarna nooit meer.
    .title = Ronden
stanza-end-short = Bij het korte einde is de laatste keer aanvullen die waarmee de laatste ronde begint.
    .title = Kort einde
stanza-end-turns = Na de laatste keer aanvullen gaat het spel door tot iedereen evenveel beurten heeft gehad. Dan heeft iedere speler nog hoogstens drie laatste beurten: A, B en C.
    .title = Laatste beurten
stanza-retire = In de laatste beurten mag je uitstappen in plaats van je beurt te spelen. Je figuur verlaat de rondgang voor de hoogste vrije waarde, en het spel is voor jou afgelopen.
    .title = Uitstappen
    .why = Uitstappen kan alleen in de laatste beurten A, B en C.
stanza-score-masterpieces = Elk meesterwerk brengt zijn punten op.
    .title = Punten: meesterwerken
stanza-score-income = Je schip brengt de punten van zijn veld op het geldspoor op.
    .title = Punten: geldspoor
stanza-score-books = Boeken brengen de punten van de bereikte beloningen op: het tweede over Kunsten 2 PP, het vierde van elke kleur 3 PP, over Kunsten 5 PP.
    .title = Punten: boeken
stanza-score-retiring = Wie is uitgestapt, krijgt de genomen waarde, de eerste de hoogste.
    .title = Punten: uitstappen
stanza-score-patron = Een omgedraaide geldschieter kost 5 PP.
    .title = Punten: geldschieter
stanza-score-majority = De meeste schijven in de bonuskamer leveren 12, 8, 5 en 3 PP op, zoveel plaatsen als er spelers zijn. Niets zonder schijf.
    .title = Punten: schijven in de bonuskamer
stanza-score-museum = De musea leveren naar hun waarde 17, 12, 8 en 5 PP op, zoveel plaatsen als er spelers zijn. De kunst die op het bord blijft, is het museum van een neutrale speler, die om de plaatsen meestrijdt. Niets zonder kunst.
    .title = Punten: musea
stanza-score-shared = Bij een gelijke stand worden de punten van de plaatsen opgeteld en gedeeld, naar beneden afgerond; de neutrale speler deelt mee.
    .title = Gelijke stand
stanza-score-winner = De meeste PP winnen. Bij een gelijke stand wint een niet-omgedraaide geldschieter van een omgedraaide, dan de geldschieter die verder naar links ligt, dan wie eerder is uitgestapt. Wie dan nog gelijk staat, deelt de plaats.
    .title = Wie wint
stanza-assumed-costs = De kosten van de arbeidersvelden, 5-4-3-2-1-1, zijn gereconstrueerd: alleen hun aantal, een 4 en een 1 zijn zeker.
    .title = Aangenomen: kosten van inhuren
stanza-assumed-recruits = De lengte van 4 van het wervingsspoor is gereconstrueerd.
    .title = Aangenomen: wervingsspoor
stanza-assumed-income = Het geldspoor is tussen de bekende velden gereconstrueerd: 7 tot 15 ƒ in stappen van 1, dan 1 tot 15 PP in stappen van 2.
    .title = Aangenomen: geldspoor
stanza-assumed-values = De waarden voor uitstappen (5, 3, 2, 1) en voor schijven in de bonuskamer (12, 8, 5, 3) zijn gereconstrueerd.
    .title = Aangenomen: uitstappen en schijven
stanza-assumed-museum = De punten van de musea zijn bekend voor vier spelers; dat met twee en drie spelers de eerste plaatsen van dezelfde tabel gelden, is aangenomen.
    .title = Aangenomen: museum
stanza-assumed-covers = Dat de zes afdektegels twee van elke waarde 5, 8 en 12 PP zijn, is aangenomen.
    .title = Aangenomen: afdektegels
stanza-assumed-tiles = Welke bonustegel bij welke discipline hoort, volgt uit de indeling van de laatste bladzijde van de regels.
    .title = Aangenomen: disciplines van de tegels
stanza-assumed-names = De meeste namen van personen zijn vrij gekozen; alleen de disciplines hebben effect.
    .title = Aangenomen: namen
