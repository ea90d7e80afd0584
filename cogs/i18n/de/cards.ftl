### Was auf den Bildern der Karten steht: kürzer als in einem Satz

card-class-weapon = Waffe
card-class-magic = Magie
card-class-special = Sonderkarte
card-class-blocker = Blocker
card-class-unclaimable = Täuscher
card-class-ingredient = Zutat
card-class-action = Aktion
card-class-sign = Schild
card-class-cake = Kuchen

card-duel-soldier = { -card-soldier }
card-duel-archer = { -card-archer(form: "short") }
card-duel-wizard = { -card-wizard }
card-duel-defender = { -card-defender }
card-duel-scientist = { -card-scientist }
card-duel-wolfy = { -card-wolfy }
card-duel-assassin = { -card-assassin }
card-duel-scout = { -card-scout }
card-duel-summoner = { -card-summoner }
card-duel-quartermaster = { -card-quartermaster(form: "short") }
card-duel-oracle = { -card-oracle }
card-duel-priest = { -card-priest }
card-duel-angel = { -card-angel }
card-duel-professor = { -card-professor(form: "short") }
card-duel-agent = { -card-agent }
card-duel-pierrot = { -card-pierrot(form: "short") }

card-duel-does-soldier = Stiehlt 1 Kuchen
card-duel-does-archer = Stiehlt 1 Kuchen
card-duel-does-wizard = Stiehlt 2 Kuchen
card-duel-does-defender = Stoppt 1 Waffe
card-duel-does-scientist = Stoppt 1 Magie
card-duel-does-wolfy = Nie wahr; am Zugende aufgedeckt
card-duel-does-assassin = Stiehlt 5 Kuchen
card-duel-does-scout = Stiehlt 1 Kuchen und greift noch einmal an
card-duel-does-summoner = Nennt eine Karte: 2 Kuchen für jede auf der Hand
card-duel-does-quartermaster = Du hältst 1 Karte mehr
card-duel-does-oracle = Sieht die Hand und greift noch einmal an
card-duel-does-priest = Stoppt 1 Angreifer ganz und nimmt ihn
card-duel-does-angel = Stoppt alle; die Gegenseite ist noch mal dran
card-duel-does-professor = Aufgedeckt: Er und { -card-wolfy(form: "short") } sind { -card-scientist }
card-duel-does-agent = Aufgedeckt: irgendeine Karte der anderen Hand
card-duel-does-pierrot = Aufgedeckt: was du letzten Zug behauptet hast

card-auf-flour = { -card-flour }
card-auf-sugar = { -card-sugar }
card-auf-eggs = { -card-eggs }
card-auf-butter = { -card-butter }
card-auf-milk = { -card-milk }
card-auf-fruit = { -card-fruit }
card-auf-chocolate = { -card-chocolate }
card-auf-nuts = { -card-nuts }
card-auf-power-outage = { -card-power-outage }
card-auf-fire-alarm = { -card-fire-alarm }
card-auf-power-restored = { -card-power-restored(form: "short") }
card-auf-fire-extinguisher = { -card-fire-extinguisher }
card-auf-recipe-switcheroo = { -card-recipe-switcheroo(form: "short") }
card-auf-hand-switcheroo = { -card-hand-switcheroo(form: "short") }
card-auf-picky-eater = { -card-picky-eater }
card-auf-one-for-one = { -card-one-for-one }

card-auf-does-power-outage = Sperrt ein Rezept, das Strom braucht
card-auf-does-fire-alarm = Sperrt ein Rezept, das Feuer braucht
card-auf-does-power-restored = Hebt einen { -card-power-outage } auf
card-auf-does-fire-extinguisher = Hebt einen { -card-fire-alarm } auf
card-auf-does-recipe-switcheroo = Tausch ein Rezept gegen ein fremdes
card-auf-does-hand-switcheroo = Tausch deine Hand gegen eine fremde
card-auf-does-picky-eater = Sieh 3 Rezepte, tausch eins davon ein
card-auf-does-one-for-one = Tausch mit jemandem 1 zufällige Karte

card-bakeries-chef = { -piece-chef(form: "short") }
card-bakeries-apron = { -piece-apron }
card-bakeries-hat = { -piece-hat }
card-bakeries-batter = { -piece-batter(form: "short") }
card-bakeries-stove = { -piece-stove }
card-bakeries-closed = { -sign-closed(form: "short") }
card-bakeries-reopened = { -sign-reopened(form: "short") }
card-bakeries-does-part = Jeder Preis ×{ $multiplier }
card-bakeries-does-closed = Die andere Bäckerei legt keinen Satz aus
card-bakeries-does-reopened = Hebt { -sign-closed } auf

card-cake-wedding = { -cake-wedding(form: "short") }
card-cake-boston = { -cake-boston(form: "short") }
card-cake-pineapple = { -cake-pineapple(form: "short") }
card-cake-cinnamon = { -cake-cinnamon(form: "short") }
card-cake-sheet = { -cake-sheet(form: "short") }
card-cake-lemon = { -cake-lemon(form: "short") }
card-cake-bundt = { -cake-bundt }
card-cake-german = { -cake-german(form: "short") }
card-cake-forest = { -cake-forest(form: "short") }
card-cake-mud = { -cake-mud(form: "short") }
card-cake-birthday = { -cake-birthday(form: "short") }
card-cake-price = { $price } $

image-hand = Deine Karten: { $cards }
image-seat = Platz { $number }
image-deck = Stapel { $count }
image-discard = Ablage { $count }
image-duel-claims = { $who } behauptet
image-duel-flipped = { $truthful ->
    [True] Die Wahrheit!
   *[other] Ein Bluff!
}
image-duel-stolen = { $count ->
    [one] Ein Kuchen ist gestohlen!
   *[other] { $count } Kuchen gestohlen!
}
image-duel-side = { $who }: { $cakes } { $cakes ->
    [one] Kuchen
   *[other] Kuchen
}, { $trophies } { $trophies ->
    [one] Pokal
   *[other] Pokale
}, { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}.
image-duel-claim = { $who } behauptet: { $claim }.
image-stock = Stapel { $count }
image-bakeries-front = { $who }: { $count } { $count ->
    [one] Karte
   *[other] Karten
}, { $closed ->
    [True] geschlossen
   *[other] offen
}.
image-bakeries-window = { $who }: { $cakes } Kuchen, { $sold } verkauft für { $tab } $.
image-bakeries-sold = Verkauft für { $amount } $!
image-bakeries-hired = { $chef } ist eingestellt!
image-bakeries-given = Nimm du den Kuchen!
image-bakeries-stale = Altbacken!
image-bakeries-alone = ohne { -piece-chef(form: "short") } ×1
image-bakeries-till = Kasse
image-bakeries-total = Vorher { $amount } $
image-bakeries-cake = { $cake }, { $price } $
image-bakeries-dice = Würfel { $first } + { $second } = { $sum }
image-auf-finished = { $recipe } ist fertig!
image-auf-recipes-swapped = Rezepte getauscht!
image-auf-hands-swapped = Hände getauscht!
image-auf-player = { $who }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}; { $recipes }.
image-auf-recipe = { $recipe } { $laid } von { $of }
image-winners = { $count ->
    [one] { $winners } gewinnt!
   *[other] { $winners } gewinnen!
}
image-score-duel = { $score } gewonnen
image-score-auf = { $score } { $score ->
    [one] Punkt
   *[other] Punkte
}
image-stand-in = Hausspieler für { $who }
image-score-conceded = { $score ->
    [0] verloren
   *[other] gewonnen
}
image-score-bakeries = { $score } $
image-example = Ein Beispiel. { $shown }
image-example-window = { $who }, { $chef }: { $count ->
    [0] keine Kuchen
   *[other] { $cakes }
}.
image-example-slot = Fach { $slot } { $cake } { $amount }{ $sold ->
    [True] {" "}verkauft
   *[False] {""}
}
image-page = Die Karten auf dieser Seite: { $cards }
