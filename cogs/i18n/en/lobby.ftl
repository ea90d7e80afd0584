### The lobby

lobby-heading = ## { $game }
    A table is open. { $host } is the host and starts the game.
lobby-seat = **{ $number }.** { $who }{ $team ->
    [0] {""}
   *[other] {" "}(team { $team })
}
lobby-free = **{ $number }.** *{ $needed ->
    [True] free seat: press Join
   *[False] one more may join
}*
lobby-clock = ⏳ { $time } for each decision
lobby-begun = The game has begun. Its post stands further down in this channel, or in the thread of this post.
lobby-moved = This table is open further down.
lobby-cancelled = This table was closed before it began.
lobby-expired = This table was closed because nothing changed here for 24 hours.
lobby-closes = 🕰️ Closes { $until } if nothing changes here
