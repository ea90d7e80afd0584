### All tables

list = { $first } and { $last }
house-name = **{ $name }** 🤖
time-seconds = { $count } seconds
time-minutes = { $count } minutes
time-hours = { $count } hours
move-done = Done: { $label }.
call = { $who }, it is your move: { $link }
time-ran-out = ⌛ The time of { $who } ran out.
waiting = { $asked } ⏳ { $due }
story-cut = … and { $count } earlier { $count ->
    [one] line
   *[other] lines
}.
past-heading = ### { $game } · turn { $turn }
closed-heading = ### { $game }
ended-won = { $count ->
    [one] 🎉 { $winners } wins!
   *[other] 🎉 { $winners } win!
}
ended-conceded = 🏳️ Given up by { $losers }. { $winners } { $count ->
    [one] wins.
   *[other] win.
}
ended-by-manager = Somebody who manages this server has ended the table: { $reason }. It counts for nobody.
ended-nobody = The game ended without a winner.
ended-damaged = The moves of this table cannot be read back, so it ends here. It counts for nobody.
ended-other-edition = The rules of this game have changed since the table began, so it ends here. It counts for nobody.

button-hand = My hand
button-rules = Rules
button-join = Join
button-leave = Leave
button-house = Add a house player
button-start = Start
button-cancel = Cancel
