### Kartların, şeflerin, pastaların, tariflerin ve parçalarının adları. Adlar yalnızca bu dosyada açık yazılır.
### Biçimler: one (yalın hâl), accusative (-i), genitive (-in), short (küçük karta sığan ad).
### Sayıdan sonra çoğul eki gelmez: 2 Okçu.

# Oyunların sözleri, cümlelerde hep aynı:
# claim: iddia, iddia etmek; challenge: itiraz etmek, “İtiraz!”; bluff: blöf; accept: kabul etmek; pass: pas, pas geçmek
# attacker (kart): saldırı kartı; block, blocker (kart): savunma, savunma kartı; duel: düello; bout, round: raunt; match: maç
# trophy: kupa; cake: pasta; turn: tur; deck, stock: deste; discard: ıskarta; hand: el; facedown: kapalı
# recipe: tarif; ingredient: malzeme; ban: yasak; overnight: gece; mulligan: el yenileme
# bakery: pastane; chef: şef; hire: şef tutmak; set: set; sign: tabela; case: vitrin; slot: raf
# tab: hasılat; stale card: bayat kartı; cake sale: pasta satışı; clearance sale: tasfiye satışı; hit, miss: isabet, ıska
# table: masa; seat: yer; host: masayı açan; house player: bilgisayar oyuncusu; stand-in: yedek; clock: süre
# rating: derece puanı; rated game: dereceli oyun; leaderboard: sıralama; streak: seri; shuffle: karıştırmak
# ping: bildirim; nudge: dürtmek; deal of the day: günün eli; lesson: ders; Tutor: Hoca; review: analiz; replay: tekrar

## Cake Duel: kartlar

-card-soldier = Asker
-card-archer = Okçu
-card-wizard = Büyücü
-card-defender = Muhafız
-card-scientist = Bilgin
-card-wolfy = { $form ->
   *[one] Sör Kurtoğlu
    [short] Kurtoğlu
}
-card-assassin = Suikastçı
-card-scout = { $form ->
   *[one] İzci
    [genitive] İzcinin
}
-card-summoner = { $form ->
   *[one] Sihirdar
    [genitive] Sihirdarın
}
-card-quartermaster = Levazımcı
-card-oracle = Kâhin
-card-priest = Rahip
-card-angel = Melek
-card-professor = { $form ->
   *[one] Profesör Meekrates
    [short] Meekrates
}
-card-agent = AJAN:MEE
-card-pierrot = { $form ->
   *[one] Pierrot Koyunoğlu
    [short] Pierrot
}

## Cake Auf!: kartlar

-card-flour = Un
-card-sugar = Şeker
-card-eggs = Yumurta
-card-butter = Tereyağı
-card-milk = Süt
-card-fruit = Meyve
-card-chocolate = Çikolata
-card-nuts = Kuruyemiş
-card-power-outage = { $form ->
   *[one] Elektrik kesintisi
    [accusative] Elektrik kesintisini
}
-card-fire-alarm = { $form ->
   *[one] Yangın alarmı
    [accusative] Yangın alarmını
}
-card-power-restored = Elektrik geldi
-card-fire-extinguisher = Yangın tüpü
-card-recipe-switcheroo = { $form ->
   *[one] El çabukluğu (tarif)
    [short] Çabukluk: tarif
    [family] El çabukluğu
}
-card-hand-switcheroo = { $form ->
   *[one] El çabukluğu (el)
    [short] Çabukluk: el
    [family] El çabukluğu
}
-card-picky-eater = Zor beğenen
-card-one-for-one = { $form ->
   *[one] Al gülüm ver gülüm
    [short] Al gülüm ver
}

## Cake Auf!: tarifler

-recipe-apfelstrudel = Elmalı ştrudel
-recipe-baklava = Baklava
-recipe-black-forest-cake = Kara Orman pastası
-recipe-brigadeiro = Brigadeiro
-recipe-brownies = Brownie
-recipe-castella = Kasutera
-recipe-cheesecake = Cheesecake
-recipe-creme-brulee = Krem brüle
-recipe-crepes = Krep
-recipe-egg-tart = Yumurtalı tart
-recipe-gelato = Gelato
-recipe-gulab-jamun = Gulab jamun
-recipe-kulfi = Kulfi
-recipe-linzer-torte = Linzer turtası
-recipe-macarons = Makaron
-recipe-mochi = Mochi
-recipe-panna-cotta = Panna cotta
-recipe-pavlova = Pavlova
-recipe-pecan-pie = Pekan turtası
-recipe-pound-cake = Baton kek
-recipe-shortbread = Un kurabiyesi
-recipe-tiramisu = Tiramisu
-recipe-trifle = Trifle

## Cake Auf!: taş kâğıt makas işaretleri

-throw-rock = Taş
-throw-paper = Kâğıt
-throw-scissors = Makas

## You Take the Cake: şefler

-chef-sally = { $form ->
   *[one] Sally Simitsurat
    [short] Sally
}
-chef-danny = { $form ->
   *[one] Danny Donutkafa
    [short] Danny
}
-chef-polly = { $form ->
   *[one] Polly Pişmaniye
    [short] Polly
}
-chef-molly = { $form ->
   *[one] Molly Muhallebi
    [short] Molly
}
-chef-benjamin = { $form ->
   *[one] Benjamin Börekçi
    [short] Benjamin
}

## You Take the Cake: bir setin parçaları

-piece-chef = Şef
-piece-apron = Önlük
-piece-hat = Şapka
-piece-batter = { $form ->
   *[one] Hamurlu kalıp
    [short] Hamur
}
-piece-stove = Fırın

## You Take the Cake: tabelalar

-sign-closed = { $form ->
   *[one] PASTANE KAPALI
    [short] KAPALI
}
-sign-reopened = { $form ->
   *[one] PASTANE YİNE AÇIK
    [short] YİNE AÇIK
}

## You Take the Cake: pastalar

-cake-wedding = { $form ->
   *[one] Düğün pastası
    [short] Düğün
}
-cake-boston = { $form ->
   *[one] Boston pastası
    [short] Boston
}
-cake-pineapple = { $form ->
   *[one] Ters yüz ananaslı kek
    [short] Ananas
}
-cake-cinnamon = { $form ->
   *[one] Tarçınlı kek
    [short] Tarçın
}
-cake-sheet = { $form ->
   *[one] Tepsi keki
    [short] Tepsi
}
-cake-lemon = { $form ->
   *[one] Limonlu kek
    [short] Limon
}
-cake-bundt = { $form ->
   *[one] Bundt keki
    [short] Bundt
}
-cake-german = { $form ->
   *[one] Alman çikolatalı pasta
    [short] Alman
}
-cake-forest = { $form ->
   *[one] Kara Orman pastası
    [short] Kara Orman
}
-cake-mud = { $form ->
   *[one] Mississippi çamur pastası
    [short] Çamur
}
-cake-birthday = { $form ->
   *[one] Doğum günü pastası
    [short] Doğum günü
}

## You Take the Cake: pastaneler

-bakery-yummies = Kuzey Kurabiyeleri
-bakery-concoctions = Güney Güllaçları

## Hiçbir cümlede geçmeyen sözler ve yerine kullanılanlar; ayraç içinde bu sözün geçebildiği iletiler

# not: yapay zek*, bot oyuncu*, kasa oyuncu* → bilgisayar oyuncusu
# not: ping*, etiketle* → bildirim
# not: meydan oku*, şüphelen* → itiraz
# not: lider tablosu*, liderlik tablosu*, skor tablosu* → sıralama
# not: reyting*, rating* → derece puanı
# not: atık deste* → ıskarta
# not: konu başlığı*, başlık dizisi* → alt başlık
# not: özel mesaj* → direkt mesaj
# not: karma*, karıl* → karıştırmak

## İngilizcesiyle aynı kalanlar

# same: -recipe-baklava, -recipe-brigadeiro, -recipe-cheesecake, -recipe-gelato, -recipe-kulfi, -recipe-mochi
# same: -recipe-pavlova, -recipe-tiramisu, -recipe-trifle
