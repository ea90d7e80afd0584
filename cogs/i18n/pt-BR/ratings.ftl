### Ratings, rankings e estatísticas

figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

lobby-rated = { $rated ->
    [True] 📈 Ranqueada: vale rating
   *[False] 📈 Não ranqueada: com robô
}

cmd-leaderboard = Quem joga melhor neste servidor
cmd-leaderboard-game = Qual jogo
cmd-leaderboard-mode = Qual modo de Cake Duel
cmd-leaderboard-span = Período
cmd-leaderboard-by = Ordem
cmd-leaderboard-page = Número da página

leaderboard-heading = ## 🏆 { $game }
leaderboard-line = **{ $rank }.** { $who }{ $new ->
    [True] {" "}🌱
   *[False] {""}
}: **{ $sure }**, { $wins } { $wins ->
    [0] vitórias
    [one] vitória
   *[other] vitórias
} em { $games } { $games ->
    [0] partidas
    [one] partida
   *[other] partidas
}, seq. máx. { $streak }
leaderboard-own = … **{ $rank }.** { $who }: **{ $sure }**
leaderboard-none = Ninguém terminou uma partida ranqueada aqui neste período.
leaderboard-not-you = -# { $who } ainda não está na lista. Termine uma partida ranqueada.
leaderboard-note = -# Só contam partidas ranqueadas. 🌱 Estreante: menos de 5 partidas ranqueadas. O número em negrito é o rating.

board-by-rating = Por rating, { $span }
board-by-wins = Por vitórias, { $span }
board-by-streak = Por sequência de vitórias, { $span }
board-order-rating = rating
board-order-wins = vitórias
board-order-streak = maior sequência de vitórias
board-span-week = esta semana
board-span-season = esta temporada (três meses)
board-span-all = desde sempre
menu-board-order = Ordenar por…
button-page-before = ◀ Acima
button-page-after = Abaixo ▶

cmd-stats = As estatísticas de um membro: partidas, ratings, blefes e vendas
cmd-stats-member = De quem; deixe em branco para ver as suas
cmd-stats-game = Qual jogo; deixe em branco para ver todos
cmd-stats-other = O retrospecto contra este membro
cmd-menu-stats = Estatísticas

stats-heading = ## 📊 { $who }, { $server }
stats-heading-you = ## 📊 Suas estatísticas, { $server }
stats-overall = **{ $games }** { $games ->
    [0] partidas terminadas
    [one] partida terminada
   *[other] partidas terminadas
}, **{ $wins }** { $wins ->
    [0] vitórias
    [one] vitória
   *[other] vitórias
}, joga mais { $favourite }
stats-career = **{ $game }**: rating **{ $sure }**{ $new ->
    [True] {" "}🌱
   *[False] {""}
}; { $wins } { $wins ->
    [0] vitórias
    [one] vitória
   *[other] vitórias
} em { $games } { $games ->
    [0] partidas ranqueadas
    [one] partida ranqueada
   *[other] partidas ranqueadas
}; sequência atual { $streak }, melhor { $best }
stats-bluffs = Declarações: { $claims }, com { $bluffs } { $bluffs ->
    [0] blefes
    [one] blefe
   *[other] blefes
} ({ $share }%); não descobertos: { $away }.
stats-challenges = Contestações: certas { $right }, erradas { $wrong }.
stats-card = { $card }: { $bluffs ->
    [0] {""}
    [one] { $bluffs } blefe, não descobertos: { $away }
   *[other] { $bluffs } blefes, não descobertos: { $away }
}{ $both ->
    [True] {"; "}
   *[False] {""}
}{ $called ->
    [0] {""}
   *[other] contestações certas { $right }, erradas { $wrong }
}
stats-sale = Melhor venda de um bolo: ${ $amount }.
stats-chef = { $chef } ({ $count })
stats-chefs = Chefs na equipe: { $count }. { $chefs }.
stats-recipes = Receitas: { $recipes }, { $each } por partida.
stats-achievements = 🏅 Conquistas: { $reached } de { $all }; { $names }
stats-course = 📈 { $game }, rating { $count ->
    [one] na última partida ranqueada
   *[other] nas últimas { $count } partidas ranqueadas
}: de { $first } a { $last }, entre { $least } e { $most }.
stats-chart-course = { $game }, rating
stats-chart-bluffs = Blefes por carta
stats-chart-away = não descobertos
stats-chart-caught = descobertos
stats-against = ⚔️ { $who } contra { $other }
stats-against-you = ⚔️ Você contra { $other }
stats-rival = { $game }: { $games } { $games ->
    [0] partidas
    [one] partida
   *[other] partidas
}, na frente em { $ahead }, atrás em { $behind }.
stats-never-met = ⚔️ { $who } e { $other } ainda não jogaram uma partida ranqueada entre si aqui.
stats-never-met-you = ⚔️ Você e { $other } ainda não jogaram uma partida ranqueada entre si aqui.
stats-new = -# 🌱 Estreante: menos de { $games } { $games ->
    [one] partida ranqueada
   *[other] partidas ranqueadas
}, então o rating ainda diz pouco. Ele começa em 0.
stats-note = -# Ratings, sequências e resultados contra outras pessoas vêm de partidas ranqueadas; todo o resto, de todas as partidas terminadas em que você jogou até o fim.
stats-hidden = -# Esta pessoa não está nos rankings: só ela vê os seus ratings.
season-name = { $number ->
    [1] janeiro a março
    [2] abril a junho
    [3] julho a setembro
   *[4] outubro a dezembro
} de { $year }
leaderboard-season = -# A cada temporada, todo mundo começa do 0. 🌱 Estreante: menos de 5 partidas ranqueadas.
menu-board-season = Temporadas anteriores…
refused-stats-direct = Nas mensagens diretas, você só pode ver suas próprias estatísticas.
refused-stats-direct-none = Você ainda não terminou nenhuma partida aqui. Comece uma com `/play`.
