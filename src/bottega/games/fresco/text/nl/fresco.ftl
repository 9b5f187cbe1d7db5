fresco-leonardo = Leonardo

fresco-red = rood
fresco-yellow = geel
fresco-blue = blauw
fresco-orange = oranje
fresco-green = groen
fresco-purple = paars
fresco-pink = roze
fresco-brown = bruin

fresco-red-red-red = drie rood
fresco-yellow-yellow-yellow = drie geel
fresco-blue-blue-blue = drie blauw
fresco-red-red = twee rood
fresco-yellow-yellow = twee geel
fresco-blue-blue = twee blauw
fresco-red-yellow = rood en geel
fresco-red-blue = rood en blauw
fresco-yellow-blue = geel en blauw

fresco-plain = geen kleur
fresco-orange-green = oranje en groen
fresco-orange-purple = oranje en paars
fresco-green-purple = groen en paars
fresco-orange-green-purple = oranje, groen en paars
fresco-general = algemeen

fresco-wake-up = opstatijd kiezen
fresco-planning = planning
fresco-market = markt
fresco-cathedral = kathedraal
fresco-studio = atelier
fresco-workshop = werkplaats
fresco-theatre = theater
fresco-second-cathedral = kathedraal, tweede bezoek
fresco-altar = altaar
fresco-income = inkomsten
fresco-final-scoring = eindtelling

fresco-abbot = Abt
    .about = Eén punt meer bij elke bonus van de bisschop.
fresco-actor = Toneelspeler
    .about = Elke leerling in het theater verbetert je stemming verder.
fresco-churchwarden = Kerkvoogd
    .about = Eén keer per ronde gaat de bisschop voor een daalder naar een willekeurig veld voordat je een tegel restaureert.
fresco-servant-of-god = Dienaar Gods
    .about = Elke ronde één daalder meer inkomsten.
fresco-merchant-1 = Koopman
fresco-merchant-2 = Koopman
fresco-noble-1 = Edelman
fresco-noble-2 = Edelvrouw
fresco-noble-3 = Edelman
fresco-noble-4 = Edelvrouw
fresco-patron-1 = Gulle gever
fresco-patron-2 = Gulle gever
fresco-beautiful-girl = Mooi meisje
fresco-muse = Muze
fresco-bishop = Bisschop
fresco-madonna-1 = Madonna
fresco-madonna-2 = Madonna
fresco-self-portrait = Zelfportret

fresco-option-portraits = De portretten
    .about = In het atelier mag een leerling een portret schilderen dat geld, verf, punten of een blijvend voorrecht oplevert.
fresco-option-bishops_requests = De opdrachten van de bisschop
    .about = In de werkplaats stapel je drie gerestaureerde tegels voor een opdracht: meteen punten, elke ronde daalders en verf.
fresco-option-special_blends = De bijzondere mengkleuren
    .about = Roze en bruine verf, frescotegels tot 24 punten en jokers bij het altaar.
fresco-option-leonardo = Leonardo
    .about = Met twee spelers doet Leonardo mee als derde schilder, om beurten door de spelers geleid.
fresco-option-open_screens = Open schermen
    .about = Iedereen ziet ieders geld en verf.

fresco-move-wake = Om { $time } uur opstaan
fresco-move-plan = { $place }: { $apprentices ->
        [0] geen leerling
        [one] één leerling
       *[other] { $apprentices } leerlingen
    }
fresco-move-commit = Het plan vastleggen
fresco-move-rethink = Het plan terugnemen
fresco-move-unplan = De laatste stap terugnemen
fresco-move-stall = Naar kraam { $stall } gaan
fresco-move-buy = Kopen: { $tile }
fresco-move-close = Niets meer kopen
fresco-move-pass = Stoppen; de overige leerlingen doen niets
fresco-move-bishop = De bisschop naar { $square } verplaatsen
fresco-move-restore = De tegel op { $square } restaureren
fresco-move-altar = Het altaar restaureren met { $first }, { $second } en { $third }
fresco-move-coins = Alleen daalders nemen
fresco-move-portrait = Het portret schilderen: { $card }
fresco-move-take = { $paint } nemen
fresco-move-mix = { $paint } mengen
fresco-move-request = Een opdracht vervullen: { $request }
fresco-move-stack = Een tegel stapelen met achterkant: { $back }
fresco-move-ahead = Ervoor gaan staan
fresco-move-behind = Erachter gaan staan

## Waar een zet over gaat, als dat apart gekozen wordt
fresco-argument-place = Plaats
fresco-argument-apprentices = Leerlingen
fresco-argument-first = Eerste kleur
fresco-argument-second = Tweede kleur
fresco-argument-third = Derde kleur

fresco-ask-nothing = Het spel is afgelopen.
fresco-ask-wait = Anderen zijn nu aan het kiezen: { $phase }.
fresco-ask-wake = Hoe laat sta je op? Je stemming is { $mood }.
fresco-ask-plan = Stuur je leerlingen aan het werk; over: { $left }. Nu: { $place }.
fresco-ask-commit = Je plan is compleet. Vastleggen?
fresco-ask-committed = Je plan ligt vast. Anderen plannen nog.
fresco-ask-stall = Welke kraam bezoek je? Een tegel kost je { $price }; je hebt { $coins ->
        [one] één daalder
       *[other] { $coins } daalders
    } en hier { $work ->
        [one] één leerling
       *[other] { $work } leerlingen
    }.
fresco-ask-buy = Welke tegel koop je voor { $price }? Je hebt { $coins ->
        [one] één daalder
       *[other] { $coins } daalders
    }, en { $work ->
        [one] één leerling kan
       *[other] { $work } leerlingen kunnen
    } nog kopen.
fresco-ask-cathedral = Wat restaureer je? { $work ->
        [one] Eén leerling staat
       *[other] { $work } leerlingen staan
    } klaar.
fresco-ask-restore = De bisschop is verplaatst. Welke tegel restaureer je?
fresco-ask-studio = Schilder je een portret, of neem je daalders ({ $coins } per leerling)?
fresco-ask-merchant = De koopman geeft je verf: kies er nog { $picks }.
fresco-ask-workshop = Wat meng je? { $mixes ->
        [one] Je kunt nog één keer mengen
       *[other] Je kunt nog { $mixes } keer mengen
    }.
fresco-ask-stack = Welke tegel komt onder de opdracht ({ $request })? Nog { $picks }.
fresco-ask-income = Je algemene opdrachten leveren verf op: kies er nog { $picks }.
fresco-ask-track = Veld { $space } van het scorespoor is bezet. Ervoor op { $ahead } of erachter op { $behind }?
fresco-ask-leonardo-track = Leonardo’s veld { $space } van het scorespoor is bezet. Ervoor op { $ahead } of erachter op { $behind }?
fresco-ask-leonardo-wake = Hoe laat staat Leonardo op?
fresco-ask-leonardo-stall = Welke kraam sluit Leonardo?
fresco-ask-leonardo-restore = Welke tegel restaureert Leonardo?
fresco-ask-leonardo-portrait = Welk portret neemt Leonardo uit het spel?
fresco-ask-leonardo-workshop = Vervult Leonardo een opdracht?
fresco-ask-leonardo-stack = Welke van Leonardo’s tegels hoort bij de opdracht ({ $request })? Nog { $picks }.

fresco-log-round = Ronde { $round } begint.
fresco-log-last-round = Dit is de laatste ronde: de actieborden worden omgedraaid.
fresco-log-last-tile = De laatste tegel van het fresco is gerestaureerd: deze ronde is de laatste.
fresco-log-start-spaces = Nog op de startvelden, van achteren nu in deze volgorde: { $seats }.
fresco-log-wake = { $seat } staat om { $time } uur op; stemming nu { $mood }.
fresco-log-leonardo-wake = { $seat } laat Leonardo om { $time } uur opstaan.
fresco-log-plan = Plan van { $seat }: markt { $market }, kathedraal { $cathedral }, atelier { $studio }, werkplaats { $workshop }, theater { $last }.
fresco-log-plan-last-round = Plan van { $seat }: markt { $market }, kathedraal { $cathedral }, atelier { $studio }, werkplaats { $workshop }, opnieuw kathedraal { $last }.
fresco-log-stall = { $seat } gaat naar kraam { $stall }.
fresco-log-buy = { $seat } koopt een tegel ({ $paints }) voor { $price ->
        [one] één daalder
       *[other] { $price } daalders
    }.
fresco-log-close = { $seat } is klaar; kraam { $stall } sluit.
fresco-log-leonardo-stall = Leonardo sluit kraam { $stall }.
fresco-log-idle = { $seat } is klaar ({ $place }).
fresco-log-bishop = { $seat } betaalt { $price ->
        [one] één daalder
       *[other] { $price } daalders
    } en verplaatst de bisschop naar { $square }.
fresco-log-restore = { $seat } restaureert { $square } met { $paints }: { $value ->
        [one] { $value } punt
       *[other] { $value } punten
    }{ $bonus ->
        [0] .
       *[other] {" "}en { $bonus } door de bisschop.
    }
fresco-log-leonardo-restore = Leonardo restaureert { $square }: { $value ->
        [one] { $value } punt
       *[other] { $value } punten
    }{ $bonus ->
        [0] .
       *[other] {" "}en { $bonus } door de bisschop.
    }
fresco-log-altar = { $seat } restaureert het altaar met { $paints }.
fresco-log-coins = { $seat } verdient { $coins ->
        [one] één daalder
       *[other] { $coins } daalders
    } in het atelier.
fresco-log-portrait = { $seat } schildert het portret: { $card }.
fresco-log-gift = { $seat } krijgt daarvoor { $coins ->
        [one] één daalder
       *[other] { $coins } daalders
    }.
fresco-log-gift-paint = { $seat } krijgt daarvoor { $coins ->
        [0] {""}
        [one] één daalder en{" "}
       *[other] { $coins } daalders en{" "}
    }verf ({ $paints }).
fresco-log-mood = { $seat } is beter geluimd: stemming { $mood }.
fresco-log-take = { $seat } neemt { $paint }.
fresco-log-cards = Beschikbare portretten: { $cards }.
fresco-log-leonardo-portrait = Leonardo neemt een portret uit het spel: { $card }.
fresco-log-mix = { $seat } mengt { $paint }.
fresco-log-stack = { $seat } stapelt een tegel met achterkant: { $back }.
fresco-log-request = { $seat } vervult een opdracht van de bisschop ({ $request }).
fresco-log-leonardo-stack = Leonardo levert een tegel in met achterkant: { $back }.
fresco-log-leonardo-request = Leonardo vervult een opdracht van de bisschop ({ $request }).
fresco-log-leonardo-idle = Leonardo vervult geen opdracht.
fresco-log-theatre = { $seat } stuurt { $apprentices ->
        [one] één leerling
       *[other] { $apprentices } leerlingen
    } naar het theater (stemming nu { $mood }).
fresco-log-income = { $seat } ontvangt { $coins ->
        [one] één daalder
       *[other] { $coins } daalders
    } aan inkomsten.
fresco-log-income-paint = { $seat } ontvangt { $coins ->
        [one] één daalder
       *[other] { $coins } daalders
    } aan inkomsten en verf: { $paints }.
fresco-log-change-money = { $seat } wisselt { $coins ->
        [one] één daalder
       *[other] { $coins } daalders
    } in voor punten.
fresco-log-leonardo-points = Leonardo: { $points ->
        [one] één punt
       *[other] { $points } punten
    } ({ $source })
fresco-log-over = { $seat } wint met { $score ->
        [one] één punt
       *[other] { $score } punten
    }.
fresco-record-older = Regel { $line }: dit spel volgt versie { $version } van de regels van Fresco, gemaakt voordat het spelregelboek van het basisspel bekend was. Onder meer het altaar, de startvelden en de laatste ronde waren anders, zodat het niet volgens versie { $known } kan worden nagespeeld. De lijst van zetten blijft als tekst leesbaar.

fresco-source-tile = frescotegel
fresco-source-bishop = bonus van de bisschop
fresco-source-altar = altaar
fresco-source-portrait = portret
fresco-source-request = opdracht van de bisschop
fresco-source-money = geld
fresco-source-track = ervoor of erachter op het spoor

fresco-board-round = Ronde { $round }
fresco-board-last = laatste ronde
fresco-board-tiles-left = tegels: { $tiles }, laatste ronde bij { $limit }
fresco-board-time = stemming { $mood }, prijs { $price }
fresco-board-stall = Kraam { $stall }
fresco-board-closed = gesloten
fresco-board-altar-ways = punten: { $primary } (+{ $replaced } per mengkleur in plaats daarvan) of { $blends }
fresco-board-altar-kept = over
fresco-board-altar-more = { $count ->
        [one] één andere betaling
       *[other] { $count } andere betalingen
    }: schrijf “altar” en drie kleuren
fresco-board-portrait = Portret
fresco-board-cards-left = nog { $cards } in de stapel
fresco-board-request = Opdracht
fresco-board-coins = { $coins ->
        [one] één daalder
       *[other] { $coins } daalders
    }
fresco-board-points = { $points ->
        [one] één punt
       *[other] { $points } punten
    }
fresco-board-start = op S{ $space }
fresco-board-mood-up = stemming +{ $mood }
fresco-board-choice = primaire kleuren naar keuze: { $paints }
fresco-board-mood = stemming { $mood }, leerlingen: { $apprentices }
fresco-board-money = daalders: { $coins } (+{ $income })
fresco-board-paint = verf
fresco-board-tiles = gerestaureerd
fresco-board-led = geleid door { $seat }
fresco-board-committed = vastgelegd
fresco-board-bishop = bisschop

fresco-chapter-setup = Voorbereiding
fresco-chapter-wake = Opstatijd en stemming
fresco-chapter-plan = Planning
fresco-chapter-places = De plekken
fresco-chapter-market = Markt
fresco-chapter-cathedral = Kathedraal
fresco-chapter-studio = Atelier
fresco-chapter-workshop = Werkplaats
fresco-chapter-theatre = Theater
fresco-chapter-round = Einde van een ronde
fresco-chapter-track = Scorespoor
fresco-chapter-end = Einde van het spel
fresco-chapter-portraits = De portretten
fresco-chapter-requests = De opdrachten van de bisschop
fresco-chapter-blends = De bijzondere mengkleuren
fresco-chapter-leonardo = Twee spelers

fresco-start-goods = Je begint met { $money } daalders, één rode, één gele en één blauwe verf, { $apprentices } leerlingen en een gemiddelde stemming.
    .title = Waarmee je begint
    .ruling = Het startveld van de stemming is aangenomen.
fresco-start-spaces = De meesterschilders worden geloot voor de startvelden S1, S2 enzovoort. Die zijn niets waard: iedereen begint met 0 overwinningspunten (kortweg punten), en je eerste winst telt vanaf veld 1 van het scorespoor, waar je ook stond. S1 ligt het verst achteraan, dus wie daar staat, kiest het eerst.
    .title = Startvelden
fresco-wall = Het fresco heeft vijf bij vijf tegels. Een tegel met de hoogste waarde ligt in het midden met de bisschop erop (zijn er meer, dan wordt er geloot), de andere willekeurig, allemaal open.
    .title = Het fresco
    .why = Er is geen veld { $square }: het fresco heeft kolommen a tot e en rijen 1 tot 5.
    .ruling = De kosten van de tegels zijn aangenomen.
fresco-market-tiles = Met vier spelers doen alle { $market_tiles } markttegels mee: { $market_laid } liggen op vier kramen, één blijft in de zak. Met minder spelers gaan de drie drievoudige tegels eruit en blijft kraam 4 ongebruikt: { $market_laid_below } van de { $market_below } tegels liggen open.
    .title = Markttegels
    .why = Er is in dit spel geen kraam { $stall }. Open: { $stalls }.
    .ruling = De grootte van de kramen en de gemengde tegels zijn aangenomen.
fresco-screens = Geld en verf liggen achter schermen en blijven van ronde tot ronde van jou. Alles komt en gaat openlijk: wie meetelt, kan het uitrekenen. Met open schermen ziet iedereen het.
    .title = Schermen
    .ruling = Alles wat achter een scherm komt, gaat over de open tafel.

fresco-wake-order = De schilders kiezen hun opstatijd van de laatste tot de eerste op het scorespoor.
    .title = Wie het eerst kiest
fresco-wake-free = Op elke opstatijd is plaats voor één schilder.
    .title = Eén schilder per opstatijd
    .why = { $time } uur is al bezet. Kies een vrije tijd.
fresco-wake-mood = Vroeg opstaan bederft je stemming, maar je bent het eerst aan de beurt; uitslapen verbetert die, en hoe later je opstaat, hoe goedkoper de markt. De stemming verandert meteen en blijft aan beide uiteinden van de kolom staan.
    .title = Stemming en prijs
    .why = Om { $time } uur kan niemand opstaan. Er zijn: { $times }.
    .ruling = De prijs om acht uur is aangenomen.
fresco-mood-apprentices = Sta je na de keuze van je opstatijd op de twee hoogste velden van de stemmingskolom, dan heb je deze ronde één leerling meer; op de twee laagste één minder. Wat de stemming daarna verbetert, telt vanaf de volgende keuze van een opstatijd.
    .title = Stemming en leerlingen
    .ruling = De lengte van de stemmingskolom is aangenomen.

fresco-plan-all = Je plaatst al je leerlingen, hoogstens { $each } op één plek.
    .title = Elke leerling krijgt een plek
    .why = Je hebt nog { $left ->
        [one] één leerling
       *[other] { $left } leerlingen
    } te plaatsen, hoogstens drie op één plek. Hier mogelijk ({ $place }): { $least } tot { $most }.
    .ruling = Allen worden geplaatst, want een leerling mag later nog niets doen.
fresco-plan-order = Je plant plek voor plek, in de volgorde van het actiebord; de rest gaat naar de laatste plek.
    .title = Plek voor plek
    .why = Bepaal eerst hoeveel er hierheen gaan: { $place }.
    .ruling = Dit is alleen de volgorde waarin het wordt gevraagd; elk plan is mogelijk.
fresco-plan-secret = Iedereen plant tegelijk en in het geheim; de plannen worden samen onthuld als iedereen klaar is.
    .title = Geheime plannen
fresco-plan-commit = Een plan telt zodra het is vastgelegd.
    .title = Een plan vastleggen
    .why = Al je leerlingen zijn geplaatst: leg het plan vast.
    .ruling = Het moment waarop de schermen worden opgetild.
fresco-plan-rethink = Zolang het laatste plan niet is vastgelegd, mag je je laatste stap of je hele plan terugnemen, of het nu vastligt of niet.
    .title = Een plan terugnemen
    .why = Je hebt nog niets gepland dat je kunt terugnemen.
    .ruling = Achter het scherm mag een plan veranderen tot iedereen klaar is.

fresco-places-order = Markt, kathedraal, atelier, werkplaats, theater: plek voor plek, en op elke plek naar opstatijd, de vroegste eerst. Iedere speler maakt alles op een plek af voordat de volgende begint.
    .title = Volgorde van het werk
fresco-idle = Je hoeft een leerling niet te gebruiken; wat je niet kunt betalen, vervalt.
    .title = Leerlingen zonder werk
fresco-pass-here = Je kunt eerder stoppen op de markt, voordat je een kraam kiest, in de kathedraal en in de werkplaats.
    .title = Eerder stoppen
    .why = Hier valt niets te passen: { $phase }.
    .ruling = Waar eerder stoppen verschil maakt.
fresco-paint-unlimited = Verf raakt nooit op, daalders ook niet.
    .title = Er is genoeg van alles
    .ruling = Van verf zegt het boekje dat; bij daalders is het onze uitleg.
fresco-not-this-phase = Elke beslissing heeft haar plaats in de ronde.
    .title = Niet nu
    .why = Dat hoort ergens anders ({ $belongs }). Nu aan de beurt: { $phase }.
fresco-module-absent = Sommige beslissingen horen bij een module en bestaan alleen daarmee.
    .title = Niet in dit spel
    .why = Dit hoort bij “{ $module }”, en dat wordt in dit spel niet gespeeld.

fresco-stall-open = Een kraam kan alleen worden bezocht zolang hij open is.
    .title = Open kramen
    .why = Kraam { $stall } is gesloten. Open: { $stalls }.
fresco-stall-one = Je bezoekt één kraam per ronde.
    .title = Eén kraam per ronde
    .why = Je bent bij kraam { $stall } en kunt deze ronde geen andere bezoeken.
fresco-stall-first = Op de markt kies je eerst een kraam; daarna koop je daar, of je sluit hem zonder te kopen.
    .title = Eerst de kraam
    .why = Kies eerst een kraam.
fresco-buy-offered = Elke leerling op de markt kan één tegel kopen van de kraam die je bezoekt.
    .title = Eén tegel per leerling
    .why = Kraam { $stall } biedt dit niet aan: { $tile }.
fresco-buy-price = Elke tegel kost de prijs van je opstatijd, hoeveel verf hij ook toont.
    .title = Jouw prijs
    .why = Een tegel kost je { $price ->
        [one] één daalder
       *[other] { $price } daalders
    }, maar je hebt er { $coins }.
fresco-stall-closes = Als je klaar bent, sluit je kraam en gaan de overige tegels terug in de zak, ook als je niets hebt gekocht.
    .title = De kraam sluit
    .why = Je bent bij kraam { $stall }: sluit hem om te stoppen.

fresco-restore-tile = Elke leerling in de kathedraal kan één tegel restaureren die nog op het fresco ligt.
    .title = Een tegel restaureren
    .why = Op { $square } ligt geen tegel meer.
fresco-restore-cost = Betaal precies de verf die de tegel toont. Je krijgt de waarde en legt de tegel met de achterkant boven voor je neer.
    .title = Een tegel betalen
    .why = De tegel op { $square } kost { $paints }; je mist: { $missing }.
fresco-bishop-bonus = De tegel onder de bisschop levert { $bonus_on } extra punten op, elk van de acht eromheen { $bonus_beside }.
    .title = De bonus van de bisschop
fresco-bishop-follows = Nadat een tegel is gerestaureerd, gaat de bisschop naar het veld dat vrijkwam.
    .title = De bisschop volgt
fresco-bishop-step = Voordat je een tegel restaureert, mag je één daalder betalen om de bisschop één veld in een willekeurige richting te verplaatsen, ook naar lege velden.
    .title = De bisschop verplaatsen
    .why = De bisschop kan niet van { $bishop } naar { $square }: hij gaat één veld ver.
fresco-bishop-pay = Elke stap van de bisschop kost één daalder.
    .title = De bisschop betalen
    .why = De bisschop daarheen verplaatsen kost { $price ->
        [one] één daalder
       *[other] { $price } daalders
    }, maar je hebt er { $coins }.
fresco-bishop-once = De bisschop wordt hoogstens één keer per leerling verplaatst.
    .title = Eén stap per leerling
    .why = Voor deze leerling is de bisschop al verplaatst.
fresco-bishop-restore = Verplaats je de bisschop, dan moet je daarna een frescotegel restaureren.
    .title = Eerst de bisschop, dan een tegel
    .why = De bisschop wordt alleen verplaatst voor een tegel die meteen daarna wordt gerestaureerd.
    .ruling = De stap komt vóór het restaureren, dus er moet een tegel volgen.
fresco-altar-paints = Een leerling kan in plaats daarvan het altaar restaureren, zo vaak als je wilt. Eén rode, één gele en één blauwe verf leveren { $altar_primary } punten op; één oranje, één groene en één paarse { $altar_blends }. De bisschop geeft geen bonus.
    .title = Het altaar
    .why = Hiervoor mis je: { $missing }.
fresco-altar-replace = In plaats van rood, geel of blauw, ook van alle drie, mag je oranje, groen of paars betalen, ook dezelfde kleur meer dan eens: één punt meer per stuk. Rood, groen en blauw leveren { $altar_one } punten op, twee keer oranje en één keer groen { $altar_three }.
    .title = Mengkleuren in plaats van primaire kleuren
fresco-altar-three = Het altaar vraagt drie kleuren tegelijk.
    .title = Drie kleuren
    .why = Noem drie kleuren voor het altaar; je hebt er { $number } genoemd.
fresco-altar-once = Rood, geel en blauw gaan elk één keer naar het altaar; alleen mengkleuren mogen meer dan eens worden betaald.
    .title = Elke primaire kleur één keer
    .why = Bij het altaar mag je dit maar één keer betalen: { $paints }.

fresco-studio-coins = Elke leerling in het atelier verdient { $studio_coins } daalders.
    .title = Schilderen voor geld

fresco-mix-two = Elke leerling in de werkplaats kan { $mixes ->
        [one] één keer
        [2] twee keer
        *[other] { $mixes } keer
    } mengen.
    .title = Hoe vaak een leerling mengt
    .why = Dit kun je niet mengen: { $paint }. Mengkleuren zijn { $paints }.
fresco-mix-paints = Twee kleuren worden er één: rood en geel geeft oranje, geel en blauw geeft groen, rood en blauw geeft paars. Rood, geel en blauw zijn de primaire kleuren.
    .title = Verf mengen
    .why = Om { $paint } te mengen heb je { $paints } nodig; je mist: { $missing }.

fresco-theatre-mood = Elke leerling in het theater verbetert je stemming met { $theatre_mood } velden. Dat telt vanaf de volgende ronde.
    .title = Een avondje uit

fresco-market-refill = Na een ronde gaan alle markttegels terug in de zak en worden de kramen opnieuw gevuld.
    .title = Nieuwe waren
fresco-income-tiles = Vóór de volgende ronde levert elke gerestaureerde tegel die voor je ligt één daalder op.
    .title = Inkomsten
fresco-start-rotation = Staan er na een ronde nog twee of meer schilders op startvelden, dan wisselen ze van plaats: de voorste gaat naar het achterste van de bezette velden, en ieder ander schuift op naar het volgende.
    .title = Plaatswissel aan de start
    .ruling = Welk veld ieder inneemt, is onze uitleg.

fresco-track-apart = Op het scorespoor staan nooit twee schilders op één veld. Kom je op een bezet veld, dan ga je naar keuze naar het eerstvolgende vrije veld ervoor of erachter, bij elke puntenwinst; bij de eindtelling altijd ervoor.
    .title = Ervoor of erachter
    .why = Kies eerst: ervoor of erachter op het scorespoor.
fresco-track-free = Ervoor of erachter kies je alleen op een bezet veld.
    .title = Een vrij veld vraagt niets
    .why = Er staat nu niemand op een bezet veld, dus er valt niets te kiezen.

fresco-end-trigger = Een ronde die begint met hoogstens { $tiles_left } tegels op het fresco, is de laatste.
    .title = De laatste ronde
fresco-last-tile = Wordt de laatste tegel van het fresco gerestaureerd in een ronde die nog niet de laatste was, dan wordt die het: ze wordt uitgespeeld, er zijn geen inkomsten, en de eindtelling volgt.
    .title = De laatste tegel
fresco-last-sheet = In de laatste ronde geldt de andere kant van het actiebord: die heeft geen theater; in plaats daarvan bezoek je na de werkplaats een tweede keer de kathedraal, voor frescotegels en altaar.
    .title = De andere kant van het bord
fresco-most-rounds = De twintigste ronde is in elk geval de laatste, zodat elk spel eindigt.
    .title = Geen spel zonder einde
    .ruling = Een grens die geen gewoon spel haalt, zodat elk spel eindigt.
fresco-final-money = Na de laatste ronde zijn er geen inkomsten. In de volgorde van opstaan van de laatste ronde krijgt iedereen één punt voor elke { $per_point } daalders; overgebleven verf is niets waard.
    .title = Geld wordt punten
fresco-winner = Wie de meeste punten heeft, en dus het verst vooraan staat op het scorespoor, wint.
    .title = De winnaar

fresco-portraits-stacks = De portretten worden op achterkant (A, B, C) gesorteerd, geschud en gestapeld: A bovenop, dan B, dan C. Twee liggen open.
    .title = De stapel portretten
fresco-portrait-one = In het atelier mag één van je leerlingen een open portret schilderen in plaats van daalders te verdienen: één kaart per schilder en ronde.
    .title = Een portret schilderen
    .why = Je portret van deze ronde is geschilderd. Kies de verf die het oplevert.
fresco-portrait-open = Alleen open portretten kunnen worden geschilderd.
    .title = Open portretten
    .why = Dit portret ligt niet open: { $card }. Open: { $cards }.
fresco-portraits-refresh = Na elke ronde gaan de overgebleven portretten uit het spel en worden er twee nieuwe opengelegd.
    .title = Nieuwe portretten
fresco-portraits-end = Zodra de laatste twee portretten worden opengelegd, begint de laatste ronde.
    .title = De laatste portretten
fresco-portrait-gifts = Edellieden, gulle gevers, bisschop en madonna’s geven meteen de getoonde daalders, verf en punten (edellieden daalders en één verf); dan gaat de kaart uit het spel.
    .title = Meteen betaald
    .ruling = Eén verf van edellieden volgt de Engelse uitgave.
fresco-portrait-merchant = De koopman geeft twee kleuren naar keuze uit rood, geel en blauw, en één daalder.
    .title = De koopman
fresco-portrait-mood = De muze brengt je stemming helemaal omhoog; het mooie meisje en het zelfportret verbeteren die zoveel als ze tonen en geven daalders of punten.
    .title = Goed gestemd
fresco-portrait-abbot = Heb je de abt, dan krijg je één punt meer bij elke bonus van de bisschop.
    .title = De abt
fresco-portrait-actor = Heb je de toneelspeler, dan verbetert elke leerling in het theater je stemming met drie in plaats van twee velden.
    .title = De toneelspeler
fresco-portrait-churchwarden = Heb je de kerkvoogd, dan mag je één keer per ronde de bisschop op een willekeurig veld zetten, in plaats van een stap, voordat je een tegel restaureert; ook dat kost geld.
    .title = De kerkvoogd
    .why = De kerkvoogd heeft de bisschop deze ronde al verplaatst: nu gaat hij maar één veld ver vanaf { $bishop }, niet naar { $square }.
fresco-portrait-servant = Heb je de dienaar Gods, dan krijg je bij alle inkomsten één daalder meer.
    .title = De dienaar Gods

fresco-requests-piles = Er zijn vier soorten opdrachten, van elk drie tegels; die met de meeste punten ligt bovenop.
    .title = De stapels opdrachten
fresco-request-one = Eén van je leerlingen in de werkplaats mag per ronde één opdracht vervullen in plaats van te mengen.
    .title = Eén opdracht per ronde
    .why = Een opdracht kost een hele leerling van de werkplaats, en per ronde wordt er maar één vervuld.
fresco-request-first = Tegels worden onder een gekozen opdracht gestapeld.
    .title = Eerst de opdracht
    .why = Kies eerst de opdracht die je vervult.
fresco-request-pile = Een opdracht kan worden vervuld zolang er nog een in de stapel ligt.
    .title = Zolang er een in de stapel ligt
    .why = In deze stapel ligt geen opdracht meer: { $request }.
fresco-request-tiles = Een algemene opdracht vraagt { $request_tiles } willekeurige gerestaureerde tegels, een speciale { $request_tiles } die haar kleur op de achterkant tonen.
    .title = Tegels voor een opdracht
    .why = Deze opdracht ({ $request }) vraagt drie passende tegels; je hebt er { $tiles }.
fresco-stack-tiles = Je krijgt de punten van de opdracht en stapelt drie van je tegels eronder; ze blijven voor je liggen. Gestapelde tegels leveren zelf geen inkomsten op en dienen voor geen andere opdracht.
    .title = Tegels stapelen
    .why = Voor deze opdracht ({ $request }) heb je zo’n tegel niet: { $back }.
fresco-stack-first = Een gekozen opdracht wordt eerst voltooid.
    .title = Eerst de tegels
    .why = Kies eerst de tegels voor de opdracht ({ $request }): nog { $picks }.
fresco-request-income = Elke vervulde opdracht levert bij de inkomsten één daalder en één verf op: in de kleur van de opdracht, of bij een algemene in een primaire kleur die je elke ronde kiest.
    .title = Inkomsten uit opdrachten

fresco-blends-tiles = Zeven tegels van het basisspel worden willekeurig vervangen door de bijzondere; de tegel van { $highest_special } ligt in het midden.
    .title = Bijzondere tegels
fresco-blends-mix = Paars en rood geeft roze, oranje en groen geeft bruin. Wat een leerling net heeft gemengd, kan meteen verder worden gemengd.
    .title = Roze en bruin
fresco-blends-altar = Bij het altaar kunnen oranje, groen en paars elk worden vervangen door roze, voor { $pink_points } extra punten, of door bruin, voor { $brown_points }: één roze levert { $altar_pink } punten op, drie keer bruin { $altar_browns }. Roze en bruin vervangen rood, geel en blauw niet.
    .title = Jokers bij het altaar
    .why = Roze en bruin vervangen alleen oranje, groen of paars; dit kun je er niet naast betalen: { $paints }.
fresco-blends-altar-once = Naast roze en bruin gaan oranje, groen en paars elk maar één keer naar het altaar.
    .title = Elke mengkleur één keer naast een joker
    .why = Naast roze of bruin mag je dit maar één keer betalen: { $paints }.

fresco-leonardo-setup = Met twee spelers speel je op de kant voor drie. Leonardo is een denkbeeldige derde schilder met figuren op startveld S3, boven de herberg en in het midden van het fresco. Hij heeft geen geld, verf, stemming of inkomsten.
    .title = Leonardo
    .why = Leonardo heeft geld noch verf; zoiets doet hij niet.
fresco-leonardo-leader = De startspeler, die op S1 staat, beslist in de eerste ronde voor Leonardo; daarna wisselen de spelers elkaar per ronde af.
    .title = Wie Leonardo leidt
fresco-leonardo-wake = Leonardo kiest zijn opstatijd volgens het scorespoor, net als iedereen: in de eerste ronde als laatste.
    .title = Leonardo staat op
fresco-leonardo-stall = Op de markt koopt Leonardo niets; hij sluit een willekeurige open kraam.
    .title = Leonardo sluit een kraam
fresco-leonardo-walk = Leonardo restaureert elke ronde één tegel: hij gaat één veld horizontaal of verticaal naar een tegel. Ligt daar geen tegel, dan springt hij naar de tegel met de laagste waarde; bij gelijke kiest wie hem leidt.
    .title = De weg van Leonardo
    .why = Leonardo staat op { $walker } en kan { $square } niet restaureren. Mogelijk: { $squares }.
fresco-leonardo-points = Leonardo krijgt de waarde van de tegel plus de bonus van de bisschop, gerekend vanaf waar de bisschop stond; daarna gaan beiden naar het vrijgekomen veld.
    .title = Leonardo scoort
    .ruling = Waar de bisschop heen gaat, is onze uitleg.
fresco-leonardo-last = In de laatste ronde gaat Leonardo’s leerling uit de kathedraal weg: hij restaureert geen tegel, en zijn bord wordt niet omgedraaid.
    .title = Leonardo’s laatste ronde
fresco-leonardo-must = Wie Leonardo leidt, bepaalt hoe hij handelt, niet of hij handelt.
    .title = Leonardo moet handelen
    .why = Leonardo moet hier iets doen: { $phase }.
fresco-leonardo-portrait = Met de portretten moet Leonardo in het atelier, als dat kan, een kaart uit het spel nemen; hij krijgt alleen de punten daarvan.
    .title = Leonardo en de portretten
fresco-leonardo-request = Met de opdrachten mag Leonardo per ronde één opdracht in de werkplaats vervullen met zijn tegels. Hij krijgt alleen de punten; tegels en opdracht gaan uit het spel.
    .title = Leonardo en de opdrachten
fresco-two-alone = Zonder Leonardo spelen twee spelers op de kant voor drie, met de drie kramen daarvan.
    .title = Twee spelers zonder Leonardo
    .ruling = Op verzoek van spelers; de kant voor drie blijft.

## Waar de gegevens vandaan komen, volgens de tabellen in components.toml
fresco-figures-paints = Verf
    .note = Verf is onbeperkt: wat in de doos ontbreekt, wordt genoteerd.
fresco-figures-mixing = Mengen
fresco-figures-start = Waarmee je begint
fresco-figures-hostel = Opstatijden
    .note = Zeven uur staat in een voorbeeld van het boekje, de uiteinden zijn bekend van spelers; acht uur kost misschien 1.
fresco-figures-mood = Stemmingskolom
    .note = De twee hoogste en de twee laagste velden staan in het boekje; lengte en startveld staan alleen op afbeeldingen.
fresco-figures-sheet = Actiebord
    .note = Kant 2 heeft geen theater; in plaats daarvan bezoek je opnieuw de kathedraal.
fresco-figures-market = Markttegels en kramen
    .note = 14 tegels waarvan 13 uitgelegd, en 11 waarvan 9, staan in het boekje; de grootte van de kramen (of 2, 3, 4, 4) en de gemengde tegels staan alleen op afbeeldingen.
fresco-figures-bishop = De bisschop
fresco-figures-altar = Het altaar
fresco-figures-work = Werk van een leerling
fresco-figures-income = Inkomsten
fresco-figures-ending = Einde van het spel
    .note = De grens van de ronden is van ons, zodat elk spel eindigt.
fresco-figures-fresco = Tegels van het fresco
    .note = 25 tegels met waarde 3 tot 11 voor twee of drie kleuren; een 7 kost paars, rood en blauw. De achterkant toont de betaalde mengkleuren.
fresco-figures-special_fresco = Bijzondere tegels
    .note = Zeven tegels met waarde 13 tot 24; de 24 kost bruin en roze, en er zijn er twee van 13.
fresco-figures-portraits = Portretten
    .note = Soorten, effecten, koopman, gulle gever en één verf van een edelman staan in het boekje; andere getallen en de verdeling niet.
fresco-figures-lasting = Blijvende voorrechten
fresco-figures-requests = De opdrachten van de bisschop
    .note = Vier soorten van drie; een algemene 6 en een paarse 10 staan in het boekje.
