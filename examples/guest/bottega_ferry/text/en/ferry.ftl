ferry-title = The Ferry
ferry-about = Each crate on the small boat is worth more than the last. Load yours, or send it off before others do.
ferry-option-open_hands = Open hands
    .about = Everybody’s crates lie face up.

ferry-aboard = Aboard
ferry-limit = Limit
ferry-deck = Crates to draw
ferry-crates = Crates held
ferry-hand = Your crates
ferry-hands = Everybody’s crates

ferry-ask-turn = The ferry carries { $load } of { $limit }. Load a crate, or send it off?
ferry-move-send = Send the ferry off
ferry-move-load = Load the crate of { $crate }
ferry-log-send = { $seat } sends the ferry off with { $crates ->
    [one] { $crates } crate
   *[other] { $crates } crates
 }.
ferry-log-load = { $seat } loads a crate of { $crate }.
ferry-log-draw = { $seat } draws a crate of { $crate }.
ferry-log-draw-hidden = { $seat } draws a crate.
ferry-source-send = Full ferries sent off
ferry-source-load = Crates loaded

ferry-chapter-turn = Your turn
ferry-load-held = You load one of your crates and draw another while there are any. It brings as many points as crates are then aboard.
    .title = Loading
    .why = You hold no crate of { $crate }.
ferry-load-limit = The ferry carries no more than its limit. Whoever sends it off exactly full gets 3 points.
    .title = The limit
    .why = There is room for { $room } only; the crate weighs { $crate }.
ferry-send-empty = Instead of loading you may send the ferry off, so that the next crate is the first again.
    .title = Sending the ferry off
    .why = There is nothing aboard.
