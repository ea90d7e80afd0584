### Ratings, leaderboards and statistics
### $who, $other: a member, "@Ada". $game: "Cake Duel". $server: "The Cake Club".
### $wins, $games, $count, $bluffs, $claims, $right, $wrong, $away, $ahead, $behind: how many, 12.
### $rank: the place on a list, 3. $sure: a rating, "34.5". $streak, $best: wins in a row, 4.
### $new: whether they have played few games.
### cmd-*: what Discord lists beside a command or an option, at most 100 characters.
### *button-*: a button, at most 20 characters.
### menu-*: what a closed menu shows, at most 40 characters.
### board-*: a choice in a menu or of an option, at most 60 characters without its values.

# Every number with a decimal place. $value: 12.4.
figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

# $rated: whether the game counts for ratings.
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
# The member's own line below the list.
leaderboard-own = … **{ $rank }.** { $who }: **{ $sure }**
leaderboard-none = Nobody finished a rated game here in this period.
leaderboard-not-you = -# { $who } is not listed yet. Finish a rated game to get on the list.
leaderboard-note = -# Only rated games count. 🌱 New here: fewer than 5 rated games. The bold number is the rating.

# $span: "this week".
board-by-rating = By rating, { $span }
# $span: "this week".
board-by-wins = By wins, { $span }
# $span: "this week".
board-by-streak = By longest winning streak, { $span }
board-order-rating = rating
board-order-wins = wins
board-order-streak = longest winning streak
board-span-week = this week
board-span-season = this season (three months)
board-span-all = all time
menu-board-order = Sort by…
# To better places.
button-page-before = ◀ Higher
# To lower places.
button-page-after = Lower ▶

cmd-stats = A member's statistics: games, ratings, bluffs and sales
cmd-stats-member = Whose; leave it out for yours
cmd-stats-game = Which game; leave it out for all games
cmd-stats-other = Their record against this member
# In the menu that opens on a member: at most 32 characters.
cmd-menu-stats = Statistics

stats-heading = ## 📊 { $who }, { $server }
stats-heading-you = ## 📊 Your statistics, { $server }
# $favourite: "Cake Duel".
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
# $share: percent, 40.
stats-bluffs = Claims: { $claims }, including { $bluffs } { $bluffs ->
    [one] bluff
   *[other] bluffs
} ({ $share }%), { $away } not caught.
stats-challenges = Challenges: { $right } right, { $wrong } wrong.
# Claims of one card. $card: "Soldiers". $called: how many were challenged. $both: whether both halves are there.
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
# $amount: dollars, 5200.
stats-sale = Best sale of one cake: ${ $amount }.
# A part of $chefs. $chef: "Sally".
stats-chef = { $chef } ({ $count })
# $chefs: "Sally (3), Polly (1)".
stats-chefs = Chefs hired: { $count }. { $chefs }.
# $recipes: how many, 12. $each: "1.5".
stats-recipes = Recipes: { $recipes }, { $each } per game.
# $reached: 3. $all: 4. $names: "✅ finished a recipe, ▫️ lifted a ban".
stats-achievements = 🏅 Achievements: { $reached } of { $all }; { $names }
# Describes a chart. $first, $last, $least, $most: ratings, "12.4".
stats-course = 📈 { $game }, rating over the last { $count } rated { $count ->
    [one] game
   *[other] games
}: from { $first } to { $last }, between { $least } and { $most }.
# The heading of a chart, at most 40 characters; stats-chart-* are in images.
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
# $games: 5.
stats-new = -# 🌱 New here: fewer than { $games } rated { $games ->
    [one] game
   *[other] games
}, so the rating doesn't say much yet. It starts at 0.
stats-note = -# Ratings, streaks and results against others come from rated games; everything else from all finished games you played yourself.
stats-hidden = -# This member is not on the leaderboards: only they see their ratings.
# $number: 1 to 4. $year: "2026".
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
