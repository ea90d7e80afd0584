# Les images des grands moments, qui restent dans le fil de la table.

moment-bout = Manche { $bout }
moment-bout-won = Manche pour { $side } !
moment-duel-won = Duel pour { $side } !
moment-bout-cakes = { $reason ->
    [cakes] Tous les gâteaux sont volés.
   *[passes] Gâteaux : { $cakes } à { $other }.
}
moment-flip = { $who } a annoncé { $claim } : { $truthful ->
    [True] c’est vrai !
   *[other] du bluff !
}
moment-trophies = { $trophies } sur { $wanted }
moment-finished = Terminé : { $recipes } !
moment-round-over = Fin de la manche { $round } !
moment-auf-round = { $reason ->
    [finished] Toutes les recettes terminées : { $winners }.
    [idle] Personne n’a pioché, joué ni défaussé.
   *[long] C’était trop long.
}
moment-earned = { $who } gagne { $amount }.
moment-sold = Vendu : { $cake } !
moment-slot = Case { $slot }
moment-plus = +{ $amount }

## Qui mène

standing-leads = { $who } { $count ->
    [one] mène
   *[other] mènent
} { $score }
standing-tie = Égalité, { $score }
watch-count = {" "}· 👀 Suivent la table : { $count }

## La fin d’une partie

end-ratings = 📈 Cote : { $ratings }{ $why ->
    [stronger] {" "}(victoire contre plus fort)
    [weaker] {" "}(victoire contre moins fort)
    [even] {" "}(victoire à force égale)
    [left] {" "}(départ de { $who } : compté comme défaite)
   *[none] {""}
}
end-rating = { $who } { $before } → **{ $after }**{ $streak ->
    [0] {""}
    [1] {""}
   *[other] {" "}· { $streak } victoires de suite
}
end-evening = 🤝 Victoires des dernières parties ({ $games }) : { $wins }
end-evening-wins = { $who } { $wins }
end-best-bluff = 🎭 Le plus beau bluff : { $who }, { $claim } à la manche { $bout } ({ $cards }).

story-round = Manche { $round }
