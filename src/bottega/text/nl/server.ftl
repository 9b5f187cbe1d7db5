table-bot = { $level } { $number }
table-random = Toeval
table-apprentice = Leerling
table-journeyman = Gezel
table-senior = Eerste gezel
table-foreman = Meesterknecht
table-master = Meester

table-malformed = Niet begrepen: { $where }: { $problem }.
table-number-least = Niet mogelijk: { $where } moet minstens { $bound } zijn.
table-number-most = Niet mogelijk: { $where } mag hoogstens { $bound } zijn.
table-number-range = Niet mogelijk: { $where } moet een geheel getal van { $least } tot en met { $most } zijn.
table-number-whole = Niet mogelijk: { $where } moet een geheel getal zijn.
table-text-least = Niet mogelijk: { $where } heeft minstens { $bound ->
    [one] { $bound } teken
   *[other] { $bound } tekens
 } nodig.
table-text-most = Niet mogelijk: { $where } mag hoogstens { $bound ->
    [one] { $bound } teken
   *[other] { $bound } tekens
 } hebben.
table-list-least = Niet mogelijk: { $where } heeft minstens { $bound ->
    [one] { $bound } element
   *[other] { $bound } elementen
 } nodig.
table-list-most = Niet mogelijk: { $where } mag hoogstens { $bound ->
    [one] { $bound } element
   *[other] { $bound } elementen
 } hebben.
table-token = Deze link is hier niet geldig, of hij is vernieuwd.
table-need-seat = Dat kan alleen wie aan deze tafel een plaats heeft.
table-need-host = Dat kan alleen wie deze tafel heeft geopend.
table-begun = Het spel is al begonnen.
table-not-begun = Het spel is nog niet begonnen.
table-ended = Deze tafel is vóór het einde van het spel gesloten.
table-no-such-seat = Er is geen plaats { $number } aan een tafel voor { $players }.
table-other-seat = Je link is voor plaats { $number }.
table-seat-taken = Op deze plaats zit al { $seat }.
table-name-taken = Aan deze tafel heet al iemand “{ $name }”, of iets wat er hetzelfde uitziet. Kies een andere naam.
table-seat-empty = Op deze plaats zit nog niemand.
table-taken-over = Een bot speelt nu voor je. Neem eerst je plaats terug.
table-not-taken-over = Je speelt al zelf op deze plaats.
table-back-later = Je tijd is in deze beurt voor de tweede keer om. Je krijgt je plaats terug zodra de bot een beslissing heeft genomen.
table-stale = Intussen is er aan tafel iets gebeurd. Kijk even en beslis opnieuw.
table-ahead = De tafel heeft pas { $number ->
    [one] { $number } regel
   *[other] { $number } regels
 }; jouw weergave loopt voor. Laad opnieuw.
table-chain-too-long = De reeks eindigt vóór “{ $move }”: de zet ervoor geeft de beurt door of onthult iets. Speel eerst tot daar.
table-undo-none = Zelf kun je niets verder terugnemen: er is iets onthuld, of iemand anders heeft gehandeld.
table-undo-far = Zelf kun je alleen terug naar zet { $first } tot { $last }; verder terug moeten de anderen instemmen.
table-undo-absent = { $seat } is er niet en een bot speelt. Wat { $seat } zelf speelde, blijft staan tot { $seat } instemt.
table-undo-late = Je hebt te weinig tijd over om dat terug te nemen: de anderen zouden van jou terugkrijgen wat ze sindsdien hebben gebruikt.
table-proposal =
    { $what ->
        [undo]
            { $moves ->
                [one] { $seat } wil één zet terugnemen.
               *[other] { $seat } wil { $moves } zetten terugnemen.
            }
        [takeover] { $seat } wil dat een bot ({ $level }) voor { $other } speelt.
       *[other] { $seat } wil het spel stoppen.
    }
table-proposal-other = Er wordt inmiddels iets anders gevraagd. Kijk nog eens voordat je antwoordt.
table-proposal-open = Eerst moet het voorstel van { $seat } beantwoord worden.
table-proposal-none = Er is geen voorstel om te beantwoorden.
table-proposal-not-asked = Je antwoord is niet nodig.
table-already-bot = Op de plaats van { $seat } speelt al een bot.
table-unknown = Deze tafel bestaat niet.
table-broken = Wat er van tafel { $table } bewaard is, is beschadigd, of de zetten kunnen niet meer worden gespeeld. Alles blijft zoals het is: er wordt niets weggegooid en geen andere tafel is geraakt.
table-outdated = Het spel aan tafel { $table } volgde regels die niet meer worden gespeeld; het is beëindigd en kan niet worden voortgezet of nagespeeld. De zetten blijven als tekst leesbaar: /api/tables/{ $table }/record
table-busy = Het is erg druk aan tafel. Probeer het nog eens.
table-chat-fast = Je hebt in deze minuut heel veel gezegd. Wacht even voordat je verder praat.
table-much-done = Je hebt in dit spel heel veel gedaan ({ $most } vermeldingen). Vanaf nu kun je alleen nog zetten spelen die het verder brengen.
table-never-begins = Er is aan deze tafel zo veel gebeurd ({ $most } vermeldingen) zonder dat het spel is begonnen, dat ze gesloten blijft. Maak alsjeblieft een nieuwe.
table-seed-study = Alleen een studietafel mag een gekozen startwaarde hebben.
table-level = Er is geen bot van niveau “{ $level }”. Er zijn: { $levels }.
table-rematch-early = Een revanche kan als het spel afgelopen is.
table-rematch-renewed = De link naar je plaats aan de volgende tafel is vernieuwd: hij is van hieruit niet meer te krijgen.
table-branch-early = Van een lopend spel kun je geen zijpad nemen: dat zou de geheimen verraden.
table-record-early = Het opgeslagen spel is er als het spel afgelopen is: eerder zou het de startwaarde verraden.
table-record-long = Een opgeslagen spel mag hoogstens { $most } zetten hebben.
table-no-such-move = Er is geen zet { $number }; de laatste is { $last }.
table-secret = Wat anderen zien, wordt getoond als het spel afgelopen is.
table-hints-off = Tips staan aan deze tafel uit.
table-premove-limit = Het volgende bod zou { $amount } zijn; je grens is { $limit }.
table-premove-asked-else = Er wordt je iets gevraagd wat je instelling niet dekt.
table-premove-limit-needed = Automatisch bieden heeft een grens nodig.

table-source-start = Begin van het spoor

table-log-joined = { $seat } gaat zitten.
table-log-left = { $seat } verlaat de tafel.
table-log-started = Het spel begint.
table-log-drawn = De plaatsen zijn verloot. Op volgorde: { $seats }.
table-log-bot = { $seat } is een bot: { $level }.
table-log-undone =
    { $consent ->
        [true] Met ieders instemming gaat het spel voor { $seat } terug naar zet { $to }.
       *[other]
            { $to ->
                [0] { $seat } neemt alles terug.
               *[other] { $seat } neemt alles na zet { $to } terug.
            }
    }
table-log-proposed =
    { $what ->
        [undo]
            { $to ->
                [0] { $seat } vraagt om alles terug te nemen.
               *[other] { $seat } vraagt om alles na zet { $to } terug te nemen.
            }
        [takeover] { $seat } stelt voor dat een bot speelt voor iemand die er niet is.
       *[other] { $seat } stelt voor het spel hier te beëindigen.
    }
table-log-answered =
    { $agree ->
        [true] { $seat } stemt in.
       *[other] { $seat } stemt niet in.
    }
table-log-takeover = Een bot ({ $level }) neemt de plaats van { $other } over.
table-log-flag = De tijd van { $other } is om; een bot ({ $level }) neemt het over.
table-log-back = { $seat } is terug.
table-log-rematch = { $seat } zet een revanche klaar.
table-log-ended = Met ieders instemming eindigt het spel hier.

server-not-found = Op dit adres is niets.
server-elsewhere = Hiervoor is een server nodig: de pagina speelt op zichzelf in je browser, van hieruit is geen andere machine te bereiken.
server-site-file = Deze pagina kan niet vanuit een bestand starten. Bied haar map aan: voer daarin “python -m http.server” uit en open http://localhost:8000, of zet haar op een willekeurige webhost.
server-storage-full = De opslag van je apparaat is vol; dit kon niet worden vastgelegd en is niet uitgevoerd. Maak ruimte en probeer het nog eens; je partijen tot nu toe zijn veilig.
server-storage-refused = Je browser slaat niets op voor deze pagina (misschien een privévenster); dit kon niet worden vastgelegd en is niet uitgevoerd. Sta opslag voor deze pagina toe en laad haar opnieuw.
server-baggage = Dit is geen bestand met geëxporteerde partijen, of het is beschadigd. Er is niets veranderd.
server-baggage-newer = Deze partijen zijn geëxporteerd door een nieuwere versie ({ $version }). Laad de pagina opnieuw om de nieuwste versie te krijgen en importeer ze dan nog eens. Er is niets veranderd.
server-method = Dit adres begrijpt zo’n verzoek niet.
server-internal = Er ging iets mis op de server. Er is niets veranderd; probeer het nog eens.
server-store = Op dit moment kan er niets worden opgeslagen; er is niets veranderd. Probeer het later opnieuw.
server-too-large = Dat is te groot: ten hoogste { $limit } bytes.
server-too-slow = De rest van het verzoek kwam niet op tijd aan.
server-too-often = Te veel verzoeken. Probeer het over { $seconds ->
    [one] een seconde weer.
   *[other] { $seconds } seconden weer.
}
server-origin = Dit verzoek komt van een pagina van een andere site.
server-host = Deze server is niet bekend onder de naam “{ $host }”. Wie hem beheert, kan de naam aan de instellingen (hosts) toevoegen.
server-no-title = Er is geen spel dat “{ $title }” heet.
server-no-job = Deze taak bestaat niet, of is allang klaar.
server-no-hint = De bots hebben hier geen tip.
server-analysis-early = Een spel kan worden geanalyseerd als het afgelopen is.
server-webhook-address = De webhook moet een https-adres op het open internet zijn; { $host } is dat niet.
server-push-address = Dit is geen push-aanmelding van een browser.
server-notices-off = Deze server verstuurt geen meldingen.
server-account-taken = De naam “{ $name }” is bezet.
server-account-wrong = Naam en wachtwoord horen niet bij elkaar.
server-account-needed = Meld je eerst aan.
server-password-short = Een wachtwoord heeft ten minste { $length } tekens nodig.
server-password-common = Dit wachtwoord hoort bij de eerste die anderen zouden proberen. Kies een ander.
server-no-session = Deze sessie bestaat niet of is beëindigd.
server-restart = De server wordt herstart; je wordt weer verbonden.
server-yes = ja
server-no = nee

notice-turn = Jij bent aan de beurt (“{ $table }”): { $question }
notice-over = Het spel is afgelopen (“{ $table }”).
notice-chat = { $name } (“{ $table }”): { $text }
notice-clock = Je tijd raakt op (“{ $table }”): nog { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
} voor je beslissing.
notice-proposal = { $name } (“{ $table }”) { $what ->
    [undo] wil iets terugnemen.
    [takeover] stelt voor dat een bot voor iemand speelt.
   *[other] stelt voor het spel hier te beëindigen.
} Je antwoord is nodig.
notice-test = Dit is een test: meldingen van “{ $table }” bereiken je.

serve-open = Bottega draait op { $address } (Ctrl-C stopt; de spellen staan in { $store }).
serve-settings = De instellingen zijn niet bruikbaar: { $problem }
serve-store = De opslag is niet bruikbaar: { $problem }
serve-workers-store = Alleen PostgreSQL kan meer processen bedienen (gevraagd: { $workers }); in een SQLite-bestand schrijft er één. Laat --workers weg, of geef --store postgresql://naam:wachtwoord@machine/database.
serve-workers-system = Meer processen op één poort gaat niet onder Windows: laat --workers weg, of start meer servers op dezelfde PostgreSQL-database op andere poorten.
serve-backed-up = De spellen zijn gekopieerd naar { $path }.
serve-restored = De reservekopie staat nu in { $path }.
serve-kept = Wat er eerst stond, blijft bewaard als { $path }.
serve-replayed = Bewezen door na te spelen: alles staat zoals het stond (tafels: { $tables }, zetten: { $moves }).
serve-verified = Gecontroleerd: alle zetten ({ $moves }) volgen uit startwaarde { $seed }, waaraan de server gebonden was.
serve-verify-failed = Niet bevestigd: tafel, startwaarde en zout geven { $found }, niet wat de tafel bij het begin toonde.

doctor-local = Alleen deze computer kan de server bereiken.
doctor-no-url = De server luistert op { $host }, maar `url` is niet ingesteld: links in meldingen leiden nergens heen.
doctor-url = `url` moet een adres zijn zoals https://games.example.org, zonder pad: { $url }
doctor-https = `url` en `https` spreken elkaar tegen: { $url }
doctor-url-good = De server is te bereiken op { $url }.
doctor-no-proxies = `https` is ingesteld maar `proxies` niet: iedereen achter de proxy deelt één limiet.
doctor-proxies-none = Geen proxy wordt geloofd over adressen.
doctor-proxies-all = `proxies` gelooft iedereen, en iedereen bereikt de poort: ieder kan zich elk adres geven.
doctor-proxies = Dit is geen adres en geen netwerk: { $name }
doctor-secret = `secret` heeft minder dan { $least } tekens: wie één link heeft, kan het raden en alle andere maken. Laat het weg of trek een langer.
doctor-secret-good = Het geheim is lang.
doctor-proxies-good = Geloofd over adressen: { $proxies }
doctor-page-good = De pagina is gebouwd.
doctor-page = De pagina is niet gebouwd: voer `make page` uit in de bronmap.
doctor-files-good = Tot { $count } bestanden en verbindingen mogen open zijn.
doctor-files = Slechts { $count } bestanden en verbindingen mogen open zijn: verhoog de limiet (LimitNOFILE, ulimit -n).
doctor-disk-good = Er is { $megabytes } MB vrij voor spellen.
doctor-disk = Er is maar { $megabytes } MB vrij voor spellen.
doctor-disk-elsewhere = De spellen staan in een database elders.
doctor-notices-off = Meldingen zijn uitgeschakeld.
doctor-contact = `contact` is niet ingesteld: sommige pushdiensten weigeren dan meldingen.
doctor-contact-good = Pushdiensten kunnen { $contact } bereiken.
doctor-no-certificate = Er is geen certificaat nodig.
doctor-certificate = Het certificaat van { $host } kon van hieruit niet worden gecontroleerd: { $problem }
doctor-certificate-good = Het certificaat is nog { $days } dagen geldig.
doctor-certificate-ends = Het certificaat verloopt over { $days } dagen.
doctor-bots-good = De bots denken (de eerste deed er { $seconds } s over).
doctor-bots = De bots denken niet: geen werkproces kon starten of op tijd antwoorden.
doctor-store = De opslag kan niet worden geopend: { $problem }
doctor-store-new = De spellen komen in { $store }; dat bestaat nog niet.
doctor-clock-good = De klok loopt niet achter op wat de opslag heeft gezien.
doctor-clock = De klok loopt achter op wat de opslag heeft gezien (seconden: { $seconds }): zet hem gelijk.
doctor-tables-good = Alle tafels zijn na te spelen (tafels: { $count }, zetten: { $moves }).
doctor-tables = Sommige tafels zijn niet na te spelen ({ $count }): { $tables }
doctor-certificate-wrong = Het certificaat van { $host } is niet geldig (of de klok loopt verkeerd): { $problem }
doctor-unreached = { $url } kon van hieruit niet worden bereikt: { $problem }
doctor-nobody = Achter { $url } antwoordt geen server (status { $status }): hij draait niet, of de proxy geeft verzoeken ergens anders aan door.
doctor-other = Op { $url } antwoordt iets anders dan Bottega (status { $status }).
doctor-reached = Bottega antwoordt op { $url }.
doctor-proxy-unnamed = De proxy zegt wie er vraagt, maar `proxies` noemt hem niet: iedereen achter de proxy deelt één limiet. Zijn adres staat in het logboek van de server.
doctor-proxy-silent = De proxy zegt niet wie er vraagt (X-Forwarded-For): iedereen achter de proxy deelt één limiet.
doctor-host = De server kent de naam niet die de proxy doorgeeft: laat hem de gevraagde `Host` doorgeven ({ $host }), of noem de andere in `hosts`.
doctor-sockets-good = WebSockets komen erdoor.
doctor-sockets = WebSockets komen er niet door, zodat niemand kan spelen: { $problem }
doctor-port-good = Poort { $port } is vrij.
doctor-port-ours = Bottega draait al op poort { $port }.
doctor-port = De server kan niet luisteren op { $problem }
doctor-bots-own = Je bot { $name } vindt geen zet: een regel hierboven zegt waarom.
doctor-keys = De sleutels voor meldingen in de opslag zijn beschadigd: de server trekt nieuwe, en browsers moeten opnieuw om meldingen vragen.
