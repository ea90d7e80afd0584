### Was auf den Bildern der Karten steht: kürzer als in einem Satz

card-class-weapon = Waffe
card-class-magic = Magie
card-class-special = Sonderkarte
card-class-blocker = Blocker
card-class-unclaimable = Täuscher
card-class-ingredient = Zutat
card-class-action = Aktion
card-class-recipe = Rezept
card-class-sign = Schild
card-class-cake = Kuchen

card-duel-soldier = Soldat
card-duel-archer = Schütze
card-duel-wizard = Zauberer
card-duel-defender = Verteidiger
card-duel-scientist = Forscher
card-duel-wolfy = Sir Wolfy
card-duel-assassin = Assassine
card-duel-scout = Späher
card-duel-summoner = Beschwörerin
card-duel-quartermaster = Quartiermeister
card-duel-oracle = Orakel
card-duel-priest = Priester
card-duel-angel = Engel
card-duel-professor = Baacrates
card-duel-agent = AGENT:U
card-duel-pierrot = Pierrot

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
card-duel-does-priest = Hebt 1 Angreifer auf und nimmt ihn
card-duel-does-angel = Stoppt alle, aber der Angriff geht weiter
card-duel-does-professor = Aufgedeckt: Er und Wolfy sind Forscher
card-duel-does-agent = Aufgedeckt: eine Karte der anderen Hand
card-duel-does-pierrot = Aufgedeckt: was du letzten Zug behauptet hast

card-auf-flour = Mehl
card-auf-sugar = Zucker
card-auf-eggs = Eier
card-auf-butter = Butter
card-auf-milk = Milch
card-auf-fruit = Obst
card-auf-chocolate = Schokolade
card-auf-nuts = Nüsse
card-auf-power-outage = Stromausfall
card-auf-fire-alarm = Feueralarm
card-auf-power-restored = Strom da
card-auf-fire-extinguisher = Feuerlöscher
card-auf-recipe-switcheroo = Rezept-Wechsel
card-auf-hand-switcheroo = Hand-Wechsel
card-auf-picky-eater = Leckermaul
card-auf-one-for-one = Eins für eins

card-auf-does-power-outage = Sperrt ein Rezept, das Strom braucht
card-auf-does-fire-alarm = Sperrt ein Rezept, das Feuer braucht
card-auf-does-power-restored = Hebt einen Stromausfall auf
card-auf-does-fire-extinguisher = Hebt einen Feueralarm auf
card-auf-does-recipe-switcheroo = Tausch ein Rezept gegen ein anderes
card-auf-does-hand-switcheroo = Tausch deine Hand gegen eine andere
card-auf-does-picky-eater = Sieh 3 Rezepte, tausch eins davon ein
card-auf-does-one-for-one = Tausch eine zufällige Karte

card-bakeries-chef = Profi
card-bakeries-apron = Schürze
card-bakeries-hat = Mütze
card-bakeries-batter = Teig
card-bakeries-stove = Ofen
card-bakeries-closed = ZU
card-bakeries-reopened = WIEDER AUF
card-bakeries-does-part = Jeder Preis ×{ $multiplier }
card-bakeries-does-closed = Die andere Bäckerei legt keinen Satz aus
card-bakeries-does-reopened = Hebt GESCHLOSSEN auf

card-cake-wedding = Hochzeit
card-cake-boston = Boston
card-cake-pineapple = Ananas
card-cake-cinnamon = Zimt
card-cake-sheet = Blech
card-cake-lemon = Zitrone
card-cake-bundt = Gugelhupf
card-cake-german = Kokos
card-cake-forest = Kirsch
card-cake-mud = Schlamm
card-cake-birthday = Geburtstag
card-cake-price = { $price } $

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
image-duel-claim = { $who } behauptet { $claim }.
image-stock = Stapel { $count }
image-bakeries-front = { $who }: { $count } { $count ->
    [one] Karte
   *[other] Karten
}, { $closed ->
    [True] geschlossen
   *[other] offen
}.
image-bakeries-window = { $who }: { $cakes } Kuchen, { $sold } verkauft für { $tab } $.
image-bakeries-sold = Verkauft für { $amount } $!
image-bakeries-hired = { $chef } ist eingestellt!
image-bakeries-given = Nimm du den Kuchen!
image-bakeries-stale = Altbacken!
image-bakeries-alone = ohne Profi ×1
image-bakeries-till = Kasse
image-bakeries-total = Vorher { $amount } $
image-bakeries-cake = { $cake }, { $price } $
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
image-score-conceded = { $score ->
    [0] aufgegeben
   *[other] gewonnen
}
image-score-bakeries = { $score } $
image-example = Ein Beispiel. { $shown }
image-example-window = { $who }, { $chef }: { $count ->
    [0] keine Kuchen
   *[other] { $cakes }
}.
image-example-slot = Fach { $slot } { $cake } { $amount }{ $sold ->
    [True] {" "}verkauft
   *[False] {""}
}
