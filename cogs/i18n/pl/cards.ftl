### Co jest drukowane na obrazkach kart: krócej niż w zdaniu

card-class-weapon = Broń
card-class-magic = Magia
card-class-special = Specjalna
card-class-blocker = Blok
card-class-unclaimable = Oszust
card-class-ingredient = Składnik
card-class-action = Akcja
card-class-sign = Tabliczka
card-class-cake = Ciasto

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

card-duel-does-soldier = Kradnie 1 ciasto
card-duel-does-archer = Kradnie 1 ciasto
card-duel-does-wizard = Kradnie 2 ciasta
card-duel-does-defender = Zatrzymuje 1 broń
card-duel-does-scientist = Zatrzymuje 1 magię
card-duel-does-wolfy = Nigdy prawdziwy; ujawnia się po turze
card-duel-does-assassin = Kradnie 5 ciast
card-duel-does-scout = Kradnie 1 ciasto i atakuje jeszcze raz
card-duel-does-summoner = Wskazuje kartę: 2 ciasta za każdą taką na ręce
card-duel-does-quartermaster = Masz 1 kartę więcej
card-duel-does-oracle = Widzi rękę i atakuje jeszcze raz
card-duel-does-priest = Anuluje 1 kartę ataku i ją zabiera
card-duel-does-angel = Zatrzymuje wszystko; przeciwnik znów atakuje
card-duel-does-professor = Odkryty: on i { -card-wolfy(form: "short") } to { -card-scientist(form: "few") }
card-duel-does-agent = Odkryty: dowolna karta z ręki przeciwnika
card-duel-does-pierrot = Odkryty: twoja deklaracja z poprzedniej tury

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
card-auf-power-restored = { -card-power-restored }
card-auf-fire-extinguisher = { -card-fire-extinguisher }
card-auf-recipe-switcheroo = { -card-recipe-switcheroo(form: "short") }
card-auf-hand-switcheroo = { -card-hand-switcheroo(form: "short") }
card-auf-picky-eater = { -card-picky-eater }
card-auf-one-for-one = { -card-one-for-one }

card-auf-does-power-outage = Zakaz na przepis, który wymaga prądu
card-auf-does-fire-alarm = Zakaz na przepis, który wymaga ognia
card-auf-does-power-restored = Zdejmuje: { -card-power-outage }
card-auf-does-fire-extinguisher = Zdejmuje: { -card-fire-alarm }
card-auf-does-recipe-switcheroo = Wymień przepis na cudzy
card-auf-does-hand-switcheroo = Zamień się ręką z innym graczem
card-auf-does-picky-eater = Obejrzyj 3 przepisy, wymień jeden
card-auf-does-one-for-one = Wymień się losową kartą

card-bakeries-chef = { -piece-chef }
card-bakeries-apron = { -piece-apron }
card-bakeries-hat = { -piece-hat }
card-bakeries-batter = { -piece-batter(form: "short") }
card-bakeries-stove = { -piece-stove }
card-bakeries-closed = { -sign-closed }
card-bakeries-reopened = { -sign-reopened(form: "short") }
card-bakeries-does-part = Każda cena ×{ $multiplier }
card-bakeries-does-closed = Druga cukiernia nie wyłoży kompletu
card-bakeries-does-reopened = Cofa { -sign-closed }

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

image-hand = Twoje karty: { $cards }
image-seat = Gracz { $number }
image-deck = talia { $count }
image-discard = odrzucone { $count }
image-duel-claims = { $who } deklaruje
image-duel-flipped = { $truthful ->
    [True] Prawda!
   *[other] Blef!
}
image-duel-stolen = { $count ->
    [one] Skradzione ciasto!
    [few] Skradzione { $count } ciasta!
   *[many] Skradzione { $count } ciast!
}
image-duel-side = { $who }: { $cakes } { $cakes ->
    [one] ciasto
    [few] ciasta
   *[many] ciast
}, { $trophies } { $trophies ->
    [one] puchar
    [few] puchary
   *[many] pucharów
}, { $cards } { $cards ->
    [one] karta
    [few] karty
   *[many] kart
}.
image-duel-claim = { $who } deklaruje: { $claim }.
image-stock = stos { $count }
image-bakeries-front = { $who }: { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
}, { $closed ->
    [True] zamknięte
   *[other] otwarte
}.
image-bakeries-window = { $who }: { $cakes } { $cakes ->
    [one] ciasto
    [few] ciasta
   *[many] ciast
}, sprzedane { $sold } za { $tab } $.
image-bakeries-sold = Sprzedane za { $amount } $!
image-bakeries-hired = { $chef } ma pracę!
image-bakeries-given = Bierz to ciasto!
image-bakeries-stale = Czerstwe!
image-bakeries-alone = bez cukiernika ×1
image-bakeries-till = Kasa
image-bakeries-total = Przedtem { $amount } $
image-bakeries-cake = { $cake }, { $price } $
image-bakeries-dice = Kości { $first } + { $second } = { $sum }
image-auf-finished = Ukończone: { $recipe }!
image-auf-recipes-swapped = Zamiana przepisów!
image-auf-hands-swapped = Zamiana rąk!
image-auf-player = { $who }: { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}; { $recipes }.
image-auf-recipe = { $recipe } { $laid } z { $of }
image-winners = { $count ->
    [one] { $winners } wygrywa!
    [few] { $winners } wygrywają!
   *[many] { $winners } wygrywają!
}
image-score-duel = wygrane: { $score }
image-score-auf = { $score } { $score ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
image-stand-in = gracz komputerowy za { $who }
image-score-conceded = { $score ->
    [0] przegrana
   *[other] wygrana
}
image-score-bakeries = { $score } $
image-example = Przykład. { $shown }
image-example-window = { $who }, { $chef }: { $count ->
    [0] bez ciast
   *[other] { $cakes }
}.
image-example-slot = półka { $slot } { $cake } { $amount }{ $sold ->
    [True] {" "}sprzedane
   *[False] {""}
}
image-page = Karty na tej stronie: { $cards }
