### Tournaments of a server
### $who, $first, $second: a player, "@Ada". $winners: "@Ada" or "@Ada and @Ben". $game: "Cake Duel". $link: an address.
### $round, $place, $number: its number, 2. $rounds, $games, $over, $count, $wins, $entrants: how many, 4. $until: "in an hour".
### $points, $buchholz: "2" or "2½". $shared: whether several have won. $most: 32. $least: 2. $format: swiss or knockout.
### cmd-*: what Discord lists beside a command or an option, at most 100 characters.
### choice-*: a choice of a command's option, at most 100 characters.
### *button-*: a button, at most 20 characters.

cmd-tournament = Tournaments of this server: sign-up, pairings and standings
cmd-tournament-new = Open the sign-up of a tournament in this channel
cmd-tournament-new-game = Which game; every table has two seats
cmd-tournament-new-mode = Which mode of Cake Duel
cmd-tournament-new-format = Swiss: everyone plays every round. Knockout: the loser is out
cmd-tournament-new-rounds = Rounds of a Swiss tournament; leave it out for as many as it takes to find a winner
cmd-tournament-new-places = How many can take part, at most 32; house players fill up to this number if you add them
cmd-tournament-new-house = House players of this strength fill up, without `places` to an even number
cmd-tournament-new-clock = The time for each decision; a player who misses their first turn loses
cmd-tournament-new-until = When sign-up ends: 90m, 2h, 1d or 2026-11-25 20:00 (UTC); otherwise in an hour
cmd-tournament-join = Sign up for the tournament of this server
cmd-tournament-leave = Leave the tournament; you lose the tournament game you are playing
cmd-tournament-show = Show the tournament: standings, and your own games
cmd-tournament-start = For the organiser: end the sign-up now and start round 1
cmd-tournament-pause = For the organiser: start no new games for now
cmd-tournament-resume = For the organiser: go on, in this channel
cmd-tournament-end = For the organiser: end the tournament early

choice-format-swiss = Swiss system
choice-format-knockout = knockout

button-tournament-join = Sign up
button-tournament-leave = Leave
button-tournament-start = Start now
button-tournament-own = My games
button-tournament-newest = Tournaments

tournament-heading = ## 🏆 Tournament: { $game }
# $time: "10 minutes". $organiser: "@Ada".
tournament-about = -# { $format ->
    [knockout] Knockout
   *[swiss] Swiss system
}, ⏳ { $time } per decision, organised by { $organiser }
tournament-sign-up = Sign-up ends { $until }. At least { $least } players are needed.
# $level: "strong". $places: 16.
tournament-house = 🤖 House players ({ $level }) fill up to { $places ->
    [0] an even number
   *[other] { $places } places
}.
# $who: "Ada, Ben and Cleo".
tournament-entrants = Players (**{ $count } of { $most }**): { $who }
tournament-no-entrants = Nobody has signed up yet. The organiser can play too.
# A list that is cut. $who: "Ada, Ben, Cleo".
tournament-and-more = { $who } (+{ $count })
tournament-round = **Round { $round } of { $rounds }**: { $over } of { $games } { $games ->
    [one] game
   *[other] games
} over
tournament-paused = ⏸️ **Paused.** Running games go on, new ones wait. `/tournament resume` continues here.
tournament-match = { $first } – { $second }
tournament-match-link = [Table { $number }]({ $link }) { $first } – { $second }
# A game of the round that has a result. $result: first, second, draw or nobody.
tournament-match-over = { $result ->
    [first] ✅ { $first } beat { $second }
    [second] ✅ { $second } beat { $first }
    [draw] ➖ { $first } – { $second }: draw
   *[nobody] ❌ { $first } – { $second }: nobody played
}
# A player without an opponent in this round; it counts as a win.
tournament-bye = { $who } has a bye.
tournament-more-games = … and { $count } more { $count ->
    [one] game
   *[other] games
}
# A line of the standings.
tournament-line = **{ $place }.** { $who }: **{ $points }**, { $buchholz }
tournament-line-knockout = **{ $place }.** { $who }: { $wins } { $wins ->
    [one] win
   *[other] wins
}
# In place of $who.
tournament-gone = { $who } (left)
tournament-more-lines = … and { $count } more
tournament-note-swiss = -# **Points**: 1 for a win, ½ for a draw. Level on points, the last number decides: the points of all opponents together (“Buchholz”).
tournament-won = 🎉 { $shared ->
    [False] { $winners } wins!
   *[True] { $winners } share first place!
}
tournament-ended = The tournament was ended early.
tournament-too-few = Too few members signed up, so the tournament is off.

tournament-final-heading = ## 🏆 { $shared ->
    [False] { $winners } wins the tournament!
   *[True] { $winners } share first place in the tournament!
}
# A line of the post at the end.
tournament-final = { $entrants } { $entrants ->
    [one] player
   *[other] players
} met in { $count } { $count ->
    [one] round
   *[other] rounds
} of { $game }.
tournament-final-others = **{ $place }.** { $who }
# In the image of the winners, at most 20 characters without its values.
tournament-poster-score = { $format ->
    [knockout] Wins: { $wins }
   *[swiss] Points: { $points }
}

tournament-own-heading = ## 🏆 Your tournament
tournament-own-place = **Place { $place } of { $entrants }**; points: **{ $points }**; the opponents' points: { $buchholz }
tournament-own-not-in = You are not in this tournament.
tournament-own-signed-up = You are signed up. Round 1 starts { $until }, or when the organiser starts it.
# $result: how the game went.
tournament-own-game = Round { $round }: { $result ->
    [won] ✅ won against { $who }
    [lost] ❌ lost against { $who }
    [draw] ➖ draw with { $who }
    [bye] ✅ bye
   *[open] ▶️ against { $who }
}
tournament-own-link = [To your table]({ $link })

# The name of a thread at Discord.
tournament-thread = Round { $round }.{ $number }: { $first } – { $second }
# A message that pings.
tournament-pairing-ping = 🏆 Round { $round }: { $first } – { $second }. Good luck! A player who misses their first turn loses.

tournament-joined = ✅ You are in. Round 1 starts { $until }, or when the organiser starts it.
tournament-left = You have left the tournament.
tournament-started = ✅ Sign-up is over. Round 1 starts.
tournament-now-paused = ⏸️ The tournament is paused. Running games go on.
tournament-resumed = ▶️ The tournament goes on in this channel.
tournament-now-ended = The tournament is over. Running games go on as normal games.

refused-no-tournament = There is no tournament on this server right now. Open one with `/tournament new`.
refused-tournament-running = This server already has a tournament. `/tournament show` shows it.
refused-tournament-over = This tournament is over.
refused-tournament-begun = The tournament has started: sign-up is over.
refused-tournament-leave-begun = The tournament has started. To leave, use `/tournament leave`; you then lose the game you are playing.
refused-tournament-full = The tournament is full: it takes { $most }.
refused-tournament-joined = You have already signed up.
refused-tournament-not-in = You are not in this tournament.
refused-tournament-organiser-only = Only the organiser and server managers can do that.
refused-tournament-too-few = A tournament needs at least { $least } players.
refused-tournament-paused = The tournament is already paused.
refused-tournament-not-paused = The tournament is not paused.
refused-tournament-for-two = Tournament games are for two players. Choose another mode.
refused-tournament-no-rounds = In a knockout, the number of rounds depends on how many sign up. Leave `rounds` out.
refused-tournament-bad-time = I can't read that time. Write `90m`, `2h`, `1d`, or a day and time in UTC such as `2026-11-25 20:00`.
refused-tournament-time-range = Sign-up must end between 1 minute and 30 days from now.
