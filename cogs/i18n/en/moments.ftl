# The images of moments, which stay in the log of a table.

moment-bout = Bout { $bout }
moment-bout-won = The bout goes to { $side }!
moment-duel-won = The duel goes to { $side }!
moment-bout-cakes = { $reason ->
    [cakes] Every cake is stolen.
   *[passes] Cakes: { $cakes } to { $other }.
}
moment-flip = { $who } claimed { $claim }: { $truthful ->
    [True] the truth!
   *[other] a bluff!
}
moment-trophies = { $trophies } of { $wanted }
moment-finished = Finished: { $recipes }!
moment-round-over = Round { $round } is over!
moment-auf-round = { $reason ->
    [finished] All recipes finished: { $winners }.
    [idle] Nobody drew, played or discarded.
   *[long] It took too long.
}
moment-earned = { $who } earns { $amount }.
moment-sold = Sold: { $cake }!
moment-slot = Slot { $slot }
moment-plus = +{ $amount }

## Who leads

standing-leads = { $who } { $count ->
    [one] leads
   *[other] lead
} { $score }
standing-tie = It is a tie, { $score }
watch-count = {" "}· 👀 Watching: { $count }

## The end of a game

end-ratings = 📈 Rating: { $ratings }{ $why ->
    [stronger] {" "}(a win against the stronger side)
    [weaker] {" "}(a win against the weaker side)
    [even] {" "}(a win between equals)
    [left] {" "}({ $who } left, so it counts as a loss)
   *[none] {""}
}
end-rating = { $who } { $before } → **{ $after }**{ $streak ->
    [0] {""}
    [1] {""}
   *[other] {" "}· { $streak } wins in a row
}
end-evening = 🤝 Wins in the last games ({ $games }): { $wins }
end-evening-wins = { $who } { $wins }
end-best-bluff = 🎭 Best bluff: { $who } got away with { $claim } in bout { $bout } ({ $cards }).

story-round = Round { $round }
