### Puntuaciones, clasificaciones y estadísticas

figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

lobby-rated = { $rated ->
    [True] 📈 Partida puntuada
   *[False] 📈 Sin puntuar: juega un robot
}

cmd-leaderboard = Las mejores puntuaciones de este servidor
cmd-leaderboard-game = Qué juego
cmd-leaderboard-mode = Qué modo de Cake Duel
cmd-leaderboard-span = Periodo
cmd-leaderboard-by = En qué orden
cmd-leaderboard-page = Número de página

leaderboard-heading = ## 🏆 { $game }
leaderboard-line = **{ $rank }.** { $who }{ $new ->
    [True] {" "}🌱
   *[False] {""}
}: **{ $sure }**, { $wins } { $wins ->
    [one] victoria
   *[other] victorias
} en { $games } { $games ->
    [one] partida
   *[other] partidas
}, racha máx. { $streak }
leaderboard-own = … **{ $rank }.** { $who }: **{ $sure }**
leaderboard-none = Nadie terminó aquí una partida puntuada en este periodo.
leaderboard-not-you = -# { $who }: aún sin puesto. Termina una partida puntuada.
leaderboard-note = -# Solo cuentan las partidas puntuadas. 🌱 Pocas partidas aquí: menos de 5 partidas puntuadas. El número en negrita es la puntuación.

board-by-rating = Por puntuación, { $span }
board-by-wins = Por victorias, { $span }
board-by-streak = Por racha de victorias más larga, { $span }
board-order-rating = puntuación
board-order-wins = victorias
board-order-streak = racha de victorias más larga
board-span-week = esta semana
board-span-season = esta temporada (tres meses)
board-span-all = desde siempre
menu-board-order = Ordenar por…
button-page-before = ◀ Arriba
button-page-after = Abajo ▶

cmd-stats = Las estadísticas de un miembro: partidas, puntuaciones, mentiras y ventas
cmd-stats-member = De quién; no lo pongas para ver las tuyas
cmd-stats-game = Qué juego; no lo pongas para verlos todos
cmd-stats-other = Los resultados contra este miembro
cmd-menu-stats = Estadísticas

stats-heading = ## 📊 { $who }, { $server }
stats-heading-you = ## 📊 Tus estadísticas, { $server }
stats-overall = **{ $games }** { $games ->
    [one] partida terminada
   *[other] partidas terminadas
}, **{ $wins }** { $wins ->
    [one] victoria
   *[other] victorias
}, lo que más juega: { $favourite }
stats-career = **{ $game }**: puntuación **{ $sure }**{ $new ->
    [True] {" "}🌱
   *[False] {""}
}; { $wins } { $wins ->
    [one] victoria
   *[other] victorias
} en { $games } { $games ->
    [one] partida puntuada
   *[other] partidas puntuadas
}; racha actual: { $streak }, mejor: { $best }
stats-bluffs = Declaraciones: { $claims }, con { $bluffs } { $bluffs ->
    [one] mentira
   *[other] mentiras
} ({ $share } %); sin descubrir: { $away }.
stats-challenges = Desafíos: { $right } con acierto, { $wrong } sin acierto.
stats-card = { $card }: { $bluffs ->
    [0] {""}
    [one] { $bluffs } mentira, sin descubrir: { $away }
   *[other] { $bluffs } mentiras, sin descubrir: { $away }
}{ $both ->
    [True] {"; "}
   *[False] {""}
}{ $called ->
    [0] {""}
   *[other] desafíos: { $right } con acierto, { $wrong } sin acierto
}
stats-sale = Mejor venta de un pastel: ${ NUMBER($amount, useGrouping: 0) }.
stats-chef = { $chef } ({ $count })
stats-chefs = Chefs que contrató: { $count }. { $chefs }.
stats-recipes = Recetas: { $recipes }, { $each } por partida.
stats-achievements = 🏅 Logros: { $reached } de { $all }; { $names }
stats-course = 📈 { $game }, puntuación en { $count ->
    [one] la última partida puntuada
   *[other] las últimas { $count } partidas puntuadas
}: de { $first } a { $last }, entre { $least } y { $most }.
stats-chart-course = { $game }, puntuación
stats-chart-bluffs = Mentiras por carta
stats-chart-away = sin descubrir
stats-chart-caught = descubiertas
stats-against = ⚔️ { $who } contra { $other }
stats-against-you = ⚔️ Tú contra { $other }
stats-rival = { $game }: { $games } { $games ->
    [one] partida
   *[other] partidas
}; por delante en { $ahead }, por detrás en { $behind }.
stats-never-met = ⚔️ { $who } y { $other } aún no han jugado aquí ninguna partida puntuada entre sí.
stats-never-met-you = ⚔️ Aún no has jugado aquí ninguna partida puntuada contra { $other }.
stats-new = -# 🌱 Pocas partidas aquí: menos de { $games } { $games ->
    [one] partida puntuada
   *[other] partidas puntuadas
}, así que la puntuación aún no dice mucho. Empieza en 0.
stats-note = -# Las puntuaciones, las rachas y los resultados contra otras personas salen de las partidas puntuadas; lo demás, de todas las partidas terminadas que jugaste hasta el final.
stats-hidden = -# Esta persona no está en las clasificaciones: solo ella ve sus puntuaciones.
season-name = de { $number ->
    [1] enero a marzo
    [2] abril a junio
    [3] julio a septiembre
   *[4] octubre a diciembre
} de { $year }
leaderboard-season = -# Cada temporada empieza para todo el mundo en 0. 🌱 Pocas partidas aquí: menos de 5 partidas puntuadas.
menu-board-season = Temporadas anteriores…
refused-stats-direct = En los mensajes directos solo puedes ver tus propias estadísticas.
refused-stats-direct-none = Aún no has terminado ninguna partida aquí. Empieza una con `/play`.
