### Lobi

lobby-heading = ## { $game }
    -# { $about }
    Oyunu başlatacak kişi: { $host }.
lobby-seat = **{ $number }.** { $who }
lobby-free = **{ $number }.** *{ $needed ->
    [True] boş yer
   *[False] bir oyuncu daha katılabilir
}*
lobby-team = **Takım { $team }**: { $players }
lobby-team-free = *{ $count } boş yer*
button-team = Takım { $team }
refused-team-full = Bu takımda boş yer yok: { $team }.
lobby-clock = ⏳ Her karar için { $time }
lobby-more-time = ⏱️ Karar için iki kat süre: { $who }
lobby-begun = Oyun başladı.
lobby-moved = Bu masanın gönderisi artık aşağıda.
lobby-cancelled = Bu masa, oyun başlamadan iptal edildi.
lobby-expired = Bu masa, 24 saat boyunca bir şey olmadığı için kapatıldı.
lobby-closes = 🕰️ Kullanılmazsa kapanır: { $until }

lobby-open-hands = -# 👐 **Öğretmek için açık eller:** oynamayan herkes bütün kartları görür. Dereceli değil. Bütün oyuncuların onayı gerekir.
lobby-agreed = {" "}👐
button-open-hands = Açık eller
button-agree-open-hands = Onayla
cmd-new-teaching = Öğretmek için açık eller: bütün oyuncular onaylarsa izleyenler kartları görür; dereceli değil
open-hands = -# 👐 Açık eller: oynamayan herkes bütün kartları görür. Dereceli değil.
refused-not-agreed = Açık ellerle oyun, bütün oyuncular onaylayınca başlar. *{ button-agree-open-hands }* düğmesine henüz basmayan: { $who }.
refused-open-seats = Bu masada oynamayan herkes bütün elleri görür, bu yüzden kimse bir yeri devralamaz. Ayrılırsan senin yerine bilgisayar oynar.
