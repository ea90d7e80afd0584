### Ratings, leaderboards and statistics

figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

lobby-rated = { $rated ->
    [True] 📈 Rated: the game counts for your ratings.
   *[False] 📈 Not rated: a house player sits here.
}

cmd-leaderboard = The best players of this server
cmd-leaderboard-game = Which game
cmd-leaderboard-mode = Which mode of Cake Duel
cmd-leaderboard-span = Of which time
cmd-leaderboard-by = By what it is ordered
cmd-leaderboard-page = Which page, counted from 1

leaderboard-heading = ## 🏆 { $game } · { $server }
leaderboard-line = **{ $rank }.** { $who }{ $new ->
    [True] {" "}🌱
   *[False] {""}
} · **{ $sure }** · { $wins } { $wins ->
    [one] win
   *[other] wins
} in { $games } { $games ->
    [one] game
   *[other] games
} · best run { $streak }
leaderboard-none = Nobody has finished a rated game here in this time.
leaderboard-not-you = { $who } is not on it yet: a rated game changes that.
leaderboard-note = -# Rated games alone count: those without a house player that were played to their end. 🌱 is new here: fewer than 5 rated games. The bold figure is the rating that somebody has all but certainly.

board-by-rating = By rating · { $span }
board-by-wins = By wins · { $span }
board-by-streak = By the longest run of wins · { $span }
board-order-rating = rating
board-order-wins = wins
board-order-streak = longest run of wins
board-span-week = this week
board-span-season = this season (three months)
board-span-all = of all time
menu-board-order = Order by…
menu-board-span = Of which time…
button-page-before = ◀ Higher
button-page-after = Lower ▶

cmd-stats = The figures of a member: games, ratings, bluffs and sales
cmd-stats-member = Whose; leave it out for your own
cmd-stats-game = Which game; leave it out for all
cmd-stats-other = Against whom: what the two have done against each other

stats-heading = ## 📊 { $who } · { $server }
stats-overall = **{ $games }** finished { $games ->
    [one] game
   *[other] games
}, **{ $wins }** { $wins ->
    [one] win
   *[other] wins
} · most often { $favourite }
stats-career = **{ $game }** · rating **{ $sure }**{ $new ->
    [True] {" "}🌱
   *[False] {""}
} · { $wins } { $wins ->
    [one] win
   *[other] wins
} in { $games } rated { $games ->
    [one] game
   *[other] games
} · present run { $streak }, best { $best }
stats-bluffs = Claims: { $claims }, of them { $bluffs } { $bluffs ->
    [one] bluff
   *[other] bluffs
} ({ $share }%), and { $away } got away.
stats-challenges = Challenges: { $right } right, { $wrong } wrong.
stats-card = { $card }: { $bluffs ->
    [0] {""}
    [one] { $bluffs } bluff, { $away } got away
   *[other] { $bluffs } bluffs, { $away } got away
}{ $both ->
    [True] {" · "}
   *[False] {""}
}{ $called ->
    [0] {""}
   *[other] challenges { $right } right, { $wrong } wrong
}
stats-sale = Best sale of one cake: ${ $amount }.
stats-chef = { $chef } ({ $count })
stats-chefs = Chefs hired: { $count }. { $chefs }.
stats-recipes = Recipes: { $recipes }, { $each } a game.
stats-course = 📈 { $game }, rating after the last { $count } rated { $count ->
    [one] game
   *[other] games
}: from { $first } to { $last }, between { $least } and { $most }.
stats-chart-course = { $game } · rating
stats-chart-bluffs = Bluffs by card
stats-chart-away = got away
stats-chart-caught = caught
stats-against = ⚔️ { $who } against { $other }
stats-rival = { $game }: { $games } { $games ->
    [one] game
   *[other] games
}, ahead in { $ahead }, behind in { $behind }.
stats-never-met = ⚔️ { $who } and { $other } have not met in a rated game here.
stats-new = -# 🌱 is new here: fewer than { $games } rated games, so the rating says little yet. It begins at 0.
stats-note = -# Ratings, runs and meetings are of rated games; the other figures are of all finished games that one played alone to the end.
