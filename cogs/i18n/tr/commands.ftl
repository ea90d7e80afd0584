### Komutlar

cmd-table = Masaların: göster, ara ver, oyla, ayrıl
cmd-table-show = Masanı, kanalının veya alt başlığının sonunda yeniden göster
cmd-table-list = Bu sunucuda açık olan veya oynanan masaları listele
cmd-table-concede = Pes et: oyunu karşı taraf kazanır
cmd-table-end = Sunucu yöneticileri için: bir masayı erken bitir
cmd-table-end-table = Hangi masa
cmd-table-end-reason = Neden; oyuncular görür
cmd-hand = Elini gör; başka kimse görmez
cmd-rules = Bir oyun nasıl oynanır
cmd-rules-game = Hangi oyun; bir masanın alt başlığında boş bırakabilirsin
cmd-rules-page = Hangi sayfa
cmd-option-table = Birden çok masadaysan, hangisi
cmd-duel = Cake Duel: blöf yap, karşı tarafın pastalarını kap
cmd-duel-new = Bir Cake Duel masası aç
cmd-duel-new-mode = İki oyuncu veya iki takım, özel kartlı veya özel kartsız
cmd-new-clock = Oyuncuların her karar için ne kadar süresi olsun
cmd-duel-new-trophies = Kazanmak için gereken raunt, 1 ile 5 arası (varsayılan: 3)
cmd-duel-new-duels = Bir maç: 1, 3 veya 5 düellonun çoğunu alan kazanır
cmd-duel-new-wolfy = { -card-wolfy } turun sonunda açılsın mı
cmd-duel-new-block-limit = Savunmada saldırı kartından çok savunma kartı iddia edilebilsin mi
cmd-duel-new-open-specials = Eklenen özel kartlar ilk raunttan önce gösterilsin mi
cmd-duel-attack = Saldır: kart oyna ve ne olduklarını iddia et
cmd-duel-cards = Gerçekten oynadığın kartlar; yalnızca sen görürsün
cmd-duel-claim = Ne olduklarını iddia ediyorsun
cmd-duel-attack-target = Takım oyununda kime saldırıyorsun
cmd-duel-block = Saldırıya karşı savun: kart oyna ve ne olduklarını iddia et
cmd-duel-challenge = Masadaki iddiaya itiraz et: bu bir blöf
cmd-duel-accept = Masadaki iddiayı kabul et
cmd-duel-pass = Bu tur saldırma
cmd-duel-name = { -card-summoner } için bir kart söyle
cmd-duel-name-card = Söylediğin kart
cmd-duel-take = { -card-priest } için alınacak kapalı kartları seç
cmd-duel-take-positions = Kaçıncı kartlar, 1’den başlayarak; örneğin: 1 3
cmd-duel-trade = Kart çekilmeden önce takım arkadaşınla bir kart değiş
cmd-duel-trade-give = Verdiğin kart; bir şey vermiyorsan boş bırak
cmd-duel-trade-take = Aldığın kart; bir şey almıyorsan boş bırak
cmd-duel-keep = Kart değiş tokuş etme
cmd-duel-lead = Bu rauntta takımından önce kimin saldıracağını seç
cmd-duel-lead-first = Kim önce oynasın
cmd-duel-hold = İtiraz etmeyeceğini masaya söyle; kararı takım arkadaşın verir

choice-clock-live = canlı: 90 saniye
choice-clock-relaxed = rahat: 10 dakika
choice-clock-slow = yavaş: 24 saat
choice-any = istediğin sayıda
choice-attack-size = en fazla saldırı kartı kadar

button-part-before = ▲ Yukarı ({ $part }/{ $parts })
button-part-after = ▼ Devamı ({ $part }/{ $parts })

tables-heading = ## Bu sunucudaki masalar
tables-none = Burada açık masa yok. Şunlardan biriyle aç: { NEW_TABLE("veya") }.
tables-more = … ve { $count } masa daha.
tables-line = { $game }: { $people }; [{ $phase ->
    [lobby] oyuncu bekliyor
   *[playing] oynanıyor
}]({ $link })
tables-line-unlinked = { $game }: { $people }; { $phase ->
    [lobby] oyuncu bekliyor
   *[playing] oynanıyor
}

rules-heading = ## { $game }: { $page }
rules-page-here = Bu masa
rules-games = ## Kurallar: hangi oyun?
rules-tutorial = 🎓 Bir ders: ilk raunduyla biter ve sayılmaz.
