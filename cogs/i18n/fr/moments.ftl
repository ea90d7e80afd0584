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
watch-count =  ; 👀 Suivent la table : { $count }

## La fin d’une partie

end-ratings = 📈 Cote : { $ratings }{ $why ->
    [stronger]  ; victoire contre plus fort
    [weaker]  ; victoire contre moins fort
    [even]  ; victoire à force égale
    [left]  ; départ de { $who } : compté comme défaite
   *[none] {""}
}
end-rating = { $who } **{ $after }** ({ $change }){ $streak ->
    [0] {""}
    [1] {""}
   *[other] , { $streak } victoires de suite
}
end-evening = 🤝 Victoires des dernières parties ({ $games }) : { $wins }
end-evening-wins = { $who } { $wins }
end-best-bluff = 🎭 Le plus beau bluff : { $who }, { $claim } à la manche { $bout } ({ $cards }).

## What people show of a game that is over

button-share-story = Partager
button-share-here = Partager ici
button-show-hand = Montrer ma main
story-heading = ## { $game }
    -# { $who } partage l’histoire de cette partie
story-own = ## { $game }
    -# Ceci n’est visible que pour toi{ $why ->
        [closed]  : toi ou moi ne pouvons pas écrire dans ce salon.
        [again]  : tu as déjà partagé cette partie.
       *[open] {" "}pour l’instant.
    }
story-round = Manche { $round }
story-link = -# [Table d’origine]({ $link })
story-shared = ✅ Partagé dans ce salon.
end-hand = ## ✋ { $who }
    -# Les cartes à la fin de la partie
end-hand-described = { $who } avait à la fin : { $cards }.
end-hand-shown = ✅ Tout le monde voit ici tes cartes.
refused-no-story = Cette partie a fini sans résultat : il n’y a pas d’histoire à partager.
refused-hand-shown = Tu as déjà montré ta main de cette partie.
refused-no-hand-left = Tu n’avais plus de cartes à la fin de cette partie.
refused-no-writing = Tu ne peux pas écrire dans ce salon, donc je ne peux pas y publier ça pour toi.
