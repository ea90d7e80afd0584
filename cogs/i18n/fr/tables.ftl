### Toutes les tables

you = Toi
list = { $first } et { $last }
list-separator = {", "}
list-separator-wide = {" ; "}
house-name = **{ $name }** 🤖
time-seconds = { $count } { $count ->
    [one] seconde
   *[other] secondes
}
time-minutes = { $count } { $count ->
    [one] minute
   *[other] minutes
}
time-hours = { $count } { $count ->
    [one] heure
   *[other] heures
}
move-done = C’est fait : { $move }
ping-turn = { $who }, c’est ton tour : { $link }
time-ran-out = ⌛ Temps écoulé pour { $who }.
waiting = { $asked } ⏳ { $due }
story-cut = { $count ->
    [0] … lignes précédentes : `/replay`
    [one] … { $count } ligne précédente : `/replay`
   *[other] … { $count } lignes précédentes : `/replay`
}
past-heading = ### { $game }, tour { $turn }
past-heading-turns = ### { $game }, tours { $turn } à { $last }
closed-heading = ### { $game }
ended-won = { $count ->
    [one] 🎉 Victoire de { $winners } !
   *[other] 🎉 Victoire de { $winners } !
}
ended-conceded = 🏳️ Abandon de { $losers }. { $count ->
    [one] Victoire de { $winners }.
   *[other] Victoire de { $winners }.
}
ended-missed = ⌛ Premier tour manqué par { $loser }. Victoire de { $winners }.
ended-left = 🚪 Départ de { $loser }. Victoire de { $winners }.
ended-by-manager = La gestion du serveur a terminé cette table : { $reason }. Elle ne compte pour personne.
ended-nobody = La partie s’est terminée sans vainqueur.
ended-damaged = Je ne peux plus lire les coups de cette table : elle s’arrête ici. Elle ne compte pour personne.
ended-other-edition = Les règles du jeu ont changé depuis le début de cette table : elle s’arrête ici. Elle ne compte pour personne.

button-hand = Ma main
button-rules = Règles
button-join = Rejoindre
button-leave = Quitter
button-house = Bot maison
button-start = Lancer
button-cancel = Annuler
