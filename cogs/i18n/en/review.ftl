### The review of Cake Auf! and You Take the Cake: the decisions that cost a player most.
### $round, $turn: its number, 2. $cake: "Bundt Cake".

review-costly-heading = ## 🔍 Your costliest decisions
# $where: one of review-where*. $taken: what the player did, "discard Sally: Hat".
# $better: "discard Sally: Stove". $cost: one of review-cost-*.
review-costly = **{ $where }**
    You: { $taken }
    Better: { $better }; { $cost }
review-where = Round { $round }, turn { $turn }
review-where-cake = Round { $round }, { $cake }
# $figure: "1.5". $count: the same number.
review-cost-recipes = about { $figure } { $count ->
    [1] recipe
   *[other] recipes
} more
# $dollars: "$5,760".
review-cost-dollars = about { $dollars } more
review-costly-none = None of your decisions cost you much. Well played!
review-costly-note = -# “Better” is what the strong house player would do. “More” means a bigger lead, estimated from what you could know at that moment.
refused-no-review = There is no review of this game. Use `/replay` to see it again.
