### Mãos

hand-heading = ### Sua mão: { $game }
hand-link = [Ir para a mesa]({ $link })

hand-refused = Não consegui enviar sua mão por mensagem direta: você não aceita mensagens deste servidor. *{ button-hand }* mostra suas cartas só para você; para reativar as mensagens, use `/preferences`.
turns-refused = Não consegui enviar uma mensagem direta: você não aceita mensagens deste servidor. Para reativar as mensagens de cada jogada, use `/preferences`.

hand-messages-off = Sua mão não chega mais por mensagem direta. *{ button-hand }* mostra suas cartas na mesa; para reativar as mensagens, use `/preferences`.
hand-unused = Sua mão também chega por mensagem direta, e nas suas três últimas partidas você não usou nenhum botão dessas mensagens. Sem elas, *{ button-hand }* mostra suas cartas só para você, como aqui.
button-no-hand-messages = Sem mensagem direta

hand-older = Esta cópia é antiga. Sua mão está na mensagem *{ button-hand }* mais recente.
hand-given-up = Esta mão não é mais sua.
refused-older-hand = Essa era uma cópia antiga da sua mão. Agora ela mostra sua mão atual: clique de novo.

duel-hand-claim = { $who } declara **{ $claim }**.
duel-hand-claim-you = Você declara **{ $claim }**.
duel-accepting-theft = Ao aceitar: { $left ->
    [0] você perde o combate.
    [one] você ficaria com 1 bolo.
   *[other] você ficaria com { $left } bolos.
}
duel-accepting-free = Aceitar não custa nenhum bolo.
duel-accepting-look = Aceitar não custa nenhum bolo, mas { $who } vê { $reader ->
    [own] sua mão
   *[other] a mão de { $of }
}.
duel-accepting-named = Ao aceitar: { $who } vê { $reader ->
    [own] sua mão
   *[other] a mão de { $of }
} e rouba até { $most } { $most ->
    [one] bolo
   *[other] bolos
}{ $is_all ->
    [True] , todos os seus
   *[False] {""}
}.
duel-accepting-block = Ao aceitar: você { $stolen ->
    [0] não rouba nenhum bolo
    [one] ainda rouba 1 bolo
   *[other] ainda rouba { $stolen } bolos
}{ $is_all ->
    [True] {" "}e vence o combate
   *[False] {""}
}.
duel-accepting-rest = Ao aceitar: do seu ataque ainda vale **{ $claim }**.

auf-brief-legend = Falta (**negrito**: na sua mão):
bakeries-brief-chef = **{ $chef } ×{ $multiplier }**: { $count } de 5; { $lacking ->
    [none] ✅ **completo: você pode contratar**
   *[other] falta: { $lacking }
}
