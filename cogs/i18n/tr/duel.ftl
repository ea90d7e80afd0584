### Cake Duel

duel-name = Cake Duel
duel-credits = -# Resmî olmayan bir hayran çalışması. Cake Duel bir Sizigi Studios oyunudur.
duel-mode-core = Cake Duel
duel-mode-full = Özel kartlı Cake Duel
duel-mode-team = Takımlı Cake Duel
duel-mode-team-full = Takımlı, özel kartlı Cake Duel
duel-part = { $duels ->
    [1] { $bout }. raunt
   *[other] { $duel }. düello, { $bout }. raunt
}
duel-jump-bluff = En iyi blöf: { $claim }, { $name }
duel-jump-turn = Dönüm noktası: { $bout }. raunt
duel-jump-missed = Kaçan blöf: { $claim }, { $name }
duel-heading = ## { $mode }
    -# { $duels ->
        [1] Raunt { $bout }
       *[other] Düello { $duel }/{ $duels }, raunt { $bout }
    }, tur { $turn }{ $house }
duel-house-rule = , { $rule }
duel-house-wolfy = { -card-wolfy } kapalı kalır
duel-house-block-limit = savunma kartı saldırı kartından çok olamaz
duel-house-specials = destedeki özel kartlar: { $cards }
duel-side = { $slices } **{ $cakes }** pasta, { EMOJI("trophy") } { $trophies }/{ $wanted }
duel-side-duels = , kazanılan düello: { $won }
duel-person = { $role ->
    [attacks] ⚔️
    [defends] 🛡️
   *[waits] ▫️
} { $who }: { EMOJI("held") } { $count } kart{ $size ->
    [4] {""}
   *[other] {" "}({ $size } karta kadar çeker)
}
duel-piles = Deste { $deck }, ıskarta { $discard }
duel-owed = ↩️ Saldıran oyuncu bu turdan sonra { $count } tur daha oynar.
duel-lying = { EMOJI("facedown") } { $who } iddia ediyor: **{ $claim }**{ $left ->
    [0] {" "}(bu kartlardan hiç kalmadı)
   *[other] {""}
}
duel-claim = { $count } { $card }
duel-no-cards = kart yok
duel-nothing = hiçbir şey
duel-copy = { $card } ({ $copy })
duel-position = { $position }. kart
duel-changed = { $card } artık { $into }

duel-card-soldier = { $count ->
   *[other] { -card-soldier }
}
duel-card-archer = { $count ->
   *[other] { -card-archer }
}
duel-card-wizard = { $count ->
   *[other] { -card-wizard }
}
duel-card-defender = { $count ->
   *[other] { -card-defender }
}
duel-card-scientist = { $count ->
   *[other] { -card-scientist }
}
duel-card-wolfy = { $count ->
   *[other] { -card-wolfy }
}
duel-card-assassin = { $count ->
   *[other] { -card-assassin }
}
duel-card-scout = { $count ->
   *[other] { -card-scout }
}
duel-card-summoner = { $count ->
   *[other] { -card-summoner }
}
duel-card-quartermaster = { $count ->
   *[other] { -card-quartermaster }
}
duel-card-oracle = { $count ->
   *[other] { -card-oracle }
}
duel-card-priest = { $count ->
   *[other] { -card-priest }
}
duel-card-angel = { $count ->
   *[other] { -card-angel }
}
duel-card-professor = { $count ->
   *[other] { -card-professor }
}
duel-card-agent = { $count ->
   *[other] { -card-agent }
}
duel-card-pierrot = { $count ->
   *[other] { -card-pierrot }
}

duel-effect-soldier = silah: 1 pasta çal
duel-effect-archer = silah: 1 pasta çal
duel-effect-wizard = büyü: 2 pasta çal
duel-effect-defender = bir silahlı saldırı kartını durdurur
duel-effect-scientist = bir büyülü saldırı kartını durdurur
duel-effect-wolfy = hiçbir zaman doğru kart sayılmaz; turun sonunda açılır
duel-effect-assassin = silah: 5 pasta çal
duel-effect-scout = silah: 1 pasta çal, sonra bir tur daha oyna
duel-effect-summoner = büyü: bir kart söyle, rakibin eline bak, oradaki her biri için 2 pasta çal
duel-effect-quartermaster = özel: raunt bitene kadar elinde 1 kart fazla tut
duel-effect-oracle = özel: rakibin eline bak, sonra bir tur daha oyna
duel-effect-priest = herhangi bir saldırı kartını tümüyle durdurur ve alır
duel-effect-angel = bütün saldırı kartlarını durdurur, ama saldıran bir tur daha oynar
duel-effect-professor = açılınca { -card-scientist } sayılır, { -card-wolfy } da öyle
duel-effect-agent = açılınca rakibin elindeki herhangi bir kart sayılır
duel-effect-pierrot = açılınca önceki turunda iddia ettiğin saldırı kartı sayılır

duel-asked-lead = { $who }: Takımda önce kim saldıracak?
duel-asked-claim = { $who }: Saldır veya pas geç.
duel-asked-answer = { $who }: Kabul mü, itiraz mı, savunma mı?
duel-asked-block = { $who }: Savunmayı kabul et veya itiraz et.
duel-asked-take = { $who }: { $count ->
    [one] { -card-priest } için alınacak kartı seç.
   *[other] Her { -card-priest } için bir kart seç, toplam { $count }.
}
duel-asked-name = { $who }: { -card-summoner } için bir kart söyle.
duel-asked-trade = { $who }: Takım arkadaşınla kart değişecek misin?
duel-beside = { $who } o zamana kadar itiraz edebilir.
duel-beside-you = O zamana kadar itiraz edebilirsin.

duel-button-attack = Saldır…
duel-button-pass = Pas
duel-button-accept = Kabul et
duel-button-challenge = İtiraz!
duel-button-block = Savun…
duel-button-take = Al…
duel-button-name = Kart söyle…
duel-button-trade = Değiş…
duel-button-no-trade = Kartım kalsın
duel-button-hold = İtiraz etme
duel-button-lead = İlk: { $who }

duel-form-attack = Saldırı
duel-form-block = Savunma
duel-form-take = { -card-priest } için kartlar
duel-form-name = Bir kart söyle
duel-form-trade = Takım arkadaşınla değişim
duel-field-cards = Oynadığın kartlar
duel-field-cards-note = Hangileri olduğunu kimse görmez. Her kart olabilir.
duel-field-claim = Ne olduklarını iddia ediyorsun?
duel-field-claim-note = Saldırı: { $who }, iddia: { $claim }
duel-field-target = Kime saldırıyorsun?
duel-field-take = { $count } kart al
duel-field-name = Bir kart söyle, sonra ele bak
duel-field-give-card = Verdiğin kart
duel-field-take-card = Aldığın kart

duel-label-attack = { $claim }, hedef { $target } (aslında: { $cards })
duel-label-block = savunma: { $claim } (aslında: { $cards })
duel-label-take = alınan kart: { $positions }
duel-label-name = söylenen kart: { $card }
duel-label-trade = ver: { $give }, al: { $take }

duel-hand-card = **{ $card }**: { $effect }
duel-hand-empty = Elinde kart yok.
duel-mate-hand = { $who }, eldeki kartlar: { $cards }.
duel-own-discard = Bu rauntta oynadıkların: { $cards }.
duel-look = { $turn }. tur: { $reader ->
    [seer] gördüğün el ({ $of })
    [seen] { $who } senin elini gördü
   *[other] { $who } bir el gördü ({ $of })
}: { $cards }.
duel-look-taken = { $turn }. tur: { $reader ->
    [seer] aldığın kartlar ({ $of })
    [seen] { $who } senden aldı
   *[other] { $who } kart aldı ({ $of })
}: { $cards }.

duel-option-mode = 🎴 { $mode }
duel-option-trophies = { EMOJI("trophy") } { $trophies } raunt alan kazanır{ $duels ->
    [1] {""}
   *[other] , { $duels } düelloluk maç
}
duel-option-specials = ⭐ Destede { $count } özel kart, { $open ->
    [True] ilk raunttan önce gösterilir
   *[False] gizli
}
duel-option-wolfy = 🎭 { -card-wolfy } turun sonunda açılmaz
duel-option-block-limit = 🛡️ Savunma kartı saldırı kartından çok olamaz

duel-duel-begun = Yeni bir deste karıştırıldı{ $specials ->
    [0] .
   *[other] ; içinde { $specials } özel kart var.
}
duel-specials-shown = Bu düellodaki özel kartlar: { $cards }.
duel-bout-begun = **{ $bout }. raunt.** Önce saldıran: { $side }. Pastalar: { $cakes }, karşı tarafta { $other }{ $count ->
   *[other] .
}
duel-hand-dealt = { $who } kart aldı: { $cards }.
duel-hand-dealt-you = Sana dağıtılan kartlar: { $cards }.
duel-lead-chosen = { $who } karar verdi: önce { $first } oynuyor. Oyun sırası: { $order }.
duel-turn-begun = { $owed ->
    [True] { $who } bir tur daha oynuyor.
   *[False] Saldırı sırası: { $who }.
}
duel-attack-claimed = { $who } saldırıyor, hedef { $target }. İddia: **{ $claim }**.
duel-passed = { $who } { $forced ->
    [True] kartsız kaldı ve pas geçti.
   *[False] pas geçti.
}
duel-block-claimed = { $who } savunuyor. İddia: **{ $claim }**.
duel-accepted = { $who } kabul etti.
duel-kept-silent = { $who } itiraz etmiyor.
duel-challenged = ❗ { $who } itiraz ediyor: **{ $claim }** ({ $claimant })!
duel-cards-flipped = Kartlar açıldı: **{ $cards }**{ $changed ->
    [none] .
   *[other] {" "}({ $changed }).
} { $truthful ->
    [True] { $who } doğru söylemiş.
   *[False] { $who } blöf yapmış!
}
duel-hand-shown = { -card-agent } açıldı. { $who } elini gösterdi: { $cards }.
duel-attackers-blocked = { $blocker } { $wholly ->
    [True] tümüyle durdurdu
   *[False] durdurdu
}{ $blockers ->
   *[other] :
} **{ $claim }**.
duel-cards-taken = { $who } { $count } kapalı kart aldı ({ $of }), kartın yeri: { $positions }.
duel-taken-seen = { $reader ->
    [seer] Aldığın kartlar ({ $of })
    [seen] { $who } senden aldı
   *[other] { $who } kart aldı ({ $of })
}: { $cards }.
duel-cakes-stolen = { EMOJI("slice") } { $who } { $count ->
    [0] pasta çalamadı
   *[other] { $count } pasta çaldı
} ({ $card }, hedef { $of }).
duel-card-named = { $who } kart söyledi: **{ $card }**.
duel-hand-looked-at = 👁️ { $who } bir ele bakıyor: { $of } ({ $card }).
duel-hand-seen = { $reader ->
    [seer] Gördüğün el ({ $of })
    [seen] { $who } senin elini gördü
   *[other] { $who } bir el gördü ({ $of })
}: { $cards }.
duel-turns-owed = { $card }: { $who } { $count } tur daha oynar{ $owed ->
    [1] {""}
   *[other] , toplam { $owed }
}.
duel-hand-size-raised = { $who } artık { $size } karta kadar çeker.
duel-wolfy-revealed = 🐺 { -card-wolfy } ortaya çıktı! Oynayan: { $who }.
duel-cards-traded = { $given ->
    [0] { $who } takım arkadaşından bir kart aldı ({ $partner }).
   *[other] { $taken ->
        [0] { $who } takım arkadaşına bir kart verdi ({ $partner }).
       *[other] { $who } ve { $partner } birer kart değiş tokuş etti.
    }
}
duel-trade-seen = { $who } verdi: { $give ->
    [none] hiçbir şey
   *[other] { $give }
}; aldı: { $take ->
    [none] hiçbir şey
   *[other] { $take }
}.
duel-trade-seen-you = Verdiğin: { $give ->
    [none] hiçbir şey
   *[other] { $give }
}; aldığın: { $take ->
    [none] hiçbir şey
   *[other] { $take }
}.
duel-trade-declined = { $who } kart değiş tokuş etmedi.
duel-cards-drawn = { $who } { $count } kart çekti.
duel-draw-seen = { $who } kart çekti: { $cards }.
duel-draw-seen-you = Çektiğin kartlar: { $cards }.
duel-bout-ended = { EMOJI("trophy") } Raundu kazanan: { $side }. { $reason ->
    [bluff] Blöf yakalandı
    [truth] İddia doğruydu
    [cakes] Bütün pastalar alındı
   *[passes] Herkes pas geçti, pastalar { $cakes } – { $other }
}. Kupa: { $trophies }.
duel-duel-ended = Düelloyu kazanan: { $side }{ $won ->
    [1] .
   *[other] {" "}({ $won } – { $other }).
}
duel-decided-flip = 🔎 { $who } iddia etti: **{ $claim }**. { $other } inanmadı. { $truthful ->
    [True] İddia doğruydu.
   *[False] Blöftü, kartlar: { $cards }.
}
duel-decided-cakes = { EMOJI("slice") } { $who } son { $count } pastayı çaldı ({ $card }, hedef { $of }).
duel-decided-passes = { EMOJI("slice") } Herkes pas geçti, daha çok pastası olan { $side }: { $cakes } – { $other }.

refused-duel-other-question = Bunu şu anda yapamazsın. Yapılacak şey masanın en yeni gönderisinde yazıyor.
refused-duel-partner-decides = Burada takım arkadaşın karar verir. Sen yalnızca itiraz edebilirsin.
refused-duel-no-challenge-now = Bu iddiaya itiraz etmek için artık geç.
refused-duel-no-trade-now = Şu anda değişecek bir şey yok.
refused-duel-no-cards-chosen = Elinden en az bir kart seç.
refused-duel-no-cards-left = Savunma yapacak kartın kalmadı. Yine de itiraz edebilir veya kabul edebilirsin.
refused-duel-no-name-chosen = Kartların için bir iddia seç.
refused-duel-two-names = Bir iddiadaki bütün kartların adı aynı olmalı.
refused-duel-no-target-chosen = Kime saldırdığını seç.
refused-duel-no-such-card = “{ $text }” adlı bir kart yok. Yazarken çıkan listeden seç.
refused-duel-card-not-held = Bu kartlar elinde yok.
refused-duel-cards-unsorted = Seçtiğin kartları okuyamadım. Yeniden seç.
refused-duel-unclaimable = Bu kart hiçbir zaman iddia edilemez. Başka bir ad seç.
refused-duel-specials-not-played = Bu oyun özel kartsız oynanıyor.
refused-duel-not-an-attacker = Saldırırken yalnızca saldırı kartı iddia edebilirsin.
refused-duel-not-a-blocker = Savunurken yalnızca savunma kartı iddia edebilirsin.
refused-duel-cannot-block-that = Bu savunma kartı bu saldırıyı durduramaz.
refused-duel-too-many-blockers = Bu masada saldırı kartından çok savunma kartı iddia edemezsin.
refused-duel-not-an-opponent = Rakiplerinden birini seç.
refused-duel-not-your-team = Önce oynayacak kişi olarak kendini veya takım arkadaşını seç.
refused-duel-wrong-positions = Her { -card-priest } için kapalı bir kart seç; aynı kartı iki kez seçme.
refused-duel-swap-only = Destede kart varken ancak bir kart verip karşılığında bir kart alabilirsin.
refused-duel-nothing-traded = Verecek veya alacak bir kart seç ya da *{ duel-button-no-trade }* düğmesine bas.
refused-duel-card-not-with-partner = Bu kart takım arkadaşında yok.

duel-page-start = Amaç
duel-rules-start = İki taraf kapalı kartlarla yedi pasta için kapışır. Bir düello art arda oynanan **rauntlardan** oluşur: üç raunt kazanan düelloyu kazanır.
    Bir raundu kazanmak için karşı tarafın **bütün pastalarını** al, bir **itirazda** haklı çık ya da arada hiç iddia olmadan **herkes pas geçince daha çok pastası olan** taraf ol.
    Her oyuncunun elinde dört kart vardır. İlk saldıran kurayla belirlenir; bir raundu kaybeden, sonraki rauntta önce saldırır. Önce saldıran taraf 3 pastayla, öbür taraf 4 pastayla başlar.
duel-page-turn = Senin turun
duel-rules-turn = **1.** Saldıran, kapalı kartlar oynar ve hepsinin aynı adlı saldırı kartı olduğunu **iddia eder** ya da pas geçer.
    {"**2.**"} Savunan **kabul eder**, **itiraz eder** veya kendi kartlarını oynayıp savunma kartı olduklarını iddia ederek **savunur**.
    {"**3.**"} Savunma varsa saldıran bu savunmayı kabul eder veya ona itiraz eder.
    {"**4.**"} Kimsenin itiraz etmediği iddialar, kartlar aslında ne olursa olsun gerçekleşir. Turun sonunda önce saldıran, ardından savunan dört karta kadar çeker.
    Kartın yoksa kendiliğinden pas geçersin; yine de kabul edebilir veya itiraz edebilirsin. Süren biterse pas geçer veya kabul edersin; başka bir seçim gerekiyorsa ilk seçenek geçerli olur.
    Gizlice kart seçmek için **{ duel-button-attack }** veya **{ duel-button-block }** düğmesine bas; **{ button-hand }** kartlarını yalnızca sana gösterir.
duel-page-bluff = Blöf ve itiraz
duel-rules-bluff = Kart sayısı her zaman doğrudur, ama bir karttan, destede olandan fazlasını iddia edebilirsin. Ad yalan olabilir; tek bir yanlış kart bütün iddiayı blöf yapar.
    Bir **itiraz**, iddianın kartlarını açar ve raundu bitirir: iddia blöfse itiraz eden, doğruysa iddia eden kazanır.
    İtiraz edilen iddianın başka bir etkisi olmaz. Savunduktan veya kabul ettikten sonra o iddiaya artık itiraz edemezsin.
duel-page-cards = Kartlar
duel-rules-cards = ⚔️ { CARD("soldier") }**{ -card-soldier }** (5) ve { CARD("archer") }**{ -card-archer }** (4) birer pasta çalar; ⚔️ kartlarını { CARD("defender") }**{ -card-defender }** (4) durdurur.
    🔮 { CARD("wizard") }**{ -card-wizard }** (3) 2 pasta çalar; 🔮 kartlarını { CARD("scientist") }**{ -card-scientist }** (3) durdurur. Her savunma kartı bir saldırı kartını durdurur. İstediğin kadar savunma kartı iddia edebilirsin, sayıları saldırı kartlarından çok bile olabilir; ama iddia ettiğin kart bu saldırıyı durdurabilmeli.
    🎭 { CARD("wolfy") }**{ -card-wolfy }** (1) hiçbir zaman doğru kart sayılmaz ve iddia edilemez. Onu başka bir kart diye oyna: tur itirazsız biterse açılır.
duel-page-specials = Özel kartlar
duel-rules-specials = Bütün düello boyunca destede gizli iki özel kart vardır (takımlarda üç). Her ⚔️ 🔮 ⭐ 🛡️ özel kartı, destede olmasa bile, her zaman iddia edebilirsin; 🎭 kartlarını asla.
    ⚔️ { CARD("assassin") }**{ -card-assassin }** 5 pasta çalar; her { CARD("scout") }**{ -card-scout }** 1 pasta çalar ve sana bir tur daha verir. 🔮 { CARD("summoner") }**{ -card-summoner }**: bir kart söyle, rakibinin eline bak, oradaki her biri için 2 pasta çal. { -card-defender }, { -card-scout(form: "genitive") } yalnızca pasta çalmasını engeller: yine de bir tur daha oynarsın. { -card-scientist } ise { -card-summoner(form: "genitive") } yalnızca pasta çalmasını engeller: eli yine de görürsün.
    ⭐ { CARD("quartermaster") }**{ -card-quartermaster }**: raunt bitene kadar elinde bir kart fazla tutarsın. { CARD("oracle") }**{ -card-oracle }**: rakibinin eline bak ve bir tur daha oyna. ⭐ kartlarını yalnızca { -card-priest } ve { -card-angel } durdurur.
    🛡️ { CARD("priest") }**{ -card-priest }** herhangi bir saldırı kartını tümüyle durdurur ve o kartı görmeden alır. { CARD("angel") }**{ -card-angel }** bütün saldırıyı tümüyle durdurur, ama saldıran her { -card-angel } için bir tur daha oynar.
    🎭 Açılınca: { CARD("professor") }**{ -card-professor }** ve aynı iddiadaki her { -card-wolfy } birer { -card-scientist } sayılır; { CARD("agent") }**{ -card-agent }** rakibinin elindeki herhangi bir kart sayılır, sonra o eli herkes görür; { CARD("pierrot") }**{ -card-pierrot }**, yalnızca saldırıda, bu raunttaki önceki turunda iddia ettiğin saldırı kartı sayılır. Aynı iddiada { -card-professor } varsa { -card-wolfy } açılmaz.
duel-page-teams = Takımlar
duel-rules-teams = Dört oyuncu, iki takım, dokuz pasta: başlayan takımda dört, öbüründe beş. Takım arkadaşlarının pastaları ortaktır ve birbirlerinin elini hep görürler.
    Başlayan takım, içlerinden kimin önce oynayacağını seçer. Saldıran bir rakip seçer, yalnızca o rakip savunabilir; o yanıt verene kadar onun takım arkadaşı da itiraz edebilir.
    Saldıran, saldırısından sonra takım arkadaşıyla gizlice bir kart değişebilir. Deste bittiyse karşılıksız bir kart verebilir veya alabilir.
    Bir raunt pasla ancak dört oyuncu da art arda pas geçince biter.
refused-duel-undo-kind = Yalnızca bir iddiayı, o da kimse yanıt vermeden geri alabilirsin. Paslar, yanıtlar ve kart gösteren veya çektiren hamleler geri alınamaz.

## Bir oyuncunun bir kez yapmış olabilecekleri

duel-achievement-right = bir blöf yakalamak
duel-achievement-bluff = tutan bir blöf
duel-achievement-cleared = bir rauntta bütün pastaları almak
duel-achievement-sweep = raunt kaybetmeden düello kazanmak
