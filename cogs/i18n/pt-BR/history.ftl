### Embaralhamentos que qualquer pessoa pode conferir e partidas para rever

button-cut = Cortar…
cut-title = Cortar o baralho
cut-field = Sua palavra
cut-note = Sua palavra entra no embaralhamento. A mesa inteira vê. Deixe em branco para retirar.
cut-done = Pronto: sua palavra entrou no embaralhamento.
lobby-word = , cortou com “{ $word }”
cut-line = ✂️ { $who } cortou o baralho com “{ $word }”.
commitment = -# 🔒 O embaralhamento está fixado (detalhes: `/verify`): `{ $commitment }`
commitment-locked = -# 🔒 Embaralhamento fixado (veja `/verify`)
refused-cut-not-joined = Só quem joga nesta mesa pode cortar o baralho. Clique primeiro em *{ button-join }*.
refused-bad-word = Essa palavra não serve. Escreva uma linha de até { $most } { $most ->
    [one] caractere
   *[other] caracteres
}.

cmd-table-cut = Corte o baralho: inclua uma palavra sua no embaralhamento
cmd-table-cut-word = Sua palavra; deixe em branco para retirar

cmd-verify = Confira se uma mesa usou o embaralhamento fixado antes da partida
cmd-verify-table = Qual mesa
cmd-replay = Veja o replay de uma partida, passo a passo
cmd-replay-table = Qual mesa; no tópico de uma mesa não é preciso
cmd-replay-step = A partir de qual passo
cmd-history = As partidas jogadas neste servidor
cmd-history-member = Só partidas em que este membro jogou
cmd-history-game = Só partidas deste jogo
cmd-history-page = Número da página

verify-heading = ## O embaralhamento de { $game }, `{ $table }`
verify-later = O segredo é mostrado quando a partida termina. Então `/verify` pode recalcular o embaralhamento.
verify-commitment = **Fixado** antes que alguém pudesse cortar ou jogar (SHA-256 do segredo): `{ $commitment }`
verify-secret = **Segredo:** `{ $secret }`
verify-seed = { $holds ->
    [True] ✅ **Semente,** feita com o segredo e as palavras de quem joga: `{ $seed }`
   *[other] ❌ A semente `{ $seed }` não bate com o segredo e as palavras!
}
verify-chance = ✅ **Recalculado a partir da semente:** { $shuffles } { $shuffles ->
    [0] embaralhamentos
    [one] embaralhamento
   *[other] embaralhamentos
} e { $numbers } { $numbers ->
    [0] números e dados
    [one] número ou dado
   *[other] números e dados
}, em { $moves } { $moves ->
    [0] jogadas válidas
    [one] jogada válida
   *[other] jogadas válidas
}.
verify-digest = **Resumo (hash)** de todo o registro, sem nomes: `{ $digest }`
verify-proves = **O que isto prova:** o segredo foi fixado antes de alguém cortar. Por isso ninguém pôde mudar o embaralhamento depois que uma palavra entrou, e ninguém na mesa pôde escolhê-lo. Compare o código acima com o que `/verify` mostra antes do fim da partida.
verify-limits = **O que isto não prova:** quem hospeda este bot poderia ver as cartas durante a partida, ou conhecer o segredo e cortar por último. Para ter certeza, corte você por último.
verify-day-proves = **O que isto prova:** esta é a partida do dia, a mesma em todos os bots. `/daily today` mostrou o código dela um dia antes.
verify-day-limits = **O que isto não prova:** o segredo vem da data, então quem lê o código-fonte do Cake Club pode saber qual é.
verify-script = -# Não precisa acreditar em mim: “{ button-record }” traz um script que só precisa de Python.
verify-file = { $script ->
    [True] O registro completo e um script que recalcula a partir dele cada carta e cada dado. Salve os dois em uma pasta e execute lá:
   *[other] O registro completo. Salve junto de `tools/verify.py`, do código-fonte do Cake Club, que recalcula a partir dele cada carta e cada dado, e execute lá:
}
    ```
    python3 verify.py { $file } --pledge { $pledge } --digest { $digest }
    ```
    O valor de `--pledge` deve ser o código que `/verify` mostrou antes do fim da partida. O script foi escrito para ser lido; ele também está no código-fonte do Cake Club, como `tools/verify.py`.
button-record = Ver registro
refused-not-committed = Isto é uma aula: todo mundo recebe as mesmas cartas, então não há embaralhamento para conferir.

replay-heading = ### Replay de { $game }
    -# passo { $step } de { $steps }
    -# { $viewer }
replay-as-all = com todas as cartas abertas
replay-as-public = como todo mundo viu
replay-as-seat = como { $who } viu
replay-as-seat-you = como você viu
replay-hand = { EMOJI("held") } **{ $who }**
replay-hand-you = { EMOJI("held") } **Sua mão**
replay-note = -# Para compartilhar este passo: { $public ->
    [True] {""}
   *[other] “{ button-share }” ou{" "}
}`/replay table:{ $table } step:{ $step }`; [Mesa original]({ $link })
replay-image-hands = A imagem mostra também a mão de: { $who }.
replay-text-heading = { $game }, mesa { $table }: { $people }
replay-text-file = A partida, jogada por jogada.
button-first = ⏮ Início
button-step-back = ◀ Voltar
button-step-on = Avançar ▶
button-last = Fim ⏭
button-share = Mostrar a todos
button-text = Como texto
menu-jump = Ir para…
replay-jump-step = Passo { $step }
part-round = Rodada { $round }
menu-viewer = Ver como…
refused-replay-past-end = Esta partida só tem { $steps } { $steps ->
    [one] passo
   *[other] passos
}. Escolha um deles.
refused-replay-running = Enquanto a partida está em jogo, o replay só mostra o que você pode ver na mesa. Quando ela terminar, todas as cartas ficam abertas.

history-heading = ## Partidas neste servidor{ $who }{ $page ->
    [1] {""}
   *[other] , página { $page }
}
history-heading-direct = ## Suas partidas aqui{ $page ->
    [1] {""}
   *[other] , página { $page }
}
history-of = , { $who }
history-none = Nenhuma partida terminou aqui ainda.
history-none-such = Nenhuma partida assim terminou aqui ainda.
history-damaged = Uma partida com o registro danificado
history-hidden = -# Algumas partidas não aparecem: elas foram jogadas em canais que você não pode ver.
history-line = -# { $day }: { $game }; { $people }; { $won ->
    [True] 🎉 { $winners }
   *[other] sem vencedores
}; `{ $table }`
history-note = -# Escolha uma partida para ver o replay, ou use `/replay`.
button-newer = ◀ Recentes
button-older = Antigas ▶
menu-replay = Veja o replay de uma partida…
refused-history-past-end = Não há tantas partidas assim. Escolha um número de página menor.
refused-history-direct = Nas mensagens diretas, você só pode ver suas próprias partidas.

button-review = Análise
button-replay = Replay
button-details = Detalhes
review-heading = ## 🔍 Seu duelo com todas as cartas abertas
review-bluffs = **Seus blefes:** { $bluffs } em { $claims } { $claims ->
    [0] declarações
    [one] declaração
   *[other] declarações
}; descobertos: { $caught }.
review-missed = **Blefes contra você que ninguém contestou:** { $count }{ $count ->
    [0] .
    [one] . Uma contestação teria vencido aquele combate.
   *[other] . Uma contestação teria vencido cada um desses combates.
}
review-called = **Suas contestações:** { $count ->
    [0] nenhuma.
   *[other] { $count }; certas: { $right }.
}
review-claim = Duelo { $duel }, combate { $bout }: { $who } declarou { $claim }; { $truth ->
    [True] verdade
   *[other] blefe
} ({ $cards }){ $called ->
    [True] , com contestação
   *[other] {""}
}
review-claim-you = Duelo { $duel }, combate { $bout }: você declarou { $claim }; { $truth ->
    [True] verdade
   *[other] blefe
} ({ $cards }){ $called ->
    [True] , com contestação
   *[other] {""}
}
review-turn = **Momento decisivo:** combate { $bout } do duelo { $duel }, { $won ->
    [True] vencido
   *[other] perdido
} { $reason ->
    [bluff] por um blefe contestado
    [truth] pela contestação de uma declaração verdadeira
    [cakes] pelo roubo do último bolo
   *[passes] pelo número de bolos quando todo mundo passou
}. Esse momento levou sua chance de vencer de { $before }% a { $after }%, se os dois lados jogarem igualmente bem a partir daí.
refused-deal-sealed = Outras pessoas ainda podem jogar esta partida hoje. Você pode conferir e compartilhar depois da meia-noite UTC.
