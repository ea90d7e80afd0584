### What cannot be done
### refused-*, error-*: the answer when something can't be done. Only the member who tried it sees it.
### $who: a member, "@Ada". $link: a link to the table. $until: "in 20 seconds". $game: "Cake Duel". $most: how many at most, 3.
### permission-*: what Discord calls a permission in its own settings, in your language.

error-store = I couldn't save your move, so it wasn't made. Please try again in a moment. If this keeps happening, ask the person who hosts this bot to check its disk.
error-permission = You don't have permission to do that here.
error-forbidden = Discord doesn't let me do that here: I'm missing a permission in this channel. A server manager can grant it under **Edit Channel**, **Permissions**, **Cake Club**.
error-unexpected = Something went wrong on my side. Nothing is lost. Please try again.
refused-one-moment = This is taking longer than usual. Please press again in a moment.
refused-database-away = I can't reach my database right now. Please try again in a moment.
refused-thread-limit = Discord lets me open no more threads in this channel for now. Try again in a few minutes or in another channel, or play in your direct messages with me.
refused-moved-on = The table has moved on. Please look at its newest post.
refused-not-asked = It's not your turn.
refused-not-seated = You are not at this table. You are welcome to watch.
refused-table-over = This table is over. Open another with { NEW_TABLE("or") }.
refused-not-begun = The game at this table hasn't started yet.
refused-unknown-control = This button or menu is no longer in use. Type the command again to get a new message: `/table show` for a table, `/rules` for the rules.
refused-not-available = This is not available here.
refused-no-such-table = That table no longer exists. `/table list` shows the tables that are open or being played.
refused-no-table-here = You have no table here. Open one with { NEW_TABLE("or") }.
refused-other-game = Your table here plays { $game }: { $link }
refused-not-begun-yet = The game at your table hasn't started yet: { $link }
refused-which-table = You are at more than one table. Choose one with the option `table`.
refused-name-table = Say which table: choose one with the option `table`. Inside the thread of a table you can leave it out.
refused-unknown-action = I don't know that move. The table's newest post shows what you can do now.
refused-other-edition = The game's rules have changed since this table started, so it can't go on.
refused-record-damaged = I can't read this table's moves any more, so it can't go on. The person who hosts this bot can find out more in the log.
# $option: what Discord calls the option of the command, "clock".
refused-bad-option = The option “{ $option }” doesn't accept that. Please choose another value.
refused-already-joined = You are already at this table.
refused-not-joined = You are not at this table.
# $seats: 4.
refused-table-full = { $seats ->
    [2] Both seats are
   *[other] All { $seats } seats are
} taken. Open another table with { NEW_TABLE("or") }.
refused-already-begun = The game has already started. Follow it with `/table watch`.
# $host: a number that becomes "@Ada".
refused-host-only = Only the host, <@{ $host }>, can do that.
refused-no-house-left = All house players are already at this table. Members can still join.
# $needed: 4. $seated: 3.
refused-wrong-number = This game needs { $needed } { $needed ->
    [one] player
   *[other] players
}, and { $seated } { $seated ->
    [one] is
   *[other] are
} here. Add a house player to fill a free seat.
# $needed: 2. $seated: 1.
refused-too-few-players = This game needs at least { $needed } { $needed ->
    [one] player
   *[other] players
}, and { $seated } { $seated ->
    [one] is
   *[other] are
} here. Add a house player to fill a free seat.
refused-here-only = You can open tables only in a server's channels and in your direct messages with me.
# $bot: "@Cake Club". $url: none, or an address.
refused-not-on-server = Cake Club isn't on this server, so you can't play here. Write to { $bot }: lessons, games against the house and today's deals work there.{ $url ->
    [none] {""}
   *[other] {" "}People who manage this server can [add Cake Club]({ $url }).
}
# $bot: "@Cake Club". $url: none, or an address.
refused-not-in-conversation = Cake Club can't play in this conversation. Write to { $bot }: lessons, games against the house and today's deals work there.{ $url ->
    [none] {""}
   *[other] {" "}To play with others, [add Cake Club to a server]({ $url }).
}
# $count: 2. $permissions: "View Channel and Send Messages".
refused-missing-permission = I can't run a table here: I'm missing { $count ->
    [one] the permission “{ $permissions }”
   *[other] the permissions { $permissions }
}. A server manager can grant { $count ->
    [one] it
   *[other] them
} under **Edit Channel**, **Permissions**, **Cake Club**.
# $channels: "#games and #cards".
refused-other-channel = You can't open tables in this channel. This server plays in { $channels }.
# $role: "@Players".
refused-role-only = On this server, only { $role } can open tables. You are welcome to join one.
refused-too-many-tables = You are already at { $most } { $most ->
    [one] table
   *[other] tables
} on this server, the most it allows at a time. Finish or leave one first.
refused-no-modes = Only Cake Duel has modes. Leave out the option `mode` for other games.
refused-no-such-board-page = The leaderboard doesn't have that many pages. Choose a smaller page number.
refused-stats-none = { $who } hasn't finished a game on this server yet. Open a table with { NEW_TABLE("or") }.
refused-stats-none-of-game = { $who } hasn't finished this game on this server yet. Leave out the option `game` to see all games.
refused-stats-same-member = Choose two different members to compare.
refused-stats-of-a-bot = Bots have no statistics. Choose a member.
# $word: privacy-word, "forget".
refused-not-sure = Nothing was changed. To be forgotten, type “{ $word }”.
refused-asleep = This table is asleep: I couldn't reach its channel. Wake it with `/table show`.
refused-too-much = That was a lot within a minute, so please try again { $until }.
refused-too-soon = This was done at this table a short while ago, so please try again { $until }.
# $seconds: 3.
refused-too-fast = You press faster than I can answer. Please wait { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
refused-text-too-long = That is too long. Please write up to { $most } { $most ->
    [one] character
   *[other] characters
}.
refused-managers-only = Only server managers can do that.
refused-shown-elsewhere = This table belongs in another channel, where all its players can see it: { $link }
# $channel: "#games".
refused-other-tables-thread = This thread belongs to another table. Show yours in { $channel } instead.
refused-bad-table = There is no such table here. Choose one from the list that appears as you type. `/table list` shows tables that are open or being played, `/history` finished ones.
refused-page-gone = That part of the page is no longer here. Please open the page again.
refused-no-such-page = The rules don't have that page. `/rules` opens the first one.

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-read_message_history = Read Message History
permission-create_public_threads = Create Public Threads
permission-create_private_threads = Create Private Threads
permission-send_messages_in_threads = Send Messages in Threads
refused-export-running = I am still making your file, or those of other people. Please try again in a minute.
refused-export-too-large = Your file is too large for Discord, or Discord couldn't take it just now. Try again later. If it fails again, ask the person who hosts this bot for your data.
permission-manage_roles = Manage Roles
