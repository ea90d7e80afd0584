### Avisos, horas de silêncio, férias e cutucadas

ping-next = { $who }, você joga em seguida: { $link }
ping-vote = { $who }, falta o seu voto: { $link }
ping-nudge = { $who }, o pessoal está à sua espera: { $link }

table-holiday = { $paused ->
    [yes] 🏖️ { $who } está de férias até { $until }. Até lá, o relógio fica parado.
   *[no] 🏖️ { $who } está de férias até { $until }. Um robô substituto joga.
}
table-holiday-you = { $paused ->
    [yes] 🏖️ Você está de férias até { $until }. Até lá, o relógio fica parado.
   *[no] 🏖️ Você está de férias até { $until }. Um robô substituto joga.
}
table-action-holiday = 🏖️ { $who } está de férias até { $until }.
table-action-nudge = 👉 { $who } espera a próxima jogada.
lobby-holidays = 🏖️ Enquanto alguém está de férias, o relógio fica parado.
button-holidays = Pausar nas férias
button-nudge = Cutucar
button-mute = Silenciar mesa
button-unmute = Reativar avisos
nudge-done = 👉 Cutucada enviada. Dá para cutucar de novo depois de metade do tempo de uma decisão.
muted-on = 🔕 Esta mesa não avisa mais você. `/table mute` com `on: False` ativa os avisos de novo.
muted-off = 🔔 Esta mesa avisa você de novo.

cmd-new-holidays = Se o relógio para enquanto alguém está de férias
cmd-table-nudge = Cutuque quem precisa jogar
cmd-table-mute = Pare de receber avisos de uma mesa
cmd-table-mute-on = Se a mesa fica em silêncio (False: ela avisa você de novo)

refused-nudge-nobody = Ninguém mais precisa jogar agora.
refused-nudge-no-clock = O tempo não está correndo para ninguém nesta mesa agora.
refused-nudge-soon = Alguém já cutucou aqui há pouco. Dá para cutucar de novo { $until }.
refused-bad-date = Não entendi essa data. Escreva assim: 2027-01-31 (ano, mês, dia).
refused-date-past = As férias terminam amanhã, no mais cedo. Escolha um dia mais tarde.
refused-date-far = As férias duram no máximo { $most ->
    [one] { $most } dia
   *[other] { $most } dias
}. Escolha um dia mais cedo.
refused-bad-zone = Não conheço esse fuso horário. Escolha um da lista, por exemplo America/Sao Paulo.
refused-bad-hours = Essas não são horas de silêncio. Escolha duas horas cheias diferentes, por exemplo 22-7.

## Preferências

cmd-preferences-pings = Como você fica sabendo que é a sua vez
cmd-preferences-next = Se você recebe um aviso quando é a próxima pessoa (com três ou mais)
cmd-preferences-votes = Se você recebe um aviso quando os outros perguntam algo
cmd-preferences-half-time = Se você recebe outro aviso na metade do tempo em partidas lentas
cmd-preferences-quiet = As horas sem avisos, por exemplo 22-7
cmd-preferences-zone = Seu fuso horário, para horas de silêncio e férias
cmd-preferences-holiday = O dia em que você volta, por exemplo 2027-01-31

preferences-turn = { $value ->
    [at-once] 🔔 **Minha vez:** uma menção na hora, se você não está por perto.
    [later] 🔔 **Minha vez:** após um quarto do seu tempo ou uma hora.
    [message] ✉️ **Minha vez:** uma mensagem direta.
   *[never] 🔕 **Minha vez:** sem avisos. Fique de olho no relógio.
}
preferences-next = { $value ->
    [yes] ✅ **Minha vez a seguir:** um aviso.
   *[no] ⬜ **Minha vez a seguir:** sem aviso.
}
preferences-votes = { $value ->
    [yes] ✅ **Votações:** um aviso.
    [slow] ✅ **Votações:** um aviso em mesas lentas.
   *[no] ⬜ **Votações:** sem aviso.
}
preferences-half = { $value ->
    [yes] ✅ **Metade do tempo:** outro aviso em partidas lentas.
   *[no] ⬜ **Metade do tempo:** sem outro aviso.
}
preferences-quiet = { $value ->
    [yes] 🌙 **Horas de silêncio:** das { $first } às { $last } ({ $zone }).
   *[no] 🌙 **Horas de silêncio:** nenhuma.
}
preferences-holiday = { $value ->
    [yes] 🏖️ **Férias:** até { $until }.
   *[no] 🏖️ **Férias:** não.
}
button-preferences-next = Quase minha vez
button-preferences-votes = Votações
button-preferences-half = Metade do tempo
button-preferences-quiet = Silêncio…
button-preferences-holiday = Férias…
menu-turn = Quando é a minha vez…
pick-turn-at-once = Minha vez: mencione na hora
pick-turn-later = Minha vez: mencione depois de um tempo
pick-turn-message = Minha vez: mande uma mensagem direta
pick-turn-never = Minha vez: nunca avise
choice-quiet-off = Sem horas de silêncio
choice-holiday-off = Voltei: sem férias
choice-holiday = { $date } (em { $count ->
    [one] { $count } dia
   *[other] { $count } dias
})
form-quiet = Horas de silêncio
field-quiet-first = Sem avisos a partir de
field-quiet-last = até
field-zone = Seu fuso horário
field-zone-note = Para os outros fusos, use /preferences zone.
form-holiday = Férias
field-holiday = O dia em que você volta
field-holiday-note = Ano-mês-dia, por exemplo 2027-01-31. Vazio: você já voltou.
