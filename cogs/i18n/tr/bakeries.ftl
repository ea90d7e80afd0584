### You Take the Cake

bakeries-name = You Take the Cake
bakeries-credits = -# Resmî olmayan bir hayran çalışması. The Civil War Battle for the Bakeries: You Take The Cake bir P. K. Waddle oyunudur.
bakeries-part = { $round }. raunt: { $phase ->
    [hire] şef tutma
    [place] pasta yerleştirme
   *[sale] pasta satışı
}
bakeries-jump-sale = { $round }. raundun en iyi satışı: { $amount }, { $name }
bakeries-heading = ## You Take the Cake
    -# Raunt { $round }/{ $rounds }, { $phase ->
        [hire] şef tutma, tur { $turn }
        [place] pasta yerleştirme: { $cake }/{ $cakes }
        [sale] pasta satışı, tur { $turn }
       *[over] savaş bitti
    }
bakeries-option-rounds = 🎂 { $rounds } raunt; toplamı en yüksek olan kazanır

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
bakeries-card = { $chef }: { $piece }
bakeries-sign-closed = { -sign-closed }
bakeries-sign-reopened = { -sign-reopened }
bakeries-times = { $what }{ $count ->
    [1] {""}
   *[other] {" "}({ $count })
}
bakeries-chef-label = { $chef } ×{ $multiplier }
bakeries-bakes-with = { $chef } ×{ $multiplier }
bakeries-bakes-alone = şef yok ×{ $multiplier }

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
   *[other] 🏪 açık
}
bakeries-piles = Deste { $stock }, ıskarta { $discards }, en üstte: { $top ->
    [none] hiçbir şey
   *[other] **{ $top }**
}
bakeries-turns = ⏳ Henüz kimse şef tutmadı. Birinci aşamanın bitmesine { $left ->
    [one] yalnızca bu tur kaldı
   *[other] her oyuncu için { $left } tur kaldı
}.
bakeries-drawn = 🎂 Pasta { $number }/22: **{ $cake }**, ${ $price }
bakeries-last-roll = { $faces } Son zar: { $dice }
bakeries-window = 🏪 **{ $bakery }**, { $who }, { $baker }
bakeries-tab = 🧾 Hasılat **${ $tab }**, satış { $sold }/7, { $names } çeşit
bakeries-slot = `{ $slot }` ×{ $multiplier }
bakeries-tags-free = Boş: { $slots }
bakeries-tag = { $where } { $cake } ${ $price }{ $stale ->
    [0] {""}
   *[other] {" "}🥀{ $stale }
} = **${ $amount }**
bakeries-tag-sold = { $where } ✅ { $sign }~~{ $cake }~~ ${ $amount }

bakeries-dollars = ${ $amount }
bakeries-product = { $chef } (şef) × ${ $price }{ $stale ->
    [100] {""}
   *[other] {" "}× %{ $stale }
} × { $slot } (raf)
bakeries-sum = { $product } = ${ $amount }
bakeries-kept = %{ $percent } = ${ $amount }
bakeries-books = 📒 **{ $round }. raundun satışları**
    -# numara, pasta: şef × fiyat × raf
bakeries-books-who = 🏪 **{ $bakery }**, { $who }, { $baker }
bakeries-books-sale = `{ $slot }` { $cake }: { $chef } × ${ $price } × { $stale ->
    [100] {""}
   *[other] %{ $stale } ×{" "}
}{ $times } = ${ $amount }
bakeries-books-tab = Hasılat ${ $tab }
bakeries-books-bonus = BÜYÜK ŞEF PRİMİ %{ $percent } = ${ $bonus }
bakeries-books-round = **raunt ${ $total }**
bakeries-scores = Toplamlar: { $first }; { $second }
bakeries-score = { $who } **${ $total }**
bakeries-rounds = 💰 { $who }: { $sums } = **${ $total }**
bakeries-dice = { $first } + { $second } = **{ $sum }**
bakeries-try = numara **{ $number }**, { $faces } { $dice }

bakeries-asked-turn = { $who }: Kart çek, şef seti aç veya tabela oyna.
bakeries-asked-discard = { $who }: Bir kart at.
bakeries-asked-place = { $who }: Bu pasta nereye: **{ $cake }**?
bakeries-asked-roll = { $who }: Zar at.
bakeries-asked-stale = { $who }: Karşı vitrinde hangi pasta bayatlasın ({ $other })?
bakeries-asked-stale-with-you = { $who } senin vitrininde bayatlayacak pastayı seçiyor.
bakeries-asked-again = { $who }: Burada dur veya tasfiye satışını bir daha dene.

bakeries-button-draw = Çek
bakeries-button-take = Al: { $card }
bakeries-button-pass = Pas
bakeries-button-lay = Set aç…
bakeries-button-hire = Tut: { $chef }
bakeries-button-close = Kapat: { $who }
bakeries-button-reopen = Yine aç: { $who }
bakeries-button-discard = At…
bakeries-button-roll = Zar at!
bakeries-button-stop = Dur: { $kept }
bakeries-button-again = Bir daha dene: { $more } veya { $less }

bakeries-prompt-own = Benim: { $cake }…
bakeries-prompt-theirs = AL SANA PASTA, { $who }…
bakeries-place-own = Benim, raf { $slot }: { $worth }
bakeries-place-theirs = AL SANA PASTA, raf { $slot }: { $worth }
bakeries-prompt-stale = Bayatlayacak pasta ({ $who })…
bakeries-stale-choice = Raf { $slot }: { $cake }
bakeries-stale-note = şimdi ${ $now }, sonra ${ $then }
bakeries-prompt-discard = At…

bakeries-form-discard = Bir kart at
bakeries-form-lay = Şef tut
bakeries-field-card = Attığın kart
bakeries-field-chef = Tuttuğun şef
bakeries-use-sign = tabela; elinde { $copies } tane
bakeries-use-part = set { $held }/{ $parts }; elinde { $copies } tane
bakeries-use-drawn = 🆕 yeni çekildi, { $use }

bakeries-offer = { $what } ({ $note })
bakeries-offer-slot = Raf { $slot }: { $sum }

bakeries-label-draw-stock = desteden çek
bakeries-label-draw-discard = ıskartanın en üstündeki kartı al
bakeries-label-discard = at: { $card }
bakeries-label-place-own = benim, raf { $slot }
bakeries-label-place-theirs = AL SANA PASTA, raf { $slot }
bakeries-label-stale = bayat kartı, raf { $slot }
bakeries-label-again = bir daha dene
bakeries-label-stop = dur

bakeries-hand-chef = **{ $chef } ×{ $multiplier }**: { $count }/5; { $held }; { $lacking ->
    [none] ✅ **tamam: şefi tutabilirsin**
   *[other] eksik: { $lacking }
}
bakeries-hand-signs = **Tabelalar**: { $signs }
bakeries-hand-drawn = 🆕 Yeni çekilen: **{ $card }**.
bakeries-hand-taken = 🆕 Yeni alınan: **{ $card }**. Bu tur aynı karttan atamazsın.
bakeries-hand-closed = 🚫 Bu pastane kapalı: set açmadan önce bu tabelayı oyna: { -sign-reopened }.
bakeries-hand-resting = Bu kartlar sonraki raunda kadar gerekmiyor.

bakeries-round-begun = **{ $round }. raunt.** Bütün kartlar karıştırıldı ve dağıtıldı. Başlayan: { $who }.
bakeries-hand-dealt = { $who } kart aldı: { $cards }.
bakeries-hand-dealt-you = Sana dağıtılan kartlar: { $cards }.
bakeries-phase-begun = { $phase ->
    [hire] 👩‍🍳 Birinci aşama: { $who } şef aramaya başlıyor.
    [place] 🍰 İkinci aşama: ilk pastayı { $who } yerleştiriyor.
   *[sale] 🎲 Üçüncü aşama: ilk zarı { $who } atıyor.
}
bakeries-stock-reshuffled = Deste bitti: ıskartadan { $count } kart yeni deste oldu.
bakeries-card-drawn = { $who } desteden çekti.
bakeries-card-seen = { $who } kart çekti: { $card }.
bakeries-card-seen-you = Çektiğin kart: { $card }.
bakeries-discard-taken = { $who } ıskartadan aldı: **{ $card }**.
bakeries-card-discarded = { $who } kart attı: **{ $card }**.
bakeries-bakery-closed = 🚫 { $who } tabela oynadı: { -sign-closed }! Kapanan: { $owner }.
bakeries-bakery-reopened = 🏪 { $who } tabela oynadı: { -sign-reopened }.
bakeries-draw-skipped = { $who } kart çekemiyor: kart kalmadı.
bakeries-turn-passed = { $who } kart çekemediği için pas geçti.
bakeries-chef-hired = 👩‍🍳 { $who } bütün seti açtı ve şef tuttu: **{ $chef }**. Her fiyat ×{ $multiplier }!
bakeries-nobody-hired = { $reason ->
    [both-passed] İki oyuncu da artık kart çekemiyor
   *[turn-limit] Her oyuncu yüz tur oynadı
}, bu yüzden ikisi de şefsiz pişiriyor.
bakeries-cake-drawn = { $who } pasta çekti ({ $number }/22): { $cake }.
bakeries-cake-placed = { $own ->
    [True] 🍰 { $who } kendine sakladı: **{ $cake }**, raf { $slot } (×{ $multiplier }).
   *[other] 🍰 { $who }: **AL SANA PASTA**, { $owner }! { $cake }, raf { $slot } (×{ $multiplier }).
}
bakeries-case-filled = Dolan vitrin: { $who }.
bakeries-dice-rolled = { $faces } { $who } zar attı: { $dice }.
bakeries-cake-sold = 💵 { $who } pasta sattı: **{ $cake }**, { $sum }.
bakeries-number-repeated = { $who } bu sayıyı daha önce atmıştı ({ $slot }){ $penalised ->
    [True] : bir pasta bayatlıyor.
   *[other] , ama bayatlayacak pasta kalmadı.
}
bakeries-stale-placed = 🥀 { $who } bayat kartı koydu: { $cake }, raf { $slot } ({ $owner }). Yeni değeri { $sum }.
bakeries-sale-won = 🏁 { $who } yedi pasta sattı: satış bitti!
bakeries-clearance-tried = 🎟️ Tasfiye satışı, { $who }: { $attempt }. { $hit ->
    [True] İsabet
   *[other] Iska
}: hasılattan kalan %{ $percent }.
bakeries-clearance-stopped = { $who } durdu: hasılattan kalan %{ $percent }.
bakeries-game-ended = Pastaneler savaşı bitti.
bakeries-decided = 💵 { $how ->
    [turned] { $who } son rauntta geriden gelip kazandı: **{ $cake }** { $amount } getirdi.
    [level] { $who } son raundu ve böylece oyunu kazandı: **{ $cake }** { $amount } getirdi.
    [tie] Toplamlar eşit; tek raunttaki daha iyi sonuç veya satılan pasta sayısı belirledi. Kazanan: { $who }.
    [none] { $who } son rauntta bir şey satmadı, ama aradaki fark yetti.
   *[kept] { $who } son raunttan önce öndeydi ve önde kaldı: **{ $cake }** { $amount } getirdi.
}

refused-bakeries-already-closed = O pastane zaten kapalı.
refused-bakeries-another-question = Bunu şu anda yapamazsın. Yapılacak şey masanın en yeni gönderisinde yazıyor.
refused-bakeries-bakery-closed = Pastanen kapalı. Set açmadan önce bu tabelayı oyna: { -sign-reopened }.
refused-bakeries-bakery-open = Pastanen zaten açık.
refused-bakeries-cake-sold = O pasta satıldı. Hâlâ satılık olan birini seç.
refused-bakeries-cannot-pass = Hâlâ desteden kart çekebilirsin, bu yüzden pas geçemezsin.
refused-bakeries-card-just-taken = Iskartadan az önce bu karttan aldın. Başka bir kart at.
refused-bakeries-card-not-held = Bu kart elinde yok.
refused-bakeries-closed-not-held = Elinde bu tabela yok: { -sign-closed }.
refused-bakeries-reopened-not-held = Elinde bu tabela yok: { -sign-reopened }.
refused-bakeries-discard-pile-empty = Iskarta boş. Desteden çek.
refused-bakeries-fifth-stale = O pastada zaten dört bayat kartı var, daha fazlası olmaz. Başka bir pasta seç.
refused-bakeries-no-such-slot = Rafların numarası, iki zarın toplamı gibi, 2 ile 12 arasındadır.
refused-bakeries-nothing-else-to-discard = Elinde yalnızca bu karttan var, atabileceğin başka kart yok. Desteden çek.
refused-bakeries-set-incomplete = O şefin beş parçası henüz elinde değil. *{ button-hand }* neyin eksik olduğunu gösterir.
refused-bakeries-slot-filled = O rafta zaten pasta var. Boş bir raf seç.
refused-bakeries-stock-empty = Deste boş.
refused-bakeries-no-such-card = “{ $text }” adlı bir kart yok. Yazarken çıkan listeden seç.
refused-bakeries-no-such-chef = “{ $text }” adlı bir şef yok. Yazarken çıkan listeden seç.

cmd-bakery = You Take the Cake: şef tut, pastaları yerleştir, zar at
cmd-bakery-new = Bir You Take the Cake masası aç
cmd-bakery-draw = Desteden kart çek veya ıskartanın en üstündekini al
cmd-bakery-draw-pile = Deste veya ıskartanın en üstü
cmd-bakery-discard = Elinden bir kart at
cmd-bakery-discard-card = Kart; elini yalnızca sen görebilirsin
cmd-bakery-lay = Bir şefin beş parçasını aç ve o şefi tut
cmd-bakery-lay-chef = Setini açtığın şef
cmd-bakery-close = Karşı pastaneye tabela oyna: { -sign-closed }
cmd-bakery-reopen = Kendi pastanene tabela oyna: { -sign-reopened }
cmd-bakery-pass = Kart çekemiyorsan pas geç
cmd-bakery-keep = Benim: çekilen pastayı kendi vitrinindeki bir rafa koy
cmd-bakery-give = AL SANA PASTA: onu karşı vitrindeki bir rafa koy
cmd-bakery-slot = Rafın numarası, 2 ile 12 arası
cmd-bakery-roll = Zar at
cmd-bakery-stale = Karşı pastanenin bir pastasına bayat kartı koy
cmd-bakery-again = Tasfiye satışı: bir daha dene, %80 veya yalnızca %40 için
cmd-bakery-stop = Tasfiye satışı: dur, %60 sende kalsın

choice-pile-stock = deste
choice-pile-discard = ıskartanın en üstündeki kart

bakeries-page-start = Amaç
bakeries-rules-start = İki pastane, **{ -bakery-yummies }** ve **{ -bakery-concoctions }**, üç raunt. Her rauntta **şef tutar**, **pastaları yerleştirir** ve **zarla satarsınız**. Üçüncü raunttan sonra toplamı en yüksek olan kazanır; eşitlikte tek raunttaki daha iyi sonuç, sonra satılan pasta sayısı belirler.
    Bir pasta **şef × fiyat × raf** kazandırır: $500 değerinde bir { -cake-birthday }, { -chef-polly(form: "short") } (×4) ile 9 numaralı rafta (×3) $6.000 getirir.
    Kartlarını görmek için **{ button-hand }** düğmesine bas; başka kimse göremez.
bakeries-page-hire = Şef tutma
bakeries-rules-hire = İki oyuncunun da elinde sekiz kart vardır. Birinci raunda rastgele bir oyuncu başlar; sonraki her raunda, bir öncekini başlatmayan oyuncu başlar. Turunda şunlardan birini yap:
    🃏 Desteden **çek** veya ıskartanın en üstündeki kartı **al**; sonra bir kart **at**. Iskartadan alırsan aynı turda o karttan atamazsın; elindeki sekiz kartın hepsi o karttansa alamazsın.
    👩‍🍳 **Bir şef seti aç**: aynı şefin { -piece-chef }, { -piece-apron }, { -piece-hat }, { -piece-batter } ve { -piece-stove } kartları. O şefi tutmuş olursun ve aşama biter. Öbür oyuncu şefsiz pişirir (×1).
    🚫 **{ -sign-closed }** öbür oyuncunun set açmasını engeller; **{ -sign-reopened }** bunu kaldırır. İki tabeladan birini oynayınca bir kart çek. Oynanan tabela sonraki raunda kadar oyun dışıdır.
    Deste bitince, en üstteki kart dışında bütün ıskarta karıştırılır ve yeni deste olur. Her oyuncu 100 tur oynayınca aşama şefsiz biter.
    Süren biterse desteden çeker ve o kartı atarsın.
bakeries-page-place = Pasta yerleştirme
bakeries-rules-place = Şefi olmayan oyuncu başlar; kimsenin şefi yoksa raundu başlatmayan oyuncu başlar. Oyuncular sırayla oynar: sıra sendeyken bir pasta çeker ve onu kendi vitrininde veya öbür oyuncunun vitrininde boş bir rafa koyarsın: **AL SANA PASTA!**
    Rafın numarası, pastayı satacak zar toplamıdır ve fiyatı katlar: 7 ×1; 6 ve 8 ×2; 5 ve 9 ×3; 4 ve 10 ×5; 3 ve 11 ×8; 2 ve 12 ×13.
    Vitrinlerden biri dolunca, öbür vitrinin sahibi kalan bütün pastaları yerleştirir.
    Süren biterse pasta en küçük numaralı boş rafına, vitrinin doluysa öbür oyuncunun en küçük numaralı boş rafına konur.
bakeries-page-sale = Pasta satışı
bakeries-rules-sale = İlk zarı şef tutan atar (kimse tutmadıysa raundu başlatan); sonra oyuncular sırayla atar. Daha önce atmadığın bir sayı, o numaralı rafındaki **pastayı satar**.
    Bir sayıyı yeniden atarsan öbür oyuncu senin satılmamış pastalarından birine bir **bayat kartı** koyar: üstündeki fiyat %20 düşer; bir pastaya en fazla dört kart konur. Hiçbir pasta kart alamıyorsa bir şey olmaz.
    🏁 **Yedinci satış raundu bitirir.** Onu yapan oyuncu hasılatının tamamını alır; yedi farklı pasta sattıysa %20 fazlasını (BÜYÜK ŞEF PRİMİ). Öbür oyuncuya hasılatının %40’ı kalır.
    Süren biterse zarlar senin için atılır veya bayat kartın, üstündeki fiyatı en yüksek pastaya konur.
bakeries-page-clearance = Tasfiye satışı
bakeries-rules-clearance = Yedinci satışı öbür oyuncu yaptıysa, şefin yoksa ve en az bir pasta sattıysan bir şansın olur. Satılmamış raflarının numaralarından biri çekilir ve zar atarsın.
    Bir **ıska** sana hasılatının %40’ını bırakır. Bir **isabet** bunu %60 yapar; sonra durabilir ya da bir numara daha çektirip bir kez daha atabilirsin: isabet %80, ıska %40. Aynı numara yeniden çıkabilir. Süren biterse durursun.
bakeries-page-prices = Kartlar ve fiyatlar
bakeries-rules-prices = 👩‍🍳 **Şefler** (her parçadan kaç kart): { CARD("sally-chef") }{ -chef-sally(form: "short") } ×2 (16), { CARD("danny-chef") }{ -chef-danny(form: "short") } ×3 (10), { CARD("polly-chef") }{ -chef-polly(form: "short") } ×4 (6), { CARD("molly-chef") }{ -chef-molly(form: "short") } ×5 (4), { CARD("benjamin-chef") }{ -chef-benjamin(form: "short") } ×6 (2). On bir { -sign-closed }, on bir { -sign-reopened }.
    🎂 **Pastalar** (kaç kart): $500 { CARD("wedding") }{ -cake-wedding } (2), { CARD("birthday") }{ -cake-birthday } (2); $350 { CARD("boston") }{ -cake-boston } (5), { CARD("mud") }{ -cake-mud } (5); $200 { CARD("pineapple") }{ -cake-pineapple } (7), { CARD("forest") }{ -cake-forest } (7); $125 { CARD("cinnamon") }{ -cake-cinnamon } (10), { CARD("german") }{ -cake-german } (10); $75 { CARD("sheet") }{ -cake-sheet } (15), { CARD("bundt") }{ -cake-bundt } (15); $50 { CARD("lemon") }{ -cake-lemon } (36).
refused-bakeries-undo-kind = Bu oyunda hamleler geri alınamaz.

## Bir oyuncunun bir kez yapmış olabilecekleri

bakeries-achievement-chef = beş parçasıyla bir şef tutmak
bakeries-achievement-rare = 2 veya 12 ile pasta satmak
bakeries-achievement-clearance = bir tasfiye satışında iki isabet
bakeries-achievement-all-chefs = her şefi birer kez tutmak
