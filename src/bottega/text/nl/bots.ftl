bots-level-unknown = Er is geen bot van niveau “{ $level }”. Er zijn: { $known }; of schrijf learned:BESTAND voor een geleerde strategie, module:Klasse of bestand.py:Klasse voor een eigen bot.
bots-style-unknown = Er is geen stijl “{ $style }”. Er zijn: { $known }.
bots-style-other = { $game } heeft geen stijl “{ $style }”. Er zijn: { $known }.
bots-style-level = Het niveau { $level } heeft geen stijlen. Niveaus die er wel hebben: { $known }.
bots-style-none = { $game } heeft geen stijlen, ook niet “{ $style }”.
bots-effort-wrong = “{ $label }” is geen deelnemer. Een meester kan seconden (master:0.5) of doorgangen (master:400i) krijgen, de andere niveaus niet.
bots-own-broken = “{ $name }” kan niet worden geladen: { $problem }
bots-own-none = “{ $name }” is geen bot: het moet een subklasse van bottega.bots.Bot zijn.
bots-name-wrong = “{ $name }” kan geen naam van een bot zijn: hij heeft 1 tot 20 tekens nodig, geen dubbele punt en geen komma, en mag niet een van de niveaus zijn.
bots-illegal = De bot “{ $name }” koos { $move }; dat is geen toegestane zet van zijn plaats.
bots-failed = De bot “{ $name }” is mislukt in het spel met startwaarde { $seed }: { $problem }
bots-changed = Niet meer wat ze bij het begin van de reeks waren: { $names }.
bots-results-other = De resultaten in { $path } zijn met iets anders gemaakt: { $what }. Kies een ander bestand om opnieuw te beginnen.
bots-list-title = Wie kan spelen
bots-list-name = Naam
bots-list-about = Speelwijze
bots-list-strength = Sterkte
bots-ladder-title = Hoe sterk ze zijn
bots-ladder-about = Ratings in Elo met hun 95%-intervallen, een gezel staat per definitie op 1500; 400 punten zijn tien winsten tegen één. Een meester is gemeten met zoveel doorgangen: { $iterations }; anders denkt hij { $seconds } s na, wat gecompileerd meer is en ongecompileerd minder.
bots-list-random = een willekeurige toegestane zet
bots-list-apprentice = meteen wat de vuistregels het beste vinden
bots-list-journeyman = probeert veelbelovende zetten in enkele aannames en denkt zijn beurt ten einde
bots-list-senior = zoekt als een meester, met hoogstens dit aantal proefpartijen: { $count }
bots-list-foreman = zoekt als een meester, met hoogstens dit aantal proefpartijen: { $count }
bots-list-master = zoekt zolang hij mag: { $seconds } s, of zoals opgegeven
bots-list-effort = een meester met zoveel seconden, of zoveel doorgangen (altijd hetzelfde antwoord)
bots-list-processor = een meester met zoveel seconden van de processor: even sterk op een drukke machine
bots-style-about = Kiest bij ongeveer gelijke zetten liever { $love }.
bots-list-frozen = de meester van die versie, om die van nu aan te meten
bots-list-learned = een geleerde strategie
bots-list-ismcts = de zoekmethode van OpenSpiel (IS-MCTS) met zoveel simulaties; vereist bottega[study]
bots-list-own = een eigen bot, uit een module of een bestand
bots-styles-title = Stijlen
bots-styles-about = Een niveau van gezel tot meester heeft zijn stijl achter een schuine streep: { $forms }. Het is ongeveer even sterk als zonder en speelt van ongeveer gelijke zetten degene die het liever heeft.
bots-styles-game = Spel
bots-styles-love = Geeft de voorkeur aan
bots-style-builder = bouwmeester
bots-style-gardener = tuinier
bots-style-bidder = bieder
bots-style-trader = handelaar
bots-style-painter = portrettist
bots-style-colourist = kleurenmenger
bots-style-seafarer = zeevaarder
bots-style-author = schrijver
bots-style-collector = verzamelaar
bots-love-builder = gebouwen
bots-love-gardener = bossen, meren en parken
bots-love-bidder = verder bieden
bots-love-trader = de markt
bots-love-painter = het atelier
bots-love-colourist = de werkplaats
bots-love-seafarer = Ontdekkingsreizen
bots-love-author = Literatuur
bots-love-collector = bonustegels
bots-arena-other = { $path } bevat de uitslagen van een andere arena. Kies een ander bestand of dezelfde instellingen.
bots-file-taken = Een ander proces schrijft in { $path }. Wacht tot het klaar is, of kies een ander bestand.
bots-seconds-range = Een bot kan niet { $seconds } seconden nadenken: { $least } tot { $most } is mogelijk.
bots-iterations-range = Een zoektocht kan geen { $iterations } doorgangen hebben: 1 tot { $most } is mogelijk.
bots-weights-other = { $file } is geleerd voor andere regels, ander materiaal of een andere versie ({ $what }): meesters spelen zonder dit bestand.
bots-weights-damaged = { $file } is niet te lezen ({ $problem }): meesters spelen zonder dit bestand. Een nieuwe installatie verhelpt dat.
bots-sprt-elo = Een sequentiële test vraagt een elo0 lager dan elo1, beide van −{ $most } tot { $most }; niet { $elo0 } en { $elo1 }.
bots-sprt-rate = Een foutkans ligt boven 0 en onder 0,5; niet { $rate }.
bots-sprt-two = Een sequentiële test vergelijkt twee bots, de eerste met alle andere; er zijn: { $names }.
bots-sprt-unequal = Let op: de bots denken niet even lang na.
bots-sprt-found = { $name } wint { $share } van de partijen; sterkte vergeleken met de andere, in Elo: { $elo }.
bots-sprt-gains = Gestopt: hij is sterker. Na { $seeds ->
    [one] { $seeds } startwaarde
   *[other] { $seeds } startwaarden
 } is de logaritme van de likelihoodverhouding { $ratio }, boven { $high }.
bots-sprt-gains-not = Gestopt: hij is niet sterker. Na { $seeds ->
    [one] { $seeds } startwaarde
   *[other] { $seeds } startwaarden
 } is de logaritme van de likelihoodverhouding { $ratio }, onder { $low }.
bots-sprt-open = Nog open. Na { $seeds ->
    [one] { $seeds } startwaarde
   *[other] { $seeds } startwaarden
 } is de logaritme van de likelihoodverhouding { $ratio }; de test eindigt onder { $low } of boven { $high }.
bots-seat-wrong = Er is geen plaats { $number }; het spel heeft er { $players }.

bots-reason-thumb = Volgens de vuistregels de beste; er was geen tijd om te vergelijken.
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
bots-reason-prevents = Houdt ongeveer { $points ->
    [one] een punt
   *[other] { $points } punten
 } meer weg bij de anderen dan de op één na beste zet.
bots-reason-level = De op één na beste zet is even goed, voor zover dat te zeggen is.
bots-reason-allows = Laat de anderen ongeveer { $points ->
    [one] een punt
   *[other] { $points } punten
 } meer dan de beste zet.
bots-reason-close = Nauwelijks slechter dan de beste zet.
bots-reason-chance = Ongeveer evenveel punten als de beste zet, maar een kleinere winstkans.
bots-reason-bought = Ongeveer { $points ->
    [one] een punt
   *[other] { $points } punten
 } meer dan de beste zet, maar een kleinere winstkans.
bots-reason-unsure = Misschien slechter dan de beste zet; de tijd was te kort om dat te zeggen.
bots-compared-points = Ongeveer { $points ->
    [one] een punt
   *[other] { $points } punten
 } beter dan de gespeelde zet.
bots-compared-chance = Ongeveer evenveel punten als de gespeelde zet, maar een betere winstkans.
bots-compared-hardly = Nauwelijks beter dan de gespeelde zet.
bots-compared-level = De gespeelde zet is even goed, voor zover te zeggen valt.
bots-compared-fewer = Ongeveer { $points ->
    [one] een punt
   *[other] { $points } punten
 } minder dan de gespeelde zet, maar een betere winstkans.
bots-compared-worse = In verdere pogingen bleek de gespeelde zet beter.

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
bots-opinion-same = Dezelfde zet als { $bot }: { $same } / { $all }.
bots-hint-thinking = Er wordt nagedacht

bots-analysis-running = Analyse loopt
bots-analysis-saved = Rapport: { $path }
bots-report-title = { $game }: het spel van { $seat }
bots-report-summary = Nauwkeurigheid: { $accuracy }%. Beslissingen: { $decisions }; de beste gevonden zet: { $best }; even goed of nauwelijks slechter: { $good }.
bots-report-part = Voortijdig gestopt: dit is het geanalyseerde deel.
bots-report-thin = Er is te weinig geprobeerd om veel te zeggen: geef meer tijd.
bots-report-course = Het verloop van het spel: te verwachten punten
bots-report-chances = Het verloop van het spel: winstkans, de eigen met het 95%-interval
bots-report-turning = Keerpunten
bots-report-no-turning = Geen beslissing kostte veel.
bots-report-sources = De score naar herkomst
bots-report-decisions = Alle beslissingen
bots-report-move = Nr.
bots-report-played = Gespeeld
bots-report-best = Het beste
bots-report-win = Winstkans, %
bots-report-points = Punten
bots-report-columns = De waarde vóór → na de zet; daaronder wat verloren ging, met het 95%-interval.
bots-report-lost-points = Door alle beslissingen verloren punten, opgeteld
bots-report-way = Te verwachten punten: eerst → aan het eind
bots-report-between = Te verwachten punten: verandering tussen de beslissingen
bots-report-everybody = Alle spelers
bots-report-accuracy = Nauwkeurigheid, %
bots-report-luck = Geluk bij het trekken in punten
bots-report-luck-told = Wat getrokken werd, was zoveel punten waard: { $points }.
bots-report-kind = Soort
bots-kind-best = het beste
bots-kind-good = goed
bots-kind-inaccuracy = onnauwkeurigheid
bots-kind-mistake = fout
bots-kind-turning = keerpunt
