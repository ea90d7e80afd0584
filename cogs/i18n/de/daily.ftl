### Das Spiel des Tages

cmd-daily = Die Spiele des Tages: dieselben Karten für alle, ein Versuch
cmd-daily-today = Spiel die Spiele von heute: je ein Versuch, gegen einen Hausspieler deiner Wahl
cmd-daily-board = Die Ergebnisse von heute auf diesem Server

button-daily = Spiele des Tages
button-daily-level = { $level ->
    [easy] Leicht
    [fair] Mittel
   *[strong] Stark
}
button-daily-share = Teilen
button-daily-board = Rangliste
button-daily-check = Karten prüfen
button-daily-yesterday = Gestern
button-daily-today = Heute

daily-heading = ## 🗓️ Spiele des Tages: { $day }
    Dieselben Karten für alle, überall. Du hast je einen Versuch: Wähle, wie stark der Hausspieler ist. Verglichen wird nur bei gleicher Stärke.
    -# Neue Spiele { $until }
daily-game = **{ $game }**: { $state }
daily-named = { $game }, { $level }
daily-open = noch nicht gespielt
daily-running = [läuft gerade]({ $link })
daily-void = ohne Ergebnis
daily-result = { $kind ->
    [won] 🏆 gewonnen
    [tied] 🤝 unentschieden
   *[lost] verloren
} { $squares } **{ $mine } : { $house }**
daily-gave-up = 🏳️ aufgegeben
daily-shared = 🗓️ **{ $game }**, { $day }: { $outcome }
daily-days = 📅 Tage mit einem Spiel, von den letzten { $days }: { $count }
daily-share-heading = ### 🗓️ { $who }, { $day }
daily-opened = 🗓️ Dein Spiel ist in { $thread }. Du hast einen Versuch: viel Glück!
daily-welcome = 🗓️ Das Spiel vom { $day }. Du hast einen Versuch, und er zählt für diesen Tag.

daily-board-heading = ## 🗓️ { $day }, { $server }
daily-board-line = **{ $rank }.** { $who }: { $outcome }
daily-board-none = Dieses Spiel hat noch niemand beendet.
daily-board-note = -# Verglichen wird bei gleicher Stärke: zuerst die Siege, dann der Vorsprung vor dem Hausspieler. Hier zählen Spiele, die du auf diesem Server beginnst.

daily-check-heading = ## 🔒 Karten prüfen
daily-check-note = Einen Tag vor einem Spiel zeigt diese Seite den SHA-256 seines Geheimnisses, einen Tag danach das Geheimnis.
    -# Die Geheimnisse folgen aus dem Datum und sind auf jedem Bot gleich. Wer den Quelltext von Cake Club liest, kann sie kennen: Die Rangliste ist nur zum Spaß da.
daily-check-day = **{ $day }**
daily-check-code = { $game }: `{ $commitment }`
daily-check-secret = { $game }: `{ $commitment }`, Geheimnis `{ $secret }`

refused-daily-played = Dieses Spiel hast du schon gespielt. Neue Spiele gibt es um Mitternacht UTC.
refused-daily-no-thread = Niemand sonst darf dein Spiel sehen, also braucht es einen privaten Thread. Hier kann ich keinen öffnen. Nimm einen anderen Kanal oder spiel in deinen Direktnachrichten mit mir.
refused-daily-board-here = Eine Rangliste gibt es nur auf Servern. Nimm dort `/daily board`.
refused-daily-no-result = Beende zuerst ein Spiel von heute. Dann kannst du es teilen.
