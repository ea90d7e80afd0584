### Yardım haritası: her şey nerede

cmd-help = Cake Club neler yapar, nerede bulunur
help-heading = ## Neler yapabilirim
help-playing = **Oynamak**: bilgisayara karşı hemen veya buradakilerle bir masada
help-ranking = **Derece**: üyeler arasındaki oyunlar derece puanını etkiler
help-pings = **Bildirimler**: sıra sana gelince ne zaman haber vereyim, sessiz saatler, tatil
help-leaving = **Ayrılmak**: bir masanın gönderisinde **Masa…**, sonra **Ayrıl…**: senin yerine bilgisayar oynar. Hakkında sakladıklarım:
help-managing = **Yönetmek**: masalar nerede açılır, dil, resimler ve daha fazlası
button-help = Yardım
button-history = Geçmiş oyunlar
button-preferences = Tercihler
button-pings = Bildirimler
button-privacy = Gizlilik
button-settings = Ayarlar
