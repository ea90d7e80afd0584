### Eller

hand-heading = ### Elin: { $game }
hand-link = [Masaya git]({ $link })

hand-refused = Elini direkt mesajla gönderemedim: bu sunucudan mesaj kabul etmiyorsun. *{ button-hand }* elini yalnızca sana gösterir; mesajları `/preferences` ile yeniden aç.
turns-refused = Bu turu direkt mesajla gönderemedim: bu sunucudan mesaj kabul etmiyorsun. O mesajları `/preferences` ile yeniden aç.

hand-messages-off = Elin artık direkt mesajla gelmiyor. Masada *{ button-hand }* gösterir; mesajları `/preferences` yeniden açar.
hand-unused = Elin direkt mesajla da geliyor, ama son üç oyununda oradaki düğmeleri kullanmadın. O mesajlar olmadan da *{ button-hand }* elini, burada olduğu gibi, yalnızca sana gösterir.
button-no-hand-messages = Direkt mesaj istemem

hand-older = Bu kopya eski. Elin en yeni *{ button-hand }* mesajında.
hand-given-up = Bu el artık senin değil.
refused-older-hand = Elinin o kopyası eskiydi. Şimdi yenilendi: bir daha bas.

duel-hand-claim = { $who } iddia ediyor: **{ $claim }**.
duel-hand-claim-you = İddian: **{ $claim }**.
duel-accepting-theft = Kabul edersen: { $left ->
    [0] raundu kaybedersin.
   *[other] { $left } pastan kalır.
}
duel-accepting-free = Kabul edersen pasta kaybetmezsin.
duel-accepting-look = Kabul edersen pasta kaybetmezsin, ama { $who } { $reader ->
    [own] senin elini görür
   *[other] takım arkadaşının elini görür ({ $of })
}.
duel-accepting-named = Kabul edersen: { $who } { $reader ->
    [own] senin elini görür
   *[other] takım arkadaşının elini görür ({ $of })
} ve en fazla { $most } pasta çalar{ $is_all ->
    [True] , yani hepsini
   *[False] {""}
}.
duel-accepting-block = Kabul edersen: { $stolen ->
    [0] pasta çalmazsın
   *[other] yine de { $stolen } pasta çalarsın
}{ $is_all ->
    [True] {" "}ve raundu kazanırsın
   *[False] {""}
}.
duel-accepting-rest = Kabul edersen saldırından geçerli kalan: **{ $claim }**.

auf-brief-legend = Eksikler (**kalın**: elinde olan):
bakeries-brief-chef = **{ $chef } ×{ $multiplier }**: { $count }/5; { $lacking ->
    [none] ✅ **tamam: şefi tutabilirsin**
   *[other] eksik: { $lacking }
}
