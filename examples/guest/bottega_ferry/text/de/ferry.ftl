ferry-title = Die Fähre
ferry-about = Jede Kiste auf dem kleinen Boot zählt mehr als die vorige. Lade deine, oder schick es los, bevor es andere tun.
ferry-option-open_hands = Offene Kisten
    .about = Alle Kisten liegen offen.

ferry-aboard = An Bord
ferry-limit = Grenze
ferry-deck = Kisten zum Nachziehen
ferry-crates = Kisten der Spieler
ferry-hand = Deine Kisten
ferry-hands = Kisten aller Spieler

ferry-ask-turn = Die Fähre trägt { $load } von { $limit }. Eine Kiste laden oder die Fähre losschicken?
ferry-move-send = Die Fähre losschicken
ferry-move-load = Die Kiste mit { $crate } laden
ferry-log-send = { $seat } schickt die Fähre mit { $crates ->
    [one] einer Kiste
   *[other] { $crates } Kisten
 } los.
ferry-log-load = { $seat } lädt eine Kiste mit { $crate }.
ferry-log-draw = { $seat } zieht eine Kiste mit { $crate }.
ferry-log-draw-hidden = { $seat } zieht eine Kiste.
ferry-source-send = Volle Fähren losgeschickt
ferry-source-load = Kisten geladen

ferry-chapter-turn = Der Zug
ferry-load-held = Du lädst eine deiner Kisten und ziehst eine nach, solange es welche gibt. Sie bringt so viele Punkte, wie dann Kisten an Bord sind.
    .title = Laden
    .why = Du hast keine Kiste mit { $crate }.
ferry-load-limit = Die Fähre trägt nicht mehr als ihre Grenze. Wer sie genau voll losschickt, erhält 3 Punkte.
    .title = Die Grenze
    .why = Es ist nur Platz für { $room }; die Kiste wiegt { $crate }.
ferry-send-empty = Statt zu laden, darfst du die Fähre losschicken; dann ist die nächste Kiste wieder die erste.
    .title = Die Fähre losschicken
    .why = Es ist nichts an Bord.
