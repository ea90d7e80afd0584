### You Take the Cake

bakeries-name = You Take the Cake
bakeries-credits = -# Une création de fans, non officielle. The Civil War Battle for the Bakeries: You Take The Cake est un jeu de P. K. Waddle.
bakeries-part = Manche { $round } : { $phase ->
    [hire] engager un chef
    [place] placer les gâteaux
   *[sale] la vente
}
bakeries-jump-sale = Meilleure vente, manche { $round } : { $amount }, { $name }
bakeries-heading = ## You Take the Cake
    -# Manche { $round } sur { $rounds }, { $phase ->
        [hire] engager un chef, tour { $turn }
        [place] placer les gâteaux : { $cake } sur { $cakes }
        [sale] la vente, tour { $turn }
       *[over] la bataille est finie
    }
bakeries-option-rounds = 🎂 { $rounds } manches ; le plus gros total l’emporte

bakeries-bakery-yummies = { -bakery-yummies }
bakeries-bakery-concoctions = { -bakery-concoctions }

bakeries-chef-sally = { -chef-sally }
bakeries-chef-danny = { -chef-danny }
bakeries-chef-polly = { -chef-polly }
bakeries-chef-molly = { -chef-molly }
bakeries-chef-benjamin = { -chef-benjamin }
bakeries-short-sally = { -chef-sally(form: "short") }
bakeries-short-danny = { -chef-danny(form: "short") }
bakeries-short-polly = { -chef-polly(form: "short") }
bakeries-short-molly = { -chef-molly(form: "short") }
bakeries-short-benjamin = { -chef-benjamin(form: "short") }
bakeries-piece-chef = { -piece-chef }
bakeries-piece-apron = { -piece-apron }
bakeries-piece-hat = { -piece-hat }
bakeries-piece-batter = { -piece-batter }
bakeries-piece-stove = { -piece-stove }
bakeries-card = { $chef } : { $piece }
bakeries-sign-closed = { -sign-closed }
bakeries-sign-reopened = { -sign-reopened }
bakeries-times = { $what }{ $count ->
    [1] {""}
   *[other] {" "}({ $count })
}
bakeries-chef-label = { $chef } ×{ $multiplier }
bakeries-bakes-with = { $chef } ×{ $multiplier }
bakeries-bakes-alone = sans chef ×{ $multiplier }

bakeries-cake-wedding = { -cake-wedding }
bakeries-cake-boston = { -cake-boston }
bakeries-cake-pineapple = { -cake-pineapple }
bakeries-cake-cinnamon = { -cake-cinnamon }
bakeries-cake-sheet = { -cake-sheet }
bakeries-cake-lemon = { -cake-lemon }
bakeries-cake-bundt = { -cake-bundt }
bakeries-cake-german = { -cake-german }
bakeries-cake-forest = { -cake-forest }
bakeries-cake-mud = { -cake-mud }
bakeries-cake-birthday = { -cake-birthday }

bakeries-person = { $turn ->
    [True] 👉
   *[other] ▫️
} **{ $bakery }**, { $who }, { EMOJI("held") } { $count }, { $closed ->
    [True] 🚫 **{ -sign-closed }**
   *[other] 🏪 ouverte
}
bakeries-piles = Pioche { $stock }, défausse { $discards }, dessus : { $top ->
    [none] rien
   *[other] **{ $top }**
}
bakeries-turns = ⏳ La phase 1 se termine sans chef { $left ->
    [one] après ce tour
   *[other] dans { $left } tours par personne
}.
bakeries-drawn = 🎂 Gâteau { $number } sur 22 : **{ $cake }**, { $price } $
bakeries-last-roll = { $faces } Dernier lancer : { $dice }
bakeries-window = 🏪 **{ $bakery }**, { $who }, { $baker }
bakeries-tab = 🧾 Gains **{ $tab } $**, ventes : { $sold } sur 7, { $names } { $names ->
    [one] sorte
   *[other] sortes
}
bakeries-slot = `{ $slot }` ×{ $multiplier }
bakeries-tags-free = Libres : { $slots }
bakeries-tag = { $where } { $cake } { $price } ${ $stale ->
    [0] {""}
   *[other] {" "}🥀{ $stale }
} = **{ $amount } $**
bakeries-tag-sold = { $where } ✅ { $sign }~~{ $cake }~~ { $amount } $

bakeries-dollars = { $amount } $
bakeries-product = { $chef } (chef) × { $price } ${ $stale ->
    [100] {""}
   *[other] {" "}× { $stale } %
} × { $slot } (case)
bakeries-sum = { $product } = { $amount } $
bakeries-kept = { $percent } % = { $amount } $
bakeries-books = 📒 **Ventes de la manche { $round }**
    -# numéro, gâteau : chef × prix × case
bakeries-books-who = 🏪 **{ $bakery }**, { $who }, { $baker }
bakeries-books-sale = `{ $slot }` { $cake } : { $chef } × { $price } $ × { $stale ->
    [100] {""}
   *[other] { $stale } % ×{" "}
}{ $times } = { $amount } $
bakeries-books-tab = Gains { $tab } $
bakeries-books-bonus = BONUS GRAND CHEF { $percent } % = { $bonus } $
bakeries-books-round = **manche { $total } $**
bakeries-scores = Totaux : { $first } ; { $second }
bakeries-score = { $who } **{ $total } $**
bakeries-rounds = 💰 { $who } : { $sums } = **{ $total } $**
bakeries-dice = { $first } + { $second } = **{ $sum }**
bakeries-try = numéro **{ $number }**, { $faces } { $dice }

bakeries-asked-turn = { $who } : pioche une carte, pose une panoplie ou joue une pancarte.
bakeries-asked-discard = { $who } : défausse une carte.
bakeries-asked-place = { $who } : dans quelle case va ce gâteau, **{ $cake }** ?
bakeries-asked-roll = { $who } : lance les dés.
bakeries-asked-stale = { $who } : quel gâteau rassit dans la vitrine de { $other } ?
bakeries-asked-stale-with-you = { $who } choisit lequel de tes gâteaux rassit.
bakeries-asked-again = { $who } : tu t’arrêtes là, ou tu tentes encore la liquidation ?

bakeries-button-draw = Piocher
bakeries-button-take = Prendre { $card }
bakeries-button-pass = Passer
bakeries-button-lay = Panoplie…
bakeries-button-hire = Engager { $chef }
bakeries-button-close = Fermer chez { $who }
bakeries-button-reopen = Rouvrir chez { $who }
bakeries-button-discard = Défausser…
bakeries-button-roll = Lancer !
bakeries-button-stop = Arrêter : { $kept }
bakeries-button-again = Encore : { $more } ou { $less }

bakeries-prompt-own = Pour moi : { $cake }…
bakeries-prompt-theirs = { -take-the-cake }, { $who }…
bakeries-place-own = Pour moi, case { $slot } : { $worth }
bakeries-place-theirs = { -take-the-cake }, case { $slot } : { $worth }
bakeries-prompt-stale = Choisis un gâteau de { $who }…
bakeries-stale-choice = Case { $slot } : { $cake }
bakeries-stale-note = de { $now } $ à { $then } $
bakeries-prompt-discard = Défausser…

bakeries-form-discard = Défausser une carte
bakeries-form-lay = Engager un chef
bakeries-field-card = La carte que tu défausses
bakeries-field-chef = Le chef que tu engages
bakeries-use-sign = une pancarte ; en main : { $copies }
bakeries-use-part = panoplie { $held } sur { $parts } ; en main : { $copies }
bakeries-use-drawn = 🆕 vient d’arriver, { $use }

bakeries-offer = { $what } ({ $note })
bakeries-offer-slot = Case { $slot } : { $sum }

bakeries-label-draw-stock = piocher
bakeries-label-draw-discard = prendre la carte du dessus de la défausse
bakeries-label-discard = défausser { $card }
bakeries-label-place-own = pour moi, case { $slot }
bakeries-label-place-theirs = { -take-the-cake }, case { $slot }
bakeries-label-stale = une carte Rassis sur le gâteau de la case { $slot }
bakeries-label-again = encore un essai
bakeries-label-stop = s’arrêter

bakeries-hand-chef = **{ $chef } ×{ $multiplier }** : { $count } sur 5 ; { $held } ; { $lacking ->
    [none] ✅ **complète : tu peux engager**
   *[other] il manque { $lacking }
}
bakeries-hand-signs = **Pancartes** : { $signs }
bakeries-hand-drawn = 🆕 Carte piochée : **{ $card }**.
bakeries-hand-taken = 🆕 Carte prise : **{ $card }**. Pendant ce tour, tu ne peux pas défausser de carte identique.
bakeries-hand-closed = 🚫 Cette pâtisserie est fermée : joue { -sign-reopened } avant de poser une panoplie.
bakeries-hand-resting = Ces cartes ne servent plus jusqu’à la manche suivante.

bakeries-round-begun = **Manche { $round }.** Toutes les cartes sont mélangées et distribuées. { $who } commence.
bakeries-hand-dealt = { $who } reçoit { $cards }.
bakeries-hand-dealt-you = Tu reçois { $cards }.
bakeries-phase-begun = { $phase ->
    [hire] 👩‍🍳 Phase 1 : { $who } commence à chercher un chef.
    [place] 🍰 Phase 2 : { $who } place le premier gâteau.
   *[sale] 🎲 Phase 3 : { $who } lance les dés en premier.
}
bakeries-stock-reshuffled = La pioche était vide : { $count } { $count ->
    [one] carte défaussée devient
   *[other] cartes défaussées deviennent
} la nouvelle pioche.
bakeries-card-drawn = { $who } pioche une carte.
bakeries-card-seen = { $who } a pioché { $card }.
bakeries-card-seen-you = Tu as pioché { $card }.
bakeries-discard-taken = { $who } prend **{ $card }** sur la défausse.
bakeries-card-discarded = { $who } défausse **{ $card }**.
bakeries-bakery-closed = 🚫 { $who } joue { -sign-closed } contre { $owner } !
bakeries-bakery-reopened = 🏪 { $who } joue { -sign-reopened }.
bakeries-draw-skipped = { $who } ne peut pas piocher : il ne reste aucune carte.
bakeries-turn-passed = { $who } ne peut pas piocher et passe.
bakeries-chef-hired = 👩‍🍳 { $who } pose la panoplie complète et engage **{ $chef }** : tous les prix ×{ $multiplier } !
bakeries-nobody-hired = { $reason ->
    [both-passed] Plus personne ne peut piocher
   *[turn-limit] Cent tours par personne ont été joués
} : les deux pâtisseries travaillent sans chef.
bakeries-cake-drawn = { $who } tire le gâteau { $number } : { $cake }.
bakeries-cake-placed = { $own ->
    [True] 🍰 { $who } garde **{ $cake }** dans sa case { $slot } (×{ $multiplier }).
   *[other] 🍰 { $who } à { $owner } : **{ -take-the-cake } !** { $cake }, case { $slot } (×{ $multiplier }).
}
bakeries-case-filled = La vitrine de { $who } est pleine.
bakeries-dice-rolled = { $faces } { $who } lance les dés : { $dice }.
bakeries-cake-sold = 💵 { $who } vend **{ $cake }** : { $sum }.
bakeries-number-repeated = { $who } a déjà fait { $slot }{ $penalised ->
    [True] : un gâteau rassit.
   *[other] , mais il ne reste aucun gâteau à faire rassir.
}
bakeries-stale-placed = 🥀 { $who } pose une carte Rassis chez { $owner } sur { $cake }, case { $slot } : { $sum } maintenant.
bakeries-sale-won = 🏁 { $who } a vendu sept gâteaux : la vente est finie !
bakeries-clearance-tried = 🎟️ Liquidation pour { $who } : { $attempt }. { $hit ->
    [True] Touché
   *[other] Raté
} : { $percent } % des gains.
bakeries-clearance-stopped = { $who } s’arrête et garde { $percent } % des gains.
bakeries-game-ended = La bataille des pâtisseries est finie.
bakeries-decided = 💵 { $how ->
    [turned] { $who } a renversé la partie à la dernière manche : **{ $cake }** a rapporté { $amount }.
    [level] { $who } a gagné la dernière manche, et la partie avec : **{ $cake }** a rapporté { $amount }.
    [tie] Les totaux sont égaux, et { $who } a la meilleure manche ou plus de gâteaux vendus.
    [none] { $who } n’a rien vendu à la dernière manche, mais l’avance a suffi.
   *[kept] { $who } menait avant la dernière manche et a gardé l’avance : **{ $cake }** a rapporté { $amount }.
}

refused-bakeries-already-closed = Cette pâtisserie est déjà fermée.
refused-bakeries-another-question = Ce n’est pas possible maintenant. Le dernier message de la table montre quoi faire.
refused-bakeries-bakery-closed = Ta pâtisserie est fermée. Joue { -sign-reopened } avant de poser une panoplie.
refused-bakeries-bakery-open = Ta pâtisserie est déjà ouverte.
refused-bakeries-cake-sold = Ce gâteau est vendu. Choisis-en un qui est encore à vendre.
refused-bakeries-cannot-pass = Tu peux encore piocher : impossible de passer.
refused-bakeries-card-just-taken = Tu viens de prendre une carte identique sur la défausse. Défausse une carte différente.
refused-bakeries-card-not-held = Tu n’as pas cette carte en main.
refused-bakeries-closed-not-held = Tu n’as pas { -sign-closed } en main.
refused-bakeries-reopened-not-held = Tu n’as pas { -sign-reopened } en main.
refused-bakeries-discard-pile-empty = La défausse est vide. Prends une carte de la pioche.
refused-bakeries-fifth-stale = Ce gâteau a déjà quatre cartes Rassis, le maximum. Choisis un autre gâteau.
refused-bakeries-no-such-slot = Les cases vont de 2 à 12, comme les sommes de deux dés.
refused-bakeries-nothing-else-to-discard = Tu n’as que des cartes identiques à celle-ci : tu ne pourrais rien défausser d’autre. Prends une carte de la pioche.
refused-bakeries-set-incomplete = Tu n’as pas encore les cinq pièces de ce chef. *{ button-hand }* montre ce qui manque.
refused-bakeries-slot-filled = Cette case contient déjà un gâteau. Choisis une case libre.
refused-bakeries-stock-empty = La pioche est vide.
refused-bakeries-no-such-card = Aucune carte ne s’appelle « { $text } ». Choisis-en une dans la liste qui s’affiche quand tu écris.
refused-bakeries-no-such-chef = Aucun chef ne s’appelle « { $text } ». Choisis-en un dans la liste qui s’affiche quand tu écris.

cmd-bakery = You Take the Cake : engage un chef, place les gâteaux, lance les dés
cmd-bakery-new = Ouvre une table de You Take the Cake
cmd-bakery-draw = Pioche une carte ou prends celle du dessus de la défausse
cmd-bakery-draw-pile = La pioche, ou le dessus de la défausse
cmd-bakery-discard = Défausse une carte de ta main
cmd-bakery-discard-card = La carte ; ta main n’est visible que pour toi
cmd-bakery-lay = Pose les cinq pièces d’un chef et engage-le
cmd-bakery-lay-chef = Le chef dont tu poses la panoplie
cmd-bakery-close = Joue { -sign-closed } contre l’autre pâtisserie
cmd-bakery-reopen = Joue { -sign-reopened } pour ta pâtisserie
cmd-bakery-pass = Passe, si tu ne peux pas piocher
cmd-bakery-keep = Pour moi : place le gâteau tiré dans une case de ta vitrine
cmd-bakery-give = { -take-the-cake } : place-le dans une case de l’autre vitrine
cmd-bakery-slot = Le numéro de la case, de 2 à 12
cmd-bakery-roll = Lance les dés
cmd-bakery-stale = Pose une carte Rassis sur un gâteau de l’autre pâtisserie
cmd-bakery-again = Liquidation : encore un essai, pour 80 % ou seulement 40 %
cmd-bakery-stop = Liquidation : arrête-toi et garde 60 %

choice-pile-stock = la pioche
choice-pile-discard = le dessus de la défausse

bakeries-page-start = But du jeu
bakeries-rules-start = Deux pâtisseries, **{ -bakery-yummies }** et **{ -bakery-concoctions }**, trois manches. À chaque manche, tu **engages un chef**, tu **places des gâteaux** et tu les **vends aux dés**. Le plus gros total après la troisième manche l’emporte ; à égalité, la meilleure manche, puis le plus de gâteaux vendus.
    Un gâteau rapporte **chef × prix × case** : { -cake-birthday } à 500 $ avec { -chef-polly(form: "short") } (×4) dans la case 9 (×3) rapporte 6 000 $.
    Appuie sur **{ button-hand }** pour voir tes cartes ; personne d’autre ne les voit.
bakeries-page-hire = Engager un chef
bakeries-rules-hire = Chaque pâtisserie a huit cartes en main. Le sort choisit qui commence ; à chaque manche, on alterne. À ton tour, fais une seule de ces choses :
    🃏 **Pioche** une carte, ou **prends** celle du dessus de la défausse ; puis **défausse** une carte. Si tu prends une carte de la défausse, tu ne peux pas défausser de carte identique pendant le même tour ; si tes huit cartes lui sont identiques, tu ne peux pas la prendre.
    👩‍🍳 **Pose la panoplie** d’un chef : { -piece-chef }, { -piece-apron }, { -piece-hat }, { -piece-batter } et { -piece-stove }. Tu engages ce chef, et la phase se termine. En face, on travaille sans chef (×1).
    🚫 **{ -sign-closed }** empêche ton adversaire de poser une panoplie ; **{ -sign-reopened }** l’annule. Après avoir joué l’une ou l’autre pancarte, pioche une carte ; la pancarte ne revient qu’à la manche suivante.
    Quand la pioche est vide, la défausse est mélangée, sauf sa carte du dessus. Après 100 tours par personne, la phase se termine sans chef.
    Si ton temps est écoulé, tu pioches une carte et tu la défausses.
bakeries-page-place = Placer les gâteaux
bakeries-rules-place = La pâtisserie sans chef commence (si personne n’a de chef : celle qui n’a pas commencé la phase 1). Ensuite, à tour de rôle : un gâteau sort de la réserve, et tu le places dans une case libre de ta vitrine ou de celle de ton adversaire : **{ -take-the-cake } !**
    Le numéro d’une case est la somme des dés qui vend son gâteau, et il multiplie le prix : 7 ×1 ; 6 et 8 ×2 ; 5 et 9 ×3 ; 4 et 10 ×5 ; 3 et 11 ×8 ; 2 et 12 ×13.
    Dès qu’une vitrine est pleine, l’autre pâtisserie place tous les gâteaux qui lui manquent.
    Si ton temps est écoulé, le gâteau va dans ta case libre au plus petit numéro ou, si ta vitrine est pleine, dans celle de ton adversaire au plus petit numéro.
bakeries-page-sale = La vente
bakeries-rules-sale = La pâtisserie qui a engagé un chef lance les dés en premier (si personne n’en a : celle qui a commencé la phase 1) ; ensuite, les deux jouent à tour de rôle. Une somme que tu n’as pas encore faite **vend le gâteau** de cette case de ta vitrine.
    Si tu refais une somme, ton adversaire pose une **carte Rassis** sur un de tes gâteaux invendus : 20 % du prix imprimé en moins, et quatre cartes par gâteau au plus. Si aucun gâteau ne peut en recevoir, il ne se passe rien.
    🏁 **La septième vente termine la manche.** La pâtisserie qui la fait garde tous ses gains, plus 20 % si elle a vendu sept gâteaux différents (BONUS GRAND CHEF). L’autre garde 40 % des siens.
    Si ton temps est écoulé, les dés sont lancés pour toi, ou ta carte Rassis va sur le gâteau au prix imprimé le plus élevé.
bakeries-page-clearance = Liquidation
bakeries-rules-clearance = Si ton adversaire a fait la septième vente, que tu n’as pas de chef et que tu as vendu au moins un gâteau, tu as droit à un essai : un de tes numéros invendus est tiré, et tu lances les dés.
    {"**Raté**"} : il te reste 40 % de tes gains. **Touché** : 60 %, et tu peux t’arrêter, ou tirer un numéro et lancer encore une fois : 80 % si tu touches, 40 % si tu rates. Le même numéro peut revenir. Si ton temps est écoulé, tu t’arrêtes.
bakeries-page-prices = Cartes et prix
bakeries-rules-prices = 👩‍🍳 **Chefs** (exemplaires de chaque pièce) : { CARD("sally-chef") }{ -chef-sally(form: "short") } ×2 (16), { CARD("danny-chef") }{ -chef-danny(form: "short") } ×3 (10), { CARD("polly-chef") }{ -chef-polly(form: "short") } ×4 (6), { CARD("molly-chef") }{ -chef-molly(form: "short") } ×5 (4), { CARD("benjamin-chef") }{ -chef-benjamin(form: "short") } ×6 (2). Onze { -sign-closed }, onze { -sign-reopened }.
    🎂 **Gâteaux** (exemplaires) : 500 $ { CARD("wedding") }{ -cake-wedding } (2), { CARD("birthday") }{ -cake-birthday } (2) ; 350 $ { CARD("boston") }{ -cake-boston } (5), { CARD("mud") }{ -cake-mud } (5) ; 200 $ { CARD("pineapple") }{ -cake-pineapple } (7), { CARD("forest") }{ -cake-forest } (7) ; 125 $ { CARD("cinnamon") }{ -cake-cinnamon } (10), { CARD("german") }{ -cake-german } (10) ; 75 $ { CARD("sheet") }{ -cake-sheet } (15), { CARD("bundt") }{ -cake-bundt } (15) ; 50 $ { CARD("lemon") }{ -cake-lemon } (36).
refused-bakeries-undo-kind = Dans ce jeu, les coups ne s’annulent pas.

## Ce que l’on a réussi une fois

bakeries-achievement-chef = un chef avec ses cinq pièces
bakeries-achievement-rare = un gâteau vendu sur un 2 ou un 12
bakeries-achievement-clearance = deux réussites dans une liquidation
bakeries-achievement-all-chefs = chaque chef une fois
