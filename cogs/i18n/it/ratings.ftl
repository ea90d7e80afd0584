### Ratings, leaderboards and statistics

figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

lobby-rated = { $rated ->
    [True] 📈 Rated: counts for your ratings
   *[False] 📈 Not rated: with a house player
}

cmd-leaderboard = The best players of this server
cmd-leaderboard-game = Which game
cmd-leaderboard-mode = Which mode of Cake Duel
cmd-leaderboard-span = Time period
cmd-leaderboard-by = Sort order
cmd-leaderboard-page = Page number

leaderboard-heading = ## 🏆 { $game }
leaderboard-line = **{ $rank }.** { $who }{ $new ->
    [True] {" "}🌱
   *[False] {""}
}: **{ $sure }**, { $wins } { $wins ->
    [one] win
   *[other] wins
} in { $games } { $games ->
    [one] game
   *[other] games
}, best streak { $streak }
leaderboard-own = … **{ $rank }.** { $who }: **{ $sure }**
leaderboard-none = Nobody finished a rated game here in this period.
leaderboard-not-you = -# { $who } is not listed yet. Finish a rated game to get on the list.
leaderboard-note = -# Only rated games count. 🌱 New here: fewer than 5 rated games. The bold number is the rating.

board-by-rating = By rating, { $span }
board-by-wins = By wins, { $span }
board-by-streak = By longest winning streak, { $span }
board-order-rating = rating
board-order-wins = wins
board-order-streak = longest winning streak
board-span-week = this week
board-span-season = this season (three months)
board-span-all = all time
menu-board-order = Sort by…
button-page-before = ◀ Higher
button-page-after = Lower ▶

cmd-stats = A member's statistics: games, ratings, bluffs and sales
cmd-stats-member = Whose; leave it out for yours
cmd-stats-game = Which game; leave it out for all games
cmd-stats-other = Their record against this member
cmd-menu-stats = Statistics

stats-heading = ## 📊 { $who }, { $server }
stats-heading-you = ## 📊 Your statistics, { $server }
stats-overall = **{ $games }** finished { $games ->
    [one] game
   *[other] games
}, **{ $wins }** { $wins ->
    [one] win
   *[other] wins
}, plays { $favourite } most
stats-career = **{ $game }**: rating **{ $sure }**{ $new ->
    [True] {" "}🌱
   *[False] {""}
}; { $wins } { $wins ->
    [one] win
   *[other] wins
} in { $games } rated { $games ->
    [one] game
   *[other] games
}; current streak { $streak }, best { $best }
stats-bluffs = Claims: { $claims }, including { $bluffs } { $bluffs ->
    [one] bluff
   *[other] bluffs
} ({ $share }%), { $away } not caught.
stats-challenges = Challenges: { $right } right, { $wrong } wrong.
stats-card = { $card }: { $bluffs ->
    [0] {""}
    [one] { $bluffs } bluff, { $away } not caught
   *[other] { $bluffs } bluffs, { $away } not caught
}{ $both ->
    [True] {"; "}
   *[False] {""}
}{ $called ->
    [0] {""}
   *[other] challenges { $right } right, { $wrong } wrong
}
stats-sale = Best sale of one cake: ${ $amount }.
stats-chef = { $chef } ({ $count })
stats-chefs = Chefs hired: { $count }. { $chefs }.
stats-recipes = Recipes: { $recipes }, { $each } per game.
stats-achievements = 🏅 Achievements: { $reached } of { $all }; { $names }
stats-course = 📈 { $game }, rating over the last { $count } rated { $count ->
    [one] game
   *[other] games
}: from { $first } to { $last }, between { $least } and { $most }.
stats-chart-course = { $game }, rating
stats-chart-bluffs = Bluffs by card
stats-chart-away = not caught
stats-chart-caught = caught
stats-against = ⚔️ { $who } against { $other }
stats-against-you = ⚔️ You against { $other }
stats-rival = { $game }: { $games } { $games ->
    [one] game
   *[other] games
}, ahead in { $ahead }, behind in { $behind }.
stats-never-met = ⚔️ { $who } and { $other } have not played a rated game against each other here.
stats-never-met-you = ⚔️ You and { $other } have not played a rated game against each other here.
stats-new = -# 🌱 New here: fewer than { $games } rated { $games ->
    [one] game
   *[other] games
}, so the rating doesn't say much yet. It starts at 0.
stats-note = -# Ratings, streaks and results against others come from rated games; everything else from all finished games you played yourself.
stats-hidden = -# This member is not on the leaderboards: only they see their ratings.
season-name = { $number ->
    [1] January to March
    [2] April to June
    [3] July to September
   *[4] October to December
} { $year }
leaderboard-season = -# Everyone starts each season at 0. 🌱 New here: fewer than 5 rated games.
menu-board-season = Earlier seasons…
refused-stats-direct = In direct messages you can see only your own statistics.
refused-stats-direct-none = You haven't finished a game here yet. Start one with `/play`.
