### Les noms des cartes, des recettes, des chefs et des gâteaux, et les mots du jeu
#
# form : "one" (par défaut), "many", ou "short" pour les images des cartes. Toutes les cartes de Cake Duel sont au masculin, sauf l’Invocatrice.
# On tutoie. Pour les personnes, des mots épicènes : adversaire, partenaire, hôte, membre, gestionnaire, quelqu’un.
#
# annonce, annoncer (claim) · bluff, bluffer · contester (challenge) · bloquer, blocage, bloqueur · accepter
# manche (bout, round) · duel · match · trophée · tour (turn) · rejouer (take another turn) · coup (move)
# pioche (deck, stock) · défausse (discard) · face cachée · révéler (flip, reveal) · main · passer
# interdire, interdiction (ban) · lever (lift) · poser (lay) · recette de nuit (Overnight) · mulligan
# panoplie (chef set) · pièce (part) · pancarte (sign) · vitrine (case) · case (slot) · rassis (stale)
# gains (tab) · caisse (till) · réserve (store) · vente (sale) · liquidation (clearance sale)
# bot maison (house player) · remplacer (stand in) · place (seat) · cadence (clock) · couper (cut)
# mélange (shuffle) · scellé (locked in) · message (post) · salon (channel) · fil (thread) · cote (rating)

## Cake Duel

-card-soldier = { $form ->
   *[one] Soldat
    [many] Soldats
}
-card-archer = { $form ->
   *[one] Archer
    [many] Archers
}
-card-wizard = { $form ->
   *[one] Mage
    [many] Mages
}
-card-defender = { $form ->
   *[one] Défenseur
    [many] Défenseurs
}
-card-scientist = { $form ->
   *[one] Savant
    [many] Savants
}
-card-wolfy = { $form ->
   *[one] Sire Loupiot
    [short] Loupiot
    [many] Sires Loupiot
}
-card-assassin = { $form ->
   *[one] Assassin
    [many] Assassins
}
-card-scout = { $form ->
   *[one] Éclaireur
    [many] Éclaireurs
}
-card-summoner = { $form ->
   *[one] Invocatrice
    [many] Invocatrices
}
-card-quartermaster = { $form ->
   *[one] Intendant
    [many] Intendants
}
-card-oracle = { $form ->
   *[one] Oracle
    [many] Oracles
}
-card-priest = { $form ->
   *[one] Prêtre
    [many] Prêtres
}
-card-angel = { $form ->
   *[one] Ange
    [many] Anges
}
-card-professor = { $form ->
   *[one] Professeur Bêêcrate
    [short] Bêêcrate
    [many] Professeurs Bêêcrate
}
-card-agent = { $form ->
   *[one] Agneau secret
    [many] Agneaux secrets
}
-card-pierrot = { $form ->
   *[one] Pierrot Bellelaine
    [short] Pierrot
    [many] Pierrots Bellelaine
}

## Cake Auf!

-card-flour = Farine
-card-sugar = Sucre
-card-eggs = Œufs
-card-butter = Beurre
-card-milk = Lait
-card-fruit = Fruits
-card-chocolate = Chocolat
-card-nuts = Noix
-card-power-outage = { $form ->
   *[one] Panne de courant
    [short] Panne
}
-card-fire-alarm = Alarme incendie
-card-power-restored = Courant rétabli
-card-fire-extinguisher = Extincteur
-card-recipe-switcheroo = { $form ->
   *[one] Passe-passe (recette)
    [short] Passe-recette
}
-card-hand-switcheroo = { $form ->
   *[one] Passe-passe (main)
    [short] Passe-main
}
-card-switcheroo = Passe-passe
-card-picky-eater = Fine bouche
-card-one-for-one = { $form ->
   *[one] Donnant-donnant
    [short] Donnant donnant
}

-recipe-apfelstrudel = Apfelstrudel
-recipe-baklava = Baklava
-recipe-black-forest-cake = Forêt-Noire
-recipe-brigadeiro = Brigadeiro
-recipe-brownies = Brownies
-recipe-castella = Castella
-recipe-cheesecake = Cheesecake
-recipe-creme-brulee = Crème brûlée
-recipe-crepes = Crêpes
-recipe-egg-tart = Tartelette aux œufs
-recipe-gelato = Gelato
-recipe-gulab-jamun = Gulab jamun
-recipe-kulfi = Kulfi
-recipe-linzer-torte = Linzertorte
-recipe-macarons = Macarons
-recipe-mochi = Mochi
-recipe-panna-cotta = Panna cotta
-recipe-pavlova = Pavlova
-recipe-pecan-pie = Tarte aux pécans
-recipe-pound-cake = Quatre-quarts
-recipe-shortbread = Shortbread
-recipe-tiramisu = Tiramisu
-recipe-trifle = Trifle

-sign-rock = Pierre
-sign-paper = Feuille
-sign-scissors = Ciseaux

## You Take the Cake

-bakery-yummies = Délices de l’Union
-bakery-concoctions = Confections confédérées

-chef-sally = { $form ->
   *[one] Sally Scone
    [short] Sally
}
-chef-danny = { $form ->
   *[one] Danny Donut
    [short] Danny
}
-chef-polly = { $form ->
   *[one] Polly Cacahuète
    [short] Polly
}
-chef-molly = { $form ->
   *[one] Molly Moelleux
    [short] Molly
}
-chef-benjamin = { $form ->
   *[one] Benjamin Gagnepain
    [short] Benjamin
}

-piece-chef = Chef
-piece-apron = Tablier
-piece-hat = Toque
-piece-batter = { $form ->
   *[one] Pâte & moule
    [short] Pâte
}
-piece-stove = Fourneau

-sign-closed = { $form ->
   *[one] PÂTISSERIE FERMÉE
    [short] FERMÉ
}
-sign-reopened = { $form ->
   *[one] PÂTISSERIE ROUVERTE
    [short] ROUVERT
}
-take-the-cake = À TOI LE GÂTEAU

-cake-wedding = Pièce montée
-cake-boston = { $form ->
   *[one] Tarte de Boston
    [short] Boston
}
-cake-pineapple = { $form ->
   *[one] Renversé à l’ananas
    [short] Ananas
}
-cake-cinnamon = { $form ->
   *[one] Gâteau cannelle
    [short] Cannelle
}
-cake-sheet = { $form ->
   *[one] Gâteau sur plaque
    [short] Plaque
}
-cake-lemon = { $form ->
   *[one] Cake au citron
    [short] Citron
}
-cake-bundt = Kouglof
-cake-german = { $form ->
   *[one] Gâteau choco-coco
    [short] Choco-coco
}
-cake-forest = Forêt-Noire
-cake-mud = { $form ->
   *[one] Fondant du Mississippi
    [short] Mississippi
}
-cake-birthday = { $form ->
   *[one] Gâteau d’anniversaire
    [short] Anniversaire
}

## Mots qui ne sont dans aucune phrase, et celui qui les remplace ; entre parenthèses, les messages qui peuvent les avoir

# not: joueur maison, joueurs maison, ordi, ordinateur → bot maison
# not: tableau, tableaux → classement
# not: notification*, notifie* → mention
# not: un gestionnaire, le gestionnaire → les gestionnaires
# not: chacun → à tour de rôle, tout le monde (duel-rules-cards, refused-duel-wrong-positions, tutorial-duel-answer, tutorial-duel-claim)
# not: tous les deux, tous les quatre, accord de tous, joueur*, gagnant, perdant* → les deux, tout le monde, la personne qui gagne
# not: inactive, on joue ici → si personne ne joue, on joue dans

## Ce qui reste comme en anglais

# same: -card-archer, -card-assassin, -card-oracle, -piece-chef, -recipe-apfelstrudel, -recipe-baklava
# same: -recipe-brigadeiro, -recipe-brownies, -recipe-castella, -recipe-cheesecake, -recipe-crepes
# same: -recipe-gelato, -recipe-kulfi, -recipe-macarons, -recipe-mochi, -recipe-pavlova, -recipe-shortbread
# same: -recipe-tiramisu, -recipe-trifle, auf-button-mulligan, button-preferences-votes, button-replay, button-table
# same: card-class-action, image-score-auf, tab-settings-tables, time-minutes, tournament-match-link
