### Torneos de un servidor

cmd-tournament = Torneos de este servidor: inscripción, emparejamientos y clasificación
cmd-tournament-new = Abre la inscripción de un torneo en este canal
cmd-tournament-new-game = Qué juego; en cada mesa juegan dos
cmd-tournament-new-mode = Qué modo de Cake Duel
cmd-tournament-new-format = Suizo: se juegan todas las rondas. Eliminatoria: quien pierde queda fuera
cmd-tournament-new-rounds = Rondas del sistema suizo; si no, las necesarias para que gane alguien
cmd-tournament-new-places = Cuántos lugares hay, como mucho 32; si añades robots, ocupan los que queden libres
cmd-tournament-new-house = Robots de este nivel completan el torneo; sin `places`, hasta un número par
cmd-tournament-new-clock = Tiempo para cada decisión; quien falta a su primer turno pierde
cmd-tournament-new-until = Fin de la inscripción: 90m, 2h, 1d o 2026-11-25 20:00 (UTC); si no, en una hora
cmd-tournament-join = Inscríbete en el torneo de este servidor
cmd-tournament-leave = Deja el torneo; si estás jugando una partida de él, la pierdes
cmd-tournament-show = Muestra el torneo: la clasificación y tus partidas
cmd-tournament-start = Para quien organiza: cierra la inscripción ya y empieza la ronda 1
cmd-tournament-pause = Para quien organiza: no empieces partidas nuevas por ahora
cmd-tournament-resume = Para quien organiza: continúa en este canal
cmd-tournament-end = Para quien organiza: termina el torneo antes de tiempo

choice-format-swiss = sistema suizo
choice-format-knockout = eliminatoria

button-tournament-join = Inscribirme
button-tournament-leave = Salir
button-tournament-start = Empezar ya
button-tournament-own = Mis partidas
button-tournament-newest = Torneos

tournament-heading = ## 🏆 Torneo: { $game }
tournament-about = -# { $format ->
    [knockout] Eliminatoria
   *[swiss] Sistema suizo
}, ⏳ { $time } por decisión, organiza { $organiser }
tournament-sign-up = La inscripción termina { $until }. Hacen falta al menos { $least } personas.
tournament-house = 🤖 Los robots (nivel { $level }) completan hasta { $places ->
    [0] un número par
   *[other] { $places } lugares
}.
tournament-entrants = Inscripciones (**{ $count } de { $most }**): { $who }
tournament-no-entrants = Todavía no se ha inscrito nadie. Quien organiza también puede jugar.
tournament-and-more = { $who } (+{ $count })
tournament-round = **Ronda { $round } de { $rounds }**: { $over } de { $games } { $games ->
    [one] partida terminada
   *[other] partidas terminadas
}
tournament-paused = ⏸️ **En pausa.** Las partidas en juego siguen, las nuevas esperan. `/tournament resume` lo continúa aquí.
tournament-match = { $first } – { $second }
tournament-match-link = [Mesa { $number }]({ $link }) { $first } – { $second }
tournament-match-over = { $result ->
    [first] ✅ { $first } ganó a { $second }
    [second] ✅ { $second } ganó a { $first }
    [draw] ➖ { $first } – { $second }: empate
   *[nobody] ❌ { $first } – { $second }: no jugó nadie
}
tournament-bye = { $who } descansa y se lleva el punto.
tournament-more-games = … y { $count } { $count ->
    [one] partida más
   *[other] partidas más
}
tournament-line = **{ $place }.** { $who }: **{ $points }**, { $buchholz }
tournament-line-knockout = **{ $place }.** { $who }: { $wins } { $wins ->
    [one] victoria
   *[other] victorias
}
tournament-gone = { $who } (se fue)
tournament-more-lines = … y { $count } más
tournament-note-swiss = -# **Puntos**: 1 por victoria, ½ por empate. Si hay igualdad decide el último número: los puntos de todos los rivales juntos (“Buchholz”).
tournament-won = 🎉 { $shared ->
    [False] ¡Gana { $winners }!
   *[True] ¡{ $winners } comparten el primer puesto!
}
tournament-ended = El torneo terminó antes de tiempo.
tournament-too-few = Se inscribió muy poca gente, así que no hay torneo.

tournament-final-heading = ## 🏆 { $shared ->
    [False] ¡{ $winners } gana el torneo!
   *[True] ¡{ $winners } comparten el primer puesto del torneo!
}
tournament-final = { $entrants } { $entrants ->
    [one] participante jugó
   *[other] participantes jugaron
} { $count } { $count ->
    [one] ronda
   *[other] rondas
} de { $game }.
tournament-final-others = **{ $place }.** { $who }
tournament-poster-score = { $format ->
    [knockout] Victorias: { $wins }
   *[swiss] Puntos: { $points }
}

tournament-own-heading = ## 🏆 Tu torneo
tournament-own-place = **Puesto { $place } de { $entrants }**; puntos: **{ $points }**; puntos de los rivales: { $buchholz }
tournament-own-not-in = No participas en este torneo.
tournament-own-signed-up = Tu inscripción está hecha. La ronda 1 empieza { $until }, o cuando la inicie quien organiza.
tournament-own-game = Ronda { $round }: { $result ->
    [won] ✅ victoria contra { $who }
    [lost] ❌ derrota contra { $who }
    [draw] ➖ empate con { $who }
    [bye] ✅ descanso
   *[open] ▶️ contra { $who }
}
tournament-own-link = [A tu mesa]({ $link })

tournament-thread = Ronda { $round }.{ $number }: { $first } – { $second }
tournament-pairing-ping = 🏆 Ronda { $round }: { $first } – { $second }. ¡Suerte! Quien falta a su primer turno pierde.

tournament-joined = ✅ Inscripción hecha. La ronda 1 empieza { $until }, o cuando la inicie quien organiza.
tournament-left = Dejaste el torneo.
tournament-started = ✅ La inscripción terminó. Empieza la ronda 1.
tournament-now-paused = ⏸️ El torneo está en pausa. Las partidas en juego siguen.
tournament-resumed = ▶️ El torneo continúa en este canal.
tournament-now-ended = El torneo terminó. Las partidas en juego siguen como partidas normales.

refused-no-tournament = Ahora no hay ningún torneo en este servidor. Abre uno con `/tournament new`.
refused-tournament-running = Este servidor ya tiene un torneo. `/tournament show` lo muestra.
refused-tournament-over = Este torneo ya terminó.
refused-tournament-begun = El torneo ya empezó: la inscripción está cerrada.
refused-tournament-leave-begun = El torneo ya empezó. Con `/tournament leave` lo dejas; la partida que estás jugando se pierde.
refused-tournament-full = El torneo está completo: el máximo es { $most }.
refused-tournament-joined = Tu inscripción ya está hecha.
refused-tournament-not-in = No participas en este torneo.
refused-tournament-organiser-only = Eso solo pueden hacerlo quien organiza y quien administra el servidor.
refused-tournament-too-few = Un torneo necesita al menos { $least } personas.
refused-tournament-paused = El torneo ya está en pausa.
refused-tournament-not-paused = El torneo no está en pausa.
refused-tournament-for-two = Las partidas de torneo son para dos. Elige otro modo.
refused-tournament-no-rounds = En una eliminatoria, las rondas dependen de las inscripciones. No pongas `rounds`.
refused-tournament-bad-time = No entiendo esa hora. Escribe `90m`, `2h`, `1d` o un día y una hora en UTC como `2026-11-25 20:00`.
refused-tournament-time-range = La inscripción debe terminar entre 1 minuto y 30 días a partir de ahora.
