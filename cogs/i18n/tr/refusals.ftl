### Yapılamayanlar

error-store = Hamleni kaydedemedim, bu yüzden yapılmadı. Birazdan yeniden dene. Sorun sürerse botu barındıran kişiden diske bakmasını iste.
error-permission = Bunu burada yapma iznin yok.
error-forbidden = Discord bunu burada yapmama izin vermiyor: bu kanalda bir iznim eksik. Bir sunucu yöneticisi bunu **Kanalı Düzenle**, **İzinler**, **Cake Club** altında verebilir.
error-unexpected = Bende bir şeyler ters gitti. Hiçbir şey kaybolmadı. Yeniden dene.
refused-one-moment = Bu, her zamankinden uzun sürüyor. Birazdan yeniden bas.
refused-database-away = Şu anda veri tabanıma ulaşamıyorum. Birazdan yeniden dene.
refused-thread-limit = Discord şimdilik bu kanalda daha çok alt başlık açmama izin vermiyor. Birkaç dakika sonra veya başka bir kanalda dene ya da benimle direkt mesajlarda oyna.
refused-moved-on = Masada oyun ilerledi. Masanın en yeni gönderisine bak.
refused-not-asked = Sıra sende değil.
refused-not-seated = Bu masada oturmuyorsun. İzleyebilirsin.
refused-table-over = Bu masa bitti. Yenisini şunlardan biriyle aç: { NEW_TABLE("veya") }.
refused-not-begun = Bu masadaki oyun henüz başlamadı.
refused-unknown-control = Bu düğme veya menü artık kullanılmıyor. Yeni bir mesaj için komutu yeniden yaz: masa için `/table show`, kurallar için `/rules`.
refused-not-available = Bu burada kullanılamıyor.
refused-no-such-table = O masa artık yok. `/table list` açık olan veya oynanan masaları gösterir.
refused-no-table-here = Burada masan yok. Şunlardan biriyle aç: { NEW_TABLE("veya") }.
refused-other-game = Buradaki masan bir { $game } masası: { $link }
refused-not-begun-yet = Masandaki oyun henüz başlamadı: { $link }
refused-which-table = Birden çok masadasın. `table` seçeneğiyle birini seç.
refused-name-table = Hangi masa olduğunu söyle: `table` seçeneğiyle seç. Bir masanın alt başlığında boş bırakabilirsin.
refused-unknown-action = Bu hamleyi tanımıyorum. Şimdi yapabileceklerin masanın en yeni gönderisinde.
refused-other-edition = Bu masa başladığından beri oyunun kuralları değişti, bu yüzden sürdürülemez.
refused-record-damaged = Bu masanın hamlelerini artık okuyamıyorum, bu yüzden sürdürülemez. Botu barındıran kişi günlükten daha fazlasını öğrenebilir.
refused-bad-option = “{ $option }” seçeneği bunu kabul etmiyor. Başka bir değer seç.
refused-already-joined = Zaten bu masadasın.
refused-not-joined = Bu masada değilsin.
refused-table-full = { $seats ->
    [2] İki yer de
   *[other] { $seats } yerin hepsi
} dolu. Başka bir masayı şunlardan biriyle aç: { NEW_TABLE("veya") }.
refused-already-begun = Oyun çoktan başladı. `/table watch` ile izle.
refused-host-only = Bunu yalnızca masayı açan yapabilir: <@{ $host }>.
refused-no-house-left = Bütün bilgisayar oyuncuları zaten bu masada. Üyeler yine de katılabilir.
refused-wrong-number = Bu oyun { $needed } oyuncu ister, burada { $seated } oyuncu var. Boş bir yeri doldurmak için bilgisayar oyuncusu ekle.
refused-too-few-players = Bu oyun en az { $needed } oyuncu ister, burada { $seated } oyuncu var. Boş bir yeri doldurmak için bilgisayar oyuncusu ekle.
refused-here-only = Yalnızca bir sunucunun kanallarında ve benimle olan direkt mesajlarında masa açabilirsin.
refused-not-on-server = Cake Club bu sunucuda değil, bu yüzden burada oynayamazsın. Bana yaz: { $bot }. Dersler, bilgisayara karşı oyunlar ve günün elleri orada çalışır.{ $url ->
    [none] {""}
   *[other] {" "}Bu sunucuyu yönetenler [Cake Club’ı ekleyebilir]({ $url }).
}
refused-not-in-conversation = Cake Club bu konuşmada oynayamaz. Bana yaz: { $bot }. Dersler, bilgisayara karşı oyunlar ve günün elleri orada çalışır.{ $url ->
    [none] {""}
   *[other] {" "}Başkalarıyla oynamak için [Cake Club’ı bir sunucuya ekle]({ $url }).
}
refused-missing-permission = Burada bir masayı yönetemem. { $count ->
    [one] Eksik iznim: “{ $permissions }”
   *[other] Eksik izinlerim: { $permissions }
}. Bir sunucu yöneticisi { $count ->
    [one] bunu
   *[other] bunları
} **Kanalı Düzenle**, **İzinler**, **Cake Club** altında verebilir.
refused-other-channel = Bu kanalda masa açamazsın. Bu sunucuda oyunlar şu kanallarda: { $channels }.
refused-role-only = Bu sunucuda yalnızca { $role } masa açabilir. Bir masaya katılabilirsin.
refused-too-many-tables = Bu sunucuda zaten { $most } masadasın; aynı anda daha fazlasına izin yok. Önce birini bitir veya birinden ayrıl.
refused-no-modes = Yalnızca Cake Duel oyununun türleri var. Diğer oyunlar için `mode` seçeneğini boş bırak.
refused-no-such-board-page = Sıralamada o kadar çok sayfa yok. Daha küçük bir sayfa numarası seç.
refused-stats-none = { $who } bu sunucuda henüz bir oyun bitirmedi. Şunlardan biriyle masa aç: { NEW_TABLE("veya") }.
refused-stats-none-of-game = { $who } bu oyunu bu sunucuda henüz bitirmedi. Bütün oyunlar için `game` seçeneğini boş bırak.
refused-stats-same-member = Karşılaştırmak için iki farklı üye seç.
refused-stats-of-a-bot = Botların istatistiği yok. Bir üye seç.
refused-not-sure = Hiçbir şey değişmedi. Unutulmak için “{ $word }” yaz.
refused-asleep = Bu masa uyuyor: kanalına ulaşamadım. `/table show` ile uyandır.
refused-too-much = Bir dakikada bu kadarı çok fazla. Yeniden dene: { $until }.
refused-too-soon = Bu masada bu, kısa süre önce yapıldı. Yeniden dene: { $until }.
refused-too-fast = Yanıt verebileceğimden daha hızlı basıyorsun. { $seconds } saniye bekle.
refused-text-too-long = Bu çok uzun. En fazla { $most } karakter yaz.
refused-managers-only = Bunu yalnızca sunucu yöneticileri yapabilir.
refused-shown-elsewhere = Bu masanın yeri, bütün oyuncularının görebildiği başka bir kanal: { $link }
refused-other-tables-thread = Bu alt başlık başka bir masanın. Kendi masanı şurada göster: { $channel }.
refused-bad-table = Burada böyle bir masa yok. Yazarken çıkan listeden seç. `/table list` açık olan veya oynanan masaları, `/history` bitenleri gösterir.
refused-page-gone = Sayfanın o bölümü artık burada yok. Sayfayı yeniden aç.
refused-no-such-page = Kurallarda böyle bir sayfa yok. `/rules` ilk sayfayı açar.

permission-view_channel = Kanalı Görüntüle
permission-send_messages = Mesaj Gönder
permission-read_message_history = Mesaj Geçmişini Oku
permission-create_public_threads = Herkese Açık Alt Başlıklar Oluştur
permission-create_private_threads = Özel Alt Başlıklar Oluştur
permission-send_messages_in_threads = Alt Başlıklarda Mesaj Gönder
refused-export-running = Senin dosyanı veya başkalarınınkini hâlâ hazırlıyorum. Bir dakika sonra yeniden dene.
refused-export-too-large = Dosyan Discord için çok büyük veya Discord onu şu anda alamadı. Daha sonra yeniden dene. Yine olmazsa verilerini botu barındıran kişiden iste.
permission-manage_roles = Rolleri Yönet
