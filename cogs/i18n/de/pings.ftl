### Benachrichtigungen, Ruhezeiten, Urlaub und Anstupsen

ping-next = { $who }, du bist als Nächstes dran: { $link }
ping-vote = { $who }, die anderen warten auf deine Stimme: { $link }
ping-nudge = { $who }, die anderen warten auf dich: { $link }

table-holiday = { $paused ->
    [yes] 🏖️ { $who } ist im Urlaub bis { $until }. So lange steht die Uhr.
   *[no] 🏖️ { $who } ist im Urlaub bis { $until }. Ein Hausspieler springt ein.
}
table-holiday-you = { $paused ->
    [yes] 🏖️ Du bist im Urlaub bis { $until }. So lange steht die Uhr.
   *[no] 🏖️ Du bist im Urlaub bis { $until }. Ein Hausspieler springt ein.
}
table-action-holiday = 🏖️ { $who } ist im Urlaub bis { $until }.
table-action-nudge = 👉 { $who } wartet auf den nächsten Zug.
lobby-holidays = 🏖️ Solange jemand im Urlaub ist, steht die Uhr.
button-holidays = Urlaub hält die Uhr an
button-nudge = Anstupsen
button-mute = Tisch stumm
button-unmute = Tisch wieder laut
nudge-done = 👉 Angestupst. Das geht wieder, wenn die halbe Zeit für einen Zug um ist.
muted-on = 🔕 Dieser Tisch benachrichtigt dich nicht mehr. Mit `/table mute` und `on: False` tut er es wieder.
muted-off = 🔔 Dieser Tisch benachrichtigt dich wieder.

cmd-new-holidays = Ob die Uhr steht, solange jemand im Urlaub ist
cmd-table-nudge = Die anderen anstupsen, die am Zug sind
cmd-table-mute = Keine Benachrichtigungen mehr von einem Tisch
cmd-table-mute-on = Ob der Tisch stumm ist (False: er benachrichtigt dich wieder)

refused-nudge-nobody = Sonst ist gerade niemand am Zug.
refused-nudge-no-clock = An diesem Tisch läuft gerade für niemanden die Zeit.
refused-nudge-soon = Hier wurde vor Kurzem schon angestupst. Das geht { $until } wieder.
refused-bad-date = Dieses Datum kann ich nicht lesen. Schreib es so: 2027-01-31 (Jahr, Monat, Tag).
refused-date-past = Ein Urlaub endet frühestens morgen. Wähle einen späteren Tag.
refused-date-far = Ein Urlaub dauert höchstens { $most ->
    [one] { $most } Tag
   *[other] { $most } Tage
}. Wähle einen früheren Tag.
refused-bad-zone = Diese Zeitzone kenne ich nicht. Wähle eine aus der Liste, zum Beispiel Europe/Berlin.
refused-bad-hours = Das sind keine Ruhezeiten. Wähle zwei verschiedene volle Stunden, zum Beispiel 22-7.

## Einstellungen

cmd-preferences-pings = Wie du erfährst, dass du am Zug bist
cmd-preferences-next = Ob du erwähnt wirst, wenn du als Nächstes dran bist (ab drei Leuten)
cmd-preferences-votes = Ob du erwähnt wirst, wenn die anderen dich etwas fragen
cmd-preferences-half-time = Ob du in langsamen Spielen zur Halbzeit noch einmal erwähnt wirst
cmd-preferences-quiet = Die Stunden ohne Benachrichtigungen, zum Beispiel 22-7
cmd-preferences-zone = Deine Zeitzone, für Ruhezeiten und Urlaub
cmd-preferences-holiday = Der Tag, an dem du wieder da bist, zum Beispiel 2027-01-31

preferences-turn = { $value ->
    [at-once] 🔔 **Am Zug:** Du wirst sofort erwähnt, wenn du nicht da bist.
    [later] 🔔 **Am Zug:** nach einem Viertel deiner Zeit oder nach einer Stunde.
    [message] ✉️ **Am Zug:** Du bekommst eine Direktnachricht.
   *[never] 🔕 **Am Zug:** Niemand erwähnt dich. Achte selbst auf die Uhr.
}
preferences-next = { $value ->
    [yes] ✅ **Als Nächstes dran:** an.
   *[no] ⬜ **Als Nächstes dran:** aus.
}
preferences-votes = { $value ->
    [yes] ✅ **Abstimmungen:** an.
    [slow] ✅ **Abstimmungen:** nur an langsamen Tischen an.
   *[no] ⬜ **Abstimmungen:** aus.
}
preferences-half = { $value ->
    [yes] ✅ **Halbzeit:** an, in langsamen Spielen.
   *[no] ⬜ **Halbzeit:** aus.
}
preferences-quiet = { $value ->
    [yes] 🌙 **Ruhezeit:** { $first } bis { $last } ({ $zone }).
   *[no] 🌙 **Ruhezeit:** keine.
}
preferences-holiday = { $value ->
    [yes] 🏖️ **Urlaub:** bis { $until }.
   *[no] 🏖️ **Urlaub:** keiner.
}
button-preferences-next = Als Nächstes dran
button-preferences-votes = Abstimmungen
button-preferences-half = Halbzeit
button-preferences-quiet = Ruhezeit …
button-preferences-holiday = Urlaub …
menu-turn = Wenn ich am Zug bin …
pick-turn-at-once = Am Zug: sofort erwähnen
pick-turn-later = Am Zug: nach einer Weile erwähnen
pick-turn-message = Am Zug: Direktnachricht schicken
pick-turn-never = Am Zug: nie erwähnen
choice-quiet-off = Keine Ruhezeit
choice-holiday-off = Bin zurück: kein Urlaub
choice-holiday = { $date } (in { $count ->
    [one] { $count } Tag
   *[other] { $count } Tagen
})
form-quiet = Ruhezeit
field-quiet-first = Keine Benachrichtigungen von
field-quiet-last = bis
field-zone = Deine Zeitzone
field-zone-note = Alle anderen Zeitzonen gibt es mit /preferences zone.
form-holiday = Urlaub
field-holiday = Der Tag, an dem du wieder da bist
field-holiday-note = Jahr-Monat-Tag, zum Beispiel 2027-01-31. Leer: Du bist jetzt wieder da.
