### Rakip bulmak

cmd-play-game = Masa bul: hangi oyun; fark etmezse boş bırak
cmd-play-when = Masa bul: oyunu ne zaman bitirmek istiyorsun
choice-pace-now = şimdi: bir oturuşta
choice-pace-today = bugün: her karar için birkaç dakika
choice-pace-week = bu hafta: her karar için bir gün
find-joined = ✅ Bir { $game } masasında yerin var: { $link }
find-opened = ✅ Bekleyen masa yoktu, burada yeni bir { $game } masası açtım. Başkaları da katılabilir.
refused-already-waiting = Zaten bir masada bekliyorsun: { $link }

button-players-role = Masa bildirimi
players-called = 🍰 { $role } Bir { $game } masası oyuncu bekliyor, { $free } boş yer: { $link }
players-role-reason = Cake Club düğmesiyle bu rolü kendisi istedi.
refused-players-role-none = Bu sunucuda artık oyuncular için bir rol yok. Bir sunucu yöneticisi `/settings players-role` ile seçebilir.
refused-players-role-everyone = Bu rol zaten herkeste var. Üyelerin alıp bırakabileceği bir rol seç.
refused-players-role-managed = { $role } bir uygulamaya veya Discord’a ait, onu üyelere veremem. Başka bir rol seç.
refused-players-role-powerful = { $role } burada fazladan izinlere sahip, üyeler bu izinleri kendilerine verebilirdi. Fazladan izni olmayan bir rol seç.
refused-players-role-permission = Rol veremiyorum, “{ $permission }” iznim eksik. Bir sunucu yöneticisi bunu **Sunucu Ayarları**, **Roller**, **Cake Club** altında verebilir.
refused-players-role-too-high = { $role } benim rolümün altında değil, bu yüzden onu veremem. Bir sunucu yöneticisi rolümü **Sunucu Ayarları**, **Roller** altında yukarı taşıyabilir.
refused-players-role-not-yours = Yalnızca kendin verebileceğin bir rolü seçebilirsin. { $role } için “{ $permission }” iznin ve daha yüksek bir rolün olmalı.
refused-players-role-silent = Mesajım şu role bildirim gönderemedi: { $role }. **Sunucu Ayarları**, **Roller** altında bu rol için “Herkesin bu rolden @bahsetmesine izin ver” ayarını aç.

cmd-menu-invite = Oyuna davet et
invite-heading = ## Oyuna davet: { $who }
invite-place = { $place ->
    [here] Masa bu kanalda açılır.
   *[private] Masa özel bir alt başlıkta açılır. Onu yalnızca siz ikiniz ve sunucunun moderatörleri görür.
}
invite-note = -# Bir yer ayrılır. Davet edilen kişi şu anda bildirim istiyorsa bildirim alır.
button-invite-here = Bu kanal
button-invite-private = Özel alt başlık
invite-done = ✅ { $game } masası açıldı: { $place }. Yeri ayrılan: { $who }.
refused-invite-yourself = Kendini davet edemezsin. `/play` ile hemen bilgisayara karşı oynayabilirsin.
refused-invite-bot = Uygulamalar davet edilemez. Bir kişi seç veya lobide *{ button-house }* düğmesine bas.
refused-invite-left = { $who } artık bu sunucuda değil.
refused-invite-timed-out = { $who } bu sunucuda zaman aşımında, şimdilik oynayamaz.
refused-invite-unseen = { $who } burayı göremiyor. İkinizin de olduğu bir yerde davet et.
refused-invite-at-table = { $who } açtığın masada zaten oturuyor: { $link }
refused-invite-soon = { $who } kısa süre önce senden davet aldı. Yeniden dene: { $until }.
refused-invite-no-thread = Burada özel bir alt başlık açamıyorum. *{ button-invite-here }* düğmesini seç.

cmd-settings-players-role = Bir masa oyuncu beklerken bildirim alan rol; üyeler onu bir düğmeyle alır
cmd-settings-players-role-role = Hangi rol; boş bırakırsan kimseye bildirim gitmez
settings-players-role = **Masa oyuncu beklerken bildirim alan:** { $value }
settings-players-role-none = kimse (`/settings players-role`)
settings-lost-players-role = ⚠️ Bekleyen masalar için bildirim alan rol silindi. `/settings players-role` ile başka bir rol seç.
