### Bütün masalar

you = Sen
list = { $first } ve { $last }
list-separator = {", "}
list-separator-wide = {"; "}
house-name = **{ $name }** 🤖
time-seconds = { $count } saniye
time-minutes = { $count } dakika
time-hours = { $count } saat
move-done = Tamam: { $move }
ping-turn = { $who }, sıra sende: { $link }
time-ran-out = ⌛ Süresi biten: { $who }.
waiting = { $asked } ⏳ { $due }
story-cut = { $count ->
    [0] … önceki satırlar: `/replay`
   *[other] … önceki { $count } satır: `/replay`
}
past-heading = ### { $game }, tur { $turn }
past-heading-turns = ### { $game }, tur { $turn }–{ $last }
closed-heading = ### { $game }
ended-won = { $count ->
    [one] 🎉 { $winners } kazandı!
   *[other] 🎉 Kazananlar: { $winners }!
}
ended-conceded = 🏳️ Pes eden: { $losers }. { $count ->
    [one] Kazanan
   *[other] Kazananlar
}: { $winners }.
ended-missed = ⌛ { $loser } ilk hamlesini kaçırdı. Kazanan: { $winners }.
ended-left = 🚪 { $loser } ayrıldı. Kazanan: { $winners }.
ended-by-manager = Bir sunucu yöneticisi bu masayı bitirdi: { $reason }. Sayılmaz.
ended-nobody = Oyun kazanansız bitti.
ended-damaged = Bu masanın hamlelerini artık okuyamıyorum, bu yüzden burada bitiyor. Sayılmaz.
ended-other-edition = Bu masa başladığından beri oyunun kuralları değişti, bu yüzden burada bitiyor. Sayılmaz.

button-hand = Kartlarım
button-rules = Kurallar
button-join = Katıl
button-leave = Ayrıl
button-house = Bilgisayar ekle
button-start = Başlat
button-cancel = İptal et
