### All tables

you = You
list = { $first } and { $last }
list-separator = {", "}
list-separator-wide = {"; "}
house-name = **{ $name }** 🤖
time-seconds = { $count } { $count ->
    [one] second
   *[other] seconds
}
time-minutes = { $count } { $count ->
    [one] minute
   *[other] minutes
}
time-hours = { $count } { $count ->
    [one] hour
   *[other] hours
}
move-done = Done: { $move }
ping-turn = { $who }, it's your turn: { $link }
time-ran-out = ⌛ { $who }'s time ran out.
waiting = { $asked } ⏳ { $due }
story-cut = { $count ->
    [0] … earlier lines: `/replay`
    [one] … { $count } earlier line: `/replay`
   *[other] … { $count } earlier lines: `/replay`
}
past-heading = ### { $game }, turn { $turn }
past-heading-turns = ### { $game }, turns { $turn }–{ $last }
closed-heading = ### { $game }
ended-won = { $count ->
    [one] 🎉 { $winners } wins!
   *[other] 🎉 { $winners } win!
}
ended-conceded = 🏳️ { $losers } gave up. { $winners } { $count ->
    [one] wins.
   *[other] win.
}
ended-missed = ⌛ { $loser } missed the first turn. { $winners } wins.
ended-left = 🚪 { $loser } left. { $winners } wins.
ended-by-manager = A server manager ended this table: { $reason }. It doesn't count.
ended-nobody = The game ended without a winner.
ended-damaged = I can't read this table's moves any more, so it ends here. It doesn't count.
ended-other-edition = The game's rules have changed since this table started, so it ends here. It doesn't count.

button-hand = My hand
button-rules = Rules
button-join = Join
button-leave = Leave
button-house = Add house player
button-start = Start
button-cancel = Cancel
