### The lobby

lobby-heading = ## { $game }
    -# { $about }
    { $host } starts the game.
lobby-seat = **{ $number }.** { $who }
lobby-free = **{ $number }.** *{ $needed ->
    [True] free seat
   *[False] one more player can join
}*
lobby-team = **Team { $team }**: { $players }
lobby-team-free = *{ $count } free { $count ->
    [one] seat
   *[other] seats
}*
button-team = Team { $team }
refused-team-full = Team { $team } has no free seat.
lobby-clock = ⏳ { $time } for each decision
lobby-more-time = ⏱️ Double time to decide: { $who }
lobby-begun = The game has started.
lobby-moved = This table's post is now further down.
lobby-cancelled = This table was cancelled before the game started.
lobby-expired = This table was closed because nothing happened here for 24 hours.
lobby-closes = 🕰️ Closes { $until } if unused

lobby-open-hands = -# 👐 **Open hands for teaching:** anyone who doesn't play sees all cards. Not rated. All players must agree.
lobby-agreed = {" "}👐
button-open-hands = Open hands
button-agree-open-hands = Agree
cmd-new-teaching = Open hands for teaching: spectators see all cards if all players agree; not rated
open-hands = -# 👐 Open hands: anyone who doesn't play sees all cards. Not rated.
refused-not-agreed = With open hands, the game starts once every player has agreed. Still to press *{ button-agree-open-hands }*: { $who }.
refused-open-seats = At this table, anyone who doesn't play sees all hands, so nobody can take over a seat. If you leave, a house player plays on for you.
