### Comandos

cmd-table = Suas mesas: mostrar, pausar, votar, sair
cmd-table-show = Mostre sua mesa de novo no fim do canal ou tópico dela
cmd-table-list = Veja as mesas deste servidor que estão abertas ou em jogo
cmd-table-concede = Desista: o outro lado vence a partida
cmd-table-end = Para a administração do servidor: encerre uma mesa antes da hora
cmd-table-end-table = Qual mesa
cmd-table-end-reason = Por quê; quem joga vê o motivo
cmd-hand = Mostre sua mão só para você
cmd-rules = Como se joga um jogo
cmd-rules-game = Qual jogo; no tópico de uma mesa não é preciso
cmd-rules-page = Qual página
cmd-option-table = Qual das suas mesas, se você está em mais de uma
cmd-duel = Cake Duel: blefe para roubar os bolos do outro lado
cmd-duel-new = Abra uma mesa de Cake Duel
cmd-duel-new-mode = Duas pessoas ou dois times, com ou sem cartas especiais
cmd-new-clock = Quanto tempo há para cada decisão
cmd-duel-new-trophies = Combates para vencer, de 1 a 5 (padrão: 3)
cmd-duel-new-duels = Um confronto: melhor de 1, 3 ou 5 duelos
cmd-duel-new-wolfy = Se { -card-wolfy } é revelado no fim do turno
cmd-duel-new-block-limit = Se um bloqueio pode declarar mais bloqueadores do que há atacantes
cmd-duel-new-open-specials = Se as cartas especiais são mostradas antes do primeiro combate
cmd-duel-attack = Ataque: jogue cartas e declare o que elas são
cmd-duel-cards = As cartas que você joga de verdade; só você vê
cmd-duel-claim = O que você declara que elas são
cmd-duel-attack-target = Quem você ataca, em uma partida em times
cmd-duel-block = Bloqueie o ataque: jogue cartas e declare o que elas são
cmd-duel-challenge = Conteste a declaração que está na mesa: é blefe
cmd-duel-accept = Aceite a declaração que está na mesa
cmd-duel-pass = Não ataque neste turno
cmd-duel-name = Escolha o nome de uma carta para a sua { -card-summoner }
cmd-duel-name-card = A carta que você nomeia
cmd-duel-take = Escolha as cartas viradas para baixo que seus { -card-priest(form: "many") } levam
cmd-duel-take-positions = Os números delas, a partir de 1; por exemplo: 1 3
cmd-duel-trade = Troque uma carta com a sua dupla antes da compra de cartas
cmd-duel-trade-give = A carta que você dá; deixe em branco para não dar nada
cmd-duel-trade-take = A carta que você recebe; deixe em branco para não receber nada
cmd-duel-keep = Não troque
cmd-duel-lead = Escolha quem do seu time ataca primeiro neste combate
cmd-duel-lead-first = Quem começa
cmd-duel-hold = Avise a mesa que você não contesta; sua dupla decide

choice-clock-live = rápido: 90 segundos
choice-clock-relaxed = tranquilo: 10 minutos
choice-clock-slow = lento: 24 horas
choice-any = qualquer número
choice-attack-size = não mais do que os atacantes

button-part-before = ▲ Acima ({ $part }/{ $parts })
button-part-after = ▼ Mais ({ $part }/{ $parts })

tables-heading = ## Mesas deste servidor
tables-none = Não há nenhuma mesa aberta aqui. Abra uma com { NEW_TABLE("ou") }.
tables-more = … e mais { $count }.
tables-line = { $game }: { $people }; [{ $phase ->
    [lobby] esperando gente
   *[playing] em jogo
}]({ $link })
tables-line-unlinked = { $game }: { $people }; { $phase ->
    [lobby] esperando gente
   *[playing] em jogo
}

rules-heading = ## { $game }: { $page }
rules-page-here = Esta mesa
rules-games = ## Regras: de qual jogo?
rules-tutorial = 🎓 Uma aula: termina depois do primeiro combate ou da primeira rodada, e não conta.
