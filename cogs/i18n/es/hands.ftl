### Manos

hand-heading = ### Tu mano: { $game }
hand-link = [Ir a la mesa]({ $link })

hand-refused = No pude enviarte tu mano por mensaje directo: no aceptas mensajes de este servidor. *{ button-hand }* te la muestra solo a ti; puedes volver a activar los mensajes con `/preferences`.
turns-refused = No pude enviarte un mensaje directo: no aceptas mensajes de este servidor. Puedes volver a activar los mensajes de cada jugada con `/preferences`.

hand-messages-off = Tu mano ya no llega por mensaje directo. *{ button-hand }* te la muestra en la mesa; puedes volver a activar los mensajes con `/preferences`.
hand-unused = Tu mano también llega por mensaje directo, y en tus tres últimas partidas no usaste ningún botón de esos mensajes. Sin ellos, *{ button-hand }* te la muestra solo a ti, como aquí.
button-no-hand-messages = Sin mensaje directo

hand-older = Esta copia es antigua. Tu mano está en el mensaje *{ button-hand }* más reciente.
hand-given-up = Esta mano ya no es tuya.
refused-older-hand = Esa era una copia antigua de tu mano. Ahora muestra tu mano actual: vuelve a pulsar.

duel-hand-claim = { $who } declara **{ $claim }**.
duel-hand-claim-you = Declaras **{ $claim }**.
duel-accepting-theft = Si se acepta: { $left ->
    [0] pierdes el asalto.
    [one] te quedaría 1 pastel.
   *[other] te quedarían { $left } pasteles.
}
duel-accepting-free = Aceptar no te cuesta ningún pastel.
duel-accepting-look = Aceptar no te cuesta ningún pastel, pero { $who } ve { $reader ->
    [own] tu mano
   *[other] la mano de { $of }
}.
duel-accepting-named = Si se acepta: { $who } ve { $reader ->
    [own] tu mano
   *[other] la mano de { $of }
} y roba hasta { $most } { $most ->
    [one] pastel
   *[other] pasteles
}{ $is_all ->
    [True] , todos los que tienes
   *[False] {""}
}.
duel-accepting-block = Si se acepta: { $stolen ->
    [0] no robas ningún pastel
    [one] aún robas 1 pastel
   *[other] aún robas { $stolen } pasteles
}{ $is_all ->
    [True] {" "}y ganas el asalto
   *[False] {""}
}.
duel-accepting-rest = Si se acepta: de tu ataque aún cuenta **{ $claim }**.

auf-brief-legend = Falta (**negrita**: en tu mano):
bakeries-brief-chef = **{ $chef } ×{ $multiplier }**: { $count } de 5; { $lacking ->
    [none] ✅ **completo: ya puedes contratar**
   *[other] falta: { $lacking }
}
