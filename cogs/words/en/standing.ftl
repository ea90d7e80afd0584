### Ratings, leaderboards and statistics

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
leaderboard-not-you = You are not on it yet: play a rated game to be.
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
