# What the page itself says around the games.

## The frame
page-skip = Naar de inhoud
page-home = Startpagina
page-nav = Pagina’s
page-nav-play = Spelen
page-nav-rules = Regels
page-nav-first = Eerste spel met leermeester
page-nav-records = Opgeslagen spellen
page-account = Account en instellingen
page-language = Taal
page-theme = Licht of donker
page-theme-light = Lichte kleuren
page-theme-dark = Donkere kleuren
page-theme-is-system = Systeeminstelling
page-theme-is-light = Licht
page-theme-is-dark = Donker
page-loading = Een ogenblik…
page-offline = Geen verbinding met de server. Nieuwe poging…
page-reconnecting = Opnieuw verbinden…
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
page-copied = Link gekopieerd.
page-copy-link = Link kopiëren
page-saved = Opgeslagen.
page-saving = Opslaan…
page-the-rule = Regel lezen
page-not-now = Nu niet mogelijk

## Emblems of the seats
page-emblem-lily = lelie
page-emblem-lion = leeuw
page-emblem-tower = toren
page-emblem-bee = bij
page-emblem-moon = maan
page-emblem-sun = zon
page-emblem-rose = roos
page-emblem-key = sleutel
page-emblem-anchor = anker
page-emblem-grapes = druiven
page-colour-lapis = lapisblauw
page-colour-terracotta = terracotta
page-colour-verdigris = groen
page-colour-saffron = saffraan
page-colour-plum = pruim
page-colour-slate = leisteen
page-colour-azure = azuur
page-colour-blush = roze
page-arms = Wapen en kleur
page-arms-emblem = Wapen
page-arms-colour = Kleur
page-arms-more = Ze zijn van jou aan elke tafel. Heeft iemand daar een van de twee al, dan krijg je wat als volgende vrij is.
page-arms-done = Klaar

## Home
page-hero = Bordspellen uit de renaissance. Neem plaats.
page-hero-more = Alleen tegen bots of met vrienden, in één keer of verspreid over dagen. Geen account nodig: een naam volstaat.
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
page-status-running = De anderen zijn aan de beurt
page-status-over = Afgelopen
page-status-ended = In overleg gestopt
page-status-broken = Kan niet worden geopend
page-open-tables = Open tafels
page-open-tables-none = Op dit moment geen open tafels.
page-seats-taken = { $taken } van { $seats } plaatsen
page-have-link = Heb je een link?
page-paste-link = Plak een uitnodiging
page-join = Meedoen
page-link-wrong = Dit is geen link naar een tafel.
page-onlookers-welcome = Toeschouwers zijn welkom; een bot kan invallen voor iemand die er niet is.

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
page-level-of = Niveau van speler { $number }
page-player = Speler { $number }
page-start = Beginnen
page-start-more = Het spel begint meteen.
page-make-table = Tafel openen
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
page-stars =
    { $count ->
        [one] één ster van vijf
       *[other] { $count } sterren van vijf
    }
page-draw-seats = Loten wie waar zit
page-confirm-turns = Elke beurt bevestigen voordat die telt
page-tap-twice = Op een aanraakscherm: tik één keer om te kijken, nog eens om te spelen
page-public = Iedereen mag meedoen of toekijken

## Gathering
page-lobby-wait = Stuur elke vriend een link.
page-lobby-welcome = Welkom! Neem plaats.
page-lobby-begins = Het spel begint zodra iedereen klaar is.
page-take-seat = Deze plaats nemen
page-seat-free = Vrije plaats
page-seat-free-more = open voor wie de link heeft
page-seat-link = Link naar plaats { $number }
page-fill-bot = Een bot laten spelen
page-free-seat = Plaats vrijmaken
page-ready = Ik ben klaar
page-is-ready = klaar
page-not-ready = nog niet klaar
page-wait-please = Toch nog niet
page-leave = Verlaten
page-copy-onlooker = Link voor toeschouwers kopiëren
page-copy-seat = Link naar mijn plaats kopiëren
page-no-table = Deze tafel bestaat niet, of je hebt er geen toegang toe.
page-no-token = Deze link is niet meer geldig.
page-no-token-more = Vraag degene die hem stuurde om een nieuwe.
page-private-table = Deze tafel is privé.
page-private-table-more = Open hem met de link van een plaats. Zit je hier op een ander apparaat, kies daar dan in het menu “Mijn link kopiëren”.
page-broken = Deze tafel kan niet worden geopend.

## At the table
page-parts = Delen van de tafel
page-tab-board = Bord
page-tab-seats = Spelers
page-tab-panel = Logboek en chat
page-panel-log = Logboek
page-panel-chat = Chat
page-panel-notes = Notities
page-panel-rules = Regels
page-toggle-panel = Logboek tonen of verbergen
page-menu = Menu
page-undo = Eén stap terugnemen
page-undo-nothing = Je hebt niets om terug te nemen.
page-undo-ask = Sinds je laatste stap hebben anderen gehandeld, of er is iets verborgens zichtbaar geworden. In het menu kun je het de anderen vragen.
page-reset = Beurt opnieuw beginnen
page-you = jij
page-bot = bot
page-away = afwezig
page-place = plaats { $place }
page-score = Score per onderdeel
page-points-of = { $name }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }. Tonen waar ze vandaan komen.
page-points-change = { NUMBER($points, signDisplay: "always") } { $points ->
        [one] punt
       *[other] punten
    }
page-to-decide = aan zet
page-position = De stelling
page-board-failed = Het bord van ‘{ $title }’ kon niet worden getekend. De stelling staat hier in woorden.
page-your-moves = Je zetten
page-filter-moves = In de zetten zoeken ({ $count })
page-filter-none = Geen zet gevonden.
page-choose-number = Een getal kiezen
page-choose-on-board = Kies een van de gouden omlijningen op het bord.
page-choose-freely = Kies op het bord.
page-choose-from-list = Kies uit de lijst.
page-all-moves = Alle zetten ({ $count })
page-waiting-for = Wachten op { $names }
page-over = Het spel is afgelopen.
page-over-more = Bekijk waar de punten vandaan kwamen, speel het spel na of bestudeer je beslissingen.
page-over-tied = { $names } { $count ->
        [one] heeft
       *[other] hebben
    } evenveel punten; de regel voor een gelijke stand beslist.
page-ended = Het spel is in overleg gestopt.
page-you-won = { $points ->
        [one] Je wint met { $points } punt!
       *[other] Je wint met { $points } punten!
    }
page-won =
    { $count ->
        [one] { $names } wint met { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }.
       *[other] { $names } delen de winst met { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }.
     }
page-draft-done = Je beurt is klaar. Bevestigen?
page-draft-reveals = De volgende stap onthult iets en kan niet worden teruggenomen. Bevestigen?
page-confirm = Bevestigen
page-step-back = Eén stap terug
page-hint = Een tip vragen
page-hint-says = Tip: { $move }
page-hint-play = Deze zet spelen
page-auto = Vooraf beslissen
page-auto-short = Auto-bod
page-auto-up-to = Auto-bod tot
page-auto-about = Zolang dit aanstaat, word je niets gevraagd. Het schakelt zichzelf uit bij de grens of bij een andere vraag, en zegt waarom.
page-auto-bid = Bieden tot { $limit }
page-auto-pass = Altijd passen
page-auto-off = Uitschakelen
page-auto-bids = biedt tot { $limit }
page-auto-bids-for = biedt tot { $limit } op: { $lot }
page-auto-passes = past automatisch
page-auto-bids-ended = Auto-bod gestopt.
page-auto-bids-ended-for = Auto-bod op { $lot } gestopt.
page-auto-passes-ended = Automatisch passen gestopt.
page-log-more = { $count ->
        [one] Eén detail
       *[other] { $count } details
    }
page-log-earlier = Eerdere regels
page-since = Sinds mijn laatste beurt
page-since-nothing = Er is niets gebeurd sinds je laatste beurt.
page-look-back = Het bord op dat moment tonen
page-film-at = { $at } van { $of }
page-film-quiet = Er is iets in het geheim beslist.
page-film-stop = Terug naar het spel
page-others-move = De anderen zijn aan zet
page-skip-showing = Overslaan
page-pace = Zetten van anderen
page-speed = Tempo
page-pace-off = uit
page-pace-slow = langzaam
page-pace-normal = normaal
page-pace-fast = snel
page-round = Ronde { $round }
page-round-before = Vorige ronde
page-round-after = Volgende ronde
page-next-turning-point = Volgend keerpunt
page-chat-none = Nog niemand heeft iets gezegd.
page-chat-write = Aan de tafel schrijven
page-chat-send = Versturen
page-notes-about = Alleen jij leest dit.
page-onlookers =
    { $count ->
        [0] niemand kijkt toe
        [one] één toeschouwer
       *[other] { $count } toeschouwers
     }
page-sound = Geluiden
page-take-back-seat = Mijn plaats van de bot terugnemen
page-ask-undo = De anderen vragen verder terug te gaan
page-ask-takeover = Een bot voor { $name } laten spelen
page-ask-end = Vragen het spel te stoppen
page-proposal-asked = Ga je akkoord?
page-proposal-yes = Akkoord
page-proposal-no = Weigeren
page-proposal-withdraw = Intrekken
page-rematch = Nog een keer
page-proof = Eerlijk schudden
page-proof-about = Dit is het zegel van het schudden, gezet voor de eerste zet. Aan het einde wordt de startwaarde onthuld en kan iedereen het nagaan.
page-keys = Toetsen
page-sound-about = Zachte tonen: een bel als je aan de beurt bent, een tik voor je eigen stukken, een klingel voor punten.
page-confirm-turns-about = Je probeert je hele beurt uit en bevestigt die aan het eind; tot dan ziet niemand het.
page-tap-twice-about = Zodat niets per ongeluk wordt gespeeld.
page-coordinates = Coördinaten op de borden
page-coordinates-about = Letters en cijfers langs de vakken, zoals het logboek ze noemt.
page-pace-about = Hoe lang elke zet van de anderen wordt getoond.
page-fullscreen = Volledig scherm
page-fullscreen-off = Volledig scherm verlaten
page-key-bar = kiezen in de balk
page-key-moves = alle zetten
page-key-undo = één stap terugnemen
page-key-back = één niveau terug, sluiten
page-key-arrows = naar het volgende dat gekozen kan worden
page-key-arrows-all = ook naar wat niet kan, om te horen waarom
page-key-zoom = vergroot wat onder de aanwijzer of de focus ligt
page-key-skip = de zetten van anderen overslaan
page-key-coach = naar waar de leermeester wijst
page-curtain = Doorgeven aan { $name }
page-curtain-more = Niemand anders mag nu kijken.
page-curtain-lift = Ik ben { $name }
page-score-source = Waarvoor
page-score-sum = Totaal
page-score-about = Zolang het spel loopt, telt alleen wat iedereen kan zien.

## Notices
page-notices = Meldingen
page-notices-about = Een bericht krijgen als deze tafel je nodig heeft, ook als de pagina dicht is.
page-notices-push = Via deze browser
page-notices-webhook = Naar een webadres
page-notices-webhook-about = Een webhook van Discord, Slack of van jezelf.
page-notices-when = Wanneer
page-notices-on-turn = ik aan de beurt ben
page-notices-on-over = het spel afgelopen is
page-notices-on-chat = iemand schrijft
page-notices-test = Een proef sturen
page-notices-tested = Browser: { $push }. Webadres: { $webhook }.
page-push-refused = De browser staat geen meldingen toe.

## Records, replay and analysis
page-replay = Naspelen
page-record = Spel downloaden
page-records-mine = Afgelopen spellen
page-records-none = Nog geen afgelopen spellen.
page-records-load = Een opgeslagen spel openen
page-records-load-about = Elk opgeslagen spel van Bottega kun je hier naspelen en analyseren, en bij elke zet kun je een zijpad nemen.
page-records-file = Het bestand
page-sight = Gezien door
page-sight-own = zoals ik het zag
page-sight-all = alles onthuld
page-sight-of = zoals { $name } het zag
page-branch = Vanaf hier anders spelen
page-to-table = Naar de tafel
page-move-of = Zet { $move } van { $of }
page-time-line = Tijdlijn
page-analysis = Analyse
page-analysis-about = De computer bekijkt elke beslissing met wat je toen kon weten en toont waar je punten of winstkansen verloor.
page-analyse = Dit spel analyseren
page-analyse-deeper = Nog eens kijken, { $seconds } s
page-analysis-thin = Er was te weinig tijd voor dit spel: dit is een eerste gok. Kijk nog eens, langer.
page-accuracy = Nauwkeurigheid { $percent }%
page-play-better = De betere zet spelen
page-whose-decisions = Wiens beslissingen
page-luck = Geluk bij het trekken
page-luck-about = Wat onthuld werd, in punten meer of minder dan wat had kunnen komen.
page-analysis-failed = De analyse is afgebroken.
page-score-by-source = Score per onderdeel
page-show-as = Tonen als
page-bars = Balken
page-table = Tabel
page-course = Verloop van het spel
page-course-points = Punten
page-course-chances = Winstkans
page-course-about-course = Punten die elke plaats kon verwachten, zet voor zet
page-course-about-chances = Winstkans van elke plaats, zet voor zet, in procenten
page-course-shared = De eigen winstkans is die welke bij de beslissingen werd gevonden; de andere plaatsen delen de rest naar wat hun stellingen waard zijn.
page-decisions = Beslissingen
page-order = Volgorde
page-by-loss = Op verlies
page-in-order = Op volgorde
page-grade-best = { $count } beste
page-grade-good = { $count } goede
page-grade-inaccuracy =
    { $count ->
        [one] { $count } onnauwkeurigheid
       *[other] { $count } onnauwkeurigheden
    }
page-grade-mistake =
    { $count ->
        [one] { $count } fout
       *[other] { $count } fouten
    }
page-grade-turning =
    { $count ->
        [one] { $count } keerpunt
       *[other] { $count } keerpunten
    }
page-grades-about = Buiten de onzekerheid zijn 1 punt of 2% winstkans een onnauwkeurigheid, 3 punten of 6% een fout; de duurste vanaf 8% zijn keerpunten.
page-losses = Door alle beslissingen verloren punten, opgeteld: { $points } (95%-interval: { $low } tot { $high }). Wat een fout van meerdere beslissingen kost, telt bij elk daarvan mee.
page-balance = Te verwachten punten vóór de eerste beslissing: ongeveer { $first }; aan het eind: { $end }. Tussen de beslissingen veranderden ze met ongeveer { $between }: door geluk, door de anderen en waar het beter of slechter verderging dan aangenomen.
page-best-same = Niets was beter.
page-best-was = Het beste: { $move }
page-best-near = Ongeveer even goed: { $move }
page-played = Gespeeld: { $move }
page-to-win = { $percent }% winstkans
page-lost-chance = −{ $percent }%
page-lost-points =
    { $count ->
        [one] −{ $points } punt
       *[other] −{ $points } punten
    }
page-loss-win = Winstkans: { $percent }% ({ $low } tot { $high })
page-loss-points = Punten: { $points } ({ $low } tot { $high })
page-range = { $low } tot { $high }
page-given-away = Weggegeven
page-within-noise = Verschil binnen de onzekerheid
page-difference = Verschil
page-turning-point = Keerpunt bij zet { $move }
page-decision = Beslissing bij zet { $move }
page-look-at-board = Het bord bekijken
page-no-decisions = Er viel niets te beslissen.

## The rulebook
page-rules-search = In de regels zoeken
page-rules-none = Niets in het regelboek bevat deze woorden.
page-rules-contents = Inhoud
page-rules-source = Bron
page-rules-example = Voorbeeld
page-rules-figures = Getallen en vormen die niet in de boekjes staan
page-rules-figures-about = Ze zijn uit andere bronnen gereconstrueerd; heb je het spel, dan kun je ze in één bestand verbeteren.
page-rules-figure = { $origin } ({ $confidence }%)

## Account
page-here = In deze browser
page-account-optional = Een account, als je wilt
page-account-why = Je vindt je tafels op elk apparaat terug en krijgt een rating voor spellen tegen anderen.
page-signed-in = Aangemeld als { $name }
page-sign-in = Aanmelden
page-sign-up = Account maken
page-sign-out = Afmelden
page-sessions = Waar je bent aangemeld
page-session-here = deze browser
page-session-unknown = een onbekende browser
page-session-end = Beëindigen
page-sessions-end = Alle andere beëindigen
page-password = Wachtwoord (minstens 8 tekens)
page-password-old = Oud wachtwoord
page-password-new = Nieuw wachtwoord
page-password-change = Wachtwoord wijzigen
page-rating = Rating
page-games-played = Spellen

## First games with the coach
page-first-about = Speel een echt spel tegen twee makkelijke bots. Naast het bord staat een leermeester: hij legt alles uit als het voor het eerst voorkomt, wijst het aan en zegt wat hij zou doen.
page-first-begin = Beginnen
page-first-resume = Verdergaan
page-first-anew = Opnieuw beginnen
page-coach = Leermeester
page-coach-call = De leermeester roepen
page-coach-leave = De leermeester wegsturen (het menu roept hem terug)
page-coach-advises = Bij elke beslissing zeggen wat jij zou doen
page-coach-met = Tot nu toe uitgelegd: { $met } van { $all }
page-coach-would = Mijn advies:
page-coach-only = Alleen dit is mogelijk:
page-coach-show = Waar?
page-coach-thinking = Laat me nadenken…
page-coach-watch = Nu spelen de anderen. Kijk wat ze doen: het logboek houdt elke stap bij.
page-coach-other = Mijn advies was: { $move }. Geen probleem, we gaan van hieruit verder.
page-coach-other-undo = Mijn advies was: { $move }. Je kunt zo verdergaan of het terugnemen.
page-coach-taken-back = Teruggenomen. Denk nog eens na.
page-coach-confirm = Daarmee is je beurt klaar. Bevestig hem of ga een stap terug.
page-coach-end = Nu ken je het spel, en mijn werk is gedaan. De rest staat in de spelregels.

# The page that plays by itself
page-play-here = Op één scherm
page-record-link = Partij als link kopiëren
page-site-fetching = De spelmotor wordt opgehaald, eenmalig…
page-site-fetched = { $done } van { $total } MB
page-site-waking = De spelmotor start…
page-site-trouble = De spelmotor kon niet starten.
page-site-missing = Een bestand van deze site kon niet worden geladen. Controleer de verbinding en laad de pagina opnieuw; je partijen zijn veilig.
page-site-broken = Er ging iets mis in de motor. Laad de pagina opnieuw; je partijen zijn veilig.
page-site-no-wasm = Deze browser voert geen WebAssembly uit, dat de motor nodig heeft. Gebruik een recente versie van Firefox, Chrome, Edge of Safari.
page-site-store-newer = Je partijen zijn opgeslagen door een nieuwere versie van deze pagina. Sluit al haar vensters en laad haar opnieuw om die versie te krijgen; er is niets verloren.
page-storage-refused = Je browser slaat niets op voor deze pagina (misschien een privévenster). Sta opslag toe en laad haar opnieuw: anders blijft geen partij bewaard.
page-storage-full = De opslag van je apparaat is vol, dus je partijen kunnen niet worden geopend. Maak ruimte en laad de pagina opnieuw; er is niets verloren.
page-storage-lost = De browser heeft deze pagina haar opslag afgenomen, misschien omdat haar gegevens zijn gewist. Wat je nu doet, zou niet bewaard blijven: laad de pagina opnieuw.
page-site-store-damaged = Wat deze browser van je partijen heeft opgeslagen, is beschadigd. Exporteer alles: wat nog leesbaar is, wordt gered. Daarna kun je met een lege opslag beginnen en het bestand importeren.
page-site-anew = Met een lege opslag beginnen
page-site-reload = Opnieuw laden
page-site-update = Er is een nieuwe versie. Je partijen blijven zoals ze zijn.
page-site-update-use = Nu gebruiken
page-site-update-later = Later
page-baggage = Jouw partijen
page-baggage-about = Ze staan alleen in deze browser. Exporteer ze om ze veilig te bewaren of elders verder te spelen.
page-baggage-pack = Alles exporteren
page-baggage-unpack = Bestand importeren
page-baggage-brought =
    { $count ->
        [0] Niets nieuws erin
        [one] Eén tafel overgenomen
       *[other] { $count } tafels overgenomen
    }; { $known } al hier, { $different } hier ongewijzigd gelaten.
page-baggage-damaged =
    { $count ->
        [one] Eén tafel in het bestand is beschadigd en is weggelaten.
       *[other] { $count } tafels in het bestand zijn beschadigd en zijn weggelaten.
    }
