### La mesa antes de la partida

lobby-heading = ## { $game }
    -# { $about }
    { $host } empieza la partida.
lobby-seat = **{ $number }.** { $who }
lobby-free = **{ $number }.** *{ $needed ->
    [True] asiento libre
   *[False] puede unirse una persona más
}*
lobby-team = **Pareja { $team }** · { $players }
lobby-team-free = *{ $count } { $count ->
    [one] asiento libre
   *[other] asientos libres
}*
button-team = Pareja { $team }
refused-team-full = La pareja { $team } no tiene ningún asiento libre.
lobby-clock = ⏳ { $time } para cada decisión
lobby-more-time = ⏱️ Doble tiempo para decidir: { $who }
lobby-begun = La partida empezó.
lobby-moved = El mensaje de esta mesa está ahora más abajo.
lobby-cancelled = Esta mesa se canceló antes de empezar la partida.
lobby-expired = Esta mesa se cerró porque aquí no pasó nada durante 24 horas.
lobby-closes = 🕰️ Se cierra { $until } si nadie la usa
