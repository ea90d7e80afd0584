### Avvisi, ore di silenzio, vacanze e solleciti

ping-next = { $who }, poi tocca a te: { $link }
ping-vote = { $who }, manca il tuo voto: { $link }
ping-nudge = { $who }, al tavolo ti aspettano: { $link }

table-holiday = { $paused ->
    [yes] 🏖️ { $who } è in vacanza. Ritorno: { $until }. Fino ad allora il tempo è fermo.
   *[no] 🏖️ { $who } è in vacanza. Ritorno: { $until }. Al suo posto gioca un bot.
}
table-holiday-you = { $paused ->
    [yes] 🏖️ Sei in vacanza. Ritorno: { $until }. Fino ad allora il tempo è fermo.
   *[no] 🏖️ Sei in vacanza. Ritorno: { $until }. Al tuo posto gioca un bot.
}
table-action-holiday = 🏖️ { $who } è in vacanza. Ritorno: { $until }.
table-action-nudge = 👉 { $who } aspetta la prossima mossa.
lobby-holidays = 🏖️ Mentre qualcuno è in vacanza, il tempo è fermo.
button-holidays = Pausa in vacanza
button-nudge = Sollecita
button-mute = Silenzia tavolo
button-unmute = Riattiva avvisi
nudge-done = 👉 Sollecito inviato. Puoi mandarne un altro quando è passata metà del tempo per una mossa.
muted-on = 🔕 Questo tavolo non ti avvisa più. `/table mute` con `on: False` riattiva i suoi avvisi.
muted-off = 🔔 Questo tavolo ti avvisa di nuovo.

cmd-new-holidays = Se il tempo si ferma mentre qualcuno è in vacanza
cmd-table-nudge = Manda un sollecito a chi deve muovere
cmd-table-mute = Non ricevere più avvisi da un tavolo
cmd-table-mute-on = Se il tavolo è silenziato (False: ti avvisa di nuovo)

refused-nudge-nobody = Ora non tocca a nessun altro.
refused-nudge-no-clock = Ora a questo tavolo non scorre il tempo di nessuno.
refused-nudge-soon = Qui c’è stato un sollecito poco fa. Puoi mandarne un altro { $until }.
refused-bad-date = Non capisco quella data. Scrivila così: 2027-01-31 (anno, mese, giorno).
refused-date-past = Una vacanza finisce al più presto domani. Scegli un giorno più lontano.
refused-date-far = Una vacanza dura al massimo { $most ->
    [one] { $most } giorno
   *[other] { $most } giorni
}. Scegli un giorno più vicino.
refused-bad-zone = Non conosco quel fuso orario. Scegline uno dall’elenco, per esempio Europe/Rome.
refused-bad-hours = Non capisco quelle ore. Scegli due ore intere diverse, per esempio 22-7.

## Preferenze

cmd-preferences-pings = Come ricevi l’avviso quando tocca a te
cmd-preferences-next = Se ricevi un avviso quando il turno dopo è tuo (in tre o più)
cmd-preferences-votes = Se ricevi un avviso quando gli altri ti chiedono qualcosa
cmd-preferences-half-time = Se ricevi un altro avviso a metà del tempo nelle partite lente
cmd-preferences-quiet = Le ore senza avvisi, per esempio 22-7
cmd-preferences-zone = Il tuo fuso orario, per le ore di silenzio e le vacanze
cmd-preferences-holiday = Il giorno del tuo ritorno, per esempio 2027-01-31

preferences-turn = { $value ->
    [at-once] 🔔 **Il mio turno:** un avviso subito, se non sei al tavolo.
    [later] 🔔 **Il mio turno:** un avviso dopo un quarto del tempo, al massimo un’ora.
    [message] ✉️ **Il mio turno:** un messaggio diretto.
   *[never] 🔕 **Il mio turno:** nessun avviso. Tieni d’occhio il tempo.
}
preferences-next = { $value ->
    [yes] ✅ **Poi tocca a me:** un avviso.
   *[no] ⬜ **Poi tocca a me:** nessun avviso.
}
preferences-votes = { $value ->
    [yes] ✅ **Votazioni:** un avviso.
    [slow] ✅ **Votazioni:** un avviso ai tavoli lenti.
   *[no] ⬜ **Votazioni:** nessun avviso.
}
preferences-half = { $value ->
    [yes] ✅ **Metà tempo:** un altro avviso nelle partite lente.
   *[no] ⬜ **Metà tempo:** nessun secondo avviso.
}
preferences-quiet = { $value ->
    [yes] 🌙 **Ore di silenzio:** da { $first } a { $last } ({ $zone }).
   *[no] 🌙 **Ore di silenzio:** nessuna.
}
preferences-holiday = { $value ->
    [yes] 🏖️ **Ritorno:** { $until }.
   *[no] 🏖️ **Vacanza:** nessuna.
}
button-preferences-next = Poi tocca a me
button-preferences-votes = Votazioni
button-preferences-half = Metà tempo
button-preferences-quiet = Silenzio…
button-preferences-holiday = Vacanza…
menu-turn = Quando tocca a me…
pick-turn-at-once = Il mio turno: avvisami subito
pick-turn-later = Il mio turno: avvisami dopo un po’
pick-turn-message = Il mio turno: mandami un messaggio diretto
pick-turn-never = Il mio turno: non avvisarmi mai
choice-quiet-off = Nessuna ora di silenzio
choice-holiday-off = Eccomi: nessuna vacanza
choice-holiday = { $date } (tra { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
})
form-quiet = Ore di silenzio
field-quiet-first = Niente avvisi dalle
field-quiet-last = fino alle
field-zone = Il tuo fuso orario
field-zone-note = Per tutti gli altri fusi usa /preferences zone.
form-holiday = Vacanza
field-holiday = Il giorno del tuo ritorno
field-holiday-note = Anno-mese-giorno, per esempio 2027-01-31. Vuoto: sei già qui.
