### Bir sunucunun turnuvaları

cmd-tournament = Bu sunucunun turnuvaları: kayıt, eşleşmeler ve sıralama
cmd-tournament-new = Bu kanalda bir turnuvanın kaydını aç
cmd-tournament-new-game = Hangi oyun; her masada iki yer var
cmd-tournament-new-mode = Cake Duel oyununun hangi türü
cmd-tournament-new-format = İsviçre: herkes her turda oynar. Eleme: kaybeden elenir
cmd-tournament-new-rounds = İsviçre sisteminde kaç tur; boş bırakırsan kazananı bulmaya yetecek kadar
cmd-tournament-new-places = Kaç kişi katılabilir, en çok 32; eklersen bilgisayar oyuncuları bu sayıya tamamlar
cmd-tournament-new-house = Bu güçte bilgisayar oyuncuları tamamlar; `places` yoksa çift sayıya
cmd-tournament-new-clock = Her karar için süre; ilk hamlesini kaçıran oyuncu kaybeder
cmd-tournament-new-until = Kayıt ne zaman biter: 90m, 2h, 1d veya 2026-11-25 20:00 (UTC); boşsa bir saat sonra
cmd-tournament-join = Bu sunucunun turnuvasına kaydol
cmd-tournament-leave = Turnuvadan ayrıl; oynadığın turnuva oyununu kaybedersin
cmd-tournament-show = Turnuvayı göster: sıralama ve kendi oyunların
cmd-tournament-start = Düzenleyen için: kaydı şimdi bitir, 1. turu başlat
cmd-tournament-pause = Düzenleyen için: şimdilik yeni oyun başlatma
cmd-tournament-resume = Düzenleyen için: bu kanalda sürdür
cmd-tournament-end = Düzenleyen için: turnuvayı erken bitir

choice-format-swiss = İsviçre sistemi
choice-format-knockout = eleme

button-tournament-join = Kaydol
button-tournament-leave = Ayrıl
button-tournament-start = Şimdi başlat
button-tournament-own = Oyunlarım
button-tournament-newest = Turnuvalar

tournament-heading = ## 🏆 Turnuva: { $game }
tournament-about = -# { $format ->
    [knockout] Eleme
   *[swiss] İsviçre sistemi
}, ⏳ karar başına { $time }, düzenleyen { $organiser }
tournament-sign-up = Kayıt bitişi: { $until }. En az { $least } oyuncu gerekir.
tournament-house = 🤖 Bilgisayar oyuncuları ({ $level }) turnuvayı { $places ->
    [0] çift sayıya
   *[other] { $places } oyuncuya
} tamamlar.
tournament-entrants = Oyuncular (**{ $count }/{ $most }**): { $who }
tournament-no-entrants = Henüz kimse kaydolmadı. Düzenleyen de oynayabilir.
tournament-and-more = { $who } (+{ $count })
tournament-round = **Tur { $round }/{ $rounds }**, biten oyun: { $over }/{ $games }
tournament-paused = ⏸️ **Ara verildi.** Süren oyunlar devam eder, yenileri bekler. `/tournament resume` burada sürdürür.
tournament-match = { $first } – { $second }
tournament-match-link = [Masa { $number }]({ $link }) { $first } – { $second }
tournament-match-over = { $result ->
    [first] ✅ { $first } kazandı, rakip { $second }
    [second] ✅ { $second } kazandı, rakip { $first }
    [draw] ➖ { $first } – { $second }: beraberlik
   *[nobody] ❌ { $first } – { $second }: kimse oynamadı
}
tournament-bye = { $who } bay geçti.
tournament-more-games = … ve { $count } oyun daha
tournament-line = **{ $place }.** { $who }: **{ $points }**, { $buchholz }
tournament-line-knockout = **{ $place }.** { $who }: { $wins } galibiyet
tournament-gone = { $who } (ayrıldı)
tournament-more-lines = … ve { $count } kişi daha
tournament-note-swiss = -# **Puan**: galibiyet 1, beraberlik ½. Puan eşitse son sayı belirler: bütün rakiplerin puanlarının toplamı (“Buchholz”).
tournament-won = 🎉 { $shared ->
    [False] { $winners } kazandı!
   *[True] Birinciliği paylaşanlar: { $winners }!
}
tournament-ended = Turnuva erken bitirildi.
tournament-too-few = Çok az üye kaydoldu, bu yüzden turnuva yapılmıyor.

tournament-final-heading = ## 🏆 { $shared ->
    [False] { $winners } turnuvayı kazandı!
   *[True] Turnuvada birinciliği paylaşanlar: { $winners }!
}
tournament-final = { $game }: { $entrants } oyuncu, { $count } tur.
tournament-final-others = **{ $place }.** { $who }
tournament-poster-score = { $format ->
    [knockout] Galibiyet: { $wins }
   *[swiss] Puan: { $points }
}

tournament-own-heading = ## 🏆 Turnuvan
tournament-own-place = **{ $entrants } kişide { $place }. sıradasın**; puan: **{ $points }**; rakiplerin puanı: { $buchholz }
tournament-own-not-in = Bu turnuvada değilsin.
tournament-own-signed-up = Kaydın tamam. 1. turun başlangıcı: { $until } veya düzenleyen başlatınca.
tournament-own-game = Tur { $round }: { $result ->
    [won] ✅ galibiyet, rakip { $who }
    [lost] ❌ yenilgi, rakip { $who }
    [draw] ➖ beraberlik, rakip { $who }
    [bye] ✅ bay
   *[open] ▶️ rakip { $who }
}
tournament-own-link = [Masana git]({ $link })

tournament-thread = Tur { $round }.{ $number }: { $first } – { $second }
tournament-pairing-ping = 🏆 Tur { $round }: { $first } – { $second }. Bol şans! İlk hamlesini kaçıran kaybeder.

tournament-joined = ✅ Kaydoldun. 1. turun başlangıcı: { $until } veya düzenleyen başlatınca.
tournament-left = Turnuvadan ayrıldın.
tournament-started = ✅ Kayıt bitti. 1. tur başlıyor.
tournament-now-paused = ⏸️ Turnuvaya ara verildi. Süren oyunlar devam eder.
tournament-resumed = ▶️ Turnuva bu kanalda sürüyor.
tournament-now-ended = Turnuva bitti. Süren oyunlar olağan oyun olarak devam eder.

refused-no-tournament = Bu sunucuda şu anda turnuva yok. `/tournament new` ile bir turnuva aç.
refused-tournament-running = Bu sunucuda zaten bir turnuva var. `/tournament show` gösterir.
refused-tournament-over = Bu turnuva bitti.
refused-tournament-begun = Turnuva başladı: kayıt bitti.
refused-tournament-leave-begun = Turnuva başladı. Ayrılmak için `/tournament leave` kullan; oynadığın oyunu o zaman kaybedersin.
refused-tournament-full = Turnuva dolu: en fazla { $most } kişi.
refused-tournament-joined = Zaten kaydoldun.
refused-tournament-not-in = Bu turnuvada değilsin.
refused-tournament-organiser-only = Bunu yalnızca düzenleyen ve sunucu yöneticileri yapabilir.
refused-tournament-too-few = Bir turnuva için en az { $least } oyuncu gerekir.
refused-tournament-paused = Turnuvaya zaten ara verildi.
refused-tournament-not-paused = Turnuvaya ara verilmedi.
refused-tournament-for-two = Turnuva oyunları iki kişiliktir. Başka bir oyun türü seç.
refused-tournament-no-rounds = Elemede tur sayısı kaydolanların sayısına bağlıdır. `rounds` seçeneğini boş bırak.
refused-tournament-bad-time = Bu zamanı okuyamadım. `90m`, `2h`, `1d` veya UTC olarak gün ve saat yaz, örneğin `2026-11-25 20:00`.
refused-tournament-time-range = Kayıt, şu andan en az 1 dakika, en çok 30 gün sonra bitmelidir.
