fresco-leonardo = Leonardo

fresco-red = Rot
fresco-yellow = Gelb
fresco-blue = Blau
fresco-orange = Orange
fresco-green = Grün
fresco-purple = Lila
fresco-pink = Pink
fresco-brown = Braun

fresco-red-red-red = dreimal Rot
fresco-yellow-yellow-yellow = dreimal Gelb
fresco-blue-blue-blue = dreimal Blau
fresco-red-red = zweimal Rot
fresco-yellow-yellow = zweimal Gelb
fresco-blue-blue = zweimal Blau
fresco-red-yellow = Rot und Gelb
fresco-red-blue = Rot und Blau
fresco-yellow-blue = Gelb und Blau

fresco-plain = keine Farbe
fresco-orange-green = Orange und Grün
fresco-orange-purple = Orange und Lila
fresco-green-purple = Grün und Lila
fresco-orange-green-purple = Orange, Grün und Lila
fresco-general = allgemein

fresco-wake-up = Aufstehzeit wählen
fresco-planning = Planung
fresco-market = Markt
fresco-cathedral = Dom
fresco-studio = Atelier
fresco-workshop = Werkstatt
fresco-theatre = Theater
fresco-second-cathedral = Dom, zweiter Besuch
fresco-altar = Altar
fresco-income = Einkommen
fresco-final-scoring = Schlusswertung

fresco-abbot = Abt
    .about = Ein Punkt mehr bei jedem Bonus des Bischofs.
fresco-actor = Schauspieler
    .about = Jeder Gehilfe im Theater hebt deine Stimmung stärker.
fresco-churchwarden = Kirchenvogt
    .about = Einmal je Runde kommt der Bischof für einen Taler auf ein beliebiges Feld, bevor du ein Plättchen restaurierst.
fresco-servant-of-god = Diener Gottes
    .about = Jede Runde ein Taler mehr Einkommen.
fresco-merchant-1 = Händler
fresco-merchant-2 = Händler
fresco-noble-1 = Edelmann
fresco-noble-2 = Edelfrau
fresco-noble-3 = Edelmann
fresco-noble-4 = Edelfrau
fresco-patron-1 = Gönner
fresco-patron-2 = Gönner
fresco-beautiful-girl = Schönes Mädchen
fresco-muse = Muse
fresco-bishop = Bischof
fresco-madonna-1 = Marienbild
fresco-madonna-2 = Marienbild
fresco-self-portrait = Selbstporträt

fresco-option-portraits = Die Porträts
    .about = Im Atelier darf ein Gehilfe ein Porträt malen, das Geld, Farbe, Punkte oder ein dauerhaftes Vorrecht bringt.
fresco-option-bishops_requests = Die Aufträge des Bischofs
    .about = In der Werkstatt lassen sich drei restaurierte Plättchen für einen Auftrag stapeln: Punkte sofort, Taler und Farbe jede Runde.
fresco-option-special_blends = Die besonderen Farbmischungen
    .about = Pinke und braune Farbsteine, Freskoplättchen bis 24 Punkte und Joker am Altar.
fresco-option-leonardo = Leonardo
    .about = Zu zweit spielt Leonardo als dritter Maler mit, abwechselnd von den Spielern geführt.
fresco-option-open_screens = Offene Sichtschirme
    .about = Alle sehen Geld und Farben von allen.

fresco-move-wake = Um { $time } Uhr aufstehen
fresco-move-plan = { $place }: { $apprentices ->
        [0] kein Gehilfe
        [one] ein Gehilfe
       *[other] { $apprentices } Gehilfen
    }
fresco-move-commit = Plan festlegen
fresco-move-rethink = Plan zurücknehmen
fresco-move-unplan = Letzten Schritt zurücknehmen
fresco-move-stall = Zu Stand { $stall } gehen
fresco-move-buy = Kaufen: { $tile }
fresco-move-close = Nichts mehr kaufen
fresco-move-pass = Aufhören; die übrigen Gehilfen bleiben untätig
fresco-move-bishop = Den Bischof nach { $square } versetzen
fresco-move-restore = Das Plättchen auf { $square } restaurieren
fresco-move-altar = Den Altar mit { $first }, { $second } und { $third } restaurieren
fresco-move-coins = Nur Taler nehmen
fresco-move-portrait = Porträt malen: { $card }
fresco-move-take = { $paint } nehmen
fresco-move-mix = { $paint } mischen
fresco-move-request = Auftrag erfüllen: { $request }
fresco-move-stack = Plättchen stapeln, Rückseite: { $back }
fresco-move-ahead = Davor gehen
fresco-move-behind = Dahinter gehen

## Worum es bei einem Zug geht, wo das für sich gewählt wird
fresco-argument-place = Ort
fresco-argument-apprentices = Gehilfen
fresco-argument-first = Erste Farbe
fresco-argument-second = Zweite Farbe
fresco-argument-third = Dritte Farbe

fresco-ask-nothing = Das Spiel ist zu Ende.
fresco-ask-wait = Andere entscheiden gerade: { $phase }.
fresco-ask-wake = Wann stehst du auf? Deine Stimmung ist { $mood }.
fresco-ask-plan = Schick deine Gehilfen an die Arbeit; übrig: { $left }. Als Nächstes: { $place }.
fresco-ask-commit = Dein Plan ist vollständig. Festlegen?
fresco-ask-committed = Dein Plan liegt fest. Andere planen noch.
fresco-ask-stall = Welchen Stand besuchst du? Ein Plättchen kostet dich { $price }; du hast { $coins ->
        [one] einen Taler
       *[other] { $coins } Taler
    } und hier { $work ->
        [one] einen Gehilfen
       *[other] { $work } Gehilfen
    }.
fresco-ask-buy = Welches Plättchen kaufst du für { $price }? Du hast { $coins ->
        [one] einen Taler
       *[other] { $coins } Taler
    }, und { $work ->
        [one] ein Gehilfe kann
       *[other] { $work } Gehilfen können
    } noch kaufen.
fresco-ask-cathedral = Was restaurierst du? { $work ->
        [one] Ein Gehilfe ist
       *[other] { $work } Gehilfen sind
    } bereit.
fresco-ask-restore = Der Bischof ist versetzt. Welches Plättchen restaurierst du?
fresco-ask-studio = Malst du ein Porträt oder nimmst du für jeden Gehilfen { $coins } Taler?
fresco-ask-merchant = Der Händler gibt dir Farbe: Wähle noch { $picks }.
fresco-ask-workshop = Was mischst du? { $mixes ->
        [one] Eine Mischung bleibt
       *[other] { $mixes } Mischungen bleiben
    }.
fresco-ask-stack = Welches Plättchen kommt unter den Auftrag ({ $request })? Noch { $picks }.
fresco-ask-income = Deine allgemeinen Aufträge bringen Farbe: Wähle noch { $picks }.
fresco-ask-track = Feld { $space } der Siegpunkteleiste ist besetzt. Davor auf { $ahead } oder dahinter auf { $behind }?
fresco-ask-leonardo-track = Leonardos Feld { $space } der Siegpunkteleiste ist besetzt. Davor auf { $ahead } oder dahinter auf { $behind }?
fresco-ask-leonardo-wake = Wann steht Leonardo auf?
fresco-ask-leonardo-stall = Welchen Stand schließt Leonardo?
fresco-ask-leonardo-restore = Welches Plättchen restauriert Leonardo?
fresco-ask-leonardo-portrait = Welches Porträt nimmt Leonardo aus dem Spiel?
fresco-ask-leonardo-workshop = Erfüllt Leonardo einen Auftrag?
fresco-ask-leonardo-stack = Welches von Leonardos Plättchen kommt zum Auftrag ({ $request })? Noch { $picks }.

fresco-log-round = Runde { $round } beginnt.
fresco-log-last-round = Das ist die letzte Runde: Die Aktionstableaus werden umgedreht.
fresco-log-last-tile = Das letzte Plättchen des Freskos ist restauriert: Diese Runde ist die letzte.
fresco-log-start-spaces = Noch auf den Startfeldern, von hinten nun in dieser Reihenfolge: { $seats }.
fresco-log-wake = { $seat } steht um { $time } Uhr auf; Stimmung jetzt { $mood }.
fresco-log-leonardo-wake = { $seat } lässt Leonardo um { $time } Uhr aufstehen.
fresco-log-plan = { $seat } plant: Markt { $market }, Dom { $cathedral }, Atelier { $studio }, Werkstatt { $workshop }, Theater { $last }.
fresco-log-plan-last-round = { $seat } plant: Markt { $market }, Dom { $cathedral }, Atelier { $studio }, Werkstatt { $workshop }, noch einmal Dom { $last }.
fresco-log-stall = { $seat } geht zu Stand { $stall }.
fresco-log-buy = { $seat } kauft ein Plättchen ({ $paints }) für { $price ->
        [one] einen Taler
       *[other] { $price } Taler
    }.
fresco-log-close = { $seat } ist fertig; Stand { $stall } schließt.
fresco-log-leonardo-stall = Leonardo schließt Stand { $stall }.
fresco-log-idle = { $seat } ist fertig ({ $place }).
fresco-log-bishop = { $seat } zahlt { $price ->
        [one] einen Taler
       *[other] { $price } Taler
    } und versetzt den Bischof nach { $square }.
fresco-log-restore = { $seat } restauriert { $square } mit { $paints }: { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }{ $bonus ->
        [0] .
       *[other] {" "}und { $bonus } durch den Bischof.
    }
fresco-log-leonardo-restore = Leonardo restauriert { $square }: { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }{ $bonus ->
        [0] .
       *[other] {" "}und { $bonus } durch den Bischof.
    }
fresco-log-altar = { $seat } restauriert den Altar mit { $paints }.
fresco-log-coins = { $seat } verdient im Atelier { $coins } Taler.
fresco-log-portrait = { $seat } malt das Porträt: { $card }.
fresco-log-gift = { $seat } bekommt dafür { $coins ->
        [one] einen Taler
       *[other] { $coins } Taler
    }.
fresco-log-gift-paint = { $seat } bekommt dafür { $coins ->
        [0] {""}
        [one] einen Taler und{" "}
       *[other] { $coins } Taler und{" "}
    }Farbe ({ $paints }).
fresco-log-mood = { $seat } ist besser gelaunt: Stimmung { $mood }.
fresco-log-take = { $seat } nimmt { $paint }.
fresco-log-cards = Porträts im Angebot: { $cards }.
fresco-log-leonardo-portrait = Leonardo nimmt ein Porträt aus dem Spiel: { $card }.
fresco-log-mix = { $seat } mischt { $paint }.
fresco-log-stack = { $seat } stapelt ein Plättchen, Rückseite: { $back }.
fresco-log-request = { $seat } erfüllt einen Auftrag des Bischofs ({ $request }).
fresco-log-leonardo-stack = Leonardo gibt ein Plättchen ab, Rückseite: { $back }.
fresco-log-leonardo-request = Leonardo erfüllt einen Auftrag des Bischofs ({ $request }).
fresco-log-leonardo-idle = Leonardo erfüllt keinen Auftrag.
fresco-log-theatre = { $seat } schickt { $apprentices ->
        [one] einen Gehilfen
       *[other] { $apprentices } Gehilfen
    } ins Theater (Stimmung jetzt { $mood }).
fresco-log-income = { $seat } erhält ein Einkommen von { $coins ->
        [one] einem Taler
       *[other] { $coins } Talern
    }.
fresco-log-income-paint = { $seat } erhält ein Einkommen von { $coins ->
        [one] einem Taler
       *[other] { $coins } Talern
    } und Farbe: { $paints }.
fresco-log-change-money = { $seat } tauscht { $coins } Taler in Punkte.
fresco-log-leonardo-points = Leonardo: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } ({ $source })
fresco-log-over = { $seat } gewinnt mit { $score ->
        [one] einem Punkt
       *[other] { $score } Punkten
    }.
fresco-record-older = Zeile { $line }: Diese Partie folgt Version { $version } der Fresko-Regeln, die entstand, bevor das Regelheft des Basisspiels bekannt war. Unter anderem waren Altar, Startfelder und letzte Runde anders; nach Version { $known } lässt sie sich daher nicht nachspielen. Die Liste ihrer Züge bleibt als Text lesbar.

fresco-source-tile = Freskoplättchen
fresco-source-bishop = Bonus des Bischofs
fresco-source-altar = Altar
fresco-source-portrait = Porträt
fresco-source-request = Auftrag des Bischofs
fresco-source-money = Geld
fresco-source-track = davor oder dahinter auf der Leiste

fresco-board-round = Runde { $round }
fresco-board-last = letzte Runde
fresco-board-tiles-left = Plättchen: { $tiles }, letzte Runde bei { $limit }
fresco-board-time = Stimmung { $mood }, Preis { $price }
fresco-board-stall = Stand { $stall }
fresco-board-closed = geschlossen
fresco-board-altar-ways = Punkte: { $primary } (+{ $replaced } je Mischfarbe stattdessen) oder { $blends }
fresco-board-altar-kept = bleibt
fresco-board-altar-more = { $count ->
        [one] eine andere Zahlung
       *[other] { $count } andere Zahlungen
    }: „altar“ und drei Farben schreiben
fresco-board-portrait = Porträt
fresco-board-cards-left = noch { $cards } im Stapel
fresco-board-request = Auftrag
fresco-board-coins = { $coins } Taler
fresco-board-points = { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
fresco-board-start = auf S{ $space }
fresco-board-mood-up = Stimmung +{ $mood }
fresco-board-choice = Grundfarben nach Wahl: { $paints }
fresco-board-mood = Stimmung { $mood }, Gehilfen: { $apprentices }
fresco-board-money = { $coins } Taler (+{ $income })
fresco-board-paint = Farben
fresco-board-tiles = restauriert
fresco-board-led = geführt von { $seat }
fresco-board-committed = festgelegt
fresco-board-bishop = Bischof

fresco-chapter-setup = Spielvorbereitung
fresco-chapter-wake = Aufstehzeit und Stimmung
fresco-chapter-plan = Planung
fresco-chapter-places = Die Orte
fresco-chapter-market = Markt
fresco-chapter-cathedral = Dom
fresco-chapter-studio = Atelier
fresco-chapter-workshop = Werkstatt
fresco-chapter-theatre = Theater
fresco-chapter-round = Ende einer Runde
fresco-chapter-track = Siegpunkteleiste
fresco-chapter-end = Spielende
fresco-chapter-portraits = Die Porträts
fresco-chapter-requests = Die Aufträge des Bischofs
fresco-chapter-blends = Die besonderen Farbmischungen
fresco-chapter-leonardo = Zu zweit

fresco-start-goods = Du beginnst mit { $money } Talern, je einem roten, gelben und blauen Farbstein, { $apprentices } Gehilfen und mittlerer Stimmung.
    .title = Startausstattung
    .ruling = Das Startfeld der Stimmung ist angenommen.
fresco-start-spaces = Die Malerfiguren werden für die Startfelder S1, S2 und so weiter gezogen. Diese sind nichts wert: Alle beginnen mit 0 Siegpunkten (kurz: Punkten), und der erste Gewinn zählt von Feld 1 der Siegpunkteleiste an, gleich wo du standest. S1 liegt am weitesten hinten; wer dort steht, wählt also zuerst.
    .title = Startfelder
fresco-wall = Das Fresko hat fünf mal fünf Plättchen. Eines mit dem höchsten Wert liegt mit dem Bischof in der Mitte (gibt es mehrere, wird gezogen), die anderen zufällig verteilt, alle offen.
    .title = Das Fresko
    .why = Ein Feld { $square } gibt es nicht: Das Fresko hat die Spalten a bis e und die Reihen 1 bis 5.
    .ruling = Die Kosten der Plättchen sind angenommen.
fresco-market-tiles = Zu viert sind alle { $market_tiles } Marktplättchen im Spiel: { $market_laid } liegen an vier Ständen aus, eines bleibt im Beutel. Mit weniger Spielern kommen die drei Dreierplättchen heraus, und Stand 4 bleibt unbenutzt: { $market_laid_below } von { $market_below } Plättchen liegen aus.
    .title = Marktplättchen
    .why = Einen Stand { $stall } gibt es in diesem Spiel nicht. Offen: { $stalls }.
    .ruling = Die Größen der Stände und die gemischten Plättchen sind angenommen.
fresco-screens = Geld und Farbsteine liegen hinter Sichtschirmen und bleiben dir von Runde zu Runde. Alles kommt und geht offen: Wer mitzählt, kann sie errechnen. Bei offenen Sichtschirmen sehen sie alle.
    .title = Sichtschirme
    .ruling = Alles, was hinter einen Sichtschirm kommt, geht über den offenen Tisch.

fresco-wake-order = Die Aufstehzeiten werden vom Letzten bis zum Ersten auf der Siegpunkteleiste gewählt.
    .title = Wer zuerst wählt
fresco-wake-free = Zu jeder Uhrzeit steht nur ein Maler auf.
    .title = Ein Maler je Uhrzeit
    .why = { $time } Uhr ist schon vergeben. Wähle eine freie Zeit.
fresco-wake-mood = Früh aufstehen verdirbt die Stimmung, dafür handelst du zuerst; ausschlafen hebt sie, und je später du aufstehst, desto billiger ist der Markt. Die Stimmung ändert sich sofort und bleibt an beiden Enden der Anzeige stehen.
    .title = Stimmung und Preis
    .why = Um { $time } Uhr kann niemand aufstehen. Es gibt: { $times }.
    .ruling = Der Preis um acht Uhr ist angenommen.
fresco-mood-apprentices = Stehst du nach deiner Wahl der Aufstehzeit auf den zwei obersten Feldern der Stimmungsanzeige, hast du diese Runde einen Gehilfen mehr, auf den zwei untersten einen weniger. Was die Stimmung später hebt, zählt ab der nächsten Wahl.
    .title = Stimmung und Gehilfen
    .ruling = Die Länge der Stimmungsanzeige ist angenommen.

fresco-plan-all = Du setzt alle Gehilfen ein, höchstens { $each } an einem Ort.
    .title = Jeder Gehilfe bekommt einen Ort
    .why = Du hast noch { $left ->
        [one] einen Gehilfen
       *[other] { $left } Gehilfen
    } einzusetzen, höchstens drei an einem Ort. Hier möglich ({ $place }): { $least } bis { $most }.
    .ruling = Alle werden eingesetzt, denn ein Gehilfe darf später noch untätig bleiben.
fresco-plan-order = Ein Plan entsteht Ort für Ort in der Reihenfolge des Aktionstableaus; der letzte Ort nimmt den Rest auf.
    .title = Ort für Ort
    .why = Entscheide zuerst, wie viele hierher gehen: { $place }.
    .ruling = Das ist nur die Reihenfolge, in der gefragt wird; jeder Plan ist möglich.
fresco-plan-secret = Alle planen gleichzeitig und geheim; aufgedeckt wird gemeinsam, wenn alle sich festgelegt haben.
    .title = Geheime Pläne
fresco-plan-commit = Ein Plan gilt, sobald er festgelegt ist.
    .title = Den Plan festlegen
    .why = Alle deine Gehilfen sind eingesetzt: Lege den Plan fest.
    .ruling = Der Augenblick, in dem die Sichtschirme gehoben werden.
fresco-plan-rethink = Bis der letzte Plan festgelegt ist, darfst du deinen letzten Schritt oder den ganzen Plan zurücknehmen, ob er festgelegt ist oder nicht.
    .title = Den Plan zurücknehmen
    .why = Du hast noch nichts geplant, was sich zurücknehmen ließe.
    .ruling = Hinter dem Sichtschirm darf sich ein Plan ändern, bis alle bereit sind.

fresco-places-order = Markt, Dom, Atelier, Werkstatt, Theater: Ort für Ort, und an jedem nach der Aufstehzeit, die früheste zuerst. Jeder beendet alles an einem Ort, bevor der nächste Spieler beginnt.
    .title = Reihenfolge der Arbeit
fresco-idle = Du musst einen Gehilfen nicht einsetzen; was du nicht bezahlen kannst, verfällt.
    .title = Untätige Gehilfen
fresco-pass-here = Vorzeitig aufhören kannst du auf dem Markt, bevor du einen Stand wählst, im Dom und in der Werkstatt.
    .title = Vorzeitig aufhören
    .why = Hier gibt es nichts zu passen: { $phase }.
    .ruling = Wo vorzeitiges Aufhören einen Unterschied macht.
fresco-paint-unlimited = Farbsteine gehen nie aus, Taler auch nicht.
    .title = Von allem ist genug da
    .ruling = Von Farbsteinen sagt es das Heft; bei Talern ist es unsere Auslegung.
fresco-not-this-phase = Jede Entscheidung hat ihren Platz in der Runde.
    .title = Nicht jetzt
    .why = Das gehört woandershin ({ $belongs }). Jetzt an der Reihe: { $phase }.
fresco-module-absent = Manche Entscheidungen gehören zu einem Modul und gibt es nur mit ihm.
    .title = Nicht in diesem Spiel
    .why = Das gehört zu „{ $module }“, und das wird in diesem Spiel nicht gespielt.

fresco-stall-open = Ein Stand kann nur besucht werden, solange er offen ist.
    .title = Offene Stände
    .why = Stand { $stall } ist geschlossen. Offen: { $stalls }.
fresco-stall-one = Du besuchst einen Stand je Runde.
    .title = Ein Stand je Runde
    .why = Du bist an Stand { $stall } und kannst diese Runde keinen anderen besuchen.
fresco-stall-first = Auf dem Markt wählst du zuerst einen Stand; dann kaufst du dort, oder du schließt ihn ohne Kauf.
    .title = Zuerst der Stand
    .why = Wähle zuerst einen Stand.
fresco-buy-offered = Jeder Gehilfe auf dem Markt kann ein Plättchen des besuchten Standes kaufen.
    .title = Ein Plättchen je Gehilfe
    .why = Stand { $stall } bietet das nicht an: { $tile }.
fresco-buy-price = Jedes Plättchen kostet den Preis deiner Aufstehzeit, gleich wie viel Farbe es zeigt.
    .title = Dein Preis
    .why = Ein Plättchen kostet dich { $price ->
        [one] einen Taler
       *[other] { $price } Taler
    }, du hast aber { $coins }.
fresco-stall-closes = Bist du fertig, schließt dein Stand, und seine übrigen Plättchen kommen in den Beutel zurück, auch wenn du nichts gekauft hast.
    .title = Der Stand schließt
    .why = Du bist an Stand { $stall }: Zum Aufhören schließe ihn.

fresco-restore-tile = Jeder Gehilfe im Dom kann ein Plättchen restaurieren, das noch auf dem Fresko liegt.
    .title = Ein Plättchen restaurieren
    .why = Auf { $square } liegt kein Plättchen mehr.
fresco-restore-cost = Zahle genau die Farbsteine, die das Plättchen zeigt. Du erhältst seinen Wert und legst es mit der Rückseite nach oben vor dir ab.
    .title = Ein Plättchen bezahlen
    .why = Das Plättchen auf { $square } kostet { $paints }; es fehlen dir: { $missing }.
fresco-bishop-bonus = Das Plättchen unter dem Bischof bringt { $bonus_on } Punkte extra, jedes der acht um ihn herum { $bonus_beside }.
    .title = Der Bonus des Bischofs
fresco-bishop-follows = Nach dem Restaurieren kommt der Bischof auf das Feld, das dabei frei wurde.
    .title = Der Bischof folgt
fresco-bishop-step = Bevor du ein Plättchen restaurierst, darfst du einen Taler zahlen und den Bischof ein Feld in beliebiger Richtung versetzen, auch auf leere Felder.
    .title = Den Bischof versetzen
    .why = Der Bischof kommt nicht von { $bishop } nach { $square }: Er geht ein Feld weit.
fresco-bishop-pay = Jeder Schritt des Bischofs kostet einen Taler.
    .title = Den Bischof bezahlen
    .why = Den Bischof dorthin zu versetzen kostet { $price ->
        [one] einen Taler
       *[other] { $price } Taler
    }, du hast aber { $coins }.
fresco-bishop-once = Der Bischof wird je Gehilfe höchstens einmal versetzt.
    .title = Ein Schritt je Gehilfe
    .why = Für diesen Gehilfen ist der Bischof schon versetzt worden.
fresco-bishop-restore = Versetzt du den Bischof, musst du danach ein Freskoplättchen restaurieren.
    .title = Erst der Bischof, dann ein Plättchen
    .why = Der Bischof wird nur für ein Plättchen versetzt, das gleich darauf restauriert wird.
    .ruling = Der Schritt kommt vor dem Restaurieren, also muss ein Plättchen folgen.
fresco-altar-paints = Stattdessen kann ein Gehilfe den Altar restaurieren, beliebig oft. Je ein roter, gelber und blauer Farbstein bringen { $altar_primary } Punkte, je ein oranger, grüner und lila { $altar_blends }. Der Bischof gibt keinen Bonus.
    .title = Der Altar
    .why = Dafür fehlen dir: { $missing }.
fresco-altar-replace = Anstelle von Rot, Gelb oder Blau, auch von allen dreien, darf Orange, Grün oder Lila gezahlt werden, dieselbe Mischfarbe auch mehrmals: je ein Punkt mehr. Rot, Grün und Blau bringen { $altar_one } Punkte, zweimal Orange und einmal Grün { $altar_three }.
    .title = Mischfarben statt Grundfarben
fresco-altar-three = Der Altar braucht drei Farbsteine auf einmal.
    .title = Drei Farbsteine
    .why = Nenne drei Farben für den Altar; genannt hast du { $number }.
fresco-altar-once = Rot, Gelb und Blau kommen je einmal an den Altar; nur Mischfarben dürfen mehrmals gezahlt werden.
    .title = Jede Grundfarbe einmal
    .why = Am Altar darf das nur einmal gezahlt werden: { $paints }.

fresco-studio-coins = Jeder Gehilfe im Atelier verdient { $studio_coins } Taler.
    .title = Malen für Geld

fresco-mix-two = Jeder Gehilfe in der Werkstatt kann { $mixes ->
        [one] einmal
        [2] zweimal
        *[other] { $mixes }-mal
    } mischen.
    .title = Wie oft ein Gehilfe mischt
    .why = Das lässt sich nicht mischen: { $paint }. Mischfarben sind { $paints }.
fresco-mix-paints = Aus zwei Farben wird eine: Rot und Gelb ergeben Orange, Gelb und Blau Grün, Rot und Blau Lila. Rot, Gelb und Blau sind die Grundfarben.
    .title = Farben mischen
    .why = Um { $paint } zu mischen, brauchst du { $paints }; es fehlen dir: { $missing }.

fresco-theatre-mood = Jeder Gehilfe im Theater hebt deine Stimmung um { $theatre_mood } Felder. Das zählt ab der nächsten Runde.
    .title = Ein Abend im Theater

fresco-market-refill = Nach einer Runde kommen alle Marktplättchen in den Beutel, und die Stände werden neu gefüllt.
    .title = Neue Ware
fresco-income-tiles = Vor der nächsten Runde bringt jedes restaurierte Plättchen, das vor dir liegt, einen Taler.
    .title = Einkommen
fresco-start-rotation = Stehen nach einer Runde noch zwei oder mehr Malerfiguren auf Startfeldern, tauschen sie die Plätze: Die vorderste nimmt das hinterste der besetzten Startfelder ein, jede andere rückt auf das nächste davor.
    .title = Platzwechsel am Start
    .ruling = Welches Feld jeder einnimmt, ist unsere Auslegung.

fresco-track-apart = Auf der Siegpunkteleiste stehen nie zwei auf einem Feld. Kommst du auf ein besetztes Feld, gehst du nach deiner Wahl auf das nächste freie davor oder dahinter, bei jedem Punktgewinn; in der Schlusswertung immer davor.
    .title = Davor oder dahinter
    .why = Wähle zuerst: davor oder dahinter auf der Siegpunkteleiste.
fresco-track-free = Davor oder dahinter wird nur auf einem besetzten Feld gewählt.
    .title = Ein freies Feld fragt nicht
    .why = Gerade steht niemand auf einem besetzten Feld, also gibt es nichts zu wählen.

fresco-end-trigger = Eine Runde, die mit höchstens { $tiles_left } Plättchen auf dem Fresko beginnt, ist die letzte.
    .title = Die letzte Runde
fresco-last-tile = Wird das letzte Plättchen des Freskos in einer Runde restauriert, die noch nicht die letzte war, so wird sie es: Sie wird zu Ende gespielt, Einkommen gibt es keines, und die Schlusswertung folgt.
    .title = Das letzte Plättchen
fresco-last-sheet = In der letzten Runde gilt die andere Seite des Aktionstableaus: Sie hat kein Theater; an seiner Stelle, nach der Werkstatt, wird der Dom ein zweites Mal besucht, für Freskoplättchen ebenso wie für den Altar.
    .title = Die andere Seite des Tableaus
fresco-most-rounds = Die zwanzigste Runde ist auf jeden Fall die letzte, damit jedes Spiel endet.
    .title = Kein Spiel ohne Ende
    .ruling = Eine Grenze, die keine gewöhnliche Partie erreicht, damit jedes Spiel endet.
fresco-final-money = Nach der letzten Runde gibt es kein Einkommen. In der Reihenfolge der Aufstehzeiten der letzten Runde erhält jeder einen Punkt für je { $per_point } Taler; übrige Farbsteine zählen nichts.
    .title = Geld in Punkte
fresco-winner = Wer die meisten Punkte hat, also auf der Siegpunkteleiste am weitesten vorn steht, gewinnt.
    .title = Wer gewinnt

fresco-portraits-stacks = Die Porträts werden nach ihren Rückseiten (A, B, C) sortiert, gemischt und gestapelt: A oben, dann B, dann C. Zwei liegen offen.
    .title = Der Stapel der Porträts
fresco-portrait-one = Im Atelier darf einer deiner Gehilfen ein offenes Porträt malen, statt Taler zu verdienen: eine Karte je Maler und Runde.
    .title = Ein Porträt malen
    .why = Dein Porträt dieser Runde ist gemalt. Wähle die Farbe, die es bringt.
fresco-portrait-open = Nur offene Porträts können gemalt werden.
    .title = Offene Porträts
    .why = Dieses Porträt liegt nicht offen: { $card }. Offen: { $cards }.
fresco-portraits-refresh = Nach jeder Runde kommen übrige Porträts aus dem Spiel, und zwei neue werden aufgedeckt.
    .title = Neue Porträts
fresco-portraits-end = Werden die letzten zwei Porträts aufgedeckt, beginnt die letzte Runde.
    .title = Die letzten Porträts
fresco-portrait-gifts = Edelleute, Gönner, Bischof und Marienbilder bringen sofort die gezeigten Taler, Farbsteine und Punkte (Edelleute Taler und einen Farbstein); dann kommt die Karte aus dem Spiel.
    .title = Lohn sofort
    .ruling = Ein Farbstein bei Edelleuten folgt der englischen Ausgabe.
fresco-portrait-merchant = Der Händler gibt zwei Farbsteine nach Wahl aus Rot, Gelb und Blau und einen Taler.
    .title = Der Händler
fresco-portrait-mood = Die Muse hebt deine Stimmung ganz nach oben; das schöne Mädchen und das Selbstporträt heben sie so weit, wie sie zeigen, und bringen Taler oder Punkte.
    .title = Gute Laune
fresco-portrait-abbot = Hast du den Abt, erhältst du bei jedem Bonus des Bischofs einen Punkt mehr.
    .title = Der Abt
fresco-portrait-actor = Hast du den Schauspieler, hebt jeder Gehilfe im Theater deine Stimmung um drei statt zwei Felder.
    .title = Der Schauspieler
fresco-portrait-churchwarden = Hast du den Kirchenvogt, darfst du einmal je Runde den Bischof auf ein beliebiges Feld setzen, statt ihn einen Schritt zu versetzen, bevor du ein Plättchen restaurierst; auch das kostet Geld.
    .title = Der Kirchenvogt
    .why = Der Kirchenvogt hat den Bischof diese Runde schon versetzt: Jetzt geht er von { $bishop } nur noch ein Feld weit, nicht nach { $square }.
fresco-portrait-servant = Hast du den Diener Gottes, erhältst du bei jedem Einkommen einen Taler mehr.
    .title = Der Diener Gottes

fresco-requests-piles = Es gibt vier Sorten Aufträge zu je drei Plättchen; das mit den meisten Punkten liegt oben.
    .title = Die Stapel der Aufträge
fresco-request-one = Einer deiner Gehilfen in der Werkstatt darf je Runde einen Auftrag erfüllen, statt zu mischen.
    .title = Ein Auftrag je Runde
    .why = Ein Auftrag braucht einen ganzen Gehilfen der Werkstatt, und je Runde wird nur einer erfüllt.
fresco-request-first = Plättchen werden unter einen gewählten Auftrag gestapelt.
    .title = Zuerst der Auftrag
    .why = Wähle zuerst den Auftrag, den du erfüllst.
fresco-request-pile = Ein Auftrag kann erfüllt werden, solange sein Stapel reicht.
    .title = Solange der Stapel reicht
    .why = In diesem Stapel ist kein Auftrag mehr: { $request }.
fresco-request-tiles = Ein allgemeiner Auftrag braucht { $request_tiles } beliebige restaurierte Plättchen, ein spezieller { $request_tiles }, die seine Farbe auf der Rückseite zeigen.
    .title = Plättchen für einen Auftrag
    .why = Dieser Auftrag ({ $request }) braucht drei passende Plättchen; du hast { $tiles }.
fresco-stack-tiles = Du erhältst die Punkte des Auftrags und stapelst drei deiner Plättchen darunter; sie bleiben vor dir liegen. Gestapelte Plättchen bringen kein eigenes Einkommen und dienen keinem anderen Auftrag.
    .title = Plättchen stapeln
    .why = Für diesen Auftrag ({ $request }) hast du kein solches Plättchen: { $back }.
fresco-stack-first = Ein gewählter Auftrag wird vor allem anderen zu Ende gebracht.
    .title = Zuerst die Plättchen
    .why = Wähle zuerst die Plättchen für den Auftrag ({ $request }): noch { $picks }.
fresco-request-income = Jeder erfüllte Auftrag bringt bei jedem Einkommen einen Taler und einen Farbstein: in der Farbe des Auftrags, beim allgemeinen in einer Grundfarbe, die du jede Runde neu wählst.
    .title = Einkommen aus Aufträgen

fresco-blends-tiles = Sieben Plättchen des Basisspiels werden zufällig durch die besonderen ersetzt; das Plättchen mit dem Wert { $highest_special } liegt in der Mitte.
    .title = Besondere Plättchen
fresco-blends-mix = Lila und Rot ergeben Pink, Orange und Grün ergeben Braun. Was ein Gehilfe eben gemischt hat, kann gleich weitergemischt werden.
    .title = Pink und Braun
fresco-blends-altar = Am Altar kann jede der Farben Orange, Grün und Lila durch Pink ersetzt werden, für { $pink_points } Punkte extra, oder durch Braun, für { $brown_points }: Ein pinker Stein ergibt { $altar_pink }, drei braune ergeben { $altar_browns }. Für Rot, Gelb und Blau stehen Pink und Braun nicht.
    .title = Joker am Altar
    .why = Pink und Braun ersetzen nur Orange, Grün oder Lila; daneben lässt sich das nicht zahlen: { $paints }.
fresco-blends-altar-once = Neben Pink und Braun kommen Orange, Grün und Lila je nur einmal an den Altar.
    .title = Neben Jokern jede Mischfarbe einmal
    .why = Neben Pink oder Braun darf das nur einmal gezahlt werden: { $paints }.

fresco-leonardo-setup = Zu zweit spielt man auf der Seite für drei. Leonardo ist ein gedachter dritter Maler mit Figuren auf Startfeld S3, oberhalb der Herberge und in der Mitte des Freskos. Er hat weder Geld noch Farbsteine, Stimmung oder Einkommen.
    .title = Leonardo
    .why = Leonardo hat weder Geld noch Farbsteine; so etwas tut er nicht.
fresco-leonardo-leader = Der Startspieler, der auf S1 steht, entscheidet in der ersten Runde für Leonardo; danach wechseln sich die Spieler Runde für Runde ab.
    .title = Wer Leonardo führt
fresco-leonardo-wake = Leonardo wählt seine Aufstehzeit nach der Siegpunkteleiste wie alle anderen: in der ersten Runde als Letzter.
    .title = Leonardo steht auf
fresco-leonardo-stall = Auf dem Markt kauft Leonardo nichts; er schließt einen beliebigen offenen Stand.
    .title = Leonardo schließt einen Stand
fresco-leonardo-walk = Leonardo restauriert jede Runde ein Plättchen: Er geht ein Feld waagerecht oder senkrecht auf ein Plättchen. Gibt es dort keines, springt er zum Plättchen mit dem niedrigsten Wert; unter gleichen wählt, wer ihn führt.
    .title = Leonardos Weg
    .why = Leonardo steht auf { $walker } und kann { $square } nicht restaurieren. Möglich: { $squares }.
fresco-leonardo-points = Leonardo erhält den Wert des Plättchens und den Bonus des Bischofs, gerechnet von dessen bisherigem Feld; dann kommen beide auf das frei gewordene Feld.
    .title = Leonardo punktet
    .ruling = Wohin der Bischof geht, ist unsere Auslegung.
fresco-leonardo-last = In der letzten Runde wird Leonardos Gehilfe im Dom entfernt: Er restauriert kein Plättchen, und sein Tableau wird nicht umgedreht.
    .title = Leonardos letzte Runde
fresco-leonardo-must = Wer Leonardo führt, entscheidet, wie er handelt, nicht ob.
    .title = Leonardo muss handeln
    .why = Leonardo muss hier handeln: { $phase }.
fresco-leonardo-portrait = Mit den Porträts muss Leonardo im Atelier, wenn möglich, eine Karte aus dem Spiel nehmen und erhält nur ihre Punkte.
    .title = Leonardo und die Porträts
fresco-leonardo-request = Mit den Aufträgen darf Leonardo je Runde in der Werkstatt einen mit seinen Plättchen erfüllen. Er erhält nur die Punkte; Plättchen und Auftrag kommen aus dem Spiel.
    .title = Leonardo und die Aufträge
fresco-two-alone = Ohne Leonardo spielen zwei auf der Seite für drei mit deren drei Ständen.
    .title = Zu zweit ohne Leonardo
    .ruling = Auf Wunsch von Spielern; die Seite für drei bleibt.

## Woher die Angaben stammen, nach den Tabellen in components.toml
fresco-figures-paints = Farbsteine
    .note = Farbsteine sind unbegrenzt: Was der Schachtel fehlt, wird notiert.
fresco-figures-mixing = Mischen
fresco-figures-start = Startausstattung
fresco-figures-hostel = Aufstehzeiten
    .note = Sieben Uhr steht in einem Beispiel des Hefts, die Enden sind von Spielern bekannt; acht Uhr kostet vielleicht 1.
fresco-figures-mood = Stimmungsanzeige
    .note = Die zwei obersten und die zwei untersten Felder stehen im Heft; Länge und Startfeld sind nur auf Bildern.
fresco-figures-sheet = Aktionstableau
    .note = Seite 2 hat kein Theater; an seiner Stelle wird der Dom noch einmal besucht.
fresco-figures-market = Marktplättchen und Stände
    .note = 14 Plättchen, davon 13 ausgelegt, und 11 mit 9 stehen im Heft; die Größen der Stände (oder 2, 3, 4, 4) und die gemischten Plättchen sind nur auf Bildern.
fresco-figures-bishop = Der Bischof
fresco-figures-altar = Der Altar
fresco-figures-work = Arbeit eines Gehilfen
fresco-figures-income = Einkommen
fresco-figures-ending = Spielende
    .note = Die Grenze der Runden ist unsere, damit jedes Spiel endet.
fresco-figures-fresco = Freskoplättchen
    .note = 25 Plättchen mit Wert 3 bis 11 für zwei oder drei Farben; eine 7 kostet Lila, Rot und Blau. Die Rückseite zeigt die gezahlten Mischfarben.
fresco-figures-special_fresco = Besondere Plättchen
    .note = Sieben Plättchen mit Wert 13 bis 24; die 24 kostet Braun und Pink, und es gibt zwei zu 13.
fresco-figures-portraits = Porträts
    .note = Arten, Wirkungen, Händler, Gönner und ein Farbstein vom Edelmann stehen im Heft; andere Zahlen und die Aufteilung nicht.
fresco-figures-lasting = Dauerhafte Vorrechte
fresco-figures-requests = Die Aufträge des Bischofs
    .note = Vier Sorten zu je drei; eine allgemeine 6 und eine lila 10 stehen im Heft.
