### The lobby

lobby-heading = ## { $game }
    This table is open. { $host } is the host and starts the game.
lobby-seat = **{ $number }.** { $who }{ $team ->
    [0] {""}
   *[other] {" "}(team { $team })
}
lobby-free = **{ $number }.** *{ $needed ->
    [True] free seat: press Join
   *[False] one more player can join
}*
lobby-clock = ⏳ { $time } for each decision
lobby-begun = The game has started. Its post is further down in this channel, or in this post's thread.
lobby-moved = This table's post is now further down.
lobby-cancelled = This table was cancelled before the game started.
lobby-expired = This table was closed because nothing happened here for 24 hours.
lobby-closes = 🕰️ Closes { $until } if nothing happens here
