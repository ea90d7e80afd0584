### Masalar nerede durur, onları kim izler

thread-name = { $game }: { $people }
past-summary = ### { $game }: { $people }
past-thread = [Bütün oyun]({ $link })

button-watch = İzle
button-unwatch = İzlemeyi bırak
spectator-heading = ## Bu masayı izle
spectator-note = Burada oynamıyorsun. İzlersen önemli bir şey olunca bildirim alırsın: bir raunt veya oyun bitince.
spectator-on = 👀 Bu masayı izliyorsun: önemli bir şey olunca bildirim alırsın.
spectator-on-lobby = 👀 Bu masayı izliyorsun: oyun başlayınca ve önemli bir şey olunca bildirim alırsın.
spectator-off = Bu masayı artık izlemiyorsun.
open-hands-note = -# 👐 Bu masadaki herkes ellerini görmeni onayladı. Oyun sürerken kartlardan kimseye söz etme.
button-look-again = Yenile
spectator-ping = 👀 { $who }: { $news }; masadakiler: { $people }. { $link }
spectator-begun = oyun başladı
cmd-table-watch = Bir masada önemli bir şey olunca bildirim al veya bildirimi durdur
cmd-table-watch-table = Hangi masa; masanın alt başlığında boş bırakabilirsin

table-asleep = 💤 **Masa uyuyor:** kanalına ulaşamıyorum. Hiçbir şey kaybolmadı, süre işlemiyor. Başka bir kanalda `/table show` ile uyandır.
table-action-sleep = 💤 Masa uykuya daldı: kanalına ulaşılamıyor.
table-action-wake = ☀️ Masa yeniden uyandı.
