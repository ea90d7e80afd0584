### Where tables stand, and who watches them

thread-name = { $game }: { $people }
past-summary = ### { $game } · { $people }
past-thread = [The whole game]({ $link })

button-watch = Watch
button-unwatch = Stop watching
watch-heading = ## Watch this table
watch-note = You are not playing here. If you watch, you are called when something big happens: the end of a bout, of a round, of the game.
watch-on = 👀 You watch this table: you are called at its turning points.
watch-off = You watch this table no more.
watch-call = 👀 { $who }: something has happened at the table of { $people }. { $link }
cmd-table-watch = Be called at the turning points of a table, or no longer
cmd-table-watch-table = Which table

table-asleep = 💤 **The table sleeps:** its channel cannot be reached. Nothing is lost and no clock runs. `/table show` in another channel wakes it.
deed-sleep = 💤 The table fell asleep: its channel could not be reached.
deed-wake = ☀️ The table is awake again.
