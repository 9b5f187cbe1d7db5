table = de tafel
seat = Speler { $number }
percent = { $figure }%
log-points =
    { $seat }: { $change } { $points ->
        [one] punt
       *[other] punten
    } ({ $source })

move-game-over = Het spel is afgelopen.
move-no-such-seat = Er is geen plaats { $number } in een spel voor { $players }.
move-no-text = Een zet wordt als tekst of als Move gegeven, niet als “{ $value }”.
seat-no-number = Een plaats is een geheel getal van 0 tot en met { $last }, niet { $kind ->
        [text] de tekst “{ $value }”
       *[other] “{ $value }”
    }.
move-unknown = “{ $text }” is geen zet in dit spel.
move-unknown-near = “{ $text }” is geen zet in dit spel. Bedoelde je: { $near }?
move-not-asked = Jij hoeft nu niets te beslissen; wachten op { $seats }.

setup-game-unknown = Er is geen spel “{ $game }”. Er zijn: { $known }.
setup-players = { $game } is voor { $counts } spelers, niet voor { $players }.
setup-options-table = Opties worden als namen met hun instellingen gegeven, niet als “{ $value }”.
setup-players-number = Het aantal spelers moet een geheel getal zijn, niet { $kind ->
        [text] de tekst “{ $value }”
       *[other] “{ $value }”
    }.
setup-option-unknown = { $game } heeft geen optie “{ $option }”. Er zijn: { $known }.
setup-option-value = De optie “{ $option }” kan niet “{ $value }” zijn. Kies uit: { $choices }.
setup-option-players = De optie “{ $option }” is voor { $counts } spelers, niet voor { $players }.
setup-seed = De startwaarde moet een geheel getal vanaf 0 en kleiner dan { $limit } zijn, of { $digits } hexadecimale cijfers, niet “{ $seed }”.
setup-no-scene = { $game } brengt geen bouwdoos voor scènes mee.
setup-guess-seed = De startwaarde van een gissing moet een geheel getal vanaf 0 en kleiner dan { $limit } zijn, niet “{ $seed }”.

components-unreadable = Het materiaalbestand { $path } is niet te lezen: { $problem }.
components-no-toml = Het materiaalbestand is geen geldige TOML: { $problem }.
components-wrong = Materiaal: { $where }: { $problem }.
components-other-game = Dit is het materiaal van { $found }, niet van { $game }.
components-not-one = Materiaal wordt als pad van een bestand of als materiaal van een titel gegeven, niet als “{ $value }”.

position-not-one = Dit is geen bewaarde stelling: er staat geen spel in.
position-wrong = Stelling: { $where }: { $problem }.
position-missing = Stelling: { $where } ontbreekt.
position-unknown = Stelling: { $where } betekent niets. Er zijn: { $known }.
position-table = Stelling: { $where } moet een tabel van namen en waarden zijn, niet { $found }.
position-list = Stelling: { $where } moet een lijst zijn, niet { $found }.
position-text = Stelling: { $where } moet een tekst zijn, niet { $found }.
position-flag = Stelling: { $where } moet true of false zijn, niet { $found }.
position-number = Stelling: { $where } moet een geheel getal van { $least } tot { $most } zijn, niet { $found }.
position-step = Stelling: { $where } moet een veelvoud van { $step } zijn, niet { $found }.
position-name = Stelling: { $where }: { $found } is geen van { $known }.
position-length = Stelling: { $where }: er zijn { $found } elementen in plaats van { $wanted }.
position-twice = Stelling: { $where }: { $found } staat er twee keer.
position-newer = Stelling: { $where } is { $found }; deze Bottega leest tot { $known }. Werk Bottega bij.
position-older = Stelling: { $where } is { $found }, van voor een wijziging van de regels; stellingen worden gelezen vanaf { $known }.
position-options = Stelling: { $where }: { $problem }
position-seed = Stelling: { $where } moet -1 voor een gissing, een geheel getal onder 2⁶³ of { $digits } hexadecimale cijfers zijn, niet { $found }.
position-chance = Stelling: { $where } is geen toestand van de toevalsgenerator die de startwaarde begint.
position-must = Stelling: { $where } moet hier { $wanted } zijn, niet { $found }.
position-needs = Stelling: { $where } moet er in de fase { $phase } zijn.
position-phase = Stelling: { $where } kan in de fase { $phase } niet zo zijn.
position-option = Stelling: { $where } kan alleen met de optie { $option } zo zijn.
position-choice = Stelling: { $where }: plaats { $number } zou niets te beslissen hebben.
position-seats = Stelling: { $where } moet plaats { $number } noemen.
position-more = Stelling: { $where }: { $found } is meer dan de { $most } die er zijn.
position-total = Stelling: { $where }: er zijn er in totaal { $found } in plaats van { $wanted }.
position-places = Stelling: { $where }: { $name } is op { $found } plekken in plaats van één.
position-elsewhere = Stelling: { $where }: { $name } is al bij { $place }.
position-overlap = Stelling: { $where }: de tegel { $tile } bedekt iets anders.
position-shape = Stelling: { $where }: dit is niet de vorm van de tegel { $tile }.
position-parts = Stelling: { $where }: het andere deel van { $tile } ligt niet bij een buur, of sluit hier niet op aan.
position-close = Stelling: { $where }: { $tile } raakt een ander gebouw; daarvoor zijn twee bouwmeesters nodig, niet { $builders }.
position-border = Stelling: { $where }: zonder bouwmeester bouwt niemand { $tile } alleen aan een grens.
position-second = Stelling: { $where }: plaats { $number } heeft { $tile } al.
position-placement = Stelling: { $where }: { $found } is geen ligging over een grens heen.
position-placement-none = Stelling: { $where }: de tegel { $tile } kan niet op { $cell } liggen, gedraaid { $way }.
position-neighbour = Stelling: { $where }: plaats { $number } heeft aan deze kant geen buur.
position-together = Stelling: { $where }: de plaatsen { $number } en { $partner } kunnen { $tile } zo niet bouwen.
position-payment = Stelling: { $where }: { $florins } florijnen kunnen hier niet betaald worden, of zijn niet genoeg.
position-sold = Stelling: { $where }: er is meer verkocht dan spelers hebben gekocht of zijn uitgestapt.
position-bid = Stelling: { $where }: plaats { $number } kan geen { $florins } florijnen voor { $lot } hebben geboden.
position-paid = Stelling: { $where }: de florijnen ({ $found }) zijn minder dan de { $florins } waarmee het werk is betaald.
position-taken = Stelling: { $where }: daar staat al een meesterwerk, of het is afgedekt.
position-cover = Stelling: { $where }: er zijn maar { $most } afdektegels van { $points }.
position-retired = Stelling: { $where } moet wie zich heeft teruggetrokken op volgorde 1, 2, 3 nummeren.
position-hired = Stelling: { $where }: onder de aangenomenen is niemand van { $discipline }.
position-due = Stelling: { $where }: genomen en nog tegoed zijn samen { $found }, maar kunnen alleen { $wanted } zijn.
position-seen = Stelling: { $where } leidt niet tot deze stelling. Laat “seen” weg uit een stelling die is veranderd.

record-not-one = Regel { $line }: dit is geen opgeslagen spel van Bottega; de eerste regel moet “bottega record” en een getal zijn.
record-newer = Regel { $line }: het opgeslagen spel heeft formaat { $version }; deze versie van Bottega leest tot { $known }. Werk Bottega bij.
record-seed-kind = Regel { $line }: deze startwaarde is niet van het soort waarmee toevalsgenerator { $number } begint.
record-upto = Het aantal na te spelen zetten moet een geheel getal vanaf 0 zijn, niet “{ $value }”.
record-setup = Regel { $line }: { $why }
record-guess = Een gissing heeft geen verleden en geen startwaarde, dus is er geen opgeslagen spel van.
record-chance-newer = Regel { $line }: deze versie van Bottega kent geen toevalsgenerator { $number }. Werk Bottega bij.
record-too-many-moves = Regel { $line }: een opgeslagen spel heeft hoogstens { $most } zetten.
record-line-too-long = Regel { $line }: een regel heeft hoogstens { $most } tekens.
record-too-long = Regel { $line }: het opgeslagen spel is langer dan { $most } tekens; zo lang is geen spel.
record-heading-missing = Regel { $line }: hier ontbreekt het kopje “{ $heading }:”.
record-heading-value = Regel { $line }: “{ $value }” kan niet de waarde van “{ $heading }” zijn.
record-digest-line = Regel { $line }: een controleregel heeft een aantal zetten en een controlegetal.
record-count = Regel { $line }: het vermelde aantal zetten is { $stated }, maar ervoor { $found ->
        [one] staat { $found } zet
       *[other] staan { $found } zetten
    }.
record-after-end = Regel { $line }: er staat tekst na het einde.
record-move-line = Regel { $line }: “{ $text }” is geen zet; een zet is het nummer van de plaats en de notatie.
record-truncated = Regel { $line }: het opgeslagen spel breekt af na { $found ->
        [one] { $found } zet
       *[other] { $found } zetten
    }; de regel “end:” ontbreekt.
record-move-refused = Regel { $line }: de zet “{ $move }” is geweigerd: { $why }
record-digest = Regel { $line }: na zet { $number } is de stelling niet de vastgelegde; het opgeslagen spel is veranderd.
record-rules-newer = Regel { $line }: het opgeslagen spel volgt regelversie { $version }; deze versie van Bottega kent tot { $known }. Werk Bottega bij.
record-components = Regel { $line }: er is gespeeld met materiaal { $stated }, dit is { $found }. Geef het materiaalbestand waarmee gespeeld is.

text-english = { $text } (in het Engels)
text-language = Er zijn geen teksten in “{ $language }”. Er zijn: { $known }.
book-page = blz. { $page }
book-ruling = Uitleg: { $ruling }
provenance-book = uit het spelregelboek
provenance-source = uit een openbare bron
provenance-memory = uit het geheugen
provenance-reconstructed = gereconstrueerd

guest-name = Het spel “{ $guest }” ({ $value }) blijft weg: de naam is bezet of bestaat niet uit kleine letters.
guest-broken = Het spel “{ $guest }” blijft weg, want het kan niet worden geladen: { $problem }
guest-no-title = Het spel “{ $guest }” blijft weg: { $value } is geen spel met die naam.
guest-components = Het spel “{ $guest }” blijft weg vanwege het materiaal. { $why }
guest-parts = Het spel “{ $guest }” blijft weg, omdat er delen ontbreken: { $parts }.
guest-texts = Het spel “{ $guest }” blijft weg, omdat er teksten ontbreken: { $texts }.
