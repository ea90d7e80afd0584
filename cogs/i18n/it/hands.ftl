### Le mani

hand-heading = ### La tua mano: { $game }
hand-link = [Vai al tavolo]({ $link })

hand-refused = Non ho potuto mandarti la mano per messaggio diretto: non accetti messaggi da questo server. *{ button-hand }* la mostra solo a te; riattiva i messaggi con `/preferences`.
turns-refused = Non ho potuto mandarti un messaggio diretto su questo turno: non accetti messaggi da questo server. Riattiva quei messaggi con `/preferences`.

hand-messages-off = La tua mano non arriva più per messaggio diretto. *{ button-hand }* la mostra al tavolo; `/preferences` riattiva i messaggi.
hand-unused = La tua mano arriva anche per messaggio diretto, e nelle ultime tre partite non hai usato i pulsanti lì. Senza quei messaggi, *{ button-hand }* la mostra solo a te, come qui.
button-no-hand-messages = Niente messaggi

hand-older = Questa copia non è più aggiornata. La tua mano è nell’ultimo messaggio *{ button-hand }*.
hand-given-up = Questa mano non è più tua.
refused-older-hand = Quella copia della tua mano non era aggiornata. Ora lo è: premi di nuovo.

duel-hand-claim = { $who } dichiara **{ $claim }**.
duel-hand-claim-you = Dichiari **{ $claim }**.
duel-accepting-theft = Se accetti: { $left ->
    [0] perdi la manche.
    [one] ti resta 1 torta.
   *[other] ti restano { $left } torte.
}
duel-accepting-free = Se accetti, non perdi torte.
duel-accepting-look = Se accetti, non perdi torte, ma { $who } vede { $reader ->
    [own] la tua mano
   *[other] la mano di { $of }
}.
duel-accepting-named = Se accetti: { $who } vede { $reader ->
    [own] la tua mano
   *[other] la mano di { $of }
} e ruba fino a { $most } { $most ->
    [one] torta
   *[other] torte
}{ $is_all ->
    [True] , tutto quello che hai
   *[False] {""}
}.
duel-accepting-block = Se accetti: { $stolen ->
    [0] non rubi torte
    [one] rubi ancora 1 torta
   *[other] rubi ancora { $stolen } torte
}{ $is_all ->
    [True] {" "}e vinci la manche
   *[False] {""}
}.
duel-accepting-rest = Se accetti: del tuo attacco resta **{ $claim }**.

auf-brief-legend = Manca (**grassetto**: nella tua mano):
bakeries-brief-chef = **{ $chef } ×{ $multiplier }**: { $count } su 5; { $lacking ->
    [none] ✅ **completo: puoi assumere**
   *[other] manca: { $lacking }
}
