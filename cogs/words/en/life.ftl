### What happens to a table beside its game

button-table = Table…
button-back = Take my seat back
button-agree = Agree
button-refuse = Refuse
button-again = Play again
button-swap = Again, seats swapped
button-board = Leaderboard
button-resume = Go on
button-undo = Take back my last move
button-stop = End without a winner
button-leave-game = Leave…
button-concede = Give up…
button-sure-leave = Yes, leave
button-sure-concede = Yes, give up
button-take = Take the seat
menu-pause = Pause for…
menu-clock = Another clock…

life-heading = ## This table
life-note = What you ask for here happens when everybody at the table agrees. Leaving and giving up are yours alone.
life-done = ✅ Done. The table's post shows it.
sure-leave = **Leave this game?** A house player plays on for you, and the game counts as lost for you. You cannot come back; with `/table offer` you can give your seat to somebody instead.
sure-concede = **Give up?** The game ends at once, and the other side wins.

who-numbered = { $who } ({ $seat })
stand-in-name = 🤖 for { $who }
lobby-kept = { " · " }the seat is kept for this player

half-time = ⌛ Half of the time is gone.
table-paused = ⏸️ **The table rests** until { $until }. Anybody who plays here can let it go on before.
table-deserted = 🌙 **Nobody is here any more.** The table ends { $until } unless one of you takes the seat back.
vote-open = 🗳️ { $who } asks for { $wish }. { $agreed } of { $voters } agree. Open until { $until }.

wish-pause = a pause of { $time }
wish-clock = { $time } for each decision from now on
wish-undo = the last move to be taken back
wish-end = an end without a winner

deed-stand-in = 🤖 { $who } did not answer twice in a row: a house player stands in.
deed-return = 👋 { $who } is back.
deed-leave = 🚪 { $who } has left the game; a house player plays on.
deed-take-over = 👋 { $who } has taken over a seat.
deed-ask = 🗳️ { $who } asks for { $wish }.
deed-agree = { $who } agrees.
deed-refuse = { $who } refuses.
deed-lapse = ⌛ The vote is over: not everybody answered in time.
deed-resume = ▶️ The table goes on.
deed-passed = ✅ All agree: { $wish }.

seat-offer = { $taker }: { $giver } offers you the seat at this table of { $game }. [The table]({ $link })
seat-offered = The offer stands in the channel. Your seat stays yours until it is taken.
seat-taken = 👋 { $who } has taken the seat.

ended-agreed = 🤝 Ended by agreement. Nobody wins.
ended-abandoned = 🌙 Nobody was here any more, so the table has ended. It counts for nobody.

cmd-table-pause = Ask the others for a pause of up to 14 days
cmd-table-pause-time = How long
cmd-table-resume = Let a table that rests go on
cmd-table-clock = Ask the others for another clock
cmd-table-clock-clock = Which clock
cmd-table-undo = Ask the others to let you take back your last move
cmd-table-stop = Ask the others to end the game without a winner
cmd-table-agree = Agree to what is asked
cmd-table-refuse = Refuse what is asked
cmd-table-leave = Leave the game: a house player plays on for you
cmd-table-back = Take your seat back from the house player
cmd-table-offer = Offer your seat to another member
cmd-table-offer-member = To whom
cmd-table-again = Play again with the same people, once a game is over
cmd-table-again-table = Which of your last tables
cmd-table-again-swap = Whether the seats are swapped

choice-pause-3600 = 1 hour
choice-pause-21600 = 6 hours
choice-pause-86400 = 1 day
choice-pause-259200 = 3 days
choice-pause-604800 = 7 days
choice-pause-1209600 = 14 days

time-days = { $count } days

refused-stand-in-plays = A house player stands in for you. Press *Take my seat back* on the table's post, or use `/table back`, and you play again.
refused-paused = The table rests. Anybody who plays here lets it go on by *Table…* or `/table resume`.
refused-not-paused = The table does not rest.
refused-not-away = You are at your seat.
refused-vote-open = One thing at a time: something is being asked already. Agree or refuse first.
refused-no-vote = Nothing is being asked any more.
refused-agreed-already = You have agreed already; the others decide now.
refused-not-undoable = That cannot be taken back: it was not yours, showed something hidden, or somebody has moved since.
refused-offer-gone = That seat is not on offer any more.
refused-not-yours-to-take = This seat is offered to somebody else.
refused-offer-nobody = A seat can be offered to a member who does not sit at the table, not to a bot.
refused-not-over = The game is not over yet.
refused-already-again = The next table of these players is open already: look at the newest post.
refused-still-invited = Not everybody is here yet: { $who } has to press *Join*. Or close the table and open another.
