table = de tafel
seat = Speler { $number }
log-points =
    { $seat }: { $change } { $points ->
        [one] punt
       *[other] punten
    } ({ $source })

move-game-over = Het spel is afgelopen.
move-no-such-seat = Er is geen plaats { $number } in een spel voor { $players }.
move-unknown = “{ $text }” is geen zet in dit spel.
move-unknown-near = “{ $text }” is geen zet in dit spel. Bedoelde je: { $near }?
move-not-asked = Jij hoeft nu niets te beslissen; wachten op { $seats }.

setup-game-unknown = Er is geen spel “{ $game }”. Er zijn: { $known }.
setup-players = { $game } is voor { $counts } spelers, niet voor { $players }.
setup-option-unknown = { $game } heeft geen optie “{ $option }”. Er zijn: { $known }.
setup-option-value = De optie “{ $option }” kan niet “{ $value }” zijn. Kies uit: { $choices }.
setup-option-players = De optie “{ $option }” is voor { $counts } spelers, niet voor { $players }.
setup-seed = De startwaarde moet een geheel getal vanaf 0 en kleiner dan { $limit } zijn, of { $digits } hexadecimale cijfers, niet “{ $seed }”.

components-unreadable = Het materiaalbestand { $path } is niet te lezen: { $problem }.
components-no-toml = Het materiaalbestand is geen geldige TOML: { $problem }.
components-wrong = Materiaal: { $where }: { $problem }.

position-not-one = Dit is geen bewaarde stelling: er staat geen spel in.
position-wrong = Stelling: { $where }: { $problem }.

record-not-one = Regel { $line }: dit is geen opgeslagen spel van Bottega; de eerste regel moet “bottega record” en een getal zijn.
record-newer = Regel { $line }: het opgeslagen spel heeft formaat { $version }; deze versie van Bottega leest tot { $known }. Werk Bottega bij.
record-seed-kind = Regel { $line }: deze startwaarde is niet van het soort waarmee toevalsgenerator { $number } begint.
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
book-page = blz. { $page }
book-ruling = Uitleg: { $ruling }
provenance-book = uit het spelregelboek
provenance-source = uit een openbare bron
provenance-memory = uit het geheugen
provenance-reconstructed = gereconstrueerd
