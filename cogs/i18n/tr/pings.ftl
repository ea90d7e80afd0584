### Bildirimler, sessiz saatler, tatil ve dürtme

ping-next = { $who }, sonraki sıra sende: { $link }
ping-vote = { $who }, oylamada seni bekliyorlar: { $link }
ping-nudge = { $who }, diğerleri seni bekliyor: { $link }

table-holiday = { $paused ->
    [yes] 🏖️ { $who } tatilde. Dönüş: { $until }. O zamana kadar süre durur.
   *[no] 🏖️ { $who } tatilde. Dönüş: { $until }. Yerine bilgisayar oynuyor.
}
table-holiday-you = { $paused ->
    [yes] 🏖️ Tatildesin. Dönüş: { $until }. O zamana kadar süre durur.
   *[no] 🏖️ Tatildesin. Dönüş: { $until }. Yerine bilgisayar oynuyor.
}
table-action-holiday = 🏖️ { $who } tatilde. Dönüş: { $until }.
table-action-nudge = 👉 { $who } sonraki hamleyi bekliyor.
lobby-holidays = 🏖️ Bir oyuncu tatildeyken süre durur.
button-holidays = Tatilde süre durur
button-nudge = Dürt
button-mute = Masayı sustur
button-unmute = Sesi aç
nudge-done = 👉 Dürttün. Bir hamle için verilen sürenin yarısı geçince yeniden dürtebilirsin.
muted-on = 🔕 Bu masa artık sana bildirim göndermiyor. `/table mute` komutu `on: False` ile bildirimleri yeniden açar.
muted-off = 🔔 Bu masa sana yeniden bildirim gönderiyor.

cmd-new-holidays = Bir oyuncu tatildeyken süre dursun mu
cmd-table-nudge = Hamle yapması gerekenlere bildirim gönder
cmd-table-mute = Bir masanın bütün bildirimlerini durdur
cmd-table-mute-on = Masa susturulsun mu (False: yeniden bildirim gönderir)

refused-nudge-nobody = Şu anda hamle yapması gereken başka kimse yok.
refused-nudge-no-clock = Şu anda bu masada süre işlemiyor.
refused-nudge-soon = Burada kısa süre önce dürtüldü. Yeniden dürtebileceğin zaman: { $until }.
refused-bad-date = Bu tarihi okuyamadım. Şöyle yaz: 2027-01-31 (yıl, ay, gün).
refused-date-past = Tatil en erken yarın bitebilir. Daha sonraki bir gün seç.
refused-date-far = Bir tatil en fazla { $most } gün sürer. Daha erken bir gün seç.
refused-bad-zone = Bu saat dilimini bilmiyorum. Listeden seç, örneğin Europe/Istanbul.
refused-bad-hours = Bu saatleri okuyamadım. İki farklı tam saat seç, örneğin 22-7.

## Tercihler

cmd-preferences-pings = Sıra sana gelince nasıl bildirim alacağın
cmd-preferences-next = Sıradaki sen olduğunda bildirim gelsin mi (üç veya daha çok oyuncu)
cmd-preferences-votes = Diğerleri sana bir şey sorunca bildirim gelsin mi
cmd-preferences-half-time = Yavaş oyunlarda sürenin yarısında yeniden bildirim gelsin mi
cmd-preferences-quiet = Bildirim gelmeyen saatler, örneğin 22-7
cmd-preferences-zone = Saat dilimin; sessiz saatler ve tatil için
cmd-preferences-holiday = Döndüğün gün, örneğin 2027-01-31

preferences-turn = { $value ->
    [at-once] 🔔 **Sıra bende:** masada değilsen hemen bildirim.
    [later] 🔔 **Sıra bende:** sürenin dörtte biri geçince, en geç bir saat sonra bildirim.
    [message] ✉️ **Sıra bende:** direkt mesaj.
   *[never] 🔕 **Sıra bende:** bildirim yok. Süreye dikkat et.
}
preferences-next = { $value ->
    [yes] ✅ **Sıradayım:** bildirim.
   *[no] ⬜ **Sıradayım:** bildirim yok.
}
preferences-votes = { $value ->
    [yes] ✅ **Oylamalar:** bildirim.
    [slow] ✅ **Oylamalar:** yavaş masalarda bildirim.
   *[no] ⬜ **Oylamalar:** bildirim yok.
}
preferences-half = { $value ->
    [yes] ✅ **Yarı süre:** yavaş oyunlarda ek bildirim.
   *[no] ⬜ **Yarı süre:** ikinci bildirim yok.
}
preferences-quiet = { $value ->
    [yes] 🌙 **Sessiz saatler:** { $first } – { $last } ({ $zone }).
   *[no] 🌙 **Sessiz saatler:** yok.
}
preferences-holiday = { $value ->
    [yes] 🏖️ **Tatil:** dönüş { $until }.
   *[no] 🏖️ **Tatil:** yok.
}
button-preferences-next = Sıradayım
button-preferences-votes = Oylamalar
button-preferences-half = Yarı süre
button-preferences-quiet = Sessiz saatler…
button-preferences-holiday = Tatil…
menu-turn = Sıra bana gelince…
pick-turn-at-once = Sıra bende: hemen bildirim
pick-turn-later = Sıra bende: biraz sonra bildirim
pick-turn-message = Sıra bende: direkt mesaj
pick-turn-never = Sıra bende: bildirim yok
choice-quiet-off = Sessiz saat yok
choice-holiday-off = Döndüm: tatil yok
choice-holiday = { $date } ({ $count } gün sonra)
form-quiet = Sessiz saatler
field-quiet-first = Bildirimsiz saatlerin başı
field-quiet-last = Sonu
field-zone = Saat dilimin
field-zone-note = Diğer bütün saat dilimleri için: /preferences zone.
form-holiday = Tatil
field-holiday = Döndüğün gün
field-holiday-note = Yıl-ay-gün, örneğin 2027-01-31. Boş: şimdi döndün.
