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
standing-tie = Tied at { $score }
watch-count = ; 👀 Watching: { $count }

## The end of a game

end-ratings = 📈 Rating: { $ratings }{ $why ->
    [stronger] ; a win against the stronger side
    [weaker] ; a win against the weaker side
    [even] ; a win between equals
    [left] ; { $who } left, so it counts as a loss
   *[none] {""}
}
end-rating = { $who } **{ $after }** ({ $change }){ $streak ->
    [0] {""}
    [1] {""}
   *[other] , { $streak } wins in a row
}
end-evening = 🤝 Wins in the last games ({ $games }): { $wins }
end-evening-wins = { $who } { $wins }
end-best-bluff = 🎭 Best bluff: { $who } got away with { $claim } in bout { $bout } ({ $cards }).

## What people show of a game that is over

button-share-story = Share
button-share-here = Share here
button-show-hand = Show my hand
story-heading = ## { $game }
    -# { $who } shares the story of this game
story-own = ## { $game }
    -# Only you can see this{ $why ->
        [closed] : one of us can't write in this channel.
        [again] : you have already shared this game.
       *[open] {" "}so far.
    }
story-round = Round { $round }
story-link = -# [Original table]({ $link })
story-shared = ✅ Shared in this channel.
end-hand = ## ✋ { $who }
    -# The cards at the end of the game
end-hand-described = { $who } held at the end: { $cards }.
end-hand-shown = ✅ Everyone here can see your cards now.
refused-no-story = This game ended without a result, so there is no story to share.
refused-hand-shown = You have already shown your hand of this game.
refused-no-hand-left = You held no cards at the end of this game.
refused-no-writing = You can't write in this channel, so you can't show your hand here.
