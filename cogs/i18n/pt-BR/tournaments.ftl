### Torneios de um servidor

cmd-tournament = Torneios deste servidor: inscrição, confrontos e classificação
cmd-tournament-new = Abra a inscrição de um torneio neste canal
cmd-tournament-new-game = Qual jogo; em cada mesa jogam dois
cmd-tournament-new-mode = Qual modo de Cake Duel
cmd-tournament-new-format = Suíço: todo mundo joga todas as rodadas. Eliminatório: quem perde sai
cmd-tournament-new-rounds = Rodadas do sistema suíço; senão, quantas forem precisas para alguém vencer
cmd-tournament-new-places = Quantas vagas há, no máximo 32; se você adicionar robôs, eles ocupam as que sobrarem
cmd-tournament-new-house = Robôs deste nível completam o torneio; sem `places`, até um número par
cmd-tournament-new-clock = Tempo para cada decisão; quem não jogar a tempo no primeiro turno perde a partida
cmd-tournament-new-until = Fim da inscrição: 90m, 2h, 1d ou 2026-11-25 20:00 (UTC); senão, em uma hora
cmd-tournament-join = Inscreva-se no torneio deste servidor
cmd-tournament-leave = Saia do torneio; você perde a partida de torneio em andamento
cmd-tournament-show = Mostre o torneio: a classificação e as suas partidas
cmd-tournament-start = Para a organização: encerre a inscrição agora e comece a rodada 1
cmd-tournament-pause = Para a organização: não comece partidas novas por enquanto
cmd-tournament-resume = Para a organização: continue neste canal
cmd-tournament-end = Para a organização: encerre o torneio antes da hora

choice-format-swiss = sistema suíço
choice-format-knockout = eliminatório

button-tournament-join = Participar
button-tournament-leave = Sair
button-tournament-start = Começar já
button-tournament-own = Minhas partidas
button-tournament-newest = Torneios

tournament-heading = ## 🏆 Torneio: { $game }
tournament-about = -# { $format ->
    [knockout] Eliminatório
   *[swiss] Sistema suíço
}, ⏳ { $time } por decisão, organização: { $organiser }
tournament-sign-up = A inscrição termina { $until }. É preciso ter pelo menos { $least } pessoas.
tournament-house = 🤖 Robôs (nível { $level }) completam até { $places ->
    [0] um número par
   *[other] { $places } vagas
}.
tournament-entrants = Inscrições (**{ $count } de { $most }**): { $who }
tournament-no-entrants = Ninguém se inscreveu ainda. Quem organiza também pode jogar.
tournament-and-more = { $who } (+{ $count })
tournament-round = **Rodada { $round } de { $rounds }**: { $over } de { $games } { $games ->
    [one] partida encerrada
   *[other] partidas encerradas
}
tournament-paused = ⏸️ **Em pausa.** As partidas em andamento seguem, as novas esperam. `/tournament resume` continua aqui.
tournament-match = { $first } – { $second }
tournament-match-link = [Mesa { $number }]({ $link }) { $first } – { $second }
tournament-match-over = { $result ->
    [first] ✅ { $first } venceu { $second }
    [second] ✅ { $second } venceu { $first }
    [draw] ➖ { $first } – { $second }: empate
   *[nobody] ❌ { $first } – { $second }: ninguém jogou
}
tournament-bye = { $who } folga e ganha o ponto.
tournament-more-games = … e mais { $count } { $count ->
    [one] partida
   *[other] partidas
}
tournament-line = **{ $place }.** { $who }: **{ $points }**, { $buchholz }
tournament-line-knockout = **{ $place }.** { $who }: { $wins } { $wins ->
    [0] vitórias
    [one] vitória
   *[other] vitórias
}
tournament-gone = { $who } (saiu)
tournament-more-lines = … e mais { $count }
tournament-note-swiss = -# **Pontos**: 1 por vitória, ½ por empate. Em caso de igualdade vale o último número: os pontos de todos os adversários somados (“Buchholz”).
tournament-won = 🎉 { $shared ->
    [False] { $winners } venceu!
   *[True] { $winners } dividem o primeiro lugar!
}
tournament-ended = O torneio foi encerrado antes da hora.
tournament-too-few = Pouca gente se inscreveu, então não vai haver torneio.

tournament-final-heading = ## 🏆 { $shared ->
    [False] { $winners } venceu o torneio!
   *[True] { $winners } dividem o primeiro lugar do torneio!
}
tournament-final = { $entrants } { $entrants ->
    [one] participante jogou
   *[other] participantes jogaram
} { $count } { $count ->
    [one] rodada
   *[other] rodadas
} de { $game }.
tournament-final-others = **{ $place }.** { $who }
tournament-poster-score = { $format ->
    [knockout] Vitórias: { $wins }
   *[swiss] Pontos: { $points }
}

tournament-own-heading = ## 🏆 Seu torneio
tournament-own-place = **{ $place }º lugar de { $entrants }**; pontos: **{ $points }**; pontos dos adversários: { $buchholz }
tournament-own-not-in = Você não participa deste torneio.
tournament-own-signed-up = Sua inscrição está feita. A rodada 1 começa { $until }, ou quando a organização iniciar.
tournament-own-game = Rodada { $round }: { $result ->
    [won] ✅ vitória contra { $who }
    [lost] ❌ derrota contra { $who }
    [draw] ➖ empate com { $who }
    [bye] ✅ folga
   *[open] ▶️ contra { $who }
}
tournament-own-link = [Para a sua mesa]({ $link })

tournament-thread = Rodada { $round }.{ $number }: { $first } – { $second }
tournament-pairing-ping = 🏆 Rodada { $round }: { $first } – { $second }. Boa sorte! Quem não jogar a tempo no primeiro turno perde a partida.

tournament-joined = ✅ Inscrição feita. A rodada 1 começa { $until }, ou quando a organização iniciar.
tournament-left = Você saiu do torneio.
tournament-started = ✅ A inscrição terminou. A rodada 1 começa.
tournament-now-paused = ⏸️ O torneio está em pausa. As partidas em andamento seguem.
tournament-resumed = ▶️ O torneio continua neste canal.
tournament-now-ended = O torneio terminou. As partidas em andamento seguem como partidas normais.

refused-no-tournament = Não há torneio neste servidor agora. Abra um com `/tournament new`.
refused-tournament-running = Este servidor já tem um torneio. `/tournament show` mostra qual.
refused-tournament-over = Este torneio terminou.
refused-tournament-begun = O torneio começou: a inscrição está encerrada.
refused-tournament-leave-begun = O torneio já começou. Com `/tournament leave` você sai dele; você perde a partida que está jogando.
refused-tournament-full = O torneio está cheio: o máximo é { $most }.
refused-tournament-joined = Você já se inscreveu.
refused-tournament-not-in = Você não participa deste torneio.
refused-tournament-organiser-only = Só a organização e a administração do servidor podem fazer isso.
refused-tournament-too-few = Um torneio precisa de pelo menos { $least } pessoas.
refused-tournament-paused = O torneio já está em pausa.
refused-tournament-not-paused = O torneio não está em pausa.
refused-tournament-for-two = As partidas de torneio são para dois. Escolha outro modo.
refused-tournament-no-rounds = No eliminatório, as rodadas dependem das inscrições. Deixe `rounds` de fora.
refused-tournament-bad-time = Não entendi essa hora. Escreva `90m`, `2h`, `1d` ou um dia e uma hora em UTC, como `2026-11-25 20:00`.
refused-tournament-time-range = A inscrição precisa terminar entre 1 minuto e 30 dias a partir de agora.
