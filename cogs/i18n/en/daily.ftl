### The deal of the day
### $game: "Cake Duel". $day: "Nov 22, 2026". $who: a member, "@Ada". $level: easy, fair or strong.
### $outcome: "🏆 won 🟩🟩🟥 99 : 88". $commitment, $secret: 64 letters and figures.
### cmd-*: what Discord lists beside a command, at most 100 characters.
### *button-*: a button, at most 20 characters.

cmd-daily = The deals of the day: the same cards for everyone, one try
cmd-daily-today = Play today's deals: one try at each, against a house player as strong as you choose
cmd-daily-board = Today's results on this server

# Opens the page of the deals of the day.
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

# $until: "in 5 hours".
daily-heading = ## 🗓️ Today's deals: { $day }
    The same cards for everyone, everywhere. You have one try at each: choose how strong the house player is. Results are compared within one strength.
    -# New deals { $until }
# $state: "not played yet".
daily-game = **{ $game }**: { $state }
# A game and how strong the house player is. $level: "strong".
daily-named = { $game }, { $level }
# daily-open, daily-running, daily-void: in place of $state.
daily-open = not played yet
# $link: an address.
daily-running = [being played]({ $link })
# The game ended without a winner.
daily-void = no result
# $kind: won, tied or lost. $squares: "🟩🟩🟩🟥🟥". $mine, $house: the scores, 99 and 88.
daily-result = { $kind ->
    [won] 🏆 won
    [tied] 🤝 tied
   *[lost] lost
} { $squares } **{ $mine } : { $house }**
# In place of $outcome.
daily-gave-up = 🏳️ gave up
# What a member shows to a channel.
daily-shared = 🗓️ **{ $game }**, { $day }: { $outcome }
# $count: 12. $days: 30.
daily-days = 📅 Played on { $count } of the last { $days } days
daily-share-heading = ### 🗓️ { $who }, { $day }
# $thread: a link to the thread.
daily-opened = 🗓️ Your deal is in { $thread }. You have one try: good luck!
daily-welcome = 🗓️ The deal of { $day }. You have one try, and it counts for this day.

# $server: "The Cake Club".
daily-board-heading = ## 🗓️ { $day }, { $server }
# $rank: 1.
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
