### Ciò che si legge sulle immagini delle carte: più breve che in una frase

card-class-weapon = Arma
card-class-magic = Magia
card-class-special = Speciale
card-class-blocker = Difesa
card-class-unclaimable = Trucco
card-class-ingredient = Ingrediente
card-class-action = Azione
card-class-sign = Cartello
card-class-cake = Torta

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

card-duel-does-soldier = Ruba 1 torta
card-duel-does-archer = Ruba 1 torta
card-duel-does-wizard = Ruba 2 torte
card-duel-does-defender = Blocca 1 arma
card-duel-does-scientist = Blocca 1 magia
card-duel-does-wolfy = Mai vero; si scopre a fine turno
card-duel-does-assassin = Ruba 5 torte
card-duel-does-scout = Ruba 1 torta e attacca ancora
card-duel-does-summoner = Nomina una carta: 2 torte per ogni copia in quella mano
card-duel-does-quartermaster = Dà 1 carta in più
card-duel-does-oracle = Vede una mano e attacca ancora
card-duel-does-priest = Annulla 1 attaccante e lo prende
card-duel-does-angel = Ferma tutto, ma chi attacca rigioca
card-duel-does-professor = Scoperto: lui e { -card-wolfy(form: "short") } sono { -card-scientist(form: "many") }
card-duel-does-agent = Scoperto: una carta qualsiasi della mano rivale
card-duel-does-pierrot = Scoperto: ciò che hai dichiarato al turno prima

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

card-auf-does-power-outage = Vieta una ricetta che usa la corrente
card-auf-does-fire-alarm = Vieta una ricetta che usa il fuoco
card-auf-does-power-restored = Toglie un { -card-power-outage }
card-auf-does-fire-extinguisher = Toglie un { -card-fire-alarm }
card-auf-does-recipe-switcheroo = Scambia una ricetta con una altrui
card-auf-does-hand-switcheroo = Scambia la mano con una altrui
card-auf-does-picky-eater = Guarda 3 ricette, cambiane una
card-auf-does-one-for-one = Scambia 1 carta a caso con qualcuno

card-bakeries-chef = { -piece-chef }
card-bakeries-apron = { -piece-apron }
card-bakeries-hat = { -piece-hat }
card-bakeries-batter = { -piece-batter(form: "short") }
card-bakeries-stove = { -piece-stove }
card-bakeries-closed = { -sign-closed(form: "short") }
card-bakeries-reopened = { -sign-reopened(form: "short") }
card-bakeries-does-part = Ogni prezzo ×{ $multiplier }
card-bakeries-does-closed = L’altra pasticceria non può calare un set
card-bakeries-does-reopened = Toglie { -sign-closed }

card-cake-wedding = { -cake-wedding(form: "short") }
card-cake-boston = { -cake-boston(form: "short") }
card-cake-pineapple = { -cake-pineapple(form: "short") }
card-cake-cinnamon = { -cake-cinnamon(form: "short") }
card-cake-sheet = { -cake-sheet(form: "short") }
card-cake-lemon = { -cake-lemon(form: "short") }
card-cake-bundt = { -cake-bundt(form: "short") }
card-cake-german = { -cake-german(form: "short") }
card-cake-forest = { -cake-forest(form: "short") }
card-cake-mud = { -cake-mud(form: "short") }
card-cake-birthday = { -cake-birthday(form: "short") }
card-cake-price = { $price } $

image-hand = Le tue carte: { $cards }
image-seat = Posto { $number }
image-deck = mazzo { $count }
image-discard = scarti { $count }
image-duel-claims = { $who } dichiara
image-duel-flipped = { $truthful ->
    [True] La verità!
   *[other] Un bluff!
}
image-duel-stolen = { $count ->
    [one] Una torta rubata!
   *[other] { $count } torte rubate!
}
image-duel-side = { $who }: { $cakes } { $cakes ->
    [one] torta
   *[other] torte
}, { $trophies } { $trophies ->
    [one] trofeo
   *[other] trofei
}, { $cards } { $cards ->
    [one] carta
   *[other] carte
}.
image-duel-claim = { $who } dichiara { $claim }.
image-stock = mazzo { $count }
image-bakeries-front = { $who }: { $count } { $count ->
    [one] carta
   *[other] carte
}, { $closed ->
    [True] chiusa
   *[other] aperta
}.
image-bakeries-window = { $who }: { $cakes } { $cakes ->
    [one] torta
   *[other] torte
}, vendute: { $sold }, per { $tab } $.
image-bakeries-sold = Venduta per { $amount } $!
image-bakeries-hired = { $chef } entra in cucina!
image-bakeries-given = Beccati la torta!
image-bakeries-stale = È rafferma!
image-bakeries-alone = senza chef ×1
image-bakeries-till = Cassa
image-bakeries-total = Prima { $amount } $
image-bakeries-cake = { $cake }, { $price } $
image-bakeries-dice = Dadi { $first } + { $second } = { $sum }
image-auf-finished = { $recipe }: completata!
image-auf-recipes-swapped = Ricette scambiate!
image-auf-hands-swapped = Mani scambiate!
image-auf-player = { $who }: { $points } { $points ->
    [one] punto
   *[other] punti
}; { $recipes }.
image-auf-recipe = { $recipe } { $laid } su { $of }
image-winners = { $count ->
    [one] Vince { $winners }!
   *[other] Vincono { $winners }!
}
image-score-duel = vinte: { $score }
image-score-auf = { $score } { $score ->
    [one] punto
   *[other] punti
}
image-stand-in = un bot per { $who }
image-score-conceded = { $score ->
    [0] persa
   *[other] vinta
}
image-score-bakeries = { $score } $
image-example = Un esempio. { $shown }
image-example-window = { $who }, { $chef }: { $count ->
    [0] nessuna torta
   *[other] { $cakes }
}.
image-example-slot = casella { $slot } { $cake } { $amount }{ $sold ->
    [True] {" "}venduta
   *[False] {""}
}
image-page = Le carte di questa pagina: { $cards }
