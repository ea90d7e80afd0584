### La mesa antes de la partida

lobby-heading = ## { $game }
    -# { $about }
    { $host } empieza la partida.
lobby-seat = **{ $number }.** { $who }
lobby-free = **{ $number }.** *{ $needed ->
    [True] asiento libre
   *[False] puede unirse una persona más
}*
lobby-team = **Pareja { $team }**: { $players }
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

lobby-open-hands = -# 👐 **Manos a la vista** de quien no juega. Sin puntuar. Debe aceptar toda la mesa.
lobby-agreed = {" "}👐
button-open-hands = Manos a la vista
button-agree-open-hands = Aceptar
cmd-new-teaching = Manos a la vista para aprender, si toda la mesa acepta: quien mira lo ve todo; sin puntuar
open-hands = -# 👐 Manos a la vista: quien no juega ve todas las cartas. Sin puntuar.
refused-not-agreed = Con las manos a la vista, la partida empieza cuando acepta toda la mesa. Falta pulsar *{ button-agree-open-hands }*: { $who }.
refused-open-seats = En esta mesa, quien no juega ve todas las manos, así que nadie puede ocupar el asiento de otra persona. Si sales, un robot sigue jugando por ti.
