### Herkesin denetleyebildiği dağıtımlar, yeniden izlenen oyunlar

button-cut = Deste kes…
cut-title = Desteyi kes
cut-field = Sözün
cut-note = Sözün kartların karıştırılmasına katılır. Bütün masa görür. Geri almak için boş bırak.
cut-done = Tamam: sözün kartların karıştırılmasına katıldı.
lobby-word = , desteyi “{ $word }” ile kesti
cut-line = ✂️ { $who } desteyi “{ $word }” ile kesti.
commitment = -# 🔒 Karıştırma kilitlendi (ayrıntılar: `/verify`): `{ $commitment }`
commitment-locked = -# 🔒 Karıştırma kilitlendi (ayrıntılar: `/verify`)
refused-cut-not-joined = Desteyi yalnızca bu masanın oyuncuları kesebilir. Önce *{ button-join }* düğmesine bas.
refused-bad-word = Bu söz kullanılamaz. En fazla { $most } karakterlik tek bir satır yaz.

cmd-table-cut = Desteyi kes: kartların karıştırılmasına kendi sözünü kat
cmd-table-cut-word = Sözün; geri almak için boş bırak

cmd-verify = Kartların, oyundan önce kilitlenen karıştırmaya göre dağıtıldığını denetle
cmd-verify-table = Hangi masa
cmd-replay = Bir oyunu adım adım yeniden izle
cmd-replay-table = Hangi masa; masanın alt başlığında boş bırakabilirsin
cmd-replay-step = Bu adımdan başla
cmd-history = Bu sunucuda oynanan oyunlar
cmd-history-member = Yalnızca bu üyenin oynadığı oyunlar
cmd-history-game = Yalnızca bu türden oyunlar
cmd-history-page = Sayfa numarası

verify-heading = ## { $game }, kartların karıştırılması: `{ $table }`
verify-later = Gizli anahtar oyun bitince gösterilir. O zaman `/verify` karıştırmayı yeniden hesaplayabilir.
verify-commitment = Kimse desteyi kesmeden ve oynamadan önce **kilitlendi** (gizli anahtarın SHA-256 değeri): `{ $commitment }`
verify-secret = **Gizli anahtar:** `{ $secret }`
verify-seed = { $holds ->
    [True] ✅ Gizli anahtardan ve oyuncuların sözlerinden üretilen **tohum**: `{ $seed }`
   *[other] ❌ `{ $seed }` tohumu, gizli anahtara ve sözlere uymuyor!
}
verify-chance = ✅ **Tohumdan yeniden hesaplandı:** { $shuffles } karıştırma, { $numbers } sayı veya zar; kurallara uygun { $moves } hamlede.
verify-digest = Bütün kaydın, adlar olmadan, **özeti**: `{ $digest }`
verify-proves = **Neyi kanıtlar:** Gizli anahtar, kimse desteyi kesmeden önce belliydi. Yani sözler geldikten sonra karıştırmayı kimse değiştiremezdi ve hiçbir oyuncu seçemezdi. Yukarıdaki kodu, oyun bitmeden `/verify` komutunun gösterdiği kodla karşılaştır.
verify-limits = **Neyi kanıtlamaz:** Bu botu barındıran kişi oyun sırasında kartlara bakabilir veya gizli anahtarı bilip desteyi en son kesebilirdi. Emin olmak için desteyi en son sen kes.
verify-day-proves = **Neyi kanıtlar:** Bu, her botta aynı olan günün elidir. `/daily today` kodunu bir gün önceden göstermişti.
verify-day-limits = **Neyi kanıtlamaz:** Gizli anahtar tarihten üretilir, bu yüzden Cake Club’ın kaynak kodunu okuyan herkes onu bilebilir.
verify-script = -# Bana inanmak zorunda değilsin: “{ button-record }” ile yalnızca Python isteyen bir betik gelir.
verify-file = { $script ->
    [True] Bütün kayıt ve ondan her kartı ve zarı yeniden hesaplayan bir betik. İkisini aynı klasöre kaydet ve orada şu komutu çalıştır:
   *[other] Bütün kayıt. Onu Cake Club’ın kaynak kodundaki `tools/verify.py` dosyasının yanına kaydet; bu betik her kartı ve zarı yeniden hesaplar. Orada şu komutu çalıştır:
}
    ```
    python3 verify.py { $file } --pledge { $pledge } --digest { $digest }
    ```
    Pledge değeri, oyun bitmeden `/verify` komutunun gösterdiği kod olmalı. Betik okunmak için yazıldı; Cake Club’ın kaynak kodunda da var: `tools/verify.py`.
button-record = Kaydı al
refused-not-committed = Bu bir ders: herkes aynı kartları alır, denetlenecek bir karıştırma yok.

replay-heading = ### Tekrar: { $game }
    -# adım { $step }/{ $steps }
    -# { $viewer }
replay-as-all = bütün kartlar açık
replay-as-public = herkesin gördüğü gibi
replay-as-seat = { $who } nasıl gördüyse
replay-as-seat-you = senin gördüğün gibi
replay-hand = { EMOJI("held") } **{ $who }**
replay-hand-you = { EMOJI("held") } **Elin**
replay-note = -# Bu adımı paylaşmak için: { $public ->
    [True] {""}
   *[other] “{ button-share }” veya{" "}
}`/replay table:{ $table } step:{ $step }`; [Asıl masa]({ $link })
replay-image-hands = Resimde şu eller de var: { $who }.
replay-text-heading = { $game }, masa { $table }: { $people }
replay-text-file = Hamle hamle bütün oyun.
button-first = ⏮ İlk
button-step-back = ◀ Geri
button-step-on = İleri ▶
button-last = Son ⏭
button-share = Herkese göster
button-text = Metin olarak
menu-jump = Şuraya git…
replay-jump-step = Adım { $step }
part-round = { $round }. raunt
menu-viewer = Kimin gözünden…
refused-replay-past-end = Bu oyunda yalnızca { $steps } adım var. Onlardan birini seç.
refused-replay-running = Bu oyun sürerken tekrar, yalnızca masada görebildiklerini gösterir. Oyun bitince bütün kartlar açılır.

history-heading = ## Bu sunucudaki oyunlar{ $who }{ $page ->
    [1] {""}
   *[other] , sayfa { $page }
}
history-heading-direct = ## Buradaki oyunların{ $page ->
    [1] {""}
   *[other] , sayfa { $page }
}
history-of = , { $who }
history-none = Burada henüz hiçbir oyun bitmedi.
history-none-such = Burada henüz böyle bir oyun bitmedi.
history-damaged = Kaydı bozulmuş bir oyun
history-hidden = -# Bazı oyunlar listede yok: göremediğin kanallarda oynandılar.
history-line = -# { $day }: { $game }; { $people }; { $won ->
    [True] 🎉 { $winners }
   *[other] kazanan yok
}; `{ $table }`
history-note = -# Yeniden izlemek için bir oyun seç veya `/replay` kullan.
button-newer = ◀ Daha yeni
button-older = Daha eski ▶
menu-replay = Bir oyunu yeniden izle…
refused-history-past-end = O kadar çok oyun yok. Daha küçük bir sayfa numarası seç.
refused-history-direct = Direkt mesajlarda yalnızca kendi oyunlarını görebilirsin.

button-replay = Yeniden izle
button-review = Analiz
button-details = Ayrıntılar
review-heading = ## 🔍 Düellon, bütün kartlar açık
review-bluffs = **Blöflerin:** { $claims } iddiada { $bluffs }; yakalanan: { $caught }.
review-missed = **Sana yapılan ve itiraz edilmeyen blöfler:** { $count }{ $count ->
    [0] .
    [one] . Bir itiraz o raundu kazandırırdı.
   *[other] . Her birinde bir itiraz o raundu kazandırırdı.
}
review-called = **İtirazların:** { $count ->
    [0] yok.
   *[other] { $count }; haklı: { $right }.
}
review-claim = { $duel }. düello, { $bout }. raunt. { $who }, iddia: { $claim }; { $truth ->
    [True] doğru
   *[other] blöf
} ({ $cards }){ $called ->
    [True] , itiraz edildi
   *[other] {""}
}
review-claim-you = { $duel }. düello, { $bout }. raunt. Senin iddian: { $claim }; { $truth ->
    [True] doğru
   *[other] blöf
} ({ $cards }){ $called ->
    [True] , itiraz edildi
   *[other] {""}
}
review-turn = **Dönüm noktası:** { $duel }. düello, { $bout }. raunt; { $won ->
    [True] kazandıran
   *[other] kaybettiren
}: { $reason ->
    [bluff] itiraz edilen bir blöf
    [truth] doğru bir iddiaya itiraz
    [cakes] son pasta
   *[passes] herkes pas geçtikten sonra kalan pastalar
}. Bundan sonra iki taraf da eşit oynarsa kazanma şansın %{ $before } iken %{ $after } oldu.
refused-deal-sealed = Başkaları bu eli bugün hâlâ oynayabilir. Elini UTC gece yarısından sonra denetleyebilir ve paylaşabilirsin.
