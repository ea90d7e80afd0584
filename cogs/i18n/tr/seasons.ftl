### Bir sezonun sonu

cmd-settings-season-post = Her sezonun en iyi oyuncularının duyurulduğu kanal
cmd-settings-season-post-where = Hangi kanal; duyuru istemiyorsan boş bırak
settings-season-post = **Sezon sonu:** { $value }
settings-season-post-none = duyurulmaz (`/settings season-post`)
settings-lost-season-post = ⚠️ Sezon sonu kanalı silindi. `/settings season-post` ile başka bir kanal seç.
refused-season-post-permission = { $channel } kanalında gönderi paylaşamam, eksik izinlerim: { $permissions }. Bir sunucu yöneticisi bunları **Kanalı Düzenle**, **İzinler**, **Cake Club** altında verebilir.

season-heading = ## 🏆 Sezon bitti: { $season }
season-note = -# Yeni bir sezon başladı, herkes baştan başlıyor. Düğmeler bütün sıralamayı gösterir.
