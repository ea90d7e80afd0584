### Des mélanges que chacun peut vérifier, des parties à revoir

button-cut = Couper…
cut-title = Couper les cartes
cut-field = Ton mot
cut-note = Ton mot entre dans le mélange. Toute la table le voit. Laisse vide pour le retirer.
cut-done = C’est fait : ton mot entre dans le mélange.
lobby-word = , coupe avec « { $word } »
cut-line = ✂️ { $who } a coupé avec « { $word } ».
commitment = -# 🔒 Le mélange est scellé (détails : `/verify`) : `{ $commitment }`
commitment-locked = -# 🔒 Mélange scellé (détails : `/verify`)
refused-cut-not-joined = Seules les personnes à cette table peuvent couper. Appuie d’abord sur *{ button-join }*.
refused-bad-word = Ce mot ne convient pas. Écris une seule ligne, { $most } { $most ->
    [one] caractère
   *[other] caractères
} au plus.

cmd-table-cut = Coupe les cartes : ajoute un mot de ton choix au mélange
cmd-table-cut-word = Ton mot ; laisse vide pour le retirer

cmd-verify = Vérifie qu’une table a été distribuée avec le mélange scellé avant la partie
cmd-verify-table = Quelle table
cmd-replay = Revois une partie, étape par étape
cmd-replay-table = Quelle table ; inutile dans le fil d’une table
cmd-replay-step = Commence à cette étape
cmd-history = Les parties jouées sur ce serveur
cmd-history-member = Seulement les parties de ce membre
cmd-history-game = Seulement les parties de ce jeu
cmd-history-page = Numéro de page

verify-heading = ## Le mélange de { $game }, `{ $table }`
verify-later = Le secret est montré quand la partie est finie. Alors `/verify` pourra recalculer le mélange.
verify-commitment = **Scellé** avant que quelqu’un ait pu couper ou jouer (SHA-256 du secret) : `{ $commitment }`
verify-secret = **Secret :** `{ $secret }`
verify-seed = { $holds ->
    [True] ✅ **Graine,** tirée du secret et des mots de la table : `{ $seed }`
   *[other] ❌ La graine `{ $seed }` ne correspond pas au secret et aux mots !
}
verify-chance = ✅ **Recalculé à partir de la graine :** { $shuffles } { $shuffles ->
    [one] mélange
   *[other] mélanges
} et { $numbers } { $numbers ->
    [one] nombre ou dé
   *[other] nombres et dés
}, en { $moves } { $moves ->
    [one] coup légal
   *[other] coups légaux
}.
verify-digest = **Empreinte** de tout l’enregistrement, sans les noms : `{ $digest }`
verify-proves = **Ce que cela prouve :** le secret était fixé avant la première coupe. Personne n’a donc pu changer le mélange une fois un mot ajouté, et personne à la table n’a pu le choisir. Compare le code ci-dessus avec celui que `/verify` montre avant la fin de la partie.
verify-limits = **Ce que cela ne prouve pas :** la personne qui héberge ce bot pourrait regarder les cartes pendant la partie, ou connaître le secret et couper en dernier. Pour écarter tout doute, coupe toi-même en dernier.
verify-day-proves = **Ce que cela prouve :** c’est la partie du jour, la même sur tous les bots. `/daily today` a montré son code un jour avant.
verify-day-limits = **Ce que cela ne prouve pas :** le secret vient de la date. En lisant le code source de Cake Club, on peut le connaître.
verify-script = -# Ne me crois pas sur parole : « { button-record } » donne aussi un script qui n’a besoin que de Python.
verify-file = { $script ->
    [True] Tout l’enregistrement, et un script qui en recalcule chaque carte et chaque dé. Range les deux dans un même dossier et lances-y :
   *[other] Tout l’enregistrement. Range-le à côté de `tools/verify.py`, pris dans le code source de Cake Club, qui en recalcule chaque carte et chaque dé, et lances-y :
}
    ```
    python3 verify.py { $file } --pledge { $pledge } --digest { $digest }
    ```
    Le code après `--pledge` doit être celui que `/verify` a montré avant la fin de la partie. Le script est écrit pour être lu ; c’est aussi `tools/verify.py` dans le code source de Cake Club.
button-record = Fichier
refused-not-committed = C’est une leçon : tout le monde reçoit les mêmes cartes, il n’y a donc pas de mélange à vérifier.

replay-heading = ### { $game } en replay
    -# étape { $step } sur { $steps }
    -# { $viewer }
replay-as-all = toutes les cartes visibles
replay-as-public = comme tout le monde l’a vu
replay-as-seat = comme { $who } l’a vu
replay-as-seat-you = comme tu l’as vu
replay-hand = { EMOJI("held") } **{ $who }**
replay-hand-you = { EMOJI("held") } **Ta main**
replay-note = -# Pour partager cette étape : { $public ->
    [True] {""}
   *[other] « { button-share } », ou{" "}
}`/replay table:{ $table } step:{ $step }` ; [Table d’origine]({ $link })
replay-image-hands = L’image montre aussi les mains de { $who }.
replay-text-heading = { $game }, table { $table } : { $people }
replay-text-file = La partie, coup par coup.
button-first = ⏮ Début
button-step-back = ◀ Précédent
button-step-on = Suivant ▶
button-last = Fin ⏭
button-share = Montrer à tous
button-text = En texte
menu-jump = Aller à…
replay-jump-step = Étape { $step }
part-round = Manche { $round }
menu-viewer = Vu par…
refused-replay-past-end = Cette partie n’a que { $steps } { $steps ->
    [one] étape
   *[other] étapes
}. Choisis-en une.
refused-replay-running = Tant que cette partie est en cours, le replay montre seulement ce que tu vois à la table. Toutes les cartes seront visibles quand elle sera finie.

history-heading = ## Parties de ce serveur{ $who }{ $page ->
    [1] {""}
   *[other] , page { $page }
}
history-heading-direct = ## Tes parties ici{ $page ->
    [1] {""}
   *[other] , page { $page }
}
history-of = , { $who }
history-none = Aucune partie n’a encore été terminée ici.
history-none-such = Aucune partie de ce genre n’a encore été terminée ici.
history-damaged = Une partie à l’enregistrement abîmé
history-hidden = -# Certaines parties ne sont pas dans la liste : elles ont été jouées dans des salons que tu ne vois pas.
history-line = -# { $day } : { $game } ; { $people } ; { $won ->
    [True] 🎉 { $winners }
   *[other] sans vainqueur
} ; `{ $table }`
history-note = -# Choisis une partie pour la revoir, ou utilise `/replay`.
button-newer = ◀ Récentes
button-older = Anciennes ▶
menu-replay = Revoir une partie…
refused-history-past-end = Il n’y a pas autant de parties. Choisis un numéro de page plus petit.
refused-history-direct = En message privé, tu ne peux voir que tes propres parties.

button-review = Analyse
button-replay = Replay
button-details = Détails
review-heading = ## 🔍 Ton duel, toutes les cartes visibles
review-bluffs = **Tes bluffs :** { $bluffs } sur { $claims } { $claims ->
    [one] annonce
   *[other] annonces
}, démasqués : { $caught }.
review-missed = **Bluffs contre toi que personne n’a contestés :** { $count }{ $count ->
    [0] .
    [one] . Une contestation t’aurait donné la manche.
   *[other] . Chaque fois, une contestation t’aurait donné la manche.
}
review-called = **Tes contestations :** { $count ->
    [0] aucune.
   *[other] { $count }, { $right } à raison.
}
review-claim = Duel { $duel }, manche { $bout } : { $who } a annoncé { $claim } ; { $truth ->
    [True] c’était vrai
   *[other] du bluff
} ({ $cards }){ $called ->
    [True] , contesté
   *[other] {""}
}
review-claim-you = Duel { $duel }, manche { $bout } : tu as annoncé { $claim } ; { $truth ->
    [True] c’était vrai
   *[other] du bluff
} ({ $cards }){ $called ->
    [True] , contesté
   *[other] {""}
}
review-turn = **Tournant :** duel { $duel }, manche { $bout }, { $won ->
    [True] gagnée
   *[other] perdue
} par { $reason ->
    [bluff] un bluff contesté
    [truth] une annonce vraie contestée
    [cakes] le dernier gâteau
   *[passes] les gâteaux restants quand tout le monde a passé
}. Ta chance de gagner est passée de { $before } % à { $after } %, si les deux camps jouent aussi bien l’un que l’autre ensuite.
refused-deal-sealed = D’autres peuvent encore jouer cette partie aujourd’hui. Tu pourras la vérifier et la partager après minuit UTC.
