### Todas las mesas

you = Tú
list = { $first } y { $last }
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
move-done = Hecho: { $move }
ping-turn = { $who }, te toca: { $link }
time-ran-out = ⌛ A { $who } se le acabó el tiempo.
waiting = { $asked } ⏳ { $due }
story-cut = { $count ->
    [0] … líneas anteriores: `/replay`
    [one] … { $count } línea anterior: `/replay`
   *[other] … { $count } líneas anteriores: `/replay`
}
past-heading = ### { $game }, turno { $turn }
past-heading-turns = ### { $game }, turnos { $turn }–{ $last }
closed-heading = ### { $game }
ended-won = { $count ->
    [one] 🎉 ¡Gana { $winners }!
   *[other] 🎉 ¡Ganan { $winners }!
}
ended-conceded = 🏳️ Rendición de { $losers }. { $count ->
    [one] Gana
   *[other] Ganan
} { $winners }.
ended-missed = ⌛ { $loser } faltó a su primer turno. Gana { $winners }.
ended-left = 🚪 { $loser } se fue. Gana { $winners }.
ended-by-manager = La administración del servidor terminó esta mesa: { $reason }. No cuenta para nadie.
ended-nobody = La partida terminó sin victoria.
ended-damaged = Ya no puedo leer las jugadas de esta mesa, así que termina aquí. No cuenta para nadie.
ended-other-edition = Las reglas del juego cambiaron desde que empezó esta mesa, así que termina aquí. No cuenta para nadie.

button-hand = Mi mano
button-rules = Reglas
button-join = Unirme
button-leave = Salir
button-house = Añadir robot
button-start = Empezar
button-cancel = Cancelar
