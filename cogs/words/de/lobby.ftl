### Vor dem Spiel

lobby-heading = ## { $game }
    Ein Tisch ist offen. { $host } hat eingeladen und startet das Spiel.
lobby-seat = **{ $number }.** { $who }{ $team ->
    [0] {""}
   *[other] {" "}(Team { $team })
}
lobby-free = **{ $number }.** *{ $needed ->
    [True] freier Platz: drück „Mitspielen“
   *[False] hier kann noch jemand mitspielen
}*
lobby-clock = ⏳ { $time } für jede Entscheidung
lobby-begun = Das Spiel hat begonnen: du findest es weiter unten.
lobby-moved = Dieser Tisch ist weiter unten offen.
lobby-cancelled = Dieser Tisch wurde geschlossen, bevor es losging.
