### Karten auf der Hand

hand-heading = ### Deine Hand: { $game }
hand-link = [Zum Tisch]({ $link })

hand-refused = Ich konnte dir deine Karten nicht als Direktnachricht schicken: Du nimmst von diesem Server keine an. *{ button-hand }* zeigt sie nur dir; mit `/preferences` schaltest du die Nachrichten wieder ein.
turns-refused = Ich konnte dir keine Direktnachricht schicken: Du nimmst von diesem Server keine an. Mit `/preferences` schaltest du die Nachrichten zu jedem Zug wieder ein.

hand-messages-off = Deine Karten kommen nicht mehr als Direktnachricht. *{ button-hand }* zeigt sie am Tisch; mit `/preferences` schaltest du die Nachrichten wieder ein.
hand-unused = Deine Karten kommen auch als Direktnachricht, und in deinen letzten drei Spielen hast du dort nichts gedrückt. Auch ohne diese Nachrichten zeigt *{ button-hand }* sie nur dir, so wie hier.
button-no-hand-messages = Nicht als Direktnachricht

hand-older = Diese Kopie ist veraltet. Deine Karten stehen in der neuesten Nachricht *{ button-hand }*.
hand-given-up = Diese Karten gehören dir nicht mehr.
refused-older-hand = Das war eine ältere Kopie deiner Karten. Jetzt zeigt sie den aktuellen Stand: Drück bitte noch einmal.

duel-hand-claim = { $who } behauptet: **{ $claim }**.
duel-hand-claim-you = Du behauptest: **{ $claim }**.
duel-accepting-theft = Akzeptieren: { $left ->
    [0] Du verlierst die Runde.
    [one] Dir bliebe 1 Kuchen.
   *[other] Dir blieben { $left } Kuchen.
}
duel-accepting-free = Akzeptieren kostet dich keinen Kuchen.
duel-accepting-look = Akzeptieren kostet dich keinen Kuchen, aber { $who } sieht { $reader ->
    [own] deine Hand
   *[other] die Hand von { $of }
}.
duel-accepting-named = Akzeptieren: { $who } sieht { $reader ->
    [own] deine Hand
   *[other] die Hand von { $of }
} und stiehlt bis zu { $most } Kuchen{ $is_all ->
    [True] , also alle
   *[False] {""}
}.
duel-accepting-block = Akzeptieren: Du stiehlst { $stolen ->
    [0] keinen Kuchen
    [one] noch 1 Kuchen
   *[other] noch { $stolen } Kuchen
}{ $is_all ->
    [True] {" "}und gewinnst die Runde
   *[False] {""}
}.
duel-accepting-rest = Akzeptieren: Von deinem Angriff bleibt: **{ $claim }**.

auf-brief-legend = Es fehlt (**fett**: auf deiner Hand):
bakeries-brief-chef = **{ $chef } ×{ $multiplier }**: { $count } von 5; { $lacking ->
    [none] ✅ **vollständig: Du kannst einstellen**
   *[other] es fehlt noch: { $lacking }
}
