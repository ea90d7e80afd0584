### Avisos, horas de silencio, vacaciones y recordatorios

ping-next = { $who }, el próximo turno es tuyo: { $link }
ping-vote = { $who }, falta tu voto: { $link }
ping-nudge = { $who }, te esperan en la mesa: { $link }

table-holiday = { $paused ->
    [yes] 🏖️ { $who } está de vacaciones hasta el { $until }. El reloj se para hasta entonces.
   *[no] 🏖️ { $who } está de vacaciones hasta el { $until }. Juega un robot suplente.
}
table-holiday-you = { $paused ->
    [yes] 🏖️ Estás de vacaciones hasta el { $until }. El reloj se para hasta entonces.
   *[no] 🏖️ Estás de vacaciones hasta el { $until }. Juega un robot suplente.
}
table-action-holiday = 🏖️ { $who } está de vacaciones hasta el { $until }.
table-action-nudge = 👉 { $who } espera la próxima jugada.
lobby-holidays = 🏖️ Mientras alguien está de vacaciones, el reloj se para.
button-holidays = Parar en vacaciones
button-nudge = Recordar turno
button-mute = Silenciar mesa
button-unmute = Quitar silencio
nudge-done = 👉 Recordatorio enviado. Puedes enviar otro cuando pase la mitad del tiempo de una decisión.
muted-on = 🔕 Esta mesa ya no te avisa. `/table mute` con `on: False` activa otra vez sus avisos.
muted-off = 🔔 Esta mesa te avisa otra vez.

cmd-new-holidays = Si el reloj se para mientras alguien está de vacaciones
cmd-table-nudge = Envía un recordatorio a quienes tienen que jugar
cmd-table-mute = Deja de recibir avisos de una mesa
cmd-table-mute-on = Si la mesa está en silencio (False: te avisa otra vez)

refused-nudge-nobody = Nadie más tiene que jugar ahora.
refused-nudge-no-clock = Ahora no corre el tiempo de nadie en esta mesa.
refused-nudge-soon = Aquí ya se envió un recordatorio hace poco. Puedes enviar otro { $until }.
refused-bad-date = No entiendo esa fecha. Escríbela así: 2027-01-31 (año, mes, día).
refused-date-past = Las vacaciones terminan mañana como muy pronto. Elige un día posterior.
refused-date-far = Las vacaciones duran como mucho { $most ->
    [one] { $most } día
   *[other] { $most } días
}. Elige un día anterior.
refused-bad-zone = No conozco esa zona horaria. Elige una de la lista, por ejemplo Europe/Madrid.
refused-bad-hours = Esas no son horas de silencio. Elige dos horas en punto distintas, por ejemplo 22-7.

## Preferencias

cmd-preferences-pings = Cómo te enteras de que te toca
cmd-preferences-next = Si recibes un aviso cuando eres la siguiente persona (con tres o más)
cmd-preferences-votes = Si recibes un aviso cuando los demás te preguntan algo
cmd-preferences-half-time = Si recibes otro aviso a mitad del tiempo en partidas lentas
cmd-preferences-quiet = Las horas sin avisos, por ejemplo 22-7
cmd-preferences-zone = Tu zona horaria, para las horas de silencio y las vacaciones
cmd-preferences-holiday = El día en que vuelves, por ejemplo 2027-01-31

preferences-turn = { $value ->
    [at-once] 🔔 **Mi turno:** una mención enseguida, si no estás.
    [later] 🔔 **Mi turno:** una mención tras un cuarto de tu tiempo, o tras una hora.
    [message] ✉️ **Mi turno:** un mensaje directo.
   *[never] 🔕 **Mi turno:** sin avisos. No pierdas de vista el reloj.
}
preferences-next = { $value ->
    [yes] ✅ **Turno siguiente:** un aviso.
   *[no] ⬜ **Turno siguiente:** sin aviso.
}
preferences-votes = { $value ->
    [yes] ✅ **Votaciones:** un aviso.
    [slow] ✅ **Votaciones:** un aviso en mesas lentas.
   *[no] ⬜ **Votaciones:** sin aviso.
}
preferences-half = { $value ->
    [yes] ✅ **Mitad del tiempo:** otro aviso en partidas lentas.
   *[no] ⬜ **Mitad del tiempo:** sin otro aviso.
}
preferences-quiet = { $value ->
    [yes] 🌙 **Horas de silencio:** de { $first } a { $last } ({ $zone }).
   *[no] 🌙 **Horas de silencio:** ninguna.
}
preferences-holiday = { $value ->
    [yes] 🏖️ **Vacaciones:** hasta el { $until }.
   *[no] 🏖️ **Vacaciones:** no.
}
button-preferences-next = Turno siguiente
button-preferences-votes = Votaciones
button-preferences-half = A la mitad
button-preferences-quiet = Silencio…
button-preferences-holiday = Vacaciones…
menu-turn = Cuando me toca…
pick-turn-at-once = Mi turno: mencióname enseguida
pick-turn-later = Mi turno: mencióname más tarde
pick-turn-message = Mi turno: envíame un mensaje directo
pick-turn-never = Mi turno: no me avises
choice-quiet-off = Sin horas de silencio
choice-holiday-off = Ya volví: sin vacaciones
choice-holiday = { $date } (en { $count ->
    [one] { $count } día
   *[other] { $count } días
})
form-quiet = Horas de silencio
field-quiet-first = Sin avisos desde
field-quiet-last = hasta
field-zone = Tu zona horaria
field-zone-note = Para las demás zonas usa /preferences zone.
form-holiday = Vacaciones
field-holiday = El día en que vuelves
field-holiday-note = Año-mes-día, por ejemplo 2027-01-31. Vacío: ya volviste.
