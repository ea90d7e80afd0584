### The images of moments, which stay in the log of a table.
### $who: a player, "Ada". $side: a player or a team, "Ada and Cleo". $winners: "Ada" or "Ada and Ben".
### $round, $bout: its number, 2. $claim: what cards are said to be, "2 Soldiers". $game: "Cake Duel".
### moment-*: in an image of a table's log, at most 60 characters.
### *button-*: a button, at most 20 characters.

moment-bout = Bout { $bout }
moment-bout-won = The bout goes to { $side }!
moment-duel-won = The duel goes to { $side }!
# $reason: cakes, or passes. $cakes, $other: how many cakes each side has, 5 and 2.
moment-bout-cakes = { $reason ->
    [cakes] Every cake is stolen.
   *[passes] Cakes: { $cakes } to { $other }.
}
# $truthful: whether the claim was true.
moment-flip = { $who } claimed { $claim }: { $truthful ->
    [True] the truth!
   *[other] a bluff!
}
# Beside a cup. $trophies: 1. $wanted: 3.
moment-trophies = { $trophies } of { $wanted }
# $recipes: "Kulfi" or "Kulfi and Trifle".
moment-finished = Finished: { $recipes }!
moment-round-over = Round { $round } is over!
# $reason: a player has finished, nobody did anything (idle), or too long.
moment-auf-round = { $reason ->
    [finished] All recipes finished: { $winners }.
    [idle] Nobody drew, played or discarded.
   *[long] It took too long.
}
# $amount: "$4,600".
moment-earned = { $who } earns { $amount }.
# $cake: "Bundt Cake".
moment-sold = Sold: { $cake }!
# $slot: 9.
moment-slot = Slot { $slot }
# $amount: "$1,200".
moment-plus = +{ $amount }

## Who leads

# The score in a table's post. $count: how many people lead. $score: "2 : 1".
standing-leads = { $who } { $count ->
    [one] leads
   *[other] lead
} { $score }
# $score: "2 : 2".
standing-tie = Tied at { $score }
# Behind the score. $count: 3.
watch-count = ; 👀 Watching: { $count }

## The end of a game

# How ratings change. $ratings: the next message of each player. $why: what kind of win it was; left: $who left the game.
end-ratings = 📈 Rating: { $ratings }{ $why ->
    [stronger] ; a win against the stronger side
    [weaker] ; a win against the weaker side
    [even] ; a win between equals
    [left] ; { $who } left, so it counts as a loss
   *[none] {""}
}
# $after: "12.4". $change: "+1.3". $streak: 3.
end-rating = { $who } **{ $after }** ({ $change }){ $streak ->
    [0] {""}
    [1] {""}
   *[other] , { $streak } wins in a row
}
# What the same people did in their games before. $games: 12. $wins: "Ada 7, Ben 5".
end-evening = 🤝 Wins in the last games ({ $games }): { $wins }
# $wins: 7.
end-evening-wins = { $who } { $wins }
# $cards: what the cards were, "1 Wizard and 1 Scientist".
end-best-bluff = 🎭 Best bluff: { $who } got away with { $claim } in bout { $bout } ({ $cards }).

## What people show of a game that is over

# Show the story of a game in the channel.
button-share-story = Share
button-share-here = Share here
button-show-hand = Show my hand
story-heading = ## { $game }
    -# { $who } shares the story of this game
# $why: why it could not be shown, or open if it can still be.
story-own = ## { $game }
    -# Only you can see this{ $why ->
        [closed] : one of us can't write in this channel.
        [again] : you have already shared this game.
       *[open] {" "}so far.
    }
story-round = Round { $round }
# $link: an address.
story-link = -# [Original table]({ $link })
story-shared = ✅ Shared in this channel.
end-hand = ## ✋ { $who }
    -# The cards at the end of the game
# The description of an image. $cards: "2 Soldiers and 1 Wizard".
end-hand-described = { $who } held at the end: { $cards }.
end-hand-shown = ✅ Everyone here can see your cards now.
refused-no-story = This game ended without a result, so there is no story to share.
refused-hand-shown = You have already shown your hand of this game.
refused-no-hand-left = You held no cards at the end of this game.
refused-no-writing = You can't write in this channel, so I can't post this here for you.
