### Alle Tische

you = Du
list = { $first } und { $last }
list-separator = {", "}
list-separator-wide = {"; "}
house-name = **{ $name }** 🤖
time-seconds = { $count } { $count ->
    [one] Sekunde
   *[other] Sekunden
}
time-minutes = { $count } { $count ->
    [one] Minute
   *[other] Minuten
}
time-hours = { $count } { $count ->
    [one] Stunde
   *[other] Stunden
}
move-done = Erledigt: { $move }
ping-turn = { $who }, du bist am Zug: { $link }
time-ran-out = ⌛ Die Zeit von { $who } ist abgelaufen.
waiting = { $asked } ⏳ { $due }
story-cut = { $count ->
    [0] … frühere Zeilen: `/replay`
    [one] … { $count } frühere Zeile: `/replay`
   *[other] … { $count } frühere Zeilen: `/replay`
}
past-heading = ### { $game }, Zug { $turn }
past-heading-turns = ### { $game }, Züge { $turn }–{ $last }
closed-heading = ### { $game }
ended-won = { $count ->
    [one] 🎉 { $winners } gewinnt!
   *[other] 🎉 { $winners } gewinnen!
}
ended-conceded = 🏳️ Aufgegeben: { $losers }. { $winners } { $count ->
    [one] gewinnt.
   *[other] gewinnen.
}
ended-missed = ⌛ Den ersten Zug verpasst hat: { $loser }. { $winners } gewinnt.
ended-left = 🚪 { $loser } ist gegangen. { $winners } gewinnt.
ended-by-manager = Jemand aus der Serververwaltung hat diesen Tisch beendet: { $reason }. Er zählt für niemanden.
ended-nobody = Das Spiel ist ohne Sieg zu Ende.
ended-damaged = Ich kann die Züge dieses Tisches nicht mehr lesen, deshalb endet er hier. Er zählt für niemanden.
ended-other-edition = Die Regeln dieses Spiels haben sich geändert, seit der Tisch begonnen hat. Deshalb endet er hier. Er zählt für niemanden.

button-hand = Meine Karten
button-rules = Regeln
button-join = Mitspielen
button-leave = Gehen
button-house = Hausspieler dazu
button-start = Start
button-cancel = Abbrechen
