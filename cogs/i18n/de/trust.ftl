### Karten, die alle nachprüfen können, und Spiele zum Wiederansehen

button-cut = Abheben …
cut-title = Abheben
cut-field = Ein Wort von dir
cut-note = Auch aus ihm folgen die Karten. Alle am Tisch sehen es; lass es leer, um es zurückzunehmen.
cut-done = Erledigt: auch aus deinem Wort folgen jetzt die Karten.
lobby-word = { " " }· hebt ab mit „{ $word }“
cut-line = ✂️ { $who } hat mit „{ $word }“ abgehoben.
pledge = -# 🔒 Die Karten sind zugesagt, SHA-256: `{ $commitment }`
pledge-kept = -# 🔓 Das Geheimnis dieser Karten: `{ $secret }`. `/verify table:{ $table }` prüft es, `/replay table:{ $table }` zeigt das Spiel noch einmal.
refused-cut-not-joined = Abheben kann nur, wer an diesem Tisch sitzt. Drücke zuerst auf Mitspielen.
refused-bad-word = Dieses Wort passt nicht: bitte schreibe eine Zeile von höchstens { $most } Zeichen.

cmd-table-cut = Abheben: ein Wort von dir, aus dem die Karten ebenfalls folgen
cmd-table-cut-word = Dein Wort; nichts, um es zurückzunehmen
cmd-verify = Prüft, ob ein Tisch so gegeben wurde, wie es zugesagt war
cmd-verify-table = Welcher Tisch
cmd-replay = Ein Spiel noch einmal ansehen, Schritt für Schritt
cmd-replay-table = Welcher Tisch
cmd-replay-step = Ab welchem Schritt
cmd-history = Die Spiele, die auf diesem Server gespielt wurden
cmd-history-member = Nur die Spiele dieses Mitglieds
cmd-history-game = Nur dieses Spiel
cmd-history-page = Welche Seite

verify-heading = ## Wie gegeben wurde: { $game } · `{ $table }`
verify-later = Das Geheimnis wird gezeigt, wenn das Spiel vorbei ist; dann rechnet `/verify` die Karten nach.
verify-pledge = **Zugesagt,** bevor jemand abheben konnte: `{ $commitment }`
verify-secret = **Das Geheimnis,** dessen SHA-256 das ist: `{ $secret }`
verify-seed = { $holds ->
    [True] ✅ **Der Keim** aus Geheimnis und Worten: `{ $seed }`
   *[other] ❌ Der Keim `{ $seed }` folgt nicht aus Geheimnis und Worten!
}
verify-chance = ✅ **Daraus noch einmal gezogen:** { $shuffles } { $shuffles ->
    [one] Mischung
   *[other] Mischungen
} und { $numbers } { $numbers ->
    [one] Zahl oder Würfel
   *[other] Zahlen und Würfel
}, bei { $moves } { $moves ->
    [one] Zug, den die Regeln erlauben
   *[other] Zügen, die die Regeln erlauben
}.
verify-digest = **Prüfsumme** der ganzen Aufzeichnung, ohne die Namen: `{ $digest }`
verify-proves = **Was das beweist:** Das Geheimnis stand fest, bevor jemand abhob. Also konnte niemand die Karten ändern, sobald ein Wort dabei war, und niemand am Tisch konnte sie sich aussuchen. Vergleiche die Zusage mit der im Beitrag des Tisches.
verify-limits = **Was nicht:** Wer diesen Bot betreibt, konnte die Karten während des Spiels ansehen, oder das Geheimnis kennen und selbst als Letzter abheben. Hebe als Letzter ab, wenn du sicher sein willst.
verify-script = -# Glaube es nicht mir: Mit „{ button-record }“ kommt ein Skript, das Python braucht und sonst nichts von mir.
verify-file = { $script ->
    [True] Die ganze Aufzeichnung und ein Skript, das jede Karte und jeden Würfel daraus nachrechnet. Speichere beide in einem Ordner und starte dort:
   *[other] Die ganze Aufzeichnung. Speichere sie neben `tools/verify.py` aus dem Quelltext von Cake Club, das jede Karte und jeden Würfel daraus nachrechnet, und starte dort:
}
    ```
    python3 verify.py { $file } --pledge { $pledge } --digest { $digest }
    ```
    Die Zusage muss die sein, die am Anfang im Beitrag des Tisches stand. Das Skript ist kurz genug zum Lesen und steht auch als `tools/verify.py` im Quelltext von Cake Club.
button-record = Aufzeichnung als Datei
refused-never-pledged = Dieser Tisch wurde eröffnet, bevor es Zusagen gab; hier ist nichts nachzuprüfen.
refused-lesson-not-pledged = Das ist eine Lektion: ihre Karten sind für alle gleich und nicht zugesagt, hier ist nichts nachzuprüfen.

replay-heading = ## { $game } noch einmal · Schritt { $step } von { $steps }
    -# { $eyes }
replay-as-all = alle Karten offen
replay-as-public = wie alle es sahen
replay-as-seat = wie { $who } es sah
replay-hand = { SIGN("held") } **{ $who }**
replay-note = -# Um diesen Schritt weiterzugeben: { $public ->
    [True] {""}
   *[other] „{ button-share }“ oder{" "}
}`/replay table:{ $table } step:{ $step }` · [Wo gespielt wurde]({ $link })
replay-picture-hands = Darunter liegen offen die Karten von { $who }.
replay-text-heading = { $game }, Tisch { $table }: { $people }
replay-text-file = Das Spiel, Zug für Zug.
button-first = ⏮ Anfang
button-step-back = ◀ Zurück
button-step-on = Weiter ▶
button-last = Ende ⏭
button-share = Allen zeigen
button-text = Als Text
menu-eyes = Mit wessen Augen …
refused-replay-past-end = Dieses Spiel hat nur { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
}. Wähle einen davon.
refused-replay-running = Solange dieses Spiel läuft, siehst du von ihm, was du am Tisch siehst. Alle Karten sind offen, wenn es vorbei ist.

history-heading = ## Spiele dieses Servers{ $who } · Seite { $page }
history-of = { " " }· { $who }
history-none = Hier wurde noch nichts zu Ende gespielt.
history-none-such = Ein solches Spiel wurde hier noch nicht zu Ende gespielt.
history-damaged = Ein Spiel, dessen Aufzeichnung beschädigt ist
history-hidden = -# Einige Spiele fehlen hier: Sie wurden dort gespielt, wo du nicht hineinsehen kannst.
history-line = { $day } · { $game } · { $people } · { $won ->
    [True] 🎉 { $winners }
   *[other] ohne Sieg
} · `{ $table }`
history-note = -# Wähle ein Spiel, um es noch einmal anzusehen, oder nimm `/replay`.
button-newer = ◀ Neuere
button-older = Ältere ▶
menu-replay = Ein Spiel noch einmal ansehen …
refused-history-past-end = So viele Spiele gibt es nicht: wähle eine frühere Seite.

button-review = Rückblick
review-heading = ## 🔍 Dein Duell, mit offenen Karten
review-bluffs = **Deine Bluffs:** { $bluffs } von { $claims } { $claims ->
    [one] Ansage
   *[other] Ansagen
}, { $caught } davon ertappt.
review-missed = **Bluffs gegen dich, die niemand anzweifelte:** { $count }{ $count ->
    [0] .
    [one] . Ein Zweifel hätte diese Runde gewonnen.
   *[other] . Ein Zweifel hätte jede dieser Runden gewonnen.
}
review-called = **Deine Zweifel:** { $count ->
    [0] keine.
   *[other] { $count }, davon { $right } zu Recht.
}
review-claim = Duell { $duel }, Runde { $bout }: { $who } sagte { $claim }; { $truth ->
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
    [bluff] einen ertappten Bluff
    [truth] einen Zweifel an der Wahrheit
    [cakes] den letzten Kuchen
   *[passes] die Kuchen, nachdem alle gepasst hatten
}. Das brachte deine Aussicht auf den Sieg von { $before } % auf { $after } %, wenn beide Seiten von da an gleich gut spielen.
refused-no-review = Nur für Cake Duel gibt es einen Rückblick. `/replay` zeigt jedes Spiel noch einmal.
