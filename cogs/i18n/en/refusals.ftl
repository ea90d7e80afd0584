### What cannot be done

error-store = The move could not be written down, so it was not made. Please try again in a moment; if it goes on, tell whoever runs this bot that its disk needs a look.
error-permission = You may not do that here.
error-forbidden = Discord does not let me do that here: I lack a permission in this channel. Somebody who manages the server can give it to me under Edit Channel → Permissions → Cake Club.
error-unexpected = Something went wrong on my side. Nothing has been lost; please try once more.
refused-one-moment = That takes longer than usual. Please press again in a moment.
refused-moved-on = The table has moved on. Please look at its newest post.
refused-not-asked = It is not your move now.
refused-not-seated = You do not sit at this table. You are welcome to watch.
refused-table-over = This table is over. { NEW_TABLE("or") } opens another.
refused-not-begun = This table has not begun yet.
refused-unknown-control = This control is no longer in use. Please type the command again to get a new message: `/table show` for a table, `/rules` for the rules.
refused-no-such-table = There is no such table any more. `/table list` shows those that are open or being played.
refused-no-table-here = You do not sit at a table here. { NEW_TABLE("or") } opens one.
refused-other-game = Your table here is one of { $game }: { $link }
refused-not-begun-yet = Your table has not begun yet: { $link }
refused-which-table = You sit at several tables: choose one with the option `table`.
refused-unknown-action = I do not know that move. What can be done now stands on the table's newest post.
refused-other-edition = The rules of this game have changed since the table began, so it cannot go on.
refused-record-damaged = The moves of this table cannot be read back, so it cannot go on. Whoever runs this bot finds more in the log.
refused-bad-option = The option “{ $option }” does not fit. Please choose another value.
refused-already-joined = You sit here already.
refused-not-joined = You do not sit at this table.
refused-table-full = All { $seats } seats are taken. { NEW_TABLE("or") } opens another table.
refused-already-begun = The game has begun already. `/table watch` follows it.
refused-host-only = Only the host, <@{ $host }>, can do that.
refused-no-house-left = No more house players are free. Members can still join.
refused-wrong-number = { $needed } players are needed, and { $seated } { $seated ->
    [one] sits
   *[other] sit
} here. A house player can take a free seat.
refused-too-few-players = At least { $needed } players are needed, and { $seated } { $seated ->
    [one] sits
   *[other] sit
} here. A house player can take a free seat.
refused-here-only = Tables can only be opened in a server's channel.
refused-missing-permission = I cannot keep a table here: I lack { $count ->
    [one] the permission “{ $permissions }”
   *[other] the permissions { $permissions }
}. Somebody who manages the server gives { $count ->
    [one] it
   *[other] them
} to me under Edit Channel → Permissions → Cake Club.
refused-other-channel = Tables are not opened in this channel. This server plays in { $channels }.
refused-role-only = On this server only { $role } can open a table. You are welcome to join one.
refused-too-many-tables = You sit at { $most } { $most ->
    [one] table
   *[other] tables
} of this server already, as many as it allows at once. Finish one first, or leave one.
refused-no-modes = Only Cake Duel has modes: leave the option `mode` out for the other games.
refused-no-such-board-page = The leaderboard does not go that far. Its first page is always there.
refused-stats-none = { $who } has finished no game on this server yet. { NEW_TABLE("or") } opens a table.
refused-stats-none-of-game = { $who } has not finished this game on this server yet. Without the option `game` all games are shown.
refused-stats-same-member = Choose two different members to see what they have done against each other.
refused-stats-of-a-bot = There are figures of members alone, not of bots.
refused-not-sure = Nothing was changed: to be forgotten, type “{ $word }”.
refused-asleep = The table sleeps: its channel could not be reached. `/table show` wakes it.
refused-too-fast = You press faster than I can answer. Please wait { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
refused-managers-only = Only somebody who manages this server can do that.
refused-shown-elsewhere = This table belongs to another channel, where everybody who plays can read it: { $link }
refused-bad-table = There is no such table here. Choose one from the list that opens while you type; `/table list` shows those that are open or being played, `/history` those that are over.
refused-no-such-page = The rules have no such page. `/rules` opens the first one.

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-read_message_history = Read Message History
permission-create_public_threads = Create Public Threads
permission-send_messages_in_threads = Send Messages in Threads
refused-export-too-large = Discord does not take a file as large as yours, or could not take it now. Try again in a while; if it fails again, ask the host of this bot for your data.
