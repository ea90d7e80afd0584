### Turniere eines Servers

cmd-tournament = Turniere auf diesem Server: Anmeldung, Paarungen und Rangliste
cmd-tournament-new = In diesem Kanal die Anmeldung für ein Turnier eröffnen
cmd-tournament-new-game = Welches Spiel; an jedem Tisch sitzen zwei
cmd-tournament-new-mode = Welcher Modus von Cake Duel
cmd-tournament-new-format = Schweizer System: alle spielen jede Runde. K.o.: Wer verliert, scheidet aus
cmd-tournament-new-rounds = Runden im Schweizer System; sonst so viele, wie man bis zum Sieg braucht
cmd-tournament-new-places = Wie viele mitspielen können, höchstens 32; Hausspieler füllen auf diese Zahl auf, wenn du sie willst
cmd-tournament-new-house = Hausspieler dieser Stärke füllen auf, ohne `places` auf eine gerade Zahl
cmd-tournament-new-clock = Bedenkzeit pro Entscheidung; wer den ersten Zug verpasst, verliert
cmd-tournament-new-until = Anmeldeschluss: 90m, 2h, 1d oder 2026-11-25 20:00 (UTC); sonst in einer Stunde
cmd-tournament-join = Dich für das Turnier dieses Servers anmelden
cmd-tournament-leave = Das Turnier verlassen; ein laufendes Turnierspiel ist dann verloren
cmd-tournament-show = Das Turnier zeigen: Rangliste und deine Spiele
cmd-tournament-start = Für die Turnierleitung: Anmeldung jetzt schließen und Runde 1 beginnen
cmd-tournament-pause = Für die Turnierleitung: vorerst keine neuen Spiele beginnen
cmd-tournament-resume = Für die Turnierleitung: in diesem Kanal weitermachen
cmd-tournament-end = Für die Turnierleitung: das Turnier vorzeitig beenden

choice-format-swiss = Schweizer System
choice-format-knockout = K.o.

button-tournament-join = Anmelden
button-tournament-leave = Abmelden
button-tournament-start = Jetzt starten
button-tournament-own = Meine Spiele
button-tournament-newest = Turniere

tournament-heading = ## 🏆 Turnier: { $game }
tournament-about = -# { $format ->
    [knockout] K.o.
   *[swiss] Schweizer System
}, ⏳ { $time } pro Entscheidung, Turnierleitung: { $organiser }
tournament-sign-up = Anmeldeschluss { $until }. Mindestens { $least } müssen mitspielen.
tournament-house = 🤖 Hausspieler ({ $level }) füllen auf { $places ->
    [0] eine gerade Zahl
   *[other] { $places } Plätze
} auf.
tournament-entrants = Anmeldungen (**{ $count } von { $most }**): { $who }
tournament-no-entrants = Noch hat sich niemand angemeldet. Auch die Turnierleitung kann mitspielen.
tournament-and-more = { $who } (+{ $count })
tournament-round = **Runde { $round } von { $rounds }**: { $over } von { $games } { $games ->
    [one] Spiel
   *[other] Spielen
} beendet
tournament-paused = ⏸️ **Pause.** Laufende Spiele gehen weiter, neue warten. `/tournament resume` macht hier weiter.
tournament-match = { $first } – { $second }
tournament-match-link = [Tisch { $number }]({ $link }) { $first } – { $second }
tournament-match-over = { $result ->
    [first] ✅ { $first } gewinnt gegen { $second }
    [second] ✅ { $second } gewinnt gegen { $first }
    [draw] ➖ { $first } – { $second }: unentschieden
   *[nobody] ❌ { $first } – { $second }: niemand war da
}
tournament-bye = { $who } hat ein Freilos.
tournament-more-games = … und { $count } { $count ->
    [one] weiteres Spiel
   *[other] weitere Spiele
}
tournament-line = **{ $place }.** { $who }: **{ $points }**, { $buchholz }
tournament-line-knockout = **{ $place }.** { $who }: { $wins } { $wins ->
    [one] Sieg
   *[other] Siege
}
tournament-gone = { $who } (ausgestiegen)
tournament-more-lines = … und noch { $count }
tournament-note-swiss = -# **Punkte**: 1 für einen Sieg, ½ für ein Unentschieden. Bei Gleichstand zählt die letzte Zahl: die Punkte aller zusammen, gegen die man gespielt hat („Buchholz“).
tournament-won = 🎉 { $shared ->
    [False] { $winners } gewinnt!
   *[True] { $winners } teilen sich den ersten Platz!
}
tournament-ended = Das Turnier wurde vorzeitig beendet.
tournament-too-few = Es haben sich zu wenige angemeldet, deshalb fällt das Turnier aus.

tournament-final-heading = ## 🏆 { $shared ->
    [False] { $winners } gewinnt das Turnier!
   *[True] { $winners } teilen sich den ersten Platz im Turnier!
}
tournament-final = Gespielt wurde { $game }, { $count } { $count ->
    [one] Runde
   *[other] Runden
} mit { $entrants ->
    [one] einer Person
   *[other] { $entrants } Personen
}.
tournament-final-others = **{ $place }.** { $who }
tournament-poster-score = { $format ->
    [knockout] Siege: { $wins }
   *[swiss] Punkte: { $points }
}

tournament-own-heading = ## 🏆 Dein Turnier
tournament-own-place = **Platz { $place } von { $entrants }**; Punkte: **{ $points }**; gegnerische Punkte: { $buchholz }
tournament-own-not-in = Du spielst in diesem Turnier nicht mit.
tournament-own-signed-up = Du bist angemeldet. Runde 1 beginnt { $until } oder sobald die Turnierleitung startet.
tournament-own-game = Runde { $round }: { $result ->
    [won] ✅ gewonnen gegen { $who }
    [lost] ❌ verloren gegen { $who }
    [draw] ➖ unentschieden gegen { $who }
    [bye] ✅ Freilos
   *[open] ▶️ gegen { $who }
}
tournament-own-link = [Zu deinem Tisch]({ $link })

tournament-thread = Runde { $round }.{ $number }: { $first } – { $second }
tournament-pairing-ping = 🏆 Runde { $round }: { $first } – { $second }. Viel Glück! Wer den ersten Zug verpasst, verliert.

tournament-joined = ✅ Du bist dabei. Runde 1 beginnt { $until } oder sobald die Turnierleitung startet.
tournament-left = Du hast das Turnier verlassen.
tournament-started = ✅ Die Anmeldung ist geschlossen. Runde 1 beginnt.
tournament-now-paused = ⏸️ Das Turnier macht Pause. Laufende Spiele gehen weiter.
tournament-resumed = ▶️ Das Turnier geht in diesem Kanal weiter.
tournament-now-ended = Das Turnier ist zu Ende. Laufende Spiele gehen als gewöhnliche Spiele weiter.

refused-no-tournament = Auf diesem Server läuft gerade kein Turnier. Eröffne eines mit `/tournament new`.
refused-tournament-running = Auf diesem Server gibt es schon ein Turnier. `/tournament show` zeigt es.
refused-tournament-over = Dieses Turnier ist zu Ende.
refused-tournament-begun = Das Turnier hat begonnen: Die Anmeldung ist geschlossen.
refused-tournament-leave-begun = Das Turnier hat begonnen. Mit `/tournament leave` steigst du aus; das Spiel, das du gerade spielst, ist dann verloren.
refused-tournament-full = Das Turnier ist voll (höchstens { $most }).
refused-tournament-joined = Du bist schon angemeldet.
refused-tournament-not-in = Du spielst in diesem Turnier nicht mit.
refused-tournament-organiser-only = Das können nur die Turnierleitung und alle, die den Server verwalten.
refused-tournament-too-few = Ein Turnier braucht mindestens { $least } Leute.
refused-tournament-paused = Das Turnier macht schon Pause.
refused-tournament-not-paused = Das Turnier macht keine Pause.
refused-tournament-for-two = Turnierspiele sind für zwei. Wähle einen anderen Modus.
refused-tournament-no-rounds = Im K.o. ergibt sich die Zahl der Runden aus den Anmeldungen. Lass `rounds` weg.
refused-tournament-bad-time = Diese Zeit verstehe ich nicht. Schreib `90m`, `2h`, `1d` oder Tag und Uhrzeit in UTC wie `2026-11-25 20:00`.
refused-tournament-time-range = Der Anmeldeschluss muss zwischen 1 Minute und 30 Tagen in der Zukunft liegen.
