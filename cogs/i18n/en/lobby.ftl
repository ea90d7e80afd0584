### The lobby
### The post of a table before its game begins. $who: a member, "@Ada". $count: how many, 2. $team: 1 or 2.
### cmd-*: what Discord lists beside an option, at most 100 characters.
### *button-*: a button, at most 20 characters without its values.

# $game: "Cake Duel". $about: "Bluff for cakes, and catch the lies of others." $host: "@Ada".
lobby-heading = ## { $game }
    -# { $about }
    { $host } starts the game.
# A seat that is taken. $number: 1. $who: "@Ada, cut with “marzipan”".
lobby-seat = **{ $number }.** { $who }
# A seat that is free. $number: 2. $needed: whether the game needs this player.
lobby-free = **{ $number }.** *{ $needed ->
    [True] free seat
   *[False] one more player can join
}*
# $players: "@Ada and @Cleo".
lobby-team = **Team { $team }**: { $players }
# Behind the players of a team.
lobby-team-free = *{ $count } free { $count ->
    [one] seat
   *[other] seats
}*
button-team = Team { $team }
refused-team-full = Team { $team } has no free seat.
# $time: "90 seconds".
lobby-clock = ⏳ { $time } for each decision
# $who: "@Ada and @Ben".
lobby-more-time = ⏱️ Double time to decide: { $who }
# lobby-begun, lobby-moved, lobby-cancelled, lobby-expired: what is left of the post afterwards.
lobby-begun = The game has started.
lobby-moved = This table's post is now further down.
lobby-cancelled = This table was cancelled before the game started.
lobby-expired = This table was closed because nothing happened here for 24 hours.
# $until: "in 24 hours".
lobby-closes = 🕰️ Closes { $until } if unused

# All players show their cards to spectators, so that beginners can be taught.
lobby-open-hands = -# 👐 **Open hands for teaching:** anyone who doesn't play sees all cards. Not rated. All players must agree.
# Behind a player who has agreed to open hands.
lobby-agreed = {" "}👐
button-open-hands = Open hands
button-agree-open-hands = Agree
cmd-new-teaching = Open hands for teaching: spectators see all cards if all players agree; not rated
# In the post of a table whose game has begun.
open-hands = -# 👐 Open hands: anyone who doesn't play sees all cards. Not rated.
# $who: "Ada and Ben".
refused-not-agreed = With open hands, the game starts once every player has agreed. Still to press *{ button-agree-open-hands }*: { $who }.
refused-open-seats = At this table, anyone who doesn't play sees all hands, so nobody can take over a seat. If you leave, a house player plays on for you.
