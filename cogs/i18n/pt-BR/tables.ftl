### Todas as mesas

you = Você
list = { $first } e { $last }
list-separator = {", "}
list-separator-wide = {"; "}
house-name = **{ $name }** 🤖
time-seconds = { $count } { $count ->
    [one] segundo
   *[other] segundos
}
time-minutes = { $count } { $count ->
    [one] minuto
   *[other] minutos
}
time-hours = { $count } { $count ->
    [one] hora
   *[other] horas
}
move-done = Feito: { $move }
ping-turn = { $who }, é a sua vez: { $link }
time-ran-out = ⌛ O tempo de { $who } acabou.
waiting = { $asked } ⏳ { $due }
story-cut = { $count ->
    [0] … linhas anteriores: `/replay`
    [one] … { $count } linha anterior: `/replay`
   *[other] … { $count } linhas anteriores: `/replay`
}
past-heading = ### { $game }, turno { $turn }
past-heading-turns = ### { $game }, turnos { $turn }–{ $last }
closed-heading = ### { $game }
ended-won = { $count ->
    [one] 🎉 { $winners } vence!
   *[other] 🎉 { $winners } vencem!
}
ended-conceded = 🏳️ Desistência de { $losers }. { $count ->
    [one] { $winners } vence.
   *[other] { $winners } vencem.
}
ended-missed = ⌛ { $loser } perdeu a primeira vez de jogar. { $winners } vence.
ended-left = 🚪 { $loser } saiu. { $winners } vence.
ended-by-manager = A administração do servidor encerrou esta mesa: { $reason }. Ela não conta para ninguém.
ended-nobody = A partida terminou sem vencedores.
ended-damaged = Não consigo mais ler as jogadas desta mesa, então ela termina aqui. Ela não conta para ninguém.
ended-other-edition = As regras do jogo mudaram desde que esta mesa começou, então ela termina aqui. Ela não conta para ninguém.

button-hand = Minha mão
button-rules = Regras
button-join = Entrar
button-leave = Sair
button-house = Adicionar robô
button-start = Começar
button-cancel = Cancelar
