cli-language = Bottega spreekt “{ $language }” niet, dus dit is in het Engels. Kies uit: { $known }.
cli-components-shipped = Met { $path } kan gespeeld worden, controlegetal { $digest }: de meegeleverde cijfers.
cli-components-fits = Met { $path } kan gespeeld worden, controlegetal { $digest }: verbeterde cijfers.
cli-unreadable = { $path } is niet te lezen: { $problem }.
cli-no-text = { $path } is geen tekstbestand.
cli-file = { $path }: { $problem }.
cli-not-together = { $options } gaan niet samen.
cli-usage-missing = { $option } ontbreekt.
cli-usage-value = { $option } heeft een waarde nodig.
cli-usage-flag = { $option } krijgt geen waarde.
cli-usage-option = Er is geen optie { $option }.
cli-usage-option-near = Er is geen optie { $option }. Misschien: { $near }
cli-usage-number = { $option } heeft een getal nodig.
cli-usage-whole = { $option } heeft een geheel getal nodig.
cli-usage-whole-least = { $option } heeft een geheel getal nodig, minstens { $least }.
cli-usage-whole-between = { $option } heeft een geheel getal van { $least } tot { $most } nodig.
cli-usage-command = Er is geen opdracht “{ $command }”. Er zijn: { $known }.
cli-usage-extra = Dat is te veel: { $extra }
cli-usage-help = Meer daarover: { $command }
cli-levels-count = { $given ->
        [one] Er is { $given } bot
       *[other] Er zijn { $given } bots
    } genoemd; nodig: { $wanted }.
cli-rules-none = Geen regel noemt “{ $search }”.
cli-doubtful = Getallen en vormen die niet in het spelregelboek staan
cli-doubtful-origin = ({ $origin }, { $confidence }% zeker)


cli-hello = Typ een nummer of een notatie; help toont meer.
cli-seated = Op volgorde van plaats: { $people }.
cli-seats-wrong =
    “{ $value }” noemt geen plaatsen: nodig { $people ->
        [one] is één getal
       *[other] zijn { $people } getallen, gescheiden door komma’s,
    } van 1 tot { $players }.
cli-thinking = { $seat } denkt na…
cli-allowed = Die zet mag.
cli-saved = Bewaard als { $path }.
cli-saved-seats = Opgeslagen als { $path }. Verder spelen: bottega play { $game } --load { $path } --seat { $numbers }
cli-undo-nothing = Er is niets terug te nemen.
cli-undo-revealed = Er is sindsdien iets verborgens onthuld. “undo all” neemt het toch terug.
cli-undo-others = Anderen hebben sindsdien gehandeld. “undo all” neemt het toch terug.
cli-rethink = { $seat } kan er nog op terugkomen: “rethink { $number }”.
cli-rethink-nobody = “{ $name }” heeft geen keuze waarop nog terug te komen is.
cli-end = Het spel is afgelopen.
cli-end-line = { $place }. { $seat }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
cli-replay-keys = Enter: verder, b: terug, een getal: spring, q: stop
cli-help =
    Een nummer of een notatie speelt die zet.
    moves        de zetten nog eens       board        het bord nog eens
    log          wat er net gebeurde      why ZET      mag het, en zo niet, waarom
    rules WOORD  regels die het noemen    undo         mijn laatste stap terugnemen
    save BESTAND het spel opslaan         quit         stoppen

cli-simulate-failed = Het spel met startwaarde { $seed } is mislukt: { $problem }
cli-simulate-seat = Plaats
cli-simulate-bot = Bot
cli-simulate-wins = Gewonnen
cli-simulate-place = Gemiddelde plaats
cli-simulate-score = Gemiddelde score
cli-simulate-spread = Spreiding
cli-simulate-lowest = Laagste
cli-simulate-highest = Hoogste
cli-simulate-intervals = Onder elk cijfer: het 95%-interval.
cli-simulate-none = Er hoefde niets gespeeld te worden: alle spellen stonden in het logboek.
cli-simulate-speed = { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    } in { $seconds } s, { $decisions } beslissingen per spel, { $rate } beslissingen per seconde.
