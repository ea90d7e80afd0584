### Derece puanları, sıralamalar ve istatistikler

figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

lobby-rated = { $rated ->
    [True] 📈 Dereceli: derece puanlarını etkiler
   *[False] 📈 Dereceli değil: bilgisayar oyuncusu var
}

cmd-leaderboard = Bu sunucunun en iyi oyuncuları
cmd-leaderboard-game = Hangi oyun
cmd-leaderboard-mode = Cake Duel oyununun hangi türü
cmd-leaderboard-span = Zaman aralığı
cmd-leaderboard-by = Neye göre sıralansın
cmd-leaderboard-page = Sayfa numarası

leaderboard-heading = ## 🏆 { $game }
leaderboard-line = **{ $rank }.** { $who }{ $new ->
    [True] {" "}🌱
   *[False] {""}
}: **{ $sure }**, { $games } oyunda { $wins } galibiyet, en uzun seri { $streak }
leaderboard-own = … **{ $rank }.** { $who }: **{ $sure }**
leaderboard-none = Bu sürede burada kimse dereceli bir oyun bitirmedi.
leaderboard-not-you = -# { $who } henüz listede değil. Listeye girmek için dereceli bir oyun bitirmek gerekir.
leaderboard-note = -# Yalnızca dereceli oyunlar sayılır. 🌱 Burada yeni: 5’ten az dereceli oyun. Kalın sayı derece puanıdır.

board-by-rating = Derece puanına göre, { $span }
board-by-wins = Galibiyete göre, { $span }
board-by-streak = En uzun galibiyet serisine göre, { $span }
board-order-rating = derece puanı
board-order-wins = galibiyet
board-order-streak = en uzun galibiyet serisi
board-span-week = bu hafta
board-span-season = bu sezon (üç ay)
board-span-all = tüm zamanlar
menu-board-order = Neye göre…
button-page-before = ◀ Yukarı
button-page-after = Aşağı ▶

cmd-stats = Bir üyenin istatistikleri: oyunlar, derece puanları, blöfler ve satışlar
cmd-stats-member = Kimin istatistikleri; kendininkiler için boş bırak
cmd-stats-game = Hangi oyun; bütün oyunlar için boş bırak
cmd-stats-other = Şu üyeye karşı sonuçları
cmd-menu-stats = İstatistikler

stats-heading = ## 📊 { $who }, { $server }
stats-heading-you = ## 📊 İstatistiklerin, { $server }
stats-overall = Biten oyun: **{ $games }**; galibiyet: **{ $wins }**; en çok oynanan: { $favourite }
stats-career = **{ $game }**: derece puanı **{ $sure }**{ $new ->
    [True] {" "}🌱
   *[False] {""}
}; { $games } dereceli oyunda { $wins } galibiyet; şimdiki seri { $streak }, en uzunu { $best }
stats-bluffs = İddia: { $claims }; blöf: { $bluffs } (%{ $share }); yakalanmayan: { $away }.
stats-challenges = İtiraz: { $right } haklı, { $wrong } haksız.
stats-card = { $card }: { $bluffs ->
    [0] {""}
   *[other] { $bluffs } blöf, yakalanmayan { $away }
}{ $both ->
    [True] {"; "}
   *[False] {""}
}{ $called ->
    [0] {""}
   *[other] itiraz: { $right } haklı, { $wrong } haksız
}
stats-sale = Bir pastanın en iyi satışı: ${ $amount }.
stats-chef = { $chef } ({ $count })
stats-chefs = Tutulan şef: { $count }. { $chefs }.
stats-recipes = Tarif: { $recipes }; oyun başına { $each }.
stats-achievements = 🏅 Başarımlar: { $reached }/{ $all }; { $names }
stats-course = 📈 { $game }, son { $count } dereceli oyunda derece puanı: önce { $first }, sonra { $last }; en az { $least }, en çok { $most }.
stats-chart-course = { $game }, derece puanı
stats-chart-bluffs = Kartlara göre blöfler
stats-chart-away = yakalanmadı
stats-chart-caught = yakalandı
stats-against = ⚔️ { $who }, rakip { $other }
stats-against-you = ⚔️ Sen, rakip { $other }
stats-rival = { $game }: { $games } oyun; { $ahead } oyunda önde, { $behind } oyunda geride.
stats-never-met = ⚔️ { $who } ve { $other } burada birbirine karşı henüz dereceli oyun oynamadı.
stats-never-met-you = ⚔️ Sen ve { $other } burada birbirinize karşı henüz dereceli oyun oynamadınız.
stats-new = -# 🌱 Burada yeni: { $games } dereceli oyundan az; derece puanı henüz pek bir şey söylemez. Puan 0’dan başlar.
stats-note = -# Derece puanları, seriler ve başkalarına karşı sonuçlar dereceli oyunlardan gelir; kalan her şey kendin oynayıp bitirdiğin bütün oyunlardan.
stats-hidden = -# Bu üye sıralamalarda görünmüyor: derece puanlarını yalnızca kendisi görür.
season-name = { $number ->
    [1] Ocak–Mart
    [2] Nisan–Haziran
    [3] Temmuz–Eylül
   *[4] Ekim–Aralık
} { $year }
leaderboard-season = -# Herkes her sezona 0 puanla başlar. 🌱 Burada yeni: 5’ten az dereceli oyun.
menu-board-season = Önceki sezonlar…
refused-stats-direct = Direkt mesajlarda yalnızca kendi istatistiklerini görebilirsin.
refused-stats-direct-none = Burada henüz bir oyun bitirmedin. `/play` ile bir oyun başlat.
