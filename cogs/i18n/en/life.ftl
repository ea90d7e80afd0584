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
button-withdraw = Withdraw
menu-pause = Pause for…
menu-clock = Another clock…

life-heading = ## This table
life-note = What you ask for here happens when everybody at the table agrees. Leaving and giving up are yours alone.
life-done = ✅ Done. The table's post shows it.
sure-leave = **Leave this game?** A house player plays on for you, and the game counts as lost for you. You cannot come back; with `/table offer` you can give your seat to somebody instead.
sure-concede = **Give up?** The game ends at once, and the other side wins.

who-numbered = { $who } ({ $seat })
stand-in-name = 🤖 for { $who }
lobby-kept = { " · " }the seat is kept for this player and is free again { $until }

half-time = ⌛ Half of the time is gone.
table-paused = ⏸️ **The table rests** until { $until }. Any player can let it go on before; those who are asked then have their full time again.
table-deserted = 🌙 **Nobody is here any more.** The table ends { $until } unless one of you takes the seat back.
vote-open = 🗳️ { $who } asks for { $proposal }. { $agreed } of { $voters } agree. The vote ends { $until }.

wish-pause = a pause of { $time }
wish-clock = { $time } for each decision from now on
wish-undo = the last move to be taken back
wish-end = an end without a winner

deed-stand-in = 🤖 { $who } did not answer twice in a row: a house player stands in.
deed-return = 👋 { $who } is back.
deed-leave = 🚪 { $who } has left the game; a house player plays on.
deed-take-over = 👋 { $who } has taken over a seat.
deed-offer = 🪑 { $who } offers the seat to another member.
deed-withdraw = 🪑 { $who } does not offer the seat any more.
deed-ask = 🗳️ { $who } asks for { $proposal }.
deed-agree = { $who } agrees.
deed-refuse = { $who } refuses.
deed-lapse = ⌛ The vote is over: not everybody answered in time.
deed-resume = ▶️ The table goes on, with the full time for everybody who is asked.
deed-passed = ✅ All agree: { $proposal }.

seat-offer = { $taker }: { $giver } offers you the seat at this table of { $game }. The offer ends { $until }. [The table]({ $link })
seat-offered = The offer stands in the channel. Your seat stays yours until it is taken; *Withdraw* under the offer ends it.
seat-taken = 👋 { $who } has taken the seat.
seat-kept = { $who } has withdrawn this offer.
vote-choice = { $who } asks for { $proposal }

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
cmd-table-vote = Which vote
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
refused-stale-vote = That vote is over.
refused-other-vote = That vote is over. Now you are asked: { $who } asks for { $proposal }.
refused-bad-vote = Choose the vote from the list that opens while you type.
refused-agreed-already = You have agreed already; the others decide now.
refused-undo-nothing = There is no move to take back.
refused-undo-not-yours = The last move that everybody saw was not yours: only its player can ask to take it back.
refused-undo-not-pressed = The clock or a house player made that move for you. It cannot be taken back.
refused-offer-gone = That offer is over. The player in the seat can make another with `/table offer`.
refused-offer-other-side = You have had another seat in this game, so you cannot take this one.
refused-not-your-offer = Only the player who made this offer can withdraw it.
refused-not-yours-to-take = This seat is offered to somebody else.
refused-offer-nobody = A seat can be offered to a member who does not sit at the table, not to a bot.
refused-not-over = The game is not over yet.
refused-already-again = The next table of these players is open already: look for its post, or use `/table list`.
refused-still-invited = Not everybody is here yet: { $who } has to press *Join*. Or close the table and open another.
