# What the page itself says around the games.

## The frame
page-skip = Naar de inhoud
page-home = Startpagina
page-nav = Pagina's
page-nav-play = Spelen
page-nav-rules = Regels
page-nav-first = Eerste spel met uitleg
page-nav-records = Opgeslagen spellen
page-account = Account en instellingen
page-language = Taal
page-theme = Licht of donker
page-theme-light = Lichte kleuren
page-theme-dark = Donkere kleuren
page-theme-is-system = Zoals het systeem
page-theme-is-light = Licht
page-theme-is-dark = Donker
page-loading = Een ogenblik …
page-offline = Er is nu geen verbinding met de server. We blijven het proberen.
page-reconnecting = Opnieuw verbinden …
page-nothing-here = Op dit adres is niets.
page-refused = Dat is niet gelukt.
page-close = Sluiten
page-back = Terug
page-next = Volgende
page-previous = Vorige
page-first = Naar het begin
page-last = Naar het einde
page-play = Afspelen
page-pause = Pauze
page-now = nu
page-less = Minder
page-more = Meer
page-copied = De link staat op het klembord.
page-copy-link = Link kopiëren
page-saved = Opgeslagen.
page-saving = Opslaan …
page-the-rule = Regel lezen
page-not-now = Nu niet mogelijk

## Emblems of the seats
page-emblem-lily = lelie
page-emblem-lion = leeuw
page-emblem-tower = toren
page-emblem-bee = bij
page-emblem-moon = maan

## Home
page-title-florence = De Vorsten van Florence
page-title-fresco = Fresco
page-title-stanza = La Stanza
page-about-florence = Bied op meren en narren, bouw een vorstendom en geef grote geesten de vrijheid om hun werken te voltooien.
page-about-fresco = Sta vroeg op, koop en meng je kleuren en herstel de grote schildering in de kathedraal.
page-about-stanza = Loop door de beschilderde zalen, verzamel wie schildert, zingt en denkt, en laat een hof na.
page-expansions-florence = Muze en prinses, samen bouwen
page-expansions-fresco = drie modules en Leonardo
page-expansions-stanza = expertvariant, alle bonustegels
page-hero = Drie spellen uit de renaissance. Neem plaats.
page-hero-more = Alleen tegen bots of met vrienden, meteen of over dagen. Geen account: een naam volstaat.
page-games = De spellen
page-players = { $low } tot { $high } spelers
page-play-bots = Tegen bots spelen
page-invite = Vrienden uitnodigen
page-title-missing = Dit spel wordt op deze server niet aangeboden.
page-table-waits = Je tafel wacht
page-take-turn = Naar je beurt
page-my-tables = Mijn tafels
page-my-tables-none = Nog geen tafels. Twee klikken en je speelt.
page-wait-for-you =
    { $count ->
        [one] één wacht op je
       *[other] { $count } wachten op je
     }
page-show-all = Alles tonen
page-show-fewer = Minder tonen
page-status-your-turn = Jij bent aan de beurt
page-status-open = Wacht op spelers
page-status-running = Anderen denken na
page-status-over = Afgelopen
page-status-ended = In overleg gestopt
page-status-broken = Terzijde gelegd
page-open-tables = Open tafels
page-open-tables-none = Niemand zoekt nu gezelschap.
page-seats-taken = { $taken } van { $seats } plaatsen
page-have-link = Heb je een link?
page-paste-link = Plak een uitnodiging
page-join = Meedoen
page-link-wrong = Dit is geen link naar een tafel.
page-onlookers-welcome = Toeschouwers zijn welkom; een bot kan een lege plaats warm houden.

## A new table
page-new-table = Nieuwe tafel
page-who-plays = Wie speelt er?
page-how-many = Hoeveel spelers
page-seat-kind = Plaats { $number }
page-seat-me = Ik
page-seat-bot = Een bot
page-seat-friend = Een vriend, via link
page-seat-here = Iemand aan dit scherm
page-seat-friend-more = Je krijgt een link om te sturen.
page-your-name = Je naam
page-name-of = Naam van speler { $number }
page-level-of = Sterkte van speler { $number }
page-player = Speler { $number }
page-start = Beginnen
page-start-more = Het spel begint meteen.
page-make-table = Tafel dekken
page-make-table-more = Het spel begint zodra alle plaatsen bezet zijn.
page-expansions = Uitbreidingen en varianten
page-no-options = Dit spel heeft geen opties.
page-option-players = Alleen met { $counts } spelers.
page-table-settings = De tafel
page-table-name = Naam van de tafel
page-clock = Klok
page-clock-none = Geen klok
page-clock-quick = 20 minuten elk
page-clock-calm = Een uur elk
page-clock-day = Een dag per beslissing
page-clock-days = Drie dagen per beslissing
page-confirm-turns = Elke beurt bevestigen voor hij telt
page-tap-twice = Op een aanraakscherm toont de eerste tik, de tweede speelt
page-public = Iedereen mag meedoen of toekijken

## Gathering
page-lobby-wait = Stuur elke vriend een link.
page-lobby-welcome = Welkom! Neem plaats.
page-lobby-begins = Het spel begint zodra iedereen klaar is.
page-take-seat = Deze plaats nemen
page-seat-free = Vrije plaats
page-seat-free-more = wacht op iemand met de link
page-seat-link = Link naar plaats { $number }
page-fill-bot = Laat een bot spelen
page-free-seat = Plaats vrijmaken
page-ready = Ik ben klaar
page-is-ready = klaar
page-not-ready = nog niet klaar
page-wait-please = Wacht op mij
page-leave = Verlaten
page-copy-onlooker = Link voor toeschouwers kopiëren
page-copy-seat = Link naar mijn plaats kopiëren
page-no-table = Deze tafel bestaat niet, of je mag hem niet zien.
page-no-token = Deze link is niet meer geldig.
page-no-token-more = Vraag om een nieuwe.
page-broken = Deze tafel is terzijde gelegd.

## At the table
page-parts = Delen van de tafel
page-tab-board = Bord
page-tab-seats = Spelers
page-tab-panel = Logboek
page-panel-log = Logboek
page-panel-chat = Chat
page-panel-notes = Notities
page-panel-rules = Regels
page-toggle-panel = Logboek tonen of verbergen
page-menu = Menu
page-undo = Eén stap terugnemen
page-reset = Beurt opnieuw beginnen
page-you = jij
page-bot = bot
page-away = afwezig
page-place = plaats { $place }
page-score = Score per onderdeel
page-points-of = { $name }: { $points } punten. Tonen waar ze vandaan komen.
page-points-change = { NUMBER($points, signDisplay: "always") } punten
page-to-decide = beslist
page-position = De stelling
page-your-moves = Je zetten
page-filter-moves = Zoek in { $count } zetten
page-filter-none = Geen zulke zet.
page-choose-number = Kies een getal
page-choose-on-board = Kies op het bord wat goud omrand is.
page-choose-from-list = Kies uit de lijst.
page-all-moves = Alle zetten ({ $count })
page-waiting-for = Wachten op { $names }
page-over = Het spel is afgelopen.
page-over-more = Bekijk waar de punten vandaan kwamen, speel het spel na of bestudeer je beslissingen.
page-ended = Het spel is in overleg gestopt.
page-you-won = Je wint met { $points } punten!
page-won =
    { $count ->
        [one] { $names } wint met { $points } punten.
       *[other] { $names } delen de winst met { $points } punten.
     }
page-draft-done = Je beurt is klaar. Telt hij?
page-draft-reveals = De volgende stap onthult iets. Telt hij?
page-confirm = Bevestigen
page-step-back = Eén stap terug
page-hint = Vraag een tip
page-hint-says = Tip: { $move }
page-hint-play = Doe het
page-auto = Vooraf beslissen
page-auto-short = Auto-bod
page-auto-about = Zolang dit geldt, word je niet meer gevraagd. Het stopt vanzelf bij de grens of bij een andere vraag, en zegt waarom.
page-auto-bid = Bieden tot { $limit }
page-auto-pass = Altijd passen
page-auto-off = Vraag het me weer
page-auto-bids = biedt tot { $limit }
page-auto-passes = past vanzelf
page-since = Sinds mijn laatste beurt
page-since-nothing = Er is niets gebeurd sinds je laatste beurt.
page-look-back = Bekijk het bord van toen
page-film-at = { $at } van { $of }
page-film-quiet = Er is iets in het geheim beslist.
page-film-stop = Terug naar het spel
page-chat-none = Nog niemand heeft iets gezegd.
page-chat-write = Schrijf aan de tafel
page-chat-send = Versturen
page-notes-about = Alleen jij leest dit.
page-onlookers =
    { $count ->
        [0] niemand kijkt toe
        [one] één toeschouwer
       *[other] { $count } toeschouwers
     }
page-sound = Een zacht belletje als ik aan de beurt ben
page-take-back-seat = Mijn plaats van de bot terugnemen
page-ask-undo = Vraag verder terug te gaan
page-ask-takeover = Laat een bot voor { $name } spelen
page-ask-end = Vraag het spel te stoppen
page-proposal-undo = { $name } wil een stap terugnemen.
page-proposal-takeover = { $name } wil een bot voor een lege plaats.
page-proposal-end = { $name } wil het spel stoppen.
page-proposal-asked = Ga je akkoord?
page-proposal-yes = Akkoord
page-proposal-no = Weigeren
page-proposal-withdraw = Intrekken
page-rematch = Nog een keer
page-proof = Eerlijk schudden
page-proof-about = Dit is het zegel van het schudden, gezet voor de eerste zet. Aan het eind wordt de startwaarde getoond en kan iedereen het nagaan.
page-keys = Toetsen: 1 tot 9 kiezen in de balk, M alle zetten, U terugnemen, Esc sluit.
page-curtain = Geef door aan { $name }
page-curtain-more = Niemand anders mag nu kijken.
page-curtain-lift = Ik ben { $name }
page-score-source = Waarvoor
page-score-sum = Samen
page-score-about = Zolang het spel loopt telt alleen wat open ligt.

## Notices
page-notices = Meldingen
page-notices-about = Bericht krijgen als deze tafel je nodig heeft, ook als de pagina dicht is.
page-notices-push = Via deze browser
page-notices-webhook = Naar een webadres
page-notices-webhook-about = Een webhook van Discord, Slack of van jezelf.
page-notices-when = Wanneer
page-notices-on-turn = ik aan de beurt ben
page-notices-on-over = het spel afgelopen is
page-notices-on-chat = iemand schrijft
page-notices-test = Stuur een proef
page-notices-tested = Browser: { $push }. Webadres: { $webhook }.
page-push-refused = De browser staat geen meldingen toe.

## Records, replay and analysis
page-replay = Naspelen
page-record = Spel opslaan
page-records-mine = Afgelopen spellen
page-records-none = Nog geen spel is afgelopen.
page-records-load = Bekijk een opgeslagen spel
page-records-load-about = Elk opgeslagen spel van Bottega kan hier worden nagespeeld, vertakt en geanalyseerd.
page-records-file = Het bestand
page-sight = Gezien door
page-sight-own = zoals ik het zag
page-sight-all = alles open
page-sight-of = zoals { $name } het zag
page-branch = Vanaf hier vertakken
page-to-table = Naar de tafel
page-move-of = Zet { $move } van { $of }
page-time-line = Tijdlijn
page-analysis = Analyse
page-analysis-about = Een zoekprogramma bekijkt elke beslissing met wat je toen kon weten, en toont waar punten en kansen bleven.
page-analyse = Analyseer dit spel
page-analysis-failed = De analyse brak af.
page-score-by-source = Score per onderdeel
page-show-as = Tonen als
page-bars = Balken
page-table = Tabel
page-course = Verloop van het spel
page-course-points = Punten
page-course-chances = Winstkans
page-course-about-course = Punten die elke plaats kon verwachten, zet voor zet
page-course-about-chances = Winstkans van elke plaats, zet voor zet, in procenten
page-decisions = Je beslissingen
page-order = Volgorde
page-by-loss = Op verlies
page-in-order = Op volgorde
page-grade-best = { $count } beste
page-grade-good = { $count } goede
page-grade-inexact = { $count } onnauwkeurige
page-grade-weak = { $count } zwakke
page-grade-costly = { $count } dure
page-best-same = Niets was beter.
page-best-was = Het beste: { $move }
page-played = Gespeeld: { $move }
page-to-win = { $percent } % winstkans
page-turning-point = Keerpunt bij zet { $move }
page-decision = Beslissing bij zet { $move }
page-look-at-board = Bekijk het bord
page-no-decisions = Er viel niets te beslissen.

## The rulebook
page-rules-search = Zoek in de regels
page-rules-none = Niets in het regelboek bevat deze woorden.
page-rules-contents = Inhoud
page-rules-source = Bron
page-rules-example = Voorbeeld
page-rules-figures = Getallen die niet in de boekjes staan
page-rules-figures-about = Deze zijn uit andere bronnen gereconstrueerd; met het spel bij de hand zijn ze in één bestand te verbeteren.
page-rules-figure = { $origin } ({ $confidence }%)

## Account
page-here = In deze browser
page-account-optional = Een account, als je wilt
page-account-why = Het verzamelt je tafels op elk apparaat en waardeert spellen tegen andere mensen.
page-signed-in = Aangemeld als { $name }
page-sign-in = Aanmelden
page-sign-up = Account maken
page-sign-out = Afmelden
page-password = Wachtwoord (minstens 8 tekens)
page-password-old = Oud wachtwoord
page-password-new = Nieuw wachtwoord
page-password-change = Wachtwoord wijzigen
page-rating = Rating
page-games-played = Spellen

## Guided first games
page-first-about = Speel een echt spel tegen twee zachte bots. Een gids vertelt het doel, legt elk deel uit en geeft raad als je vraagt.
page-first-begin = Beginnen
page-coach = Je gids
page-coach-enough = De rest weet ik
page-coach-standing = Ik blijf bij je. Kijk onderaan wat er gevraagd wordt en vraag me gerust.
page-coach-advise = Wat zou jij doen?
page-coach-again = Nog eens uitleggen
page-coach-play = Laten we spelen
page-guide-florence-1 = Je bent een vorst in Florence. Wie na zeven rondes het meeste prestige heeft, wint. Prestige komt van werken, gebouwen en enkele kaarten.
page-guide-florence-2 = Elke ronde heeft twee delen. Eerst een veiling: ieder koopt één ding. Daarna doet ieder twee acties.
page-guide-florence-3 = Je mensen willen werken. Elke kaart houdt van één gebouw, één landschap en één vrijheid. Wat je daarvan bezit maakt het werk meer waard, en narren ook.
page-guide-florence-4 = Een werk moet het minimum van de ronde halen, en dat stijgt. De waarde wordt geld, dat je meteen in prestige mag omzetten: later kan het niet meer.
page-guide-florence-5 = Narren zijn vroeg sterk: elk telt bij al je komende werken. Landschappen en bouwmeesters betalen zich later uit. Houd geld over.
page-guide-florence-6 = Onder het bord staat wat er nu gevraagd wordt. Wijs een keuze aan en je ziet waar hij toe leidt. Stappen kun je terugnemen tot een ander handelt.
page-guide-fresco-1 = Je leidt een schilderswerkplaats. Het fresco in de kathedraal wordt stuk voor stuk hersteld. Wie aan het eind de meeste punten heeft, wint.
page-guide-fresco-2 = Elke dag begint met opstaan. Wie vroeg opstaat is het eerst aan de beurt maar betaalt meer en bederft de stemming; langslapers betalen weinig en zijn vrolijk.
page-guide-fresco-3 = Dan plan je in het geheim: stuur je leerlingen naar markt, kathedraal, atelier, werkplaats en theater. In die volgorde wordt het uitgevoerd.
page-guide-fresco-4 = Op de markt koop je verf, in de werkplaats meng je die, in de kathedraal betaal je er een stuk mee en krijg je de punten. De bisschop dichtbij is meer waard.
page-guide-fresco-5 = Het atelier brengt geld op met portretten, het theater verbetert de stemming: goed geeft één leerling meer, slecht één minder.
page-guide-fresco-6 = Onder het bord staat wat er nu gevraagd wordt. Niemand ziet je plan tot iedereen klaar is; tot dan mag je het wijzigen.
page-guide-stanza-1 = Je bent een mecenas die door zes zalen loopt en mensen uit vijf vakgebieden verzamelt. Wie het grootste hof nalaat, in punten, wint.
page-guide-stanza-2 = In je beurt ga je één tot vier personen verder door het huis en neem je wie je bereikt. Figuren van anderen en lege plaatsen tellen niet.
page-guide-stanza-3 = Daarna activeer je de zaal waar je staat, of neem je inkomen. Eerst mag je aannemen: zet rekruten op je rij werkers, elke plaats heeft een prijs.
page-guide-stanza-4 = Je kracht is het aantal werkers van dat vakgebied, met hulp van tegels en schijven. Hoe sterker, hoe beter de beloning.
page-guide-stanza-5 = Elke zaal beloont anders: schepen verhogen je inkomen, boeken vullen planken, schijven geven kracht, kunst vult je museum, politiek brengt helpers.
page-guide-stanza-6 = Als een tweede zaal leegraakt worden alle gevuld en eindigt een ronde. Onder het bord staat wat er gevraagd wordt; wijs een keuze aan om het gevolg te zien.
