### Cake Duel

duel-name = Cake Duel
duel-credits = -# Une création de fans, non officielle. Cake Duel est un jeu de Sizigi Studios.
duel-mode-core = Cake Duel
duel-mode-full = Cake Duel avec cartes spéciales
duel-mode-team = Cake Duel en équipes
duel-mode-team-full = Cake Duel en équipes avec cartes spéciales
duel-part = { $duels ->
    [1] Manche { $bout }
   *[other] Duel { $duel }, manche { $bout }
}
duel-jump-bluff = Plus beau bluff : { $claim }, { $name }
duel-jump-turn = Tournant : manche { $bout }
duel-jump-missed = Bluff non contesté : { $claim }, { $name }
duel-heading = ## { $mode }
    -# { $duels ->
        [1] Manche { $bout }
       *[other] Duel { $duel } sur { $duels }, manche { $bout }
    }, tour { $turn }{ $house }
duel-house-rule = , { $rule }
duel-house-wolfy = { -card-wolfy } reste caché
duel-house-block-limit = pas plus de bloqueurs que d’attaquants
duel-house-specials = cartes spéciales dans la pioche : { $cards }
duel-side = { $slices } **{ $cakes }** { $cakes ->
    [one] gâteau
   *[other] gâteaux
}, { EMOJI("trophy") } { $trophies } sur { $wanted }
duel-side-duels = , duels gagnés : { $won }
duel-person = { $role ->
    [attacks] ⚔️
    [defends] 🛡️
   *[waits] ▫️
} { $who } : { EMOJI("held") } { $count } { $count ->
    [one] carte
   *[other] cartes
}{ $size ->
    [4] {""}
   *[other] {" "}(pioche jusqu’à { $size })
}
duel-piles = Pioche { $deck }, défausse { $discard }
duel-owed = ↩️ Après ce tour, l’attaque en joue encore { $count ->
    [one] un
   *[other] { $count }
}.
duel-lying = { EMOJI("facedown") } { $who } annonce **{ $claim }**{ $left ->
    [0] {" "}(aucune de ces cartes n’est plus là)
   *[other] {""}
}
duel-claim = { $count } { $card }
duel-no-cards = aucune carte
duel-nothing = rien
duel-copy = { $card } ({ $copy })
duel-position = Carte { $position }
duel-changed = { $card } compte comme { $into }

duel-card-soldier = { $count ->
    [one] { -card-soldier }
   *[other] { -card-soldier(form: "many") }
}
duel-card-archer = { $count ->
    [one] { -card-archer }
   *[other] { -card-archer(form: "many") }
}
duel-card-wizard = { $count ->
    [one] { -card-wizard }
   *[other] { -card-wizard(form: "many") }
}
duel-card-defender = { $count ->
    [one] { -card-defender }
   *[other] { -card-defender(form: "many") }
}
duel-card-scientist = { $count ->
    [one] { -card-scientist }
   *[other] { -card-scientist(form: "many") }
}
duel-card-wolfy = { $count ->
    [one] { -card-wolfy }
   *[other] { -card-wolfy(form: "many") }
}
duel-card-assassin = { $count ->
    [one] { -card-assassin }
   *[other] { -card-assassin(form: "many") }
}
duel-card-scout = { $count ->
    [one] { -card-scout }
   *[other] { -card-scout(form: "many") }
}
duel-card-summoner = { $count ->
    [one] { -card-summoner }
   *[other] { -card-summoner(form: "many") }
}
duel-card-quartermaster = { $count ->
    [one] { -card-quartermaster }
   *[other] { -card-quartermaster(form: "many") }
}
duel-card-oracle = { $count ->
    [one] { -card-oracle }
   *[other] { -card-oracle(form: "many") }
}
duel-card-priest = { $count ->
    [one] { -card-priest }
   *[other] { -card-priest(form: "many") }
}
duel-card-angel = { $count ->
    [one] { -card-angel }
   *[other] { -card-angel(form: "many") }
}
duel-card-professor = { $count ->
    [one] { -card-professor }
   *[other] { -card-professor(form: "many") }
}
duel-card-agent = { $count ->
    [one] { -card-agent }
   *[other] { -card-agent(form: "many") }
}
duel-card-pierrot = { $count ->
    [one] { -card-pierrot }
   *[other] { -card-pierrot(form: "many") }
}

duel-effect-soldier = arme : vole 1 gâteau
duel-effect-archer = arme : vole 1 gâteau
duel-effect-wizard = magie : vole 2 gâteaux
duel-effect-defender = arrête un attaquant de type arme
duel-effect-scientist = arrête un attaquant de type magie
duel-effect-wolfy = jamais une carte vraie ; révélé à la fin du tour
duel-effect-assassin = arme : vole 5 gâteaux
duel-effect-scout = arme : vole 1 gâteau, puis rejoue
duel-effect-summoner = magie : nomme une carte, regarde la main adverse, vole 2 gâteaux par exemplaire
duel-effect-quartermaster = spéciale : 1 carte de plus en main jusqu’à la fin de la manche
duel-effect-oracle = spéciale : regarde la main adverse, puis rejoue
duel-effect-priest = annule n’importe quel attaquant et prend sa carte
duel-effect-angel = arrête tous les attaquants, mais l’attaque rejoue
duel-effect-professor = révélé : compte comme { -card-scientist }, et tout { -card-wolfy } aussi
duel-effect-agent = révélé : compte comme n’importe quelle carte de la main adverse
duel-effect-pierrot = révélé : compte comme l’attaquant que tu as annoncé à ton tour précédent

duel-asked-lead = { $who } : qui attaque en premier dans l’équipe ?
duel-asked-claim = { $who } : attaque ou passe.
duel-asked-answer = { $who } : tu acceptes, tu contestes ou tu bloques ?
duel-asked-block = { $who } : tu acceptes le blocage ou tu le contestes ?
duel-asked-take = { $who } : choisis { $count ->
    [one] la carte que prend le { -card-priest }
   *[other] les { $count } cartes que prennent les { -card-priest(form: "many") }
}.
duel-asked-name = { $who } : nomme une carte pour l’{ -card-summoner }.
duel-asked-trade = { $who } : échanger une carte dans l’équipe ?
duel-beside = Jusque-là, { $who } peut contester.
duel-beside-you = Jusque-là, tu peux contester.

duel-button-attack = Attaquer…
duel-button-pass = Passer
duel-button-accept = Accepter
duel-button-challenge = Contester !
duel-button-block = Bloquer…
duel-button-take = Prendre…
duel-button-name = Nommer…
duel-button-trade = Échanger…
duel-button-no-trade = Sans échange
duel-button-hold = Ne pas contester
duel-button-lead = { $who } commence

duel-form-attack = Attaquer
duel-form-block = Bloquer
duel-form-take = Les cartes pour ton { -card-priest }
duel-form-name = Nommer une carte
duel-form-trade = Échange dans ton équipe
duel-field-cards = Les cartes que tu joues
duel-field-cards-note = Personne ne voit lesquelles. Tu joues ce que tu veux.
duel-field-claim = Ce que tu annonces
duel-field-claim-note = Contre { $claim } ({ $who })
duel-field-target = Qui tu attaques
duel-field-take = { $count ->
    [one] Prends une carte
   *[other] Prends { $count } cartes
}
duel-field-name = Nomme une carte, puis regarde la main
duel-field-give-card = La carte que tu donnes
duel-field-take-card = La carte que tu prends

duel-label-attack = { $claim } contre { $target } (en vrai : { $cards })
duel-label-block = blocage, { $claim } (en vrai : { $cards })
duel-label-take = prendre la carte { $positions }
duel-label-name = nommer { $card }
duel-label-trade = donner { $give }, prendre { $take }

duel-hand-card = **{ $card }** : { $effect }
duel-hand-empty = Aucune carte en main.
duel-mate-hand = { $who } a en main : { $cards }.
duel-own-discard = Joué dans cette manche : { $cards }.
duel-look = Tour { $turn } : { $reader ->
    [seer] tu as vu la main de { $of }
    [seen] { $who } a vu ta main
   *[other] { $who } a vu la main de { $of }
} : { $cards }.
duel-look-taken = Tour { $turn } : { $reader ->
    [seer] tu as pris à { $of }
    [seen] { $who } t’a pris
   *[other] { $who } a pris à { $of }
} : { $cards }.

duel-option-mode = 🎴 { $mode }
duel-option-trophies = { EMOJI("trophy") } { $trophies } { $trophies ->
    [one] manche
   *[other] manches
} pour gagner{ $duels ->
    [1] {""}
   *[other] , au meilleur de { $duels } duels
}
duel-option-specials = ⭐ { $count } { $count ->
    [one] carte spéciale
   *[other] cartes spéciales
}, { $open ->
    [True] à découvert avant la première manche
   *[False] en secret
}
duel-option-wolfy = 🎭 { -card-wolfy } n’est pas révélé à la fin du tour
duel-option-block-limit = 🛡️ Pas plus de bloqueurs que d’attaquants

duel-duel-begun = Une nouvelle pioche est mélangée{ $specials ->
    [0] .
    [one] , avec { $specials } carte spéciale.
   *[other] , avec { $specials } cartes spéciales.
}
duel-specials-shown = Les cartes spéciales de ce duel : { $cards }.
duel-bout-begun = **Manche { $bout }.** { $side } { $count ->
    [one] attaque
   *[other] attaquent
} en premier, avec { $cakes } { $cakes ->
    [one] gâteau
   *[other] gâteaux
} contre { $other }.
duel-hand-dealt = { $who } reçoit { $cards }.
duel-hand-dealt-you = Tu reçois { $cards }.
duel-lead-chosen = { $who } décide : { $first } commence. L’ordre est { $order }.
duel-turn-begun = { $owed ->
    [True] { $who } rejoue.
   *[False] À { $who } d’attaquer.
}
duel-attack-claimed = { $who } attaque { $target } et annonce **{ $claim }**.
duel-passed = { $who } { $forced ->
    [True] n’a pas de cartes et passe.
   *[False] passe.
}
duel-block-claimed = { $who } bloque et annonce **{ $claim }**.
duel-accepted = { $who } accepte.
duel-kept-silent = { $who } ne conteste pas.
duel-challenged = ❗ { $who } conteste l’annonce de { $claimant }, **{ $claim }** !
duel-cards-flipped = Les cartes sont révélées : **{ $cards }**{ $changed ->
    [none] .
   *[other] {" "}({ $changed }).
} { $truthful ->
    [True] { $who } a dit la vérité.
   *[False] { $who } bluffait !
}
duel-hand-shown = { -card-agent } est révélé : { $who } montre { $cards }.
duel-attackers-blocked = { $blocker } { $wholly ->
    [True] { $blockers ->
        [one] annule
       *[other] annulent
    }
   *[False] { $blockers ->
        [one] arrête
       *[other] arrêtent
    }
} **{ $claim }**.
duel-cards-taken = { $who } prend { $count ->
    [one] la carte { $positions }
   *[other] les cartes { $positions }
} à { $of }.
duel-taken-seen = { $reader ->
    [seer] Tu as pris à { $of }
    [seen] { $who } t’a pris
   *[other] { $who } a pris à { $of }
} : { $cards }.
duel-cakes-stolen = { EMOJI("slice") } { $who } { $count ->
    [0] ne vole rien
    [one] vole un gâteau
   *[other] vole { $count } gâteaux
} à { $of } ({ $card }).
duel-card-named = { $who } nomme **{ $card }**.
duel-hand-looked-at = 👁️ { $who } regarde la main de { $of } ({ $card }).
duel-hand-seen = { $reader ->
    [seer] Tu as vu la main de { $of }
    [seen] { $who } a vu ta main
   *[other] { $who } a vu la main de { $of }
} : { $cards }.
duel-turns-owed = { $card } : { $who } joue encore { $count ->
    [one] un tour
   *[other] { $count } tours
}{ $owed ->
    [1] {""}
   *[other] , { $owed } en tout
}.
duel-hand-size-raised = { $who } pioche maintenant jusqu’à { $size } cartes.
duel-wolfy-revealed = 🐺 { -card-wolfy } se cachait parmi les cartes de { $who } !
duel-cards-traded = { $given ->
    [0] { $who } prend une carte à { $partner }.
   *[other] { $taken ->
        [0] { $who } donne une carte à { $partner }.
       *[other] { $who } échange une carte avec { $partner }.
    }
}
duel-trade-seen = { $who } a donné { $give ->
    [none] rien
   *[other] { $give }
} et pris { $take ->
    [none] rien
   *[other] { $take }
}.
duel-trade-seen-you = Tu as donné { $give ->
    [none] rien
   *[other] { $give }
} et pris { $take ->
    [none] rien
   *[other] { $take }
}.
duel-trade-declined = { $who } n’échange rien.
duel-cards-drawn = { $who } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
duel-draw-seen = { $who } a pioché { $cards }.
duel-draw-seen-you = Tu as pioché { $cards }.
duel-bout-ended = { EMOJI("trophy") } Manche pour { $side } : { $reason ->
    [bluff] un bluff démasqué
    [truth] l’annonce était vraie
    [cakes] tous les gâteaux sont volés
   *[passes] { $cakes } gâteaux contre { $other }
}. Cela fait { $trophies } { $trophies ->
    [one] trophée
   *[other] trophées
}.
duel-duel-ended = Duel pour { $side }{ $won ->
    [1] .
   *[other] {" "}({ $won } à { $other }).
}
duel-decided-flip = 🔎 { $who } a annoncé **{ $claim }**, { $other } n’y a pas cru, et { $truthful ->
    [True] c’était vrai.
   *[False] c’était un bluff : { $cards }.
}
duel-decided-cakes = { EMOJI("slice") } { $who } a volé { $count ->
    [one] le dernier gâteau
   *[other] les { $count } derniers gâteaux
} à { $of } ({ $card }).
duel-decided-passes = { EMOJI("slice") } Tout le monde a passé, avec plus de gâteaux pour { $side } : { $cakes } contre { $other }.

refused-duel-other-question = Ce n’est pas possible maintenant. Le dernier message de la table montre quoi faire.
refused-duel-partner-decides = Ici, la décision revient à l’autre membre de ton équipe. Tu peux seulement contester.
refused-duel-no-challenge-now = C’est trop tard pour contester cette annonce.
refused-duel-no-trade-now = Il n’y a rien à échanger maintenant.
refused-duel-no-cards-chosen = Choisis au moins une carte de ta main.
refused-duel-no-cards-left = Tu n’as plus de cartes pour bloquer. Tu peux encore contester ou accepter.
refused-duel-no-name-chosen = Choisis ce que tu annonces.
refused-duel-two-names = Toutes les cartes d’une annonce portent le même nom.
refused-duel-no-target-chosen = Choisis qui tu attaques.
refused-duel-no-such-card = Aucune carte ne s’appelle « { $text } ». Choisis-en une dans la liste qui s’affiche quand tu écris.
refused-duel-card-not-held = Tu n’as pas ces cartes en main.
refused-duel-cards-unsorted = Je n’ai pas pu lire ton choix de cartes. Choisis-les encore une fois.
refused-duel-unclaimable = Cette carte ne peut jamais être annoncée. Choisis un autre nom.
refused-duel-specials-not-played = Cette partie se joue sans cartes spéciales.
refused-duel-not-an-attacker = Pour attaquer, tu ne peux annoncer que des attaquants.
refused-duel-not-a-blocker = Pour bloquer, tu ne peux annoncer que des bloqueurs.
refused-duel-cannot-block-that = Ce bloqueur ne peut pas arrêter cette attaque.
refused-duel-too-many-blockers = À cette table, tu ne peux pas annoncer plus de bloqueurs que d’attaquants.
refused-duel-not-an-opponent = Choisis quelqu’un de l’autre camp.
refused-duel-not-your-team = Choisis qui commence dans ton équipe : toi ou l’autre membre.
refused-duel-wrong-positions = Choisis une carte face cachée pour chacun de tes { -card-priest(form: "many") }, et jamais deux fois la même.
refused-duel-swap-only = Tant qu’il reste des cartes dans la pioche, tu ne peux qu’échanger une carte contre une autre.
refused-duel-nothing-traded = Choisis une carte à donner ou à prendre, ou appuie sur *{ duel-button-no-trade }*.
refused-duel-card-not-with-partner = L’autre membre de ton équipe n’a pas cette carte.

duel-page-start = But du jeu
duel-rules-start = Deux camps se disputent sept gâteaux avec des cartes face cachée. Un duel se joue en plusieurs **manches** : gagne trois manches et tu gagnes le duel.
    Tu gagnes une manche si tu voles **tous les gâteaux** d’en face, si une **contestation** te donne raison, ou si tu as **le plus de gâteaux quand tout le monde passe** sans annonce entre-temps.
    Tout le monde a quatre cartes en main. Le sort choisit qui attaque en premier ; le camp qui perd une manche attaque en premier à la suivante. Le camp qui attaque en premier commence avec 3 gâteaux, l’autre avec 4.
duel-page-turn = Ton tour
duel-rules-turn = **1.** Tu joues des cartes face cachée et tu **annonces** que ce sont des attaquants d’un même nom, ou tu passes.
    {"**2.**"} Ton adversaire **accepte**, **conteste**, ou **bloque** avec ses propres cartes en annonçant un bloqueur.
    {"**3.**"} Après un blocage, tu l’acceptes ou tu le contestes.
    {"**4.**"} Les annonces que personne n’a contestées prennent effet, quelles que soient les vraies cartes. Puis les deux camps piochent jusqu’à quatre cartes, l’attaque d’abord.
    Sans cartes en main, tu passes automatiquement ton tour, mais tu peux encore accepter ou contester. Si ton temps est écoulé, tu passes ou tu acceptes ; s’il faut choisir quelque chose, c’est la première option.
    Appuie sur **{ duel-button-attack }** ou **{ duel-button-block }** pour choisir tes cartes en secret ; **{ button-hand }** montre tes cartes à toi seulement.
duel-page-bluff = Bluff et contestation
duel-rules-bluff = Le nombre de cartes annoncé est toujours exact, et tu peux en annoncer plus qu’il n’en existe. Le nom peut être un mensonge, et une seule fausse carte fait de toute l’annonce un bluff.
    {"**Contester**"} révèle les cartes de l’annonce et termine la manche : si c’était du bluff, tu gagnes la manche ; si c’était vrai, tu la perds.
    Une annonce contestée n’a aucun autre effet. Une fois que tu as bloqué ou accepté, tu ne peux plus contester cette annonce.
duel-page-cards = Cartes
duel-rules-cards = ⚔️ { CARD("soldier") }**{ -card-soldier }** (5) et { CARD("archer") }**{ -card-archer }** (4) volent chacun 1 gâteau ; { CARD("defender") }**{ -card-defender }** (4) arrête ⚔️.
    🔮 { CARD("wizard") }**{ -card-wizard }** (3) vole 2 gâteaux ; { CARD("scientist") }**{ -card-scientist }** (3) arrête 🔮. Chaque bloqueur arrête un attaquant. Tu peux annoncer autant de bloqueurs que tu veux, même plus que d’attaquants, mais pas un bloqueur sans effet sur l’attaque.
    🎭 { CARD("wolfy") }**{ -card-wolfy }** (1) n’est jamais une carte vraie et ne peut pas être annoncé. Joue-le sous un autre nom : il est révélé quand le tour se termine sans contestation.
duel-page-specials = Cartes spéciales
duel-rules-specials = Deux cartes spéciales secrètes (trois en équipes) sont dans la pioche pendant tout le duel. Tu peux toujours annoncer n’importe quelle carte spéciale ⚔️ 🔮 ⭐ 🛡️, même absente de la pioche ; jamais une carte 🎭.
    ⚔️ { CARD("assassin") }**{ -card-assassin }** vole 5 gâteaux. Chaque { CARD("scout") }**{ -card-scout }** vole 1 gâteau et te fait rejouer. 🔮 { CARD("summoner") }**{ -card-summoner }** : nomme une carte, regarde la main de ton adversaire, vole 2 gâteaux par exemplaire qui s’y trouve. { -card-defender } n’arrête que le vol de l’{ -card-scout }, { -card-scientist } que celui de l’{ -card-summoner } : tu rejoues ou vois la main quand même.
    ⭐ { CARD("quartermaster") }**{ -card-quartermaster }** : une carte de plus en main jusqu’à la fin de la manche. { CARD("oracle") }**{ -card-oracle }** : regarde la main de ton adversaire et rejoue. Seuls { -card-priest } et { -card-angel } arrêtent ⭐.
    🛡️ { CARD("priest") }**{ -card-priest }** annule n’importe quel attaquant et prend sa carte à l’aveugle. { CARD("angel") }**{ -card-angel }** arrête toute l’attaque, mais le camp qui attaque rejoue une fois par { -card-angel }.
    🎭 Révélés : { CARD("professor") }**{ -card-professor }** et tout { -card-wolfy } de la même annonce comptent comme { -card-scientist(form: "many") } ; { CARD("agent") }**{ -card-agent }** compte comme n’importe quelle carte de la main de ton adversaire, et tout le monde voit alors cette main ; { CARD("pierrot") }**{ -card-pierrot }** compte, seulement en attaque, comme l’attaquant que tu as annoncé à ton tour précédent de cette manche. { -card-wolfy } n’est pas révélé si { -card-professor } est dans la même annonce.
duel-page-teams = Équipes
duel-rules-teams = Quatre à table, deux équipes, neuf gâteaux : quatre pour l’équipe qui commence, cinq pour l’autre. Dans une équipe, les gâteaux sont en commun et vous voyez toujours la main de l’autre.
    L’équipe qui commence choisit qui de ses deux membres attaque en premier. Quand tu attaques, choisis ton adversaire : cette personne est la seule à pouvoir bloquer ; tant qu’elle n’a pas répondu, l’autre membre de son équipe peut contester.
    Après ton attaque, tu peux échanger en secret une carte dans ton équipe. Quand la pioche est vide, tu peux aussi seulement en donner ou en prendre une.
    Une manche ne se termine par des passes que si les quatre personnes passent.
refused-duel-undo-kind = Tu ne peux reprendre qu’une annonce, et seulement avant toute réponse. Passer, répondre, ou un coup qui montre ou pioche des cartes, ne s’annule pas.

## Ce que l’on a réussi une fois

duel-achievement-right = un bluff démasqué
duel-achievement-bluff = un bluff passé inaperçu
duel-achievement-cleared = tous les gâteaux en une manche
duel-achievement-sweep = un duel sans manche perdue
