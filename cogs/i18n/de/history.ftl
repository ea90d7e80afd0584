### Karten, die alle nachprüfen können, und Spiele zum Wiederansehen

button-cut = Abheben …
cut-title = Abheben
cut-field = Dein Wort
cut-note = Dein Wort wird eingemischt. Alle am Tisch sehen es. Lass es leer, um es zurückzunehmen.
cut-done = Erledigt: Dein Wort ist eingemischt.
lobby-word = , Wort „{ $word }“
cut-line = ✂️ { $who } hat mit „{ $word }“ abgehoben.
commitment = -# 🔒 Die Mischung ist festgelegt (mehr dazu: `/verify`): `{ $commitment }`
commitment-locked = -# 🔒 Mischung festgelegt (mehr: `/verify`)
refused-cut-not-joined = Abheben kann nur, wer an diesem Tisch sitzt. Drücke zuerst auf *{ button-join }*.
refused-bad-word = Das passt nicht. Bitte schreibe eine Zeile mit höchstens { $most } Zeichen.

cmd-table-cut = Abheben: ein Wort von dir in die Mischung einrechnen
cmd-table-cut-word = Dein Wort; ohne Angabe nimmst du es zurück
cmd-verify = Prüft, ob ein Tisch so gemischt wurde, wie es vorher festgelegt war
cmd-verify-table = Welcher Tisch
cmd-replay = Ein Spiel noch einmal ansehen, Schritt für Schritt
cmd-replay-table = Welcher Tisch; im Thread eines Tisches nicht nötig
cmd-replay-step = Ab diesem Schritt
cmd-history = Die Spiele, die auf diesem Server gespielt wurden
cmd-history-member = Nur die Spiele dieses Mitglieds
cmd-history-game = Nur Spiele dieser Art
cmd-history-page = Seitenzahl

verify-heading = ## Die Mischung: { $game }, `{ $table }`
verify-later = Das Geheimnis wird gezeigt, wenn das Spiel vorbei ist. Dann rechnet `/verify` die Mischung nach.
verify-commitment = **Festgelegt,** bevor jemand abheben oder spielen konnte (SHA-256 des Geheimnisses): `{ $commitment }`
verify-secret = **Geheimnis:** `{ $secret }`
verify-seed = { $holds ->
    [True] ✅ **Startwert** aus dem Geheimnis und euren Wörtern: `{ $seed }`
   *[other] ❌ Der Startwert `{ $seed }` passt nicht zum Geheimnis und zu den Wörtern!
}
verify-chance = ✅ **Aus dem Startwert nachgerechnet:** { $shuffles } { $shuffles ->
    [one] Mischung
   *[other] Mischungen
} und { $numbers } { $numbers ->
    [one] Zahl oder Würfel
   *[other] Zahlen und Würfel
}, bei { $moves } { $moves ->
    [one] erlaubten Zug
   *[other] erlaubten Zügen
}.
verify-digest = **Prüfsumme** der ganzen Aufzeichnung, ohne die Namen: `{ $digest }`
verify-proves = **Was das beweist:** Das Geheimnis stand fest, bevor jemand abgehoben hat. Also konnte niemand die Mischung ändern, sobald ein Wort dabei war, und niemand am Tisch konnte sie sich aussuchen. Vergleiche den Code oben mit dem, den `/verify` vor dem Ende des Spiels zeigt.
verify-limits = **Was es nicht beweist:** Wer diesen Bot betreibt, kann während des Spiels die Karten ansehen oder das Geheimnis kennen und zuletzt abheben. Wenn du sicher sein willst, hebe selbst zuletzt ab.
verify-day-proves = **Was das beweist:** Das ist das Spiel des Tages, dasselbe wie auf jedem Bot. `/daily today` hat seinen Code einen Tag vorher gezeigt.
verify-day-limits = **Was es nicht beweist:** Das Geheimnis folgt aus dem Datum. Wer den Quelltext von Cake Club liest, kann es kennen.
verify-script = -# Du musst mir das nicht glauben: Mit „{ button-record }“ bekommst du ein Skript, das nur Python braucht.
verify-file = { $script ->
    [True] Die ganze Aufzeichnung und ein Skript, das jede Karte und jeden Würfel daraus nachrechnet. Speichere beide in einem Ordner und starte dort:
   *[other] Die ganze Aufzeichnung. Speichere sie neben `tools/verify.py` aus dem Quelltext von Cake Club, das jede Karte und jeden Würfel daraus nachrechnet, und starte dort:
}
    ```
    python3 verify.py { $file } --pledge { $pledge } --digest { $digest }
    ```
    Der Wert bei `--pledge` muss der Code sein, den `/verify` vor dem Ende des Spiels gezeigt hat. Das Skript ist zum Lesen geschrieben und steht auch als `tools/verify.py` im Quelltext von Cake Club.
button-record = Aufzeichnung
refused-not-committed = Das ist eine Lektion: Alle bekommen dieselben Karten, hier gibt es keine Mischung zu prüfen.

replay-heading = ### { $game } noch einmal
    -# Schritt { $step } von { $steps }
    -# { $viewer }
replay-as-all = alle Karten offen
replay-as-public = wie alle es gesehen haben
replay-as-seat = wie { $who } es gesehen hat
replay-as-seat-you = wie du es gesehen hast
replay-hand = { EMOJI("held") } **{ $who }**
replay-hand-you = { EMOJI("held") } **Deine Hand**
replay-note = -# Um diesen Schritt zu teilen: { $public ->
    [True] {""}
   *[other] „{ button-share }“ oder{" "}
}`/replay table:{ $table } step:{ $step }`; [Zum Tisch]({ $link })
replay-image-hands = Das Bild zeigt auch die Karten von { $who }.
replay-text-heading = { $game }, Tisch { $table }: { $people }
replay-text-file = Das Spiel, Zug für Zug.
button-first = ⏮ Anfang
button-step-back = ◀ Zurück
button-step-on = Weiter ▶
button-last = Ende ⏭
button-share = Allen zeigen
button-text = Als Text
menu-jump = Springen zu …
replay-jump-step = Schritt { $step }
part-round = Runde { $round }
menu-viewer = Aus der Sicht von …
refused-replay-past-end = Dieses Spiel hat nur { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
}. Wähle einen davon.
refused-replay-running = Solange dieses Spiel läuft, siehst du hier nur, was du auch am Tisch siehst. Wenn es vorbei ist, sind alle Karten offen.

history-heading = ## Spiele auf diesem Server{ $who }{ $page ->
    [1] {""}
   *[other] , Seite { $page }
}
history-heading-direct = ## Deine Spiele hier{ $page ->
    [1] {""}
   *[other] , Seite { $page }
}
history-of = , { $who }
history-none = Hier wurde noch kein Spiel beendet.
history-none-such = So ein Spiel wurde hier noch nicht beendet.
history-damaged = Ein Spiel mit beschädigter Aufzeichnung
history-hidden = -# Einige Spiele fehlen: Sie wurden in Kanälen gespielt, die du nicht sehen kannst.
history-line = -# { $day }: { $game }; { $people }; { $won ->
    [True] 🎉 { $winners }
   *[other] ohne Sieg
}; `{ $table }`
history-note = -# Wähle ein Spiel, um es noch einmal anzusehen, oder nutze `/replay`.
button-newer = ◀ Neuere
button-older = Ältere ▶
menu-replay = Ein Spiel noch einmal ansehen …
refused-history-past-end = So viele Spiele gibt es nicht. Wähle eine kleinere Seitenzahl.
refused-history-direct = In Direktnachrichten siehst du nur deine eigenen Spiele.

button-review = Rückblick
button-replay = Replay
button-details = Details
review-heading = ## 🔍 Dein Duell, mit offenen Karten
review-bluffs = **Deine Bluffs:** { $bluffs } von { $claims } { $claims ->
    [one] Behauptung
   *[other] Behauptungen
}, { $caught } aufgeflogen.
review-missed = **Bluffs gegen dich, die niemand angezweifelt hat:** { $count }{ $count ->
    [0] .
    [one] . Mit Anzweifeln wäre diese Runde gewonnen gewesen.
   *[other] . Mit Anzweifeln wäre jede dieser Runden gewonnen gewesen.
}
review-called = **Von dir angezweifelt:** { $count ->
    [0] nichts.
   *[other] { $count }-mal, { $right }-mal zu Recht.
}
review-claim = Duell { $duel }, Runde { $bout }: { $who } behauptete: { $claim }; { $truth ->
    [True] wahr
   *[other] ein Bluff
} ({ $cards }){ $called ->
    [True] , angezweifelt
   *[other] { "" }
}
review-claim-you = Duell { $duel }, Runde { $bout }: du behauptetest: { $claim }; { $truth ->
    [True] wahr
   *[other] ein Bluff
} ({ $cards }){ $called ->
    [True] , angezweifelt
   *[other] { "" }
}
review-turn = **Wendepunkt:** Runde { $bout } von Duell { $duel }, { $won ->
    [True] gewonnen
   *[other] verloren
} durch { $reason ->
    [bluff] einen aufgeflogenen Bluff
    [truth] Anzweifeln einer wahren Behauptung
    [cakes] den letzten Kuchen
   *[passes] die Kuchen, nachdem alle gepasst hatten
}. Deine Siegchance ging damit von { $before } % auf { $after } %, wenn beide Seiten danach gleich gut spielen.
refused-deal-sealed = Andere können dieses Spiel heute noch spielen. Nach Mitternacht UTC kannst du es prüfen und teilen.
