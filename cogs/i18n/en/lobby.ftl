### The lobby

lobby-heading = ## { $game }
    -# { $about }
    { $host } starts the game.
lobby-seat = **{ $number }.** { $who }
lobby-free = **{ $number }.** *{ $needed ->
    [True] free seat
   *[False] one more player can join
}*
lobby-team = **Team { $team }** · { $players }
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
