# Die Bilder besonderer Momente, die im Verlauf eines Tischs bleiben.

moment-bout = Runde { $bout }
moment-bout-won = Die Runde geht an { $side }!
moment-duel-won = Das Duell geht an { $side }!
moment-bout-cakes = { $reason ->
    [cakes] Alle Kuchen sind gestohlen.
   *[passes] Kuchen: { $cakes } zu { $other }.
}
moment-flip = { $who } hat { $claim } angesagt: { $truthful ->
    [True] die Wahrheit!
   *[other] ein Bluff!
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
moment-slot = Platz { $slot }
moment-plus = +{ $amount }
