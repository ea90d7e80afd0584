### All tables
### $who, $loser: a player, "@Ada". $winners, $losers: "@Ada" or "@Ada and @Ben". $game: "Cake Duel". $link: a link to the table.
### $count: how many, 2. $turn: the number of a turn, 5.
### *button-*: a button, at most 20 characters.

# In place of $who in a hand and in answers.
you = You
# The last two of a list. $first: "Ada, Ben". $last: "Cleo".
list = { $first } and { $last }
# Between the things of a list.
list-separator = {", "}
# The same where the things have commas themselves.
list-separator-wide = {"; "}
# A house player. $name: "Baabette".
house-name = **{ $name }** 🤖
# time-*: in sentences, as in "90 seconds for each decision".
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
# $move: one of the games' labels, "discard Sally: Hat".
move-done = Done: { $move }
# A message that pings.
ping-turn = { $who }, it's your turn: { $link }
time-ran-out = ⌛ { $who }'s time ran out.
# $asked: "Ada: attack or pass." $due: "in 20 seconds".
waiting = { $asked } ⏳ { $due }
# In place of lines that have no room.
story-cut = { $count ->
    [0] … earlier lines: `/replay`
    [one] … { $count } earlier line: `/replay`
   *[other] … { $count } earlier lines: `/replay`
}
# What is left of a post when a newer one is below it.
past-heading = ### { $game }, turn { $turn }
# $last: the number of the last turn, 7.
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
# $reason: what the manager typed, "Everyone left".
ended-by-manager = A server manager ended this table: { $reason }. It doesn't count.
ended-nobody = The game ended without a winner.
ended-damaged = I can't read this table's moves any more, so it ends here. It doesn't count.
ended-other-edition = The game's rules have changed since this table started, so it ends here. It doesn't count.

button-hand = My hand
button-rules = Rules
button-join = Join
# In the lobby.
button-leave = Leave
button-house = Add house player
button-start = Start
# Close the table before its game.
button-cancel = Cancel
