### The deal of the day

cmd-daily = The deals of the day: the same cards for everyone, one try
cmd-daily-today = Play today's deals: one try at each, against a house player as strong as you choose
cmd-daily-board = Today's results on this server

button-daily = Today's deals
button-daily-level = { $level ->
    [easy] Easy
    [fair] Fair
   *[strong] Strong
}
button-daily-share = Share
button-daily-board = Board
button-daily-check = Check the deals
button-daily-yesterday = Yesterday
button-daily-today = Today

daily-heading = ## 🗓️ Today's deals: { $day }
    The same cards for everyone, everywhere. You have one try at each: choose how strong the house player is. Results are compared within one strength.
    -# New deals { $until }
daily-game = **{ $game }**: { $state }
daily-named = { $game }, { $level }
daily-open = not played yet
daily-running = [being played]({ $link })
daily-void = no result
daily-result = { $kind ->
    [won] 🏆 won
    [tied] 🤝 tied
   *[lost] lost
} { $squares } **{ $mine } : { $house }**
daily-gave-up = 🏳️ gave up
daily-shared = 🗓️ **{ $game }**, { $day }: { $outcome }
daily-days = 📅 Played on { $count } of the last { $days } days
daily-share-heading = ### 🗓️ { $who }, { $day }
daily-opened = 🗓️ Your deal is in { $thread }. You have one try: good luck!
daily-welcome = 🗓️ The deal of { $day }. You have one try, and it counts for this day.

daily-board-heading = ## 🗓️ { $day }, { $server }
daily-board-line = **{ $rank }.** { $who }: { $outcome }
daily-board-none = Nobody has finished this deal yet.
daily-board-note = -# Compared within one strength: wins first, then the lead over the house player. Only deals started on this server count here.

daily-check-heading = ## 🔒 Check the deals
daily-check-note = One day before a deal, this page shows a fingerprint (SHA-256) of its secret. One day after the deal, it shows the secret itself.
    -# The secrets come from the date, so they are the same on every bot. Anyone who reads Cake Club's source can know them: the board is just for fun.
daily-check-day = **{ $day }**
daily-check-code = { $game }: `{ $commitment }`
daily-check-secret = { $game }: `{ $commitment }`, secret `{ $secret }`

refused-daily-played = You have already played this deal. New deals come at midnight UTC.
refused-daily-no-thread = Nobody else may see your deal, so it needs a private thread. I can't open one here. Try another channel, or play in your direct messages with me.
refused-daily-board-here = Only servers have a board. Use `/daily board` on a server.
refused-daily-no-result = Finish one of today's deals first. Then you can share it.
