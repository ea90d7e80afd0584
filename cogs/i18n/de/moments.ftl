# Die Bilder besonderer Momente, die im Verlauf eines Tischs bleiben.

moment-bout = Runde { $bout }
moment-bout-won = Die Runde geht an { $side }!
moment-duel-won = Das Duell geht an { $side }!
moment-bout-cakes = { $reason ->
    [cakes] Alle Kuchen sind gestohlen.
   *[passes] Kuchen: { $cakes } zu { $other }.
}
moment-flip = { $who } behauptet: { $claim }. { $truthful ->
    [True] Die Wahrheit!
   *[other] Ein Bluff!
}
moment-trophies = { $trophies } von { $wanted }
moment-finished = Fertig: { $recipes }!
moment-round-over = Runde { $round } ist vorbei!
moment-auf-round = { $reason ->
    [finished] Alle Rezepte fertig: { $winners }.
    [idle] Niemand hat gezogen, gespielt oder abgelegt.
   *[long] Es hat zu lange gedauert.
}
moment-earned = { $who } nimmt { $amount } ein.
moment-sold = Verkauft: { $cake }!
moment-slot = Fach { $slot }
moment-plus = +{ $amount }

## Wer führt

standing-leads = { $who } { $count ->
    [one] führt
   *[other] führen
} { $score }
standing-tie = Unentschieden, { $score }
watch-count = {" "}· 👀 Zuschauende: { $count }

## Das Ende eines Spiels

end-ratings = 📈 { $ratings }
end-rating = { $who } { $before } → **{ $after }**{ $streak ->
    [0] {""}
    [1] {""}
   *[other] {" "}· { $streak } Siege in Folge
}
end-rating-left = Zählt wegen Verlassens als Niederlage, egal was der Platz erreicht hat: { $who }.
end-evening = 🤝 Siege der letzten Spiele ({ $games }): { $wins }
end-evening-wins = { $who } { $wins }
end-best-bluff = 🎭 Bester Bluff: { $who } kam in Runde { $bout } damit durch: { $claim } ({ $cards }).
