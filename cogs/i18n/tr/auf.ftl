### Cake Auf!

cmd-auf = Cake Auf!: kendi tariflerini pişir, başkalarınınkini boz
cmd-auf-new = İki ila dört oyuncu için bir Cake Auf! masası aç
cmd-auf-new-icons = Yasak için tarifte uygun simge gereksin mi
cmd-auf-new-hands = Destede şu kart olsun mu: { -card-hand-switcheroo }
cmd-auf-place = Tariflerinden birine malzeme koy
cmd-auf-place-recipe = Tariflerinden hangisi
cmd-auf-place-ingredients = Koyduğun kartlar, istediğin kadar; örneğin: un, yumurta
cmd-auf-ban = Başka bir oyuncunun tarifini yasakla
cmd-auf-ban-card = { -card-power-outage } veya { -card-fire-alarm }
cmd-auf-ban-recipe = Yasaklanacak tarif
cmd-auf-lift = Herhangi bir oyuncunun tarifinden bir yasağı kaldır
cmd-auf-lift-card = { -card-power-restored } veya { -card-fire-extinguisher }
cmd-auf-lift-recipe = Üstünde yasak olan tarif
cmd-auf-swap = { -card-recipe-switcheroo(form: "family") }: bir tarifini başka bir oyuncununkiyle değiştir
cmd-auf-swap-mine = Verdiğin tarif
cmd-auf-swap-theirs = Aldığın tarif
cmd-auf-hands = { -card-hand-switcheroo(form: "family") }: başka bir oyuncuyla elini değiştir
cmd-auf-player = Hangi oyuncu
cmd-auf-trade = { -card-one-for-one }: başka bir oyuncuyla rastgele birer kart değiş
cmd-auf-picky = { -card-picky-eater }: en üstteki üç tarife bak
cmd-auf-choose = { -card-picky-eater } kartından sonra: bir tarif al, kendininkilerden birini bırak
cmd-auf-choose-taken = Aldığın tarif
cmd-auf-choose-given = Üstündeki her şeyle bıraktığın tarif
cmd-auf-decline = { -card-picky-eater } kartından sonra: tariflerin hiçbirini alma
cmd-auf-mulligan = Elindeki bütün kartları at, aynı sayıda kart çek
cmd-auf-pass = Turunu bitir
cmd-auf-pass-discards = Önce atacağın kartlar, en fazla iki
cmd-auf-keep = Raunttan sonra: hangi gece tariflerinin sende kalacağını seç
cmd-auf-keep-recipes = Sende kalan tarifler; boş bırakırsan hepsi geri gider
cmd-auf-throw = Taş kâğıt makas: işaretini gizlice seç
cmd-auf-throw-sign = Taş, kâğıt veya makas

auf-name = Cake Auf!
auf-credits = -# Resmî olmayan bir hayran çalışması. Cake Auf! yayıncısına aittir. Yayımlanmış kart listesi bulunamadı: bu tarifler ve kartlar Cake Club’ın kendi tasarımıdır.
auf-part-showdown = Taş kâğıt makas
auf-jump-recipe = Sonucu belirleyen tarif: { $recipe }, { $name }
auf-heading = ## Cake Auf!
    -# Raunt { $round }/{ $rounds }, tur { $turn }
auf-player = { $asked ->
    [True] 👉
   *[False] ▫️
} { $who }: ⭐ **{ $points }**, { EMOJI("held") } { $cards }, 🔄 { $mulligans }/{ $allowed }
auf-dish = { $circles } **{ $recipe }** { $icons }: { $needs }
auf-banned = ⛔ **{ $bans }**
auf-kept = geceden kaldı
auf-waits = ⏳ geceden kalan tarifleri bekliyor
auf-piles = Deste { $deck }, ıskarta { $discard }, tarifler { $recipes }
auf-legend = -# ⭐ puan, { EMOJI("held") } eldeki kart, 🔄 kullanılan el yenileme
    -# ⚡ elektrik ister, 🔥 ateş ister, 🌙 geceye kalabilir, ● kondu, ○ eksik, ⛔ yasaklı
auf-showdown = ✊ Taş kâğıt makas: { $who } **{ $wins }** : **{ $losses }** { $other } (hedef: { $needed } galibiyet)
auf-showdown-next = Kazananın sıradaki rakibi: { $who }{ $count ->
   *[other] .
}
auf-copies = { $what }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}
auf-copy = { $card } ({ $copy })
auf-no-cards = hiçbir şey
auf-no-recipes = hiçbiri
auf-score = { $who } { $points }

auf-card-flour = { -card-flour }
auf-card-sugar = { -card-sugar }
auf-card-eggs = { -card-eggs }
auf-card-butter = { -card-butter }
auf-card-milk = { -card-milk }
auf-card-fruit = { -card-fruit }
auf-card-chocolate = { -card-chocolate }
auf-card-nuts = { -card-nuts }
auf-card-power-outage = { -card-power-outage }
auf-card-fire-alarm = { -card-fire-alarm }
auf-card-power-restored = { -card-power-restored }
auf-card-fire-extinguisher = { -card-fire-extinguisher }
auf-card-recipe-switcheroo = { -card-recipe-switcheroo }
auf-card-hand-switcheroo = { -card-hand-switcheroo }
auf-card-picky-eater = { -card-picky-eater }
auf-card-one-for-one = { -card-one-for-one }

auf-effect-power-outage = ⚡ isteyen bir tarife yasak: tamamlanamaz
auf-effect-fire-alarm = 🔥 isteyen bir tarife yasak: tamamlanamaz
auf-effect-power-restored = { -card-power-outage(form: "accusative") } kaldırır
auf-effect-fire-extinguisher = { -card-fire-alarm(form: "accusative") } kaldırır
auf-effect-recipe-switcheroo = başka bir oyuncuyla birer tarif değiştir
auf-effect-hand-switcheroo = başka bir oyuncuyla elini değiştir
auf-effect-picky-eater = en üstteki üç tarife bak; istersen birini kendi tariflerinden biriyle değiştir
auf-effect-one-for-one = başka bir oyuncuyla rastgele birer kart değiş

auf-recipe-apfelstrudel = { -recipe-apfelstrudel }
auf-recipe-baklava = { -recipe-baklava }
auf-recipe-black-forest-cake = { -recipe-black-forest-cake }
auf-recipe-brigadeiro = { -recipe-brigadeiro }
auf-recipe-brownies = { -recipe-brownies }
auf-recipe-castella = { -recipe-castella }
auf-recipe-cheesecake = { -recipe-cheesecake }
auf-recipe-creme-brulee = { -recipe-creme-brulee }
auf-recipe-crepes = { -recipe-crepes }
auf-recipe-egg-tart = { -recipe-egg-tart }
auf-recipe-gelato = { -recipe-gelato }
auf-recipe-gulab-jamun = { -recipe-gulab-jamun }
auf-recipe-kulfi = { -recipe-kulfi }
auf-recipe-linzer-torte = { -recipe-linzer-torte }
auf-recipe-macarons = { -recipe-macarons }
auf-recipe-mochi = { -recipe-mochi }
auf-recipe-panna-cotta = { -recipe-panna-cotta }
auf-recipe-pavlova = { -recipe-pavlova }
auf-recipe-pecan-pie = { -recipe-pecan-pie }
auf-recipe-pound-cake = { -recipe-pound-cake }
auf-recipe-shortbread = { -recipe-shortbread }
auf-recipe-tiramisu = { -recipe-tiramisu }
auf-recipe-trifle = { -recipe-trifle }

auf-sign-rock = { -throw-rock }
auf-sign-paper = { -throw-paper }
auf-sign-scissors = { -throw-scissors }
auf-any-sign = herhangi bir işaret

auf-asked-turn = { $who }: Kart oyna, sonra pas geç.
auf-asked-look = { $who }: { $count ->
    [one] Bu tarifi kendi tariflerinden biriyle değiştirecek misin?
   *[other] { $count } tariften birini kendi tariflerinden biriyle değiştirecek misin?
}
auf-asked-look-you = Baktığın tarif sayısı: { $count }. Birini kendi tariflerinden biriyle değiştirecek misin?
auf-asked-overnight = { $who }: Hangi gece tarifleri sonraki raunda kalsın?
auf-asked-showdown = { $who }: Gizlice işaret seçme zamanı.

auf-button-place = Koy…
auf-button-play = Kart oyna…
auf-button-discard = At…
auf-button-pass = Pas
auf-button-mulligan = El yenile…
auf-button-choose = Tariflere bak…
auf-button-decline = Hiçbirini alma
auf-button-keep = Geceye bırak…

auf-form-place = Malzeme koy
auf-form-place-under = Tarifin: { $recipe }
auf-form-play = Kart oyna
auf-form-pass = At ve pas geç
auf-form-choose = { -card-picky-eater }
auf-form-keep = Gece
auf-field-recipe = Tariflerinden hangisi
auf-field-ingredients = Koyduğun malzemeler
auf-field-ingredients-note = Kapalı dururlar: başkaları yalnızca kaç tane olduğunu görür.
auf-field-play = Oynadığın kart
auf-field-play-more = … veya bunlardan biri
auf-field-discards = Attığın kartlar
auf-field-discards-note = En fazla iki kart; hiç atmasan da olur. Bununla turun biter.
auf-field-taken = Aldığın tarif
auf-field-given = Karşılığında bıraktığın tarif
auf-field-keep = Sende kalanlar
auf-field-keep-note = İşaretlemediğin tarifler geri gider, üstlerindeki her şey atılır.
auf-field-mulligan = Elindeki bütün kartlar atılsın mı?
auf-mulligan-sure = Evet: { $count } kart at, { $count } yeni kart çek
auf-note-missing = Eksik: { $cards }
auf-note-needs = { $cards }{ $count ->
    [0] {""}
   *[other] ; elinde: { $held }
}
auf-note-for = Uyduğu tarifler: { $recipes }
auf-note-laid = Konan malzeme: { $count }/{ $needed }.
auf-note-lost = { $count ->
    [0] Üstünde malzeme yok.
   *[other] Üstündeki { $count } malzeme gider.
}
auf-play-on = { $card }: { $recipe } ({ $owner })
auf-play-swap = { $card }: senden { $mine }, karşılığında { $recipe } ({ $owner })
auf-play-with = { $card }: { $other }
auf-play-look = { $card }: en üstteki tariflere bak
auf-yours = senin

auf-label-place = { $recipe } için { $cards }
auf-label-on = { $card }: { $recipe }
auf-label-swap = { $given } yerine { $taken }
auf-label-hands = { $other } ile elini değiştir
auf-label-trade = { -card-one-for-one }: { $other }
auf-label-pass = { $count ->
    [0] pas geç
   *[other] at: { $cards }; sonra pas geç
}
auf-label-choose = { $given } yerine { $taken }
auf-label-keep = geceye kalan: { $recipes }
auf-label-throw = işaretin { $sign }. İki oyuncu da seçene kadar başka kimse görmez

auf-hand-card = **{ $card }**: { $effect }
auf-hand-ingredient = **{ $card }**, uyduğu tarifler: { $recipes }
auf-hand-unwanted = **{ $card }**: hiçbir tarifine gerekmiyor
auf-hand-empty = Elinde kart yok.
auf-own-dish = **{ $recipe }** { $icons }: { $count ->
    [0] malzeme konmadı
   *[other] konan: { $placed }
}; { $lacking ->
    [0] eksik yok
   *[other] eksik: **{ $missing }**{ $ready ->
        [0] {""}
       *[other] {" "}(elinde: { $held })
    }
}
auf-lift-with = kaldıran kart: { $card }
auf-look = 🧐 Seçeneklerin:
auf-recipe = { $recipe } { $icons }: { $needs }
auf-looked = - { $recipe }
auf-own-sign = İşaretin: { $sign }. Henüz değiştirebilirsin.
auf-own-sign-settled = Seçimin: { $sign }. Beş kez değiştirdin, artık değişmez.
auf-finished = -# Tamamlananlar: { $recipes }
auf-discard = -# Iskarta: { $cards }

auf-option-rounds = 🎂 Üç raunt; en çok tarifi tamamlayan kazanır
auf-option-icons = ⛔ Uygun simge olmasa da her tarif yasaklanabilir
auf-option-hands = 🔁 Destede olmayan kart: { -card-hand-switcheroo }

auf-round-began = **{ $round }. raunt.** İlk oynayan: { $who }.
auf-recipes-dealt = { $who } tarif aldı: { $recipes }.
auf-turn-began = Sıra: { $who }.
auf-cards-drawn = { $who } { $count } kart çekti.
auf-discard-reshuffled = Iskarta karıştırıldı, yeni deste oldu: { $count } kart.
auf-ingredients-placed = { $who } { $count } malzeme koydu: **{ $recipe }**.
auf-ban-placed = ⛔ { $who } yasak koydu: { $ban }. Yasaklanan: **{ $recipe }** ({ $owner }).
auf-ban-lifted = { $who } bir yasağı kaldırdı: { $ban }. Kurtulan: **{ $recipe }** ({ $own ->
    [True] kendi tarifi
   *[False] { $owner }
}).
auf-recipes-swapped = 🔀 Tarifler değişti. { $who } verdi: **{ $given }**; { $other } verdi: **{ $taken }**.
auf-hands-swapped = 🔁 { $who } ve { $other } ellerini değiştirdi.
auf-hands-swapped-with-you = 🔁 { $who } seninle elini değiştirdi.
auf-hands-swapped-you = 🔁 { $other } ile elini değiştirdin.
auf-recipes-looked-at = 🧐 { -card-picky-eater }: { $who } { $count } tarife bakıyor.
auf-recipe-chosen = { $who } tarif aldı: **{ $taken }**; bıraktı: **{ $given }**{ $count ->
    [0] .
   *[other] ; üstünden atılan: { $cards }.
}
auf-look-declined = { $who } hiçbirini almadı.
auf-cards-traded = 🤝 { -card-one-for-one }: { $who } bir kart aldı; { $other } { $returned ->
    [True] karşılığında bir kart aldı.
   *[False] karşılığında bir şey almadı.
}
auf-mulligan-taken = { $who } elini yeniledi ({ $number }/3). Atılan: { $cards }.
auf-recipe-finished = 🎂 **{ $recipe }** tamamlandı! { $who }: { $points } puan.
auf-turn-ended = { $who } { $count ->
    [0] pas geçti.
   *[other] kart attı ve pas geçti. Atılan: { $cards }.
}
auf-round-ended = 🏁 { $round }. raunt bitti: { $reason ->
    [finished] bütün tarifleri tamamlanan: { $winners }.
    [idle] herkes birer turu kart çekmeden, oynamadan, atmadan geçirdi.
   *[long] çok uzun sürdü.
}
auf-overnight-chosen = { $who } geceye bıraktı: { $kept }{ $back ->
    [0] .
   *[other] ; geri verdi: { $returned }.
}
auf-recipe-returned = Geri giden: **{ $recipe }** ({ $who }){ $count ->
    [0] .
   *[other] ; atılan: { $cards }.
}
auf-piles-shuffled = Bütün kartlar karıştırıldı: destede { $cards } kart, tarif destesinde { $recipes } tarif var.
auf-showdown-began = 🤜🤛 Berabere! Kazananı taş kâğıt makas belirleyecek: { $who }.
auf-match-began = Karşılaşma: { $who } – { $other }. İki atışı önce kazanan galip gelir.
auf-signs-shown = { $who } { $sign } : { $reply } { $other }. { $winner ->
    [none] Atış tekrarlanıyor.
   *[other] Atışı kazanan: { $winner }.
}
auf-match-won = { $who } kazandı, { $other } kaybetti.
auf-game-ended = Son puanlar: { $scores }.
auf-cards-received = 🆕 { $who } kart aldı: { $cards }.
auf-cards-received-you = 🆕 Aldığın kartlar: { $cards }.
auf-ingredients-seen = { $recipe } ({ $reader ->
    [owner] senin tarifin
   *[other] { $who }
}), üstündeki malzemeler: { $cards }.
auf-hand-received = 🔁 { $who }, yeni el: { $cards }.
auf-hand-received-you = 🔁 Yeni elin: { $cards }.
auf-recipes-seen = { $who } tariflere bakıyor: { $recipes }.
auf-recipes-seen-you = Baktığın tarifler: { $recipes }.
auf-trade-seen = 🤝 { $who } aldı: { $taken }; { $other } aldı: { $given ->
    [none] hiçbir şey
   *[other] { $given }
}.
auf-trade-seen-with-you = 🤝 { $who } senden aldı: { $taken }; sen aldın: { $given ->
    [none] hiçbir şey
   *[other] { $given }
}.
auf-trade-seen-you = 🤝 Sen aldın: { $taken }; { $other } aldı: { $given ->
    [none] hiçbir şey
   *[other] { $given }
}.
auf-sign-chosen = { $who } seçti: { $sign }.
auf-sign-chosen-you = Seçtiğin işaret: { $sign }.
auf-decided-recipe = 🎂 **{ $recipe }** sonucu belirledi: { $who } { $points } puana ulaştı, başka kimse ulaşamadı.
auf-decided-showdown = 🤜🤛 Oyun berabereydi, taş kâğıt makası { $who } kazandı: { $sign }. { $other }: { $reply }.

refused-auf-other-question = Bunu şu anda yapamazsın. Yapılacak şey masanın en yeni gönderisinde yazıyor.
refused-auf-round-over = Bu, önceki rauntla ilgiliydi. Masanın en yeni gönderisine bak.
refused-auf-throw-over = O atış bitti. Yeni atış için seçim yap.
refused-auf-card-not-held = Bu kart elinde yok.
refused-auf-recipe-not-yours = Bu tarif senin değil. Kendi tariflerinden birini seç.
refused-auf-recipe-finished = Bu tarif tamamlandı, artık hiçbir şey onu değiştiremez.
refused-auf-recipe-not-there = Bu tarif masada değil. Başka bir tarif seç.
refused-auf-recipe-yours = Bu tarif senin. Başka bir oyuncununkini seç.
refused-auf-ingredient-not-named = En az bir malzeme seç.
refused-auf-not-an-ingredient = Bir tarife yalnızca malzeme koyabilirsin.
refused-auf-ingredient-not-needed = Seçtiklerinden en az biri bu tarife gerekmiyor. Her malzeme yalnızca bir kez gerekir.
refused-auf-ingredient-already-there = Bu malzemelerden biri orada zaten var.
refused-auf-not-a-ban = Yalnızca { -card-power-outage } ve { -card-fire-alarm } yasak koyar.
refused-auf-icon-missing = Bu kart o tarifi yasaklayamaz: { -card-power-outage } için tarifte ⚡, { -card-fire-alarm } için 🔥 olmalı.
refused-auf-ban-already-there = Bu tarifte bu yasak zaten var.
refused-auf-nothing-to-lift = Bu tarifte, bu kartın kaldırabileceği bir yasak yok.
refused-auf-player-not-there = Bu oyuncuyu tanımıyorum. Masandan birini seç.
refused-auf-yourself = Kendini değil, başka bir oyuncuyu seç.
refused-auf-hand-empty = Bu oyuncunun kartı yok.
refused-auf-recipes-gone = Bakılacak tarif kalmadı.
refused-auf-nothing-to-discard = Atacak kartın yok.
refused-auf-mulligans-used = Bu rauntta elini üç kez yeniledin, hakkın bitti.
refused-auf-too-many-discards = En fazla iki kart atabilirsin.
refused-auf-recipe-not-seen = Baktığın tariflerden birini seç.
refused-auf-recipe-not-overnight = Geceye yalnızca 🌙 olan kendi tariflerin kalabilir.
refused-auf-nothing-to-lay = Şu anda hiçbir kartın tariflerine uymuyor.
refused-auf-nothing-to-play = Şu anda oynayabileceğin bir eylem kartın yok.
refused-auf-no-play-chosen = Oynayacağın kartı seç.
refused-auf-one-play = Oynamak için yalnızca bir kart seç.
refused-auf-no-recipe-chosen = Bir tarif seç.
refused-auf-no-counteraction = Yasağı yalnızca { -card-power-restored } ve { -card-fire-extinguisher } kaldırır.
refused-auf-no-such-card = “{ $text }” adlı bir kart yok. Yazarken çıkan listeden seç.
refused-auf-no-such-recipe = “{ $text }” adlı bir tarif yok. Yazarken çıkan listeden seç.
refused-auf-no-such-sign = Taş, kâğıt veya makas seç.

auf-page-start = Amaç
auf-rules-start = İki ila dört pastacı, **üç raunt**. Tamamlanan her tarif, kimsenin elinden alamayacağı bir puandır; en çok puanı olan kazanır.
    Tarifler önünde açık durur: iki oyuncuyla üçer, üç veya dört oyuncuyla ikişer tarif. **Bütün malzemeleri** konmuş ve **yasağı olmayan** bir tarif kendiliğinden tamamlanır.
    Bir oyuncunun tamamlanmamış tarifi kalmayınca raunt hemen biter. Elindeki kartlar sonraki rauntta da sende kalır. İlk raunda rastgele bir oyuncu başlar; sonraki her raunda, bir öncekini başlatandan sonra gelen oyuncu başlar.
auf-page-turn = Senin turun
auf-rules-turn = Turun, elini **beş karta** tamamlayarak başlar. Sonra istediğin sırayla istediğin kadar kart oyna.
    - **{ auf-button-place }** bir tarifine kapalı malzeme koyar: yalnızca hâlâ gerekenleri. Koyduğun malzeme orada kalır. Başkaları kaç tane olduğunu görür, hangileri olduğunu asla.
    - **{ auf-button-play }** yasaklar, yasak kaldıran kartlar ve başka eylemler içindir.
    - **{ auf-button-mulligan }** elindeki bütün kartları atar, aynı sayıda yenisini çeker; raunt başına en fazla üç kez.
    - **{ auf-button-pass }** turunu bitirir; **{ auf-button-discard }** önce bir veya iki kart atar.
    - **{ button-hand }** kartlarını, koyduklarını ve eksikleri gösterir. Başka kimse görmez.
auf-page-cards = Eylem kartları
auf-rules-cards = { EMOJI("power-outage", "🔌") } **{ -card-power-outage }** (5) başka bir oyuncunun ⚡ isteyen tarifini, { EMOJI("fire-alarm", "🚨") } **{ -card-fire-alarm }** (5) 🔥 isteyen tarifini yasaklar. Bir tarifte her yasaktan en fazla bir tane olur. Yasaklı tarif tamamlanamaz. Herhangi bir oyuncunun tarifinden { EMOJI("power-restored", "💡") } **{ -card-power-restored }** (4) { -card-power-outage(form: "accusative") }, { EMOJI("fire-extinguisher", "🧯") } **{ -card-fire-extinguisher }** (4) { -card-fire-alarm(form: "accusative") } kaldırır.
    { EMOJI("recipe-switcheroo", "🔀") } **{ -card-recipe-switcheroo }** (3): tamamlanmamış bir tarifini başka bir oyuncununkiyle değiştir; üstlerindeki her şey de birlikte gider.
    { EMOJI("hand-switcheroo", "🔁") } **{ -card-hand-switcheroo }** (2): başka bir oyuncuyla bütün elini değiştir.
    { EMOJI("picky-eater", "🧐") } **{ -card-picky-eater }** (4): en üstteki üç tarife bak; istersen birini al ve kendi tariflerinden birini üstündeki her şeyle bırak. Öbür tarifler tarif destesine geri karıştırılır.
    { EMOJI("one-for-one", "🤝") } **{ -card-one-for-one }** (3): başka bir oyuncudan rastgele bir kart al; o da, varsa, öbür kartlarından rastgele birini alır.
    Malzemeler: { -card-flour } 7, { -card-sugar } 7, { -card-eggs } 6, { -card-butter } 5, { -card-milk } 5, { -card-fruit } 3, { -card-chocolate } 3, { -card-nuts } 3.
auf-page-overnight = Gece
auf-rules-overnight = Raunt bitince, tamamlanmamış 🌙 tariflerin üstlerindeki her şeyle geceye kalabilir: bunlar gece tarifleridir. Tamamlanmamış öbür tarifler geri gider, üstlerindekiler ıskartaya atılır.
    Sonraki rauntta yeni tarifler de alırsın. İstediğine malzeme koy, ama yeniler ancak **geceden kalanların hepsi tamamlandıktan sonra** tamamlanır; o zaman kendiliğinden tamamlanırlar.
    Raunt ancak bir oyuncunun geceden kalan veya yeni hiçbir eksik tarifi kalmayınca biter. El değiştiren tarif neyse o kalır: geceden kalan veya yeni.
auf-page-recipes = Tarifler
auf-rules-recipes = - { CARD("apfelstrudel") }**{ -recipe-apfelstrudel }** 🔥 Avusturya: { -card-butter }, { -card-flour }, { -card-fruit }
    - { CARD("baklava") }**{ -recipe-baklava }** 🔥 Türkiye: { -card-butter }, { -card-flour }, { -card-nuts }
    - { CARD("black-forest-cake") }**{ -recipe-black-forest-cake }** ⚡🔥 Almanya: { -card-chocolate }, { -card-eggs }, { -card-flour }, { -card-fruit }
    - { CARD("brigadeiro") }**{ -recipe-brigadeiro }** 🔥 Brezilya: { -card-butter }, { -card-chocolate }, { -card-milk }
    - { CARD("brownies") }**{ -recipe-brownies }** 🔥 ABD: { -card-butter }, { -card-chocolate }, { -card-flour }
    - { CARD("castella") }**{ -recipe-castella }** ⚡🔥 Japonya: { -card-eggs }, { -card-flour }, { -card-sugar }
    - { CARD("cheesecake") }**{ -recipe-cheesecake }** ⚡🔥🌙 ABD: { -card-butter }, { -card-eggs }, { -card-milk }, { -card-sugar }
    - { CARD("creme-brulee") }**{ -recipe-creme-brulee }** 🔥🌙 Fransa: { -card-eggs }, { -card-milk }, { -card-sugar }
    - { CARD("crepes") }**{ -recipe-crepes }** 🔥 Fransa: { -card-butter }, { -card-eggs }, { -card-flour }, { -card-milk }
    - { CARD("egg-tart") }**{ -recipe-egg-tart }** 🔥 Hong Kong: { -card-eggs }, { -card-flour }, { -card-milk }
    - { CARD("gelato") }**{ -recipe-gelato }** ⚡ İtalya: { -card-chocolate }, { -card-milk }, { -card-sugar }
    - { CARD("gulab-jamun") }**{ -recipe-gulab-jamun }** 🔥 Hindistan: { -card-flour }, { -card-milk }, { -card-sugar }
    - { CARD("kulfi") }**{ -recipe-kulfi }** ⚡🌙 Hindistan: { -card-milk }, { -card-nuts }, { -card-sugar }
    - { CARD("linzer-torte") }**{ -recipe-linzer-torte }** 🔥 Avusturya: { -card-butter }, { -card-flour }, { -card-nuts }, { -card-sugar }
    - { CARD("macarons") }**{ -recipe-macarons }** ⚡🔥 Fransa: { -card-eggs }, { -card-nuts }, { -card-sugar }
    - { CARD("mochi") }**{ -recipe-mochi }** ⚡ Japonya: { -card-flour }, { -card-fruit }, { -card-sugar }
    - { CARD("panna-cotta") }**{ -recipe-panna-cotta }** ⚡🌙 İtalya: { -card-fruit }, { -card-milk }, { -card-sugar }
    - { CARD("pavlova") }**{ -recipe-pavlova }** ⚡🔥 Yeni Zelanda: { -card-eggs }, { -card-fruit }, { -card-sugar }
    - { CARD("pecan-pie") }**{ -recipe-pecan-pie }** 🔥 ABD: { -card-butter }, { -card-eggs }, { -card-nuts }
    - { CARD("pound-cake") }**{ -recipe-pound-cake }** ⚡🔥 Birleşik Krallık: { -card-butter }, { -card-eggs }, { -card-flour }, { -card-sugar }
    - { CARD("shortbread") }**{ -recipe-shortbread }** 🔥 İskoçya: { -card-butter }, { -card-flour }, { -card-sugar }
    - { CARD("tiramisu") }**{ -recipe-tiramisu }** ⚡🌙 İtalya: { -card-chocolate }, { -card-eggs }, { -card-milk }
    - { CARD("trifle") }**{ -recipe-trifle }** ⚡🌙 Birleşik Krallık: { -card-flour }, { -card-fruit }, { -card-milk }
auf-page-end = Raunt sonu ve beraberlik
auf-rules-end = Deste bitince ıskarta karıştırılır ve yeni deste olur. Herkes birer turu kart çekmeden, oynamadan ve atmadan geçirirse veya kırkar tur oynarsa raunt kazanan olmadan biter.
    Üç raunt sonunda birincilikte beraberlik varsa kazananı **taş kâğıt makas** belirler: gizlice seçersin, seçimini en fazla 5 kez değiştirebilirsin, iki işaret aynı anda gösterilir ve iki atışı önce kazanan galip gelir. Berabere kalan atış tekrarlanır. İkiden çok oyuncu berabereyse kazanan, sıradakiyle oynar.
    Süren biterse kart atmadan pas geçersin, bütün gece tariflerin sende kalır veya rastgele bir işaret gösterirsin.
refused-auf-undo-kind = Yalnızca az önce koyduğun malzemeleri geri alabilirsin. Pas ile kart harcatan, çektiren veya gösteren hamleler geri alınamaz.
refused-auf-sign-settled = Bu atış için işaretini 5 kez değiştirdin, artık böyle kalıyor.
refused-auf-which = “{ $text }” birkaç anlama gelebilir: { $names }. Yazarken çıkan listeden seç.

## Bir oyuncunun bir kez yapmış olabilecekleri

auf-achievement-recipe = bir tarif tamamlamak
auf-achievement-lifted = bir yasak kaldırmak
auf-achievement-four = bir turda dört tarif
auf-achievement-showdown = taş kâğıt makası kazanmak
