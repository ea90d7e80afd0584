### Tutti i tavoli

you = Tu
list = { $first } e { $last }
list-separator = {", "}
list-separator-wide = {"; "}
house-name = **{ $name }** 🤖
time-seconds = { $count } { $count ->
    [one] secondo
   *[other] secondi
}
time-minutes = { $count } { $count ->
    [one] minuto
   *[other] minuti
}
time-hours = { $count } { $count ->
    [one] ora
   *[other] ore
}
move-done = Fatto: { $move }
ping-turn = { $who }, tocca a te: { $link }
time-ran-out = ⌛ Il tempo di { $who } è scaduto.
waiting = { $asked } ⏳ { $due }
story-cut = { $count ->
    [0] … righe precedenti: `/replay`
    [one] … { $count } riga precedente: `/replay`
   *[other] … { $count } righe precedenti: `/replay`
}
past-heading = ### { $game }, turno { $turn }
past-heading-turns = ### { $game }, turni { $turn }–{ $last }
closed-heading = ### { $game }
ended-won = { $count ->
    [one] 🎉 Vince { $winners }!
   *[other] 🎉 Vincono { $winners }!
}
ended-conceded = 🏳️ Resa di { $losers }. { $count ->
    [one] Vince
   *[other] Vincono
} { $winners }.
ended-missed = ⌛ { $loser } ha saltato il primo turno. Vince { $winners }.
ended-left = 🚪 { $loser } lascia la partita. Vince { $winners }.
ended-by-manager = Chi gestisce il server ha chiuso questo tavolo: { $reason }. Non conta.
ended-nobody = La partita è finita senza vittoria.
ended-damaged = Non riesco più a leggere le mosse di questo tavolo, quindi finisce qui. Non conta.
ended-other-edition = Le regole del gioco sono cambiate da quando è iniziato questo tavolo, quindi finisce qui. Non conta.

button-hand = La mia mano
button-rules = Regole
button-join = Partecipa
button-leave = Esci
button-house = Aggiungi bot
button-start = Avvia
button-cancel = Annulla
