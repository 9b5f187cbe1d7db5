florence-hint-jester = A jester adds { $value } to every future work; with about { $works ->
    [one] { $works } work
   *[other] { $works } works
 } that is worth more than the price.
florence-hint-builder = Builders make buildings cheaper, and with the second you may build side by side.
florence-hint-builder-second = The second builder lets you build side by side, and brings { $points ->
    [one] a point
   *[other] { $points } points
 } at once.
florence-hint-builder-third = The third builder makes buildings free, and brings { $points ->
    [one] a point
   *[other] { $points } points
 } at once.
florence-hint-builder-third-cheaper = The third builder makes buildings cheaper, and brings { $points ->
    [one] a point
   *[other] { $points } points
 } at once.
florence-hint-prestige = { $cards ->
    [one] A prestige card
   *[other] A prestige card, the best of { $cards },
 } brings several points at the end.
florence-hint-recruiting = It counts as a card for every work and lets you recruit a profession lying face up in front of another player.
florence-hint-landscape = { $people ->
    [one] One profession
   *[other] { $people } professions
 } in your hand { $people ->
    [one] wants
   *[other] want
 } this landscape.
florence-hint-landscape-again = You have this landscape already; one more brings { $points ->
    [one] a point
   *[other] { $points } points
 } at once.
florence-hint-pass = The object is not worth the next bid to you.
florence-hint-work = Its value of { $value } reaches this round’s minimum of { $minimum }; waiting would bring less.
florence-hint-work-bonus = Your bonus cards can raise its value of { $value } to { $reach }; this round’s minimum is { $minimum }.
florence-hint-build = { $points ->
    [one] One point
   *[other] { $points } points
 } at once{ $people ->
    [0] {""}
    [one] , and one profession in your hand wants it
   *[other] , and { $people } professions in your hand want it
 }.
florence-hint-freedom = { $people ->
    [0] It counts for cards and for professions to come.
    [one] One profession in your hand wants this freedom.
   *[other] { $people } professions in your hand want this freedom.
 }
florence-hint-bonus = A bonus card raises a work’s value, often above the minimum.
florence-hint-person = More profession cards mean more works, and each card adds to every work.
florence-hint-convert = { $auctions ->
    [0] No auction is left: in the end money only breaks ties.
    [one] Keep what the last auction will cost and take points for the rest.
   *[other] Keep what the { $auctions } auctions to come will cost and take points for the rest.
 }
