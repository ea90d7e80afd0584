### Commandes

cmd-table = Tes tables : affiche-les, fais une pause, vote, quitte-les
cmd-table-show = Affiche à nouveau ta table, en bas de son salon ou de son fil
cmd-table-list = Les tables de ce serveur, ouvertes ou en cours
cmd-table-concede = Abandonne : l’autre camp gagne la partie
cmd-table-end = Pour les gestionnaires du serveur : termine une table avant la fin
cmd-table-end-table = Quelle table
cmd-table-end-reason = Pourquoi ; toute la table le voit
cmd-hand = Affiche ta main, pour toi seulement
cmd-rules = Comment on joue à un jeu
cmd-rules-game = Quel jeu ; inutile dans le fil d’une table
cmd-rules-page = Quelle page
cmd-option-table = Laquelle de tes tables, si tu joues à plusieurs
cmd-duel = Cake Duel : bluffe pour prendre les gâteaux d’en face
cmd-duel-new = Ouvre une table de Cake Duel
cmd-duel-new-mode = À deux ou en équipes, avec ou sans cartes spéciales
cmd-new-clock = Le temps accordé pour chaque décision
cmd-duel-new-trophies = Manches à gagner, de 1 à 5 (par défaut : 3)
cmd-duel-new-duels = Un match : au meilleur de 1, 3 ou 5 duels
cmd-duel-new-wolfy = { -card-wolfy } est-il révélé à la fin du tour ?
cmd-duel-new-block-limit = Un blocage peut-il annoncer plus de bloqueurs qu’il n’y a d’attaquants ?
cmd-duel-new-open-specials = Les cartes spéciales ajoutées sont-elles montrées avant la première manche ?
cmd-duel-attack = Attaque : joue des cartes et annonce ce qu’elles sont
cmd-duel-cards = Les cartes que tu joues vraiment ; elles ne sont visibles que pour toi
cmd-duel-claim = Ce que tu annonces
cmd-duel-attack-target = Qui tu attaques, en équipes
cmd-duel-block = Bloque l’attaque : joue des cartes et annonce ce qu’elles sont
cmd-duel-challenge = Conteste l’annonce en cours : pour toi, c’est du bluff
cmd-duel-accept = Accepte l’annonce en cours
cmd-duel-pass = N’attaque pas à ce tour
cmd-duel-name = Nomme une carte pour ton { -card-summoner }
cmd-duel-name-card = La carte que tu nommes
cmd-duel-take = Choisis les cartes face cachée que prennent tes { -card-priest(form: "many") }
cmd-duel-take-positions = Leurs numéros, à partir de 1, par exemple : 1 3
cmd-duel-trade = Échange une carte dans ton équipe avant la pioche
cmd-duel-trade-give = La carte que tu donnes ; laisse vide pour ne rien donner
cmd-duel-trade-take = La carte que tu prends ; laisse vide pour ne rien prendre
cmd-duel-keep = N’échange rien
cmd-duel-lead = Choisis qui attaque en premier dans ton équipe pour cette manche
cmd-duel-lead-first = Qui commence
cmd-duel-hold = Dis à la table que tu ne contestes pas ; ton équipe décide sans toi

choice-clock-live = rapide : 90 secondes
choice-clock-relaxed = tranquille : 10 minutes
choice-clock-slow = lente : 24 heures
choice-any = autant qu’on veut
choice-attack-size = pas plus que d’attaquants

button-part-before = ▲ Haut ({ $part }/{ $parts })
button-part-after = ▼ Suite ({ $part }/{ $parts })

tables-heading = ## Tables de ce serveur
tables-none = Aucune table n’est ouverte ici. Ouvres-en une avec { NEW_TABLE("ou") }.
tables-more = … et { $count } { $count ->
    [one] autre.
   *[other] autres.
}
tables-line = { $game } : { $people } ; [{ $phase ->
    [lobby] places libres
   *[playing] en cours
}]({ $link })
tables-line-unlinked = { $game } : { $people } ; { $phase ->
    [lobby] places libres
   *[playing] en cours
}

rules-heading = ## { $game } : { $page }
rules-page-here = Cette table
rules-games = ## Règles : de quel jeu ?
rules-tutorial = 🎓 Une leçon : elle se termine après sa première manche et ne compte pas.
