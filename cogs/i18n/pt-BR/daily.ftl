### A partida do dia

cmd-daily = As partidas do dia: as mesmas cartas para todo mundo, uma tentativa
cmd-daily-today = Jogue as partidas de hoje: uma tentativa em cada, contra um robô do nível que você escolher
cmd-daily-board = Os resultados de hoje neste servidor

button-daily = Partidas de hoje
button-daily-level = { $level ->
    [easy] Fácil
    [fair] Médio
   *[strong] Difícil
}
button-daily-share = Compartilhar
button-daily-board = Ranking
button-daily-check = Conferir partidas
button-daily-yesterday = Ontem
button-daily-today = Hoje

daily-heading = ## 🗓️ Partidas de hoje: { $day }
    As mesmas cartas para todo mundo, em todo lugar. Você tem uma tentativa em cada uma: escolha o nível do robô. Os resultados são comparados dentro de cada nível.
    -# Novas partidas { $until }
daily-game = **{ $game }**: { $state }
daily-named = { $game }, { $level }
daily-open = ainda não jogada
daily-running = [em andamento]({ $link })
daily-void = sem resultado
daily-result = { $kind ->
    [won] 🏆 vitória
    [tied] 🤝 empate
   *[lost] derrota
} { $squares } **{ $mine } : { $house }**
daily-gave-up = 🏳️ desistência
daily-shared = 🗓️ **{ $game }**, { $day }: { $outcome }
daily-days = 📅 Dias jogados nos últimos { $days }: { $count }
daily-share-heading = ### 🗓️ { $who }, { $day }
daily-opened = 🗓️ Sua partida está em { $thread }. Você tem uma tentativa: boa sorte!
daily-welcome = 🗓️ A partida de { $day }. Você tem uma tentativa, e ela conta para este dia.

daily-board-heading = ## 🗓️ { $day }, { $server }
daily-board-line = **{ $rank }.** { $who }: { $outcome }
daily-board-none = Ninguém terminou esta partida ainda.
daily-board-note = -# A comparação é dentro de cada nível: primeiro as vitórias, depois a vantagem sobre o robô. Aqui contam as partidas que você começa neste servidor.

daily-check-heading = ## 🔒 Conferir partidas
daily-check-note = Um dia antes de uma partida, esta página mostra o SHA-256 do segredo dela. Um dia depois, mostra o segredo.
    -# Os segredos vêm da data e são iguais em todos os bots. Quem lê o código-fonte do Cake Club pode saber quais são: o ranking é só por diversão.
daily-check-day = **{ $day }**
daily-check-code = { $game }: `{ $commitment }`
daily-check-secret = { $game }: `{ $commitment }`, segredo `{ $secret }`

refused-daily-played = Você já jogou esta partida. As novas chegam à meia-noite UTC.
refused-daily-no-thread = Ninguém mais pode ver sua partida, por isso ela precisa de um tópico privado. Não consigo abrir um aqui. Tente outro canal ou jogue nas suas mensagens diretas comigo.
refused-daily-board-here = Só servidores têm ranking. Use `/daily board` em um servidor.
refused-daily-no-result = Termine primeiro uma partida de hoje. Depois você pode compartilhar.
