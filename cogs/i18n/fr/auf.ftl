### Cake Auf!

cmd-auf = Cake Auf! : réussis tes recettes et gâche celles des autres
cmd-auf-new = Ouvre une table de Cake Auf!, de deux à quatre
cmd-auf-new-icons = Une interdiction exige-t-elle le symbole correspondant sur la recette ?
cmd-auf-new-hands = La pioche contient-elle { -card-hand-switcheroo } ?
cmd-auf-place = Pose des ingrédients sous une de tes recettes
cmd-auf-place-recipe = Laquelle de tes recettes
cmd-auf-place-ingredients = Les cartes à poser, autant que tu veux, par exemple : { -card-flour }, { -card-milk }
cmd-auf-ban = Interdis la recette de quelqu’un d’autre
cmd-auf-ban-card = { -card-power-outage } ou { -card-fire-alarm }
cmd-auf-ban-recipe = La recette à interdire
cmd-auf-lift = Lève une interdiction, sur ta recette ou celle de quelqu’un d’autre
cmd-auf-lift-card = { -card-power-restored } ou { -card-fire-extinguisher }
cmd-auf-lift-recipe = La recette interdite
cmd-auf-swap = { -card-switcheroo } : échange une de tes recettes avec quelqu’un d’autre
cmd-auf-swap-mine = La recette que tu donnes
cmd-auf-swap-theirs = La recette que tu prends
cmd-auf-hands = { -card-switcheroo } : échange ta main avec quelqu’un d’autre
cmd-auf-player = Avec qui
cmd-auf-trade = { -card-one-for-one } : échange une carte au hasard avec quelqu’un d’autre
cmd-auf-picky = { -card-picky-eater } : regarde les trois premières recettes de la pile
cmd-auf-choose = Après { -card-picky-eater } : prends une recette et rends une des tiennes
cmd-auf-choose-taken = La recette que tu prends
cmd-auf-choose-given = La recette que tu rends, avec tout ce qu’elle porte
cmd-auf-decline = Après { -card-picky-eater } : ne prends aucune des recettes
cmd-auf-mulligan = Défausse toute ta main et pioche autant de cartes
cmd-auf-pass = Termine ton tour
cmd-auf-pass-discards = Jusqu’à deux cartes à défausser avant
cmd-auf-keep = Après une manche : choisis les recettes de nuit que tu gardes
cmd-auf-keep-recipes = Les recettes que tu gardes ; laisse vide pour toutes les rendre
cmd-auf-throw = Pierre-feuille-ciseaux : choisis ton signe en secret
cmd-auf-throw-sign = { -sign-rock }, { -sign-paper } ou { -sign-scissors }

auf-name = Cake Auf!
auf-credits = -# Une création de fans, non officielle. Cake Auf! appartient à son éditeur. La liste publiée des cartes est restée introuvable : ces recettes et ces cartes sont celles de Cake Club.
auf-part-showdown = Pierre-feuille-ciseaux
auf-jump-recipe = Recette décisive : { $recipe }, { $name }
auf-heading = ## Cake Auf!
    -# Manche { $round } sur { $rounds }, tour { $turn }
auf-player = { $asked ->
    [True] 👉
   *[False] ▫️
} { $who } : ⭐ **{ $points }**, { EMOJI("held") } { $cards }, 🔄 { $mulligans } sur { $allowed }
auf-dish = { $circles } **{ $recipe }** { $icons } : { $needs }
auf-banned = ⛔ **{ $bans }**
auf-kept = a passé la nuit
auf-waits = ⏳ attend les recettes de nuit
auf-piles = Pioche { $deck }, défausse { $discard }, recettes { $recipes }
auf-legend = -# ⭐ points, { EMOJI("held") } cartes en main, 🔄 mulligans pris
    -# ⚡ courant nécessaire, 🔥 feu nécessaire, 🌙 peut passer la nuit, ● posé, ○ manque, ⛔ interdit
auf-showdown = ✊ Pierre-feuille-ciseaux : { $who } **{ $wins }** : **{ $losses }** { $other } (victoire à { $needed })
auf-showdown-next = Ensuite, { $count ->
    [one] { $who } affronte la personne qui gagne.
   *[other] { $who } affrontent à tour de rôle la personne qui gagne.
}
auf-copies = { $what }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
auf-copy = { $card } ({ $copy })
auf-no-cards = rien
auf-no-recipes = aucune
auf-score = { $who } { $points }

auf-card-flour = { -card-flour }
auf-card-sugar = { -card-sugar }
auf-card-eggs = { -card-eggs }
auf-card-butter = { -card-butter }
auf-card-milk = { -card-milk }
auf-card-fruit = { -card-fruit }
auf-card-chocolate = { -card-chocolate }
auf-card-nuts = { -card-nuts }
auf-card-power-outage = { -card-power-outage }
auf-card-fire-alarm = { -card-fire-alarm }
auf-card-power-restored = { -card-power-restored }
auf-card-fire-extinguisher = { -card-fire-extinguisher }
auf-card-recipe-switcheroo = { -card-recipe-switcheroo }
auf-card-hand-switcheroo = { -card-hand-switcheroo }
auf-card-picky-eater = { -card-picky-eater }
auf-card-one-for-one = { -card-one-for-one }

auf-effect-power-outage = interdit une recette ⚡ : impossible de la terminer
auf-effect-fire-alarm = interdit une recette 🔥 : impossible de la terminer
auf-effect-power-restored = lève { -card-power-outage }
auf-effect-fire-extinguisher = lève { -card-fire-alarm }
auf-effect-recipe-switcheroo = échange une de tes recettes avec quelqu’un
auf-effect-hand-switcheroo = échange ta main avec quelqu’un
auf-effect-picky-eater = regarde les trois premières recettes ; tu peux en prendre une contre une des tiennes
auf-effect-one-for-one = échange une carte au hasard avec quelqu’un

auf-recipe-apfelstrudel = { -recipe-apfelstrudel }
auf-recipe-baklava = { -recipe-baklava }
auf-recipe-black-forest-cake = { -recipe-black-forest-cake }
auf-recipe-brigadeiro = { -recipe-brigadeiro }
auf-recipe-brownies = { -recipe-brownies }
auf-recipe-castella = { -recipe-castella }
auf-recipe-cheesecake = { -recipe-cheesecake }
auf-recipe-creme-brulee = { -recipe-creme-brulee }
auf-recipe-crepes = { -recipe-crepes }
auf-recipe-egg-tart = { -recipe-egg-tart }
auf-recipe-gelato = { -recipe-gelato }
auf-recipe-gulab-jamun = { -recipe-gulab-jamun }
auf-recipe-kulfi = { -recipe-kulfi }
auf-recipe-linzer-torte = { -recipe-linzer-torte }
auf-recipe-macarons = { -recipe-macarons }
auf-recipe-mochi = { -recipe-mochi }
auf-recipe-panna-cotta = { -recipe-panna-cotta }
auf-recipe-pavlova = { -recipe-pavlova }
auf-recipe-pecan-pie = { -recipe-pecan-pie }
auf-recipe-pound-cake = { -recipe-pound-cake }
auf-recipe-shortbread = { -recipe-shortbread }
auf-recipe-tiramisu = { -recipe-tiramisu }
auf-recipe-trifle = { -recipe-trifle }

auf-sign-rock = { -sign-rock }
auf-sign-paper = { -sign-paper }
auf-sign-scissors = { -sign-scissors }
auf-any-sign = n’importe quel signe

auf-asked-turn = { $who } : joue des cartes, puis passe.
auf-asked-look = { $who } regarde { $count ->
    [one] une recette
   *[other] { $count } recettes
} : en prendre une contre une des siennes, ou aucune ?
auf-asked-look-you = Tu regardes { $count ->
    [one] une recette
   *[other] { $count } recettes
} : en prendre une contre une des tiennes, ou aucune ?
auf-asked-overnight = { $who } : quelles recettes de nuit garder pour la manche suivante ?
auf-asked-showdown = { $who } : un signe à choisir en secret.

auf-button-place = Poser…
auf-button-play = Jouer…
auf-button-discard = Défausser…
auf-button-pass = Passer
auf-button-mulligan = Mulligan…
auf-button-choose = Recettes…
auf-button-decline = Aucune
auf-button-keep = Garder…

auf-form-place = Poser des ingrédients
auf-form-place-under = Sous ta recette : { $recipe }
auf-form-play = Jouer une carte
auf-form-pass = Défausser et passer
auf-form-choose = { -card-picky-eater }
auf-form-keep = La nuit
auf-field-recipe = Laquelle de tes recettes
auf-field-ingredients = Les ingrédients que tu poses
auf-field-ingredients-note = Ils restent face cachée : les autres voient seulement combien.
auf-field-play = Ce que tu joues
auf-field-play-more = … ou l’une de ces cartes
auf-field-discards = Ce que tu défausses
auf-field-discards-note = Deux cartes au plus, ou aucune. Cela termine ton tour.
auf-field-taken = La recette que tu prends
auf-field-given = La recette que tu rends en échange
auf-field-keep = Ce que tu gardes
auf-field-keep-note = Les recettes non cochées sont rendues, et tout ce qu’elles portent est défaussé.
auf-field-mulligan = Défausser toute ta main ?
auf-mulligan-sure = Oui : { $count ->
    [one] défausser { $count } carte et en piocher une autre
   *[other] défausser { $count } cartes et en piocher { $count } autres
}
auf-note-missing = Il manque : { $cards }
auf-note-needs = { $cards }{ $count ->
    [0] {""}
   *[other]  ; en main : { $held }
}
auf-note-for = Pour { $recipes }
auf-note-laid = Ingrédients posés : { $count } sur { $needed }.
auf-note-lost = { $count ->
    [0] Aucun ingrédient dessous.
    [one] L’ingrédient posé est perdu.
   *[other] Les { $count } ingrédients posés sont perdus.
}
auf-play-on = { $card } : { $recipe } ({ $owner })
auf-play-swap = { $card } : { $mine } (à toi) contre { $recipe } ({ $owner })
auf-play-with = { $card } : { $other }
auf-play-look = { $card } : regarder les premières recettes
auf-yours = à toi

auf-label-place = { $cards } sous { $recipe }
auf-label-on = { $card } sur { $recipe }
auf-label-swap = { $given } (à toi) contre { $taken }
auf-label-hands = échange des mains avec { $other }
auf-label-trade = { -card-one-for-one } avec { $other }
auf-label-pass = { $count ->
    [0] passer
   *[other] défausser { $cards } et passer
}
auf-label-choose = prendre { $taken }, rendre { $given }
auf-label-keep = recettes gardées : { $recipes }
auf-label-throw = tu montres { $sign }. Personne d’autre ne le voit avant que les deux signes soient choisis

auf-hand-card = **{ $card }** : { $effect }
auf-hand-ingredient = **{ $card }** : pour { $recipes }
auf-hand-unwanted = **{ $card }** : ne sert à aucune de tes recettes
auf-hand-empty = Aucune carte en main.
auf-own-dish = **{ $recipe }** { $icons } : { $count ->
    [0] rien de posé
   *[other] posé : { $placed }
} ; { $lacking ->
    [0] il ne manque rien
   *[other] il manque : **{ $missing }**{ $ready ->
        [0] {""}
       *[other] {" "}(en main : { $held })
    }
}
auf-lift-with = { $card } lève l’interdiction
auf-look = 🧐 Choisis parmi :
auf-recipe = { $recipe } { $icons } : { $needs }
auf-looked = - { $recipe }
auf-own-sign = Choisi : { $sign }. Tu peux encore changer.
auf-own-sign-settled = Choisi : { $sign }. Après 5 changements, il reste.
auf-finished = -# Terminées : { $recipes }
auf-discard = -# Défausse : { $cards }

auf-option-rounds = 🎂 Trois manches ; le plus de recettes terminées l’emporte
auf-option-icons = ⛔ Toute recette peut être interdite, même sans le symbole correspondant
auf-option-hands = 🔁 Sans { -card-hand-switcheroo }

auf-round-began = **Manche { $round }.** { $who } commence.
auf-recipes-dealt = { $who } reçoit { $recipes }.
auf-turn-began = Au tour de { $who }.
auf-cards-drawn = { $who } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
auf-discard-reshuffled = La défausse est mélangée et devient une nouvelle pioche de { $count } { $count ->
    [one] carte
   *[other] cartes
}.
auf-ingredients-placed = { $who } pose { $count ->
    [one] un ingrédient
   *[other] { $count } ingrédients
} sous **{ $recipe }**.
auf-ban-placed = ⛔ { $who } joue { $ban } sur **{ $recipe }**, une recette de { $owner }.
auf-ban-lifted = { $who } lève { $ban } sur **{ $recipe }**, { $own ->
    [True] sa propre recette
   *[False] une recette de { $owner }
}.
auf-recipes-swapped = 🔀 { $who } donne **{ $given }** à { $other } et prend **{ $taken }** en échange.
auf-hands-swapped = 🔁 { $who } et { $other } échangent leurs mains.
auf-hands-swapped-with-you = 🔁 { $who } échange sa main avec toi.
auf-hands-swapped-you = 🔁 Tu échanges ta main avec { $other }.
auf-recipes-looked-at = 🧐 { -card-picky-eater } : { $who } regarde { $count ->
    [one] une recette
   *[other] { $count } recettes
}.
auf-recipe-chosen = { $who } prend **{ $taken }** et rend **{ $given }**{ $count ->
    [0] .
   *[other] ; défaussé avec : { $cards }.
}
auf-look-declined = { $who } n’en prend aucune.
auf-cards-traded = 🤝 { -card-one-for-one } : { $who } prend une carte à { $other }, { $returned ->
    [True] qui lui en prend une aussi.
   *[False] qui n’a rien à prendre en échange.
}
auf-mulligan-taken = { $who } fait son mulligan { $number } sur 3 et défausse { $cards }.
auf-recipe-finished = 🎂 **{ $recipe }** : recette terminée ! { $who } a { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
auf-turn-ended = { $who } { $count ->
    [0] passe.
   *[other] défausse { $cards } et passe.
}
auf-round-ended = 🏁 La manche { $round } est finie : { $reason ->
    [finished] toutes les recettes de { $winners } sont terminées.
    [idle] pendant un tour de table, personne n’a pioché, joué ni défaussé.
   *[long] elle a duré trop longtemps.
}
auf-overnight-chosen = Pour la nuit, { $who } garde : { $kept }{ $back ->
    [0] .
   *[other] , et rend : { $returned }.
}
auf-recipe-returned = { $who } rend **{ $recipe }**{ $count ->
    [0] .
   *[other] ; défaussé avec : { $cards }.
}
auf-piles-shuffled = Toutes les cartes sont mélangées : { $cards } dans la pioche, { $recipes } dans la pile de recettes.
auf-showdown-began = 🤜🤛 Égalité ! { $who } jouent la victoire à pierre-feuille-ciseaux.
auf-match-began = { $who } contre { $other } : en deux coups gagnants.
auf-signs-shown = { $who } { $sign } : { $reply } { $other }. { $winner ->
    [none] Le coup est rejoué.
   *[other] { $winner } gagne le coup.
}
auf-match-won = { $who } l’emporte contre { $other }.
auf-game-ended = Points : { $scores }.
auf-cards-received = 🆕 Pour { $who } : { $cards }.
auf-cards-received-you = 🆕 Pour toi : { $cards }.
auf-ingredients-seen = Sous { $reader ->
    [owner] ta recette { $recipe }
   *[other] { $recipe }, chez { $who }
} : { $cards }.
auf-hand-received = 🔁 La nouvelle main de { $who } : { $cards }.
auf-hand-received-you = 🔁 Ta nouvelle main : { $cards }.
auf-recipes-seen = { $who } regarde { $recipes }.
auf-recipes-seen-you = Tu regardes { $recipes }.
auf-trade-seen = 🤝 { $who } a pris { $taken } à { $other } et a donné { $given ->
    [none] rien
   *[other] { $given }
} en échange.
auf-trade-seen-with-you = 🤝 { $who } t’a pris { $taken } et a donné { $given ->
    [none] rien
   *[other] { $given }
} en échange.
auf-trade-seen-you = 🤝 Tu as pris { $taken } à { $other } et as donné { $given ->
    [none] rien
   *[other] { $given }
} en échange.
auf-sign-chosen = { $who } a choisi { $sign }.
auf-sign-chosen-you = Tu as choisi { $sign }.
auf-decided-recipe = 🎂 Avec **{ $recipe }**, { $who } a atteint { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et personne d’autre.
auf-decided-showdown = 🤜🤛 Égalité, et { $who } a battu { $other } à pierre-feuille-ciseaux : { $sign } bat { $reply }.

refused-auf-other-question = Ce n’est pas possible maintenant. Le dernier message de la table montre quoi faire.
refused-auf-round-over = C’était pour la manche précédente. Regarde le dernier message de la table.
refused-auf-throw-over = Ce coup est fini. Choisis un signe pour le nouveau.
refused-auf-card-not-held = Tu n’as pas cette carte en main.
refused-auf-recipe-not-yours = Cette recette n’est pas à toi. Choisis une des tiennes.
refused-auf-recipe-finished = Cette recette est terminée : plus rien ne peut la changer.
refused-auf-recipe-not-there = Cette recette n’est pas sur la table. Choisis-en une autre.
refused-auf-recipe-yours = Cette recette est à toi. Choisis celle de quelqu’un d’autre.
refused-auf-ingredient-not-named = Choisis au moins un ingrédient.
refused-auf-not-an-ingredient = Sous une recette, tu ne peux poser que des ingrédients.
refused-auf-ingredient-not-needed = Cette recette n’a pas besoin de tout cela. Il lui faut chaque ingrédient une seule fois.
refused-auf-ingredient-already-there = Un de ces ingrédients y est déjà.
refused-auf-not-a-ban = Seules { -card-power-outage } et { -card-fire-alarm } sont des interdictions.
refused-auf-icon-missing = Cette carte ne peut pas interdire cette recette : pour { -card-power-outage }, il faut ⚡ sur la recette, pour { -card-fire-alarm }, il faut 🔥.
refused-auf-ban-already-there = Cette recette porte déjà cette interdiction.
refused-auf-nothing-to-lift = Cette recette ne porte aucune interdiction que cette carte puisse lever.
refused-auf-player-not-there = Je ne connais pas cette personne. Choisis quelqu’un de ta table.
refused-auf-yourself = Choisis quelqu’un d’autre que toi.
refused-auf-hand-empty = Cette personne n’a pas de cartes.
refused-auf-recipes-gone = Il ne reste aucune recette à regarder.
refused-auf-nothing-to-discard = Tu n’as pas de cartes à défausser.
refused-auf-mulligans-used = Tu as pris tes trois mulligans dans cette manche.
refused-auf-too-many-discards = Tu peux défausser deux cartes au plus.
refused-auf-recipe-not-seen = Choisis une des recettes que tu regardes.
refused-auf-recipe-not-overnight = Pour la nuit, tu ne peux garder que tes propres recettes avec 🌙.
refused-auf-nothing-to-lay = Aucune de tes cartes ne convient à une de tes recettes pour l’instant.
refused-auf-nothing-to-play = Tu n’as aucune carte action que tu puisses jouer maintenant.
refused-auf-no-play-chosen = Choisis une carte à jouer.
refused-auf-one-play = Choisis une seule carte à jouer.
refused-auf-no-recipe-chosen = Choisis une recette.
refused-auf-no-counteraction = Seuls { -card-power-restored } et { -card-fire-extinguisher } lèvent des interdictions.
refused-auf-no-such-card = Aucune carte ne s’appelle « { $text } ». Choisis-en une dans la liste qui s’affiche quand tu écris.
refused-auf-no-such-recipe = Aucune recette ne s’appelle « { $text } ». Choisis-en une dans la liste qui s’affiche quand tu écris.
refused-auf-no-such-sign = Choisis { -sign-rock }, { -sign-paper } ou { -sign-scissors }.

auf-page-start = But du jeu
auf-rules-start = De deux à quatre en cuisine, **trois manches**. Chaque recette terminée rapporte un point que personne ne peut te prendre ; le plus de points l’emporte.
    Tes recettes sont face visible devant toi : trois à chaque manche si vous jouez à deux, deux si vous êtes trois ou quatre. Une recette se termine toute seule dès que **tous ses ingrédients** sont posés et qu’elle ne porte **aucune interdiction**.
    La manche s’arrête dès que quelqu’un n’a plus de recette en cours. Tu gardes ta main pour la manche suivante. La personne qui commence est tirée au sort ; à chaque manche, c’est la suivante.
auf-page-turn = Ton tour
auf-rules-turn = Au début de ton tour, tu pioches jusqu’à avoir **cinq cartes**. Ensuite, joue autant de cartes que tu veux, dans l’ordre de ton choix.
    - **{ auf-button-place }** met des ingrédients face cachée sous une de tes recettes : seulement ceux qui lui manquent, et ils y restent. Les autres voient combien, jamais lesquels.
    - **{ auf-button-play }** sert à interdire une recette, à lever une interdiction et aux autres actions.
    - **{ auf-button-mulligan }** défausse toute ta main et pioche autant de cartes, trois fois par manche au plus.
    - **{ auf-button-pass }** termine ton tour ; **{ auf-button-discard }** défausse d’abord une ou deux cartes.
    - **{ button-hand }** montre tes cartes, ce que tu as posé et ce qui manque. Personne d’autre ne le voit.
auf-page-cards = Cartes action
auf-rules-cards = { EMOJI("power-outage", "🔌") } **{ -card-power-outage }** (5) interdit une recette ⚡ de quelqu’un d’autre, { EMOJI("fire-alarm", "🚨") } **{ -card-fire-alarm }** (5) une recette 🔥. Une recette porte au plus une interdiction de chaque sorte, et ne peut pas être terminée avec une interdiction. { EMOJI("power-restored", "💡") } **{ -card-power-restored }** (4) lève { -card-power-outage }, { EMOJI("fire-extinguisher", "🧯") } **{ -card-fire-extinguisher }** (4) lève { -card-fire-alarm }, sur tes recettes ou sur celles des autres.
    { EMOJI("recipe-switcheroo", "🔀") } **{ -card-recipe-switcheroo }** (3) : échange une de tes recettes en cours contre celle de quelqu’un d’autre, avec tout ce qu’elles portent.
    { EMOJI("hand-switcheroo", "🔁") } **{ -card-hand-switcheroo }** (2) : échange toute ta main avec quelqu’un d’autre.
    { EMOJI("picky-eater", "🧐") } **{ -card-picky-eater }** (4) : regarde les trois premières recettes de la pile ; tu peux en prendre une et rendre une des tiennes, avec tout ce qu’elle porte. Les autres sont remélangées à la pile.
    { EMOJI("one-for-one", "🤝") } **{ -card-one-for-one }** (3) : prends au hasard une carte de quelqu’un, qui en prend une au hasard parmi tes autres cartes, s’il t’en reste.
    Ingrédients : { -card-flour } 7, { -card-sugar } 7, { -card-eggs } 6, { -card-butter } 5, { -card-milk } 5, { -card-fruit } 3, { -card-chocolate } 3, { -card-nuts } 3.
auf-page-overnight = La nuit
auf-rules-overnight = À la fin d’une manche, tu peux garder pour la nuit tes recettes 🌙 en cours, avec tout ce qu’elles portent. Les autres recettes en cours sont rendues, et ce qu’elles portent est défaussé.
    À la manche suivante, tu reçois aussi de nouvelles recettes. Pose ce que tu veux, mais les nouvelles ne se terminent **qu’après toutes les recettes gardées** ; elles se terminent alors toutes seules.
    La manche s’arrête seulement quand quelqu’un n’a plus aucune recette en cours, ni gardée ni nouvelle. Une recette échangée reste ce qu’elle était : gardée ou nouvelle.
auf-page-recipes = Recettes
auf-rules-recipes = - { CARD("apfelstrudel") }**{ -recipe-apfelstrudel }** 🔥 Autriche : { -card-butter }, { -card-flour }, { -card-fruit }
    - { CARD("baklava") }**{ -recipe-baklava }** 🔥 Turquie : { -card-butter }, { -card-flour }, { -card-nuts }
    - { CARD("black-forest-cake") }**{ -recipe-black-forest-cake }** ⚡🔥 Allemagne : { -card-chocolate }, { -card-eggs }, { -card-flour }, { -card-fruit }
    - { CARD("brigadeiro") }**{ -recipe-brigadeiro }** 🔥 Brésil : { -card-butter }, { -card-chocolate }, { -card-milk }
    - { CARD("brownies") }**{ -recipe-brownies }** 🔥 États-Unis : { -card-butter }, { -card-chocolate }, { -card-flour }
    - { CARD("castella") }**{ -recipe-castella }** ⚡🔥 Japon : { -card-eggs }, { -card-flour }, { -card-sugar }
    - { CARD("cheesecake") }**{ -recipe-cheesecake }** ⚡🔥🌙 États-Unis : { -card-butter }, { -card-eggs }, { -card-milk }, { -card-sugar }
    - { CARD("creme-brulee") }**{ -recipe-creme-brulee }** 🔥🌙 France : { -card-eggs }, { -card-milk }, { -card-sugar }
    - { CARD("crepes") }**{ -recipe-crepes }** 🔥 France : { -card-butter }, { -card-eggs }, { -card-flour }, { -card-milk }
    - { CARD("egg-tart") }**{ -recipe-egg-tart }** 🔥 Hong Kong : { -card-eggs }, { -card-flour }, { -card-milk }
    - { CARD("gelato") }**{ -recipe-gelato }** ⚡ Italie : { -card-chocolate }, { -card-milk }, { -card-sugar }
    - { CARD("gulab-jamun") }**{ -recipe-gulab-jamun }** 🔥 Inde : { -card-flour }, { -card-milk }, { -card-sugar }
    - { CARD("kulfi") }**{ -recipe-kulfi }** ⚡🌙 Inde : { -card-milk }, { -card-nuts }, { -card-sugar }
    - { CARD("linzer-torte") }**{ -recipe-linzer-torte }** 🔥 Autriche : { -card-butter }, { -card-flour }, { -card-nuts }, { -card-sugar }
    - { CARD("macarons") }**{ -recipe-macarons }** ⚡🔥 France : { -card-eggs }, { -card-nuts }, { -card-sugar }
    - { CARD("mochi") }**{ -recipe-mochi }** ⚡ Japon : { -card-flour }, { -card-fruit }, { -card-sugar }
    - { CARD("panna-cotta") }**{ -recipe-panna-cotta }** ⚡🌙 Italie : { -card-fruit }, { -card-milk }, { -card-sugar }
    - { CARD("pavlova") }**{ -recipe-pavlova }** ⚡🔥 Nouvelle-Zélande : { -card-eggs }, { -card-fruit }, { -card-sugar }
    - { CARD("pecan-pie") }**{ -recipe-pecan-pie }** 🔥 États-Unis : { -card-butter }, { -card-eggs }, { -card-nuts }
    - { CARD("pound-cake") }**{ -recipe-pound-cake }** ⚡🔥 Royaume-Uni : { -card-butter }, { -card-eggs }, { -card-flour }, { -card-sugar }
    - { CARD("shortbread") }**{ -recipe-shortbread }** 🔥 Écosse : { -card-butter }, { -card-flour }, { -card-sugar }
    - { CARD("tiramisu") }**{ -recipe-tiramisu }** ⚡🌙 Italie : { -card-chocolate }, { -card-eggs }, { -card-milk }
    - { CARD("trifle") }**{ -recipe-trifle }** ⚡🌙 Royaume-Uni : { -card-flour }, { -card-fruit }, { -card-milk }
auf-page-end = Fin et égalité
auf-rules-end = Quand la pioche est vide, la défausse est mélangée et devient la nouvelle pioche. Une manche s’arrête sans vainqueur si, pendant un tour de table, personne ne pioche, ne joue ni ne défausse, ou après quarante tours par personne.
    En cas d’égalité à la première place après trois manches, **pierre-feuille-ciseaux** décide : vous choisissez en secret et pouvez changer 5 fois ; les deux signes sont montrés en même temps, et il faut gagner deux coups ; un coup nul est rejoué. S’il y a plus de deux ex æquo, la personne qui gagne affronte la suivante.
    Si ton temps est écoulé, tu passes sans défausser, tu gardes toutes tes recettes de nuit, ou tu montres un signe au hasard.
refused-auf-undo-kind = Tu ne peux reprendre que des ingrédients que tu viens de poser. Passer, ou un coup qui use, pioche ou montre des cartes, ne s’annule pas.
refused-auf-sign-settled = Tu as déjà changé de signe 5 fois pour ce coup : maintenant, il reste.
refused-auf-which = « { $text } » peut désigner { $names }. Choisis dans la liste qui s’affiche quand tu écris.

## Ce que l’on a réussi une fois

auf-achievement-recipe = une recette terminée
auf-achievement-lifted = une interdiction levée
auf-achievement-four = quatre recettes en un tour
auf-achievement-showdown = pierre-feuille-ciseaux gagné
