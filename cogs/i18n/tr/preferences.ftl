### Üyelerin kendileri için seçtikleri

cmd-preferences = Tercihlerin: mesajlar, bildirimler, zarlar, resimler, dil
cmd-preferences-hands = Elin direkt mesajla da gelsin mi
cmd-preferences-rolls = Zarların kendiliğinden atılsın mı
cmd-preferences-plain = Elin resimsiz, yalnızca metin olarak gelsin mi
cmd-preferences-more-time = Canlı masalarda iki kat süre, lobide de yazar; turnuvalarda yok
cmd-preferences-calm = Işın ve patlama olmayan resimler, seninle başlayan masalarda herkes için
cmd-preferences-turns = Masalarındaki her tur yeni bir direkt mesajla anlatılsın mı
cmd-preferences-boards = Başkaları sıralamalarda seni ve derece puanlarını görsün mü
cmd-preferences-language = Yalnızca senin görebildiğin her şeyin dili

preferences-heading = ## Tercihlerin
preferences-note = Yalnızca sen görürsün. Her sunucuda geçerli.
preferences-messages = { $value ->
    [yes] ✅ **Direkt mesajla el:** elin oraya da gelir ve güncel kalır.
    [refused] ⚠️ **Direkt mesajla el:** Discord sana yazmama izin vermedi. Bu sunucunun üyelerinden direkt mesaja izin ver, sonra düğmeye yeniden bas.
   *[no] ⬜ **Direkt mesajla el:** kapalı. Elini görmek için bir masada *{ button-hand }* düğmesine bas.
}
preferences-rolls = { $value ->
    [yes] ✅ **Otomatik zar:** karar verilecek bir şey yoksa zarların kendiliğinden atılır.
   *[no] ⬜ **Otomatik zar:** kapalı. *{ bakeries-button-roll }* düğmesine kendin basarsın.
}
preferences-plain = { $value ->
    [yes] ✅ **Salt metin:** elin resimsiz gelir.
   *[no] ⬜ **Salt metin:** kapalı. Elin kartlarının resmiyle gelir.
}
preferences-more-time = { $value ->
    [yes] ✅ **Canlı masalarda ek süre:** her karar için iki kat süren olur, bu lobide de yazar. Seninle aynı anda karar verenlerin süresi de uzar. Turnuvalarda yok.
   *[no] ⬜ **Canlı masalarda ek süre:** kapalı. Açarsan her karar için iki kat süren olur, bu lobide de yazar. Turnuvalarda yok.
}
preferences-calm = { $value ->
    [yes] ✅ **Sakin resimler:** senin resimlerinde ve seninle başlayan masalarda kimsede ışın ve patlama olmaz.
   *[no] ⬜ **Sakin resimler:** kapalı. Açarsan senin resimlerinde ve seninle başlayan masalarda ışın ve patlama olmaz.
}
preferences-turns = { $value ->
    [yes] ✅ **Her tur bir mesaj:** masalarında olanlar yeni bir direkt mesajla gelir.
    [refused] ⚠️ **Her tur bir mesaj:** Discord sana yazmama izin vermedi. Bu sunucunun üyelerinden direkt mesaja izin ver, sonra düğmeye yeniden bas.
   *[no] ⬜ **Her tur bir mesaj:** kapalı. Düzenlenen gönderileri okumayan ekran okuyucular için.
}
preferences-boards = { $value ->
    [yes] ✅ **Sıralamalar:** listedesin, başkaları derece puanlarını görür.
   *[no] ⬜ **Sıralamalar:** başkaları orada ne seni ne de derece puanlarını görür. Puanların yine de işler.
}
preferences-language = 🗨️ **Dil:** { $value }
language-note = { $proofread ->
    [yes] ana dili bu olan biri tarafından okundu
   *[no] ana dili bu olan biri tarafından henüz okunmadı
}
preferences-language-none = Discord’daki dilin
tab-preferences-general = Genel
tab-preferences-pings = Bildirimler
tab-preferences-boards = Diğer
button-preferences-messages = Direkt mesajlar
button-preferences-rolls = Otomatik zar
button-preferences-plain = Salt metin
button-preferences-more-time = Ek süre
button-preferences-calm = Sakin resimler
button-preferences-turns = Her tur
button-preferences-boards = Beni listele
menu-language = Bir dil seç
