### Bir üye hakkında saklananlar

cmd-privacy = Cake Club’ın hakkında sakladıkları
cmd-privacy-show = Hakkında ne, neden ve ne kadar saklanıyor
cmd-privacy-export = Hakkında saklanan her şeyi dosya olarak al; yalnızca sen görürsün
cmd-privacy-forget = Adını ve kimliğini saklanan her şeyden sil

privacy-heading = ## Cake Club’ın hakkında sakladıkları
privacy-kept = **Ne:** oturduğun masalar ve orada kullandığın ad, hamlelerin ve zamanları, desteyi keserken kullandığın sözler, oyunların sonuçları, derece puanların, istatistiklerin ve başkalarına karşı sonuçların, izlediğin veya susturduğun masalar, oynadığın günün elleri, turnuvaların ve `/preferences` ile seçtiklerin. Mesajlar asla okunmaz.
privacy-why = **Neden:** oyunlar bot yeniden başlatıldıktan sonra sürebilsin, yeniden izlenebilsin ve sıralamada sayılsın diye.
privacy-how-long = **Ne kadar:** sen unutulmayı isteyene kadar veya bot sunucudan ayrıldıktan 30 gün sonrasına kadar.
privacy-who = **Kim görür:** bu botu barındıran kişi veri tabanını okuyabilir. Açık eller yoksa, süren bir oyunda kartlarını başka kimse görmez. Oyun bitince, kanalını görebilen herkes bütün elleri görür. Sonuçların ve blöfler gibi istatistiklerin sunucuya açıktır.
privacy-you = **Yapabileceklerin:** hepsini dosya olarak indirebilir veya adını ve kimliğini sildirebilirsin. Başkalarının seninle oynadığı oyunlar eksiksiz kalır, senin yerinde “birisi” yazar. Kanallardaki eski mesajlar, biri onları orada silene kadar kalır.
button-privacy-data = Veriler
button-privacy-access = Kim görür
button-privacy-export = Verilerimi al
button-privacy-forget = Beni unut…
privacy-export = Bu dosyada hakkında saklanan her şey var.
privacy-export-part = Hakkında saklanan her şey, bölüm { $part }/{ $parts }. Bütün bölümleri aynı klasöre aç: ancak birlikte eksiksiz olurlar.
privacy-forget-title = Beni unut
privacy-forget-field = Eminsen “{ $word }” yaz
privacy-forget-note = Bu geri alınamaz. Bütün masalarından ayrılırsın, oyunların artık senin için sayılmaz.
privacy-word = unut
privacy-forgotten = Unutuldun: adın ve kimliğin artık hiçbir kayıtta yok. Bugünün elleri için yine tek denemen var.
somebody = birisi
