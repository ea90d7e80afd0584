### Günün eli

cmd-daily = Günün elleri: herkese aynı kartlar, tek deneme
cmd-daily-today = Günün ellerini oyna: her biri tek deneme, gücünü seçtiğin bilgisayara karşı
cmd-daily-board = Bu sunucuda günün sonuçları

button-daily = Günün elleri
button-daily-level = { $level ->
    [easy] Kolay
    [fair] Orta
   *[strong] Zor
}
button-daily-share = Paylaş
button-daily-board = Sonuçlar
button-daily-check = Elleri denetle
button-daily-yesterday = Dün
button-daily-today = Bugün

daily-heading = ## 🗓️ Günün elleri: { $day }
    Her yerde herkese aynı kartlar. Her biri için tek denemen var: bilgisayar oyuncusunun gücünü sen seçersin. Sonuçlar yalnızca aynı güçte karşılaştırılır.
    -# Yeni eller: { $until }
daily-game = **{ $game }**: { $state }
daily-named = { $game }, { $level }
daily-open = henüz oynanmadı
daily-running = [oynanıyor]({ $link })
daily-void = sonuç yok
daily-result = { $kind ->
    [won] 🏆 galibiyet
    [tied] 🤝 beraberlik
   *[lost] yenilgi
} { $squares } **{ $mine } : { $house }**
daily-gave-up = 🏳️ pes etti
daily-shared = 🗓️ **{ $game }**, { $day }: { $outcome }
daily-days = 📅 Son { $days } günde oynanan gün: { $count }
daily-share-heading = ### 🗓️ { $who }, { $day }
daily-opened = 🗓️ Elin burada: { $thread }. Tek denemen var, bol şans!
daily-welcome = 🗓️ Günün eli, { $day }. Tek denemen var ve bu güne sayılır.

daily-board-heading = ## 🗓️ { $day }, { $server }
daily-board-line = **{ $rank }.** { $who }: { $outcome }
daily-board-none = Bu eli henüz kimse bitirmedi.
daily-board-note = -# Aynı güçte karşılaştırılır: önce galibiyetler, sonra bilgisayar oyuncusuyla aradaki fark. Burada yalnızca bu sunucuda başlatılan eller sayılır.

daily-check-heading = ## 🔒 Elleri denetle
daily-check-note = Bu sayfa bir elin gizli anahtarının parmak izini (SHA-256) bir gün önceden gösterir. Elin oynandığı günden bir gün sonra da anahtarın kendisini gösterir.
    -# Anahtarlar tarihten üretilir, bu yüzden her botta aynıdır. Cake Club’ın kaynak kodunu okuyan herkes onları bilebilir: bu sonuçlar yalnızca eğlence içindir.
daily-check-day = **{ $day }**
daily-check-code = { $game }: `{ $commitment }`
daily-check-secret = { $game }: `{ $commitment }`, anahtar `{ $secret }`

refused-daily-played = Bu eli zaten oynadın. Yeni eller UTC gece yarısında gelir.
refused-daily-no-thread = Elini başka kimse göremez, bu yüzden özel bir alt başlık gerekir. Burada açamıyorum. Başka bir kanal dene veya benimle direkt mesajlarda oyna.
refused-daily-board-here = Günün sonuçları yalnızca sunucularda var. `/daily board` komutunu bir sunucuda kullan.
refused-daily-no-result = Önce günün ellerinden birini bitir. Sonra paylaşabilirsin.
