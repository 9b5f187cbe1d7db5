# What the page says between games: lists of tables, results, profiles, circles of friends.

## Lists of tables
life-with = with { $names }
life-alone = alone
life-decides = { $names } to decide
life-left = { $time } left
life-study = for study
life-won = Won
life-shared = Shared first place
life-place =
    { $place ->
        [1] 1st of { $players }
        [2] 2nd of { $players }
        [3] 3rd of { $players }
       *[other] { $place }th of { $players }
     }
life-no-result = No result: ended by agreement
life-search = Search by game, player, table or option
life-search-none = Nothing matches your search.
life-all-games = All games
life-found =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
     }

## The end of a game
life-finale = The end of the game
life-podium = Podium
life-turned = It turned
life-at-move = at move { $move }
life-led = { $name } took the lead for good
life-turned-unknown = The analysis shows where the game turned.
life-share = Share the game
life-to-circle = To the circle

## What is played with
life-played-with = Played with
life-base-game = The base game
life-clock-player = { $time } each, { $more } s more per decision
life-clock-move = { $time } for each decision
life-hints = Hints allowed

## Quick phrases in the chat
life-phrases = Quick phrases
life-phrase-hello = Hello, all!
life-phrase-luck = Good luck!
life-phrase-well = Well played!
life-phrase-moment = One moment, please.
life-phrase-thanks = Thank you!
life-phrase-oops = Oh no!
life-phrase-game = Good game!
life-phrase-again = Once more?

## Circles of friends
life-nav-circles = Friends
life-circles = Circles of friends
life-circles-about = A circle gathers the people you play with: its tables, its standings over a season and its games, private to its members. A link is all it takes to join.
life-tables =
    { $count ->
        [0] no open table
        [one] { $count } open table
       *[other] { $count } open tables
     }
life-found-circle = Found a circle
life-circle-name = Name of the circle
life-circle-example = Friday round
life-found-it = Found it
life-invited = You are invited to play with { $names }.
life-invited-more = No account is needed. Your place in the circle is kept in this browser; with an account it is on all your devices.
life-join-circle = Join the circle
life-circle-closed = This circle is closed to you
life-circle-closed-more = The link is not valid, or it has been renewed. Ask a member for a new invitation.
life-standings = Standings
life-standings-none = No finished games of at least two members in this season yet.
life-standings-about = For every member you leave behind in a game you score 1 point, and half a point if you share a place. Bots and guests do not count.
life-season = Season { $number }
life-season-choose = Season
life-since = since { $day }
life-rank = Rank
life-who = Name
life-games = Games
life-wins = Wins
life-points = Points
life-has-left = has left
life-circle-tables = Tables
life-circle-tables-none = No table is open right now.
life-enter = To the table
life-look-on = Look on
life-play-again = Play with these people
life-circle-records = Games of the season
life-circle-records-none = No finished games in this season yet.
life-members = Members
life-keeper = looks after the circle
life-invite = Invitation: whoever has this link can join
life-renew-invitation = New invitation link
life-remove = Show { $name } out
life-remove-sure = Really show { $name } out?
life-circle-settings = More
life-save = Save
life-new-season = Name of the new season (optional)
life-begin-season = Begin a new season
life-my-link-about = With your own link you come in from another device. Keep it to yourself; a new one ends the old one.
life-my-link = Copy my link
life-renew-mine = New link for me
life-leave = Leave the circle
life-leave-sure = Really leave?
life-seat-member = A member

## Profile and leaderboard
life-nav-profile = Profile
life-leaderboard = Leaderboard
life-leaderboard-none = Nobody has been rated in this game yet.
life-leaderboard-about = Games count for the rating when every seat is taken by a person with an account. The figure behind ± says how certain the rating is.
life-member-since = here since { $day }
life-profile-none = No finished games yet. Your results, streaks and favourite opponents will be here.
life-profile-here = These are the games whose links this browser keeps. With an account they are on all your devices, and rated.
life-profile-account = The games of your account and of this browser.
life-profile-site = The games that are kept in this browser.
life-share-beaten = opponents beaten
life-streak-now = wins in a row now
life-streak-longest = longest winning streak
life-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
     }
life-best = Best score
life-together = Together
life-opponents = Favourite opponents
life-met =
    { $games ->
        [one] { $games } game, ahead { $ahead } times
       *[other] { $games } games, ahead { $ahead } times
     }
life-course = Rating: { $from } → { $to }

## Owners’ figures
life-figures = Figures
life-figures-own = Correct figures
life-figures-about = If you own the box and find that a figure differs from ours, correct it here. Your set is kept in this browser; choose it when you open a table, and everyone there sees that it is played. Each table of figures says where ours come from.
life-figures-set = Set
life-figures-new = A new set
life-figures-name = Name of the set
life-figures-file = From a file (TOML)
life-figures-keep = Check and keep
life-figures-drop = Delete the set
life-figures-kept =
    { $count ->
        [0] Kept. The figures are the same as ours.
        [one] Kept, with { $count } corrected figure.
       *[other] Kept, with { $count } corrected figures.
     }
life-figures-printed = As shipped
life-figures-played = Figures: { $name }

## Refusals of circles
circle-unknown = There is no such circle.
circle-no-member = This person is not a member of the circle.
circle-need-keeper = Only { $name } can do that: { $name } looks after this circle.
circle-full = A circle has room for { $most } members.
circle-name-taken = Someone here is already called “{ $name }”. Please choose another name, so that the standings are clear.
circle-name-long = This name has { $length } characters; there is room for { $most }. Nothing was changed.
circle-no-season = This circle has no season { $number }.
circle-many-seasons = A circle can have at most { $most } seasons.
circle-of-another = This membership belongs to another account.
circle-seats = Say for each of the { $seats } seats which member takes it; you named { $members }.
circle-twice = Nobody can sit in two seats of one table.
circle-no-seat = There is no free seat at this table any more.
