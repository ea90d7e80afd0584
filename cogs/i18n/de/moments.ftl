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
watch-count = ; 👀 Zuschauende: { $count }

## Das Ende eines Spiels

end-ratings = 📈 Wertung: { $ratings }{ $why ->
    [stronger] ; Sieg gegen stärkere Konkurrenz
    [weaker] ; Sieg gegen schwächere Konkurrenz
    [even] ; Sieg unter Gleichstarken
    [left] ; gegangen, zählt als Niederlage: { $who }
   *[none] {""}
}
end-rating = { $who } **{ $after }** ({ $change }){ $streak ->
    [0] {""}
    [1] {""}
   *[other] , { $streak } Siege in Folge
}
end-evening = 🤝 Siege der letzten Spiele ({ $games }): { $wins }
end-evening-wins = { $who } { $wins }
end-best-bluff = 🎭 Bester Bluff: { $who } kam in Runde { $bout } damit durch: { $claim } ({ $cards }).

## What people show of a game that is over

button-share-story = Teilen
button-share-here = Hier teilen
button-show-hand = Karten zeigen
story-heading = ## { $game }
    -# { $who } teilt die Geschichte dieses Spiels
story-own = ## { $game }
    -# Das siehst nur du{ $why ->
        [closed] : In diesem Kanal dürfen wir nicht beide schreiben.
        [again] : Du hast dieses Spiel schon geteilt.
       *[open] , bisher.
    }
story-round = Runde { $round }
story-link = -# [Zum Tisch]({ $link })
story-shared = ✅ In diesem Kanal geteilt.
end-hand = ## ✋ { $who }
    -# Die Karten am Ende des Spiels
end-hand-described = { $who } hatte am Ende: { $cards }.
end-hand-shown = ✅ Alle hier sehen jetzt deine Karten.
refused-no-story = Dieses Spiel endete ohne Ergebnis, also gibt es keine Geschichte zu teilen.
refused-hand-shown = Deine Karten aus diesem Spiel hast du schon gezeigt.
refused-no-hand-left = Am Ende dieses Spiels hattest du keine Karten.
refused-no-writing = Du darfst in diesem Kanal nicht schreiben, also kann ich das hier nicht für dich posten.
