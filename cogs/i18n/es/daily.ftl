### La partida del día

cmd-daily = Las partidas del día: las mismas cartas para todo el mundo, un intento
cmd-daily-today = Juega las partidas de hoy: un intento en cada una, contra un robot del nivel que elijas
cmd-daily-board = Los resultados de hoy en este servidor

button-daily = Partidas de hoy
button-daily-level = { $level ->
    [easy] Fácil
    [fair] Medio
   *[strong] Difícil
}
button-daily-share = Compartir
button-daily-board = Resultados
button-daily-check = Comprobar partidas
button-daily-yesterday = Ayer
button-daily-today = Hoy

daily-heading = ## 🗓️ Partidas de hoy: { $day }
    Las mismas cartas para todo el mundo, en todas partes. Tienes un intento en cada una: elige el nivel del robot. Los resultados se comparan dentro de cada nivel.
    -# Nuevas partidas { $until }
daily-game = **{ $game }**: { $state }
daily-named = { $game }, { $level }
daily-open = sin jugar
daily-running = [en juego]({ $link })
daily-void = sin resultado
daily-result = { $kind ->
    [won] 🏆 victoria
    [tied] 🤝 empate
   *[lost] derrota
} { $squares } **{ $mine } : { $house }**
daily-gave-up = 🏳️ rendición
daily-shared = 🗓️ **{ $game }**, { $day }: { $outcome }
daily-days = 📅 Días jugados de los últimos { $days }: { $count }
daily-share-heading = ### 🗓️ { $who }, { $day }
daily-opened = 🗓️ Tu partida está en { $thread }. Tienes un intento: ¡suerte!
daily-welcome = 🗓️ La partida del { $day }. Tienes un intento y cuenta para este día.

daily-board-heading = ## 🗓️ { $day }, { $server }
daily-board-line = **{ $rank }.** { $who }: { $outcome }
daily-board-none = Nadie ha terminado aún esta partida.
daily-board-note = -# Se compara dentro de cada nivel: primero las victorias, luego la ventaja sobre el robot. Aquí cuentan las partidas que empiezas en este servidor.

daily-check-heading = ## 🔒 Comprobar partidas
daily-check-note = Un día antes de una partida, esta página muestra el SHA-256 de su secreto. Un día después, muestra el secreto.
    -# Los secretos salen de la fecha, así que son iguales en todos los bots. Quien lea el código fuente de Cake Club puede conocerlos: los resultados son solo por diversión.
daily-check-day = **{ $day }**
daily-check-code = { $game }: `{ $commitment }`
daily-check-secret = { $game }: `{ $commitment }`, secreto `{ $secret }`

refused-daily-played = Ya jugaste esta partida. Las nuevas llegan a medianoche UTC.
refused-daily-no-thread = Nadie más debe ver tu partida, así que necesita un hilo privado. Aquí no puedo abrir uno. Prueba en otro canal o juega en tus mensajes directos conmigo.
refused-daily-board-here = Los resultados del día solo existen en los servidores. Usa allí `/daily board`.
refused-daily-no-result = Termina primero una partida de hoy. Después podrás compartirla.
