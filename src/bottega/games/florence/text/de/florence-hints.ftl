florence-hint-jester = Ein Gaukler erhöht jedes künftige Werk um { $value }; bei etwa { $works ->
    [one] { $works } Werk
   *[other] { $works } Werken
 } ist das mehr wert als der Preis.
florence-hint-builder = Baumeister machen Gebäude billiger, und mit dem zweiten darfst du Wand an Wand bauen.
florence-hint-builder-second = Mit dem zweiten Baumeister darfst du Wand an Wand bauen, und er bringt sofort { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }.
florence-hint-builder-third = Mit dem dritten Baumeister kosten Gebäude nichts mehr, und er bringt sofort { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }.
florence-hint-builder-third-cheaper = Mit dem dritten Baumeister werden Gebäude billiger, und er bringt sofort { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }.
florence-hint-prestige = { $cards ->
    [one] Eine Prestigekarte
   *[other] Eine Prestigekarte, die beste von { $cards },
 } bringt am Ende mehrere Punkte.
florence-hint-recruiting = Sie zählt bei jedem Werk als Karte und wirbt eine offen liegende Person eines Mitspielers ab.
florence-hint-landscape = { $people ->
    [one] Eine Person
   *[other] { $people } Personen
 } auf deiner Hand { $people ->
    [one] wünscht
   *[other] wünschen
 } diese Landschaft.
florence-hint-landscape-again = Diese Landschaft hast du schon; eine weitere bringt sofort { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }.
florence-hint-pass = Das nächste Gebot ist dir das Objekt nicht wert.
florence-hint-work = Die Werkzahl { $value } erreicht die Mindest-Werkzahl { $minimum } dieser Runde; Warten brächte weniger.
florence-hint-work-bonus = Deine Bonuskarten können die Werkzahl { $value } auf { $reach } erhöhen; die Mindest-Werkzahl dieser Runde ist { $minimum }.
florence-hint-build = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
 } sofort{ $people ->
    [0] {""}
    [one] , und eine Person auf deiner Hand wünscht es
   *[other] , und { $people } Personen auf deiner Hand wünschen es
 }.
florence-hint-freedom = { $people ->
    [0] Sie zählt für Karten und für künftige Personen.
    [one] Eine Person auf deiner Hand wünscht diese Freiheit.
   *[other] { $people } Personen auf deiner Hand wünschen diese Freiheit.
 }
florence-hint-bonus = Eine Bonuskarte erhöht die Werkzahl, oft über die Mindest-Werkzahl.
florence-hint-person = Mehr Personen heißt mehr Werke, und jede Karte zählt bei jedem Werk.
florence-hint-convert = { $auctions ->
    [0] Es gibt keine Versteigerung mehr: Am Ende entscheidet Geld nur noch bei Gleichstand.
    [one] Behalte, was die letzte Versteigerung kosten wird, und nimm für den Rest Punkte.
   *[other] Behalte, was die { $auctions } künftigen Versteigerungen kosten werden, und nimm für den Rest Punkte.
 }
