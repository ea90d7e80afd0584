### Ce qui est imprimé sur les images des cartes : plus court que dans une phrase

card-class-weapon = Arme
card-class-magic = Magie
card-class-special = Spéciale
card-class-blocker = Bloqueur
card-class-unclaimable = Filou
card-class-ingredient = Ingrédient
card-class-action = Action
card-class-sign = Pancarte
card-class-cake = Gâteau

card-duel-soldier = { -card-soldier }
card-duel-archer = { -card-archer }
card-duel-wizard = { -card-wizard }
card-duel-defender = { -card-defender }
card-duel-scientist = { -card-scientist }
card-duel-wolfy = { -card-wolfy }
card-duel-assassin = { -card-assassin }
card-duel-scout = { -card-scout }
card-duel-summoner = { -card-summoner }
card-duel-quartermaster = { -card-quartermaster }
card-duel-oracle = { -card-oracle }
card-duel-priest = { -card-priest }
card-duel-angel = { -card-angel }
card-duel-professor = { -card-professor(form: "short") }
card-duel-agent = { -card-agent }
card-duel-pierrot = { -card-pierrot(form: "short") }

card-duel-does-soldier = Vole 1 gâteau
card-duel-does-archer = Vole 1 gâteau
card-duel-does-wizard = Vole 2 gâteaux
card-duel-does-defender = Bloque 1 arme
card-duel-does-scientist = Bloque 1 magie
card-duel-does-wolfy = Jamais vrai ; révélé à la fin du tour
card-duel-does-assassin = Vole 5 gâteaux
card-duel-does-scout = Vole 1 gâteau, puis rejoue
card-duel-does-summoner = Nomme une carte : 2 gâteaux par exemplaire
card-duel-does-quartermaster = 1 carte de plus en main
card-duel-does-oracle = Regarde la main adverse, puis rejoue
card-duel-does-priest = Annule 1 attaquant et le prend
card-duel-does-angel = Arrête tout, mais l’attaque rejoue
card-duel-does-professor = Révélé : lui et { -card-wolfy(form: "short") } sont des { -card-scientist(form: "many") }
card-duel-does-agent = Révélé : toute carte de la main adverse
card-duel-does-pierrot = Révélé : ta dernière attaque annoncée

card-auf-flour = { -card-flour }
card-auf-sugar = { -card-sugar }
card-auf-eggs = { -card-eggs }
card-auf-butter = { -card-butter }
card-auf-milk = { -card-milk }
card-auf-fruit = { -card-fruit }
card-auf-chocolate = { -card-chocolate }
card-auf-nuts = { -card-nuts }
card-auf-power-outage = { -card-power-outage(form: "short") }
card-auf-fire-alarm = { -card-fire-alarm }
card-auf-power-restored = { -card-power-restored }
card-auf-fire-extinguisher = { -card-fire-extinguisher }
card-auf-recipe-switcheroo = { -card-recipe-switcheroo(form: "short") }
card-auf-hand-switcheroo = { -card-hand-switcheroo(form: "short") }
card-auf-picky-eater = { -card-picky-eater }
card-auf-one-for-one = { -card-one-for-one(form: "short") }

card-auf-does-power-outage = Interdit une recette qui demande du courant
card-auf-does-fire-alarm = Interdit une recette qui demande du feu
card-auf-does-power-restored = Lève { -card-power-outage }
card-auf-does-fire-extinguisher = Lève { -card-fire-alarm }
card-auf-does-recipe-switcheroo = Échange une recette avec quelqu’un
card-auf-does-hand-switcheroo = Échange ta main avec quelqu’un
card-auf-does-picky-eater = Regarde 3 recettes, échanges-en une
card-auf-does-one-for-one = Échange une carte au hasard

card-bakeries-chef = { -piece-chef }
card-bakeries-apron = { -piece-apron }
card-bakeries-hat = { -piece-hat }
card-bakeries-batter = { -piece-batter(form: "short") }
card-bakeries-stove = { -piece-stove }
card-bakeries-closed = { -sign-closed(form: "short") }
card-bakeries-reopened = { -sign-reopened(form: "short") }
card-bakeries-does-part = Tous les prix ×{ $multiplier }
card-bakeries-does-closed = En face, pas de panoplie
card-bakeries-does-reopened = Annule { -sign-closed(form: "short") }

card-cake-wedding = { -cake-wedding }
card-cake-boston = { -cake-boston(form: "short") }
card-cake-pineapple = { -cake-pineapple(form: "short") }
card-cake-cinnamon = { -cake-cinnamon(form: "short") }
card-cake-sheet = { -cake-sheet(form: "short") }
card-cake-lemon = { -cake-lemon(form: "short") }
card-cake-bundt = { -cake-bundt }
card-cake-german = { -cake-german(form: "short") }
card-cake-forest = { -cake-forest }
card-cake-mud = { -cake-mud(form: "short") }
card-cake-birthday = { -cake-birthday(form: "short") }
card-cake-price = { $price } $

image-hand = Tes cartes : { $cards }
image-seat = Place { $number }
image-deck = pioche { $count }
image-discard = défausse { $count }
image-duel-claims = { $who } annonce
image-duel-flipped = { $truthful ->
    [True] C’est vrai !
   *[other] Du bluff !
}
image-duel-stolen = { $count ->
    [one] { $count } gâteau volé !
   *[other] { $count } gâteaux volés !
}
image-duel-side = { $who } : { $cakes } { $cakes ->
    [one] gâteau
   *[other] gâteaux
}, { $trophies } { $trophies ->
    [one] trophée
   *[other] trophées
}, { $cards } { $cards ->
    [one] carte
   *[other] cartes
}.
image-duel-claim = { $who } annonce { $claim }.
image-stock = pioche { $count }
image-bakeries-front = { $who } : { $count } { $count ->
    [one] carte
   *[other] cartes
}, { $closed ->
    [True] fermée
   *[other] ouverte
}.
image-bakeries-window = { $who } : { $cakes } { $cakes ->
    [one] gâteau
   *[other] gâteaux
}, ventes : { $sold }, gains : { $tab } $.
image-bakeries-sold = Vendu pour { $amount } $ !
image-bakeries-hired = { $chef } rejoint l’équipe !
image-bakeries-given = À toi le gâteau !
image-bakeries-stale = Ça rassit !
image-bakeries-alone = sans chef ×1
image-bakeries-till = Caisse
image-bakeries-total = Avant { $amount } $
image-bakeries-cake = { $cake }, { $price } $
image-bakeries-dice = Dés { $first } + { $second } = { $sum }
image-auf-finished = Recette terminée : { $recipe } !
image-auf-recipes-swapped = Recettes échangées !
image-auf-hands-swapped = Mains échangées !
image-auf-player = { $who } : { $points } { $points ->
    [one] point
   *[other] points
} ; { $recipes }.
image-auf-recipe = { $recipe } { $laid } sur { $of }
image-winners = { $count ->
    [one] Victoire : { $winners } !
   *[other] Victoire : { $winners } !
}
image-score-duel = victoires : { $score }
image-score-auf = { $score } { $score ->
    [one] point
   *[other] points
}
image-stand-in = bot maison pour { $who }
image-score-conceded = { $score ->
    [0] défaite
   *[other] victoire
}
image-score-bakeries = { $score } $
image-example = Un exemple. { $shown }
image-example-window = { $who }, { $chef } : { $count ->
    [0] aucun gâteau
   *[other] { $cakes }
}.
image-example-slot = case { $slot } { $cake } { $amount }{ $sold ->
    [True] {" "}vendu
   *[False] {""}
}
image-page = Les cartes de cette page : { $cards }
