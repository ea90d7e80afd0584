### İlk dakika: oyunlar ve nasıl başlanır

cmd-play = Buradan başla: hemen oyna, masa aç veya bir oyun öğren

play-heading = ## Cake Club
    -# Bilgisayara karşı **{ button-play-now }**, buradakiler için **{ button-open-table }**, beş dakikada **{ button-learn }**.
play-game = **{ $game }**: { $about }
play-level = Hemen oyna: **{ $level }**, sana yakın güçte
play-more = -# Daha fazlası: `/rules`, `/preferences`.
play-more-managers = -# Daha fazlası: `/rules`, `/preferences`, `/settings show`.
play-done = ## Cake Club
table-opened = ✅ Masan burada: { $link }
about-game-duel = Pasta için blöf yap, yalanı yakala.
about-game-bakeries = Şef tut, kötü pastaları karşıya ver, zarla sat.
about-game-auf = Kendi tariflerini pişir, başkalarınınkini boz.
button-play = Oyna
button-play-now = Hemen oyna
button-open-table = Masa aç
button-own-tables = Oyunlarım
own-tables-heading = ## Oyunların
own-tables-none = Burada hiçbir masada oturmuyorsun. **{ button-play }** düğmesine bas ve bir oyun başlat.

button-welcome-table = Bir masa aç
welcome-heading = ## Cake Club burada 🍰
welcome-text = Bu sunucudaki herkes için pasta konulu üç kart oyunu: birbirinize karşı veya bilgisayara karşı tek başına. **{ button-welcome-table }** düğmesine bas veya `/play` kullan.
    -# Sunucu yöneticileri kanalları, dili ve diğer ayarları `/settings show` ile seçer.
direct-opened = ✅ Masan aşağıda.
direct-asleep = 💤 **Masa uyuyor:** sana yazamıyorum. Hiçbir şey kaybolmadı, süre işlemiyor. Uyandırmak için **{ button-hand }** düğmesine bas.
direct-messages = direkt mesajlar
