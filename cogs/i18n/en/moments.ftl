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
