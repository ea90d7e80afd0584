### Ratings, leaderboards and statistics

lobby-rated = { $rated ->
    [True] 📈 Rated: the game counts for your ratings.
   *[False] 📈 Not rated: a house player sits here.
}
