bots-level-unknown = Er is geen bot van niveau “{ $level }”. Er zijn: { $known }.
bots-effort-wrong = “{ $label }” is geen deelnemer. Schrijf een niveau, een niveau met seconden (master:0.5) of met doorgangen (master:400i).
bots-arena-other = { $path } bevat de uitslagen van een andere arena. Kies een ander bestand of dezelfde instellingen.
bots-seat-wrong = Er is geen plaats { $number }; het spel heeft er { $players }.


bots-reason-only = Het is de enige zet.
bots-reason-ahead = Ongeveer { $points ->
    [one] een punt
   *[other] { $points } punten
 } beter dan de op één na beste zet.
bots-reason-place = Niet meer punten dan de op één na beste zet, maar een betere kans om te winnen.
bots-reason-behind = Ongeveer { $points ->
    [one] een punt
   *[other] { $points } punten
 } slechter dan de beste zet.
bots-reason-close = Nauwelijks slechter dan de beste zet.

bots-arena-title = { $game }: { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
 }
bots-arena-playing = Er wordt gespeeld
bots-arena-bot = Bot
bots-arena-share = Overwinningen
bots-arena-place = Plaats
bots-arena-score = Punten
bots-arena-winning = Punten van de winnaar
bots-arena-rating = Rating
bots-arena-pace = Tijd per beslissing
bots-arena-even = Een gelijk deel zou { $share } van de overwinningen voor ieder zijn. Onder elk getal: het 95%-interval.
bots-arena-stopped = Gestopt. Gespeelde spellen: { $done } van { $games }. Geef hetzelfde bestand op om verder te gaan.

bots-hint-move = Zet
bots-hint-win = Gewonnen
bots-hint-points = Punten
bots-hint-place = Plaats
bots-hint-why = Waarom
bots-hint-not-asked = { $seat } hoeft nu niets te beslissen.
bots-hint-thinking = Er wordt nagedacht

bots-analysis-running = Analyse loopt
bots-analysis-saved = Rapport: { $path }
bots-report-title = { $game }: het spel van { $seat }
bots-report-summary = { $best } van de { $decisions } beslissingen waren de best mogelijke; de andere kostten ongeveer { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }.
bots-report-part = Voortijdig gestopt: dit is het geanalyseerde deel.
bots-report-course = Het verloop van het spel: te verwachten punten
bots-report-turning = Keerpunten
bots-report-no-turning = Geen beslissing kostte veel.
bots-report-sources = De score naar herkomst
bots-report-decisions = Alle beslissingen
bots-report-move = Nr.
bots-report-played = Gespeeld
bots-report-best = Het beste
bots-report-lost-win = Verloren winstkans
bots-report-lost-points = Verloren punten

florence-hint-jester = Een jongleur verhoogt elk volgend werk met 2; bij ongeveer { $works ->
    [one] { $works } werk
   *[other] { $works } werken
 } is dat meer waard dan de prijs.
florence-hint-builder = Bouwmeesters maken gebouwen goedkoper, en met de tweede mag je ze naast elkaar bouwen.
florence-hint-prestige = Een prestigekaart, de beste van vijf, levert aan het einde meerdere punten op.
florence-hint-recruiting = Ze telt bij elk werk als kaart en laat je een open liggende persoon van een ander wegkopen.
florence-hint-landscape = { $people ->
    [one] Eén persoon
   *[other] { $people } personen
 } in je hand { $people ->
    [one] wil
   *[other] willen
 } dit landschap.
florence-hint-pass = Een ander object levert meer op voor het geld.
florence-hint-work = De waarde { $value } haalt het minimum { $minimum } van deze ronde; wachten zou minder opleveren.
florence-hint-build = { $people ->
    [0] Meteen drie punten.
    [one] Meteen drie punten, en één persoon in je hand wil het.
   *[other] Meteen drie punten, en { $people } personen in je hand willen het.
 }
florence-hint-freedom = { $people ->
    [0] Ze telt voor kaarten en voor personen die nog komen.
    [one] Eén persoon in je hand wil deze vrijheid.
   *[other] { $people } personen in je hand willen deze vrijheid.
 }
florence-hint-bonus = Een bonuskaart verhoogt de waarde van een werk, vaak tot boven het minimum.
florence-hint-person = Meer personen betekent meer werken, en elke kaart telt bij elk werk.
florence-hint-convert = { $auctions ->
    [0] Er is geen veiling meer: aan het einde beslist geld alleen bij gelijke stand.
    [one] Houd over wat de laatste veiling zal kosten en neem punten voor de rest.
   *[other] Houd over wat de { $auctions } komende veilingen zullen kosten en neem punten voor de rest.
 }

fresco-hint-ahead = Ervoor levert een punt meer op.
fresco-hint-behind = Erachter kies je eerder je opstatijd.
fresco-hint-wake = { $price ->
    [one] Een markttegel kost je één daalder
   *[other] Een markttegel kost je { $price } daalders
 }, en je stemming verandert met { $mood }.
fresco-hint-restore = Nu { $value ->
    [one] één punt
   *[other] { $value } punten
 }; de volgende keer is de tegel misschien weg.
fresco-hint-restore-bonus = { $value ->
    [one] Eén punt
   *[other] { $value } punten
 } en { $bonus } van de bisschop.
fresco-hint-bishop = Voor een daalder komt de bisschop dichter bij de tegel die je wilt.
fresco-hint-altar = { $points ->
    [one] Eén punt
   *[other] { $points } punten
 }, en geen tegel betaalt meer voor deze verf.
fresco-hint-mix = Het mengsel betaalt betere tegels dan de delen ervan.
fresco-hint-request = { $points ->
    [one] Eén punt
   *[other] { $points } punten
 } voor tegels die je al hebt.
fresco-hint-buy = { $price ->
    [one] De verf is meer waard dan één daalder.
   *[other] De verf is meer waard dan { $price } daalders.
 }

stanza-hint-retire = { $points ->
    [one] Eén punt om nu uit te stappen is
   *[other] { $points } punten om nu uit te stappen zijn
 } meer dan je laatste beurten zouden opleveren.
stanza-hint-bonus = Een bonustegel, en een schijf voor de meerderheid in de bonustegelkamer.
stanza-hint-income = Levert je { $florins ->
    [one] één florijn
   *[other] { $florins } florijnen
 } op om later mee in te huren.
stanza-hint-masterpiece = Een meesterwerk voor { $points } PP: het beste dat deze sterkte kan opleveren.
stanza-hint-hire = { $florins ->
    [one] Voor één florijn
   *[other] Voor { $florins } florijnen
 } versterkt een extra persoon deze en latere activeringen.
stanza-hint-strengthen = De extra sterkte haalt een betere beloning.
