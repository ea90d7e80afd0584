### Bir kanalda duran panel

cmd-settings-panel = Bu kanala düğmeli bir panel koy, paneli sona taşı veya kaldır
cmd-settings-panel-here = Evet veya boş: paneli koyar ya da sona taşır. Hayır: kaldırır
button-panel-put = Paneli koy
panel-heading = ## Cake Club 🍰
panel-text = Pasta konulu üç kart oyunu: buradakilerle birlikte veya bilgisayara karşı tek başına. **{ button-play }** düğmesine bas, komut gerekmez.
panel-waiting = **Oyuncu bekleyen masalar**
    { $lines }
panel-line = [{ $game }]({ $link }): { $people }; { $free } boş yer
panel-nobody = Şu anda bekleyen yok. **{ button-play }** düğmesine bas ve bir masa aç.
panel-up = ✅ Panel bu kanalın sonunda. `/settings panel` onu yeniden buraya taşır; `here: False` ile kaldırılır.
panel-down = ✅ Panel kaldırıldı.
refused-panel-none = Bu kanalda panel yok. `/settings panel` ile bir panel koy.
refused-panel-permission = Burada panel tutamam, eksik izinlerim: { $permissions }. Bir sunucu yöneticisi bunları **Kanalı Düzenle**, **İzinler**, **Cake Club** altında verebilir.
