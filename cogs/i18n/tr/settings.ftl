### Bir sunucunun seçtikleri

cmd-settings = Cake Club’ın bu sunucudaki ayarları
cmd-settings-show = Bu sunucunun ayarlarını göster
cmd-settings-channel = Bir kanalda masalara izin ver veya kanalı listeden çıkar
cmd-settings-channel-where = Hangi kanal
cmd-settings-channel-allowed = Evet: orada masa açılabilir. Hayır: artık açılamaz
cmd-settings-everywhere = Her kanalda masalara yeniden izin ver
cmd-settings-openers = Kim masa açabilir
cmd-settings-openers-role = Yalnızca bu roldeki üyeler; herkes için boş bırak
cmd-settings-tables = Bir üye aynı anda kaç masada oynayabilir
cmd-settings-tables-most = 1 ile 25 arası
cmd-settings-clock = Masayı açan seçmezse kullanılan süre
cmd-settings-clock-clock = Hangi süre
cmd-settings-time = Sürelerden birinin bu sunucudaki uzunluğunu değiştir
cmd-settings-time-clock = Hangi süre
cmd-settings-time-seconds = Karar başına saniye: 15 ile 1.209.600 (iki hafta) arası; olağan süre için boş bırak
cmd-settings-threads = Her masanın kendi alt başlığı olsun mu
cmd-settings-threads-wanted = Evet veya hayır
cmd-settings-language = Herkese açık gönderilerin dili
cmd-settings-language-language = Hangi dil; sunucunun Discord’daki dili için boş bırak
cmd-settings-messages = Oyuncuların eli direkt mesajla da gelebilsin mi
cmd-settings-messages-offered = Evet veya hayır
cmd-settings-pictures = Yazıların yanında küçük resimler olsun mu
cmd-settings-pictures-shown = Evet; yalnızca metin için hayır

settings-heading = ## Ayarlar: { $server }
settings-done = ✅ Kaydedildi.
settings-channels = **Kanallar:** { $value }
settings-channels-none = yazabildiğim her kanal
settings-role = **Masa açabilenler:** { $value }
settings-role-none = herkes
settings-tables = **Üye başına masa:** { $value }
settings-clock = **Süre:** { $value } ({ $times })
settings-clock-time = { $clock }: { $time }
settings-threads = **Alt başlıklar:** { $value ->
    [open] her masa için bir tane, iznim olan yerde
    [yes] her masa için bir tane
   *[no] kapalı, masalar kanalda kalır
}
settings-language = **Dil:** { $value }
settings-language-none = sunucunun Discord’daki dili
settings-messages = **Direkt mesajla el:** { $value ->
    [yes] açık
   *[no] kapalı
}
settings-pictures = **Resimler:** { $value ->
    [yes] açık
   *[no] kapalı, yalnızca metin
}
settings-note = `/settings time` bu süreleri değiştirir.
menu-channels = Kanallar: her kanal
menu-role = Masa açabilenler: herkes
menu-tables = Üye başına masa
pick-tables = Üye başına masa: { $value }
pick-clock = Süre: { $value }
tab-settings-tables = Masalar
tab-settings-posts = Gönderiler
button-settings-threads = Alt başlıklar
button-settings-messages = Direkt mesajlar
button-settings-pictures = Resimler

clock-live = canlı
clock-relaxed = rahat
clock-slow = yavaş

language-en = English
language-de = Deutsch
language-es = Español
language-fr = Français
language-pt-BR = Português (Brasil)
language-pl = Polski
language-tr = Türkçe
language-it = Italiano
