### Die Tafel mit Knöpfen, die in einem Kanal bleibt

cmd-settings-panel = Eine Tafel mit Knöpfen in diesen Kanal stellen, ans Ende holen oder abbauen
cmd-settings-panel-here = Ja oder ohne Angabe: hier aufstellen oder ans Ende holen. Nein: abbauen
button-panel-put = Tafel aufstellen
panel-heading = ## Cake Club 🍰
panel-text = Drei Kartenspiele um Kuchen: mit Leuten hier oder allein gegen das Haus. Drücke auf **{ button-play }**: Du brauchst keine Befehle.
panel-waiting = **Hier werden noch Leute gesucht**
    { $lines }
panel-line = [{ $game }]({ $link }): { $people }; { $free } { $free ->
    [one] freier Platz
   *[other] freie Plätze
}
panel-nobody = Gerade wartet niemand. Drücke auf **{ button-play }** und öffne einen Tisch.
panel-up = ✅ Die Tafel steht am Ende dieses Kanals. `/settings panel` holt sie wieder dorthin; mit `here: False` wird sie abgebaut.
panel-down = ✅ Die Tafel ist abgebaut.
refused-panel-none = In diesem Kanal steht keine Tafel. Stelle eine mit `/settings panel` auf.
refused-panel-permission = Hier kann ich keine Tafel aufstellen. Mir fehlt: { $permissions }. Wer den Server verwaltet, kann mir das unter **Kanal bearbeiten**, **Berechtigungen**, **Cake Club** geben.
