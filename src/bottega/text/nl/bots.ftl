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
