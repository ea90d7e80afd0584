### Pings, quiet hours, holidays and nudges
### $who: a player, "@Ada". $link: a link to the table. $until: "in 3 days".
### $value: what is set; it chooses the words.
### cmd-*: what Discord lists beside a command or an option, at most 100 characters.
### choice-*: a choice of a command's option, at most 100 characters.
### *button-*: a button, at most 24 characters.
### menu-*: what a closed menu shows, at most 40 characters.
### pick-*: a choice in a menu, at most 45 characters.
### form-*: the heading of a form, at most 45 characters.
### field-*: a question in a form, at most 45 characters.
### field-*-note: the small line below a question, at most 100 characters.

# A message that pings. Only the next player in order gets this one.
ping-next = { $who }, you are next: { $link }
# A message that pings.
ping-vote = { $who }, the others are waiting for your vote: { $link }
# A message that pings, after another player pressed *Nudge*.
ping-nudge = { $who }, the others are waiting for you: { $link }

# $paused: whether the clock stands still meanwhile.
table-holiday = { $paused ->
    [yes] 🏖️ { $who } is on holiday until { $until }. The clock is stopped until then.
   *[no] 🏖️ { $who } is on holiday until { $until }. A house player stands in.
}
# $paused: whether the clock stands still meanwhile.
table-holiday-you = { $paused ->
    [yes] 🏖️ You are on holiday until { $until }. The clock stands still until then.
   *[no] 🏖️ You are on holiday until { $until }. A house player stands in.
}
table-action-holiday = 🏖️ { $who } is on holiday until { $until }.
table-action-nudge = 👉 { $who } is waiting for the next move.
# A line in the lobby.
lobby-holidays = 🏖️ While a player is on holiday, the clock is stopped.
# In the lobby: whether the clock stands still while a player is on holiday.
button-holidays = Holidays stop the clock
# Ping the players that everyone waits for.
button-nudge = Nudge
# No more pings from this table.
button-mute = Mute table
button-unmute = Unmute table
nudge-done = 👉 Nudged. You can nudge again when half of the time for a move has passed.
muted-on = 🔕 This table no longer pings you. `/table mute` with `on: False` turns its pings on again.
muted-off = 🔔 This table pings you again.

cmd-new-holidays = Whether the clock stops while a player is on holiday
cmd-table-nudge = Ping the others who have to move
cmd-table-mute = Stop all pings from one table
cmd-table-mute-on = Whether the table is muted (False: it pings you again)

refused-nudge-nobody = Nobody else has to move now.
refused-nudge-no-clock = No clock is running at this table right now.
refused-nudge-soon = Someone nudged here a short while ago. You can nudge again { $until }.
refused-bad-date = I can't read that date. Type it like this: 2027-01-31 (year, month, day).
refused-date-past = A holiday ends tomorrow at the earliest. Choose a later day.
# $most: 60.
refused-date-far = A holiday lasts at most { $most ->
    [one] { $most } day
   *[other] { $most } days
}. Choose an earlier day.
refused-bad-zone = I don't know that time zone. Choose one from the list, for example Europe/Berlin.
refused-bad-hours = I can't read those hours. Choose two different full hours, for example 22-7.

## Preferences

cmd-preferences-pings = How you are pinged when it's your turn
cmd-preferences-next = Whether you are pinged when you are next (three or more players)
cmd-preferences-votes = Whether you are pinged when the others ask you something
cmd-preferences-half-time = Whether you are pinged again at half time in slow games
cmd-preferences-quiet = The hours without pings, for example 22-7
cmd-preferences-zone = Your time zone, for quiet hours and holidays
cmd-preferences-holiday = The day you are back, for example 2027-01-31

preferences-turn = { $value ->
    [at-once] 🔔 **My turn:** a ping at once if you are not at the table.
    [later] 🔔 **My turn:** a ping after a quarter of your time, or after an hour if that is sooner.
    [message] ✉️ **My turn:** a direct message.
   *[never] 🔕 **My turn:** no ping. Keep an eye on the clock.
}
preferences-next = { $value ->
    [yes] ✅ **You are next:** a ping.
   *[no] ⬜ **You are next:** no ping.
}
preferences-votes = { $value ->
    [yes] ✅ **Votes:** a ping.
    [slow] ✅ **Votes:** a ping at slow tables.
   *[no] ⬜ **Votes:** no ping.
}
preferences-half = { $value ->
    [yes] ✅ **Half time:** another ping in slow games.
   *[no] ⬜ **Half time:** no second ping.
}
# $first, $last: "22:00" and "07:00". $zone: "Europe/Berlin".
preferences-quiet = { $value ->
    [yes] 🌙 **Quiet hours:** { $first } to { $last } ({ $zone }).
   *[no] 🌙 **Quiet hours:** none.
}
# $until: a day and time.
preferences-holiday = { $value ->
    [yes] 🏖️ **Holiday:** until { $until }.
   *[no] 🏖️ **Holiday:** none.
}
button-preferences-next = You are next
button-preferences-votes = Votes
button-preferences-half = Half time
button-preferences-quiet = Quiet hours…
button-preferences-holiday = Holiday…
menu-turn = When it's my turn…
pick-turn-at-once = My turn: ping me at once
pick-turn-later = My turn: ping me after a while
pick-turn-message = My turn: send me a direct message
pick-turn-never = My turn: never ping me
choice-quiet-off = No quiet hours
choice-holiday-off = I'm back: no holiday
# $date: "2027-01-31". $count: 12.
choice-holiday = { $date } (in { $count ->
    [one] { $count } day
   *[other] { $count } days
})
form-quiet = Quiet hours
# Above a menu of hours; the next one stands above the second menu.
field-quiet-first = No pings from
field-quiet-last = until
field-zone = Your time zone
field-zone-note = For all other zones use /preferences zone.
form-holiday = Holiday
field-holiday = The day you are back
field-holiday-note = Year-month-day, for example 2027-01-31. Empty: you are back now.
