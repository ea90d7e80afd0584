### What happens to a table beside its game
### $who: a player, "@Ada". $link: a link to the table. $until: "in 20 minutes". $game: "Cake Duel". $time: "10 minutes".
### $proposal: one of proposal-*, "take back the last move". $agreed of $voters: how many, 1 of 3.
### cmd-*: what Discord lists beside a command or an option, at most 100 characters.
### choice-*: a choice of a command's option, at most 100 characters.
### *button-*: a button, at most 20 characters.
### menu-*: what a closed menu shows, at most 40 characters.
### proposal-*: behind "asks to", "You asked to" and "You ask to".

button-table = Table…
# Show as text what the image shows.
button-in-words = In words
# A player comes back, and the house player who stood in leaves.
button-back = I'm back
button-agree = Agree
# Vote no.
button-refuse = Refuse
# Open another table with the same people.
button-again = Play again
button-swap = Swap seats
button-board = Leaderboard
button-resume = Resume
button-undo = Undo move
button-stop = End game
button-leave-game = Leave…
button-concede = Give up…
button-sure-leave = Yes, leave
button-sure-concede = Yes, give up
# Take the seat that a player offers.
button-take = Take seat
# No longer offer one's seat.
button-withdraw = Withdraw
menu-pause = Pause for…
menu-clock = Change the clock…

# table-action-heading, table-action-note: the page that *Table…* opens.
table-action-heading = ## This table
table-action-note = Pausing, changing the clock, undoing a move and ending the game without a winner need everyone's agreement. Leaving and giving up are up to you.
# The answer to a press.
table-action-done = ✅ Done. See the table's post.
show-done = ✅ Your table's post is at the bottom of this channel.
concede-done = ✅ You gave up. The game is over.
leave-done = ✅ You left the game. A house player plays on for you.
# $who: "Ben and Cleo".
vote-asked = ✅ You asked to { $proposal }. Waiting for { $who }.
end-done = ✅ The table has ended.
sure-leave = **Leave this game?** A house player plays on for you, and the game counts as a loss for you. You can't come back. To give your seat to someone else instead, use `/table offer`.
sure-concede = **Give up?** The game ends at once, and the other side wins.

# In place of a name while a house player plays.
stand-in-name = 🤖 for { $who }
stand-in-name-you = 🤖 for you
# Behind an invited member in the lobby.
lobby-kept = {" "}(seat held for you; open to everyone again { $until })

# A line of a table's post.
half-time = ⌛ Half of the time is up.
table-paused = ⏸️ **Paused** until { $until }. Any player can resume sooner; then everyone to move gets their full time again.
table-deserted = 🌙 **Nobody is here any more.** The table ends { $until } unless one of you takes their seat back.
vote-open = 🗳️ { $who } asks to { $proposal }. { $agreed } of { $voters } agree. ⏳ { $until }
vote-open-you = 🗳️ You ask to { $proposal }. { $agreed } of { $voters } agree. ⏳ { $until }

proposal-pause = pause for { $time }
proposal-clock = change the clock to { $time } per decision
proposal-undo = take back the last move
proposal-end = end the game without a winner

vote-passed-pause = ✅ Everyone agreed: the table is paused for { $time }.
vote-passed-clock = ✅ Everyone agreed: the clock is now { $time } per decision.
vote-passed-undo = ✅ Everyone agreed: the move is taken back.

# A line of a table's post, like the next ones.
table-action-stand-in = 🤖 { $who } missed two turns in a row, so a house player stands in.
table-action-return = 👋 { $who } is back.
table-action-leave = 🚪 { $who } left the game; a house player plays on.
table-action-take-over = 👋 { $who } took over a seat.
table-action-offer = 🪑 { $who } offers their seat to another member.
table-action-withdraw = 🪑 { $who } no longer offers their seat.
table-action-ask = 🗳️ { $who } asks to { $proposal }.
table-action-agree = { $who } agrees.
table-action-refuse = { $who } is against it.
table-action-lapse = ⌛ The vote is over: not everyone answered in time.
table-action-resume = ▶️ The game goes on. Everyone to move has their full time again.

# A message that pings. $taker: "@Ben". $giver: "@Ada".
seat-offer = { $taker }: { $giver } offers you their seat at this table of { $game }. The offer ends { $until }. [Go to the table]({ $link })
seat-offered = The offer is posted in the channel. Your seat stays yours until someone takes it. Press *{ button-withdraw }* below the offer to end it.
seat-taken = 👋 { $who } took the seat.
# What is left of the offer.
seat-kept = { $who } withdrew this offer.
# What is left of the offer when the game has ended.
seat-offer-over = This offer is over.
# What Discord offers for an option.
vote-choice = { $who } asks to { $proposal }

ended-agreed = 🤝 Ended by agreement. Nobody wins.
ended-abandoned = 🌙 Everyone has left, so the table has ended. It doesn't count.

cmd-table-pause = Ask the others for a pause of up to 14 days
cmd-table-pause-time = How long
cmd-table-resume = Resume a paused table
cmd-table-clock = Ask the others for a different clock
cmd-table-clock-clock = Which clock
cmd-table-undo = Ask the others to let you take back your last move
cmd-table-stop = Ask the others to end the game without a winner
cmd-table-agree = Agree to what is being voted on
cmd-table-refuse = Vote against what is being voted on
cmd-table-vote = Which vote
cmd-table-leave = Leave the game: a house player plays on for you
cmd-table-back = Take your seat back from the house player
cmd-table-offer = Offer your seat to another member
cmd-table-offer-member = Who gets the offer
cmd-table-again = Play again with the same people after a game
cmd-table-again-table = Which of your recent tables; leave it out in the thread of a table
cmd-table-again-swap = Whether players swap seats

choice-pause-3600 = 1 hour
choice-pause-21600 = 6 hours
choice-pause-86400 = 1 day
choice-pause-259200 = 3 days
choice-pause-604800 = 7 days
choice-pause-1209600 = 14 days

# $count: 3.
time-days = { $count } { $count ->
    [one] day
   *[other] days
}

refused-stand-in-plays = A house player is standing in for you. Press *{ button-back }* on the table's post or use `/table back` to play again.
refused-paused = This table is paused. Any player can resume it with *{ button-table }* or `/table resume`.
refused-not-paused = This table isn't paused.
refused-not-away = You are already back at your seat.
refused-request-soon = You asked for something at this table a short while ago. You can ask again { $until }.
refused-requests-used-up = Too much has been asked for at this table. You can still move, concede and leave.
refused-vote-open = Another vote is open. Agree or refuse first.
refused-vote-away = A player is away and can't answer. Until they are back, you can only ask for a pause.
refused-no-vote = No vote is open at this table.
refused-stale-vote = That vote is over.
refused-other-vote = That vote is over. Now { $who } asks to { $proposal }.
refused-bad-vote = Choose the vote from the list that appears as you type.
refused-agreed-already = You have already agreed. Now the others decide.
refused-undo-nothing = There is no move to take back.
refused-undo-not-yours = Someone else made the last move that everyone saw. Only they can ask to take it back.
refused-undo-not-pressed = You didn't make that move: your time ran out, or a house player played it. It can't be taken back.
refused-offer-gone = That offer is over. The seat's player can make a new one with `/table offer`.
refused-offer-other-side = You already had another seat in this game, so you can't take this one.
refused-not-your-offer = Only the player who made this offer can withdraw it.
refused-not-yours-to-take = This seat is offered to someone else.
refused-offer-nobody = Offer your seat to a member who is not at this table. Bots can't take it.
refused-not-over = The game is not over yet.
refused-already-again = These players already have a new table: { $link }
# $who: "Ada and Ben".
refused-still-invited = Not everyone is here yet. Still to press *{ button-join }*: { $who }. You can also cancel this table and open another.
