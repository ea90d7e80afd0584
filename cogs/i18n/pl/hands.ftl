### Karty na ręce

hand-heading = ### Twoje karty: { $game }
hand-link = [Przejdź do stołu]({ $link })

hand-refused = Nie mogę wysłać ci kart w wiadomości prywatnej: nie przyjmujesz wiadomości z tego serwera. Przycisk *{ button-hand }* pokazuje je tylko tobie; wiadomości włączysz z powrotem komendą `/preferences`.
turns-refused = Nie mogę wysłać ci wiadomości prywatnej: nie przyjmujesz wiadomości z tego serwera. Wiadomości o każdym ruchu włączysz z powrotem komendą `/preferences`.

hand-messages-off = Karty nie przychodzą już w wiadomości prywatnej. Przycisk *{ button-hand }* pokazuje je przy stole; wiadomości włączysz z powrotem komendą `/preferences`.
hand-unused = Twoje karty przychodzą też w wiadomości prywatnej, a w ostatnich trzech grach żaden przycisk nie był tam używany. Bez tych wiadomości przycisk *{ button-hand }* pokazuje karty tylko tobie, tak jak tutaj.
button-no-hand-messages = Bez wiadomości

hand-older = Ta kopia jest stara. Twoje karty pokazuje najnowsza wiadomość *{ button-hand }*.
hand-given-up = Te karty nie są już twoje.
refused-older-hand = To była starsza kopia twoich kart. Teraz pokazuje ich obecny stan: naciśnij jeszcze raz.

duel-hand-claim = { $who } deklaruje: **{ $claim }**.
duel-hand-claim-you = Deklarujesz: **{ $claim }**.
duel-accepting-theft = Po akceptacji: { $left ->
    [0] przegrywasz starcie.
    [one] zostanie ci 1 ciasto.
    [few] zostaną ci { $left } ciasta.
   *[many] zostanie ci { $left } ciast.
}
duel-accepting-free = Akceptacja nie kosztuje cię żadnego ciasta.
duel-accepting-look = Akceptacja nie kosztuje cię żadnego ciasta, ale { $who } zobaczy { $reader ->
    [own] twoją rękę
   *[other] rękę gracza { $of }
}.
duel-accepting-named = Po akceptacji: { $who } zobaczy { $reader ->
    [own] twoją rękę
   *[other] rękę gracza { $of }
} i ukradnie najwyżej { $most } { $most ->
    [one] ciasto
    [few] ciasta
   *[many] ciast
}{ $is_all ->
    [True] , czyli wszystkie
   *[False] {""}
}.
duel-accepting-block = Po akceptacji: { $stolen ->
    [0] nie kradniesz żadnego ciasta
    [one] nadal kradniesz 1 ciasto
    [few] nadal kradniesz { $stolen } ciasta
   *[many] nadal kradniesz { $stolen } ciast
}{ $is_all ->
    [True] {" "}i wygrywasz starcie
   *[False] {""}
}.
duel-accepting-rest = Po akceptacji z twojego ataku zostaje: **{ $claim }**.

auf-brief-legend = Brakuje (**pogrubione**: na ręce):
bakeries-brief-chef = **{ $chef } ×{ $multiplier }**: { $count } z 5; { $lacking ->
    [none] ✅ **komplet: możesz zatrudnić**
   *[other] brakuje: { $lacking }
}
