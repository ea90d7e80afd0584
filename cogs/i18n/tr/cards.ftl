### Kart resimlerinin üstünde yazanlar: cümlelerdekinden kısa

card-class-weapon = Silah
card-class-magic = Büyü
card-class-special = Özel
card-class-blocker = Savunma
card-class-unclaimable = Düzenbaz
card-class-ingredient = Malzeme
card-class-action = Eylem
card-class-sign = Tabela
card-class-cake = Pasta

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

card-duel-does-soldier = 1 pasta çalar
card-duel-does-archer = 1 pasta çalar
card-duel-does-wizard = 2 pasta çalar
card-duel-does-defender = 1 silahı durdurur
card-duel-does-scientist = 1 büyüyü durdurur
card-duel-does-wolfy = Hep blöftür; tur bitince açılır
card-duel-does-assassin = 5 pasta çalar
card-duel-does-scout = 1 pasta çalar, yine saldırır
card-duel-does-summoner = Kart söyler: rakipteki her biri 2 pasta
card-duel-does-quartermaster = 1 kart fazla tutarsın
card-duel-does-oracle = Bir eli görür, yine saldırır
card-duel-does-priest = 1 saldırıyı iptal eder, kartını alır
card-duel-does-angel = Hepsini durdurur; saldıran yine oynar
card-duel-does-professor = Açılınca: o ve { -card-wolfy(form: "short") } { -card-scientist } olur
card-duel-does-agent = Açılınca: rakibin elinden herhangi bir kart
card-duel-does-pierrot = Açılınca: önceki turdaki iddian

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
card-auf-one-for-one = { -card-one-for-one(form: "short") }

card-auf-does-power-outage = Elektrik isteyen bir tarifi yasaklar
card-auf-does-fire-alarm = Ateş isteyen bir tarifi yasaklar
card-auf-does-power-restored = { -card-power-outage(form: "accusative") } kaldırır
card-auf-does-fire-extinguisher = { -card-fire-alarm(form: "accusative") } kaldırır
card-auf-does-recipe-switcheroo = Başka bir oyuncuyla tarif değiştir
card-auf-does-hand-switcheroo = Başka bir oyuncuyla elini değiştir
card-auf-does-picky-eater = 3 tarife bak, birini seninkiyle değiştir
card-auf-does-one-for-one = Bir oyuncuyla rastgele 1 kart değiş

card-bakeries-chef = { -piece-chef }
card-bakeries-apron = { -piece-apron }
card-bakeries-hat = { -piece-hat }
card-bakeries-batter = { -piece-batter(form: "short") }
card-bakeries-stove = { -piece-stove }
card-bakeries-closed = { -sign-closed(form: "short") }
card-bakeries-reopened = { -sign-reopened(form: "short") }
card-bakeries-does-part = Her fiyat ×{ $multiplier }
card-bakeries-does-closed = Karşı pastane set açamaz
card-bakeries-does-reopened = { -sign-closed(form: "short") } tabelasını kaldırır

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
card-cake-price = ${ $price }

image-hand = Kartların: { $cards }
image-seat = { $number }. oyuncu
image-deck = deste { $count }
image-discard = ıskarta { $count }
image-duel-claims = { $who } iddia ediyor
image-duel-flipped = { $truthful ->
    [True] Doğru!
   *[other] Blöf!
}
image-duel-stolen = { $count } pasta çalındı!
image-duel-side = { $who }: { $cakes } pasta, { $trophies } kupa, { $cards } kart.
image-duel-claim = { $who } iddia ediyor: { $claim }.
image-stock = deste { $count }
image-bakeries-front = { $who }: { $count } kart, { $closed ->
    [True] kapalı
   *[other] açık
}.
image-bakeries-window = { $who }: { $cakes } pasta, { $sold } satış, ${ $tab }.
image-bakeries-sold = ${ $amount } kazandırdı!
image-bakeries-hired = { $chef } işe başladı!
image-bakeries-given = Al sana pasta!
image-bakeries-stale = Bayatladı!
image-bakeries-alone = şef yok ×1
image-bakeries-till = Kasa
image-bakeries-total = Önceki ${ $amount }
image-bakeries-cake = { $cake }, ${ $price }
image-bakeries-dice = Zarlar { $first } + { $second } = { $sum }
image-auf-finished = { $recipe } tamam!
image-auf-recipes-swapped = Tarifler değişti!
image-auf-hands-swapped = Eller değişti!
image-auf-player = { $who }: { $points } puan; { $recipes }.
image-auf-recipe = { $recipe } { $laid }/{ $of }
image-winners = { $count ->
    [one] { $winners } kazandı!
   *[other] Kazananlar: { $winners }!
}
image-score-duel = { $score } galibiyet
image-score-auf = { $score } puan
image-stand-in = Yedek ({ $who })
image-score-conceded = { $score ->
    [0] yenildi
   *[other] kazandı
}
image-score-bakeries = ${ $score }
image-example = Bir örnek. { $shown }
image-example-window = { $who }, { $chef }: { $count ->
    [0] pasta yok
   *[other] { $cakes }
}.
image-example-slot = raf { $slot } { $cake } { $amount }{ $sold ->
    [True] {" "}satıldı
   *[False] {""}
}
image-page = Bu sayfadaki kartlar: { $cards }
