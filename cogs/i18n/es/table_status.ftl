### Lo que le pasa a una mesa además de la partida

button-table = Mesa…
button-in-words = En texto
button-back = Ya volví
button-agree = A favor
button-refuse = En contra
button-again = Otra partida
button-swap = Cambiar asientos
button-board = Clasificación
button-resume = Continuar
button-undo = Deshacer
button-stop = Terminar
button-leave-game = Salir…
button-concede = Rendirse…
button-sure-leave = Sí, salir
button-sure-concede = Sí, rendirme
button-take = Sentarme
button-withdraw = Retirar
menu-pause = Pausa de…
menu-clock = Cambiar el ritmo…

table-action-heading = ## Esta mesa
table-action-note = Para pausar, cambiar el ritmo, deshacer una jugada o terminar la partida sin victoria hace falta el acuerdo de todo el mundo. Salir y rendirte depende solo de ti.
table-action-done = ✅ Hecho. Mira el mensaje de la mesa.
show-done = ✅ El mensaje de tu mesa está ahora al final de este canal.
concede-done = ✅ Te rendiste. La partida terminó.
leave-done = ✅ Saliste de la partida. Un robot sigue jugando por ti.
vote-asked = ✅ Tu propuesta: { $proposal }. Falta la respuesta de { $who }.
end-done = ✅ La mesa terminó.
sure-leave = **¿Salir de esta partida?** Un robot sigue jugando por ti, y para ti la partida cuenta como derrota. No podrás volver. Si prefieres ceder tu asiento a otra persona, usa `/table offer`.
sure-concede = **¿Rendirte?** La partida termina al momento y gana el otro bando.

stand-in-name = 🤖 por { $who }
stand-in-name-you = 🤖 por ti
lobby-kept = {" "}(asiento reservado para ti; libre para cualquiera { $until })

half-time = ⌛ Ya pasó la mitad del tiempo.
table-paused = ⏸️ **En pausa** hasta el { $until }. Cualquiera que juegue aquí puede continuar antes; quien tenga el turno recupera entonces todo su tiempo.
table-deserted = 🌙 **Ya no queda nadie.** La mesa termina { $until } si nadie vuelve a su asiento.
vote-open = 🗳️ { $who } propone: { $proposal }. A favor: { $agreed } de { $voters }. ⏳ { $until }
vote-open-you = 🗳️ Tu propuesta: { $proposal }. A favor: { $agreed } de { $voters }. ⏳ { $until }

proposal-pause = pausa de { $time }
proposal-clock = ritmo de { $time } por decisión
proposal-undo = deshacer la última jugada
proposal-end = terminar la partida sin victoria

vote-passed-pause = ✅ Todo el mundo está de acuerdo: pausa de { $time }.
vote-passed-clock = ✅ Todo el mundo está de acuerdo: ahora el ritmo es de { $time } por decisión.
vote-passed-undo = ✅ Todo el mundo está de acuerdo: la última jugada queda deshecha.

table-action-stand-in = 🤖 { $who } agotó su tiempo dos veces seguidas: entra un robot suplente.
table-action-return = 👋 { $who } volvió.
table-action-leave = 🚪 { $who } salió de la partida; un robot sigue jugando.
table-action-take-over = 👋 { $who } ocupó un asiento.
table-action-offer = 🪑 { $who } ofrece su asiento a otro miembro.
table-action-withdraw = 🪑 { $who } ya no ofrece su asiento.
table-action-ask = 🗳️ { $who } propone: { $proposal }.
table-action-agree = { $who } está a favor.
table-action-refuse = { $who } está en contra.
table-action-lapse = ⌛ Se acabó la votación: no todo el mundo respondió a tiempo.
table-action-resume = ▶️ La partida continúa. Quien tiene el turno recupera todo su tiempo.

seat-offer = { $taker }: { $giver } te ofrece su asiento en esta mesa de { $game }. La oferta termina { $until }. [Ir a la mesa]({ $link })
seat-offered = La oferta está publicada en el canal. Tu asiento es tuyo hasta que alguien lo ocupe. Pulsa *{ button-withdraw }* bajo la oferta para anularla.
seat-taken = 👋 { $who } ocupó el asiento.
seat-kept = { $who } retiró esta oferta.
seat-offer-over = Esta oferta ya terminó.
vote-choice = { $who } propone: { $proposal }

ended-agreed = 🤝 Partida terminada de común acuerdo. No gana nadie.
ended-abandoned = 🌙 No queda nadie, así que la mesa terminó. No cuenta para nadie.

cmd-table-pause = Propón una pausa de hasta 14 días
cmd-table-pause-time = Cuánto tiempo
cmd-table-resume = Continúa una mesa en pausa
cmd-table-clock = Propón otro ritmo
cmd-table-clock-clock = Qué ritmo
cmd-table-undo = Propón deshacer tu última jugada
cmd-table-stop = Propón terminar la partida sin victoria
cmd-table-agree = Vota a favor de lo que se propone
cmd-table-refuse = Vota en contra de lo que se propone
cmd-table-vote = Qué votación
cmd-table-leave = Sal de la partida: un robot sigue jugando por ti
cmd-table-back = Recupera tu asiento del robot suplente
cmd-table-offer = Ofrece tu asiento a otro miembro
cmd-table-offer-member = Quién recibe la oferta
cmd-table-again = Juega otra vez con las mismas personas después de una partida
cmd-table-again-table = Cuál de tus últimas mesas; en el hilo de una mesa no hace falta
cmd-table-again-swap = Si se cambian los asientos

choice-pause-3600 = 1 hora
choice-pause-21600 = 6 horas
choice-pause-86400 = 1 día
choice-pause-259200 = 3 días
choice-pause-604800 = 7 días
choice-pause-1209600 = 14 días

time-days = { $count } { $count ->
    [one] día
   *[other] días
}

refused-stand-in-plays = Un robot suplente juega por ti. Pulsa *{ button-back }* en el mensaje de la mesa o usa `/table back` para jugar otra vez.
refused-paused = Esta mesa está en pausa. Cualquiera que juegue aquí puede continuar con *{ button-table }* o `/table resume`.
refused-not-paused = Esta mesa no está en pausa.
refused-not-away = Ya estás en tu asiento.
refused-request-soon = Pediste algo en esta mesa hace poco. Puedes pedir de nuevo { $until }.
refused-requests-used-up = Ya se pidió demasiado en esta mesa. Aún puedes jugar, rendirte y abandonar la partida.
refused-vote-open = Hay otra votación abierta. Vota antes a favor o en contra.
refused-vote-away = Alguien está ausente y no puede votar. Hasta que vuelva, solo puedes pedir una pausa.
refused-no-vote = En esta mesa no hay ninguna votación abierta.
refused-stale-vote = Esa votación ya terminó.
refused-other-vote = Esa votación ya terminó. La de ahora: { $who } propone: { $proposal }.
refused-bad-vote = Elige la votación en la lista que aparece al escribir.
refused-agreed-already = Ya votaste a favor. Ahora deciden los demás.
refused-undo-nothing = No hay ninguna jugada que deshacer.
refused-undo-not-yours = La última jugada que vio todo el mundo la hizo otra persona. Solo esa persona puede pedir deshacerla.
refused-undo-not-pressed = Esa jugada no la hiciste tú: se te acabó el tiempo o la jugó un robot. No se puede deshacer.
refused-offer-gone = Esa oferta ya terminó. Quien tiene el asiento puede hacer otra con `/table offer`.
refused-offer-other-side = Ya tuviste otro asiento en esta partida, así que no puedes ocupar este.
refused-not-your-offer = Solo quien hizo esta oferta puede retirarla.
refused-not-yours-to-take = Este asiento se ofrece a otra persona.
refused-offer-nobody = Ofrece tu asiento a un miembro que no esté en esta mesa. Los bots no pueden ocuparlo.
refused-not-over = La partida no ha terminado todavía.
refused-already-again = Estas personas ya tienen una mesa nueva: { $link }
refused-still-invited = Aún falta gente. Quedan por pulsar *{ button-join }*: { $who }. También puedes cancelar esta mesa y abrir otra.
