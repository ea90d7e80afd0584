### Where tables stand, and who watches them
### $game: "Cake Duel". $people: "Ada and Ben". $link: a link to the table.
### cmd-*: what Discord lists beside a command or an option, at most 100 characters.
### *button-*: a button, at most 20 characters.

# The name of a thread at Discord.
thread-name = { $game }: { $people }
past-summary = ### { $game }: { $people }
past-thread = [The whole game]({ $link })

# Get a ping when something big happens.
button-watch = Watch
button-unwatch = Stop watching
spectator-heading = ## Watch this table
spectator-note = You are not playing here. If you watch, you get a ping when something big happens: a bout, a round or the game ends.
spectator-on = 👀 You are watching this table: you get a ping when something big happens.
spectator-on-lobby = 👀 You are watching this table: you get a ping when the game starts, and when something big happens.
spectator-off = You are no longer watching this table.
open-hands-note = -# 👐 Everyone at this table agreed that you see their hands. Keep the cards to yourself while the game is running.
button-look-again = Update
# $who: "@Ada and @Ben". $news: "The bout goes to Ada!"
spectator-ping = 👀 { $who }: { $news }; the table of { $people }. { $link }
spectator-begun = the game has started
cmd-table-watch = Get a ping when something big happens at a table, or stop
cmd-table-watch-table = Which table; leave it out in the thread of a table

table-asleep = 💤 **The table is asleep:** I can't reach its channel. Nothing is lost and no clock is running. Wake it with `/table show` in another channel.
table-action-sleep = 💤 The table fell asleep: its channel can't be reached.
table-action-wake = ☀️ The table is awake again.
