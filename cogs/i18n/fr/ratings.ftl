### Cotes, classements et statistiques

figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

lobby-rated = { $rated ->
    [True] 📈 Partie classée
   *[False] 📈 Non classée : avec bot maison
}

cmd-leaderboard = Le classement de ce serveur
cmd-leaderboard-game = Quel jeu
cmd-leaderboard-mode = Quel mode de Cake Duel
cmd-leaderboard-span = Période
cmd-leaderboard-by = Ordre du classement
cmd-leaderboard-page = Numéro de page

leaderboard-heading = ## 🏆 { $game }
leaderboard-line = **{ $rank }.** { $who }{ $new ->
    [True] {" "}🌱
   *[False] {""}
} : **{ $sure }**, { $wins } { $wins ->
    [one] victoire
   *[other] victoires
} en { $games } { $games ->
    [one] partie
   *[other] parties
}, série max. { $streak }
leaderboard-own = … **{ $rank }.** { $who } : **{ $sure }**
leaderboard-none = Personne n’a terminé de partie classée ici pendant cette période.
leaderboard-not-you = -# { $who } n’est pas encore au classement. Pour y entrer, il faut terminer une partie classée.
leaderboard-note = -# Seules les parties classées comptent. 🌱 Débuts ici : moins de 5 parties classées. Le nombre en gras est la cote.

board-by-rating = Par cote, { $span }
board-by-wins = Par victoires, { $span }
board-by-streak = Par plus longue série de victoires, { $span }
board-order-rating = cote
board-order-wins = victoires
board-order-streak = plus longue série de victoires
board-span-week = cette semaine
board-span-season = cette saison (trois mois)
board-span-all = depuis toujours
menu-board-order = Classer par…
button-page-before = ◀ Plus haut
button-page-after = Plus bas ▶

cmd-stats = Les statistiques d’un membre : parties, cotes, bluffs et ventes
cmd-stats-member = De qui ; laisse vide pour les tiennes
cmd-stats-game = Quel jeu ; laisse vide pour tous les jeux
cmd-stats-other = Le bilan contre ce membre
cmd-menu-stats = Statistiques

stats-heading = ## 📊 { $who }, { $server }
stats-heading-you = ## 📊 Tes statistiques, { $server }
stats-overall = **{ $games }** { $games ->
    [one] partie terminée
   *[other] parties terminées
}, **{ $wins }** { $wins ->
    [one] victoire
   *[other] victoires
}, joue surtout à { $favourite }
stats-career = **{ $game }** : cote **{ $sure }**{ $new ->
    [True] {" "}🌱
   *[False] {""}
} ; { $wins } { $wins ->
    [one] victoire
   *[other] victoires
} en { $games } { $games ->
    [one] partie classée
   *[other] parties classées
} ; série en cours { $streak }, meilleure { $best }
stats-bluffs = Annonces : { $claims }, dont { $bluffs } { $bluffs ->
    [one] bluff
   *[other] bluffs
} ({ $share } %), non démasqués : { $away }.
stats-challenges = Contestations : { $right } à raison, { $wrong } à tort.
stats-card = { $card } : { $bluffs ->
    [0] {""}
    [one] { $bluffs } bluff (non démasqués : { $away })
   *[other] { $bluffs } bluffs (non démasqués : { $away })
}{ $both ->
    [True] {" ; "}
   *[False] {""}
}{ $called ->
    [0] {""}
   *[other] contestations : { $right } à raison, { $wrong } à tort
}
stats-sale = Meilleure vente d’un gâteau : { $amount } $.
stats-chef = { $chef } ({ $count })
stats-chefs = Chefs engagés : { $count }. { $chefs }.
stats-recipes = Recettes : { $recipes }, { $each } par partie.
stats-achievements = 🏅 Succès : { $reached } sur { $all } ; { $names }
stats-course = 📈 { $game }, cote sur { $count ->
    [one] la dernière partie classée
   *[other] les { $count } dernières parties classées
} : de { $first } à { $last }, entre { $least } et { $most }.
stats-chart-course = { $game }, cote
stats-chart-bluffs = Bluffs par carte
stats-chart-away = non démasqués
stats-chart-caught = démasqués
stats-against = ⚔️ { $who } contre { $other }
stats-against-you = ⚔️ Toi contre { $other }
stats-rival = { $game } : { $games } { $games ->
    [one] partie
   *[other] parties
}, devant : { $ahead }, derrière : { $behind }.
stats-never-met = ⚔️ { $who } et { $other } n’ont encore disputé aucune partie classée face à face ici.
stats-never-met-you = ⚔️ Tu n’as pas encore joué de partie classée contre { $other } ici.
stats-new = -# 🌱 Débuts ici : moins de { $games } { $games ->
    [one] partie classée
   *[other] parties classées
}, la cote ne dit donc pas encore grand-chose. Elle part de 0.
stats-note = -# Cotes, séries et résultats contre d’autres viennent des parties classées ; tout le reste, des parties que tu as jouées toi-même jusqu’au bout.
stats-hidden = -# Ce membre n’est pas aux classements : personne d’autre ne voit ses cotes.
season-name = { $number ->
    [1] janvier à mars
    [2] avril à juin
    [3] juillet à septembre
   *[4] octobre à décembre
} { $year }
leaderboard-season = -# Chaque saison, tout le monde repart de 0. 🌱 Débuts ici : moins de 5 parties classées.
menu-board-season = Saisons passées…
refused-stats-direct = En message privé, tu ne peux voir que tes propres statistiques.
refused-stats-direct-none = Tu n’as pas encore terminé de partie ici. Commences-en une avec `/play`.
